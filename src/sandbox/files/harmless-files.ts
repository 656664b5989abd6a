import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { testDataFolders, testFolders } from '../../core/test-folders.ts';
import { compileGlobs } from '../../core/text/glob.ts';
import { foldPath } from '../../core/text/path-text.ts';
import { gitEnvironment, type GitLayout } from './git-layout.ts';

export interface HarmlessOptions {
  readonly workspace: string;
  /** The path at which the files of the workspace are read, if it is another one. */
  readonly folder?: string;
  readonly git: string;
  readonly layout: Pick<GitLayout, 'gitFolder' | 'repositoryRoot'>;
}

/**
 * Whether the content of a file shows that it holds no secret, although its name is that of a file which may. The path is relative to the
 * workspace. False if that is not certain.
 */
export function createHarmlessCheck(options: HarmlessOptions): (path: string) => boolean {
  return (path) => {
    if (basename(path) === '.npmrc')
      return holdsOnlySettings(readSmall(join(options.folder ?? options.workspace, path)));
    return isTestEnvironment(foldPath(path)) && isAsCommitted(path, options);
  };
}

/**
 * Whether the content of a file outside the workspace shows that it holds no secret, although its name is that of a file which may: a `.npmrc`
 * without a credential, or certificates without a key. False if that is not certain.
 */
export function holdsNoCredential(path: string): boolean {
  const content = readSmall(path, maxBundleBytes);
  if (basename(path) === '.npmrc') return holdsOnlySettings(content);
  return content?.includes('-----BEGIN CERTIFICATE-----') === true && !content.includes('PRIVATE KEY');
}

const maxBytes = 64 * 1024;
/** Of a file with the certificates of many authorities. */
const maxBundleBytes = 1024 * 1024;

function readSmall(path: string, most = maxBytes): Buffer | null {
  try {
    const stats = lstatSync(path);
    return stats.isFile() && stats.size <= most ? readFileSync(path) : null;
  } catch {
    return null;
  }
}

/** What npm reads as, or may read as, a credential; also in the address of a registry. */
const credential = /auth|password|token|secret|key|cert|user|:\/\/[^/\s]*@/i;

// Many projects commit a `.npmrc`, and package managers fail or print errors if they cannot read it.
function holdsOnlySettings(content: Buffer | null): boolean {
  if (content === null) return false;
  const lines = content.toString('utf8').split(/[\r\n]/);
  return !lines.some((line) => credential.test(line) && !namesVariable(line));
}

// `//registry.example/:_authToken=${TOKEN}` holds the name of a variable, which commands do not have.
function namesVariable(line: string): boolean {
  const at = line.indexOf('=');
  return at !== -1 && !line.slice(0, at).includes('@') && /^\$\{[A-Za-z_]\w*\}$/.test(line.slice(at + 1).trim());
}

const isTestEnvironment = compileGlobs(
  [...testFolders, ...testDataFolders].map((folder) => foldPath(`**/${folder}/**/.env*`)),
);

// Settings of tests that everyone who can read the repository has. An earlier step of the job may have added a secret to them.
function isAsCommitted(path: string, { workspace, folder = workspace, git, layout }: HarmlessOptions): boolean {
  const content = readSmall(join(folder, path));
  if (content === null) return false;
  const name = `HEAD:${relative(layout.repositoryRoot, join(workspace, path))}`;
  const args = [`--git-dir=${layout.gitFolder}`, 'rev-parse', '--verify', '--quiet', name];
  const { status, stdout } = spawnSync(git, args, { env: gitEnvironment, cwd: '/', encoding: 'utf8' });
  const committed = stdout.trim();
  const digest = createHash(committed.length === 40 ? 'sha1' : 'sha256')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex');
  return status === 0 && committed === digest;
}
