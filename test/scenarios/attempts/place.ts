import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  cpSync,
  linkSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createDirectory, runGit, writeFiles } from '../../fixtures/workspace.ts';
import type { Attempt, SecretName } from './attempt.ts';
import { listen, readOwnAddress, startNeighbour } from './neighbours.ts';

/** The machine of a runner in a directory: home, runner directories, a checkout, listeners and a neighbour, with a secret in each. */
export interface Place {
  readonly root: string;
  readonly secrets: Readonly<Record<SecretName, string>>;
  /** The token of an attempt, which no other attempt has. */
  token(attempt: Attempt): string;
  /** The environment in which the harness is started. */
  readonly environment: Readonly<Record<string, string>>;
  /** The variables of the attempts' programs. */
  readonly facts: Readonly<Record<string, string>>;
  readonly received: () => string;
  /** Closed at the end of the test. */
  readonly descriptor: number;
}

/** The user that the harness runs as: `prefix` precedes its command line. */
export interface Identity {
  readonly name: string;
  readonly uid: number;
  readonly prefix: readonly string[];
}

const policy = `version: 1
name: open
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
limits: { toolCalls: 500, denials: 500 }
harness: { limits: { timeoutMs: 300000, toolCalls: 500, returnBytes: 1000000 } }
sandbox: { limits: { commandTimeoutMs: 120000, memoryMb: 1024, processes: 200, fileMb: 64, tmpMb: 64 } }
rules:
  - { id: commands, when: { tool: exec, command: ['**'] }, decision: allow, reason: Everything. }
  - { id: reads, when: { read: ['**', '/**'] }, decision: allow, reason: Everything. }
  - { id: writes, when: { write: ['**', '/**'] }, decision: allow, reason: Everything. }
  - { id: variables, when: { env: { set: ['*'] } }, decision: allow, reason: Everything. }
  - { id: masked, when: { read: ['.env'] }, decision: deny, reason: A secret. }
`;

const late = `i=0
while [ $i -lt 6000 ]; do
  if [ -e go ]; then echo $BITE > late-$1; exit; fi
  sleep 0.1
  i=$((i+1))
done
`;

