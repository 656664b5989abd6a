import {
  chmodSync,
  cpSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { verifyAudit } from '../../src/record/verify-audit.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import {
  startModelServer,
  type ModelServerRequest,
  type ScriptedCall,
  type ScriptedTurn,
} from '../fixtures/model-server.ts';
import { countTrials, createRandom } from '../fixtures/trials.ts';
import { createDirectory, createRepository, runGit } from '../fixtures/workspace.ts';

vi.setConfig({ testTimeout: countTrials(600_000) });

const turns = 30;
const files: Readonly<Record<string, string>> = {
  'README.md': '# Read\n',
  'src/a.js': 'const x = 1;\nexport { x };\n',
  'src/deep/c.py': 'x = 1\n',
  'test/a.test.js': 'import "node:test";\n',
  'data/crlf.txt': 'one\r\ntwo\r\nthree\r\n',
  'data/big.txt': 'a line of text\n'.repeat(5_000),
  'data/bin.dat': '\0\u0001\0',
  'data/empty': '',
  'data/no-end': 'no end of line',
  'with space.txt': 'x\n',
  'ünïcode/ﬁle.md': 'é\n',
  '[br]*.txt': 'x\n',
  '-dash': 'x\n',
  '.gitignore': 'ignored/\n*.tmp\n',
  '.github/workflows/ci.yml': 'on: push\n',
  'package.json': '{ "type": "module" }\n',
};
const paths = [
  ...Object.keys(files),
  ...[
    'link',
    'linked',
    'src',
    'new/a.txt',
    'new/b/c.js',
    'ignored/x',
    '../outside',
    '/etc/passwd',
    '/tmp/x',
    '.git/config',
  ],
];
const texts = [
  '',
  'x',
  'hello\n',
  'a\r\nb\r\n',
  '\uFEFFx\n',
  '\0',
  'const x = 2;\n',
  '<tool-calls>\nreturn 1\n</tool-calls>\n',
  '😀\n',
  'echo hi\n',
];
const commands = [
  ...[
    'mkdir -p new; echo hi > new/a.txt',
    'rm -rf data',
    'rm -f src/a.js',
    'mv src moved',
    'mv moved src',
    'rm -rf src; echo f > src',
  ],
  ...[
    'git mv README.md READ.md',
    'git stash',
    'git stash pop',
    'git checkout -- .',
    'git checkout -b other',
    'git commit -qam x --allow-empty',
  ],
  ...[
    'git reset --hard',
    'git clean -fdx',
    'git init sub; echo s > sub/s',
    'rm -rf .git',
    'git add --all',
    'git rm -q --cached src/a.js',
  ],
  ...[
    'chmod +x src/a.js',
    'chmod 600 README.md',
    'chmod -R a-w src',
    'chmod -R u+w .',
    'mkdir d; chmod 000 d',
    'umask 077; echo p > private',
  ],
  ...[
    'ln -s README.md link2',
    'ln -sf /etc/hostname link3',
    'ln README.md hard',
    'rm link; mkdir link; echo q > link/q',
    'mkfifo fifo',
  ],
  ...[
    'touch "$(printf "bad\\nname")" a.tmp',
    'printf "\\377\\376" > data/raw',
    'truncate -s 3 data/big.txt',
    'cp -a src copy',
    'tar cf all.tar .',
  ],
  ...[
    '(sleep 0.2; echo late > late.txt) &',
    'sleep 2 & echo started',
    'kill -9 $$',
    'exit 3',
    'seq 50000',
    'yes | head -c 200000 > generated',
  ],
  ...[
    'echo x > .github/workflows/ci.yml',
    'echo x >> .git/config',
    'find . -name "*.js" -exec sed -i s/const/let/ {} +',
    'rm -rf ./* 2>&1',
  ],
];
const policy = `version: 1
name: open
extends: [builtin:runner-files]
limits: { turns: 1000, toolCalls: 5000, denials: 5000, identicalCalls: 100 }
tools: { pack: all }
rules:
  - { id: reads, when: { read: '**' }, decision: allow, reason: Everything. }
  - { id: writes, when: { write: '**' }, decision: allow, reason: Everything. }
  - { id: commands, when: { tool: exec, contained: true }, decision: allow, reason: Everything. }
  - { id: sessions, when: { tool: [execCommand, writeStdin] }, decision: allow, reason: Everything. }
`;

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
}

