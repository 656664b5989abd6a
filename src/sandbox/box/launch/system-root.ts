import { lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { orElse } from '../../../core/types/error.ts';
import { readPrinted } from '../../host/find-programs.ts';
import { listNames } from '../../host/host-directories.ts';
import { cleanSettings, isSettings, readSettings } from '../../host/harmless-settings.ts';
import { sandboxHostName } from './bubblewrap.ts';
import type { MinimalRoot, Mount } from '../mounts/mounts.ts';
import { isBelow, readStats, isDirectory } from '../../host/files/paths.ts';

/** The parts of the machine that commands see outside the workspace, besides temporary directories and tool directories. All of it is read-only. */
export interface SystemRoot {
  /** Its `readOnly` directories are the directories of the machine that commands see. */
  readonly root: MinimalRoot;
  /** The part of `/etc` that programs need. */
  readonly mounts: readonly Mount[];
  /** Resolves when the sources of `mounts` have their contents. */
  readonly filled: Promise<void>;
}

interface SystemRootOptions {
  /** A directory of the run in which that part of `/etc` is made: as the mounts name it, and as the harness finds it. */
  readonly source: string;
  readonly directory: string;
  readonly cp: string;
  /** The user of the harness. */
  readonly uid: number;
  /** The PATH of commands. */
  readonly searchPath: string;
  /** The user that commands run as. */
  readonly identity: { readonly uid: number; readonly gid: number };
  readonly home: string;
  /** Further files of `/etc`, by name. */
  readonly files: Readonly<Record<string, string>>;
}

// Names in /etc and the other directories of settings that programs need to read. They include no passwords of accounts, no keys, and no settings of
// services.
const etcNames = new RegExp(
  `^(?:${[
    'alternatives',
    'asciidoc',
    'bash\\.bashrc',
    'bindresvport.*',
    'ca-certificates(?:\\.conf)?',
    'chktexrc',
    'chromium.*',
    'crypto-policies',
    'debian_version',
    'dejagnu',
    'dotnet',
    'fonts',
    'fpc.*',
    'freefem.*',
    'gai\\.conf',
    'gdb',
    'gemrc',
    'ghostscript',
    'gitconfig',
    'glvnd',
    'gnucobol.*',
    'gprofng\\.rc',
    'groff',
    'groovy',
    'group',
    'gss',
    'gtk-.*',
    'host\\.conf',
    'hostname',
    'hosts',
    'ImageMagick-.*',
    'inputrc',
    'issue',
    'java.*',
    'jvm.*',
    'LatexMk',
    'lcovrc',
    'ld-musl-.*',
    'ld\\.so\\..*',
    'ldc2\\.conf',
    'libpaper\\.d',
    'libreoffice',
    'locale\\..*',
    'localtime',
    'login\\.defs',
    'luarocks',
    'machine-id',
    'magic(?:\\.mime)?',
    'mailcap',
    'man_db\\.conf',
    'manpath\\.config',
    'matplotlibrc',
    'maven',
    'mecabrc',
    'mime\\.types',
    'mke2fs\\.conf',
    'mono',
    'mtab',
    'netconfig',
    'networks',
    'nim',
    'npmrc',
    'nsswitch\\.conf',
    'ocamlfind\\.conf.*',
    'octave.*',
    'odbcinst\\.ini',
    'OpenCL',
    'openmpi',
    'papersize',
    'passwd',
    'perl',
    'php.*',
    'pip\\.conf',
    'pki',
    'postgresql-common',
    'povray',
    'profile',
    'protocols',
    'python.*',
    'R',
    'racket',
    'resolv\\.conf',
    'rpc',
    'rubocop',
    'ruby.*',
    'sbclrc',
    'services',
    'sgml',
    'shells',
    'slsh\\.rc',
    'ssl',
    'terminfo',
    'texmf',
    'timezone',
    'vim',
    'vulkan',
    'wgetrc',
    'X11',
    'xattr\\.conf',
    'xml',
    '.*-release',
  ].join('|')})$`,
);

/** Directories of settings below the system directories, for programs that were not installed by the distribution, besides `/etc`. */
const settingsDirectories = ['/usr/etc', '/usr/local/etc'];

/** Directories with installed programs and their data that `MinimalRoot` does not contain. */
const installDirectories = [
  '/nix',
  '/gnu/store',
  '/snap',
  '/var/cache/fontconfig',
  ...'aspell gems ghc ghostscript ieee-data libreoffice mecab ocaml sgml-base texmf xml-core'
    .split(' ')
    .map((name) => `/var/lib/${name}`),
];

/**
 * Prepares the read-only root of commands. Nothing else of the machine is visible: no `/opt`, no `/srv`. The
 * accounts get an entry for the user of commands, because programs that look up their user name fail without one. `/etc/profile` keeps the
 * PATH of the job, which a login shell would replace by the machine's. Names of hosts are looked up in `/etc/hosts` alone.
 */
export function prepareSystemRoot(options: SystemRootOptions): SystemRoot {
  const root = readMinimalRoot();
  const settings = ['/etc', ...settingsDirectories.filter(isDirectory)];
  for (const one of settings) mkdirSync(join(options.directory, one), { recursive: true, mode: 0o755 });
  const filled = fillSettings(settings, options);
  // It is awaited before the first mount.
  filled.catch(() => undefined);
  const extra = installDirectories.filter(isDirectory);
  const readOnly = [...root.readOnly.filter((path) => !path.startsWith('/etc/')), ...extra];
  // Programs were built with the old name, as PostgreSQL for its socket.
  const links = [...root.links, { path: '/var/run', target: '/run' }];
  const mounts = settings.map((target): Mount => ({ type: 'read-only', source: join(options.source, target), target }));
  return { root: { links, readOnly }, mounts, filled };
}

/** Copies what programs need of directories of settings, each into a directory of the run that is mounted in its place. */
async function fillSettings(settings: readonly string[], options: SystemRootOptions): Promise<void> {
  const listNeeded = (directory: string): readonly string[] =>
    listNames(directory).filter((name) => etcNames.test(name));
  // One process copies all of them.
  await copyReadable(
    options,
    settings.flatMap((directory) => listNeeded(directory).map((name) => join(directory, name))),
  );
  for (const directory of settings) cleanCopies(directory, join(options.directory, directory));
  writeEtc(options);
}

function writeEtc({ directory, searchPath, identity, home, files }: SystemRootOptions): void {
  const etc = join(directory, 'etc');
  writeOwn(join(etc, 'profile'), `PATH='${searchPath.replaceAll("'", `'\\''`)}'\nexport PATH\n`);
  writeAccount(join(etc, 'passwd'), identity.uid, home, `x:${identity.uid}:${identity.gid}::${home}:/bin/sh`);
  writeAccount(join(etc, 'group'), identity.gid, home, `x:${identity.gid}:`);
  writeOwn(join(etc, 'hostname'), `${sandboxHostName}\n`);
  writeOwn(join(etc, 'hosts'), renderHosts(readText('/etc/hosts')));
  writeOwn(join(etc, 'nsswitch.conf'), renderNameServices(readText('/etc/nsswitch.conf')));
  writeOwn(join(etc, 'resolv.conf'), nameServers);
  for (const [name, text] of Object.entries(files)) writeOwn(join(etc, name), text);
}

// No name server is reachable: the proxy resolves the names of the hosts that a rule opens. glibc (and with it Java, Node and Python) reads
// `nsswitch.conf` and reports a name that is not in `/etc/hosts` as not found, without asking a server. musl, c-ares and Go without cgo ask the servers
// of `resolv.conf`: nothing listens at this address, so musl fails after one second and the others at once. A test may connect Go's own resolver to its
// own server, which it asks only if `dns` is listed; since it does not know this condition, Go with cgo leaves other names to glibc.
const nameServers = 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n';

function renderNameServices(text: string): string {
  const others = text.split('\n').filter((line) => line !== '' && !/^\s*hosts\s*:/.test(line));
  return [...others, 'hosts: files [NOTFOUND=return SUCCESS=return] dns', ''].join('\n');
}

/**
 * The contents of `/etc/hosts` in the sandbox: names that have to lead to its loopback, then the other names of the machine. `localhost` is `::1` too
 * only if it is that on the machine: a server that listens on `localhost` takes `::1` then, and a client that connects to 127.0.0.1 does not reach it.
 */
export function renderHosts(text: string): string {
  const own = new Set(['localhost', sandboxHostName]);
  const entries = text.split('\n').map((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return { address, names };
  });
  const isBoth = entries.some(({ address, names }) => address === '::1' && names.includes('localhost'));
  const others = entries.flatMap(({ address, names }) => {
    const kept = names.filter((name) => !own.has(name.toLowerCase()));
    return kept.length === 0 ? [] : [`${address} ${kept.join(' ')}`];
  });
  const loopback = ['127.0.0.1 localhost', ...(isBoth ? ['::1 localhost'] : []), `127.0.0.1 ${sandboxHostName}`];
  return [...loopback, ...others, ''].join('\n');
}

function readText(path: string): string {
  return orElse(() => readFileSync(path, 'utf8'), '', 'ENOENT', 'EACCES');
}

/** The files of settings, relative to their directory. A link to a directory is a file that cannot be read. */
function listFiles(directory: string, path: string): readonly string[] {
  if (!isDirectory(join(directory, path))) return [path];
  return listNames(join(directory, path)).flatMap((name) => listFiles(directory, join(path, name)));
}

/** Removes everything that is not harmless from the copies of settings of a directory. */
function cleanCopies(directory: string, copy: string): void {
  for (const file of listNames(copy)
    .filter(isSettings)
    .flatMap((name) => listFiles(copy, name))) {
    // The copy of a relative link leads to another file.
    const isLink = readStats(join(copy, file))?.isSymbolicLink() === true;
    const text = readSettings(join(isLink ? directory : copy, file));
    const cleaned = text === null ? null : cleanSettings(file, text);
    if (cleaned === null) rmSync(join(copy, file), { force: true });
    else if (cleaned !== text) writeOwn(join(copy, file), cleaned);
  }
}

// Root keeps owners and modes, so that files that commands could not read stay unreadable; another user cannot keep owners. cp fails for files that
// the harness itself cannot read; these are left out. The sources are relative: cp of uutils copies a directory with an absolute path to itself.
async function copyReadable({ cp, uid, directory }: SystemRootOptions, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  const how = uid === 0 ? '-a' : '-dR';
  const args = [how, '--parents', '--', ...sources.map((path) => relative('/', path)), directory];
  await readPrinted(cp, args);
}

/** The place of the home directory in a line of passwd(5). */
const homeField = 5;

// The copy may be a link to another file.
function writeOwn(path: string, text: string): void {
  rmSync(path, { force: true });
  writeFileSync(path, text, { mode: 0o644, flag: 'wx' });
}

// Java, and with it Maven and Gradle, takes the home directory from the account and not from HOME. A group has no such field.
function writeAccount(path: string, id: number, home: string, added: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return;
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const accounts = lines.map((line) => line.split(':'));
  const own = accounts.find((fields) => fields[2] === String(id));
  if (own?.[homeField] !== undefined) own[homeField] = home;
  const name = lines.some((line) => line.startsWith('agent:')) ? `agent-${id}` : 'agent';
  const written = accounts.map((fields) => fields.join(':'));
  writeOwn(path, [...written, ...(own === undefined ? [`${name}:${added}`] : []), ''].join('\n'));
}

/**
 * The files that the node of the harness needs to start, apart from its own file: the libraries of the system, the directories of the other libraries
 * that it has loaded, and the modules that distributions take out of node. No program, and no settings.
 */
export function readNodeRoot(): MinimalRoot {
  const { links, readOnly } = readMinimalRoot();
  const loaded = readFileSync('/proc/self/maps', 'utf8')
    .split('\n')
    .flatMap((line) => (line.includes('/') ? [line.slice(line.indexOf('/'))] : []))
    .filter((path) => /\.so(?:\.|$)/.test(basename(path)))
    .map((path) => dirname(path));
  const others = loaded.filter((directory) => !libraryDirectories.some((own) => isBelow(own, directory)));
  const directories = [...libraryDirectories, '/usr/share/nodejs', ...others].filter(isDirectory);
  return {
    readOnly: [...new Set([...directories, ...readOnly.filter((path) => /^\/(?:lib|etc)/.test(path))])],
    links: links.filter(({ path }) => path.startsWith('/lib')),
  };
}

const libraryDirectories = ['/usr/lib', '/usr/lib32', '/usr/lib64', '/usr/libx32'];

/** Only the system's programs and libraries, for the harness's own processes in a sandbox. */
export function readMinimalRoot(): MinimalRoot {
  const directories = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'].flatMap((path) => {
    const stats = readStats(path);
    return stats === null ? [] : [{ path, link: stats.isSymbolicLink() }];
  });
  return {
    readOnly: [
      '/usr',
      ...directories.filter(({ link }) => !link).map(({ path }) => path),
      ...(readStats('/etc/ld.so.cache') === null ? [] : ['/etc/ld.so.cache']),
    ],
    links: directories
      .filter(({ link }) => link)
      .map(({ path }) => ({ path, target: relative('/', realpathSync(path)) })),
  };
}
