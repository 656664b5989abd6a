import { createWrite } from '../../core/types/access.ts';
import type { ChangeToJudge } from '../../core/types/change.ts';
import { createCallToDecide, isAllowed, type Decide, type Judge, type Verdict } from '../../core/types/decision.ts';
import type { CompiledPolicy } from '../decide/compiled-policy.ts';
import { explainUnheld } from '../decide/unheld-change.ts';

/**
 * Creates the function that judges the changes of a command, of a whole run, and of a patch that is published.
 * Each changed path is decided as a write, with the contents of all of them, so that a test that only moved is distinguished from a test that was
 * removed.
 *
 * Without a call, a change stays if some call of a run may make it: a fact that the single call decides (arguments, turn, count, justification) has the
 * value that the change needs. Each call was decided with these facts when it was made, so a change that the run kept stays, and a forged patch has no change
 * that no call may make. Contents count from base to end: many small steps can add up to a change that no single step made. Proved by
 * test/policy/judge/whole-run.test.ts and test/scenarios/trusted-policy.test.ts.
 */
export function createJudge(policy: CompiledPolicy, decide: Decide): Judge {
  const writers = policy.catalogue.tools.listNames('command', 'session', 'session-input', 'write', 'custom');
  const makers = writers.flatMap((tool) => [
    { tool, origin: 'structured' as const },
    { tool, origin: 'script' as const },
  ]);
  return (changes, { tainted, approved, dependencies }, call) => {
    function* ask({ path, before, after }: ChangeToJudge, known: readonly ChangeToJudge[]): Generator<Verdict> {
      const about = {
        accesses: [createWrite(path, (after ?? before)?.kind ?? null)],
        changes: known,
        tainted,
        ...(dependencies !== undefined && { dependencies }),
      };
      if (call !== null) {
        yield decide({ ...call, ...about });
        return;
      }
      for (const maker of makers)
        yield decide(createCallToDecide({ ...about, ...maker, args: null, justified: true, anyCall: true }));
    }
    return changes.map((change) => {
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
      const isHeld = explainUnheld(change, policy.patchAllows) === null;
      const denial = asked ?? pickDenial(verdicts, withoutContents);
      // A change that no patch holds is refused with any contents. The contents of a file tell whether the rule that denies them is a reason too.
      const contentsMatter =
        isHeld || (denial.rule !== 'rejected' && change.before?.kind === 'file' && change.after?.kind === 'file');
      // A person may decide about a path whose contents a rule denies only as long as they are not known.
      const byContent =
        contentsMatter &&
        withoutContents.some((verdict) => mayStay(verdict) || (asked === undefined && verdict.decision === 'escalate'));
      // No contents would be allowed here, so the reason is not one of contents.
      const always = byContent || !isHeld ? denial : pickDenial(withoutContents, withoutContents);
      const found = always.decision === denial.decision ? always : denial;
      const { decision, rule, followUp } = found;
      return { decision, rule, reason: omitPath(found), escalation: followUp.escalation, byContent };
    });
  };
}

// Each list of refused changes has the path, and groups them by their reasons: one command can change thousands of files.
function omitPath({ reason, refused }: Verdict): string {
  return reason.replace(` (${refused})`, '').replace(refused, 'it');
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