/** A model that calls the offered tools with arguments of their schemas, and sometimes with others. */
function createRandomModel(random: (below: number) => number): (request: ModelServerRequest) => ScriptedTurn {
  const pick = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
  const repeat = <Value>(most: number, make: () => Value): Value[] => Array.from({ length: 1 + random(most) }, make);

  function makePatch(): string {
    const [path, other] = [pick(paths), pick(paths)];
    return pick([
      `*** Begin Patch\n*** Add File: ${path}\n+hello\n+world\n*** End Patch`,
      `*** Begin Patch\n*** Delete File: ${path}\n*** End Patch`,
      `*** Begin Patch\n*** Update File: ${path}\n*** Move to: ${other}\n@@\n hello\n+more\n*** End Patch`,
      `*** Begin Patch\n*** Update File: data/crlf.txt\n@@\n one\n-two\n+zwei\n*** End Patch`,
      `--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-hello\n+bye\n`,
      `diff --git a/${path} b/${other}\nrename from ${path}\nrename to ${other}\n`,
      'no patch',
    ]);
  }

  function makeValue(name: string, schema: Schema): unknown {
    if (random(40) === 0) return pick([null, -1, 1e9, '', [], {}, true, 1.5]);
    if (schema.enum !== undefined) return pick(schema.enum);
    if (name === 'command') return random(4) > 0 ? ['sh', '-c', pick(commands)] : pick([['cat'], ['ls'], ['none'], []]);
    if (name === 'patch') return makePatch();
    if (name === 'sessionId') return `session_${1 + random(4)}`;
    if (name.endsWith('Ms')) return pick([1, 100, 1_000]);
    if (schema.type === 'string') return pick(/path|dir|cwd|include/i.test(name) ? [...paths, '.', '**/*.js'] : texts);
    if (schema.type === 'boolean') return random(2) === 0;
    if (schema.type === 'array') return repeat(3, () => makeValue(name, schema.items ?? {}));
    if (schema.type === 'object') return makeObject(schema);
    return pick([0, 1, 2, 10, 100]);
  }

  function makeObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
    const given = Object.entries(properties).filter(
      ([name]) => random(required.includes(name) ? 60 : 4) > 0 === required.includes(name),
    );
    return Object.fromEntries(given.map(([name, schema]) => [name, makeValue(name, schema)]));
  }

  function makeScript(calls: readonly ScriptedCall[]): string {
    const lines = calls.map((call) => {
      const tool =
        call.name === 'shell' ? 'exec' : call.name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return `tools.${tool}(${JSON.stringify('args' in call ? call.args : {}).replaceAll('</', '<\\/')})`;
    });
    const body = pick([
      `const all = await Promise.allSettled([${lines.join(', ')}]);\nreturn all.map(({ status }) => status);`,
      `return await Promise.all([${lines.join(', ')}]);`,
      lines
        .map((line) => `try { console.log(await ${line}); } catch (error) { console.log(String(error)); }`)
        .join('\n'),
      `${lines[0]}; return 2;`,
    ]);
    return `I work.\n\n<tool-calls>\n${body}\n</tool-calls>`;
  }

  let turn = 0;
  return ({ body }) => {
    turn += 1;
    if (turn > turns) return { text: 'Done.' };
    const offered: readonly { readonly name: string; readonly parameters: Schema }[] = body.tools.map(
      (tool: { readonly function: unknown }) => tool.function,
    );
    const calls = repeat(4, (): ScriptedCall => {
      const { name, parameters } =
        random(3) === 0 ? (offered.find((tool) => tool.name === 'shell') ?? pick(offered)) : pick(offered);
      return random(40) === 0 ? { name, rawArgs: '{"a":' } : { name, args: makeObject(parameters) };
    });
    return random(3) === 0 ? { text: makeScript(calls) } : { text: pick(['', 'I look.', '```ts\nx\n```']), calls };
  };
}

/** Each path with its kind, the bit for execution and the content. Git has no empty directories, and ignored files are in no patch. */
function readTree(root: string, directory = ''): string[] {
  return readdirSync(join(root, directory)).flatMap((name) => {
    const path = directory === '' ? name : `${directory}/${name}`;
    if (name === '.git' || path === 'ignored' || name.endsWith('.tmp')) return [];
    const stats = lstatSync(join(root, path));
    if (stats.isDirectory()) return readTree(root, path);
    if (stats.isSymbolicLink()) return [`${path} -> ${readlinkSync(join(root, path))}`];
    return [`${path} ${stats.mode & 0o100} ${readFileSync(join(root, path)).toString('base64')}`];
  });
}

test('whatever a model calls, the run ends as completed with a whole record, and its patch makes the workspace from the base', async () => {
  const directory = createDirectory('policy-');
  writeFileSync(join(directory, 'policy.yml'), policy);
  const random = createRandom();
  for (let trial = 0; trial < countTrials(2); trial += 1) {
    const root = createRepository(files);
    symlinkSync('src/a.js', join(root, 'link'));
    symlinkSync('src', join(root, 'linked'));
    chmodSync(join(root, 'src/deep/c.py'), 0o755);
    runGit(root, 'add', '--all');
    runGit(root, 'commit', '--quiet', '--message', 'base');
    const base = join(createDirectory('base-'), 'base');
    cpSync(root, base, { recursive: true, verbatimSymlinks: true });
    const answer = createRandomModel(random);
    const model = await startModelServer({ turns: Array.from({ length: turns + 1 }, () => answer) });
    onTestFinished(() => model.close());
    const record = join(createDirectory('record-'), 'record');
    const args = ['run', 'x', '--policy', join(directory, 'policy.yml'), '--provider', 'openai-chat', '--model', 'm'];
    const ended = await runCliHere(
      [...args, '--base-url', `${model.url}/v1`, '--max-turns', '100', '--record', record],
      {
        cwd: root,
        env: { OPENAI_API_KEY: 'model-key-of-the-run' },
      },
    );
    const place = `trial ${trial}: ${ended.stderr}`;
    expect(ended.exitCode, place).toBe(0);
    expect(ended.stderr).not.toMatch(/a bug|\n {4}at /);
    expect(model.requests).toHaveLength(turns + 1);
    expect(JSON.stringify(model.requests.at(-1)?.body.messages)).not.toMatch(
      /is not a function|\[object Object\]|Cannot read properties/,
    );
    expect(verifyAudit(record, { digest: null, isPartial: false }), place).toMatchObject({ ok: true });
    const patch = join(record, 'changes.patch');
    if (readFileSync(patch).length > 0) runGit(base, 'apply', '--whitespace=nowarn', patch);
    expect(readTree(base), place).toEqual(readTree(root));
    expect(readTree(root)).toContain(readTree(base, '.github')[0]);
  }
});
