import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { HarnessError, readErrorMessage } from '../../core/types/error.ts';
import type { CommandRequest, CommandResult } from '../../core/ports/sandbox.ts';
import { removeEmptyFolder } from './lease.ts';
import { buildMounts, type Mount, type MountFacts } from './mounts.ts';
import { isBelow } from './paths.ts';
import { applyPatch } from './apply-patch.ts';
import type { OwnGit } from './own-git.ts';
import { removeTree } from './remove-tree.ts';
import { lendFiles, type RunUser } from '../processes/run-user.ts';

/**
 * A copy of the workspace, including ignored files, that commands see at the workspace's own path. Their changes to it are not visible
 * outside. The git folder is the real one, read-only.
 */
export interface WorkspaceCopy {
  /** The path of the copy on the machine, for reading what a command has written. */
  readonly folder: string;
  /** Runs a command for which the complete copy is writable. */
  run(request: Omit<CommandRequest, 'writable'>): Promise<CommandResult>;
  /** Applies a git patch with the harness's own git, without the changes to the paths in `except` (relative to the repository). */
  apply(patch: Uint8Array, except: readonly string[], signal: AbortSignal): Promise<CommandResult>;
  clone(signal: AbortSignal): Promise<WorkspaceCopy>;
  close(): Promise<void>;
}

export interface WorkspaceCopyOptions {
  readonly mountFacts: Omit<MountFacts, 'writablePaths' | 'protectedPaths' | 'replacements'>;
  readonly gitPath: string;
  readonly replacements: MountFacts['replacements'];
  readonly placeholders: readonly string[];
  readonly scratch: string;
  readonly user: RunUser | null;
  readonly cp: string;
  readonly ownGit: OwnGit;
  readonly runMounted: (mounts: readonly Mount[], request: CommandRequest) => Promise<CommandResult>;
}

const run = promisify(execFile);
const maxArguments = 1_000;

/** Copies the workspace in its current state. No command may run meanwhile. Rejects if a file cannot be copied. */
export function copyWorkspace(options: WorkspaceCopyOptions, signal: AbortSignal): Promise<WorkspaceCopy> {
  return createCopy(options.mountFacts.workspace, options, signal);
}

async function createCopy(source: string, options: WorkspaceCopyOptions, signal: AbortSignal): Promise<WorkspaceCopy> {
  const { mountFacts, gitPath, scratch, user } = options;
  const { workspace } = mountFacts;
  // The workspace may be in a folder that other users cannot enter, so the copy is in one that they cannot enter either.
  const closed = mkdtempSync(join(scratch, 'fresh-'));
  const folder = join(closed, 'tree');
  const close = async (): Promise<void> => removeTree(Buffer.from(closed));

  // The workspace is mounted from the copy. All other mounts are the same as for every command.
  const mount = (replacements: MountFacts['replacements']): Mount[] =>
    buildMounts({
      ...mountFacts,
      writablePaths: [workspace],
      protectedPaths: isBelow(workspace, gitPath) ? [gitPath] : [],
      replacements,
    }).map((one) =>
      one.type === 'writable' && one.target === workspace
        ? { type: 'writable', source: folder, target: workspace }
        : one,
    );

  try {
    mkdirSync(folder);
    if (user !== null) chownSync(closed, user.uid, user.gid);
    await copyFiles(options.cp, source, folder, signal);
    // A placeholder only covers a missing path and is not part of the workspace.
    for (const placeholder of options.placeholders) removeEmptyFolder(join(folder, relative(workspace, placeholder)));
    chmodSync(folder, statSync(source).mode & 0o777);
    if (user !== null) lendFiles({ root: folder, writablePaths: [folder], user });
  } catch (thrown) {
    await close();
    throw thrown;
  }
  return {
    folder,
    close,
    clone: (abort) => createCopy(folder, options, abort),
    run: (request) => options.runMounted(mount(options.replacements), { ...request, writable: 'policy' }),
    apply: (patch, except, abort) =>
      applyPatch({
        ...{ patch, except, signal: abort, ownGit: options.ownGit, scratch, user },
        run: (extra, request) => options.runMounted([...mount([]), extra], request),
      }),
  };
}

// Links are copied as links, times are kept, and special files are not opened.
async function copyFiles(cp: string, source: string, folder: string, signal: AbortSignal): Promise<void> {
  const names = readdirSync(source).filter((name) => name !== '.git');
  try {
    for (let at = 0; at < names.length; at += maxArguments)
      await run(cp, ['-a', ...names.slice(at, at + maxArguments).map((name) => `./${name}`), folder], {
        cwd: source,
        env: { LC_ALL: 'C' },
        signal,
      });
  } catch (thrown) {
    if (signal.aborted) throw signal.reason;
    throw new HarnessError({
      code: 'sandbox',
      message: `the workspace cannot be copied for verify: ${readErrorMessage(thrown).trim()}`,
      hint: 'See whether all of it can be read, and whether the disk of the temporary folder has room for it.',
    });
  }
}
