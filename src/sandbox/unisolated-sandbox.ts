import { realpathSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { HarnessError } from '../core/error.ts';
import type { CommandRequest, CommandResult } from '../core/sandbox.ts';
import type { EngineProcess } from '../core/script.ts';
import { ToolFailure } from '../core/tool.ts';
import { createChangeGate } from './change-gate.ts';
import { defaultChangeLimits } from './change-limits.ts';
import type { RunSandbox, SandboxOptions } from './create-sandbox.ts';
import { startEngineProcess } from './engine-process.ts';
import { buildEnvironment, buildSearchPath } from './environment.ts';
import { createFreezer } from './freezer.ts';
import { readGitLayout } from './git-layout.ts';
import { recoverLease, returnLease, takeLease } from './lease.ts';
import { readStats } from './paths.ts';
import { planWorkspace } from './plan-workspace.ts';
import { createPlainServers } from './plain-servers.ts';
import { findProgram } from './programs.ts';
import { createRunFolder, sweepRunFolders } from './run-folder.ts';
import { runProcessGroup } from './run-process-group.ts';
import { createNoSessions } from './session/sessions.ts';
import { createWorkspaceFiles } from './workspace-files.ts';
import { createWorkspaceWatch } from './workspace-watch.ts';

/** What is said at the start, in the summary and in the record of everything that runs without isolation. */
export const unisolatedWarning =
  'isolation is OFF: commands run as this user, with the whole file system, the network and every secret that this user can read';

const floodBytes = 64 * 1024 * 1024;
const gitTimeoutMs = 120_000;

/**
 * The sandbox that is none, for machines that can be thrown away: commands are plain processes with a clean environment, a time limit and
 * capped output, and the policy, its decisions on changes and the file tools hold as ever. Only the command line asks for it, and nothing
 * ever falls back to it (proved by test/scenarios/isolation-off.test.ts).
 */
export async function createUnisolatedSandbox(options: SandboxOptions): Promise<RunSandbox> {
  const { facts, clock, policy } = options;
  const workspace = realpathSync(options.workspace);
  const searchPath = buildSearchPath(facts, workspace);
  const git = findProgram('git', searchPath, [workspace]);
  if (git === null) throw new HarnessError({ code: 'usage', message: 'git is not installed', hint: 'Install git.' });
  const layout = readGitLayout(workspace, git);
  sweepRunFolders(options.temporaryFolder);
  await recoverLease(options.stateFolder, workspace, clock);
  const scratch = createRunFolder(options.temporaryFolder);
  const cleanUp = (): void => {
    returnLease(options.stateFolder, workspace);
    rmSync(scratch, { recursive: true, force: true });
  };

  try {
    const plan = planWorkspace({ ...options, workspace, layout, scratch, git });
    const owner = readStats(workspace);
    // Nothing is lent or covered; the lease keeps a second run out of the workspace.
    takeLease(options.stateFolder, {
      workspace,
      root: layout.repositoryRoot,
      user: null,
      owner: { uid: owner?.uid ?? 0, gid: owner?.gid ?? 0 },
      placeholders: [],
      guardian: null,
      groups: [],
    });
    const limits = options.changeLimits ?? defaultChangeLimits;
    const watch = createWorkspaceWatch({
      root: workspace,
      // All of it: no mount keeps a command from what the policy does not let it write.
      writablePaths: [workspace],
      protectedPaths: [layout.gitPath],
      storeFile: join(scratch, 'copies'),
      limits,
      clock,
    });
    const running = new Set<number>();
    const gate = createChangeGate({
      ...{ watch, clock, limits },
      freezer: createFreezer({ listRoots: () => [...running], clock }),
    });
    const environment = buildEnvironment({
      facts,
      passEnv: policy.passEnv,
      searchPath,
      repositoryRoot: layout.repositoryRoot,
    });
    const files = createWorkspaceFiles({
      root: workspace,
      owner: null,
      protectedPaths: plan.protectedPaths.map((path) => relative(workspace, path)),
      isUnreadable: plan.isUnreadable,
    });
    let closing = new AbortController();
    const active = new Set<Promise<unknown>>();
    const engines = new Set<EngineProcess>();
    const servers = createPlainServers({ workspace, environment, clock });

    async function runPlain(request: CommandRequest): Promise<CommandResult> {
      const [program, ...args] = request.argv;
      let started: number | null = null;
      const done = runProcessGroup({
        program,
        args,
        env: { ...environment, ...request.env },
        cwd: join(workspace, request.cwd),
        stdin: request.stdin,
        timeoutMs: request.timeoutMs,
        signal: AbortSignal.any([request.signal, closing.signal]),
        maxOutputBytes: request.maxOutputBytes,
        floodBytes,
        clock,
        onStart(pid) {
          started = pid;
          running.add(pid);
        },
      }).catch((thrown: unknown) => {
        if (thrown instanceof Error && 'code' in thrown)
          throw new ToolFailure(
            thrown.code === 'ENOENT'
              ? `${basename(program)} was not found on PATH`
              : `${program} could not be started: ${thrown.message}`,
          );
        throw thrown;
      });
      active.add(done);
      return done.finally(() => {
        active.delete(done);
        if (started !== null) running.delete(started);
      });
    }

    async function endCommands(): Promise<void> {
      closing.abort(new Error('the run ended'));
      await Promise.allSettled([...active, servers.endAll()]);
      closing = new AbortController();
    }

    return {
      isolation: {
        level: 'off',
        rung: `none, by --isolation off: commands run as uid ${options.uid}`,
        seccomp: false,
        limits: [],
        notes: [unisolatedWarning],
      },
      git: layout,
      files: {
        ...files,
        write: (path, content, writeOptions) => gate.runAlone(() => files.write(path, content, writeOptions)),
        remove: (path) => gate.runAlone(() => files.remove(path)),
      },
      run: async (request, judge) =>
        judge === undefined || request.writable === 'none'
          ? runPlain(request)
          : gate.runWatched({ judge, type: 'command' }, request.signal, () => runPlain(request)),
      sessions: createNoSessions('sessions need isolation: without it nothing could end all of their processes'),
      runGit: (args, gitFolder, stdin = '') =>
        runPlain({
          // A git folder of its own with no settings: what the repository names as filter or monitor does not run.
          argv: [git, `--git-dir=${gitFolder}`, `--work-tree=${layout.repositoryRoot}`, ...args],
          cwd: '.',
          env: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
          timeoutMs: gitTimeoutMs,
          signal: new AbortController().signal,
          maxOutputBytes: floodBytes,
          writable: 'none',
          network: null,
          stdin,
        }),
      async startEngine(enginePath) {
        const engine = await startEngineProcess({
          program: realpathSync(facts.execPath),
          args: ['--disable-warning=ExperimentalWarning', enginePath],
          env: { PATH: '/usr/bin:/bin', HOME: '/tmp' },
          descriptors: [],
          user: null,
        });
        engines.add(engine);
        engine.onExit(() => void engines.delete(engine));
        return engine;
      },
      startServer: (server) => servers.start(server),
      runStill: (use) => gate.runAlone(use),
      endCommands,
      async copyWorkspace() {
        throw new HarnessError({
          code: 'usage',
          message: 'verify runs on a copy that stands in the workspace’s place, which needs isolation',
          hint: 'Leave out --isolation off, or verify.',
        });
      },
      runSetup: (request) => runPlain({ ...request, writable: 'policy' }),
      async close() {
        for (const engine of engines) engine.kill();
        await endCommands();
        await gate.runAlone(async () => watch.close());
        cleanUp();
      },
    };
  } catch (thrown) {
    cleanUp();
    throw thrown;
  }
}
