import { checks, commands, probed, searches, servers, type Column, type Probed } from './columns.ts';

/**
 * A place with a canary, by a template of its path: `{ws}` is the workspace, `{home}` the home directory of the job, `{temp}` its RUNNER_TEMP,
 * `{tools}` its tool cache, `{root}` the directory of all of these, `{name}` a name that is not used on this machine. `~` is the home directory
 * of the process, `%` the kind of the process.
 */
export interface ReadRow {
  readonly type: 'read';
  readonly name: string;
  /** Where a process looks for the canary. */
  readonly path: string;
  /** Where the canary is written; null if a process of the run makes it, or another row has the same canary. */
  readonly planted: string | null;
  /** The text of the file; `CANARY` is replaced by the canary. It is appended to a file that exists. */
  readonly content: string;
  /** The row that has the same canary; null for a canary of its own. */
  readonly sameAs: string | null;
  /** The columns that see the canary. The others must not. */
  readonly open: readonly Column[];
  /** The columns that have no such question. */
  readonly omitted: readonly Column[];
  readonly needs: Needs;
  /** Only processes of the run find it: an open cell proves that it is there. */
  readonly isOfRun: boolean;
}

/**
 * What becomes of a write. `kept`: it is in the real place after the run. `run`: a later command of the run finds it, and it is not in the real
 * place. `discarded`: it succeeds, no later command finds it, and it is not in the real place. `refused`: it fails. `lost`: one of the last two.
 * `unkept`: one of the last three.
 */
export type Written = 'kept' | 'run' | 'discarded' | 'refused' | 'lost' | 'unkept';

export interface WriteRow {
  readonly type: 'write';
  readonly name: string;
  readonly path: string;
  readonly results: Readonly<Record<Probed, Written>>;
  readonly needs: Needs;
  /** Without a sandbox, an ordinary user cannot write it either. */
  readonly isClosedToUsers: boolean;
  /** The place exists only in the run. */
  readonly isOfRun: boolean;
}

/** A server of the host, which no process of a run reaches. */
export interface ConnectRow {
  readonly type: 'connect';
  readonly name: string;
  readonly address: { readonly path: string } | { readonly host: string };
  readonly needs: Needs;
}

export type Row = ReadRow | WriteRow | ConnectRow;

/** `root`: only root can make the place, in a mount namespace of the test. */
export type Needs = 'nothing' | 'root';

/** A cell that the present program fails. A test fails when it is right, so that the entry is removed. */
export interface Known {
  readonly finding: string;
  /** Where the directories of the job are: in any place, or only if they are below `/tmp`. */
  readonly where: 'anywhere' | 'below-tmp';
  readonly rows: readonly string[];
  readonly columns: readonly Column[];
}

const nobody = [] as const;
// Names in the workspace, which `fileSearch` looks for.
const noNames = ['fileSearch'] as const;
const outside = ['fileSearch', 'gitGrep'] as const;

function read(
  name: string,
  path: string,
  open: readonly Column[],
  more: Partial<Omit<ReadRow, 'type' | 'name' | 'path' | 'open'>> = {},
): ReadRow {
  const isInside = path.startsWith('{ws}/');
  return {
    type: 'read',
    name,
    path,
    planted: path,
    content: 'CANARY\n',
    sameAs: null,
    open,
    omitted: isInside ? [] : outside,
    needs: 'nothing',
    isOfRun: false,
    ...more,
  };
}

/** A file outside the directories of the test: root writes it in a mount namespace. */
function readSystem(
  name: string,
  path: string,
  open: readonly Column[],
  more: Partial<Omit<ReadRow, 'type' | 'name' | 'path' | 'open'>> = {},
): ReadRow {
  return read(name, path, open, { needs: 'root', ...more });
}

/** The processes that see the workspace. */
const inWorkspace = [...commands, ...checks, 'server-reading', ...searches] as const;
const processes = [...commands, ...checks, ...servers] as const;

const token = '//registry.example/:_authToken=CANARY\n';
const registry = '[global]\nindex-url = https://user:CANARY@registry.example/simple\n';
const header = '[http "https://github.example/"]\n\textraheader = AUTHORIZATION: basic CANARY\n';
const checkout = 'the token of the checkout in .git/config';

/** Places at which the workspace is mounted too. */
export const secondMounts = ['/srv/second', '/opt/second', '{tools}/second'];

