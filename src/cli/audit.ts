import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { recordFiles } from '../core/types/record.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import { renderAttestationCheck } from '../record/attestation.ts';
import { readRecord } from '../record/read-record.ts';
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
    .addHelpText('after', `\nAn attestation of init --attest is checked by:\n  ${checkOf('OWNER/REPOSITORY')}`)
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
  const directory = resolve(host.workingDirectory, record);
  const verdict = verifyAudit(directory, { digest: digest ?? null, isPartial: partial });
  const repository = verdict.ok ? readJobRepository(directory) : null;
  terminal.out(
    format === 'json'
      ? `${JSON.stringify(verdict)}\n`
      : `${verdict.message}\n${verdict.state === 'incomplete' ? partialHint : ''}${repository === null ? '' : `\nIf the job attested it (init --attest), GitHub checks who made it: ${checkOf(repository)}\n`}`,
  );
  return verdict.ok ? 0 : 1;
}

/** The repository of the job that made the record, or a placeholder if the history, which names it, is not here. Null for a run on the command line. */
function readJobRepository(directory: string): string | null {
  if (!existsSync(join(directory, recordFiles.history))) return 'OWNER/REPOSITORY';
  return readRecord(directory).started?.job?.repository ?? null;
}

function checkOf(repository: string): string {
  return renderAttestationCheck(recordFiles.audit, repository);
}
