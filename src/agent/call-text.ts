import { renderAccess } from '../core/types/access.ts';
import type { DecisionRecord } from '../core/types/decision.ts';
import type { CallResult } from '../core/ports/tool.ts';

/** What the model is told of a structured call. */
export function renderCallResult(result: CallResult): { text: string; failed: boolean } {
  switch (result.type) {
    case 'completed':
      return { text: result.output.text ?? JSON.stringify(result.output.value), failed: false };
    case 'failed':
      return {
        text: `The call failed: ${result.message}${result.stderr === '' ? '' : `\n${result.stderr}`}`,
        failed: true,
      };
    case 'aborted':
      return { text: `The call was aborted: ${result.message}`, failed: true };
    case 'denied':
      return { text: renderDenial(result.decision), failed: true };
    case 'invalid':
      return {
        text: `The arguments do not fit ${result.tool}: ${result.issues.map(({ path, message }) => `${path}: ${message}`).join('; ')}`,
        failed: true,
      };
    case 'not-found':
      return {
        text: `There is no tool ${result.tool}.${result.nearest.length === 0 ? '' : ` Did you mean ${result.nearest.join(' or ')}?`}`,
        failed: true,
      };
    case 'refused':
      return { text: `Not run: ${result.message}.`, failed: true };
    case 'dry-run':
      return { text: JSON.stringify({ __dryRun: true, toolName: result.tool, args: result.args }), failed: false };
  }
}

/** A denial for the model: rule, reason, what it was about, and what is allowed instead. */
export function renderDenial(decision: DecisionRecord): string {
  const touched = decision.accesses.map(renderAccess).slice(0, 8).join(', ');
  const instead = decision.instead === '' ? '' : ` Allowed instead: ${decision.instead}`;
  const ask =
    decision.decision === 'explain'
      ? ' Make the very same call again with a justification: an argument `justification` that says what the call is for, what it will change and why nothing else will do.'
      : '';
  return `Denied by rule ${decision.rule}: ${decision.reason} (${touched}). Nothing was run.${instead}${ask}`;
}
