import type { ApprovalRequest, ShownCall } from '../../core/types/approval.ts';
import { listRequests } from '../../core/calls/approval-requests.ts';
import { listAllEvents } from '../../core/types/event.ts';
import { quoteWord } from '../../core/types/access.ts';
import type { RunRecord } from '../../core/types/record.ts';
import type { RunResult } from '../../core/types/result.ts';
import { renderBlock, renderCode, renderInline } from './markdown.ts';
import { cutText } from '../../core/text/cut-text.ts';

/** The requests that a run ended with: it continues when a person has answered them. */
export function listPendingRequests({
  events,
  result,
}: Pick<RunRecord, 'events'> & {
  readonly result: Pick<RunResult, 'outcome'> | null;
}): readonly ApprovalRequest[] {
  if (result?.outcome !== 'needs-approval') return [];
  return listRequests(events.map(({ event }) => event)).flatMap(({ request, state, isRepeated }) =>
    state === 'waiting' && !isRepeated ? [request] : [],
  );
}

/**
 * The commands, to be copied into a shell, by which a user approves the open requests of a run of the command line and continues it, or continues one
 * that was cancelled; none for another run, and for one of the action. On a terminal, `approve` shows the call and asks before it writes the answer.
 */
export function listNextCommands(record: RunRecord): { readonly title: string; readonly commands: readonly string[] } {
  const requests = listPendingRequests(record);
  const title = requests.length > 0 ? 'To approve what waits, and to continue' : 'To continue';
  const isOpen = requests.length > 0 || record.result?.outcome === 'cancelled';
  if (!isOpen || record.started === null || record.started.command === null) return { title, commands: [] };
  const files = new Map(
    listAllEvents(record.events.map(({ event }) => event)).flatMap((event) =>
      event.type === 'approval-answered' && event.answer.type === 'filed'
        ? [[event.requestId, event.answer.hint] as const]
        : [],
    ),
  );
  const approve = requests.map(({ id }) => `script-harness approve ${quoteWord(files.get(id) ?? id)} --by "$(id -un)"`);
  return { title, commands: [...approve, `script-harness resume ${quoteWord(record.directory)}`] };
}

/** The commands of `listNextCommands` as Markdown; empty without commands. */
export function renderNextCommands(record: RunRecord): string {
  const { title, commands } = listNextCommands(record);
  return commands.length === 0 ? '' : `### ${title}\n\n${renderBlock(commands.join('\n'), 'sh')}`;
}

/** How a person can approve: by a comment or a label, by a review of an environment, or not at all, since the run cannot be continued. */
export type ApprovalWay =
  | { readonly type: 'comment' }
  | { readonly type: 'environment'; readonly environment: string }
  | { readonly type: 'none' };

/**
 * Requests with their codes as Markdown: what is to be approved, by whom, until when, and the comment that does it. A request is shown whole or, if
 * it would take more than `maxCharacters` with the others, named without its code: no one can approve what they cannot see. A run that cannot be
 * continued has no codes.
 */
export function renderApprovals(
  requests: readonly { readonly request: ApprovalRequest; readonly code: string }[],
  way: ApprovalWay,
  maxCharacters: number,
): { readonly text: string; /** Of the requests that the text shows. */ readonly codes: readonly string[] } {
  const texts: string[] = [];
  const codes: string[] = [];
  let left = maxCharacters - frameCharacters;
  for (const { request, code } of requests) {
    const text = request.shown === null ? null : renderRequest(request, request.shown, code, way);
    if (text === null || text.length > left) continue;
    left -= text.length;
    texts.push(text);
    codes.push(code);
  }
  const hidden = requests.length - texts.length;
  if (hidden > 0)
    texts.push(`*${hidden} more of the calls that wait cannot be shown whole here, and cannot be approved yet.*`);
  return { text: texts.join('\n\n'), codes: way.type === 'none' ? [] : codes };
}

const frameCharacters = 200;

function renderRequest(
  { tool, rule, reason, label, by, expiresMs }: ApprovalRequest,
  shown: ShownCall,
  code: string,
  way: ApprovalWay,
): string {
  const until = renderMinute(expiresMs);
  const renderAnswer = (answer: string): string =>
    `A person with one of the roles ${by.map(renderCode).join(', ')} approves ${bound[shown.binds]}${shown.binds === 'call' ? ', once' : ''}, until ${until} UTC, by ${answer}`;
  const parts = [
    `### Waits for an approval\n\n${renderCode(tool)} (rule ${renderCode(rule)}: ${renderInline(cutText(reason, 400))})`,
    ...listBlocks(shown).map(({ title, text, form }) => {
      const block = renderBlock(text, form === 'diff' ? 'diff' : '');
      return title === '' ? block : `${renderCode(title)}:\n\n${block}`;
    }),
    ...shown.secrets.map(
      (name) => `${renderCode('***')} in ${renderCode(name)} is a known secret. The call has its value.`,
    ),
    ...(way.type === 'comment' ? [renderAnswer(renderComment(code, label))] : []),
    ...(way.type === 'environment' ? [renderAnswer(`a review of the environment ${renderCode(way.environment)}`)] : []),
  ];
  return parts.join('\n\n');
}

/** What an approval is for, as text. */
const bound: Readonly<Record<ShownCall['binds'], string>> = {
  call: 'exactly this call',
  changes: 'exactly these changes, no matter which command makes them',
};

function renderComment(code: string, label: string): string {
  const byLabel = label === '' ? '' : `\n\nor by the label ${renderCode(label)}, if no other call waits.`;
  return `the comment\n\n${renderBlock(`/approve ${code}`, '')}${byLabel}`;
}

/** A request as plain text for a terminal. Null if it is not known what a person has to see. */
export function renderRequestText({ id, tool, rule, reason, by, expiresMs, shown }: ApprovalRequest): string | null {
  if (shown === null) return null;
  const blocks = listBlocks(shown).map(({ title, text }) => {
    const lines = text.split('\n').map((line) => `  ${line}`);
    return [...(title === '' ? [] : [`${title}:`]), ...lines].join('\n');
  });
  const secrets = shown.secrets.map((name) => `*** in ${name} is a known secret. The call has its value.`);
  const head = `${id}: ${tool} (rule ${rule}: ${reason})\nan approval is for ${bound[shown.binds]}\nroles that the rule names, which only GitHub checks: ${by.join(', ')}\nexpires: ${renderMinute(expiresMs)} UTC`;
  return `${[head, ...blocks, ...secrets].join('\n\n')}\n`;
}

interface Block {
  readonly title: string;
  readonly text: string;
  readonly form: 'diff' | 'text';
}

function listBlocks({ parts, script }: ShownCall): readonly Block[] {
  const values = parts.filter(({ form }) => form === 'value').map(({ name, text }) => `${name}: ${text}`);
  return [
    ...(values.length === 0 ? [] : [{ title: '', text: values.join('\n'), form: 'text' as const }]),
    ...parts.flatMap(({ name, text, form }) =>
      form === 'value' ? [] : [{ title: form === 'diff' ? '' : name, text, form }],
    ),
    ...(script === null ? [] : [renderScript(script)]),
  ];
}

function renderScript({ id, site }: NonNullable<ShownCall['script']>): Block {
  if (site === null) return { title: '', text: `made by the script ${id}`, form: 'text' };
  return { title: `made by the script ${id}, line ${site.line}`, text: site.excerpt, form: 'text' };
}

function renderMinute(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
}
