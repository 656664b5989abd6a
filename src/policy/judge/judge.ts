import { createWrite, renderPath } from '../../core/types/access.ts';
import type { ChangeToJudge, FileMaker, FileState, PatchRisk } from '../../core/types/change.ts';
import { isAllowed, type Decide, type Judge, type Verdict } from '../../core/types/decision.ts';
import { findSteeringNames } from '../decide/paths/protected-paths.ts';

const origins = ['structured', 'script'] as const;

/**
 * Creates the function that judges the changes of a command, of a file tool, of a whole run, and of a patch that is published.
 * Each changed path is decided as a write, with the contents of all of them, so that a test that only moved is distinguished from a test that was
 * removed.
 *
 * Without a call, a change stays if some call of a run may make it: a fact that the single call decides (arguments, turn, count, justification) has the
 * value that the change needs. Each call was decided with these facts when it was made, so a change that the run kept stays, and a forged patch has no change
 * that no call may make. Contents count from base to end: many small steps can add up to a change that no single step made. Proved by
 * test/policy/judge/whole-run.test.ts and test/scenarios/trusted-policy.test.ts.
 */
export function createJudge(policy: {
  readonly decide: Decide;
  /** The tools whose calls can change files. */
  readonly writers: readonly string[];
  /** Contents that a patch may have although it is otherwise refused for them. */
  readonly patchAllows: readonly PatchRisk[];
}): Judge {
  return (changes, { tainted, approved, dependencies }, call) => {
    function* ask({ path, before, after }: ChangeToJudge, known: readonly ChangeToJudge[]): Generator<Verdict> {
      const about = {
        accesses: [createWrite(path, (after ?? before)?.kind ?? null)],
        changes: known,
        tainted,
        ...(dependencies !== undefined && { dependencies }),
      };
      if (call !== null) {
        yield policy.decide({ ...call, ...about });
        return;
      }
      const someCall = { args: null, turn: 1, justified: true, rulesUsed: new Map<string, number>(), history: [] };
      for (const tool of policy.writers)
        for (const origin of origins) yield policy.decide({ ...someCall, ...about, tool, origin, anyCall: true });
    }
    return changes.map((change) => {
      const unheld = explainUnheld(change, policy.patchAllows);
      if (unheld !== null)
        return { decision: 'deny', rule: 'rejected', reason: unheld, escalation: null, byContent: false };
      const mayStay = ({ decision }: Verdict): boolean =>
        isAllowed(decision) || (decision === 'escalate' && approved.has(change.path));
      const verdicts: Verdict[] = [];
      // Most changes stay by the first decision.
      for (const verdict of ask(change, changes)) {
        if (mayStay(verdict)) return null;
        verdicts.push(verdict);
      }
      const withoutContents = [...ask(change, [])];
      const asked = verdicts.find((verdict) => verdict.decision === 'escalate');
      // A person may decide about a path whose contents a rule denies only as long as they are not known.
      const byContent = withoutContents.some(
        (verdict) => mayStay(verdict) || (asked === undefined && verdict.decision === 'escalate'),
      );
      const denial = asked ?? pickDenial(verdicts, withoutContents);
      // No contents would be allowed here, so the reason is not one of contents.
      const always = byContent ? denial : pickDenial(withoutContents, withoutContents);
      const { decision, rule, reason, followUp } = always.decision === denial.decision ? always : denial;
      const { escalation } = followUp;
      return { decision, rule, reason, escalation, byContent };
    });
  };
}

// The denial that a maintainer has to know: a fixed one, else that of a tool which may write the path with other contents, else that of a rule.
function pickDenial(verdicts: readonly Verdict[], withoutContents: readonly Verdict[]): Verdict {
  const byContents = withoutContents.findIndex(({ decision }) => isAllowed(decision));
  const found =
    verdicts.find(({ rule }) => rule === 'protected') ??
    verdicts[byContents] ??
    verdicts.find(({ rule }) => !['tools', 'default'].includes(rule)) ??
    verdicts.find(({ rule }) => rule === 'default') ??
    verdicts[0];
  if (found === undefined) throw new Error('a policy without a tool that writes');
  return found;
}

/**
 * Explains why the patch of a run cannot hold a change, or may not under its policy: a person who applies the patch would not see it in its lines, or it
 * leads out of the work tree. Null if it can. Proved by `test/system/policy/judge/unheld-changes.test.ts` and `test/scenarios/unusual-workspaces.test.ts`.
 */
function explainUnheld(change: ChangeToJudge, patchAllows: readonly PatchRisk[]): string | null {
  const { path, submodule, madeBy, keepsFiles = false } = change;
  const [before, after] = [readEntry(change.before), readEntry(change.after)];
  if (submodule !== null)
    return `${renderPath(submodule)} is a submodule, another repository, and the patch of this repository cannot hold its files`;
  if (madeBy !== undefined)
    return `${makers[madeBy]} made ${renderPath(path)}, and the commit does not have it: a patch cannot hold this change`;
  if (keepsFiles && change.after !== null)
    return `files stay at ${renderPath(path)}, because rules close them or git ignores them, and nothing can replace them; take another path`;
  if (after?.kind === 'special')
    return 'a patch holds files and links only: no other repository, FIFO, socket, device or directory that cannot be listed';
  const isLink = after?.kind === 'symlink' || (before?.kind === 'symlink' && after?.kind === 'file');
  if (isLink && !patchAllows.includes('links'))
    return 'the patch makes or changes a symbolic link, and the policy’s patch.allow does not name links';
  const isMode = before?.kind === 'file' && after?.kind === 'file' && before.executable !== after.executable;
  if (isMode && !patchAllows.includes('modes'))
    return 'the patch changes the mode of a file, and the policy’s patch.allow does not name modes';
  if (findSteeringNames(path).gitattributes && !patchAllows.includes('attributes'))
    return 'the patch changes what git does with files, and the policy’s patch.allow does not name attributes';
  return null;
}

const makers = {
  setup: 'setup',
  'earlier-step': 'an earlier step of the job',
} as const satisfies Readonly<Record<FileMaker, string>>;

// A patch does not record directories.
function readEntry(state: FileState | null): FileState | null {
  return state?.kind === 'directory' ? null : state;
}
