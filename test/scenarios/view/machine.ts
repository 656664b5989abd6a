import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { renderRawServer } from '../../fixtures/mcp-server.ts';
import { commitFiles, createDirectory, runGit, writeFiles } from '../../fixtures/workspace.ts';
import { listen, readOwnAddress } from '../attempts/neighbours.ts';
import type { Identity } from '../attempts/place.ts';
import { probed } from './columns.ts';
import { rows, secondMounts, type ReadRow, type Row } from './table.ts';

/** A machine with a job: a workspace, the directories of a runner, and a canary or a server in each place of the table. */
export interface Machine {
  /** The directory of all that the test writes. */
  readonly directory: string;
  /** The path of this directory for the harness. In a mount namespace it is not below `/tmp`, which would hide all of it. */
  readonly root: string;
  /** Fills the variables of a template of the table, as the harness sees the path. */
  fill(template: string): string;
  /** The rows whose places exist here. */
  readonly rows: readonly Row[];
  /** The canary of a row. */
  canary(row: ReadRow): string;
  /** The canary of the row with this name, for the process that makes the place. */
  canaryOf(name: string): string;
  readonly environment: Readonly<Record<string, string>>;
  /** The texts that the servers of the table got. */
  received(): string;
  /** The lines of a shell script that make the places which need root; they run in a mount namespace. */
  readonly mounts: readonly string[];
}

/** The part of a canary that the probe prints. */
export function hashCanary(canary: string): string {
  return createHash('sha256').update(canary).digest('hex').slice(0, 12);
}

/** Directories of the system in which a mount namespace of the test has files of the table. The others have no file of the machine. */
const overlaid = ['/etc', '/usr', '/var/lib'];
const replaced = ['/opt', '/srv', '/home'];
/** In a mount namespace, RUNNER_TEMP is in a directory that the system shares with others, as with many runners that are not GitHub's. */
const mounted = { root: '/home/job', temp: '/opt/work/_temp' };

const policy = `version: 1
name: view
defaults: { decision: deny, opaque: deny, onError: deny-and-abort }
limits: { turns: 10, toolCalls: 2000, denials: 2000, identicalCalls: 2000, minutes: 10 }
harness: { limits: { timeoutMs: 300000, toolCalls: 2000 } }
sandbox: { git: visible, limits: { commandTimeoutMs: 120000, memoryMb: 1024 } }
mcp:
  servers:
    plain: { command: ['NODE', 'ROOT/server/server.mjs', server], workspace: none }
    reading: { command: ['NODE', 'ROOT/server/server.mjs', server-reading], workspace: read }
customTools:
  probeView: { description: Probes the view., command: [node, probe/probe.cjs, tool] }
rules:
  - { id: commands, when: { tool: [exec, execCommand], contained: true }, decision: allow, reason: The task. }
  - { id: reads, when: { read: ['.', 'open/**', 'out/**', 'made/**', 'untracked/**', 'private/**', 'probe/**', 'node_modules/**'] }, unless: { read: ['open/except/**'] }, decision: allow, reason: The task. }
  - { id: closed, when: { read: ['private/**', '**/.env'] }, decision: deny, reason: Secrets. }
  - { id: writes, when: { write: ['out/**'] }, decision: allow, reason: The task. }
  - { id: by-name, when: { tool: fileSearch, read: 'open/**' }, decision: allow, reason: The task. }
  - { id: tool, when: { tool: probeView }, decision: allow, reason: The task. }
  - { id: plain, when: { tool: 'mcp.plain.*' }, decision: allow, reason: The task. }
  - { id: reading, when: { tool: 'mcp.reading.*' }, decision: allow, reason: The task. }
`;

const server = renderRawServer({
  start: `import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
const { probe } = createRequire(import.meta.url)('./probe.cjs');
const places = JSON.parse(readFileSync(new URL('places.json', import.meta.url), 'utf8'));
const [, , kind] = process.argv;`,
  call: "say(id, (await probe({ ...places, kind, isSwept: true })).join('\\n'));",
});

/** Runs the probe in the engine's process, and lets the real engine give the result of the probe for a word of a script. */
const engine = `import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
const { probe } = createRequire(import.meta.url)('./probe.cjs');
const places = JSON.parse(readFileSync(new URL('places.json', import.meta.url), 'utf8'));
const lines = await probe({ ...places, kind: 'engine', isSwept: true });
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (chunk, ...rest) => write(String(chunk).replace('VIEW-OF-THE-ENGINE', lines.join('|').replaceAll('\\\\', '/')), ...rest);
await import('./real.js');
`;

