import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { readEnd } from '../../fixtures/job.ts';
import { startModelServer } from '../../fixtures/model-server.ts';
import type { Identity } from '../attempts/place.ts';
import { probed, type Column, type Probed } from './columns.ts';
import { hashCanary, type Machine } from './machine.ts';

/** The results in the lines of a probe. */
export interface Probe {
  /** For each row, the hashes of canaries, `written`, `reached`, or the error. */
  readonly cells: ReadonlyMap<number, string>;
  /** Canaries in files, each with its path. */
  readonly swept: readonly { readonly hash: string; readonly path: string }[];
}

export interface ViewRun {
  readonly probes: ReadonlyMap<Column | 'control', Probe>;
  /** By row: kinds whose text a later command of the run finds, and kinds whose text is in the real place. */
  readonly inRun: ReadonlyMap<number, readonly string[]>;
  readonly real: ReadonlyMap<number, readonly string[]>;
  /** Lines about files of the host that differ after the run, apart from the directory that the agent may write. */
  readonly changed: readonly string[];
}

/** How the workspace of a run is made. */
export interface WorkspaceKind {
  readonly name: string;
  readonly layer: 'overlay' | 'copy';
  /** In the log of the run. */
  readonly sign: RegExp;
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const renderCommand = (words: readonly string[]): string => words.map(quote).join(' ');

/** A model that starts each kind of process once, in one script, and writes what they print to a file that the run publishes. */
function renderScript(machine: Machine): string {
  const { fill, canaryOf } = machine;
  const ws = `${fill('{ws}')}/`;
  const reads = machine.rows.flatMap((row, index) => (row.type === 'read' ? [{ row, index }] : []));
  const asked = (column: Column): object[] =>
    reads
      .filter(({ row }) => !row.omitted.includes(column))
      .map(({ row, index }) => ({ index, path: fill(row.path).replace(ws, '') }));
  const made = [
    `printf %s ${canaryOf('/tmp of the run')} > /tmp/made-by-command`,
    `printf %s ${canaryOf('the home directory of the run')} > ~/made-by-command`,
    `printf %s ${canaryOf('an open file that a command makes')} > out/made.txt`,
  ];
  return `<tool-calls>
const seen = { engine: 'VIEW-OF-THE-ENGINE'.split('|').join('\\n') };
const attempt = async (work) => { try { return await work(); } catch (error) { return '!' + error.message.slice(0, 80); } };
// In the file that is published, canaries are reversed.
const listCanaries = (value) => (JSON.stringify(value).match(/canary_[0-9a-f]{24}/g) ?? []).map((canary) => [...canary].reverse().join(''));
const run = (...command) => attempt(async () => (await tools.exec({ command })).aggregatedOutput);
await tools.exec({ command: ['sh', '-c', ${JSON.stringify(made.join(' && '))}] });
seen.command = await run('node', 'probe/probe.cjs', 'command');
seen.shell = await run('bash', '-lc', 'cd open && node ../probe/probe.cjs shell | cat');
let session = await tools.execCommand({ command: ['node', 'probe/probe.cjs', 'session'], cols: 500, yieldTimeMs: 2000 });
seen.session = session.output;
while (session.running) {
  session = await tools.writeStdin({ sessionId: session.sessionId, yieldTimeMs: 2000 });
  seen.session += session.output;
}
seen.tool = await attempt(async () => (await tools.probeView({})).aggregatedOutput);
seen.server = await attempt(async () => JSON.stringify(await tools.mcp.plain.act({})));
seen['server-reading'] = await attempt(async () => JSON.stringify(await tools.mcp.reading.act({})));
seen.gitGrep = listCanaries(await run('git', 'grep', '-h', '-e', 'canary_'));
seen.readFile = {};
for (const { index, path } of ${JSON.stringify(asked('readFile'))})
  seen.readFile[index] = await attempt(async () => listCanaries(await tools.readFile({ filePath: path })));
seen.grepFiles = {};
for (const { index, path } of [...${JSON.stringify(asked('grepFiles'))}, { index: -1, path: '.' }, { index: -2, path: '/tmp' }])
  seen.grepFiles[index] = await attempt(async () => listCanaries(await tools.grepFiles({ pattern: 'canary_[0-9a-f]{24}', path, output: 'matches' })));
seen.fileSearch = {};
for (const { index, path } of ${JSON.stringify(asked('fileSearch'))})
  seen.fileSearch[index] = await attempt(async () => (await tools.fileSearch({ pattern: path })).files.filter((file) => file.path === path).map((file) => file.path));
seen.later = await run('node', 'probe/probe.cjs', 'later');
await tools.writeFile({ filePath: 'out/seen.json', content: JSON.stringify(seen) });
return 'written';
</tool-calls>`;
}

const verify = `if [ -e out/command.txt ]; then kind=verify-after; else kind=verify-before; fi; node probe/probe.cjs $kind`;

/** One run of the built program in which each kind of process probes the machine, and then the probe without a sandbox. */
export async function runView(
  machine: Machine,
  options: { identity: Identity; program: { node: string; main: string }; workspace: WorkspaceKind },
): Promise<ViewRun> {
  const { identity, program, workspace } = options;
  const { directory, root, canaryOf } = machine;
  const model = await startModelServer({ turns: [{ text: renderScript(machine) }, { text: 'Done.' }] });
  onTestFinished(() => model.close());
  const setup = [
    `printf %s ${canaryOf('a closed file that setup makes')} > made/.env`,
    `printf %s ${canaryOf('an open file that setup makes')} > open/made.txt`,
    'node probe/probe.cjs setup',
  ].join(' && ');
  const harness = [
    ...identity.prefix,
    program.node,
    program.main,
    ...[
      'run',
      `Look around. ${canaryOf('the record of this run')} ${canaryOf('the command line of the harness')}`,
      '--policy',
      'open/policy.yml',
      '--format',
      'json',
    ],
    ...['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`, '--max-cost-usd', ''],
    ...['--record', join(root, 'record/run'), '--setup', setup, '--verify', verify],
  ];
  const alone = [...identity.prefix, program.node, join(root, 'ws/probe/probe.cjs')];
  const log = (name: string): string => join(directory, 'logs', name);
  const script = [
    'set -e',
    ...machine.mounts,
    `mkdir -p ${directory}/logs`,
    renderListing(machine, log('before.out')),
    `cd ${root}/ws`,
    `${renderCommand(harness)} > ${log('run.out')} 2> ${log('run.err')} || echo "exit $?" >> ${log('run.err')}`,
    renderListing(machine, log('after.out')),
    `${renderCommand([program.node, join(root, 'ws/probe/probe.cjs'), 'later'])} > ${log('real.out')}`,
    `${renderCommand([...alone, 'control', canaryOf('the command line of the harness')])} > ${log('control.out')}`,
  ].join('\n');
  writeFileSync(join(directory, 'run.sh'), `${script}\n`);
  const isolated = machine.mounts.length > 0 ? ['unshare', '--mount', '--propagation', 'private', '--'] : [];
  const [first, ...rest] = [...isolated, 'sh', join(directory, 'run.sh')];
  const child = spawn(first, rest, {
    cwd: directory,
    env: machine.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = await readEnd(child);
  const readLog = (name: string): string => readFileSync(log(name), 'utf8');
  expect(ended.exitCode, ended.stderr).toBe(0);
  const said = `${readLog('run.out')}${readLog('run.err')}`;
  expect(said).toContain('"outcome":"completed"');
  const readRecord = (name: string): string => readFileSync(join(directory, 'record/run', name), 'utf8');
  expect(readRecord('summary.md')).toMatch(workspace.sign);
  const seen = JSON.parse(readFileSync(join(directory, 'ws/out/seen.json'), 'utf8')) as Seen;
  return {
    probes: new Map<Column | 'control', Probe>([
      ...probed.map((kind) => [kind, parseProbe(readOutput(kind, seen, readRecord))] as const),
      ['readFile', parseCalls(seen.readFile)],
      ['grepFiles', parseCalls(seen.grepFiles)],
      ['fileSearch', parseNames(seen.fileSearch)],
      [
        'gitGrep',
        { cells: new Map(), swept: seen.gitGrep.map((found) => ({ hash: unfold(found), path: 'git grep' })) },
      ],
      ['control', parseProbe(readLog('control.out'))],
    ]),
    inRun: parseLater(seen.later),
    real: parseLater(readLog('real.out')),
    changed: compareLines(readLog('before.out'), readLog('after.out')),
  };
}

/** The command that lists the files of the machine, with their contents, modes and owners. */
function renderListing({ directory }: Machine, output: string): string {
  const own = 'ws home temp tools bin server outside event policies run stage';
  const found = `cd ${directory} && find $(ls -d ${own} 2> /dev/null) -xdev -not -path 'ws/out/*' -not -path 'stage/work/*'`;
  return `(${found} -printf '%p %y %m %U:%G %l\\n' -type f -exec sha256sum {} + | sort) > ${output}`;
}

function compareLines(before: string, after: string): readonly string[] {
  const [old, now] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  return [
    ...[...old].filter((line) => !now.has(line)).map((line) => `before: ${line}`),
    ...[...now].filter((line) => !old.has(line)).map((line) => `after: ${line}`),
  ];
}

/** The results of the script of the model: the output of each probe, and the reversed canaries or the error of each call. */
type Seen = Readonly<Record<Probed | 'later', string>> & {
  readonly readFile: Calls;
  readonly grepFiles: Calls;
  readonly fileSearch: Calls;
  readonly gitGrep: readonly string[];
};
type Calls = Readonly<Record<string, readonly string[] | string>>;

function readOutput(kind: Probed, seen: Seen, readRecord: (name: string) => string): string {
  switch (kind) {
    case 'setup':
      return readRecord('setup/output.log');
    case 'verify-before':
      return readRecord('verify/before.log');
    case 'verify-after':
      return readRecord('verify/after.log');
    default:
      return seen[kind];
  }
}

function parseProbe(output: string): Probe {
  expect(output).toContain('@view 0 ');
  return {
    cells: new Map(
      [...output.matchAll(/@view (\d+) ([\w!,.]+)/g)].map(([, row, result = '']) => [Number(row), result]),
    ),
    swept: [...output.matchAll(/@swept (\w+) ([^\s\\|"]+)/g)].map(([, hash = '', path = '']) => ({ hash, path })),
  };
}

const unfold = (reversed: string): string => hashCanary(reversed.split('').toReversed().join(''));

function parseCalls(calls: Calls): Probe {
  const hash = (found: readonly string[] | string): string =>
    typeof found === 'string' ? '!refused' : found.map(unfold).join() || 'nothing';
  const entries = Object.entries(calls).map(([row, found]) => ({ row: Number(row), found }));
  return {
    cells: new Map(entries.filter(({ row }) => row >= 0).map(({ row, found }) => [row, hash(found)])),
    // Searches of whole directories.
    swept: entries
      .filter(({ row }) => row < 0)
      .flatMap(({ found }) => (typeof found === 'string' ? [] : found))
      .map((found) => ({ hash: unfold(found), path: 'a search in the whole directory' })),
  };
}

function parseNames(calls: Calls): Probe {
  return {
    cells: new Map(
      Object.entries(calls).map(([row, found]) => [
        Number(row),
        typeof found !== 'string' && found.length > 0 ? 'named' : 'nothing',
      ]),
    ),
    swept: [],
  };
}

function parseLater(output: string): Map<number, readonly string[]> {
  return new Map(
    [...output.matchAll(/@later (\d+) (\S+)/g)].map(([, row, kinds = '']) => [Number(row), kinds.split(',')]),
  );
}
