import { adviseMissingTool } from './missing-tools.ts';
import { renderDenial } from '../types/denial.ts';
import { renderUntrustedOutput } from '../text/untrusted-envelope.ts';
import type { TaintSource } from '../types/taint.ts';
import type { ArgumentIssue, CallResult } from '../ports/tool.ts';

/** Renders the result of a structured call for the model. `toolNames`: the tools that it can call, listed if no name is near to an unknown one. */
export function renderCallResult(
  result: CallResult,
  toolNames: readonly string[] = [],
): { text: string; failed: boolean } {
  switch (result.type) {
    case 'completed':
      return { text: result.output.text ?? JSON.stringify(result.output.value), failed: false };
    case 'failed':
    case 'aborted': {
      const quoted = envelop([result.message, result.stderr], result.taint);
      const heading = result.type === 'failed' ? 'The call failed' : 'The call was aborted';
      return { text: [`${heading}:${quoted}`, result.hints].filter(Boolean).join('\n'), failed: true };
    }
    case 'denied':
      return { text: renderDenial(result.decision), failed: true };
    case 'invalid':
      return {
        text: `The arguments do not fit ${result.tool}: ${renderArgumentIssues(result.issues)}`,
        failed: true,
      };
    case 'not-found':
      return {
        text: `There is no tool ${result.tool}.${describeMissing(result, toolNames)}`,
        failed: true,
      };
    case 'refused':
      return { text: `Not run: ${result.message}.`, failed: true };
    case 'dry-run':
      return { text: JSON.stringify({ __dryRun: true, toolName: result.tool, args: result.args }), failed: false };
  }
}

const maxListed = 20;

function describeMissing(
  { tool, nearest }: Extract<CallResult, { type: 'not-found' }>,
  toolNames: readonly string[],
): string {
  const advice = adviseMissingTool(tool);
  if (advice !== null) return ` ${advice}`;
  if (nearest.length > 0) return ` Did you mean ${nearest.join(' or ')}?`;
  return toolNames.length === 0 ? '' : ` The tools are ${toolNames.slice(0, maxListed).join(', ')}.`;
}

function envelop(parts: readonly string[], taint: TaintSource | null): string {
  const text = parts.filter(Boolean).join('\n');
  return taint === null ? ` ${text}` : `\n${renderUntrustedOutput(taint, text)}`;
}

/** The places and problems of arguments that do not fit. */
export function renderArgumentIssues(issues: readonly ArgumentIssue[]): string {
  return issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ');
}
