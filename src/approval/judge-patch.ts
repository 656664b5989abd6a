import type { FileChange, RefusedChange } from '../core/change.ts';
import { isAllowed, type Verdict } from '../core/decision.ts';
import type { Policy } from '../core/policy.ts';

/** The tools that could have made a change of a run's patch. */
const writers = ['exec', 'writeFile', 'applyPatch'] as const;

/**
 * Decides the changes of a whole run once more, from its base to its end: many small steps can come to something that no step was. A change
 * passes where some call could have made it; only rules that hold for every tool, such as those about what a change amounts to, refuse.
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
  const ask = (path: string, changes: readonly FileChange[] | null): Verdict => {
    const verdicts = writers.map((tool) =>
      policy.decide({
        tool,
        origin: 'structured',
        args: null,
        accesses: [{ type: 'write', path, valid: !/[\p{Cc}\uFFFD]/u.test(path) }],
        turn: options.turn,
        // What was justified or counted belongs to the single call, which was decided when it was made.
        justified: true,
        rulesUsed: new Map(),
        changes,
        tainted: options.tainted,
      }),
    );
    const [first] = verdicts;
    const found = verdicts.find(({ decision }) => isAllowed(decision)) ?? first;
    if (found === undefined) throw new Error('no tool writes');
    return found;
  };
  const doubtful = paths.filter((path) => !isAllowed(ask(path, null).decision));
  const known: FileChange[] = [];
  for (const path of doubtful) known.push(await options.readChange(path));
  return known.flatMap(({ path, before, after }): RefusedChange[] => {
    const verdict = ask(path, known);
    if (isAllowed(verdict.decision)) return [];
    const kind = before === null ? 'created' : after === null ? 'deleted' : 'modified';
    return [{ path, kind, rule: verdict.rule, reason: verdict.reason, restored: false }];
  });
}
