import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startArtifactServer } from '../fixtures/artifact-server.ts';
import { encodings } from '../fixtures/encodings.ts';
import { keyKinds, makeKey } from '../fixtures/key-kinds.ts';
import { createJob, runBuiltCli } from '../fixtures/job.ts';
import { renderRawServer } from '../fixtures/mcp-server.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createRandom } from '../fixtures/trials.ts';
import { createDirectory, createRepository, runGit } from '../fixtures/workspace.ts';

interface Planted {
  readonly name: string;
  readonly text: string;
  /** Number of characters before the secret part of the text. */
  readonly before: number;
}

/** In lower case, so that a part is also found where something else has written it in lower case. */
const letters = (length: number): string =>
  [...randomBytes(length)].map((byte) => 'abcdefghjkmnpqrstuvwxyz23456789'.charAt(byte % 31)).join('');
const secret = (name: string, before: string, core: string, after = ''): Planted => ({
  name,
  text: `${before}${core}${after}`,
  before: before.length,
});

/** Values in a job's environment and inputs. */
const known = [
  secret('OPENAI_API_KEY', '', letters(40)),
  secret('GITHUB_TOKEN', '', letters(40)),
  secret('DATABASE_PASSWORD', '', `${letters(12)}&"<${letters(12)}>'${letters(8)}`),
  secret('DEPLOY_TOKEN', '', letters(32)),
  secret('AWS_SECRET_ACCESS_KEY', '', `${letters(20)}/${letters(19)}`),
  secret('NPM_TOKEN', '', letters(36)),
  secret('SIGNING_PRIVATE_KEY', '', letters(64)),
  secret('SERVICE_CREDENTIALS', '', `${letters(14)} ${letters(14)}\\${letters(6)}`),
  secret('CACHE_CONNECTION_STRING', '', `${letters(20)};ü=${letters(20)}`),
  secret('BOT_PAT', '', letters(40)),
];
/** Values that can be recognised only by their format. */
const unknown = [
  secret('github', 'ghp_', letters(36)),
  secret('gitlab', 'glpat-', letters(20)),
  secret('anthropic', 'sk-ant-api03-', letters(90)),
  secret('aws', 'AKIA', letters(16).toUpperCase()),
  secret('slack', 'xoxb-123456789012-', letters(24)),
  secret('npm', 'npm_', letters(36)),
  secret('huggingface', 'hf_', letters(34)),
  secret('jwt', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIi', `${letters(20)}.${letters(43)}`),
  secret('postgres', 'postgres://app:', `${letters(16)}7x`, '@db.internal:5432/app'),
  secret('private key', '-----BEGIN PRIVATE KEY-----\n', letters(64), '\n-----END PRIVATE KEY-----'),
];
/** A key of each kind that is known by its format. `FC_SEED` makes other keys. */
const random = createRandom();
const kinds = Object.entries(keyKinds).map(([name, form]): Planted => {
  const parts = makeKey(form, random);
  const first = parts.findIndex(({ text, isRandom }) => isRandom && text.length >= 12 && /\D/.test(text));
  const before = parts.slice(0, Math.max(first, 0)).reduce((length, { text }) => length + text.length, 0);
  return { name, text: parts.map(({ text }) => text).join(''), before };
});
/** A secret that the repository does not contain: a patch with it is refused. */
const fresh = secret('fresh', 'ghp_', letters(36));
const planted = [...known, ...unknown, ...kinds, fresh];

/**
 * Parts of each secret, in each encoding, that no output may contain. The edges are omitted, since their encoding depends on the text around the
 * secret.
 */
const traces = planted.flatMap(({ name, text, before }) =>
  Object.entries(encodings).flatMap(([encoding, encode]) => {
    const encoded = encode(text).replaceAll('\n', '');
    const first = encode(text.slice(0, before)).length + 8;
    const isWrapped = encoding.includes('wrapped');
    const wrapped = Math.max(76, Math.ceil(((50 + before) * 4) / 3) + 8);
    const middle = encoded.slice(isWrapped ? wrapped : first, isWrapped ? wrapped + 24 : -12);
    // Nine characters of the secret: fewer do not reveal it, and a cut may leave as many.
    const trace = middle.slice(0, Math.max(12, Math.ceil((9 * encoded.length) / text.length)));
    return trace.length < 12 ? [] : [{ name, encoding, trace }];
  }),
);

// A cut of an output goes around words of up to 400 bytes, and splits longer ones.
const longestWord = 380;
const encodeAll = (text: string): string =>
  Object.values(encodings)
    .map((encode) => `value: ${encode(text)}`)
    .filter((encoded) => encoded.split('\n').every((line) => Buffer.byteLength(line) < longestWord))
    .join('\n');
/** Each secret in all encodings, one per line; without NUL, which neither an argument nor a text file has. */
const lines = [...known, ...unknown].map(({ text }) =>
  encodeAll(text)
    .split('\n')
    .filter((line) => !line.includes('\0'))
    .join('\n'),
);
const everything = lines.join('\n');
const kindsAtOnce = 15;
/** A key of each kind in all encodings. */
const kindLines = Array.from({ length: Math.ceil(kinds.length / kindsAtOnce) }, (_, index) =>
  kinds
    .slice(index * kindsAtOnce, (index + 1) * kindsAtOnce)
    .map(({ text }) => encodeAll(text))
    .join('\n'),
);
const said = `${everything}\n${kinds.map(({ text }) => `value: ${text}, \`${Array.from(text).join('\u200b')}\``).join('\n')}`;

/** Whole lines only: a value that is cut without a mark cannot be recognised. */
const takeLines = (text: string, length: number): string => text.slice(0, text.lastIndexOf('\n', length));

const traceLength = 12;
const tracesByStart = new Map<string, (typeof traces)[number][]>();
for (const { trace, ...place } of traces)
  for (const form of new Set([trace, JSON.stringify(trace).slice(1, -1)])) {
    const start = form.slice(0, traceLength);
    tracesByStart.set(start, [...(tracesByStart.get(start) ?? []), { ...place, trace: form }]);
  }

// One pass over each text: thousands of traces are looked for in many megabytes.
function findTraces(outputs: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  for (const [place, text] of outputs)
    for (let at = 0; at + traceLength <= text.length; at += 1)
      for (const { name, encoding, trace } of tracesByStart.get(text.slice(at, at + traceLength)) ?? [])
        if (text.startsWith(trace, at))
          found.add(
            `${name}, ${encoding}: ${place} ${process.env['SHOW_TRACES'] === undefined ? '' : JSON.stringify(text.slice(at - 60, at + 60))}`,
          );
  return [...found];
}

function readDirectory(directory: string): [string, string][] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(directory, name)).isFile())
    .flatMap((name): [string, string][] => {
      const bytes = readFileSync(join(directory, name));
      return [
        [`${directory}: name of ${name}`, name],
        [`${directory}: ${name}`, `${bytes.toString('latin1')}\n${bytes.toString('utf8')}`],
      ];
    });
}

const server = renderRawServer({
  start: `import { readFileSync } from 'node:fs';
