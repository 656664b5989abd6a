import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** One answer of the model. A text may contain a script. */
export interface Turn {
  readonly text?: string;
  readonly call?: { readonly name: string; readonly args: unknown };
  readonly delayMs?: number;
}

/** A request as the model saw it. Times are of `performance.now()`. */
export interface Exchange {
  readonly arrivedMs: number;
  readonly bytes: number;
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
    const exchange: Exchange = { arrivedMs: performance.now(), bytes: 0, answeredMs: 0 };
    const index = exchanges.length;
    exchanges.push(exchange);
    onRequest(index);
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      Object.assign(exchange, { bytes });
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

async function answer({ text = '', call, delayMs = 0 }: Turn, index: number, response: ServerResponse): Promise<void> {
  if (delayMs > 0) await delay(delayMs);
  const calls =
    call === undefined
      ? []
      : [{ index: 0, id: `call_${index}`, function: { name: call.name, arguments: JSON.stringify(call.args) } }];
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
