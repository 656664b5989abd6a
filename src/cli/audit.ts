import { resolve } from 'node:path';
import type { CommandContext } from '../run/host/command-context.ts';
import { verifyAudit } from '../record/verify-audit.ts';
import { formatOption, type AddCommand } from './arguments/options.ts';

export const addAuditCommand: AddCommand = (program, context, exit) => {
  program
    .command('audit')
    .description('check the audit log of a record')
    .command('verify <record>')
    .description('whether a record is whole and, with --digest, of one run; exit 1 if not')
    .option('--digest <hash>', 'the digest that the run published')
    .option('--partial', 'files of the record may be missing, as in the artifact of a public repository')
    .addOption(formatOption('text', 'json'))
    .action((record: string, flags: AuditFlags) => exit(checkAudit(record, flags, context)));
};

const partialHint =
  'With --partial, missing files are no error: the artifact of a public repository has only patch, summary and audit.\n';

interface AuditFlags {
  readonly digest?: string;
  readonly partial?: boolean;
  readonly format: 'text' | 'json';
}

/** Reports whether the record is complete and closed, and whether `--digest` names it. Exit 1 if not. */
function checkAudit(
  record: string,
  { digest, partial = false, format }: AuditFlags,
  { host, terminal }: CommandContext,
): number {
  const verdict = verifyAudit(resolve(host.workingFolder, record), {
    digest: digest ?? null,
    isPartial: partial,
  });
  terminal.out(
    format === 'json'
      ? `${JSON.stringify(verdict)}\n`
      : `${verdict.message}\n${verdict.state === 'incomplete' ? partialHint : ''}`,
  );
  return verdict.ok ? 0 : 1;
}