export interface MachineOptions {
  /** The user that the harness runs as. */
  readonly identity: Identity;
  readonly node: string;
  /** A copy of `dist` for this machine. Its engine is changed to run the probe too. */
  readonly dist: string;
  /** Whether a mount namespace can have files of the system. */
  readonly canMount: boolean;
  /** `copy`: no overlay can be mounted over the workspace, because of a mount below it, or else because of a file of another user. */
  readonly layer: 'overlay' | 'copy';
}

export async function createMachine({ identity, node, dist, canMount, layer }: MachineOptions): Promise<Machine> {
  const directory = createDirectory('view-');
  const root = canMount ? mounted.root : directory;
  const variables: Record<string, string> = {
    root,
    ws: join(root, 'ws'),
    home: join(root, 'home'),
    temp: canMount ? mounted.temp : join(root, 'temp'),
    tools: join(root, 'tools'),
    name: `view-${randomBytes(6).toString('hex')}`,
    address: readOwnAddress(),
  };
  const fillWith = (values: Record<string, string>, template: string): string =>
    template.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
  const fill = (template: string): string => fillWith(variables, template);
  // Where the test writes it.
  const locate = (template: string): string =>
    fillWith(
      {
        ...variables,
        root: directory,
        ws,
        home: join(directory, 'home'),
        temp: join(directory, 'temp'),
        tools: join(directory, 'tools'),
      },
      template,
    );
  const ws = join(directory, 'ws');
  const present = rows.filter(({ needs }) => canMount || needs === 'nothing');
  const canaries = new Map(
    present.filter((row) => row.type === 'read').map(({ name }) => [name, `canary_${randomBytes(12).toString('hex')}`]),
  );
  const canary = ({ name, sameAs }: ReadRow): string => canaries.get(sameAs ?? name) ?? '';
  const plant = (row: ReadRow): void => {
    if (row.planted === null) return;
    const path = locate(row.planted);
    const isSystem = row.needs === 'root';
    const target = isSystem ? join(directory, 'system', path) : path;
    mkdirSync(dirname(target), { recursive: true });
    appendFileSync(target, row.content.replace('CANARY', canary(row)));
    if (!path.startsWith(directory) && !isSystem) onTestFinished(() => rmSync(path, { force: true }));
  };
  const planted = present.filter((row) => row.type === 'read');
  const isInWorkspace = ({ planted: path }: ReadRow): boolean => path?.startsWith('{ws}/') === true;
  const isLate = ({ planted: path }: ReadRow): boolean => /^\{ws\}\/(?:\.git|untracked)\//.test(path ?? '');

  writeFiles(directory, {
    'ws/.gitignore': 'node_modules/\n.env\n',
    'ws/.github/workflows/ci.yml': 'on: push\n',
    'ws/open/policy.yml': 'version: 1\nname: view\nextends: [../../policies/policy.yml]\n',
    'ws/open/tracked.txt': 'tracked\n',
    'ws/open/other.txt': '',
    'ws/mounted/readme.txt': '',
    'ws/out/readme.txt': '',
    'ws/made/readme.txt': '',
    'ws/node_modules/readme.txt': '',
    'ws/untracked/readme.txt': '',
    'policies/policy.yml': policy.replaceAll('ROOT', root).replaceAll('NODE', node),
    'server/server.mjs': server,
    'run/readme.txt': '',
    'state/script-harness/runs/old/readme.txt': '',
    'record/readme.txt': '',
  });
  for (const row of planted.filter((one) => isInWorkspace(one) && !isLate(one))) plant(row);
  symlinkSync('../private/linked.txt', join(ws, 'open/to-denied'));
  symlinkSync('../other/linked-unlisted.txt', join(ws, 'open/to-unlisted'));
  symlinkSync('../private', join(ws, 'open/to-directory'));
  symlinkSync('../../outside/linked.txt', join(ws, 'open/to-outside'));
  linkSync(join(ws, 'private/hard-linked.txt'), join(ws, 'open/hard-link.txt'));
  writeProbe(join(ws, 'probe'));
  commitFiles(ws);
  runGit(ws, 'config', 'include.path', join(root, 'outside/included.config'));
  for (const row of planted.filter((one) => !isInWorkspace(one) || isLate(one))) plant(row);
  writeProbe(join(directory, 'server'));

  const received: string[] = [];
  const sockets = present
    .filter((row) => row.type === 'connect')
    .flatMap(({ address }) => ('path' in address ? [locate(address.path)] : []));
  const { tcp } = await listen(received, sockets);
  for (const path of sockets.filter((one) => one.startsWith('/'))) {
    chmodSync(path, 0o777);
    onTestFinished(() => rmSync(path, { force: true }));
  }
  const places = JSON.stringify({
    kinds: [...probed, 'control'],
    ...describePlaces(present, fill, tcp),
  });
  writeFiles(directory, { 'ws/probe/places.json': places, 'server/places.json': places });
  runGit(ws, 'add', '--all', 'probe');
  runGit(ws, 'commit', '--quiet', '--message', 'places');
  changeEngine(dist, places);
  if (process.getuid?.() === 0) {
    execFileSync('chown', ['-hR', `${identity.uid}:${identity.uid}`, directory]);
    for (const path of [`/tmp/${variables['name']}`, `/var/tmp/${variables['name']}`])
      execFileSync('chown', [`${identity.uid}`, path]);
    if (layer === 'copy' && !canMount) execFileSync('chown', ['0:0', join(ws, 'open/other.txt')]);
  }
  chmodSync(directory, 0o755);
  const commandFile = (name: string): string => join(fill('{temp}'), '_runner_file_commands', name);
  const secret = canaries.get('the environment of the harness, in its own') ?? '';
  return {
    directory,
    root,
    fill,
    rows: present,
    canary,
    canaryOf(name) {
      const found = canaries.get(name);
      if (found === undefined) throw new Error(`there is no row ${name}`);
      return found;
    },
    received: () => received.join('\n'),
    mounts: canMount
      ? [...renderMounts(directory), ...(layer === 'copy' ? [`mount -t tmpfs tmpfs ${root}/ws/mounted`] : [])]
      : [],
    environment: {
      PATH: `${join(root, 'bin')}:/usr/local/bin:/usr/bin:/bin`,
      HOME: join(root, 'home'),
      LANG: 'C.UTF-8',
      CI: 'true',
      XDG_STATE_HOME: join(root, 'state'),
      XDG_RUNTIME_DIR: join(root, 'run'),
      OPENAI_API_KEY: secret,
      DATABASE_ADDRESS: secret,
      GITHUB_ENV: commandFile('set_env'),
      GITHUB_PATH: commandFile('add_path'),
      GITHUB_OUTPUT: commandFile('set_output'),
      GITHUB_STATE: commandFile('save_state'),
      GITHUB_STEP_SUMMARY: commandFile('step_summary'),
      GITHUB_EVENT_PATH: join(root, 'event/event.json'),
      GITHUB_WORKSPACE: join(root, 'ws'),
      RUNNER_TEMP: fill('{temp}'),
      RUNNER_TOOL_CACHE: join(root, 'tools'),
    },
  };
}