const all = readFileSync('leaks/all.txt', 'utf8');
process.stderr.write(all);`,
  list: "send({ id, result: { tools: [tool('act', { description: all.split('\\n').slice(0, 8).join('\\n') }), tool('fail')] } });",
  call: "if (params.name === 'fail') send({ id, error: { code: -1, message: all.split('\\n').slice(0, 40).join('\\n') } }); else say(id, all);",
});

function createPolicy(): string {
  return `version: 1
name: open
taskTemplate: "Look at this.\\n{{title}}\\n{{body}}"
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
harness: { limits: { toolCalls: 100 } }
limits: { denials: 100 }
mcp:
  servers:
    notes: { command: ['${process.execPath}', tools/server.mjs] }
rules:
  - { id: commands, when: { tool: exec, command: ['**'] }, decision: allow, reason: Everything. }
  - { id: reads, when: { read: ['**', '/**'] }, unless: { read: ['private/**'] }, decision: allow, reason: Everything. }
  - { id: writes, when: { write: ['**'] }, decision: allow, reason: Everything. }
  - { id: server, when: { tool: 'mcp.notes.*' }, decision: allow, reason: Everything. }
`;
}

const call = (name: string, args: unknown): ScriptedTurn => ({ calls: [{ name, args }] });
const shell = (script: string): ScriptedTurn => call('shell', { command: ['sh', '-c', script] });
/** The calls of several turns in one: each request repeats all of the conversation. */
const callTogether = (...turns: readonly ScriptedTurn[]): ScriptedTurn => ({
  calls: turns.flatMap(({ calls = [] }) => calls),
});

/** A model that writes the secrets to every place that it can reach: text, arguments, output and files. */
function createTurns(): ScriptedTurn[] {
  const { text = '' } = unknown[0] ?? {};
  const names = unknown.slice(0, 7).map((one) => one.text);
  return [
    { text: everything, reasoning: everything, ...shell('cat leaks/all.txt; cat leaks/all.txt >&2') },
    callTogether(
      ...lines.map((_, index) => shell(`cat leaks/${index}.txt; cat leaks/${index}.txt >&2; exit 1`)),
      ...kindLines.map((_, index) => shell(`cat leaks/kinds-${index}.txt; exit 1`)),
      shell('base64 leaks/plain.txt; base64 -w0 leaks/plain.txt; od -An -tx1 -v leaks/plain.txt | tr -d " \\n"'),
    ),
    callTogether(
      call('shell', { command: names }),
      call('shell', { command: ['sh', '-c', 'true'], [text]: text }),
      call('read_file', { filePath: 'leaks/3.txt' }),
      ...names.flatMap((name) => [
        call('read_file', { filePath: `missing/${name}` }),
        call('read_file', { filePath: `private/${name}` }),
        call('write_file', { filePath: `src/${name}.txt`, content: name }),
        call(`tool_${name}`, { name }),
        call('write_file', { filePath: `src/${name}.txt/x`, content: name }),
      ]),
      call('grep_files', { pattern: 'value', path: 'leaks' }),
      call('list_dir', { dirPath: 'leaks' }),
      call('apply_patch', {
        patch: `*** Begin Patch\n*** Update File: src/a.js\n@@\n-${everything.split('\n').join('\n-')}\n+x\n*** End Patch`,
      }),
      call('update_plan', {
        explanation: takeLines(everything, 2_000),
        plan: lines.slice(0, 12).map((step) => ({ step: takeLines(step, 400), status: 'pending' })),
      }),
    ),
    call('mcp__notes__act', { text: takeLines(everything, 5_000) }),
    call('mcp__notes__fail', {}),
    { calls: [{ name: 'shell', rawArgs: `{"command": "${text}` }] },
    {
      text: `<tool-calls>
const { content } = await tools.readFile({ filePath: 'leaks/all.txt' });
for (const line of content.split('\\n').slice(0, 60)) { console.log(line); console.error(JSON.stringify(line)); }
for (const one of ${JSON.stringify(kinds.map(({ text }) => text))}) console.log('value: ' + one);
return { message: content.split('\\n').slice(0, 60).join('\\n'), content };
</tool-calls>`,
    },
    {
      text: `<tool-calls>\nconst text = ${JSON.stringify(takeLines(everything, 9_000))};\nthrow new Error(text);\n</tool-calls>`,
    },
    {
      text: `<tool-calls>\nawait tools.readFile({ filePath: ${JSON.stringify(`missing/${text}`)}, ${JSON.stringify(text)}: 1 });\n</tool-calls>`,
    },
    { text: `<tool-calls>\nconst x = "${text}" ++ ;\n</tool-calls>` },
    shell(
      `cp leaks/9.txt src/copied.txt; mkdir -p src/new; for f in ${names.join(' ')}; do echo $f > src/new/$f; done; cat leaks/1.txt > src/stolen.txt; echo ${fresh.text} >> src/stolen.txt; echo x > src/${fresh.text}`,
    ),
    // The first of these answers is followed by the warning that the changes contain secrets.
    { text: said },
    { text: said },
  ];
}

