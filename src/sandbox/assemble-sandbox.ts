import { outputsTarget } from '../core/text/stored-output.ts';
import { isAbsolute, join, relative } from 'node:path';
import type { CommandResult } from '../core/ports/sandbox.ts';
import { HarnessError } from '../core/types/error.ts';
import { renderPath } from '../core/types/access.ts';
import { listPaths } from '../core/text/path-text.ts';
import { createAgentCommands } from './agent-commands.ts';
import { createAcceptedFiles } from './workspace/changes/accepted-files.ts';
import { createChangeGate } from './workspace/changes/change-gate.ts';
import { readKey } from './workspace/changes/stamp.ts';
import {
  createWorkspaceWatch,
  defaultChangeLimits,
  readBasePath,
  type ChangeLimits,
} from './workspace/changes/workspace-watch.ts';
import { type CopiedCaches, copyCaches, listCacheDirectories } from './workspace/copied-caches.ts';
import { describeCommitted, findUnchosen } from './workspace/git/committed-files.ts';
import { addMounts, type Mount, type View } from './box/mounts/mounts.ts';
import { createOutputStore } from './box/processes/output-store.ts';
import { isBelow } from './host/files/paths.ts';
import { chownPath } from './host/run-user.ts';
import { locateOwnGit, renderGitRequest, type OwnGit } from './workspace/git/own-git.ts';
import { createWorkspaceFiles } from './workspace/files/workspace-files.ts';
import { createCommandRunner, type OwnCommand } from './box/commands/command-runner.ts';
import { createScriptEngines, type ScriptEngines } from './script-engines.ts';
import { createServerProcesses } from './server-processes.ts';
import { explainStart, StartFailure } from './host/start-failure.ts';
import { openLayeredWorkspace } from './workspace/layered-workspace.ts';
import { createPrivateGit } from './workspace/git/private-git.ts';
import { listCommitted } from './workspace/view/closed-view.ts';
import { makeVisibleGit } from './workspace/git/visible-git.ts';
import { type LaunchParts, prepareLaunch, type SandboxParts } from './prepare-launch.ts';
import { probeIsolation } from './probe-isolation.ts';
import { openRunNetworks, type RunNetworks } from './run-networks.ts';
import type { RunSandbox } from './run-sandbox.ts';
import { cutText } from '../core/text/cut-text.ts';

const ownFloodBytes = 64 * 1024 * 1024;
const maxShownPath = 200;

/**
 * Connects the parts of a sandbox and probes it. The parts need each other while they work and not while they are made, so some are
 * reached through functions. Rejects with `sandbox` if the boundary does not hold.
 */
export async function assembleSandbox(parts: SandboxParts): Promise<RunSandbox> {
  const launch = await prepareLaunch(parts);
  const engines = createScriptEngines(parts, launch);
  parts.options.onEngines?.((enginePath, readOnly) => engines.start(enginePath, readOnly));
  try {
    return await connectParts(parts, launch, engines);
  } catch (thrown) {
    engines.killAll();
    throw thrown;
  }
}

