import { renderDenial } from '../core/text/denial.ts';
import type { ArgumentIssue, CallResult } from '../core/ports/tool.ts';

/** Renders the result of a structured call for the model. */
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
        text: `The arguments do not fit ${result.tool}: ${renderIssues(result.issues)}`,
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

function renderIssues(issues: readonly ArgumentIssue[]): string {
  return issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ');
}