/** One turn for each kind of event that the command line shows. The record has the others in the same form, however a run was started. */
const shownTurns: readonly ScriptedTurn[] = [
  { text: everything, reasoning: everything, ...shell('cat leaks/all.txt; cat leaks/all.txt >&2; exit 1') },
  call('shell', { command: unknown.slice(0, 7).map(({ text }) => text) }),
  call('read_file', { filePath: `private/${unknown[0]?.text}` }),
  call(`tool_${unknown[1]?.text}`, { name: unknown[1]?.text }),
  call('write_file', { filePath: `src/${unknown[2]?.text}.txt`, content: `${unknown[2]?.text}` }),
  call('mcp__notes__act', { text: takeLines(everything, 5_000) }),
  call('mcp__notes__fail', {}),
  {
    text: `<tool-calls>\nconst { content } = await tools.readFile({ filePath: 'leaks/all.txt' });\nconsole.log(content);\nthrow new Error(content.slice(0, 9000));\n</tool-calls>`,
  },
  shell(`echo ${fresh.text} >> src/stolen.txt; echo x > src/${fresh.text}`),
  // The first of these answers is followed by the warning that the changes contain secrets.
  { text: said },
  { text: said },
];

function createLeakyRepository(): string {
  return createRepository({
    'src/a.js': 'export const a = 1;\n',
    'tools/server.mjs': server,
    'package.json': '{"type":"module"}\n',
    'leaks/all.txt': `${everything}\n`,
    'leaks/plain.txt': [...known, ...unknown].map(({ text }) => `${text}\n`).join(''),
    ...Object.fromEntries(lines.map((text, index) => [`leaks/${index}.txt`, `${text}\n`])),
    ...Object.fromEntries(kindLines.map((text, index) => [`leaks/kinds-${index}.txt`, `${text}\n`])),
  });
}

