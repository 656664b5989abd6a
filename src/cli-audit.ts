import { resolve } from 'node:path';
import type { CliContext } from './cli-context.ts';
import { verifyAudit } from './record/verify-audit.ts';

/** `audit verify RECORD`: whether the log is whole, closed, and the one that the run's digest names. Exit 1 where it is not. */
export async function auditFromCli(
  record: string,
  digest: string | null,
  format: 'text' | 'json',
  context: CliContext,
): Promise<number> {
  const verdict = verifyAudit(resolve(context.host.workingFolder, record), { digest });
  context.terminal.out(format === 'json' ? `${JSON.stringify(verdict)}\n` : `${verdict.message}\n`);
  return verdict.ok ? 0 : 1;
}
