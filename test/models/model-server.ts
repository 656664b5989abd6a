import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export type WireApi = 'openai-responses' | 'openai-chat' | 'anthropic-messages';

export interface ModelServerRequest {
  readonly api: WireApi;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look anywhere into what was sent
  readonly body: any;
}

export type ScriptedCall =
  | { readonly name: string; readonly args: unknown }
  | { readonly name: string; readonly rawArgs: string };

/** What the model answers in one turn. */
export interface ScriptedTurn {
  readonly text?: string;
  readonly calls?: readonly ScriptedCall[];
  readonly reasoning?: string;
  readonly stop?: 'length' | 'refusal';
  readonly delayMs?: number;
}

export type FaultType =
  | '429'
  | '500'
  | '529'
  | '401'
  | 'context'
  | 'html'
  | 'reset'
  | 'truncate'
  | 'malformed'
  | 'error-event'
  | 'stall';

/** Something that goes wrong instead of the turn with the index `at`, `times` times. */
export interface ScriptedFault {
  readonly at: number;
  readonly times: number;
  readonly type: FaultType;
  /** The header's text. */
  readonly retryAfter?: string | number;
}

export interface ModelServerOptions {
  readonly turns: readonly (ScriptedTurn | ((request: ModelServerRequest) => ScriptedTurn))[];
  readonly faults?: readonly ScriptedFault[];
}

export interface ModelServer {
  readonly url: string;
  readonly requests: readonly ModelServerRequest[];
  close(): Promise<void>;
}

interface SseEvent {
  readonly name: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Call {
  readonly id: string;
  readonly name: string;
  readonly json: string;
}

const apis = new Map<string, WireApi>([
  ['/responses', 'openai-responses'],
  ['/chat/completions', 'openai-chat'],
  ['/messages', 'anthropic-messages'],
]);

/** Plays a provider on loopback that answers as it is told, in whichever of the three formats it is asked. Past the last turn it says `Done.`. */
export async function startModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const requests: ModelServerRequest[] = [];
  const faults = (options.faults ?? []).map((fault) => ({ fault, left: fault.times }));
  const stop = new AbortController();
  let turn = 0;
  let calls = 0;

  const answer = async (request: ModelServerRequest, response: ServerResponse): Promise<void> => {
    const planned = faults.find(({ fault, left }) => fault.at === turn && left > 0);
    if (planned !== undefined) {
      planned.left -= 1;
      sendFault(planned.fault, request, response);
      return;
    }
    const entry = options.turns[turn] ?? { text: 'Done.' };
    turn += 1;
    const scripted = typeof entry === 'function' ? entry(request) : entry;
    const events = renderEvents(request, scripted, () => `call_${(calls += 1)}`);
    if (scripted.delayMs !== undefined) await delay(scripted.delayMs, undefined, { signal: stop.signal });
    startStream(response);
    for (const event of events) response.write(renderEvent(event));
    response.end(request.api === 'openai-chat' ? 'data: [DONE]\n\n' : '');
  };

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const path = (incoming.url ?? '').split('?')[0] ?? '';
      const api = apis.get(path.replace(/^\/v1(?=\/)/, ''));
      if (api === undefined || incoming.method !== 'POST') {
        sendJson(response, 404, { error: { type: 'not_found_error', message: `no such path: ${path}` } });
        return;
      }
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const request = { api, path, headers: incoming.headers, body };
      requests.push(request);
      answer(request, response).catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        stop.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function startStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
}

