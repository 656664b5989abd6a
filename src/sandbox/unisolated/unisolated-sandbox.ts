import { realpathSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { HarnessError } from '../../core/types/error.ts';
import { unisolatedWarning, type CommandRequest, type CommandResult } from '../../core/ports/sandbox.ts';
import { borrowWorkspace } from '../files/borrow-workspace.ts';
import { createScriptEngines } from '../launch/script-engines.ts';
import { renderGitRequest } from '../files/own-git.ts';
import { createAcceptedFiles } from '../changes/accepted-files.ts';
import { createChangeGate } from '../changes/change-gate.ts';
import { readKey } from '../changes/walk-workspace.ts';
import { defaultChangeLimits } from '../changes/change-limits.ts';
import type { RunSandbox, SandboxOptions } from '../run-sandbox.ts';
import { describeLimits } from '../limits/describe-limits.ts';
import { maxNewFiles, runAboveFloor } from '../limits/disk-floor.ts';
import { buildEnvironment } from '../environment.ts';
import { buildSearchPath } from '../search-path.ts';
import { createFreezer } from '../changes/freezer.ts';
import { readGitLayout, readHeadCommit } from '../files/git-layout.ts';
import { openCommandGroups } from '../limits/open-groups.ts';
import { createPlainCommands } from './plain-commands.ts';
import { createPlainServers } from './plain-servers.ts';
import { findProgram } from '../processes/programs.ts';
import { createNoSessions } from '../sessions/sessions.ts';
import { createWorkspaceFiles } from '../files/workspace-files.ts';
import { createWholeTree, createWorkspaceWatch } from '../changes/workspace-watch.ts';

const mebibyte = 1024 * 1024;
const ownFloodBytes = 64 * mebibyte;

/**
 * A sandbox without isolation, for machines that can be discarded. Commands are plain processes with a clean environment, a time limit and
 * limited output. The policy, its decisions on changes and the rules of file tools apply as usual. Processes that a command leaves running
 * are searched for and ended. Only the command line can request it, and nothing ever falls back to it (proved by
 * test/scenarios/isolation-off.test.ts).
 */
export async function createUnisolatedSandbox(options: SandboxOptions): Promise<RunSandbox> {
  const { facts, clock, policy } = options;
  const workspace = realpathSync(options.workspace);
  const searchPath = buildSearchPath(facts, workspace, () => false).path;
  const git = findProgram('git', searchPath, [workspace]);
  if (git === null) throw new HarnessError({ code: 'usage', message: 'git is not installed', hint: 'Install git.' });
  const layout = readGitLayout(workspace, git);
  const sh = findProgram('sh', searchPath, [workspace]) ?? '/bin/sh';
  const borrowed = await borrowWorkspace({
    ...options,
    workspace,
    layout,
    sh,
    commands: 'plain',
    openSpace: async () => ({ reason: 'isolation is off' }),
  });
  const { scratch, plan } = borrowed;

  try {
    const limits = options.changeLimits ?? defaultChangeLimits;
    const tree = createWholeTree({
      root: workspace,
      // The whole workspace, because no mount prevents a command from writing a path that the policy denies.
      writablePaths: [workspace],
      protectedPaths: [layout.gitPath],
    });
    const accepted = createAcceptedFiles({ tree, owner: null, onAccepted: options.onAccepted ?? (() => undefined) });
    const watch = createWorkspaceWatch({
      tree,
      storeFile: join(scratch, 'copies'),
      limits,
      clock,
    });
    const grouping = await openCommandGroups({
      name: basename(scratch),
      limits: { memoryBytes: policy.memoryMb * mebibyte, processes: policy.processes },
      user: null,
      busctl: findProgram('busctl', searchPath, [workspace]),
      environment: facts.environment,
      clock,
    });
    const environment = buildEnvironment({
      facts,
      passEnv: policy.passEnv,
      searchPath,
      repositoryRoot: layout.repositoryRoot,
    });
    const commands = createPlainCommands({
      ...{ workspace, environment },
      mark: basename(scratch),
      groups: grouping.groups,
      ...{ sh, clock },
    });
    const gate = createChangeGate({
      ...{ watch, clock, limits },
      freezer: createFreezer({ listRoots: commands.listRunning, clock }),
      onKept: (changes) => accepted.note(changes.map(({ key }) => key)),
    });
    const floor = { path: workspace, floorBytes: policy.freeDiskMb * mebibyte, maxNewFiles };
    const engines = createScriptEngines(
      (enginePath) => ({
        program: realpathSync(facts.execPath),
        args: ['--disable-warning=ExperimentalWarning', enginePath],
        env: { PATH: '/usr/bin:/bin', HOME: '/tmp', ...commands.marks.engine },
        status: null,
        descriptors: [],
        user: null,
      }),
      null,
    );
    const servers = createPlainServers({ workspace, environment: { ...environment, ...commands.marks.server }, clock });
    const runCommand = (request: CommandRequest): Promise<CommandResult> =>
      runAboveFloor(floor, request.signal, (signal) =>
        commands.run({ ...request, signal }, policy.outputMb * mebibyte),
      );
    const files = createWorkspaceFiles({
      root: workspace,
      owner: null,
      protectedPaths: plan.protectedPaths.map((path) => relative(workspace, path)),
      isUnreadable: plan.isUnreadable,
    });
    async function endCommands(): Promise<void> {
      await servers.endAll();
      await commands.end();
    }

    return {
      isolation: {
        level: 'off',
        rung: `none, by --isolation off: commands run as uid ${options.uid}`,
        seccomp: false,
        bubblewrap: null,
        walls: [],
        limits: describeLimits({
          policy,
          features: { size: false },
          groups: grouping.groups?.name ?? null,
          rlimits: false,
        }),
        notes: [
          unisolatedWarning,
          ...(grouping.groups === null
            ? [`what clears its environment and leaves its parents is not found and ended: ${grouping.reason}`]
            : []),
        ],
      },
      git: layout,
      headCommit: await readHeadCommit(layout, git),
      files: {
        ...files,
        write: (path, content, writeOptions) =>
          gate.runAlone(async () => {
            const written = await files.write(path, content, writeOptions);
            accepted.note([readKey(path)]);
            return written;
          }),
        remove: (path) =>
          gate.runAlone(async () => {
            await files.remove(path);
            accepted.note([readKey(path)]);
          }),
      },
      run: async (request, judge) =>
        judge === undefined || request.writable === 'none'
          ? runCommand(request)
          : gate.runWatched({ judge, type: 'command' }, request.signal, () => runCommand(request)),
      shortcomings: [],
      // Nothing is masked.
      warnings: [],
      // Without isolation there is no temporary folder of the run.
      storeOutput: () => null,
      sessions: createNoSessions('sessions need isolation: without it nothing could end all of their processes'),
      ownGitFolder: join(scratch, 'base'),
      runGit: (args, gitFolder, script) =>
        commands.run(renderGitRequest({ ...layout, git, sh }, gitFolder, args, script), ownFloodBytes),
      startEngine: (enginePath) => engines.start(enginePath, []),
      startServer: (server, start) => servers.start(server, start),
      runStill: (use) => gate.runAlone(use),
      endCommands,
      async copyWorkspace() {
        throw new HarnessError({
          code: 'usage',
          message: 'verify runs on a copy that replaces the workspace, which needs isolation',
          hint: 'Leave out --isolation off, or verify.',
        });
      },
      runSetup: (request) => runCommand({ ...request, writable: 'policy' }),
      sealSetup: async () => null,
      listTouched: () => null,
      listKept: () => [],
      takeBack: async () => false,
      placeAccepted: (states) => gate.runAlone(async () => accepted.place(states)),
      seal: async () => undefined,
      publish: async () => undefined,
      readFolder: () => workspace,
      describeLeftovers: () => [],
      changes: 'in-place',
      async close() {
        engines.killAll();
        await endCommands();
        await gate.runAlone(async () => watch.close());
        borrowed.giveBack();
      },
    };
  } catch (thrown) {
    borrowed.giveBack();
    throw thrown;
  }
}
