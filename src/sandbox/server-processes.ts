import { dirname, isAbsolute, join, normalize } from 'node:path';
import { realpathSync } from 'node:fs';
import type { CommandServer, ServerProcess, ServerStart } from '../core/types/mcp.ts';
import type { LaunchParts, SandboxParts } from './prepare-launch.ts';
import type { RunNetworks } from './run-networks.ts';
import type { WorkspaceAccess } from './workspace/workspace-access.ts';
import { addMounts, type Mount, type MountFacts, showReadOnly, type View } from './box/mounts/mounts.ts';
import { isBelow, listOutermost, readStats, isDirectory } from './host/files/paths.ts';
import { startLineProcess } from './box/commands/line-process.ts';
import { findInstallation } from './host/host-directories.ts';

const maxLineBytes = 4 * 1024 * 1024;

/**
 * Manages the servers of a run, each in a separate sandbox until the run ends. Each has a separate network, so that commands and other servers can
 * reach neither the server nor the hosts that are open to it.
 */
export function createServerProcesses(
  { options: { clock } }: SandboxParts,
  { launcher, environment, held, mountFacts }: LaunchParts,
  access: WorkspaceAccess,
  networks: RunNetworks,
) {
  const { workspace, repositoryRoot } = mountFacts;
  const running = new Set<ServerProcess>();
  let isClosed = false;

  function pickView(server: CommandServer, readable: View): View {
    const view = addMounts(readable, listProgramMounts(server.command, mountFacts));
    if (server.workspace === 'read') return view;
    const { gitDirectories, temporaryBytes: maxBytes } = mountFacts;
    const covered = listOutermost([repositoryRoot, ...gitDirectories]);
    // A cover has no mount points for the paths below it.
    const others = view.mounts.filter(({ target }) => !covered.some((path) => isBelow(path, target)));
    return {
      ...view,
      mounts: [...others, ...covered.map((target): Mount => ({ type: 'temporary', target, maxBytes }))],
    };
  }

  return {
    /** Starts a server that can read the workspace but not write it. */
    async start(server: CommandServer, start: ServerStart): Promise<ServerProcess> {
      const readable = start.files === 'current' ? access.readView('alone') : await access.readSealedView();
      const view = pickView(server, readable);
      const network = await networks.openForServer(server.network, start.onDecision);
      if (isClosed) {
        await network.close();
        throw new Error('the run is ending, so no server is started');
      }
      const child = startLineProcess({
        start(onRefused) {
          const cwd = server.workspace === 'none' ? repositoryRoot : join(workspace, server.cwd);
          return launcher.start({
            view,
            cwd,
            argv: () => server.command,
            env: { ...environment, ...network.variables, ...server.env },
            network: network.joined,
            onRefused,
            filter: server.network.length === 0 ? 'ordinary' : 'server-with-hosts',
          });
        },
        async onEnd() {
          await network.close();
          running.delete(child);
        },
        held,
        maxLineBytes,
        clock,
      });
      running.add(child);
      return child;
    },
    /** Ends them all, with their networks. */
    async endAll(): Promise<void> {
      isClosed = true;
      await Promise.all([...running].map((child) => child.end('the run is over')));
    },
  };
}

/**
 * Read-only mounts of the directories that the command line of a server names by absolute paths, and of the directories of the files that it names,
 * because the policy allows these programs, with the packages that are installed with them. A directory that contains the workspace or a hidden
 * directory is never mounted. Proved by test/system/sandbox/box/launch/system-root.test.ts.
 */
function listProgramMounts(command: readonly string[], facts: MountFacts): readonly Mount[] {
  const shown = [...facts.systemDirectories, ...facts.toolDirectories, facts.repositoryRoot];
  const closed = [...facts.hiddenDirectories, facts.workspace, facts.repositoryRoot];
  const directories = command
    .map((word) => normalize(word))
    // A link in the workspace is the repository's, and could lead to any directory of the machine.
    .filter((word) => isAbsolute(word) && !isBelow(facts.repositoryRoot, word) && readStats(word) !== null)
    // A link and its target.
    .flatMap((path) => [path, realpathSync(path)])
    .map((path) => (isDirectory(path) ? path : dirname(path)))
    .flatMap((directory) => [findInstallation(directory) ?? [], directory].flat())
    .filter(
      (directory) =>
        !shown.some((other) => isBelow(other, directory)) && !closed.some((path) => isBelow(directory, path)),
    );
  return [...new Set(directories)].map(showReadOnly);
}
