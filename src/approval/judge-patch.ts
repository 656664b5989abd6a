import type { FileChange, RefusedChange } from '../core/change.ts';
import { isAllowed, type Verdict } from '../core/decision.ts';
import type { Policy } from '../core/policy.ts';

/** The calls that could have made a change of a run's patch. */
const writers = ['exec', 'writeFile', 'applyPatch'] as const;
const origins = ['structured', 'script'] as const;

/**
 * Decides the changes of a whole run once more, from its base to its end: many small steps can come to something that no step was.
 * Refuses what depends on the contents, and what no rule could ever allow. The rest was decided when it was made, by what is known of the
 * single call and no more of the run.
 */
export async function judgePatch(options: {
  readonly policy: Policy;
  readonly paths: readonly string[];
  /** Reads both sides of one path. Asked only for paths that may be refused. */
  readonly readChange: (path: string) => Promise<FileChange>;
  readonly turn: number;
  readonly tainted: boolean;
}): Promise<readonly RefusedChange[]> {
  const { policy, paths } = options;

  const ask = (path: string, changes: readonly FileChange[] | null): Verdict[] =>
    writers.flatMap((tool) =>
      origins.map((origin) =>
        policy.decide({
          tool,
          origin,
          args: null,
          accesses: [{ type: 'write', path, valid: !/[\p{Cc}\uFFFD]/u.test(path) }],
          turn: options.turn,
          // What was justified or counted belongs to the single call.
          justified: true,
          rulesUsed: new Map(),
          changes,
          tainted: options.tainted,
        }),
      ),
    );

  const doubtful = paths.filter((path) => !ask(path, null).some(({ decision }) => isAllowed(decision)));
  const known: FileChange[] = [];
  for (const path of doubtful) known.push(await options.readChange(path));
  return known.flatMap(({ path, before, after }): RefusedChange[] => {
    const verdicts = ask(path, known);
    const [first] = verdicts;
    if (first === undefined || verdicts.some(({ decision }) => isAllowed(decision))) return [];
    const refused = verdicts.find(({ rule }) => fixed.includes(rule));
    const byContent = ask(path, []).findIndex(({ decision }) => isAllowed(decision));
    const verdict = refused ?? verdicts[byContent];
    if (verdict === undefined) return [];
    const kind = before === null ? 'created' : after === null ? 'deleted' : 'modified';
    return [{ path, kind, rule: verdict.rule, reason: verdict.reason, restored: false }];
  });
}

// What holds whatever the rules and the call are.
const fixed = ['protected', 'rejected'];