async function connectParts(parts: SandboxParts, launch: LaunchParts, engines: ScriptEngines): Promise<RunSandbox> {
  const { options, workspace, layout, git, disposable } = parts;
  const { scratch, user, plan, space } = parts.reserved;
  const { policy, facts, clock } = options;
  const { launcher, environment, held, mountFacts } = launch;
  const ownGit: OwnGit = { ...layout, git, sh: parts.programs.sh };
  // A file that was deleted in an earlier commit is not found.
  const committed = listCommitted(plan, disposable, parts);
  const allCommitted = [...committed.inside, ...committed.outside];
  const unchosen = findUnchosen(allCommitted, policy);
  if (unchosen !== null) throw new HarnessError({ code: 'policy', ...unchosen });
  const nameInRepository = (path: string): string => join(relative(layout.repositoryRoot, workspace), path);
  const closedFiles = [...committed.inside.map(nameInRepository), ...committed.outside];
  // Commands of verify must never see the caches that the agent's commands have written.
  const [caches, verifyCaches] = [openCaches(parts), openCaches(parts)];
  const outputs = createOutputStore({ directory: join(scratch, 'outputs'), maxBytes: policy.tmpMb * 1024 * 1024 });
  const commands = createCommandRunner({ launcher, workspace, environment, outputs, held, clock });
  async function runOwn(view: View, request: OwnCommand, backend = ''): Promise<CommandResult> {
    const network = await networks.open(request.network);
    try {
      return await commands.run(view, request, { network, floodBytes: ownFloodBytes, floor: null });
    } catch (thrown) {
      throw thrown instanceof StartFailure
        ? explainStart(thrown.output, `the sandbox does not start${backend}`)
        : thrown;
    } finally {
      await network.close();
    }
  }
  const limits = options.changeLimits ?? limitChanges(policy);
  const access = await openLayeredWorkspace({
    ...parts.reserved,
    patchBytes: limits.patchBytes,
    mountFacts,
    systemRoot: launch.systemRoot,
    ownGit,
    disposable,
    outputsMount: { type: 'read-only', source: outputs.directory, target: outputsTarget },
    stateDirectory: options.stateDirectory,
    hasSetup: options.forks?.includes('setup') === true,
    patchFor: options.patchFor ?? 'work-tree',
    gitPath: layout.gitPath,
    privateGit: openPrivateGit(parts, closedFiles),
    cacheDirectories: listCacheDirectories(policy.caches, facts).flatMap((one) =>
      one.content === 'copied' ? one.target : [],
    ),
    programDirectories:
      policy.programs === 'any'
        ? []
        : parts.searchPath.path.split(':').filter((directory) => isBelow(workspace, directory)),
    async run(view, request) {
      await verifyCaches.prepare();
      return runOwn(addMounts(view, verifyCaches.mounts()), request);
    },
  });
  const { tree, baseReader } = access;
  const watch = createWorkspaceWatch({ tree, baseReader, limits, clock });
  const accepted = createAcceptedFiles({ tree, owner: user, onAccepted: options.onAccepted ?? (() => undefined) });
  const gate = createChangeGate({
    watch,
    clock,
    limits,
    onKept: (changes) => accepted.note(changes.map(({ key }) => key)),
  });
  await launch.systemFilled;
  const networks: RunNetworks = await openRunNetworks(parts, launch, () => agent.sessions.listOpen().length > 0);
  const files = createWorkspaceFiles({
    root: workspace,
    readDirectory: () => access.readDirectory(),
    closed: { isClosed: plan.isClosed, directory: space.base },
    owner: user,
    protectedPaths: plan.fixedPaths.map((path) => relative(workspace, path)),
    isUnreadable: plan.isLinkedToUnreadable,
    isIgnored: (path) => disposable.isDisposable(path, 'other'),
    readBase: (path) => readBasePath(tree.readBase(readKey(path)), readKey(path), 'file', baseReader),
    scratchDirectories: [
      { target: outputsTarget, directory: outputs.directory, access: 'read-only' },
      ...access.scratchDirectories,
    ],
  });
  const agent = createAgentCommands(parts, launch, { access, caches, commands, gate, networks, files });
  const servers = createServerProcesses(parts, launch, access, networks);
  // Written files that git ignores.
  const ignoredFiles = new Set<string>();
  const isolation = await probeIsolation(parts, launch, (request, backend) =>
    runOwn(access.readView('command'), request, ` (${backend})`),
  ).catch(async (thrown: unknown) => {
    await networks.close();
    throw thrown;
  });

  // A change by a file tool is noted as accepted, and does not happen while changes are decided. A path outside the workspace is absolute.
  function changeFile<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
    const keys = isAbsolute(path) ? [] : [readKey(path)];
    return gate.runAlone(async () => {
      const result = await act();
      accepted.note(keys);
      return result;
    }, keys);
  }

  async function endCommands(): Promise<void> {
    const ended = commands.endAll();
    await Promise.all([agent.sessions.closeAll(), servers.endAll()]);
    await ended;
  }

  return {
    ...access,
    isolation,
    git: layout,
    headCommit: parts.headCommit,
    closedFiles,
    markedFiles: disposable.marked.map(nameInRepository),
    files: {
      ...files,
      write: (path, content, writeOptions) =>
        changeFile(path, async () => {
          if (!isAbsolute(path)) disposable.keep(path);
          const written = await files.write(path, content, writeOptions);
          if (files.isIgnored(path)) ignoredFiles.add(path);
          return written;
        }),
      remove: (path) =>
        changeFile(path, async () => {
          await files.remove(path);
          ignoredFiles.delete(path);
        }),
    },
    storeOutput: (name, text) => outputs.write(name, text),
    run: agent.run,
    isClosed: plan.isClosed,
    sessions: agent.sessions,
    ownGitDirectory: locateOwnGit(scratch),
    patchBytes: limits.patchBytes,
    // In a view that has the workspace read-only and no closed file. Filters that the repository configures run inside the sandbox, if they run at all.
    async runGit(args, gitDirectory, script) {
      chownPath(gitDirectory, user);
      const own: Mount = { type: 'writable', source: gitDirectory, target: gitDirectory };
      return runOwn(addMounts(access.readOwnView(), [own]), renderGitRequest(ownGit, gitDirectory, args, script));
    },
    runAlone: (use) => gate.runAlone(use),
    listTouched: () => access.listTouched(gate.readStatus),
    isUndecided: (path) => gate.readStatus(readKey(path)) === 'undecided',
    startServer: (server, start) => servers.start(server, start),
    endCommands,
    warnings: [
      parts.reserved.recovered,
      describeCommitted(allCommitted, policy) ?? [],
      plan.unlisted.map(
        ({ path, reason }) =>
          `commands see an empty directory in place of ${renderPath(cutText(path, maxShownPath))}: ${reason}. Give the user of the run the permission, or remove the directory before this step`,
      ),
    ].flat(2),
    shortcomings: listShortcomings(parts, launch),
    async runSetup(request) {
      await caches.prepare();
      const shown = access.showClosed(request.network?.grant.sees ?? []);
      try {
        return await runOwn(addMounts(access.readView('command'), [...caches.mounts(), ...shown.mounts]), request);
      } finally {
        shown.close();
      }
    },
    placeAccepted: (states) =>
      gate.runAlone(
        async () => {
          for (const { path } of states) disposable.keep(path);
          return accepted.place(states);
        },
        states.map(({ path }) => readKey(path)),
      ),
    describeLeftovers: () => [
      ...access.describeLeftovers(),
      ...(ignoredFiles.size === 0
        ? []
        : [`git ignores ${listPaths([...ignoredFiles])}, written by a file tool: the patch does not contain it`]),
    ],
    startEngine: (enginePath, readOnly) => engines.start(enginePath, readOnly),
    async close() {
      engines.killAll();
      await endCommands();
      await networks.close();
      await access.close();
      parts.reserved.release();
    },
  };
}

