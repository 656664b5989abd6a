import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { HarnessError } from '../../../core/types/error.ts';
import type { GitLayout } from '../git/git-layout.ts';
import { type ClosedView, type ClosedViewOptions, listClosedIn, readClosedView } from './closed-view.ts';
import type { WorkspaceListing } from './list-workspace.ts';
import { findLink, readStats } from '../../host/files/paths.ts';
import { locateEmptyFile } from '../../host/run-user.ts';

/** How the paths of a workspace are mounted. All paths are absolute. */
export interface WorkspacePlan extends ClosedView {
  /**
   * The paths that are mounted read-only: `.git`, `.github`, the policy's own files, as far as the workspace has them. Other changes that no rule allows are
   * restored after the command.
   */
  readonly fixedPaths: readonly string[];
  /** Every `.git` below the workspace except its own. */
  readonly nestedRepositories: readonly string[];
  /** Files that git's configuration includes. Commands find the empty file there. */
  readonly emptied: readonly string[];
  /** The paths that no process may read in a directory with a later state of the workspace, for example after setup. */
  findUnreadable(directory: string): readonly string[];
}

export interface PlanOptions extends ClosedViewOptions {
  /** Workspace-relative paths, in addition to `.git` and `.github`. */
  readonly protectedPaths: readonly string[];
  readonly layout: GitLayout;
  readonly scratch: string;
  readonly listing: WorkspaceListing;
}

/**
 * Determines which paths of a workspace stay unchanged, and which files must not be read. Everything else is writable to commands, and each changed
 * path is decided. Writes the empty file to `scratch`. Throws `sandbox` if a path that must be protected is a link, and as `readClosedView`.
 */
export function planWorkspace(options: PlanOptions): WorkspacePlan {
  const { workspace, layout, scratch } = options;
  const fixed = ['.git', '.github', ...options.protectedPaths].map((path) => join(workspace, path));
  for (const path of fixed) {
    const link = findLink(workspace, path);
    if (link !== null)
      throw new HarnessError({
        code: 'sandbox',
        message: `${relative(workspace, link)} is a symbolic link, so ${relative(workspace, path)} cannot be protected`,
        hint: 'Replace the link by a real file or directory.',
      });
  }
  const isThere = (path: string): boolean => readStats(path) !== null && findLink(workspace, path) === null;
  writeFileSync(locateEmptyFile(scratch), '', { mode: 0o644 });
  return {
    ...readClosedView(options),
    fixedPaths: [...new Set(fixed.filter(isThere))],
    nestedRepositories: options.listing.nestedRepositories.map((path) => join(workspace, path)),
    emptied: layout.includedFiles,
    findUnreadable: (directory) => listClosedIn(directory, options),
  };
}