/** What each process can read. */
export const readRows: readonly ReadRow[] = [
  read('an open file of the workspace', '{ws}/open/open.txt', inWorkspace),
  read('a file that a denial closes', '{ws}/private/denied.txt', nobody),
  read('a file that no allow covers', '{ws}/other/unlisted.txt', nobody),
  read('a file that `unless` closes', '{ws}/open/except/excepted.txt', nobody),
  read('a closed file, through a link', '{ws}/open/to-denied', nobody, {
    planted: '{ws}/private/linked.txt',
    omitted: noNames,
  }),
  read('a file that no allow covers, through a link', '{ws}/open/to-unlisted', nobody, {
    planted: '{ws}/other/linked-unlisted.txt',
    omitted: noNames,
  }),
  read('a closed file, through a link to its directory', '{ws}/open/to-directory/in-directory.txt', nobody, {
    planted: '{ws}/private/in-directory.txt',
    omitted: noNames,
  }),
  read('a closed file, by the open name of a hard link', '{ws}/open/hard-link.txt', nobody, {
    planted: '{ws}/private/hard-linked.txt',
  }),
  read('a link that leads out of the workspace', '{ws}/open/to-outside', nobody, {
    planted: '{root}/outside/linked.txt',
    omitted: noNames,
  }),
  read('a closed file that git does not track', '{ws}/untracked/.env', nobody),
  read('a closed file that setup makes', '{ws}/made/.env', ['setup'], { planted: null, isOfRun: true }),
  read(
    'an open file that setup makes',
    '{ws}/open/made.txt',
    ['setup', 'verify-before', 'verify-after', ...commands, 'server-reading', 'readFile', 'grepFiles', 'fileSearch'],
    { planted: null, isOfRun: true },
  ),
  read(
    'an open file that a command makes',
    '{ws}/out/made.txt',
    [...commands, 'verify-after', 'server-reading', 'readFile', 'grepFiles', 'fileSearch'],
    { planted: null },
  ),
  // The private git directory has files of these names.
  read(checkout, '{ws}/.git/config', nobody, { content: header, omitted: noNames }),
  read('the configuration of git, by git', 'git config --list --show-origin', nobody, {
    planted: null,
    sameAs: checkout,
    omitted: searches,
  }),
  ...['a file that a denial closes', 'a file that `unless` closes'].map((name) =>
    read(`what git has stored of ${name}`, 'git cat-file --batch-all-objects --batch', nobody, {
      planted: null,
      sameAs: name,
      omitted: searches,
    }),
  ),
  read('a file that the configuration of git includes', '{root}/outside/included.config', nobody, { content: header }),
  read('the credentials in .git', '{ws}/.git/credentials', nobody, { omitted: noNames }),
  read('FETCH_HEAD', '{ws}/.git/FETCH_HEAD', nobody, { omitted: noNames }),
  read('a hook of git', '{ws}/.git/hooks/pre-commit', nobody, { content: '#!/bin/sh\n# CANARY\n', omitted: noNames }),
  ...secondMounts.flatMap((mount) => [
    read(`${checkout}, through a second mount at ${mount}`, `${mount}/.git/config`, nobody, {
      planted: null,
      sameAs: checkout,
      needs: 'root',
      omitted: outside,
    }),
    read(`a file that a denial closes, through a second mount at ${mount}`, `${mount}/private/denied.txt`, nobody, {
      planted: null,
      sameAs: 'a file that a denial closes',
      needs: 'root',
      omitted: outside,
    }),
  ]),
  readSystem('a file of a runner', '/opt/actions-runner/.credentials', nobody),
  readSystem('another file in the directory of a runner', '/opt/actions-runner/_diag/log.txt', nobody),
  readSystem('a file of a runner in deep directories', '/opt/a/b/c/d/e/f/runner/.credentials_rsaparams', nobody),
  readSystem('a file of a runner in /usr/local', '/usr/local/actions-runner/.runner', nobody),
  readSystem(
    'a file of a runner in deep directories of /usr/local',
    '/usr/local/a/b/c/d/e/f/runner/.credentials',
    nobody,
  ),
  readSystem('a runner whose credentials are elsewhere, by its script', '/opt/ci/two/config.sh', nobody),
  readSystem('software in /opt that is no tool root', '/opt/software/settings.txt', nobody),
  readSystem('/srv', '/srv/data.txt', nobody),
  readSystem('/var/lib', '/var/lib/x/data.txt', nobody),
  read('/var/tmp of the host', '/var/tmp/{name}', nobody),
  readSystem('/etc/shadow', '/etc/shadow', nobody, { content: 'root:CANARY:1::::::\n' }),
  readSystem('/etc/gitconfig with a credential', '/etc/gitconfig', nobody, { content: header }),
  readSystem('/usr/etc/npmrc', '/usr/etc/npmrc', nobody, { content: token }),
  readSystem('/usr/local/etc/npmrc', '/usr/local/etc/npmrc', nobody, { content: token }),
  readSystem('settings of an unknown program in /usr/local/etc', '/usr/local/etc/service.conf', nobody),
  readSystem('settings of PHP in /usr/local/etc', '/usr/local/etc/php/php.ini', processes),
  readSystem('/etc/xdg/pip/pip.conf', '/etc/xdg/pip/pip.conf', nobody, { content: registry }),
  readSystem('/etc/opt', '/etc/opt/x/settings.txt', nobody),
  readSystem('/etc/npmrc with a credential', '/etc/npmrc', nobody, { content: token }),
  readSystem('a service in /etc', '/etc/service-{name}/secret', nobody),
  readSystem('/etc/maven with a credential', '/etc/maven/settings.xml', nobody, {
    content: '<password>CANARY</password>\n',
  }),
  read('~/.npmrc of the job', '{home}/.npmrc', nobody, { content: token }),
  read('~/.ssh of the job', '{home}/.ssh/id', nobody),
  read('~/.docker of the job', '{home}/.docker/config.json', nobody),
  read('a credential next to a program of PATH', '{root}/bin/deploy-key.pem', nobody),
  read('RUNNER_TEMP', '{temp}/token', nobody),
  ...['set_env', 'add_path', 'set_output', 'save_state', 'step_summary'].map((file) =>
    read(`the command file ${file}`, `{temp}/_runner_file_commands/${file}`, nobody, { content: '#CANARY\n' }),
  ),
  read('the event', '{root}/event/event.json', nobody, { content: '{"secret":"CANARY"}' }),
  read('the record of another run', '{root}/state/script-harness/runs/old/history.jsonl', nobody),
  read('the record of this run', '{root}/record/run/history.jsonl', nobody, { planted: null }),
  read('the policy file outside the workspace', '{root}/policies/policy.yml', nobody, { content: '# CANARY\n' }),
  read('the policy file in the workspace', '{ws}/open/policy.yml', inWorkspace, { content: '# CANARY\n' }),
  read('the environment of the harness, in its own', 'environment', nobody, { planted: null, omitted: searches }),
  read('the environment of the harness, in every process', '/proc/*/environ', nobody, {
    planted: null,
    sameAs: 'the environment of the harness, in its own',
    omitted: searches,
  }),
  read('the command line of the harness', '/proc/*/cmdline', nobody, {
    planted: null,
    omitted: searches,
  }),
  read('/tmp of the host', '/tmp/{name}', nobody),
  read('/tmp of the run', '/tmp/made-by-command', [...commands, 'readFile', 'grepFiles'], {
    planted: null,
    isOfRun: true,
  }),
  read('the home directory of the run', '~/made-by-command', commands, {
    planted: null,
    isOfRun: true,
    omitted: searches,
  }),
  read('a tool in the tool cache', '{tools}/tool/readme.txt', processes),
  read('a credential file in the tool cache', '{tools}/tool/.npmrc', nobody, { content: token }),
  read('the directory of an MCP server', '{root}/server/notes.txt', servers),
  read('a directory next to all of these', '{root}/outside/beside.txt', nobody),
];