const environment = Object.fromEntries(known.map(({ name, text }) => [name, text]));
const { OPENAI_API_KEY: key = '', GITHUB_TOKEN: token = '' } = environment;

test('a job publishes no secret in any encoding, from a model, a tool or an event', async () => {
  const root = createLeakyRepository();
  const headSha = runGit(root, 'rev-parse', 'HEAD').trim();
  const artifacts = await startArtifactServer();
  onTestFinished(() => artifacts.close());
  const job = await createJob({ workspace: root, headSha, event: 'labeled' });
  job.github.state.files.set(`${'b'.repeat(40)}:.github/script-harness.yml`, createPolicy());
  const eventPath = job.environment['GITHUB_EVENT_PATH'] ?? '';
  const payload = JSON.parse(readFileSync(eventPath, 'utf8'));
  payload.pull_request.title = [...known, ...unknown, fresh]
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\n', ' ');
  payload.pull_request.body = everything;
  payload.pull_request.head.ref = `change/${unknown[0]?.text}`;
  writeFileSync(eventPath, JSON.stringify(payload));
  const model = await startModelServer({ turns: createTurns() });
  onTestFinished(() => model.close());
  const extra = {
    ...artifacts.env,
    ...environment,
    GITHUB_HEAD_REF: `change/${unknown[0]?.text}`,
    GITHUB_WORKFLOW: `ci ${unknown[2]?.text}`,
  };
  const ended = await job.run(
    {
      provider: 'openai-responses',
      model: 'test-model',
      'base-url': `${model.url}/v1`,
      'openai-api-key': key,
      'github-token': token,
      'max-turns': '120',
      'upload-artifact': 'true',
      verify: 'cat leaks/all.txt; cat leaks/all.txt >&2; exit 1',
      setup: 'cat leaks/all.txt; cat leaks/all.txt >&2',
    },
    extra,
  );
  const post = await job.post(extra);
  const outputs = job.outputs();
  expect(outputs['outcome'], ended.stdout + ended.stderr).toBe('denied');
  expect(outputs['final-message']).toContain('value: ***');
  const uploaded = createDirectory('uploaded-');
  writeFileSync(join(uploaded, 'record.zip'), artifacts.artifacts[0]?.blob ?? '');
  execFileSync('python3', ['-m', 'zipfile', '-e', join(uploaded, 'record.zip'), join(uploaded, 'files')]);
  const out = new Map<string, string>([
    // The runner masks these values. Only the runner receives the `add-mask` commands.
    ['log', `${ended.stdout}${ended.stderr}${post.stdout}${post.stderr}`.replaceAll(/^::add-mask::.*$/gm, '')],
    ['summary', job.summary()],
    ['outputs', JSON.stringify(outputs)],
    ['output file', readFileSync(job.environment['GITHUB_OUTPUT'] ?? '', 'utf8')],
    ['state', readFileSync(job.environment['GITHUB_STATE'] ?? '', 'utf8')],
    ['GitHub requests', JSON.stringify(job.github.requests.map(({ path, query, body }) => ({ path, query, body })))],
    ['artifact requests', JSON.stringify(artifacts.calls.map(({ body }) => body))],
    ...readDirectory(dirname(outputs['history-file'] ?? '')),
    ...readDirectory(join(uploaded, 'files')),
  ]);
  expect([...out.keys()].filter((name) => name.endsWith('outputs/mcp-notes.stderr')).length).toBe(4);
  expect(findTraces(out)).toEqual([]);
  // The control: the text around the secrets is present.
  for (const place of ['log', 'summary', 'outputs', 'GitHub requests'])
    expect(out.get(place), place).toContain('value: ');
});

