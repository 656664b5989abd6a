import type { PolicyFile } from './schema.ts';

/** A built-in policy. The build validates it and writes it as data, so that a start only reads it. */
export interface BuiltinPolicy {
  /** Of its YAML text. */
  readonly sha256: string;
  readonly file: PolicyFile;
  /** The YAML text that it was made of, for the places of findings. */
  readonly readText: () => string;
  /** `at-build` if the build has checked its rules and their examples. */
  readonly checked: 'at-build' | 'at-load';
}

/** By name, without `builtin:`. */
export type BuiltinPolicies = ReadonlyMap<string, BuiltinPolicy>;

/** The data that the build writes for each policy. */
export type CompiledPolicies = Readonly<Record<string, Pick<BuiltinPolicy, 'sha256' | 'file'>>>;

/** The policies from what the build has written. */
export function openBuiltinPolicies(compiled: CompiledPolicies, readText: (name: string) => string): BuiltinPolicies {
  return new Map(
    Object.entries(compiled).map(([name, policy]) => [
      name,
      { ...policy, readText: () => readText(name), checked: 'at-build' },
    ]),
  );
}