/** What each process can connect to. */
export const connectRows: readonly ConnectRow[] = [
  {
    type: 'connect',
    name: 'connecting to TCP on 127.0.0.1 of the host',
    address: { host: '127.0.0.1' },
    needs: 'nothing',
  },
  { type: 'connect', name: 'connecting to TCP on ::1 of the host', address: { host: '::1' }, needs: 'nothing' },
  {
    type: 'connect',
    name: 'connecting to TCP on an address of the host',
    address: { host: '{address}' },
    needs: 'nothing',
  },
  { type: 'connect', name: 'connecting to an abstract socket', address: { path: '\0{name}' }, needs: 'nothing' },
  {
    type: 'connect',
    name: 'connecting to a socket in a tool root',
    address: { path: '{tools}/socket' },
    needs: 'nothing',
  },
  {
    type: 'connect',
    name: 'connecting to a socket in the workspace',
    address: { path: '{ws}/open/socket' },
    needs: 'nothing',
  },
  {
    type: 'connect',
    name: 'connecting to a socket in the directory of an MCP server',
    address: { path: '{root}/server/socket' },
    needs: 'nothing',
  },
  {
    type: 'connect',
    name: 'connecting to a socket in /tmp',
    address: { path: '/tmp/{name}.socket' },
    needs: 'nothing',
  },
  {
    type: 'connect',
    name: 'connecting to a socket in XDG_RUNTIME_DIR',
    address: { path: '{root}/run/bus' },
    needs: 'nothing',
  },
];

