import { loadPolicies } from './policy-calls.ts';
import type { CommandContext } from '../../run/command-context.ts';
import { openWatchedShell } from './observe-shell.ts';
import { fuzzPolicy, renderFuzz } from '../../policy/tools/fuzz.ts';

/** `policy fuzz FILE`: known bypasses on the examples of every rule that allows; exit 1 if one gets through. */
export async function fuzzFromCli(
  source: string,
  flags: { readonly cwd: string; readonly format: 'text' | 'json' },
  context: CommandContext,
): Promise<number> {
  const [policy] = await loadPolicies(context, [source], flags.cwd);
  if (policy === undefined) throw new Error('no policy was loaded');
  const shell = await openWatchedShell(context.host, context.signal);
  try {
    const report = await fuzzPolicy(policy, shell.observe);
    context.terminal.out(flags.format === 'json' ? `${JSON.stringify(report)}\n` : renderFuzz(report));
    return report.findings.length === 0 ? 0 : 1;
  } finally {
    await shell.close();
  }
}
