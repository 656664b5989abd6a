import { createRemoteFetcher } from './fetch-remote-policy.ts';
import { loadPolicy, type LoadPolicyOptions, type ResolvedPolicy } from '../../policy/resolve/load.ts';
import type { FetchRemote } from '../../policy/file/remote-source.ts';
import { refuseErrors } from '../../policy/tools/check.ts';

const remoteTimeoutMs = 30_000;

/** Fetches what policies extend by address, as a run does. */
export function createPolicyFetcher(): FetchRemote {
  return createRemoteFetcher({ timeoutMs: remoteTimeoutMs, authorities: null });
}

/** Loads the policy of a run, with the remote policies that it extends. */
export async function loadSteeringPolicy(
  options: LoadPolicyOptions & { readonly workspace: string },
): Promise<ResolvedPolicy> {
  const all = { ...options, fetchRemote: createPolicyFetcher() };
  const policy = await loadPolicy(all);
  await refuseErrors(policy, all);
  return policy;
}