function writeProbe(directory: string): void {
  mkdirSync(directory, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'probe.cjs'), join(directory, 'probe.cjs'));
}

function changeEngine(dist: string, places: string): void {
  const directory = join(dist, 'engine');
  if (!existsSync(join(directory, 'real.js'))) copyFileSync(join(directory, 'index.js'), join(directory, 'real.js'));
  writeFiles(directory, { 'index.js': engine, 'places.json': places });
  writeProbe(directory);
  execFileSync('chmod', ['-R', 'go+rX', directory]);
}

/** The table as the probe reads it. */
function describePlaces(present: readonly Row[], fill: Machine['fill'], port: number): object {
  const numbered = present.map((row, index) => ({ row, index }));
  return {
    reads: numbered.flatMap(({ row, index }) => (row.type === 'read' ? [{ row: index, path: fill(row.path) }] : [])),
    writes: numbered.flatMap(({ row, index }) => (row.type === 'write' ? [{ row: index, path: fill(row.path) }] : [])),
    connects: numbered.flatMap(({ row, index }) =>
      row.type === 'connect'
        ? [
            {
              row: index,
              address:
                'path' in row.address ? { path: fill(row.address.path) } : { host: fill(row.address.host), port },
            },
          ]
        : [],
    ),
  };
}

function renderMounts(directory: string): string[] {
  const stage = join(directory, 'stage');
  const bind = (source: string, target: string): string[] => [`mkdir -p ${target}`, `mount --bind ${source} ${target}`];
  return [
    `mkdir -p ${stage}`,
    `mount -t tmpfs -o mode=755 tmpfs ${stage}`,
    `cp -a ${join(directory, 'system')}/. ${stage}`,
    `chown -R 0:0 ${stage}`,
    ...overlaid.flatMap((path) => [
      `mkdir -p ${stage}${path} ${stage}/work${path}`,
      `mount -t overlay -o lowerdir=${path},upperdir=${stage}${path},workdir=${stage}/work${path} overlay ${path}`,
    ]),
    ...replaced.flatMap((path) => [`mkdir -p ${stage}${path}`, `mount --bind ${stage}${path} ${path}`]),
    ...bind(directory, mounted.root),
    ...bind(`${directory}/temp`, mounted.temp),
    ...secondMounts.flatMap((path) => bind(`${directory}/ws`, path.replace('{tools}', `${mounted.root}/tools`))),
  ];
}
