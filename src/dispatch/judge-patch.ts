import type { FileChange, FileKind, RefusedChange } from '../core/types/change.ts';
import { isAllowed, type Verdict } from '../core/types/decision.ts';
import type { Policy } from '../core/ports/policy.ts';
import { compileGlobs } from '../core/text/glob.ts';
import { createWrite } from './judge-changes.ts';
import { explainUnpatchable, unpatchableRule } from './unpatchable.ts';

const origins = ['structured', 'script'] as const;

/**
 * Decides the changes of a whole run, from its base to its end, at the end of the run and again in the job that publishes them. A change stays if some call
 * of a run may make it, by its path and by its content, or if a person has approved it: a fact that the single call decides (arguments, turn, count,
 * justification) is as the change needs it. Each call was decided with these facts when it was made, so a change that the run kept stays, and a forged
 * patch has no change that no call may make. Contents count from base to end: many small steps can add up to a change that no single
 * step made. Proved by test/dispatch/judge-patch.test.ts and test/scenarios/trusted-policy.test.ts.
 */
export async function judgePatch(options: {
  readonly policy: Policy;
  /** The tools whose calls could have made a change of the patch. */
  readonly writers: readonly string[];
  /** Every path of the patch with what it was and is; contents need not be there. */
  readonly outline: readonly FileChange[];
  /** Reads both sides of one path. Asked only for paths that may be refused. */
  readonly readChange: (path: string) => Promise<FileChange>;
  /** Whether the history was tainted for every call (true) or for none (false); null for some, or if it is not known. */
  readonly tainted: boolean | null;
  /** Why a change that a rule leaves to a person lacks the approval. Resolves to null for an approved change. */
  readonly explainUnapproved: (change: FileChange, rule: string) => Promise<string | null>;
}): Promise<readonly RefusedChange[]> {
  const { policy } = options;

  const ask = (path: string, changes: readonly FileChange[] | null): Verdict[] =>
    options.writers.flatMap((tool) =>
      origins.map((origin) =>
        policy.decide({
          tool,
          origin,
          args: null,
          accesses: [createWrite(path, 'file')],
          turn: 1,
          justified: true,
          rulesUsed: new Map(),
          changes,
          tainted: options.tainted,
          anyCall: true,
        }),
      ),
    );

  const risky = options.outline.flatMap((change): RefusedChange[] => {
    // Git compares no file of a submodule.
    const reason = explainUnpatchable({ ...change, submodule: null }, policy);
    return reason === null ? [] : [describeRefusal(change, unpatchableRule, reason)];
  });
  const doubtful = options.outline.filter(({ path }) => !ask(path, null).some(({ decision }) => isAllowed(decision)));
  const known: FileChange[] = [];
  for (const { path } of doubtful) known.push(await options.readChange(path));
  const refused: RefusedChange[] = [];
  for (const change of known) {
    const verdicts = ask(change.path, known);
    if (verdicts.some(({ decision }) => isAllowed(decision))) continue;
    const escalated = verdicts.find(({ decision }) => decision === 'escalate');
    const { rule, reason } = escalated ?? pickDenial(verdicts, ask(change.path, []));
    const missing = escalated === undefined ? '' : await options.explainUnapproved(change, rule);
    if (missing === null) continue;
    refused.push(describeRefusal(change, rule, missing === '' ? reason : `${reason} (${missing})`));
  }
  const found = new Map([...refused, ...risky].map((change) => [change.path, change]));
  return [...found.values()];
}

// The denial that a maintainer has to know: a fixed one, else that of a tool which may write the path with other contents, else that of a rule.
function pickDenial(verdicts: readonly Verdict[], withoutContents: readonly Verdict[]): Verdict {
  const byContents = withoutContents.findIndex(({ decision }) => isAllowed(decision));
  const found =
    verdicts.find(({ rule }) => fixed.includes(rule)) ??
    verdicts[byContents] ??
    verdicts.find(({ rule }) => !['tools', 'default'].includes(rule)) ??
    verdicts.find(({ rule }) => rule === 'default') ??
    verdicts[0];
  if (found === undefined) throw new Error('a patch without a tool that writes');
  return found;
}

/** Whether some rule may let a tool write a path: what a run may leave in the workspace at all. */
export function createWriteCheck({
  sandbox,
}: Pick<Policy, 'sandbox'>): (path: string, kind: FileKind | null) => boolean {
  const files = compileGlobs(sandbox.everWritableGlobs);
  const folders = compileGlobs(sandbox.everWritableGlobs, { folder: 'included' });
  return (path, kind) => (kind === 'directory' ? folders : files)(path);
}

function describeRefusal({ path, before, after }: FileChange, rule: string, reason: string): RefusedChange {
  const kind = before === null ? 'created' : after === null ? 'deleted' : 'modified';
  return { path, kind, rule, reason, restored: false };
}

// Refusals that do not depend on the rules or the call.
const fixed = ['protected', unpatchableRule];
