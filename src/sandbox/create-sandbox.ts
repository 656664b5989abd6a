import { realpathSync, writeFileSync } from 'node:fs';
import { execFile, spawnSync } from 'node:child_process';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { AcceptedChange, ChangeJudge, FileKind, StateToPlace } from '../core/types/change.ts';
import type { Clock } from '../core/ports/clock.ts';
import { HarnessError } from '../core/types/error.ts';
import type { CommandServer, ServerProcess, ServerStart } from '../core/types/mcp.ts';
import type { ConnectionDecision, NetworkPolicy } from '../core/types/network.ts';
import type { SandboxPolicy } from '../core/ports/policy.ts';
import {
  type CommandNetwork,
  type CommandRequest,
  type CommandResult,
  type IsolationLevel,
  type IsolationReport,
  type Sandbox,
  type SessionRequest,
} from '../core/ports/sandbox.ts';
import type { EngineProcess } from '../core/ports/script.ts';
import { borrowWorkspace, type BorrowedWorkspace } from './files/borrow-workspace.ts';
import { listCacheFolders } from './files/cache-folders.ts';
import { createAcceptedFiles } from './changes/accepted-files.ts';
import { createChangeGate } from './changes/change-gate.ts';
import { readKey } from './changes/walk-workspace.ts';
import { defaultChangeLimits, type ChangeLimits } from './changes/change-limits.ts';
import { readFeatures, readVersion, type BubblewrapFeatures } from './launch/bubblewrap.ts';
import type { ResolveName } from './egress/check-host.ts';
import { startHolder, type SharedNetwork } from './egress/holder.ts';
import { renderProxyVariables, startEgressNetwork, type EgressNetwork } from './egress/network.ts';
import type { EgressLease } from './egress/proxy.ts';
import {
  buildEnvironment,
  buildSearchPath,
  createWritableCheck,
  renderDroppedPath,
  type SearchPath,
  listHiddenFolders,
  listHiddenEntries,
  listToolFolders,
  type HostFacts,
} from './environment.ts';
import { maxNewFiles, runAboveFloor } from './limits/disk-floor.ts';
import { writeFilterFile } from './launch/filter-file.ts';
import { findPrograms, type Programs } from './processes/find-programs.ts';
import { createFreezer } from './changes/freezer.ts';
import { hasTrackedFiles, readGitLayout, readHeadCommit, type GitLayout } from './files/git-layout.ts';
import { createCommandRunner } from './launch/command-runner.ts';
import { prepareSystemRoot } from './launch/system-root.ts';
import { createOutputPipes } from './processes/output-pipes.ts';
import { createLauncher } from './launch/launcher.ts';
import { judgeIsolation } from './launch/judge-isolation.ts';
import { lendCaches, type LentCaches } from './files/lend-caches.ts';
import { openDirectWorkspace } from './files/direct-workspace.ts';
import { inspectSources } from './files/mount-sources.ts';
import { addMounts, temporaryFolders, type Mount, type View } from './files/mounts.ts';
import { isBelow } from './files/paths.ts';
import type { HeldLimits } from './limits/held-memory.ts';
import { openCommandGroups } from './limits/open-groups.ts';
import { describeCommitted, listCommitted } from './files/committed-files.ts';
import { createOwnGit, type OwnGit, type RunGit } from './files/own-git.ts';
import { probeCommand, probedNamespaces } from './launch/probe.ts';
import { listHostNamespaces } from './processes/process-stat.ts';
import { countThreads, engineMemoryBytes, listKernelLimits } from './limits/process-limits.ts';
import { listOwn } from './processes/process-tree.ts';
import { findProgram } from './processes/programs.ts';
import { checkMappedUsers } from './processes/run-user.ts';
import { createEngineLaunch, createScriptEngines } from './launch/script-engines.ts';
import { createSessions } from './sessions/sessions.ts';
import { createSharedLoopback } from './sessions/shared-loopback.ts';
import { startTerminal } from './sessions/start-terminal.ts';
import type { TerminalProcess } from './sessions/terminal-process.ts';
import { explainStart, explainStartFailure, StartFailure } from './launch/start-failure.ts';
import { openSudo } from './launch/sudo-launch.ts';
import { createServerProcesses } from './launch/server-processes.ts';
import { createWaitingSandbox } from './launch/waiting-sandbox.ts';
import { createOutputStore, outputsTarget } from './files/output-store.ts';
import { requireSealedProgram } from './processes/sealed-program.ts';
import { createWorkspaceFiles } from './files/workspace-files.ts';
import type { TouchedPaths } from './files/workspace-access.ts';
import type { WorkspaceCopy } from './files/workspace-copy.ts';
import { readDisposablePaths, type DisposablePaths } from './layer/disposable-paths.ts';
import { createPrivateGit } from './layer/private-git.ts';
import { openLayeredWorkspace } from './layer/layered-workspace.ts';
import { LayerFailure, openSpace, type NoSpace } from './layer/space.ts';
import { createWorkspaceWatch } from './changes/workspace-watch.ts';
import { createWrapper } from './launch/wrapper.ts';

