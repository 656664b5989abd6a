import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, readReturn, type Fixture } from '../harness-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.close());

/** The project whose instructions or tests show the shape, the script, its value, and what it prints. */
interface Shape {
  readonly project: string;
  readonly source: string;
  readonly value: unknown;
  readonly printed?: string;
}

const shape = (project: string, source: string, value: unknown, printed = ''): Shape => ({
  project,
  source,
  value,
  printed,
});

const shapes: readonly Shape[] = [
  // github.com/cloudflare/agents: packages/codemode, the cases of its normalizer
  shape('cloudflare/agents', 'async () => { return 1; }', 1),
  shape('cloudflare/agents', '() => { return 1; }', 1),
  shape('cloudflare/agents', '  () => 42  ', 42),
  shape('cloudflare/agents', 'async () => { return 1; };', 1),
  shape('cloudflare/agents', 'async (a, b) => { return typeof a.echo + typeof b.turnId; }', 'functionstring'),
  shape(
    'cloudflare/agents',
    'async () => {\n  const r = await codemode.echo({ q: "test" });\n  return r.q;\n}',
    'test',
  ),
  shape('cloudflare/agents', '(async () => { return 42; })()', 42),
  shape('cloudflare/agents', '1 + 2', 3),
  shape('cloudflare/agents', 'const x = 10;\nx * 2', 20),
  shape('cloudflare/agents', 'console.log("hello")', undefined, 'hello'),
  shape('cloudflare/agents', 'await tools.echo({ n: 1 })', { n: 1 }),
  shape('cloudflare/agents', 'export default async () => { return 1; }', 1),
  shape('cloudflare/agents', 'export default () => { return 1; }', 1),
  shape('cloudflare/agents', 'export default 42', 42),
  shape('cloudflare/agents', 'export default function() { return 42; }', 42),
  shape('cloudflare/agents', 'async function doStuff() { return 42; }', 42),
  shape('cloudflare/agents', 'function compute() { return 1 + 2; }', 3),
  shape('cloudflare/agents', 'async function run() { return await codemode.echo({ query: "test" }); }', {
    query: 'test',
  }),
  shape('cloudflare/agents', 'function helper() { return 1; }\nhelper()', 1),
  shape('cloudflare/agents', 'return 42', 42),
  // github.com/openai/codex: codex-rs/code-mode, an async module that prints by text()
  shape('openai/codex', 'const r = await tools.echo({ cmd: "ls" });\ntext(r.cmd);', undefined, 'ls'),
  shape('openai/codex', 'text(await tools.echo({ n: 1 }))', undefined, '{n: 1}'),
  shape('openai/codex', 'store.set("k", 1); text(load("k"))', undefined, '1'),
  // github.com/huggingface/smolagents prints what the next step needs
  shape('huggingface/smolagents', 'const r = await tools.echo({ n: 1 });\nprint(r.n);', undefined, '1'),
  // Shapes of Node.js programs
  shape('Node.js', 'async function main() { return (await tools.echo({ n: 1 })).n }\nmain()', 1),
  shape('Node.js', 'async function main() { return 1 }\nawait main();', 1),
  shape('Node.js', 'async function main() { console.log("in") }\nmain().catch(console.error);', undefined, 'in'),
  shape('Node.js', 'const main = async () => { return 1 }\nmain()', 1),
  shape('Node.js', 'const main = async () => 1\n', 1),
  shape('Node.js', 'const one = () => 1;\nconst main = async () => one();', 1),
  shape('Node.js', 'const names = ["a"];\nasync function main() { return names }', ['a']),
  shape('Node.js', 'async function main(): Promise<number> { return 1 }\nexport default main;', 1),
  shape('Node.js', 'export default async function main() { return 1 }\nfunction unused() { return 2 }', 1),
  shape('Node.js', '(async function () { return 1 })();', 1),
  // Functions that take the globals, or the tools, from one argument
  shape('Node.js', 'async ({ tools, context }) => [await tools.echo({ n: 1 }), context.turnId]', [{ n: 1 }, 'turn_3']),
  shape('Node.js', 'export default async function run({ tools }) { return tools.echo({ n: 1 }) }', { n: 1 }),
  shape(
    'Node.js',
    'async function main({ tools, console }) { console.log((await tools.echo({ n: 1 })).n) }',
    undefined,
    '1',
  ),
  shape('Node.js', 'export default async ({ echo }) => echo({ n: 1 })', { n: 1 }),
  shape('Node.js', 'async (tools) => [await tools.echo({ n: 1 }), tools.nope]', [{ n: 1 }, null]),
  // The names that the tools have in a model's own format of calls
  shape('openai/harmony', 'const r = await functions.echo({ n: 1 });\nreturn r.n', 1),
  shape('google-gemini', 'print((await default_api.mcp.server.tool({ n: 1 })).from)', undefined, 'mcp'),
  shape('Node.js', 'tools.echo({ n: 1 })', { n: 1 }),
  shape('Node.js', 'Promise.all([1, 2].map((n) => tools.echo({ n })))', [{ n: 1 }, { n: 2 }]),
  shape('Node.js', 'const a = [2, 1]\n;[a[1], a[0]] // the last line', [1, 2]),
  shape('Node.js', '(async () => 1) satisfies unknown', 1),
];

