import { realpathSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { HarnessError } from '../core/types/error.ts';
import { assembleSandbox } from './assemble-sandbox.ts';
import { buildSearchPath } from './host/search-path.ts';
import { reserveWorkspace } from './workspace/reserve-workspace.ts';
import { hasTrackedFiles, readGitLayout, readHeadCommit } from './workspace/git/git-layout.ts';
import { explainStart } from './host/start-failure.ts';
import { readFeatures, readVersion, type BubblewrapFeatures } from './box/launch/bubblewrap.ts';
import { readDisposablePaths } from './workspace/git/disposable-paths.ts';
import { LayerFailure } from './workspace/layers/layer.ts';
import { openSpace } from './workspace/layers/space.ts';
import { prepareSystem, type RunFiles } from './prepare-launch.ts';
import { findPrograms, type Programs } from './host/find-programs.ts';
import { createOutputPipes } from './box/processes/output-pipes.ts';
import { findProgram } from './host/programs.ts';
import { checkCapabilities, checkMappedUsers } from './host/run-user.ts';
import type { RunSandbox, SandboxOptions } from './run-sandbox.ts';

/** The least size of a layer in memory. */
const minLayerMb = 1_024;

/**
 * Prepares the boundary for a run: finds programs, recovers what a killed run has left, plans the mounts, and probes the real arguments
 * once. Throws `sandbox` if the boundary does not hold (it never silently falls back to a weaker one), and `usage` if the workspace is not
 * in a repository.
 */
export async function createSandbox(options: SandboxOptions): Promise<RunSandbox> {
  try {
    return await openOnce(options, options.workspaceAs === 'copy' ? 'it was asked for' : null);
  } catch (thrown) {
    if (!(thrown instanceof LayerFailure)) throw thrown;
    return openOnce(options, thrown.message).catch((again: unknown) => {
      throw again instanceof LayerFailure ? explainStart(again.message, 'the sandbox does not start') : again;
    });
  }
}

async function openOnce(options: SandboxOptions, copyBecause: string | null): Promise<RunSandbox> {
  checkMappedUsers();
  if (options.uid === 0) checkCapabilities();
  const workspace = realpathSync(options.workspace);
  const hostPath = options.facts.environment['PATH'] ?? '';
  const find = options.findProgram ?? ((name: string) => findProgram(name, hostPath, [workspace]));
  const git = find('git');
  if (git === null) throw new HarnessError({ code: 'usage', message: 'git is not installed', hint: 'Install git.' });
  const programs = findPrograms(find, options.uid);
  const asked = askBubblewrap(programs);
  const layout = readGitLayout(workspace, git);
  const headCommit = readHeadCommit(layout, git);
  // Git lists the files while this function walks the workspace.
  const disposable = readDisposablePaths({ workspace, layout, git, sh: programs.sh });
  disposable.catch(() => undefined);
  const searchPath = buildSearchPath(
    options.facts,
    workspace,
    (folder) => !options.policy.mayWriteBelow(relative(workspace, folder)) && !hasTrackedFiles(git, workspace, folder),
  );
  const { version, features } = await asked;

  let runFiles = null as RunFiles | null;
  const reserved = await reserveWorkspace({
    ...options,
    workspace,
    layout,
    git,
    sh: programs.sh,
    async openSpace(scratch, user) {
      const [space, outputs] = await Promise.allSettled([
        openSpace({
          workspace,
          scratch,
          user,
          programs,
          features,
          copyBecause,
          forks: options.forks ?? [],
          arch: options.arch,
          clock: options.clock,
          repositoryRoot: layout.repositoryRoot,
          temporaryBytes: options.policy.tmpMb * 1024 * 1024,
          memoryBytes: Math.max(options.policy.tmpMb, minLayerMb) * 1024 * 1024,
        }),
        createOutputPipes({ folder: join(scratch, 'pipes'), mkfifo: programs.mkfifo, user }),
      ]);
      if (space.status === 'rejected') throw space.reason;
      try {
        if (outputs.status === 'rejected') throw outputs.reason;
        const system = prepareSystem(options, { programs, searchPath }, { user, space: space.value });
        // The folder of a run that fails is removed: nothing may be writing into it.
        runFiles = { system, outputs: outputs.value };
        return space.value;
      } catch (thrown) {
        if ('end' in space.value) await space.value.end();
        throw thrown;
      }
    },
  });
  try {
    if (runFiles === null) throw new Error('the files of the run were not made');
    return await assembleSandbox({
      options,
      find,
      workspace,
      layout,
      programs,
      features,
      version,
      searchPath,
      git,
      headCommit,
      disposable,
      reserved,
      runFiles,
    });
  } catch (thrown) {
    await reserved.space.end();
    reserved.release();
    throw thrown;
  }
}

async function askBubblewrap({ bwrap, sh }: Programs): Promise<{ version: string; features: BubblewrapFeatures }> {
  const said = await promisify(execFile)(sh, ['-c', '"$0" --version; exec "$0" --help', bwrap], {
    env: {},
    cwd: '/',
  }).then(
    ({ stdout }) => stdout,
    () => '',
  );
  return { version: readVersion(said), features: readFeatures(said) };
}
