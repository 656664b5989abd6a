import { resolve } from 'node:path';
import type { CommandContext } from '../run/command-context.ts';
import { verifyAudit } from '../record/verify-audit.ts';
import { formatOption, type AddCommand } from './options.ts';

export const addAuditCommand: AddCommand = (program, context, exit) => {
  program
    .command('audit')
    .description('check the audit log of a record')
    .command('verify <record>')
    .description('whether a record is whole and, with --digest, of one run; exit 1 if not')
    .option('--digest <hash>', 'the digest that the run published')
    .addOption(formatOption('text', 'json'))
    .action((record: string, flags: { readonly digest?: string; readonly format: 'text' | 'json' }) =>
      exit(checkAudit(record, flags, context)),
    );
};

/** Reports whether the log is complete and closed, and whether `--digest` names it. Exit 1 if not. */
function checkAudit(
  record: string,
  { digest = null, format }: { readonly digest?: string | null; readonly format: 'text' | 'json' },
  { host, terminal }: CommandContext,
): number {
  const verdict = verifyAudit(resolve(host.workingFolder, record), { digest });
  terminal.out(format === 'json' ? `${JSON.stringify(verdict)}\n` : `${verdict.message}\n`);
  return verdict.ok ? 0 : 1;
}
