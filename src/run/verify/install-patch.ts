import type { FileChange, FileState } from '../../core/types/change.ts';
import { maxCheckBytes } from '../../core/limits.ts';
import { withInstallFields } from '../../core/package-fields.ts';
import type { NetworkPolicy } from '../../core/types/network.ts';
import type { WorkspaceCopy } from '../../sandbox/workspace/workspace-access.ts';
import {
  decidesOtherwise,
  installsOtherwise,
  isDependencyFile,
  isPackageManifest,
  isRegistryFile,
} from './runner-files.ts';

/** How the dependencies that a patch declares are installed before it is verified, or why they cannot be. */
export type InstallPlan =
  | { readonly type: 'setup'; readonly command: string; readonly timeoutMs: number }
  | { readonly type: 'impossible'; readonly reason: string };

/** Setup runs on manifests that the agent wrote. With hosts, the author of the policy has to acknowledge that. */
export function planInstall(
  setup: string | null,
  network: Pick<NetworkPolicy, 'allow' | 'setup' | 'acknowledged'> | null,
  timeoutMs: number,
): InstallPlan {
  if (setup === null) return { type: 'impossible', reason: 'the run has no `setup` command that installs them' };
  const reachesHosts = network !== null && network.allow.length + network.setup.length > 0;
  if (reachesHosts && !network.acknowledged)
    return {
      type: 'impossible',
      reason:
        '`setup` has network and would run what the agent wrote, which the policy permits only with `sandbox: { network: { acknowledge: executes-workspace } }`',
    };
  return { type: 'setup', command: setup, timeoutMs };
}

/** The sentence about dependencies for the model. */
export function describeInstall(plan: InstallPlan): string {
  return plan.type === 'setup'
    ? 'If you change dependencies, `setup` first runs again with your manifests and lock files.'
    : `Do not change dependencies in manifests or lock files: new versions cannot be installed here, so such a change is not accepted (${plan.reason}).`;
}

/** The parts of a patch that are verified as one unit if it changes dependencies. */
export interface DependencyChanges {
  /**
   * Manifests, lock files and the configuration of registries. Setup and all runs of verify have them as the patch does. Empty if the patch does not
   * change what is installed.
   */
  readonly unit: readonly FileChange[];
  /**
   * Each `package.json` of the unit that also changes what runs: with the rest from before the agent, the unit has only its dependencies. By
   * path.
   */
  readonly merged: ReadonlyMap<string, string>;
}

export function findDependencyChanges(changes: readonly FileChange[]): DependencyChanges {
  const installs = changes.filter(
    ({ path, before, after }) => isDependencyFile(path) && installsOtherwise(path, readText(before), readText(after)),
  );
  if (installs.length === 0) return { unit: [], merged: new Map() };
  const unit = [...installs, ...changes.filter((change) => isRegistryFile(change.path) && !installs.includes(change))];
  const merged = new Map(
    installs.flatMap(({ path, before, after }) => {
      const [old, now] = [readText(before), readText(after)];
      if (!isPackageManifest(path) || !decidesOtherwise(path, old, now)) return [];
      const text = old === null || now === null ? null : withInstallFields(old, now);
      return text === null ? [] : [[path, text] as const];
    }),
  );
  return { unit, merged };
}

/** Writes files of a copy in which nothing of the patch has run yet. Returns a problem as text, or null. */
export async function writeMerged(
  copy: WorkspaceCopy,
  merged: DependencyChanges['merged'],
  signal: AbortSignal,
): Promise<string | null> {
  for (const [path, text] of merged) {
    const done = await copy.run({
      argv: ['/bin/sh', '-c', 'cat > "$0"', `./${path}`],
      cwd: '.',
      env: {},
      timeoutMs: 60_000,
      signal,
      maxOutputBytes: maxCheckBytes,
      network: null,
      stdin: text,
    });
    if (done.exitCode !== 0) return `${path} cannot be written: ${done.stderr.trim()}`;
  }
  return null;
}

/** The content of a file as text; null if there is no such file, or its content is not known. */
export function readText(state: FileState | null): string | null {
  const content = state?.content ?? null;
  return content === null ? null : Buffer.from(content).toString();
}