function renderEvent({ name, data }: SseEvent): string {
  return `${name === null ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
}

function sendJson(response: ServerResponse, status: number, body: unknown, retryAfter?: string | number): void {
  const header = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  response.writeHead(status, { 'content-type': 'application/json', ...header });
  response.end(JSON.stringify(body));
}

interface ErrorAnswer {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;
  readonly message: string;
}

function sendError(
  fault: ScriptedFault,
  request: ModelServerRequest,
  response: ServerResponse,
  error: ErrorAnswer,
): void {
  const { type, code } = error;
  // A careless server repeats what it was sent.
  const message = `${error.message} (${request.headers.authorization ?? String(request.headers['x-api-key'])})`;
  const body =
    request.api === 'anthropic-messages'
      ? { type: 'error', error: { type, message } }
      : { error: { type, code, message, param: null } };
  sendJson(response, error.status, body, fault.retryAfter);
}

function sendFault(fault: ScriptedFault, request: ModelServerRequest, response: ServerResponse): void {
  const fail = (status: number, type: string, code: string | null, message: string): void =>
    sendError(fault, request, response, { status, type, code, message });
  switch (fault.type) {
    case '401':
      return fail(401, 'authentication_error', 'invalid_api_key', 'Incorrect API key provided');
    case '429':
      return fail(429, 'rate_limit_error', 'rate_limit_exceeded', 'Slow down.');
    case '500':
      return fail(500, 'api_error', null, 'Something broke.');
    case '529':
      return fail(529, 'overloaded_error', null, 'Overloaded');
    case 'context':
      return request.api === 'anthropic-messages'
        ? fail(400, 'invalid_request_error', null, 'prompt is too long: 210000 tokens > 200000 maximum')
        : fail(400, 'invalid_request_error', 'context_length_exceeded', 'Your input is too long for this model.');
    case 'html':
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<html><body><h1>502 Bad Gateway</h1></body></html>');
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'malformed':
      startStream(response);
      response.end(`${request.api === 'openai-chat' ? '' : 'event: message_start\n'}data: {"type": not json\n\n`);
      return;
    case 'error-event':
      startStream(response);
      response.end(renderEvent(createErrorEvent(request.api)));
      return;
    case 'truncate':
    case 'stall':
      // Cut before the events that end an answer; a stalled one stays open.
      startStream(response);
      for (const event of renderEvents(request, { text: 'Half an answer' }, () => 'call_0').slice(0, -3))
        response.write(renderEvent(event));
      if (fault.type === 'truncate') response.end();
  }
}

function createErrorEvent(api: WireApi): SseEvent {
  const message = 'Overloaded';
  switch (api) {
    case 'anthropic-messages':
      return { name: 'error', data: { type: 'error', error: { type: 'overloaded_error', message } } };
    case 'openai-chat':
      return { name: null, data: { error: { type: 'server_error', code: 'server_error', message } } };
    case 'openai-responses':
      return { name: 'error', data: { type: 'error', code: 'server_error', message, param: null, sequence_number: 1 } };
  }
}

function renderEvents(request: ModelServerRequest, turn: ScriptedTurn, createCallId: () => string): SseEvent[] {
  const calls = (turn.calls ?? []).map((call): Call => {
    const json = 'rawArgs' in call ? call.rawArgs : JSON.stringify(call.args);
    return { id: createCallId(), name: call.name, json };
  });
  const model = `${String(request.body.model)}-served`;
  switch (request.api) {
    case 'openai-responses':
      return renderResponses(model, turn, calls);
    case 'openai-chat':
      return renderChat(model, turn, calls);
    case 'anthropic-messages':
      return renderMessages(model, turn, calls);
  }
}

function readSaid(turn: ScriptedTurn): string {
  return turn.text ?? (turn.stop === 'refusal' ? 'No.' : '');
}

// In pieces, as a provider sends them, so that whoever reads has to put them together.
function cut(text: string): string[] {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)].filter((part) => part !== '');
}

function renderResponses(model: string, turn: ScriptedTurn, calls: readonly Call[]): SseEvent[] {
  const said = readSaid(turn);
  const refused = turn.stop === 'refusal';
  const part = refused ? { type: 'refusal', refusal: said } : { type: 'output_text', text: said, annotations: [] };
  const thought = {
    type: 'reasoning',
    id: 'rs_1',
    summary: [{ type: 'summary_text', text: turn.reasoning }],
    encrypted_content: `sealed:${turn.reasoning}`,
  };
  const message = { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [part] };
  const output = [
    ...(turn.reasoning === undefined ? [] : [thought]),
    ...(said === '' ? [] : [message]),
    ...calls.map(({ id, name, json }) => ({
      type: 'function_call',
      id: `fc_${id}`,
      call_id: id,
      name,
      arguments: json,
    })),
  ];
  const status = turn.stop === 'length' ? 'incomplete' : 'completed';
  const response = {
    id: 'resp_1',
    object: 'response',
    model,
    status,
    output,
    incomplete_details: turn.stop === 'length' ? { reason: 'max_output_tokens' } : null,
    usage: { input_tokens: 100, input_tokens_details: { cached_tokens: 40 }, output_tokens: 20, total_tokens: 120 },
  };
  const type = refused ? 'response.refusal.delta' : 'response.output_text.delta';
  const events = [
    { type: 'response.created', response: { ...response, status: 'in_progress', output: [], usage: null } },
    ...cut(said).map((delta) => ({ type, item_id: 'msg_1', output_index: 0, content_index: 0, delta })),
    ...output.map((item, index) => ({ type: 'response.output_item.done', output_index: index, item })),
    { type: `response.${status}`, response },
  ];
  return events.map((event, index) => ({ name: event.type, data: { ...event, sequence_number: index } }));
}

function renderChat(model: string, turn: ScriptedTurn, calls: readonly Call[]): SseEvent[] {
  const chunk = (choices: unknown, usage: unknown = null): SseEvent => ({
    name: null,
    data: { id: 'chat_1', object: 'chat.completion.chunk', created: 1, model, choices, usage },
  });
  const choice = (delta: unknown, finish: string | null = null): SseEvent =>
    chunk([{ index: 0, delta, finish_reason: finish }]);
  const key = turn.stop === 'refusal' ? 'refusal' : 'content';
  const finish = turn.stop === 'length' ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop';
  const details = { prompt_tokens_details: { cached_tokens: 40 } };
  return [
    choice({ role: 'assistant', content: '' }),
    ...cut(readSaid(turn)).map((text) => choice({ [key]: text })),
    ...calls.flatMap(({ id, name, json }, index) => [
      choice({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
      ...cut(json).map((text) => choice({ tool_calls: [{ index, function: { arguments: text } }] })),
    ]),
    choice({}, finish),
    chunk([], { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120, ...details }),
  ];
}

function renderMessages(model: string, turn: ScriptedTurn, calls: readonly Call[]): SseEvent[] {
  const block = (start: object, deltas: readonly object[]): { start: object; deltas: readonly object[] } => ({
    start,
    deltas,
  });
  const said = readSaid(turn);
  const blocks = [
    ...(turn.reasoning === undefined
      ? []
      : [
          block({ type: 'thinking', thinking: '', signature: '' }, [
            ...cut(turn.reasoning).map((thinking) => ({ type: 'thinking_delta', thinking })),
            { type: 'signature_delta', signature: `sealed:${turn.reasoning}` },
          ]),
        ]),
    ...(said === ''
      ? []
      : [
          block(
            { type: 'text', text: '' },
            cut(said).map((text) => ({ type: 'text_delta', text })),
          ),
        ]),
    ...calls.map(({ id, name, json }) =>
      block(
        { type: 'tool_use', id, name, input: {} },
        cut(json).map((text) => ({ type: 'input_json_delta', partial_json: text })),
      ),
    ),
  ];
  const reasons = { length: 'max_tokens', refusal: 'refusal' };
  const reason = turn.stop === undefined ? (calls.length > 0 ? 'tool_use' : 'end_turn') : reasons[turn.stop];
  const usage = { input_tokens: 50, cache_read_input_tokens: 40, cache_creation_input_tokens: 10, output_tokens: 1 };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model, content: [], stop_reason: null, usage };
  const event = (name: string, data: object = {}): SseEvent => ({ name, data: { type: name, ...data } });
  return [
    event('message_start', { message }),
    event('ping'),
    ...blocks.flatMap(({ start, deltas }, index) => [
      event('content_block_start', { index, content_block: start }),
      ...deltas.map((delta) => event('content_block_delta', { index, delta })),
      event('content_block_stop', { index }),
    ]),
    event('message_delta', { delta: { stop_reason: reason }, usage: { output_tokens: 20 } }),
    event('message_stop'),
  ];
}

if (import.meta.main) {
  const [scenario] = process.argv.slice(2);
  if (scenario === undefined) throw new Error('usage: model-server.ts SCENARIO.json');
  const options: ModelServerOptions = JSON.parse(readFileSync(scenario, 'utf8'));
  const server = await startModelServer(options);
  process.stdout.write(`${server.url}\n`);
}
