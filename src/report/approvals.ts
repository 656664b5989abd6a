import type { ApprovalRequest } from '../core/ports/approval.ts';
import { listAllEvents } from '../core/types/event.ts';
import type { RunRecord } from '../core/types/record.ts';
import { cutText, renderBlock, renderCode, renderInline } from './markdown.ts';

const maxArguments = 4_000;
const maxRequests = 5;

/** The requests that a run ended with, for which a person can still answer. */
export function listOpenRequests({ events, result }: RunRecord): readonly ApprovalRequest[] {
  if (result?.outcome !== 'needs-approval') return [];
  const all = listAllEvents(events.map(({ event }) => event));
  const filed = new Set(
    all.flatMap((event) =>
      event.type === 'approval-answered' && event.answer.type === 'filed' ? [event.requestId] : [],
    ),
  );
  return all
    .flatMap((event) => (event.type === 'approval-requested' && filed.has(event.request.id) ? [event.request] : []))
    .slice(0, maxRequests);
}

/** Requests with their codes as Markdown: what is to be approved, by whom, until when, and the comment that does it. */
export function renderApprovals(
  requests: readonly { readonly request: ApprovalRequest; readonly code: string }[],
  /** The environment whose reviewers approve; null for comments and labels. */
  environment: string | null,
): string {
  return requests.map(({ request, code }) => renderRequest(request, code, environment)).join('\n\n');
}

function renderRequest(request: ApprovalRequest, code: string, environment: string | null): string {
  const { tool, argsJson, rule, reason, label, by, expiresMs } = request;
  const shown = cutText(argsJson, maxArguments);
  const rest = shown === argsJson ? '' : '\n\n*Cut; the record has all of it.*';
  const until = new Date(expiresMs).toISOString().slice(0, 16).replace('T', ' ');
  return `### Waits for an approval

${renderCode(tool)} (rule ${renderCode(rule)}: ${renderInline(cutText(reason, 400))})

${renderBlock(shown, 'json')}${rest}

A person with one of the roles ${by.map(renderCode).join(', ')} approves exactly this call, once, until ${until} UTC, by ${environment === null ? renderComment(code, label) : `a review of the environment ${renderCode(environment)}`}`;
}

function renderComment(code: string, label: string): string {
  const byLabel = label === '' ? '' : `\n\nor by the label ${renderCode(label)}, if no other call waits.`;
  return `the comment\n\n${renderBlock(`/approve ${code}`, '')}${byLabel}`;
}
