import type { FileChange, FileKind, RefusedChange } from '../core/types/change.ts';
import { isAllowed, type Verdict } from '../core/types/decision.ts';
import type { Policy } from '../core/ports/policy.ts';
import { compileGlobs } from '../core/text/glob.ts';
import { createWrite } from './judge-changes.ts';

const origins = ['structured', 'script'] as const;

/**
 * Decides the changes of a whole run again, from its base to its end: many small steps can add up to a change that no single step made.
 * Refuses changes because of their contents, and changes that no rule could ever allow. All other changes were decided when they were made,
 * with the facts of the single call and without the rest of the run.
 */
export async function judgePatch(options: {
  readonly policy: Policy;
  /** The tools whose calls could have made a change of the patch. */
  readonly writers: readonly string[];
  /** Every path of the patch with what it was and is; contents need not be there. */
  readonly outline: readonly FileChange[];
  /** Reads both sides of one path. Asked only for paths that may be refused. */
  readonly readChange: (path: string) => Promise<FileChange>;
  readonly turn: number;
  readonly tainted: boolean;
}): Promise<readonly RefusedChange[]> {
  const { policy } = options;
  const paths = options.outline.map(({ path }) => path);

  const ask = (path: string, changes: readonly FileChange[] | null): Verdict[] =>
    options.writers.flatMap((tool) =>
      origins.map((origin) =>
        policy.decide({
          tool,
          origin,
          args: null,
          accesses: [createWrite(path, 'file')],
          turn: options.turn,
          // Justifications and counts apply to the single call.
          justified: true,
          rulesUsed: new Map(),
          changes,
          tainted: options.tainted,
        }),
      ),
    );

  const isEverWritable = createWriteCheck(policy);
  const stray = options.outline
    .filter(({ path }) => !isEverWritable(path, 'file'))
    .map((change) => describeRefusal(change, 'default', 'no rule allows writing it'));
  const risky = options.outline.flatMap((change): RefusedChange[] => {
    const reason = explainRisk(change, policy);
    return reason === null ? [] : [describeRefusal(change, 'rejected', reason)];
  });
  const doubtful = paths.filter((path) => !ask(path, null).some(({ decision }) => isAllowed(decision)));
  const known: FileChange[] = [];
  for (const path of doubtful) known.push(await options.readChange(path));
  const refusedByRules = known.flatMap((change): RefusedChange[] => {
    const { path } = change;
    const verdicts = ask(path, known);
    const [first] = verdicts;
    if (first === undefined || verdicts.some(({ decision }) => isAllowed(decision))) return [];
    const refused = verdicts.find(({ rule }) => fixed.includes(rule));
    const byContent = ask(path, []).findIndex(({ decision }) => isAllowed(decision));
    const verdict = refused ?? verdicts[byContent];
    if (verdict === undefined) return [];
    return [describeRefusal(change, verdict.rule, verdict.reason)];
  });
  const found = new Map([...stray, ...refusedByRules, ...risky].map((change) => [change.path, change]));
  return [...found.values()];
}

/** Whether some rule may let a tool write a path: what a run may leave in the workspace at all. */
export function createWriteCheck({
  sandbox,
}: Pick<Policy, 'sandbox'>): (path: string, kind: FileKind | null) => boolean {
  const files = compileGlobs(sandbox.everWritableGlobs);
  const folders = compileGlobs(sandbox.everWritableGlobs, { folder: 'included' });
  return (path, kind) => (kind === 'directory' ? folders : files)(path);
}

// Changes that a person who applies a patch would not see in its lines, or that would lead out of the work tree.
function explainRisk({ path, before, after }: FileChange, policy: Policy): string | null {
  const { patchAllows } = policy;
  const isLink = before?.kind !== after?.kind && before?.kind === 'symlink' && after !== null;
  if (after?.kind === 'special') return 'a patch never holds another repository';
  if ((after?.kind === 'symlink' || isLink) && !patchAllows.includes('links'))
    return 'the patch makes or changes a symbolic link, and the policy’s patch.allow does not name links';
  if (
    before?.kind === 'file' &&
    after?.kind === 'file' &&
    before.executable !== after.executable &&
    !patchAllows.includes('modes')
  )
    return 'the patch changes the mode of a file, and the policy’s patch.allow does not name modes';
  if (policy.steersGit(path) && !patchAllows.includes('attributes'))
    return 'the patch changes what git does with files, and the policy’s patch.allow does not name attributes';
  return null;
}

function describeRefusal({ path, before, after }: FileChange, rule: string, reason: string): RefusedChange {
  const kind = before === null ? 'created' : after === null ? 'deleted' : 'modified';
  return { path, kind, rule, reason, restored: false };
}

// Refusals that do not depend on the rules or the call.
const fixed = ['protected', 'rejected'];
