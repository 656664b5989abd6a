import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock, CreateId } from '../../core/ports/clock.ts';
import { HarnessError, readErrorMessage } from '../../core/types/error.ts';
import type { ConnectionDecision } from '../../core/types/network.ts';
import { openBuiltinPolicies, type BuiltinPolicies, type CompiledPolicies } from '../../policy/file/builtin-policy.ts';
import { createPrivateDirectory } from '../../record/private-directory.ts';
import type { GrowingRedactor } from '../../record/secrets/redact.ts';
import type { SandboxOptions } from '../../sandbox/run-sandbox.ts';
import type { HostFacts } from '../../sandbox/host/environment.ts';
import type { MachineFloor } from './machine-floor.ts';

/** Everything that the program takes from its surroundings, read once by `main.ts` and handed down. */
export interface Host {
  readonly facts: HostFacts;
  readonly uid: number;
  readonly arch: string;
  readonly platform: string;
  readonly temporaryDirectory: string;
  /** The directory of the built program: bundles, built-in policies, the demo. */
  readonly distDirectory: string;
  /** The directory of the records and of the state of workspaces of command line runs. */
  readonly stateDirectory: string;
  readonly workingDirectory: string;
  /** The policy of the machine's owner. */
  readonly machineFloor: MachineFloor;
  readonly clock: Clock;
  /** Every address of a name. */
  readonly resolveName: (name: string) => Promise<readonly string[]>;
  readonly createId: CreateId;
  readonly random: () => number;
  readonly version: string;
  /** Knows the secrets of the environment. All text that leaves the process passes it. */
  readonly redactor: GrowingRedactor;
}

/** The built-in policies by name, from the build. */
export function readBuiltinPolicies(host: Host): BuiltinPolicies {
  // A part of the program, like its code: the build has validated it.
  const compiled = JSON.parse(readBuiltinFile(host, 'compiled.json')) as CompiledPolicies;
  return openBuiltinPolicies(compiled, (name) => readBuiltinFile(host, `${name}.yml`));
}

/** The text of a file of the built-in policies: a policy, or its test table. */
export function readBuiltinFile(host: Host, name: string): string {
  return readFileSync(join(host.distDirectory, 'policies', name), 'utf8');
}

/** The parts that a sandbox needs to connect commands to the network by rules. */
export function locateEgress(
  host: Host,
  onForwarded: (decision: ConnectionDecision) => void,
): SandboxOptions['egress'] {
  return { forwarderPath: join(host.distDirectory, 'forwarder/index.js'), resolve: host.resolveName, onForwarded };
}

/** Creates the directory of records and of the state of workspaces. Throws `usage` if that is not possible. */
export function createStateDirectory({ stateDirectory }: Pick<Host, 'stateDirectory'>): void {
  try {
    createPrivateDirectory(stateDirectory);
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `the state directory ${stateDirectory} cannot be created: ${readErrorMessage(thrown)}`,
      hint: 'Set XDG_STATE_HOME to the absolute path of a directory in which this user can create files.',
      cause: thrown,
    });
  }
}
