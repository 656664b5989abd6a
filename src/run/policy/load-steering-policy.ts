import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRemoteFetcher } from './fetch-remote-policy.ts';
import type { Host } from '../host.ts';
import { listRegistries } from '../../policy/file/expand-registries.ts';
import { loadPolicy, type ResolvedPolicy } from '../../policy/file/load.ts';
import type { LoadPolicyOptions } from '../../policy/file/load-options.ts';
import type { FetchRemote } from '../../policy/file/remote-source.ts';
import { refuseErrors } from '../../policy/tools/check.ts';
import { readRegistries } from './read-registries.ts';

const remoteTimeoutMs = 30_000;

/** Fetches what policies extend by address, as a run does. */
export function createPolicyFetcher(): FetchRemote {
  return createRemoteFetcher({ timeoutMs: remoteTimeoutMs, authorities: null });
}

/** True if a folder is the root of its repository. */
export function isRepository(workspace: string): boolean {
  return existsSync(join(workspace, '.git'));
}

/** Loads the policy of a run, with the remote policies that it extends and the hosts of the registries that it names. */
export async function loadSteeringPolicy(
  host: Host,
  options: LoadPolicyOptions & { readonly workspace: string },
): Promise<ResolvedPolicy> {
  const { workspace } = options;
  const all = { ...options, isRepository: isRepository(workspace), fetchRemote: createPolicyFetcher() };
  let policy = await loadPolicy(all);
  const names = listRegistries(policy);
  // To ask the package managers takes a while, so only a policy that names one waits for it.
  if (names.length > 0) {
    const registries = await readRegistries({ names, environment: host.facts.environment, workspace });
    policy = await loadPolicy({ ...all, registries });
  }
  await refuseErrors(policy, all);
  return policy;
}
