import { isOutside } from '../../core/text/path-text.ts';
import { catalogue } from './catalogue.ts';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import { readBuiltinPolicies, type Host } from '../host/host.ts';
import { loadValidPolicy } from '../../policy/tools/check.ts';
import { createRemoteFetcher } from './fetch-remote-policy.ts';
import { listMachineFloors } from '../host/machine-floor.ts';
import { renderDate, type LoadPolicyOptions, type ResolvedPolicy } from '../../policy/resolve/load.ts';

/** The facts of a run from the command line: the user who types the command has the files already. */
export const cliFacts: PolicyFacts = {
  event: 'cli',
  ref: '',
  label: '',
  fork: false,
  actorPermission: 'admin',
  actorAssociation: '',
  authorAssociation: null,
};

export interface LoadedPolicy {
  readonly policy: ResolvedPolicy;
  /** Files of the workspace that it came from, relative to it; protected while a run lasts. */
  readonly files: readonly string[];
}

/** The options for loading a policy on the command line, from a path or `builtin:NAME`. */
export function createLoadOptions(host: Host, source: string, workspace: string | null): LoadPolicyOptions {
  return {
    source: source.startsWith('builtin:') ? source : resolve(host.workingDirectory, source),
    readFile: (file) => readFile(file, 'utf8'),
    catalogue,
    builtinPolicies: readBuiltinPolicies(host),
    floors: listMachineFloors(host.machineFloor),
    protectedPaths: [],
    facts: cliFacts,
    today: renderDate(host.clock.nowMs()),
    workspace,
    fetchRemote: createRemoteFetcher(),
  };
}

/** Loads a policy from disk or from the built-in ones (`builtin:NAME`). Rejects with `policy`, with every problem at once. */
export async function loadPolicyFile(host: Host, source: string, workspace: string): Promise<LoadedPolicy> {
  const read: string[] = [];
  const options = createLoadOptions(host, source, workspace);
  const policy = await loadValidPolicy({
    ...options,
    readFile: async (file) => {
      read.push(file);
      return readFile(file, 'utf8');
    },
    protectedPaths: listInside(workspace, source.startsWith('builtin:') ? [] : [options.source]),
  });
  return { policy, files: listInside(workspace, read) };
}

// By the path that was given and by the one that it leads to: a file of the workspace that is named through a link is no less its own.
function listInside(workspace: string, files: readonly string[]): string[] {
  const all = files.flatMap((file) => [file, readRealPath(file)]);
  return [...new Set(all.map((file) => relative(workspace, file)))].filter((file) => file !== '' && !isOutside(file));
}

function readRealPath(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}