describe('scripts in the shapes of other code modes', () => {
  test.each(shapes)('$project: $source', async ({ source, value, printed = '' }) => {
    const report = await fixture.run(source);
    expect(report.error).toBeNull();
    expect(readReturn(report)).toEqual(value);
    expect(report.logs.map(({ text }) => text).join('\n')).toBe(printed);
  });

  test('a value of the last expression that has no JSON is no error', async () => {
    const report = await fixture.run('const seen = new Map();\nseen.set("a", 1)');
    expect(report).toMatchObject({ error: null, returnJson: null });
    expect(report.logs[0]?.text).toContain('the value of the last expression is not shown: the return value is a Map');
    expect((await fixture.run('return new Map()')).error?.name).toBe('SerializationError');
    expect((await fixture.run('if (context.turnId === "") return 1;\nnew Map()')).error?.name).toBe(
      'SerializationError',
    );
  });

  test('a name of another code mode that the script binds is its own', async () => {
    expect(readReturn(await fixture.run('const text = (a: number) => a + 1;\nreturn text(1)'))).toBe(2);
    expect(readReturn(await fixture.run('return ((print) => print + 1)(1)'))).toBe(2);
  });

  test('errors keep their lines and columns', async () => {
    const report = await fixture.run('text("a");\nexport default async () => {\n  throw new Error("x");\n}');
    expect(report.error).toMatchObject({ line: 3, column: 18 });
    expect((await fixture.run('const a = 1;\n(() => { throw new Error("x") })()')).error).toMatchObject({ line: 2 });
  });

  test('a function that is an argument or has no part in the result is not called', async () => {
    const report = await fixture.run(
      'const r = await tools.echo({ n: 1 });\nfunction helper() { throw new Error("called") }',
    );
    expect(report).toMatchObject({ error: null, returnJson: null });
  });
});

describe('scripts that cannot run as intended', () => {
  test.each([
    ['import { readFileSync } from "fs";\nreturn readFileSync("a")', ['import is not available']],
    ['import fs, { a as b } from "fs";\nfs.x(b)', ['import is not available']],
    ['enum Color { Red }\nreturn Color.Red', ['enums are not supported']],
    ['namespace A { const b = 1 }\nreturn A', ['namespaces are not supported']],
    ['await setTimeout(1)', ['there are no timers']],
    ['final_answer(1)', ['final_answer does not exist in scripts: use return']],
    ['store("k", 1)', ['store is an object: write store.set(key, value)']],
    ['{"name": "exec", "arguments": {"command": ["ls"]}}', ['these are calls as JSON']],
    ['ls -la src', ['Missing semicolon']],
    ['declare type ;', ['declare is not defined']],
    ['def main():\n    print("x")', ['Unexpected token']],
  ])('%s', async (source, messages) => {
    const report = await fixture.run(source);
    expect(report.error?.phase).toBe('parsing');
    const lines = report.error?.message.split('\n') ?? [];
    expect(lines).toHaveLength(messages.length);
    messages.forEach((message, index) => expect(lines[index]).toContain(message));
  });
});
