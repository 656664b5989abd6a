import { join } from 'node:path';
import type { CommandRequest, CommandResult } from '../core/ports/sandbox.ts';
import { listCacheFolders } from './workspace/cache-folders.ts';
import type { Mount, View } from './box/mounts/mounts.ts';
import type { OwnGit } from './workspace/git/own-git.ts';
import { isBelow } from './host/files/paths.ts';
import type { WorkspaceAccess } from './workspace/workspace-access.ts';
import { openLayeredWorkspace } from './workspace/layered-workspace.ts';
import { createPrivateGit } from './workspace/git/private-git.ts';
import { holdsNoSecretAsCommitted } from './workspace/view/harmless-files.ts';
import { makeVisibleGit } from './workspace/git/visible-git.ts';
import type { LaunchParts, SandboxParts } from './prepare-launch.ts';

/** The workspace as layers over the real one. */
export async function openWorkspace(
  parts: SandboxParts,
  { mountFacts }: LaunchParts,
  given: {
    readonly committed: readonly string[];
    readonly outputsMount: Mount;
    readonly runVerify: (view: View, request: CommandRequest) => Promise<CommandResult>;
  },
): Promise<WorkspaceAccess> {
  const { options, workspace, layout, searchPath, git } = parts;
  const { scratch, user, space, plan, start } = parts.reserved;
  const { policy, facts, stateFolder } = options;
  const { committed, outputsMount, runVerify } = given;
  const isVisible = policy.git === 'visible';
  return openLayeredWorkspace({
    mountFacts,
    plan,
    scratch,
    user,
    space,
    outputsMount,
    stateFolder,
    start,
    home: facts.home,
    gitPath: layout.gitPath,
    ownGit: readOwnGit(parts),
    run: runVerify,
    disposable: await parts.disposable,
    privateGit: createPrivateGit({
      layout: isVisible
        ? makeVisibleGit({
            ...plan,
            layout,
            workspace,
            git,
            user,
            folder: join(scratch, 'visible'),
            closed: policy.closed,
            holdsNoSecret: holdsNoSecretAsCommitted,
          })
        : layout,
      workspace,
      git,
      scratch,
      user,
      // Closed files are not in the index of a visible repository.
      masked: isVisible ? [] : committed,
      config: policy.programs === 'any' ? 'writable' : 'read-only',
    }),
    cacheFolders: listCacheFolders(policy.caches, facts).map(({ target }) => target),
    programFolders:
      policy.programs === 'any' ? [] : searchPath.path.split(':').filter((folder) => isBelow(workspace, folder)),
  });
}

/** The programs and the folder with which the harness runs git itself. */
export function readOwnGit({ git, programs, layout }: SandboxParts): OwnGit {
  const { repositoryRoot, objectFormat, commonFolder } = layout;
  return { git, sh: programs.sh, repositoryRoot, objectFormat, commonFolder };
}
