import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed } from '../core/types/decision.ts';
import { HarnessError } from '../core/types/error.ts';
import { findWeakest } from '../core/types/isolation.ts';
import { recordFiles } from '../core/types/record.ts';
import type { RunResult } from '../core/types/result.ts';
import { describeAfter, describeBefore } from '../core/types/verify.ts';
import type { AuditLine } from './audit-schema.ts';
import { hashFile } from './contents.ts';
import { readAuditLines } from './read-audit.ts';

/** The type of the predicate. It names a format and no address. */
export const predicateType = 'urn:script-harness:agent-run:v1';

/** An in-toto Statement v1 about a published patch. The build publishes its schema, which states what each field is. */
export type Statement = ReturnType<typeof createStatement>;

/** The audit log of a run in another job, checked against the digest that the job published. */
export interface AnchoredAudit {
  readonly lines: readonly AuditLine[];
  readonly opened: Extract<AuditLine, { type: 'opened' }>;
  readonly closed: Extract<AuditLine, { type: 'closed' }>;
  readonly fileDigest: string;
}

/**
 * Reads the audit log in the directory of an artifact. Throws `tampered` unless it is whole, ends with the digest, and names the patch: then all that
 * it states is as trustworthy as the digest. Proved by test/scenarios/published-changes.test.ts.
 */
export function readAnchoredAudit(
  directory: string,
  { rootHash, patchDigest }: { readonly rootHash: string; readonly patchDigest: string },
): AnchoredAudit {
  const file = join(directory, recordFiles.audit);
  if (!existsSync(file))
    throw new HarnessError({
      code: 'usage',
      message: `${file} does not exist`,
      hint: `Let actions/download-artifact fetch ${recordFiles.audit} next to the patch, or do not give audit-digest.`,
    });
  const { lines, broken } = readAuditLines(directory);
  const [opened, closed] = [lines[0], lines.at(-1)];
  const isWhole = broken === null && opened?.type === 'opened' && closed?.type === 'closed';
  if (isWhole && closed.hash === rootHash && closed.files[recordFiles.patch] === patchDigest)
    return { lines, opened, closed, fileDigest: hashFile(file) };
  throw new HarnessError({
    code: 'tampered',
    message: `${file} is not the audit log of this patch: ${broken === null ? `its digest is ${closed?.hash ?? 'missing'}` : `broken at entry ${broken.at}`}`,
    hint: 'Give the output audit-digest of the job of the agent that made the patch.',
  });
}

/** The statement about a published patch. Verify and tests come from the output of the agent's job, all else from its audit and from this job. */
export function createStatement(
  { lines, opened, closed, fileDigest }: AnchoredAudit,
  facts: {
    readonly patchDigest: string;
    readonly result: RunResult | null;
    readonly judgedBy: { readonly name: string; readonly sha256: string };
    readonly repository: string;
    readonly commit: string;
    readonly workflowRun: string;
    readonly publication: { readonly branch: string; readonly commit: string; readonly pullRequest: string | null };
  },
) {
  // A call with which a part of the run ended has no decision after the one that escalated it.
  const granted = new Set(
    lines.flatMap((line) =>
      line.type === 'approval-answered' && line.answer.startsWith('granted') ? [line.call_id] : [],
    ),
  );
  const decided = lines.filter((line) => line.type === 'call');
  const allowedCalls = decided.filter((call) => isAllowed(call.decision) || granted.has(call.call_id)).length;
  // A run may continue on another machine, and with other models.
  const sandbox = findWeakest(
    lines.filter((line) => line.type === 'sandbox'),
    ({ isolation }) => isolation,
  );
  const parts = lines.filter(
    (line) => line.type === 'opened' || line.type === 'resumed' || line.type === 'model-replaced',
  );
  const listAll = (read: (part: (typeof parts)[number]) => string | undefined): string =>
    [...new Set(parts.flatMap((part) => read(part) || []))].join(', ');
  const verify = facts.result?.verify ?? null;
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      { name: recordFiles.patch, digest: { sha256: facts.patchDigest } },
      { name: recordFiles.audit, digest: { sha256: fileDigest } },
    ],
    predicateType,
    predicate: {
      run: { id: opened.run_id, version: opened.version, outcome: closed.outcome, workflowRun: facts.workflowRun },
      base: { repository: facts.repository, commit: facts.commit },
      policy: {
        name: opened.policy,
        digest: { sha256: opened.policy_sha256 },
        judgedBy: { name: facts.judgedBy.name, digest: { sha256: facts.judgedBy.sha256 } },
      },
      audit: {
        rootHash: { sha256: closed.hash },
        entries: lines.length,
        allowedCalls,
        deniedCalls: decided.length - allowedCalls,
      },
      verify:
        verify === null
          ? null
          : {
              command: verify.command,
              before: describeBefore(verify),
              after: describeAfter(verify),
              problems: [...verify.problems],
              fixedTests: verify.tests?.fixed.count ?? null,
            },
      isolation:
        sandbox === null ? null : { level: sandbox.isolation, backend: sandbox.rung, boundaries: sandbox.walls },
      model: {
        provider: listAll((part) => (part.type === 'model-replaced' ? undefined : part.provider)),
        name: listAll(({ model }) => model),
        replayed: facts.result?.replayed ?? null,
      },
      publication: facts.publication,
    },
  };
}

/** The command that checks who made the statement about a file of a record. */
export function renderAttestationCheck(file: string, repository: string): string {
  return `gh attestation verify ${file} --repo ${repository} --predicate-type ${predicateType}`;
}
