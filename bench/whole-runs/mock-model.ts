import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** One answer of the model. A text may contain a script. */
export interface Turn {
  readonly text?: string;
  readonly call?: Call;
  /** Several calls of one answer. */
  readonly calls?: readonly Call[];
  readonly delayMs?: number;
}

export interface Call {
  readonly name: string;
  readonly args: unknown;
}

/** A request as the model saw it. Times are of `performance.now()`. */
export interface Exchange {
  readonly arrivedMs: number;
  readonly bytes: number;
  readonly body: string;
  answeredMs: number;
}

export interface MockModel {
  readonly url: string;
  readonly exchanges: readonly Exchange[];
  /** The next run: its answers, and what happens when a request arrives. */
  play(turns: readonly Turn[], onRequest: (index: number) => void): void;
  close(): void;
}

/** A model on loopback that speaks Chat Completions and answers at once. */
export async function startMockModel(): Promise<MockModel> {
  let turns: readonly Turn[] = [];
  let onRequest: (index: number) => void = () => undefined;
  let exchanges: Exchange[] = [];

  const server = createServer((request, response) => {
    const exchange: Exchange = { arrivedMs: performance.now(), bytes: 0, body: '', answeredMs: 0 };
    const index = exchanges.length;
    exchanges.push(exchange);
    onRequest(index);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      Object.assign(exchange, { bytes: body.length, body: body.toString() });
      void answer(turns[index] ?? { text: 'Done.' }, index, response).then(() => {
        exchange.answeredMs = performance.now();
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mock model has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    get exchanges() {
      return exchanges;
    },
    play(next, listener) {
      [turns, onRequest, exchanges] = [next, listener, []];
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  { text = '', call, calls: several = [], delayMs = 0 }: Turn,
  turn: number,
  response: ServerResponse,
): Promise<void> {
  if (delayMs > 0) await delay(delayMs);
  const calls = (call === undefined ? several : [call, ...several]).map(({ name, args }, index) => ({
    index,
    id: index === 0 ? `call_${turn}` : `call_${turn}_${index}`,
    function: { name, arguments: JSON.stringify(args) },
  }));
  const chunks = [
    { choices: [{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }] },
    ...(calls.length > 0 ? [{ choices: [{ index: 0, delta: { tool_calls: calls }, finish_reason: null }] }] : []),
    { choices: [{ index: 0, delta: {}, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }] },
    { choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } },
  ];
  const common = { id: 'chat', object: 'chat.completion.chunk', created: 1, model: 'mock' };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const chunk of chunks) response.write(`data: ${JSON.stringify({ ...common, ...chunk })}\n\n`);
  await new Promise<void>((resolve) => {
    response.end('data: [DONE]\n\n', resolve);
  });
}