function write(
  name: string,
  path: string,
  results: Partial<Record<Probed, Written>>,
  more: Partial<Pick<WriteRow, 'needs' | 'isClosedToUsers' | 'isOfRun'>> = {},
): WriteRow {
  const refused = Object.fromEntries(probed.map((kind) => [kind, 'refused'])) as Record<Probed, Written>;
  return {
    type: 'write',
    name: `writing ${name}`,
    path,
    results: { ...refused, ...results },
    needs: 'nothing',
    isClosedToUsers: false,
    isOfRun: false,
    ...more,
  };
}

function each(kinds: readonly Probed[], result: Written): Partial<Record<Probed, Written>> {
  return Object.fromEntries(kinds.map((kind) => [kind, result]));
}

const verify = ['verify-before', 'verify-after'] as const;
const system = { needs: 'root', isClosedToUsers: true } as const;

/** What becomes of the writes of each process. */
export const writeRows: readonly WriteRow[] = [
  write('a path that a write rule allows', '{ws}/out/%.txt', {
    ...each(commands, 'kept'),
    setup: 'run',
    ...each(verify, 'discarded'),
  }),
  write('a path that no write rule allows', '{ws}/open/%.txt', {
    ...each([...commands, ...verify], 'discarded'),
    setup: 'run',
  }),
  write(
    'a tracked file that no write rule allows',
    '{ws}/open/tracked.txt',
    each([...commands, ...checks], 'discarded'),
  ),
  write('an output directory', '{ws}/node_modules/%.txt', {
    ...each([...commands, 'setup'], 'run'),
    ...each(verify, 'discarded'),
  }),
  write('a new file that a denial closes', '{ws}/private/%.txt', {
    ...each([...commands, ...verify], 'discarded'),
    setup: 'lost',
  }),
  write('.github', '{ws}/.github/%.yml', {}),
  write('a workflow that exists', '{ws}/.github/workflows/ci.yml', {}),
  write('the policy file', '{ws}/open/policy.yml', {}),
  write('a hook of git', '{ws}/.git/hooks/%', {}),
  write('the directory `info` of git', '{ws}/.git/info/attributes', {}),
  write('the configuration of git', '{ws}/.git/config', {
    ...each([...commands, 'setup'], 'run'),
    ...each(verify, 'lost'),
  }),
  write('a command file of the runner', '{temp}/_runner_file_commands/set_env', each(probed, 'lost')),
  write('RUNNER_TEMP', '{temp}/%', each(probed, 'lost')),
  // The home directory of the run has the same path.
  write('the home directory of the job', '{home}/%', {
    ...each(probed, 'lost'),
    ...each(commands, 'run'),
    setup: 'unkept',
  }),
  write('the record', '{root}/record/run/%', each(probed, 'lost')),
  write('the state directory', '{root}/state/script-harness/runs/%', each(probed, 'lost')),
  write('the tool cache', '{tools}/tool/%', {}),
  write('a directory of PATH', '{root}/bin/%', {}),
  write('the directory of an MCP server', '{root}/server/%', each(probed, 'lost')),
  write('/usr/local', '/usr/local/%', {}, system),
  write('/etc', '/etc/%', {}, system),
  write('/opt', '/opt/%', {}, system),
  write('/srv', '/srv/%', each(probed, 'lost'), system),
  write('/var/lib', '/var/lib/%', each(probed, 'lost'), system),
  write('a second mount of the workspace', '/srv/second/%', each(probed, 'lost'), { needs: 'root' }),
  write('a second mount of the workspace in a tool root', '{tools}/second/%', each(probed, 'lost'), { needs: 'root' }),
  // Installations of setup may be in its home directory.
  write('/tmp', '/tmp/{name}-%.txt', {
    ...each(commands, 'run'),
    setup: 'unkept',
    ...each([...verify, ...servers, 'engine'], 'discarded'),
  }),
  write('the home directory of the process', '~/{name}-%.txt', {
    ...each(commands, 'run'),
    setup: 'unkept',
    ...each([...verify, ...servers], 'discarded'),
    engine: 'lost',
  }),
  write('stored outputs', '/tmp/outputs/%', each([...checks, ...servers, 'engine'], 'lost'), { isOfRun: true }),
];

export const rows: readonly Row[] = [...readRows, ...connectRows, ...writeRows];

/** The cells that the present program fails, by finding. */
export const known: readonly Known[] = [];