function openPrivateGit({ options, layout, git, reserved }: SandboxParts, closedFiles: readonly string[]) {
  const { plan, scratch } = reserved;
  const { policy } = options;
  const isVisible = policy.git === 'visible';
  return createPrivateGit({
    ...reserved,
    layout: isVisible
      ? makeVisibleGit({
          ...plan,
          ...reserved,
          layout,
          git,
          directory: join(scratch, 'visible'),
          closed: policy.closed,
        })
      : layout,
    git,
    // Closed files are not in the index of a visible repository.
    masked: isVisible ? [] : closedFiles,
    config: policy.programs === 'any' ? 'writable' : 'read-only',
  });
}

function openCaches({ options, reserved }: SandboxParts): CopiedCaches {
  return copyCaches(reserved, {
    directories: listCacheDirectories(options.policy.caches, options.facts),
    maxBytes: options.policy.cacheMb * 1024 * 1024,
  });
}

// Git makes the patch under the limits of a command. It has up to one and a half times as many bytes as its files, and takes some times their memory.
function limitChanges({ fileMb, memoryMb }: SandboxParts['options']['policy']): ChangeLimits {
  const most = Math.min(fileMb / 2, memoryMb / 5) * 1024 * 1024;
  return { ...defaultChangeLimits, patchBytes: Math.min(defaultChangeLimits.patchBytes, Math.floor(most)) };
}

function listShortcomings(
  { options: { policy }, reserved: { space } }: SandboxParts,
  { droppedPath }: LaunchParts,
): readonly string[] {
  return [
    ...space.shortcomings,
    ...(policy.unixSockets === 'deny' ? ['The policy closes unix sockets to all commands (sandbox.unixSockets).'] : []),
    ...droppedPath,
  ];
}
