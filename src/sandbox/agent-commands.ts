import { resolve } from 'node:path';
import type { ChangeJudge } from '../core/types/change.ts';
import type { CommandRequest, CommandResult, SessionRequest, Sessions, WorkspaceFiles } from '../core/ports/sandbox.ts';
import type { ChangeGate } from './workspace/changes/change-gate.ts';
import { renderNetworkVariables } from './network/network.ts';
import type { CopiedCaches } from './workspace/copied-caches.ts';
import { addMounts } from './box/mounts/mounts.ts';
import type { ViewKind, WorkspaceAccess } from './workspace/workspace-access.ts';
import { createWorkspaceFiles } from './workspace/files/workspace-files.ts';
import type { CommandRunner } from './box/commands/command-runner.ts';
import { explainStartFailure, StartFailure } from './host/start-failure.ts';
import { runAboveFloor } from './box/limits/disk-floor.ts';
import type { LaunchParts, SandboxParts } from './prepare-launch.ts';
import { requireSealedProgram } from './sealed-program.ts';
import type { RunNetworks } from './run-networks.ts';
import { createSessions } from './box/sessions/sessions.ts';
import { startTerminal } from './box/sessions/start-terminal.ts';
import type { TerminalProcess } from './box/sessions/terminal-process.ts';

/** Runs commands and sessions of the agent. */
export interface AgentCommands {
  /** Runs a command. With `judge` the changes that it leaves are decided. */
  run(request: CommandRequest, judge?: ChangeJudge): Promise<CommandResult>;
  readonly sessions: Sessions;
}

export function createAgentCommands(
  parts: SandboxParts,
  launch: LaunchParts,
  options: {
    readonly access: WorkspaceAccess;
    readonly caches: CopiedCaches;
    readonly commands: CommandRunner;
    readonly gate: ChangeGate;
    readonly networks: RunNetworks;
    /** The files as the agent's file tools see them. */
    readonly files: WorkspaceFiles;
    /** The processes of the sandboxes that run now. */
    readonly running: Set<number>;
  },
): AgentCommands {
  const { workspace, programs } = parts;
  const { policy, clock } = parts.options;
  const { launcher, environment, held, floor } = launch;
  const { access, caches, commands, gate, networks, files, running } = options;
  const floodBytes = policy.outputMb * 1024 * 1024;

  const sessions = createSessions({
    async prepare() {
      await networks.openLoopback();
      await caches.prepare();
    },
    start: openTerminal,
    watch: (judge, signal, runSession) => gate.runWatched({ judge, type: 'session' }, signal, runSession),
    check: () => gate.check(),
  });

  return { run, sessions };

  async function run(request: CommandRequest, judge?: ChangeJudge): Promise<CommandResult> {
    const cacheNotes = await caches.prepare();
    if (request.program === 'sealed') await requireSealed(request);
    const isWatched = judge !== undefined && request.writable !== 'none';
    const result = isWatched
      ? await gate.runWatched({ judge, type: 'command' }, request.signal, () => runCommand(request))
      : await runCommand(request);
    const notes = [...cacheNotes, ...explainSockets(result, request.network)];
    return notes.length === 0 ? result : { ...result, stderr: `${result.stderr}\n[${notes.join('; ')}]\n` };
  }

  function explainSockets({ stdout, stderr }: CommandResult, network: CommandRequest['network']): readonly string[] {
    if (![stdout, stderr].some((text) => /EAFNOSUPPORT|Address family not supported/.test(text))) return [];
    if (policy.unixSockets === 'deny') return ['the policy closes unix sockets to all commands (sandbox.unixSockets)'];
    return policy.unixSockets === 'without-hosts' && networks.reachesHosts(network)
      ? [
          'unix sockets are closed to a command that reaches hosts; a command without hosts has them, and sandbox.unixSockets: allow in the policy opens them to all',
        ]
      : [];
  }

  async function requireSealed(request: CommandRequest): Promise<void> {
    const folder = access.readSealedFolder();
    await requireSealedProgram(request, {
      workspace,
      searchPath: parts.searchPath.path,
      current: files,
      isReplaceable: (path) => access.isDisposable(path),
      sealed: createWorkspaceFiles({
        root: workspace,
        readFolder: () => folder,
        owner: null,
        protectedPaths: [],
        isUnreadable: () => false,
      }),
    });
  }

  async function runCommand(request: CommandRequest): Promise<CommandResult> {
    const view = addMounts(access.readView(pickView(request)), caches.mounts());
    const filter = networks.reachesHosts(request.network) ? 'with-hosts' : 'ordinary';
    return runAboveFloor(floor, request.signal, (signal) =>
      commands.run(view, { ...request, signal }, { filter, floodBytes }),
    ).catch((thrown: unknown) => {
      throw thrown instanceof StartFailure ? explainStartFailure(thrown) : thrown;
    });
  }

  function openTerminal(request: SessionRequest): TerminalProcess {
    const opened = request.network === null ? null : networks.open(request.network);
    return startTerminal(request, {
      programs,
      environment: { ...environment, ...renderNetworkVariables(opened, policy.authorities) },
      start: (argv, env, onRefused) =>
        launcher.start({
          view: addMounts(access.readView(pickView({ ...request, writable: 'policy' })), caches.mounts()),
          cwd: resolve(workspace, request.cwd),
          argv,
          env,
          pipes: 1,
          onRefused,
          network: request.network === null ? null : networks.readForSession(),
          filter: networks.reachesHosts(request.network) ? 'with-hosts' : 'ordinary',
        }),
      floor,
      held,
      floodBytes,
      clock,
      running,
      onEnd: () => opened?.close(),
    });
  }
}

function pickView({ writable, network }: Pick<CommandRequest, 'writable' | 'network'>): ViewKind {
  if (writable === 'none') return 'search';
  return (network?.grants ?? []).length > 0 ? 'policy-with-hosts' : 'policy';
}