test('the command line writes no secret in any encoding', async () => {
  const root = createLeakyRepository();
  const directory = createDirectory('outside-');
  writeFileSync(join(directory, 'policy.yml'), createPolicy());
  writeFileSync(
    join(directory, 'message.md'),
    `<tool-calls>\nreturn ${JSON.stringify(everything)};\n</tool-calls>\n${everything}`,
  );
  const model = await startModelServer({ turns: shownTurns });
  onTestFinished(() => model.close());
  const policy = ['--policy', join(directory, 'policy.yml')];
  const run = (...args: string[]) => runBuiltCli(args, { cwd: root, env: environment });
  const ended = await run(
    ...['run', everything, ...policy, '--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`],
    ...['--record', join(directory, 'record'), '--format', 'stream-json', '--max-turns', '120'],
  );
  expect(ended.stdout).toContain('"outcome":"denied"');
  const script = `const { content } = await tools.readFile({ filePath: 'leaks/all.txt' }); console.log(content); return content;`;
  writeFileSync(join(directory, 'script.js'), script);
  writeFileSync(join(directory, 'throws.js'), `throw new Error(${JSON.stringify(everything)});`);
  const others = await Promise.all([
    // Each command that prints what it got, by the built program: redacting is a property of its streams.
    run('call', 'exec', JSON.stringify({ command: ['cat', 'leaks/all.txt'] }), ...policy),
    run('script', join(directory, 'script.js'), ...policy),
    run('script', join(directory, 'throws.js'), ...policy),
    run('sandbox', ...policy, '--', 'sh', '-c', 'cat leaks/all.txt; cat leaks/all.txt >&2'),
    run('parse', join(directory, 'message.md')),
    run('policy', 'explain', join(directory, 'policy.yml'), `cat ${unknown[0]?.text}`),
    run(everything),
  ]);
  const out = new Map<string, string>([
    ['run', ended.stdout + ended.stderr],
    ...others.map(({ stdout, stderr }, index): [string, string] => [`command ${index}`, stdout + stderr]),
    ...readDirectory(join(directory, 'record')),
  ]);
  for (const [place, text] of out) expect(text, place).not.toBe('');
  expect(findTraces(out)).toEqual([]);
});

test('a job does not publish the key if the provider refuses it and repeats it', async () => {
  const model = await startModelServer({ turns: [], faults: [{ at: 0, times: 9, type: '401' }] });
  onTestFinished(() => model.close());
  const job = await createJob({ workspace: createRepository({ 'a.txt': 'a\n' }) });
  const ended = await job.run({
    task: 'Do it.',
    policy: 'builtin:read-only',
    provider: 'openai-chat',
    model: 'test-model',
    'base-url': `${model.url}/v1`,
    'openai-api-key': key,
    'upload-artifact': 'false',
  });
  expect(job.outputs()['outcome'], ended.stdout + ended.stderr).toBe('provider-auth');
  const out = new Map([
    ['log', (ended.stdout + ended.stderr).replaceAll(/^::add-mask::.*$/gm, '')],
    ['summary', job.summary()],
    ['outputs', JSON.stringify(job.outputs())],
    ...readDirectory(dirname(job.outputs()['history-file'] ?? '')),
  ]);
  expect(out.get('log')).toContain('the provider refused the key');
  expect(findTraces(out)).toEqual([]);
});
