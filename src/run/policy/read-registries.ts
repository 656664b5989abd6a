import { execFile } from 'node:child_process';
import { isAbsolute } from 'node:path';
import { promisify } from 'node:util';
import type { Registries } from '../../policy/file/registry-addresses.ts';

const run = promisify(execFile);

const timeoutMs = 20_000;

/** How a package manager is asked for its registries, and how the addresses are found in what it answers. */
interface RegistryReader {
  readonly questions: readonly (readonly [program: string, ...args: string[]])[];
  readonly readAddresses: (answers: readonly string[]) => readonly string[];
}

// The package managers know their defaults and the order of their configuration files, so neither is repeated here.
const readers: ReadonlyMap<string, RegistryReader> = new Map([
  [
    'npm',
    {
      questions: [['npm', 'config', 'list', '--json']],
      readAddresses: ([answer = '{}']) =>
        Object.entries(JSON.parse(answer) as Record<string, unknown>).flatMap(([key, value]) =>
          (key === 'registry' || /^@[^:]+:registry$/.test(key)) && typeof value === 'string' ? [value] : [],
        ),
    },
  ],
  [
    'pypi',
    {
      questions: [
        ['python3', '-I', '-m', 'pip', 'config', 'list'],
        [
          'python3',
          '-I',
          '-c',
          'from pip._internal.models.index import PyPI; print(PyPI.simple_url, "https://" + PyPI.file_storage_domain)',
        ],
      ],
      readAddresses: ([configured = '', defaults = '']) => {
        const lines = configured.split('\n').filter((line) => /\b(?:extra-)?index-url=/.test(line));
        const own = lines.flatMap((line) => line.match(/https?:\/\/[^\s'"\\]+/g) ?? []);
        // `index-url` replaces the usual index, `extra-index-url` adds to it.
        return lines.some((line) => /\.index-url=/.test(line)) ? own : [...own, ...defaults.trim().split(/\s+/)];
      },
    },
  ],
  [
    'go',
    {
      questions: [['go', 'env', 'GOPROXY', 'GOSUMDB']],
      readAddresses: ([answer = '']) => {
        const [proxies = '', database = ''] = answer.split('\n');
        const names = database.trim() === 'off' ? [] : [database.trim().split(/[\s+]/)[0] ?? ''];
        return [...proxies.split(/[,|\s]/), ...names.map((name) => (name === '' ? '' : `https://${name}`))];
      },
    },
  ],
]);

/**
 * Asks the user's package managers for the hosts of their registries. They are asked outside of the workspace, whose own configuration its
 * authors can choose, and only programs from outside of it answer. A tool that is not there has no hosts.
 */
export async function readRegistries(options: {
  readonly names: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workspace: string;
}): Promise<Registries> {
  const environment = pickEnvironment(options.environment, options.workspace);
  const found = await Promise.all(
    options.names.map(async (name): Promise<[string, readonly string[]]> => [
      name,
      await readHosts(readers.get(name) ?? null, environment),
    ]),
  );
  return new Map(found);
}

async function readHosts(reader: RegistryReader | null, environment: Record<string, string>): Promise<string[]> {
  if (reader === null) return [];
  try {
    const answers = await Promise.all(
      reader.questions.map(async ([program, ...args]) => {
        const { stdout } = await run(program, args, { cwd: '/', env: environment, timeout: timeoutMs });
        return stdout;
      }),
    );
    return [...new Set(reader.readAddresses(answers).flatMap(readHost))];
  } catch {
    // Not installed, or of a version with another output format: then no host is known, which allows nothing.
    return [];
  }
}

function readHost(address: string): string[] {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return [];
  const { hostname, port, protocol } = new URL(address);
  const usual = protocol === 'http:' ? '80' : '443';
  return [`${hostname}:${port === '' ? usual : port}`];
}

function pickEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  workspace: string,
): Record<string, string> {
  const path = (environment['PATH'] ?? '')
    .split(':')
    .filter((folder) => isAbsolute(folder) && folder !== workspace && !folder.startsWith(`${workspace}/`))
    .join(':');
  // Upper case only: what npm itself hands to programs that it starts is lower case, and can come from the workspace's own file.
  const steering =
    /^(?:HOME|XDG_CONFIG_HOME|NPM_CONFIG_(?:REGISTRY|USERCONFIG|GLOBALCONFIG)|PIP_(?:CONFIG_FILE|INDEX_URL|EXTRA_INDEX_URL)|GO(?:PROXY|SUMDB|ENV))$/;
  const picked = Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && steering.test(name) ? [[name, value]] : [],
  );
  return { ...(Object.fromEntries(picked) as Record<string, string>), PATH: path };
}
