import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import type { IsolationReport } from '../core/types/isolation.ts';
import { HarnessError } from '../core/types/error.ts';
import { assembleSandbox } from './assemble-sandbox.ts';
import { buildSearchPath } from './host/search-path.ts';
import { reserveWorkspace } from './workspace/reserve-workspace.ts';
import { findObject, findRepositoryRoot, readGitLayout } from './workspace/git/git-layout.ts';
import {
  type BubblewrapFeatures,
  linkProbe,
  readFeatures,
  readVersion,
  refusesLinks,
} from './box/launch/bubblewrap.ts';
import { readDisposablePaths } from './workspace/git/disposable-paths.ts';
import { LayerFailure } from './workspace/layers/layer.ts';
import { isBelow } from './host/files/paths.ts';
import { findProgram, findPrograms, type Programs, findGit, readPrinted } from './host/find-programs.ts';
import { checkCapabilities, checkMappedUsers } from './host/run-user.ts';
import type { RunSandbox, SandboxOptions } from './run-sandbox.ts';
import {
  changeHost,
  describeHostChange,
  findHostTools,
  hostChanges,
  type HostTools,
  isHosted,
  restoreHost,
} from './host/host-change.ts';
import { explainStart, findSymptom } from './host/start-failure.ts';

/**
 * Opens the sandbox. If AppArmor gives an ordinary user no user namespace, it is changed for the run on GitHub's own runners, which are
 * discarded after the job. The change is listed in the isolation report. If that does not work, throws `sandbox` with all attempts.
 */
export async function openSandbox(options: SandboxOptions): Promise<RunSandbox> {
  const tools = findHostTools(options);
  restoreHost(tools, options.stateDirectory);
  try {
    return await createSandbox(options);
  } catch (thrown) {
    if (!(thrown instanceof HarnessError) || thrown.code !== 'sandbox') throw thrown;
    if (findSymptom(thrown.message)?.name !== 'apparmor') throw thrown;
    return openAfterHostChange(options, tools, thrown);
  }
}

async function openAfterHostChange(
  options: SandboxOptions,
  tools: HostTools,
  failure: HarnessError,
): Promise<RunSandbox> {
  const isChangeable = isHosted(options.facts.environment);
  const tried = isChangeable ? [] : ['AppArmor is not changed, since this is no runner of GitHub’s own'];
  for (const change of isChangeable ? hostChanges : []) {
    const refused = changeHost(change, tools, options.stateDirectory);
    if (refused !== null) {
      tried.push(refused);
      continue;
    }
    const undo = (): void => void restoreHost(tools, options.stateDirectory);
    try {
      return withNote(await createSandbox(options), describeHostChange(change), undo);
    } catch (thrown) {
      undo();
      if (!(thrown instanceof HarnessError)) throw thrown;
      tried.push(`after ${describeHostChange(change)}: ${thrown.message}`);
    }
  }
  throw new HarnessError({
    code: 'sandbox',
    message: [failure.message, ...tried].join('; '),
    hint: failure.hint,
    cause: failure,
  });
}

function withNote(sandbox: RunSandbox, note: string, undo: () => void): RunSandbox {
  return {
    ...sandbox,
    isolation: { ...sandbox.isolation, notes: [note, ...sandbox.isolation.notes] },
    async close() {
      await sandbox.close();
      undo();
    },
  };
}

/**
 * Prepares the boundary for a run: finds programs, recovers the workspace after a killed run, plans the mounts, and probes the real arguments
 * once. Throws `sandbox` if the boundary does not hold (it never silently falls back to a weaker one), and `usage` if the workspace is not
 * in a repository.
 */
async function createSandbox(options: SandboxOptions): Promise<RunSandbox> {
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
  // In `/`, every program is one of the workspace.
  findRepositoryRoot(workspace);
  const find = options.findProgram ?? ((name: string) => findProgram(name, hostPath, [workspace]));
  const git = findGit(find);
  const programs = findPrograms(find, options.uid);
  const asked = askBubblewrap(programs);
  const layout = readGitLayout(workspace, git);
  // Git lists the files while this function walks the workspace.
  const reading = readDisposablePaths({ workspace, layout, git, sh: programs.sh });
  reading.catch(() => undefined);
  const { features, ...bubblewrap } = await asked;

  const reserved = await reserveWorkspace({
    ...options,
    workspace,
    layout,
    git,
    programs,
    features,
    copyBecause,
    forks: options.forks ?? [],
  });
  try {
    const disposable = await reading;
    const searchPath = buildSearchPath(options.facts, workspace, (directory) => {
      const inside = relative(workspace, directory);
      return !options.policy.mayWriteBelow(inside) && !disposable.tracked.some((path) => isBelow(inside, path));
    });
    return await assembleSandbox({
      options,
      workspace,
      layout,
      programs,
      features,
      bubblewrap,
      searchPath,
      git,
      headCommit: findObject(git, layout.gitDirectory, 'HEAD'),
      disposable,
      reserved,
    });
  } catch (thrown) {
    reserved.space.kill();
    reserved.release();
    throw thrown;
  }
}

async function askBubblewrap({
  bwrap,
  sh,
}: Programs): Promise<IsolationReport['bubblewrap'] & { readonly features: BubblewrapFeatures }> {
  const script = '"$0" --version; "$0" --help; "$0" "$@" 2>&1; true';
  const printed = await readPrinted(sh, ['-c', script, bwrap, ...linkProbe]);
  return { version: readVersion(printed), isFixed: refusesLinks(printed), features: readFeatures(printed) };
}