export interface SandboxOptions {
  readonly workspace: string;
  readonly policy: SandboxPolicy;
  /** Workspace-relative paths that stay read-only in addition to `.git` and `.github`: the policy file and the files that it extends. */
  readonly protectedPaths: readonly string[];
  /** Absolute folders that commands must not see: the record, the state folder. */
  readonly hiddenFolders: readonly string[];
  readonly facts: HostFacts;
  /** The folder for leases, which persist between runs; outside the workspace. */
  readonly stateFolder: string;
  /** The folder in which the run's scratch folder is created. */
  readonly temporaryFolder: string;
  readonly requireIsolation: IsolationLevel;
  readonly uid: number;
  /** `sudo`: bwrap is started as root and needs no user namespace. */
  readonly privilege?: 'own' | 'sudo';
  /** Finds the harness's own programs; if left out, system programs are used. */
  readonly findProgram?: (name: string) => string | null;
  readonly arch: string;
  readonly clock: Clock;
  readonly egress: {
    /** The bundled program that listens in the commands' network and forwards connections out of it. */
    readonly forwarderPath: string;
    readonly resolve: ResolveName;
    /** Receives every connection to a forwarded port. */
    readonly onForwarded: (decision: ConnectionDecision) => void;
  };
  /** Whether a sandbox is started in advance for the next command; `one` if left out. */
  readonly waiting?: 'one' | 'none';
  /** Limits on watching the workspace; the default limits if left out. */
  readonly changeLimits?: ChangeLimits;
  /** Receives every change of the workspace that stays, while its contents cannot change. */
  readonly onAccepted?: (changes: readonly AcceptedChange[]) => void;
  /** `never`: commands work in the workspace itself, as they do if overlays do not work. */
  readonly layer?: 'if-possible' | 'never';
}

