import type { Policy } from '../../core/ports/policy.ts';
import type { CompiledPolicy } from '../decide/compiled-policy.ts';
import { createDecide } from '../decide/decide.ts';
import { createJudge } from '../judge/judge.ts';
import { createView } from '../view/view.ts';

/** The three functions that answer for a policy, in a run with its facts. */
export function bindPolicy(compiled: CompiledPolicy): Pick<Policy, 'facts' | 'decide' | 'view' | 'judge'> {
  const decide = createDecide(compiled);
  const writers = compiled.catalogue.tools.listNames('command', 'session', 'session-input', 'write', 'custom');
  return {
    facts: compiled.facts,
    decide,
    view: createView(compiled),
    judge: createJudge({ decide, writers, patchAllows: compiled.patchAllows }),
  };
}
