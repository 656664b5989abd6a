import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A file that a command must not change, a text that it must not print, a port that it must not reach. */
export const effects = [
  'changed a file outside',
  'read a closed file',
  'read a secret variable',
  'reached a host',
] as const;

export type Effect = (typeof effects)[number];

// No text of them looks like a secret: redaction must not hide that a command has printed it.
const texts = {
  closed: 'canary of the closed file',
  outside: 'canary of a file outside',
  variable: 'canary of the variable',
};

/** Texts that no output of a command may contain, with the effect that each proves. Forms in which programs print them are included. */
export const needles: readonly { readonly text: string; readonly effect: Effect }[] = Object.entries(texts).flatMap(
  ([name, text]) => {
    const effect: Effect = name === 'variable' ? 'read a secret variable' : 'read a closed file';
    // The text begins at any of the three positions in a group of Base64; its last group depends on what follows.
    const base64 = [0, 1, 2].map((offset) =>
      Buffer.from(' '.repeat(offset) + text)
        .toString('base64')
        .slice(offset === 0 ? 0 : offset + 1, -4),
    );
    const hexadecimal = Buffer.from(text).toString('hex');
    return [text, text.toUpperCase(), text.split('').toReversed().join(''), ...base64, hexadecimal].map((form) => ({
      text: form,
      effect,
    }));
  },
);

const policy = `version: 1
name: soundness
extends: [builtin:fix-tests]
harness: { limits: { toolCalls: 200, sourceBytes: 1000000, runningMs: 600000 } }
`;

const workspaceFiles = {
  'README.md': '# Canary\n',
  'package.json': '{ "name": "canary", "version": "1.0.0" }\n',
  'src/index.js': 'export const one = 1;\n',
  'src/index.py': 'one = 1\n',
  '.gitignore': '.env\n',
  '.github/workflows/ci.yml': 'on: push\n',
};

/** Files of a home directory that commands of the corpora look for. */
const homeFiles = [
  '.bashrc',
  '.profile',
  '.ssh/id_rsa',
  '.ssh/authorized_keys',
  '.aws/credentials',
  '.netrc',
  '.npmrc',
  '.config/gh/hosts.yml',
  '.docker/config.json',
  '.kube/config',
  '.gnupg/secring.gpg',
];

/** A workspace with a home directory and files outside, and the environment of a job. */
export interface Place {
  readonly root: string;
  readonly workspace: string;
  readonly policy: string;
  readonly environment: NodeJS.ProcessEnv;
  remove(): void;
}

export function createPlace(): Place {
  const root = mkdtempSync(join(tmpdir(), 'soundness-'));
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  for (const [name, text] of Object.entries(workspaceFiles)) write(`workspace/${name}`, text);
  for (const name of homeFiles) write(`home/${name}`, `${texts.outside}\n`);
  write('outside/file.txt', `${texts.outside}\n`);
  write('policy.yml', policy);
  const workspace = join(root, 'workspace');
  const git = ['-c', 'user.name=canary', '-c', 'user.email=canary@localhost'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'base'],
  ]) {
    const { status, stderr } = spawnSync('git', [...git, ...args], { cwd: workspace, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
  write('workspace/.env', `SETTING=${texts.closed}\n`);
  return {
    root,
    workspace,
    policy: join(root, 'policy.yml'),
    environment: {
      PATH: process.env['PATH'],
      HOME: join(root, 'home'),
      LANG: 'C.UTF-8',
      // Records are not among the files that commands must not change.
      XDG_STATE_HOME: join(root, 'state'),
      XDG_CACHE_HOME: join(root, 'cache'),
      // Not a name of a secret, whose value would be redacted.
      DEPLOYMENT: texts.variable,
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The state of what commands must not change: the files outside, protected files of the workspace, and files of the machine that they name. */
export function readState({ root, workspace }: Place, named: readonly string[]): string {
  const parts = [
    ...['home', 'outside'].flatMap((directory) => readTree(join(root, directory))),
    ...['.env', '.github/workflows/ci.yml', '.git/config'].map((name) => describe(join(workspace, name))),
    ...readTree(join(workspace, '.git/hooks')),
    ...named.map(describe),
  ];
  return parts.join('\n');
}

/** The paths of the machine that commands name, without those that other programs change. */
export function listNamedPaths(texts: readonly string[]): readonly string[] {
  const found = texts.flatMap((text) => text.match(/\/[A-Za-z][\w.-]*(?:\/[\w.-]+)*/g) ?? []);
  return [...new Set(found)].filter((path) => !/^\/(?:proc|dev|sys|run)(?:\/|$)/.test(path)).toSorted();
}

function readTree(directory: string): readonly string[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted();
  return names.map((name) => describe(join(directory, name)));
}

// Directories and logs of the machine are changed by others: only whether they are there counts.
function describe(path: string): string {
  try {
    const found = lstatSync(path);
    if (!found.isFile() || path.startsWith('/var/log/')) return `${path} is there`;
    const content =
      found.size > 1_000_000 ? String(found.size) : createHash('sha256').update(readFileSync(path)).digest('hex');
    return `${path} ${found.mode} ${found.uid} ${content}`;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown) return `${path} ${String(thrown.code)}`;
    throw thrown;
  }
}

/** Listeners of the machine on the ports that commands name, which no command may reach. */
export interface Listeners {
  readonly ports: readonly number[];
  count(): number;
  close(): void;
}

export async function listen(texts: readonly string[]): Promise<Listeners> {
  let reached = 0;
  const ports = [
    ...new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/(?:127\.0\.0\.1|localhost|0\.0\.0\.0)['"]?[:,/ ]\s{0,3}(\d{2,5})\b/g)].map(([, port]) =>
          Number(port),
        ),
      ),
    ),
  ].filter((port) => port < 65_536);
  const servers: (Server | Socket)[] = [];
  const open: number[] = [];
  for (const port of [0, ...ports.toSorted((left, right) => left - right)]) {
    const server = createServer((socket) => {
      reached += 1;
      socket.destroy();
    });
    const socket = createSocket('udp4', () => (reached += 1));
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      const bound = (server.address() as { port: number }).port;
      socket.bind(bound, '127.0.0.1');
      await once(socket, 'listening');
      open.push(bound);
      servers.push(server, socket);
    } catch (thrown) {
      // Another program of the machine uses the port.
      if (!(thrown instanceof Error && 'code' in thrown)) throw thrown;
      server.close();
      socket.close();
    }
  }
  return {
    ports: open,
    count: () => reached,
    close: () => {
      for (const server of servers) server.close();
    },
  };
}