/** The sandbox with the operations that only the harness itself uses. */
export interface RunSandbox extends Sandbox {
  readonly git: GitLayout;
  readonly headCommit: string | null;
  readonly runGit: RunGit;
  /** The path at which the run's own git folder can be created. It is removed with the sandbox. */
  readonly ownGitFolder: string;
  /** Runs an operation of the harness on a workspace in which no command runs and all changes are decided. */
  runStill<Result>(use: () => Promise<Result>): Promise<Result>;
  /** Starts a server of the policy. It never writes the workspace, so it is not watched. */
  startServer(server: CommandServer, options: ServerStart): Promise<ServerProcess>;
  /** Ends every command, session and server that still runs, and settles when none is left. Afterwards no session or server is started. */
  endCommands(): Promise<void>;
  /** Copies the workspace in its current state. No command may run meanwhile. */
  copyWorkspace(signal: AbortSignal): Promise<WorkspaceCopy>;
  /** Runs the command that prepares the workspace for the agent. Everything except protected paths is writable to it. */
  runSetup(request: Omit<CommandRequest, 'writable'>): Promise<CommandResult>;
  /** `in-layer`: the real workspace changes only by `publish`. */
  readonly changes: 'in-layer' | 'in-place';
  /** Limitations of commands here, one sentence each, for the model. */
  readonly shortcomings: readonly string[];
  /** Warnings about the workspace for the maintainer, one sentence each. */
  readonly warnings: readonly string[];
  /** The path at which the harness itself finds the workspace's current files, until `seal`. */
  readFolder(): string;
  /** Seals the changes of setup. Returns the files of the base that it changed and that were restored; null if all changes stay. */
  sealSetup(): Promise<readonly string[] | null>;
  /** The paths that commands and file tools may have changed; null if every path has to be compared. */
  listTouched(): TouchedPaths | null;
  /**
   * Restores the state before a patch that an earlier part of the run has written to the workspace. `paths` are the paths of that patch in the
   * workspace. False if the workspace does not contain that patch, or if there is no layer.
   */
  takeBack(patch: Uint8Array, paths: readonly string[], signal: AbortSignal): Promise<boolean>;
  /** Restores the changes of an earlier part of the run, after the base of the patch was taken. Returns the paths that could not be restored. */
  placeAccepted(states: readonly StateToPlace[]): Promise<readonly string[]>;
  /** Unmounts the writable layer. Call it after `endCommands` and before the final patch is made. */
  seal(): Promise<void>;
  /** Stashes and commits that the agent left and that no patch shows, one sentence each. */
  describeLeftovers(): readonly string[];
  /** Writes changes to the real workspace. Throws `tampered` if another process changed it. Does nothing if commands work in place. */
  publish(isWanted: (path: string, kind: FileKind | null) => boolean): Promise<void>;
  /** Starts the script engine: no network, no workspace, no key, only what `readOnly` lists. */
  startEngine(enginePath: string, readOnly: readonly string[]): Promise<EngineProcess>;
}

const ownFloodBytes = 64 * 1024 * 1024;
const probeTimeoutMs = 120_000;
// The processes of the sandbox that is started in advance. The kernel counts them together with the processes of a command.
const waitingProcesses = 3;
/** The least size of a layer in memory. */
const minLayerMb = 1_024;

/**
 * Prepares the boundary for a run: finds programs, recovers what a killed run has left, plans the mounts, and probes the real arguments
 * once. Throws `sandbox` if the boundary does not hold (it never silently falls back to a weaker one), and `usage` if the workspace is not
 * in a repository.
 */
export async function createSandbox(options: SandboxOptions): Promise<RunSandbox> {
  try {
    return await openOnce(options, pickNoSpace(options));
  } catch (thrown) {
    if (!(thrown instanceof LayerFailure)) throw thrown;
    return openOnce(options, { reason: thrown.message });
  }
}

async function openOnce(options: SandboxOptions, noSpace: NoSpace | null): Promise<RunSandbox> {
  checkMappedUsers();
  const workspace = realpathSync(options.workspace);
  const hostPath = options.facts.environment['PATH'] ?? '';
  const find = options.findProgram ?? ((name: string) => findProgram(name, hostPath, [workspace]));
  const git = find('git');
  if (git === null) throw new HarnessError({ code: 'usage', message: 'git is not installed', hint: 'Install git.' });
  const layout = readGitLayout(workspace, git);
  const headCommit = readHeadCommit(layout, git);
  // Git lists the files while this function walks the workspace.
  const disposable = readDisposablePaths({ workspace, layout, git });
  disposable.catch(() => undefined);
  const isWritable = createWritableCheck(options.policy);
  const searchPath = buildSearchPath(
    options.facts,
    workspace,
    (folder) => !isWritable(relative(workspace, folder)) && !hasTrackedFiles(git, workspace, folder),
  );
  const programs = findPrograms(find);
  const version = promisify(execFile)(programs.bwrap, ['--version'], { env: {}, cwd: '/' }).then(
    ({ stdout }) => readVersion(stdout),
    () => 'unknown',
  );
  const features = readFeatures(spawnSync(programs.bwrap, ['--help'], { env: {}, encoding: 'utf8' }).stdout);

  const borrowed = await borrowWorkspace({
    ...options,
    workspace,
    layout,
    git,
    sh: programs.sh,
    commands: 'in-sandboxes',
    openSpace: async (scratch, user) =>
      noSpace ??
      openSpace({
        ...{ workspace, scratch, user, programs, features, clock: options.clock },
        repositoryRoot: layout.repositoryRoot,
        temporaryBytes: options.policy.tmpMb * 1024 * 1024,
        memoryBytes: Math.max(options.policy.tmpMb, minLayerMb) * 1024 * 1024,
      }),
  });
  try {
    return await assemble({
      ...{ options, find, workspace, layout, programs, features, version, searchPath, git },
      ...{ headCommit, disposable, borrowed },
    });
  } catch (thrown) {
    if ('end' in borrowed.space) await borrowed.space.end();
    borrowed.giveBack();
    throw thrown;
  }
}

