import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderFirst } from '../../core/text/grouped-number.ts';
import { orElse } from '../../core/types/error.ts';
import { renderUntrustedOutput, showUntrusted } from '../../core/text/untrusted-envelope.ts';
import { findProgram } from '../../sandbox/host/find-programs.ts';
import { createRunDirectory } from '../../sandbox/host/run-directory.ts';
import { gitEnvironment, readGitLayout } from '../../sandbox/workspace/git/git-layout.ts';
import { copyIndex, makeGitDirectory } from '../../record/patch/git-directory.ts';
import type { TrustFacts } from '../../core/types/taint.ts';
import type { Host } from './host.ts';
import { withFile } from '../../sandbox/host/files/no-follow.ts';
import { cutText } from '../../core/text/cut-text.ts';

/** A file in which the owners of the repository instruct agents. */
export interface InstructionFile {
  /** For the model: `AGENTS.md of main`. */
  readonly name: string;
  readonly text: string;
}

/** The files that instruct agents, in a directory of the repository. */
export const instructionFileNames = ['AGENTS.md', 'CLAUDE.md'] as const;

const maxInstructionCharacters = 16_384;
const maxFactCharacters = 600;
const maxNames = 30;
const maxChanges = 10;
const maxSubjectCharacters = 72;
const gitTimeoutMs = 5_000;

/**
 * The text that the model receives before the task: facts about the repository, which save it the first calls, and the files with instructions. Never
 * rejects: a fact that cannot be read is left out.
 */
export async function describeRepository({
  workspace,
  repositoryTrust,
  instructionFiles,
  host,
}: {
  readonly workspace: string;
  readonly repositoryTrust: TrustFacts['repository'];
  readonly instructionFiles: readonly InstructionFile[];
  readonly host: Pick<Host, 'facts' | 'temporaryDirectory'>;
}): Promise<readonly string[]> {
  const git = findProgram('git', host.facts.environment['PATH'] ?? '', [workspace]);
  const facts = git === null ? [] : await readGitFacts(git, workspace, host.temporaryDirectory);
  const text = [...facts, listTopLevel(workspace), readVersions(workspace)].filter((part) => part !== '').join('\n');
  // Names of branches and files, and the subjects of commits, are words of their authors.
  const shown = repositoryTrust === 'untrusted' ? renderUntrustedOutput('repository', text) : showUntrusted(text);
  return [...(text === '' ? [] : [`The repository:\n${shown}`]), ...renderInstructionFiles(instructionFiles)];
}

function renderInstructionFiles(files: readonly InstructionFile[]): string[] {
  const texts = new Set<string>();
  return files.flatMap(({ name, text }) => {
    const whole = text.trim();
    // Projects keep one file and let the other name refer to it.
    if (whole === '' || /^@\S+$/.test(whole) || texts.has(whole)) return [];
    texts.add(whole);
    const shown =
      whole.length > maxInstructionCharacters
        ? `${whole.slice(0, maxInstructionCharacters).toWellFormed()}\n[cut: read the file for the rest]`
        : whole;
    return [
      `The repository's instructions for agents (${name}). The policy and the task take precedence over them.\n\n${shown}`,
    ];
  });
}

/** Reads the files with instructions from a work tree that its user trusts. A link that leaves the directory is no such file. */
export function readOwnInstructionFiles(workspace: string): InstructionFile[] {
  return instructionFileNames.flatMap((name) => {
    const text = readOwnFile(workspace, name);
    return text === null ? [] : [{ name, text }];
  });
}

function readOwnFile(workspace: string, name: string): string | null {
  const read = (): string | null => {
    const path = realpathSync(join(workspace, name));
    if (!path.startsWith(`${realpathSync(workspace)}/`)) return null;
    return withFile(path, (stats, descriptor) =>
      stats.isFile() && stats.size <= 4 * maxInstructionCharacters ? readFileSync(descriptor, 'utf8') : null,
    );
  };
  return orElse(read, null, 'ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP', 'ENXIO');
}

