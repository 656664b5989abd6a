import { isAbsolute, join, relative, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import type { ChangeJudge } from '../core/types/change.ts';
import type { CommandRequest, CommandResult, SessionRequest, Sessions, WorkspaceFiles } from '../core/ports/sandbox.ts';
import type { ChangeGate } from './workspace/changes/change-gate.ts';
import type { OpenedNetwork } from './network/network.ts';
import type { CopiedCaches } from './workspace/copied-caches.ts';
import { addMounts, type View } from './box/mounts/mounts.ts';
import type { WorkspaceAccess } from './workspace/workspace-access.ts';
import type { CommandRunner } from './box/commands/command-runner.ts';
import { explainStartFailure, StartFailure } from './host/start-failure.ts';
import type { LaunchParts, SandboxParts } from './prepare-launch.ts';
import type { RunNetworks } from './run-networks.ts';
import { createSessions } from './box/sessions/sessions.ts';
import { startTerminal, type TerminalProcess } from './box/sessions/terminal-process.ts';
import { ToolFailure } from '../core/ports/tool.ts';
import { isBelow } from './host/files/paths.ts';
import { resolveLinks } from './workspace/files/workspace-files.ts';

/** Runs commands and sessions of the agent. */
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
  },
) {
  const { workspace, programs } = parts;
  const { policy, clock } = parts.options;
  const { launcher, environment, held, floor } = launch;
  const { access, caches, commands, gate, networks, files } = options;
  const floodBytes = policy.outputMb * 1024 * 1024;

  const sessions: Sessions = createSessions({
    async prepare(request) {
      await caches.prepare();
      const place = await openPlace({ ...request, writable: 'policy' }, networks.openForSession);
      return { start: () => openTerminal(request, place), close: () => place.close() };
    },
    watch: (judge, signal, runSession) => gate.runWatched({ judge, type: 'session' }, signal, runSession),
    check: () => gate.runAlone(async () => undefined),
  });

  return { run, sessions };

  /** Runs a command. With `judge` the changes that it leaves are decided. */
  async function run(request: CommandRequest, judge?: ChangeJudge): Promise<CommandResult> {
    const cacheNotes = await caches.prepare();
    // A sealed call sees no other programs.
    const isSealed = request.network?.grant.kind === 'sealed';
    if (request.program === 'sealed' && !isSealed)
      await requireSealedProgram(request, { workspace, searchPath: parts.searchPath.path, files, access });
    const isWatched = judge !== undefined && request.writable !== 'none' && !isSealed;
    const result = isWatched
      ? await gate.runWatched({ judge, type: 'command' }, request.signal, () => runCommand(request))
      : await runCommand(request);
    if (cacheNotes.length === 0) return result;
    const added = `\n[${cacheNotes.join('; ')}]\n`;
    const stderrBytes = result.stderrBytes + Buffer.byteLength(added);
    return { ...result, stderr: `${result.stderr}${added}`, stderrBytes };
  }

  async function runCommand(request: CommandRequest): Promise<CommandResult> {
    const place = await openPlace(request, networks.open);
    try {
      return await commands.run(place.view, request, { network: place.network, floodBytes, floor });
    } catch (thrown) {
      throw thrown instanceof StartFailure ? explainStartFailure(thrown) : thrown;
    } finally {
      await place.close();
    }
  }

  /** Opens the view and the network of a command. */
  async function openPlace(
    { writable, network }: Pick<CommandRequest, 'writable' | 'network'>,
    openNetwork: RunNetworks['open'],
  ): Promise<CommandPlace> {
    if (network === null || network.grant.kind !== 'sealed') {
      const view = addMounts(access.readView(writable === 'none' ? 'search' : 'command'), caches.mounts());
      const opened = await openNetwork(network);
      return { view, network: opened, close: () => opened.close() };
    }
    const own = await openNetwork(network);
    const copy = await access.openSealed(network.grant.sees).catch(async (thrown: unknown) => {
      await own.close();
      throw thrown;
    });
    return {
      view: copy.view,
      network: own,
      async close() {
        await own.close();
        const kept = await copy.close();
        network.onKept?.(kept);
      },
    };
  }

  function openTerminal(request: SessionRequest, place: CommandPlace): TerminalProcess {
    return startTerminal(request, {
      programs,
      environment: { ...environment, ...place.network.variables },
      start: (start) =>
        launcher.start({
          ...start,
          view: place.view,
          cwd: resolve(workspace, request.cwd),
          pipes: 1,
          network: place.network.joined,
          filter: 'ordinary',
        }),
      floor,
      held,
      floodBytes,
      clock,
    });
  }
}

interface CommandPlace {
  readonly view: View;
  readonly network: OpenedNetwork;
  /** Call it when no process of the command is left. */
  close(): Promise<void>;
}

/**
 * Throws `ToolFailure` if the program of a command is a file of the workspace that has changed since the agent began: then the command would
 * run code of the model.
 */
async function requireSealedProgram(
  { argv: [program], cwd }: Pick<CommandRequest, 'argv' | 'cwd'>,
  options: {
    readonly workspace: string;
    readonly searchPath: string;
    readonly files: WorkspaceFiles;
    readonly access: Pick<WorkspaceAccess, 'isAsBefore' | 'readSealedDirectory'>;
  },
): Promise<void> {
  const { workspace, files, access } = options;
  const candidates = program.includes('/')
    ? [resolve(workspace, cwd, program)]
    : options.searchPath.split(':').map((directory) => join(directory, program));
  for (const candidate of candidates) {
    if (!isBelow(workspace, candidate)) {
      if (existsSync(candidate)) return;
      continue;
    }
    const path = relative(workspace, candidate);
    const found = await files.resolve(path);
    if (found.type === 'invalid') continue;
    if (found.type === 'inside' && (!found.exists || (await files.stat(found.path))?.kind !== 'file')) continue;
    const before = resolveLinks(candidate, (part) =>
      isBelow(workspace, part) ? `${access.readSealedDirectory()}${part.slice(workspace.length)}` : part,
    );
    // Commands cannot write outside the workspace, apart from directories that were empty before.
    const isSame = found.type === 'outside' || (!isAbsolute(found.path) && access.isAsBefore(found.path));
    if (isSame && before?.path === resolve(workspace, found.path)) return;
    throw new ToolFailure(
      `${path} was written in this run, and a custom tool runs only programs from before it; use another command to try it`,
    );
  }
}