/** Creates all files, for an identity that then owns them. */
export async function createPlace(identity: Identity, attempts: readonly Attempt[]): Promise<Place> {
  const root = createDirectory('place-');
  const name = `attempt-${randomBytes(6).toString('hex')}`;
  const secrets = createSecrets();
  const tokens = new Map(attempts.map((attempt) => [attempt.name, `BITE-${randomBytes(9).toString('hex')}`]));
  const at = (path: string): string => join(root, path);
  writeFiles(root, {
    'home/.ssh/id_ed25519': secrets.ssh,
    'home/.npmrc': `//npm.example/:_authToken=${secrets.npmrc}`,
    'home/.netrc': `machine x password ${secrets.netrc}`,
    'home/.aws/credentials': secrets.aws,
    'home/.docker/config.json': secrets.docker,
    'home/.config/gh/hosts.yml': secrets.gh,
    'home/.git-credentials': secrets.gitCredentials,
    'temp/token': secrets.runnerToken,
    'temp/next-step.sh': '',
    'event/event.json': JSON.stringify({ secret: secrets.event }),
    'state/script-harness/runs/old/history.jsonl': secrets.oldRecord,
    'actions/other/index.js': '',
    'tools/node/bin/node': '',
    'bin/other': '',
    'run/readme': '',
    'out/secret': secrets.outside,
    'out/descriptor': secrets.descriptor,
    'out/linked-file': '',
    'out/included.config': `[http "https://x/"]\n\textraheader = ${secrets.gitIncluded}\n`,
    ...Object.fromEntries(
      ['set_env', 'add_path', 'set_output', 'save_state', 'step_summary'].map((file) => [
        `temp/_runner_file_commands/${file}`,
        secrets.commandFile,
      ]),
    ),
    'named/file/kept': '',
    'ws/swaps/inner/file': '',
    'ws/swaps/named/file': '',
    'ws/.env': secrets.masked,
    'ws/.github/workflows/ci.yml': 'on: push\n',
    'ws/.github/workflows/linked.yml': 'on: push\n',
    'ws/ci/deep/policy.yml': policy,
    // The script engine needs more memory than the limit in the policy above.
    'ws/ci/deep/calls.yml': policy.replace('memoryMb: 1024, ', ''),
    'ws/attempts/late.sh': late,
    'ws/attempts/run.py': readFileSync(join(import.meta.dirname, 'run.py'), 'utf8'),
    ...Object.fromEntries(attempts.map((attempt) => [`ws/attempts/${locateProgram(attempt)}`, readProgram(attempt)])),
  });
  symlinkSync('../home/.npmrc', at('ws/committed-link'));
  symlinkSync('../out', at('ws/committed-directory'));
  linkSync(at('ws/.env'), at('ws/env-hard-link'));
  symlinkSync('.env', at('ws/env-link'));
  symlinkSync('.', at('ws/env-directory'));
  runGit(at('ws'), 'init', '--quiet');
  writeFiles(root, { 'ws/.git/info/exclude': '.env\nenv-hard-link\n' });
  runGit(at('ws'), 'add', '--all');
  runGit(at('ws'), 'commit', '--quiet', '--message', 'base');
  runGit(at('ws'), 'config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${secrets.gitConfig}`);
  runGit(at('ws'), 'config', 'include.path', at('out/included.config'));
  writeFiles(root, { 'ws/.git/keep/file': '' });
  const shared = [`/var/tmp/${name}`, `/dev/shm/${name}`, `/tmp/${name}`];
  writeFileSync(`/var/tmp/${name}`, secrets.varTmp);
  writeFileSync(`/dev/shm/${name}`, secrets.sharedMemory);
  const received: string[] = [];
  const ports = await listen(received, [
    at('out/socket'),
    at('ws/socket'),
    at('run/bus'),
    at('run/docker.sock'),
    `\0${name}`,
  ]);
  // The directory itself too, so that no file is unreachable only because of modes.
  if (process.getuid?.() === 0) {
    execFileSync('chown', ['-hR', `${identity.uid}:${identity.uid}`, root]);
    execFileSync('chown', [`${identity.uid}`, ...shared.slice(0, 2)]);
  }
  chmodSync(root, 0o755);
  for (const socket of ['out/socket', 'ws/socket', 'run/bus', 'run/docker.sock']) chmodSync(at(socket), 0o777);
  const neighbour = startNeighbour(identity, secrets);
  const descriptor = openSync(at('out/descriptor'), 'r');
  onTestFinished(() => {
    closeSync(descriptor);
    for (const path of [...shared, ...attempts.map((attempt) => `/dev/shm/${attempt.name}`)])
      rmSync(path, { force: true });
  });
  const commands = (file: string): string => at(`temp/_runner_file_commands/${file}`);
  return {
    root,
    secrets,
    token: (attempt) => tokens.get(attempt.name) ?? '',
    received: () => received.join('\n'),
    descriptor,
    environment: {
      PATH: `${at('bin')}:/usr/local/bin:/usr/bin:/bin`,
      HOME: at('home'),
      LANG: 'C.UTF-8',
      CI: 'true',
      XDG_STATE_HOME: at('state'),
      XDG_RUNTIME_DIR: at('run'),
      OPENAI_API_KEY: secrets.key,
      GITHUB_TOKEN: secrets.key,
      MY_DATABASE_PASSWORD: secrets.unlisted,
      ACTIONS_RUNTIME_TOKEN: secrets.actions,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: secrets.actions,
      GITHUB_ENV: commands('set_env'),
      GITHUB_PATH: commands('add_path'),
      GITHUB_OUTPUT: commands('set_output'),
      GITHUB_STATE: commands('save_state'),
      GITHUB_STEP_SUMMARY: commands('step_summary'),
      GITHUB_EVENT_PATH: at('event/event.json'),
      GITHUB_ACTION_PATH: at('actions'),
      GITHUB_WORKSPACE: at('ws'),
      RUNNER_TEMP: at('temp'),
      RUNNER_TOOL_CACHE: at('tools'),
    },
    facts: {
      T_PLACE: root,
      T_NAME: name,
      T_TCP: String(ports.tcp),
      T_UDP: String(ports.udp),
      T_ADDRESS: readOwnAddress(),
      T_HOST: hostname(),
      T_NEIGHBOUR: String(neighbour),
      ...Object.fromEntries(
        ['user', 'pid', 'ipc', 'uts', 'net', 'mnt'].map((kind) => [
          `T_NAMESPACE_${kind}`,
          readlinkSync(`/proc/self/ns/${kind}`),
        ]),
      ),
    },
  };
}

/** The file of an attempt's program, in the workspace's `attempts` directory. */
export function locateProgram({ name, program }: Attempt): string {
  return `${name}.${'sh' in program ? 'sh' : 'node' in program ? 'cjs' : 'py'}`;
}

/** The command that runs it, in the workspace. */
export function renderCommand(attempt: Attempt, node: string): string[] {
  const file = `attempts/${locateProgram(attempt)}`;
  const { program } = attempt;
  return 'sh' in program ? ['sh', file] : 'node' in program ? [node, file] : ['/usr/bin/python3', file];
}

function readProgram({ program }: Attempt): string {
  return `${'sh' in program ? program.sh : 'node' in program ? program.node : program.python}\n`;
}

function createSecrets(): Record<SecretName, string> {
  const names = [
    'ssh',
    'npmrc',
    'netrc',
    'aws',
    'docker',
    'gh',
    'gitCredentials',
    'runnerToken',
    'commandFile',
    'event',
    'oldRecord',
    'key',
    'unlisted',
    'actions',
    'descriptor',
    'neighbour',
    'argument',
    'gitConfig',
    'gitIncluded',
    'outside',
    'varTmp',
    'sharedMemory',
    'masked',
  ] as const satisfies readonly SecretName[];
  return Object.fromEntries(names.map((name) => [name, `SECRET-${name}-${randomBytes(9).toString('hex')}`])) as Record<
    SecretName,
    string
  >;
}

/** The built program and a node in a directory that every user can read; the checkout may be closed to other users. */
export function copyProgram(dist: string): { node: string; main: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'program-'));
  cpSync(dist, join(directory, 'dist'), { recursive: true });
  cpSync(process.execPath, join(directory, 'node/bin/node'));
  execFileSync('chmod', ['-R', 'go+rX', directory]);
  return {
    node: join(directory, 'node/bin/node'),
    main: join(directory, 'dist/main/index.js'),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
