import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { sendFault, type SentFault } from '../fixtures/faults.ts';
import { createJob, type Ended, type Job } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { runStepHere } from '../fixtures/step.ts';
import { createRepository } from '../fixtures/workspace.ts';

interface Sent {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A collector of traces, which fails in this way. */
async function startCollector(
  fault: SentFault | null,
): Promise<{ readonly url: string; readonly sent: readonly Sent[] }> {
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      sent.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      if (fault === null) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      else sendFault(response, fault);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return { url: `http://127.0.0.1:${address.port}`, sent };
}

const token = 'collector-token-5f2a';
const headers = `Authorization: Bearer ${token}\nX-Scope-OrgID: 1`;

async function runJob(inputs: Readonly<Record<string, string>>): Promise<{ job: Job; ended: Ended }> {
  const root = createRepository({ 'a.txt': 'a' });
  // A model that knows the header writes it into its answer.
  const model = await startModelServer({ turns: [{ text: `The header is ${token}.` }] });
  onTestFinished(() => model.close());
  const job = await createJob({ workspace: root, event: 'labeled', speed: 5 });
  const ended = await runStepHere(job, {
    task: 'TEXT-OF-THE-TASK',
    policy: 'builtin:read-only',
    mode: 'comment',
    provider: 'openai-chat',
    model: 'm',
    'base-url': `${model.url}/v1`,
    'openai-api-key': 'model-key-of-the-job',
    'upload-artifact': 'false',
    'script-harness': 'disabled',
    ...inputs,
  });
  return { job, ended };
}

const spansSchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(z.object({ name: z.string() })) })) }),
  ),
});

test('the spans of a run are posted without contents, and the headers of the request are in no log, output, comment or record', async () => {
  const collector = await startCollector(null);
  const { job, ended } = await runJob({ 'otlp-endpoint': `${collector.url}/v1/traces`, 'otlp-headers': headers });
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  const [first, ...more] = collector.sent;
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    path: '/v1/traces',
    headers: { authorization: `Bearer ${token}`, 'x-scope-orgid': '1', 'content-type': 'application/json' },
  });
  const { resourceSpans } = spansSchema.parse(JSON.parse(first?.body ?? ''));
  const names = resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans.map(({ name }) => name)),
  );
  expect(names).toEqual(expect.arrayContaining(['invoke_agent script-harness', 'chat m']));
  expect(first?.body).not.toMatch(/TEXT-OF-THE-TASK|The header is/);

  const masks = new Set([`::add-mask::Bearer ${token}`, `::add-mask::${token}`]);
  const lines = ended.stdout.split('\n');
  expect(lines.filter((line) => masks.has(line))).not.toEqual([]);
  const shown = lines.filter((line) => !masks.has(line)).join('\n');
  const record = join(job.temporary, 'script-harness');
  const files = readdirSync(record, { recursive: true, encoding: 'utf8' })
    .map((name) => join(record, name))
    .filter((path) => statSync(path).isFile());
  expect(files.length).toBeGreaterThan(3);
  const [comment] = job.github.state.comments;
  const texts = [shown, ended.stderr, job.summary(), JSON.stringify(job.outputs()), comment?.body ?? ''];
  for (const text of [...texts, ...files.map((path) => readFileSync(path, 'utf8'))]) expect(text).not.toContain(token);
  expect(job.outputs()['final-message']).toContain('The header is');
});

test('a collector that fails is a warning, and a redirection gets no headers', async () => {
  const other = await startCollector(null);
  const faults: readonly [SentFault, RegExp][] = [
    [{ type: 'answer', status: 503, body: '', headers: {} }, /the collector answered 503/],
    [{ type: 'answer', status: 307, body: '', headers: { location: `${other.url}/v1/traces` } }, /redirect/],
    [{ type: 'reset', done: false }, /closed|reset|hang up/],
    [{ type: 'silence' }, /it took longer than 10 seconds/],
  ];
  for (const [fault, reason] of faults) {
    const collector = await startCollector(fault);
    const { job, ended } = await runJob({ 'otlp-endpoint': `${collector.url}/v1/traces`, 'otlp-headers': headers });
    expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
    expect(ended.stdout).toMatch(new RegExp(`^::warning::The spans of the run were not sent: .*${reason.source}`, 'm'));
    expect(job.outputs()).toMatchObject({ outcome: 'completed', 'comment-url': expect.stringMatching(/^http/) });
    expect(collector.sent).toHaveLength(1);
  }
  expect(other.sent).toEqual([]);
});

test('headers without an endpoint, over plain http or in another form are refused, and their text is not shown', async () => {
  const cases: readonly [Record<string, string>, RegExp][] = [
    [{ 'otlp-headers': headers }, /otlp-headers is given without otlp-endpoint/],
    [{ 'otlp-endpoint': 'http://otel.example.com/v1/traces', 'otlp-headers': headers }, /over plain http/],
    [{ 'otlp-endpoint': 'https://otel.example.com/v1/traces', 'otlp-headers': token }, /otlp-headers: a line is not a/],
    [{ 'otlp-endpoint': 'otel.example.com' }, /otlp-endpoint: .*is not an http or https address/],
  ];
  for (const [inputs, reason] of cases) {
    const { ended } = await runJob(inputs);
    expect(ended, ended.stdout).toMatchObject({ exitCode: 2, stdout: expect.stringMatching(reason) });
    expect(ended.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(token);
  }
});