function pickNoSpace(options: SandboxOptions): NoSpace | null {
  if (options.layer === 'never') return { reason: 'it was asked for' };
  if (options.privilege === 'sudo') return { reason: 'commands start through sudo' };
  return null;
}

async function assemble(parts: {
  options: SandboxOptions;
  workspace: string;
  layout: GitLayout;
  programs: Programs;
  features: BubblewrapFeatures;
  /** The version of bubblewrap. */
  version: Promise<string>;
  searchPath: SearchPath;
  git: string;
  headCommit: Promise<string | null>;
  disposable: Promise<DisposablePaths>;
  borrowed: BorrowedWorkspace;
  find: (name: string) => string | null;
}): Promise<RunSandbox> {
  const { options, workspace, layout, programs, features } = parts;
  const { scratch, user, space } = parts.borrowed;
  const { policy, facts, clock } = options;
  const identity = user ?? { uid: options.uid, gid: process.getgid?.() ?? 0 };
  const { plan } = parts.borrowed;
  const committed = listCommitted({ ...{ git: parts.git, layout, workspace }, ...plan });
  const [system, outputPipes, grouping] = await Promise.all([
    prepareSystemRoot({
      ...{ scratch, cp: programs.cp, identity, home: facts.home },
      searchPath: parts.searchPath.path,
    }),
    createOutputPipes({ folder: join(scratch, 'pipes'), mkfifo: programs.mkfifo, user }),
    openCommandGroups({
      name: basename(scratch),
      limits: { memoryBytes: policy.memoryMb * 1024 * 1024, processes: policy.processes },
      busctl: parts.find('busctl'),
      environment: facts.environment,
      clock,
    }),
  ]);
  const environment = buildEnvironment({
    facts,
    passEnv: policy.passEnv,
    searchPath: parts.searchPath.path,
    repositoryRoot: layout.repositoryRoot,
  });
  const filterFile = writeFilterFile(scratch, options.arch, policy, grouping.groups === null ? 'small' : 'any');
  const processes = policy.processes + waitingProcesses + countThreads(user?.uid ?? options.uid);
  const processLimits = {
    memoryBytes: policy.memoryMb * 1024 * 1024,
    fileBytes: policy.fileMb * 1024 * 1024,
    processes,
    cpuSeconds: policy.cpuSeconds,
  };
  const wrapper = createWrapper({ programs, user, scratch, limits: processLimits });
  const hiddenFolders = listHiddenFolders(facts, [...options.hiddenFolders, scratch], workspace);
  const mountFacts = {
    workspace,
    repositoryRoot: layout.repositoryRoot,
    gitFolders: [layout.gitFolder, layout.commonFolder],
    hiddenFolders,
    toolFolders: listToolFolders(facts, [...hiddenFolders, workspace], system.root.readOnly),
    systemFolders: system.root.readOnly,
    systemMounts: system.mounts,
    temporaryBytes: policy.tmpMb * 1024 * 1024,
  };
  const lend = (): LentCaches =>
    lendCaches({
      folders: listCacheFolders(policy.caches, facts),
      ...{ workspace, scratch, user },
      maxBytes: policy.cacheMb * 1024 * 1024,
    });
  const droppedPath = renderDroppedPath([
    ...parts.searchPath.dropped,
    ...listHiddenEntries(parts.searchPath.path, mountFacts),
  ]);
  // Commands of verify must never see what the agent's commands have written to their caches.
  const [caches, verifyCaches] = [lend(), lend()];
  const running = new Set<number>();
  const floor = {
    path: 'openLayer' in space ? scratch : workspace,
    floorBytes: policy.freeDiskMb * 1024 * 1024,
    maxNewFiles,
  };
  const heldAlone: HeldLimits | null =
    grouping.groups === null
      ? {
          memoryBytes: processLimits.memoryBytes,
          temporaryFolders: [...temporaryFolders, ...hiddenFolders],
          temporaryBytes: mountFacts.temporaryBytes,
        }
      : null;
  // The shared space of a layer has its own limit.
  const held = heldAlone === null || !('openLayer' in space) ? heldAlone : { ...heldAlone, temporaryFolders: [] };
  const sudo = options.privilege === 'sudo' ? openSudo(parts.find, programs, options.uid, scratch) : null;
  const startedByRoot = sudo === null ? null : { uid: options.uid };
  const launcher = createLauncher({
    ...{ features, wrapper, filterFile, sudo, groups: grouping.groups, repositoryRoot: layout.repositoryRoot },
    systemRoot: system.root,
    outputs: outputPipes,
    nsenter: programs.nsenter,
    identity,
    readUserNamespace: () => ('openLayer' in space ? space.userNamespace : null),
  });
  const engines = createScriptEngines(createEngineLaunch({ launcher, execPath: facts.execPath, user, scratch }), {
    // No control group limits an engine.
    ...{ memoryBytes: Math.max(processLimits.memoryBytes, engineMemoryBytes), temporaryFolders: [], temporaryBytes: 0 },
  });
  const outputs = createOutputStore({ folder: join(scratch, 'outputs'), maxBytes: policy.tmpMb * 1024 * 1024 });
  const outputsMount: Mount = { type: 'read-only', source: outputs.folder, target: outputsTarget };
  const commands = createCommandRunner({
    ...{ launcher, workspace, environment, running, lendNetwork, readNetwork, outputs, held, clock },
    takeWaiting: (view, command, joined) =>
      JSON.stringify(view) === JSON.stringify(readAgentView()) ? (waiting?.take(command, joined) ?? null) : null,
  });
  const ownGit: OwnGit = { git: parts.git, sh: programs.sh, repositoryRoot: layout.repositoryRoot };
  const runOwn = (view: View, request: CommandRequest, rung = ''): Promise<CommandResult> =>
    commands.run(view, request, ownFloodBytes).catch((thrown: unknown) => {
      throw thrown instanceof StartFailure ? explainStart(thrown.said, `the sandbox does not start${rung}`) : thrown;
    });
  const runVerify = async (view: View, request: CommandRequest): Promise<CommandResult> => {
    await verifyCaches.prepare();
    return runOwn(addMounts(view, verifyCaches.mounts()), request);
  };
  const access =
    'openLayer' in space
      ? await openLayeredWorkspace({
          ...{ space, mountFacts, plan, gitPath: layout.gitPath, scratch, user, ownGit, outputsMount },
          disposable: await parts.disposable,
          privateGit: createPrivateGit({
            ...{ layout, workspace, git: parts.git, scratch, user },
            masked: committed,
          }),
          home: facts.home,
          cacheFolders: listCacheFolders(policy.caches, facts).map(({ target }) => target),
          programFolders:
            policy.programs === 'any'
              ? []
              : parts.searchPath.path.split(':').filter((folder) => isBelow(workspace, folder)),
          run: runVerify,
        })
      : openDirectWorkspace({
          ...{ mountFacts, plan, policy, user, scratch, stateFolder: options.stateFolder, reason: space.reason },
          ...{ outputsMount, home: facts.home },
          copyOptions: {
            ...{ gitPath: layout.gitPath, replacements: plan.replacements, placeholders: plan.placeholders },
            ...{ scratch, user, cp: programs.cp, ownGit },
            runMounted: (mounts, request) => runVerify({ mounts, namespaces: null }, request),
          },
        });

  function readAgentView(): View {
    return addMounts(access.readView('policy'), caches.mounts());
  }

  // If the policy has no network, setup gets one that refuses everything, so that the refused hosts can be reported.
  let setupNetwork: EgressNetwork | null = null;

  function lendNetwork(asked: CommandNetwork): EgressLease | null {
    const shared = network ?? setupNetwork;
    if (shared === null) return null;
    const { allow, deny } =
      policy.network === null || asked.scope === 'nothing' ? { allow: [], deny: [] } : policy.network;
    return shared.proxy.lend({ allow: [...allow, ...asked.grants], deny, granted: asked.grants }, asked.onDecision);
  }

  function readNetwork(): SharedNetwork | null {
    return network ?? setupNetwork ?? (sessions.listOpen().length > 0 ? loopback.network : null);
  }

  function openTerminal(request: SessionRequest): TerminalProcess {
    const lease = request.network === null ? null : lendNetwork(request.network);
    return startTerminal(request, {
      programs,
      environment: { ...environment, ...(lease === null ? {} : renderProxyVariables(lease.token)) },
      start: (argv, env, onRefused) =>
        launcher.start({
          ...{
            view: addMounts(access.readView(pickView({ ...request, writable: 'policy' })), caches.mounts()),
            cwd: resolve(workspace, request.cwd),
            argv,
            env,
            pipes: 1,
            onRefused,
          },
          network: request.network === null ? null : (network ?? loopback.network),
        }),
      ...{ floor, held },
      floodBytes: policy.outputMb * 1024 * 1024,
      clock,
      running,
      onEnd: () => lease?.close(),
    });
  }

  const limits = options.changeLimits ?? defaultChangeLimits;
  const watch = createWorkspaceWatch({
    tree: access.tree,
    storeFile: join(scratch, 'copies'),
    limits,
    clock,
  });
  const freezer = createFreezer({
    listRoots: () => (sudo === null ? [...running] : listOwn([...running], options.uid)),
    clock,
  });
  const accepted = createAcceptedFiles({
    tree: access.tree,
    owner: user,
    onAccepted: options.onAccepted ?? (() => undefined),
  });
  const gate = createChangeGate({
    ...{ watch, freezer, clock, limits },
    onKept: (changes) => accepted.note(changes.map(({ key }) => key)),
  });

  const { nsenter, sh } = programs;
  const loopback = createSharedLoopback(
    policy.network !== null || nsenter === null
      ? null
      : () =>
          startHolder({
            launch: launcher.launchHolder([], [sh, '-c', 'echo ready; exec cat']),
            ...{ startedByRoot, programs: { nsenter, sh } },
          }),
  );
  const sessions = createSessions({
    async prepare() {
      await loopback.open();
      await caches.prepare();
    },
    start: openTerminal,
    watch: (judge, signal, runSession) =>
      plan.writablePaths.length === 0 ? runSession() : gate.runWatched({ judge, type: 'session' }, signal, runSession),
    check: () => gate.check(),
  });

  async function run(request: CommandRequest, judge?: ChangeJudge): Promise<CommandResult> {
    const notes = await caches.prepare();
    if (request.program === 'sealed') await requireSealed(request);
    if (request.writable === 'policy') await waiting?.settle();
    const isWatched = judge !== undefined && request.writable !== 'none' && plan.writablePaths.length > 0;
    const result = isWatched
      ? await gate.runWatched({ judge, type: 'command' }, request.signal, () => runCommand(request))
      : await runCommand(request);
    return notes.length === 0 ? result : { ...result, stderr: `${result.stderr}\n[${notes.join('; ')}]\n` };
  }

  async function requireSealed(request: CommandRequest): Promise<void> {
    const folder = access.readSealedFolder();
    if (folder === null) return;
    await requireSealedProgram(request, {
      ...{ workspace, searchPath: parts.searchPath.path, current: files },
      isReplaceable: (path) => access.isDisposable(path),
      sealed: createWorkspaceFiles({
        ...{ root: workspace, readFolder: () => folder, owner: null, protectedPaths: [], isUnreadable: () => false },
      }),
    });
  }

  async function runCommand(request: CommandRequest): Promise<CommandResult> {
    const view = addMounts(access.readView(pickView(request)), caches.mounts());
    const running = runAboveFloor(floor, request.signal, (signal) =>
      commands.run(view, { ...request, signal }, policy.outputMb * 1024 * 1024),
    );
    void waiting?.prepareAfter(running);
    return running.catch((thrown: unknown) => {
      throw thrown instanceof StartFailure ? explainStartFailure(thrown) : thrown;
    });
  }

  const network = policy.network === null ? null : await startNetwork(policy.network);
  const servers = createServerProcesses({
    ...{ launcher, workspace, environment, clock, held: heldAlone },
    // The program of a server may be anywhere on the machine, because the policy names it.
    readView: () => ({ ...access.readView('none'), root: 'host' }),
    async readSealedView() {
      const view = await access.readSealedView();
      return view === null ? null : { ...view, root: 'host' };
    },
    repositoryFolders: [layout.repositoryRoot, layout.gitFolder, layout.commonFolder],
    temporaryBytes: mountFacts.temporaryBytes,
    startNetwork: (folder) => startNetwork({ forward: [] }, folder),
    deny: policy.deniedToServers,
  });
  const waiting =
    programs.dash === null || sudo !== null || options.waiting === 'none'
      ? null
      : createWaitingSandbox({
          launcher,
          readView: readAgentView,
          workspace,
          environment,
          readNetwork,
          shell: programs.dash,
          inspectSources: (mounts) => inspectSources(mounts, layout.repositoryRoot),
          scratch,
          user,
          clock,
        });
  const isolation = await probe().catch(async (thrown: unknown) => {
    await network?.close();
    throw thrown;
  });
  const files = createWorkspaceFiles({
    root: workspace,
    readFolder: () => access.readFolder(),
    owner: user === null ? null : { uid: user.uid, gid: user.gid },
    protectedPaths: plan.protectedPaths.map((path) => relative(workspace, path)),
    isUnreadable: plan.isUnreadable,
    scratchFolders: [{ target: outputsTarget, folder: outputs.folder, access: 'read-only' }, ...access.scratchFolders],
  });
  return {
    isolation,
    git: layout,
    headCommit: await parts.headCommit,
    files: {
      ...files,
      write: (path, content, writeOptions) =>
        gate.runAlone(async () => {
          if (isAbsolute(path)) return files.write(path, content, writeOptions);
          access.keep(path);
          const written = await files.write(path, content, writeOptions);
          accepted.note([readKey(path)]);
          return written;
        }),
      remove: (path) =>
        gate.runAlone(async () => {
          await files.remove(path);
          if (!isAbsolute(path)) accepted.note([readKey(path)]);
        }),
    },
    storeOutput: (name, text) => outputs.write(name, text),
    run,
    sessions,
    ownGitFolder: join(scratch, 'base'),
    runGit: createOwnGit({
      ...{ own: ownGit, user, run: runOwn },
      readView: () => access.readOwnView(),
    }),
    runStill: (use) => gate.runAlone(use),
    startServer: (server, start) => servers.start(server, start),
    endCommands,
    changes: access.rung === null ? 'in-place' : 'in-layer',
    warnings: [describeCommitted(committed, { repositoryRoot: layout.repositoryRoot, workspace }) ?? []].flat(),
    shortcomings: [
      ...(access.rung === null ? ['Each command has its own /tmp, which file tools do not reach.'] : []),
      ...(access.rung !== null && user === null
        ? ['rename(2) of a folder of the repository fails with EXDEV; `mv` works.']
        : []),
      ...('openLayer' in space && space.hasForeignFiles
        ? ['Files whose owner is not the owner of `.git` cannot be changed; `ls -l` shows them as files of nobody.']
        : []),
      ...droppedPath,
    ],
    readFolder: () => access.readFolder(),
    copyWorkspace: (signal) => access.copy(signal),
    async runSetup(request) {
      await caches.prepare();
      if (network === null && request.network !== null) setupNetwork = await startRefusingNetwork();
      try {
        return await access.setUp((view) =>
          runOwn(addMounts(view, caches.mounts()), { ...request, writable: 'policy' }),
        );
      } finally {
        await setupNetwork?.close();
        setupNetwork = null;
      }
    },
    sealSetup: () => access.sealSetup(),
    listTouched: () => access.listTouched(),
    takeBack: (patch, paths, signal) => access.takeBack(patch, paths, signal),
    placeAccepted: (states) =>
      gate.runAlone(async () => {
        for (const { path } of states) access.keep(path);
        const stuck = accepted.place(states);
        // Notes what the real workspace has at these paths, so that a foreign change is noticed when they are written to it.
        access.listTouched();
        return stuck;
      }),
    async seal() {
      await waiting?.close();
      await access.seal();
    },
    describeLeftovers: () => access.describeLeftovers(),
    publish: (isWanted) => access.publish(isWanted),
    startEngine: (enginePath, readOnly) => engines.start(enginePath, readOnly),
    async close() {
      engines.killAll();
      await endCommands();
      await waiting?.close();
      loopback.end();
      await network?.close();
      await gate.runAlone(async () => watch.close());
      for (const lent of [caches, verifyCaches]) lent.close();
      await access.close();
      parts.borrowed.giveBack();
    },
  };

  async function endCommands(): Promise<void> {
    const ended = commands.endAll();
    await Promise.all([sessions.closeAll(), servers.endAll()]);
    await ended;
  }

  // It only reports the hosts that it refuses. A setup that needs no network works without it.
  async function startRefusingNetwork(): Promise<EgressNetwork | null> {
    if (programs.nsenter === null) return null;
    try {
      return await startNetwork({ forward: [] }, 'setup-egress');
    } catch (thrown) {
      if (thrown instanceof HarnessError) return null;
      throw thrown;
    }
  }

  function startNetwork({ forward }: Pick<NetworkPolicy, 'forward'>, name = 'egress'): Promise<EgressNetwork> {
    const folder = join(scratch, name);
    const node = realpathSync(facts.execPath);
    if (programs.nsenter === null)
      throw new HarnessError({
        code: 'sandbox',
        message: 'the policy allows network, and nsenter is not installed',
        hint: 'Install util-linux, or take the network rules out of the policy.',
      });
    return startEgressNetwork({
      ...options.egress,
      ...{ folder, user, startedByRoot },
      forward,
      programs: { nsenter: programs.nsenter, sh: programs.sh },
      launchHolder: (script) =>
        launcher.launchHolder(
          [
            { type: 'read-only', source: dirname(node), target: dirname(node) },
            { type: 'read-only', source: folder, target: folder },
          ],
          [node, '--disable-warning=ExperimentalWarning', ...script],
        ),
    });
  }

  async function probe(): Promise<IsolationReport> {
    const secret = join(scratch, 'secret');
    writeFileSync(secret, 'secret');
    const way =
      sudo !== null
        ? `bwrap through sudo, back to uid ${options.uid}`
        : user === null
          ? `bwrap as uid ${options.uid}`
          : `bwrap as uid ${user.uid} (started as root)`;
    const rung = access.rung === null ? way : `${way}, ${access.rung}`;
    const argv = [...probeCommand, secret] as [string, ...string[]];
    const request: CommandRequest = {
      // No program of the workspace may answer.
      ...{ argv, cwd: '.', env: { PATH: '/usr/bin:/bin' }, stdin: '', writable: 'none' },
      ...{ timeoutMs: probeTimeoutMs, maxOutputBytes: ownFloodBytes },
      signal: new AbortController().signal,
      // Exactly the arguments that commands get, without any reachable host.
      network: network === null ? null : { grants: [], onDecision: () => undefined },
    };
    return judgeIsolation(await runOwn(access.readView('policy'), request, ` (${rung})`), {
      ...{ rung, policy, programs, features, grouping, arch: options.arch, hasUserNamespace: sudo === null },
      ...{
        hasFilter: filterFile !== null,
        expected: {
          noGroups: user !== null,
          hostNamespaces: listHostNamespaces(probedNamespaces.filter((name) => name !== 'user' || sudo === null)),
          homes: [facts.home, facts.passwdHome].filter(
            (home) => hiddenFolders.includes(home) && !isBelow(layout.repositoryRoot, home),
          ),
          limits: listKernelLimits(programs, processLimits, grouping.groups === null ? 'alone' : 'together'),
        },
        version: await parts.version,
        planNotes: [...access.notes, ...droppedPath],
      },
      required: options.requireIsolation,
    });
  }
}

function pickView({
  writable,
  network,
}: Pick<CommandRequest, 'writable' | 'network'>): 'policy' | 'policy-with-hosts' | 'none' {
  return writable === 'policy' && (network?.grants ?? []).length > 0 ? 'policy-with-hosts' : writable;
}
