import type { PolicyFile } from './schema.ts';

/** A built-in policy. The build validates it and writes it as data, so that the program only reads it at start. */
export interface BuiltinPolicy {
  /** Of the YAML text. */
  readonly sha256: string;
  readonly file: PolicyFile;
  /** The YAML source text, for the places of findings. */
  readonly readText: () => string;
  /** `at-build` if the build has checked its rules and their examples. */
  readonly checked: 'at-build' | 'at-load';
}

/** By name, without `builtin:`. */
export type BuiltinPolicies = ReadonlyMap<string, BuiltinPolicy>;

/** The data that the build writes for each policy. */
export type CompiledPolicies = Readonly<Record<string, Pick<BuiltinPolicy, 'sha256' | 'file'>>>;

/** Creates the policies from the data that the build wrote. */
export function openBuiltinPolicies(compiled: CompiledPolicies, readText: (name: string) => string): BuiltinPolicies {
  return new Map(
    Object.entries(compiled).map(([name, policy]) => [
      name,
      { ...policy, readText: () => readText(name), checked: 'at-build' },
    ]),
  );
}
