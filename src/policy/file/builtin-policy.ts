import type { PolicyFile } from './schema.ts';

/** True for the name of a built-in policy, and of a profile in one: no file has such a name. */
export function isBuiltin(name: string): boolean {
  return name.startsWith('builtin:');
}

/**
 * A built-in policy. The build validates it and writes it as data: to parse the text of `fix-tests` at each start would take 250 ms of CPU time instead
 * of 40 ms, and to check its rules again 100 ms.
 */
export interface BuiltinPolicy {
  /** Of the YAML text. */
  readonly sha256: string;
  readonly file: PolicyFile;
  /** The YAML source text, for the places of findings. */
  readonly readText: () => string;
}

/** By name, without `builtin:`. */
export type BuiltinPolicies = ReadonlyMap<string, BuiltinPolicy>;

/** The data that the build writes for each policy. */
export type CompiledPolicies = Readonly<Record<string, Pick<BuiltinPolicy, 'sha256' | 'file'>>>;

/** Creates the policies from the data that the build wrote. */
export function openBuiltinPolicies(compiled: CompiledPolicies, readText: (name: string) => string): BuiltinPolicies {
  return new Map(
    Object.entries(compiled).map(([name, policy]) => [name, { ...policy, readText: () => readText(name) }]),
  );
}
