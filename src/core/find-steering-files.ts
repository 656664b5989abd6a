import { steeringFiles, type Steered, type SteeringFile, keyFiles } from './steering-files.ts';
import { compileCandidateCheck, compileGlobs, expandBraces, type PathMatcher } from './text/glob.ts';
import { foldPath } from './text/path-text.ts';
import { dependencyDirectories } from './output-directories.ts';
import { testDataDirectories, testDirectories } from './test-directories.ts';

/** The policy globs of rows that a condition selects, relative to the workspace. */
export function listSteeringGlobs(isSelected: (file: SteeringFile) => boolean): readonly string[] {
  return steeringFiles.filter(isSelected).flatMap(({ globs }) => globs.map(toPolicyGlob));
}

/** The rows whose globs match a path, ignoring case. Empty for an ordinary file. */
export function findSteeringFiles(path: string): readonly SteeringFile[] {
  known.all ??= createIndex(steeringFiles);
  return known.all(foldPath(path));
}

/** True for a file that probably contains a secret. */
export function isSecretPath(path: string): boolean {
  known.secret ??= createIndex(steeringFiles.filter(({ secret }) => secret));
  const folded = foldPath(path);
  if (known.secret(folded).length === 0) return false;
  known.isException ??= compileGlobs(secretExceptions.map(foldPath));
  return !known.isException(folded);
}

/** How later steps of a job use a file without an explicit command for it; null if that is not known. */
export function findLaterUse(path: string): 'run' | 'install' | null {
  const uses = findSteeringFiles(path).map(({ later }) => later);
  if (uses.includes('run')) return 'run';
  return uses.includes('install') ? 'install' : null;
}

/** True for a file that determines what is installed, or what a test or build command runs. */
export function isManifest({ steers, tests }: SteeringFile): boolean {
  if (['dependencies', 'lock', 'registry', 'toolchain'].includes(steers)) return true;
  return (steers === 'tests' || steers === 'build') && tests === 'yes';
}

/** True for a file that the agent may not write under a policy that runs tests. */
export function decidesTests({ steers, tests }: SteeringFile): boolean {
  return tests === 'yes' || steers === 'dependencies' || steers === 'lock';
}

const automation: ReadonlySet<Steered> = new Set<Steered>([
  'git',
  'hooks',
  'registry',
  'ci',
  'review',
  'release',
  'agents',
  'editor',
  'shell',
]);

/**
 * True for a file that steers git, package managers, automation or the tools of people. Every built-in policy denies writing it, no matter what the
 * task is.
 */
export function steersAutomation({ steers }: SteeringFile): boolean {
  return automation.has(steers);
}

/** A path that a policy glob matches: its first alternative, with `x` for each pattern. */
export function createSamplePath(glob: string): string {
  const [first = ''] = expandBraces(glob);
  return first
    .replace(/^\*\*\//, '')
    .replaceAll(/\*+/g, 'x')
    .replaceAll('?', 'x');
}

function toPolicyGlob(glob: string): string {
  return glob.startsWith('/') ? glob.slice(1) : `**/${glob}`;
}

type FindRows = (folded: string) => readonly SteeringFile[];

// Made at the first use. The start of a run looks for secrets among thousands of files of installed software, and few rows are secrets.
const known: { all: FindRows | null; secret: FindRows | null; isException: PathMatcher | null } = {
  all: null,
  secret: null,
  isException: null,
};

// One look at a path for all rows: most files match none.
function createIndex(files: readonly SteeringFile[]): FindRows {
  const rows = files.map((file) => {
    const globs = file.globs.map((glob) => toPolicyGlob(foldPath(glob)));
    return { file, globs, matches: compileGlobs(globs) };
  });
  const mayMatch = compileCandidateCheck(rows.flatMap(({ globs }) => globs.flatMap(expandBraces)));
  return (folded) => (mayMatch(folded) ? rows.filter(({ matches }) => matches(folded)).map(({ file }) => file) : []);
}

/** Names of directories that contain the code of others. */
const vendoredDirectories = ['{vendor,vendored,third_party,third-party,thirdparty,site-packages,Pods,deps}'];

/**
 * Policy globs of files that look like secrets and contain none: templates, public keys and certificates of authorities, keys and
 * certificates that only tests or the code of others use, and installed packages.
 */
export const secretExceptions: readonly string[] = [
  '**/.env.{example,sample,template}',
  '**/id_{rsa,dsa,ecdsa,ed25519}*.pub',
  '**/{cacert,cacerts,ca-cert,ca-certs,ca-bundle,ca_bundle,ca-certificates,roots}.pem',
  ...[...testDirectories, ...testDataDirectories, ...vendoredDirectories].flatMap((directory) =>
    keyFiles.map((file) => `**/${directory}/**/${file}`),
  ),
  ...[...dependencyDirectories].map((directory) => `**/${directory}/**`),
];