// Runs no program that the repository's settings name, and fetches nothing.
async function runGit(git: string, workspace: string, args: readonly string[]): Promise<string | null> {
  const settings = ['log.showSignature=false', 'core.fsmonitor=false', 'core.hooksPath=/dev/null'];
  const ended = await promisify(execFile)(git, [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: workspace,
    env: { ...gitEnvironment, GIT_NO_REPLACE_OBJECTS: '1', GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' },
    timeout: gitTimeoutMs,
  }).catch(() => null);
  return ended?.stdout ?? null;
}

async function readGitFacts(git: string, workspace: string, temporaryDirectory: string): Promise<string[]> {
  const { head, text } = await readLastCommits(git, workspace);
  if (head === null) return [text];
  const gitDirectory = createRunDirectory(temporaryDirectory, 'status-');
  try {
    const layout = readGitLayout(workspace, git);
    makeGitDirectory(gitDirectory, layout, head);
    copyIndex(gitDirectory, layout);
    return [text, await readStatus(git, gitDirectory, layout.repositoryRoot)];
  } catch {
    // A fact is no reason to end the run, and the sandbox reports what is wrong with the repository.
    return [text];
  } finally {
    // Nothing waits for it. Files that cannot be removed now are removed by a later run, like the directories of killed runs.
    void rm(gitDirectory, { recursive: true, force: true }).catch(() => undefined);
  }
}

// In a git directory of the harness: filters of the repository do not run, and its index is not written.
async function readStatus(git: string, gitDirectory: string, repositoryRoot: string): Promise<string> {
  const listed = await runGit(git, repositoryRoot, [
    `--git-dir=${gitDirectory}`,
    `--work-tree=${repositoryRoot}`,
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--ignore-submodules=all',
  ]);
  if (listed === null) return '';
  const entries = listed.split('\0').filter((entry) => entry !== '');
  return entries.length === 0
    ? 'No uncommitted changes'
    : cutText(`Uncommitted changes: ${renderFirst(entries, maxChanges, '; ')}`, maxFactCharacters);
}

/** The files in which projects state the version of a tool. */
const versionFiles: readonly { readonly name: string; readonly tool: string; readonly version: RegExp }[] = [
  { name: '.nvmrc', tool: 'node ', version: /^\s{0,9}(\S{1,30})/ },
  { name: '.node-version', tool: 'node ', version: /^\s{0,9}(\S{1,30})/ },
  { name: '.python-version', tool: 'python ', version: /^\s{0,9}(\S{1,30})/ },
  { name: '.ruby-version', tool: 'ruby ', version: /^\s{0,9}(\S{1,30})/ },
  { name: 'go.mod', tool: 'go ', version: /^go (\S{1,30})$/m },
  { name: 'rust-toolchain', tool: 'rust ', version: /^\s{0,9}([\w.-]{1,30})\s{0,9}$/ },
  { name: 'rust-toolchain.toml', tool: 'rust ', version: /^channel\s{0,9}=\s{0,9}"([\w.-]{1,30})"/m },
  { name: 'package.json', tool: '', version: /"packageManager"\s{0,9}:\s{0,9}"([^"+\n]{1,40})/ },
  { name: 'pyproject.toml', tool: 'python ', version: /^requires-python\s{0,9}=\s{0,9}"([^"\n]{1,30})"/m },
];

function readVersions(workspace: string): string {
  const found = versionFiles.flatMap(({ name, tool, version }) => {
    const stated = version.exec(readOwnFile(workspace, name) ?? '')?.[1];
    return stated === undefined ? [] : [`${tool}${stated} (${name})`];
  });
  return found.length === 0 ? '' : `Versions: ${found.join(', ')}`;
}

/** `head` is the commit that is checked out; null without one. */
async function readLastCommits(
  git: string,
  workspace: string,
): Promise<{ readonly head: string | null; readonly text: string }> {
  const stdout = (await runGit(git, workspace, ['log', '--max-count=3', '--format=%H%x00%h %s%x00%D'])) ?? '';
  const commits = stdout.split('\n').flatMap((line) => {
    const [id, subject, names] = line.split('\0');
    return id === undefined || subject === undefined
      ? []
      : [{ id, subject: cutText(subject, maxSubjectCharacters), names: names ?? '' }];
  });
  const [head] = commits;
  if (head === undefined) return { head: null, text: '' };
  // The name of a branch can contain a comma, and no space.
  const branch = /^HEAD -> (.*)/.exec(head.names.split(', ', 1)[0] ?? '')?.[1];
  const subjects = commits.map(({ subject }) => subject).join('; ');
  return {
    head: head.id,
    text: `${branch === undefined ? 'No branch' : `Branch ${branch}`}, last commits: ${subjects}`,
  };
}

function listTopLevel(workspace: string): string {
  const entries = orElse(() => readdirSync(workspace, { withFileTypes: true }), [], 'ENOENT', 'ENOTDIR', 'EACCES');
  const listed = entries.filter(({ name }) => name !== '.git');
  const names = listed.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).toSorted();
  return names.length === 0 ? '' : cutText(`Top level: ${renderFirst(names, maxNames, ' ')}`, maxFactCharacters);
}
