/**
 * Isolation levels, weakest first. `full` consists of namespaces, seccomp and limits. `strict` is `full` with a control group that limits
 * the memory of the whole command, and a bubblewrap without known vulnerabilities.
 */
export const isolationLevels = ['namespaces', 'full', 'strict'] as const;

export type IsolationLevel = (typeof isolationLevels)[number];

/** True if a level is as strong as another, or stronger. */
export function isAtLeast(level: IsolationLevel, other: IsolationLevel): boolean {
  return isolationLevels.indexOf(level) >= isolationLevels.indexOf(other);
}

/** Of the parts of a run, the first one with the weakest isolation; null without parts. Version 0.1 had a weaker level, `off`. */
export function findWeakest<Part>(parts: readonly Part[], readLevel: (part: Part) => string): Part | null {
  const rank = (part: Part): number => (isolationLevels as readonly string[]).indexOf(readLevel(part));
  return parts.toSorted((left, right) => rank(left) - rank(right))[0] ?? null;
}

/** The active isolation and the reasons for it; shown in the summary, the record and `doctor`. */
export interface IsolationReport {
  readonly level: IsolationLevel;
  /** How the isolation was achieved, for example `bwrap as uid 65534 (started as root)`. */
  readonly rung: string;
  readonly seccomp: boolean;
  /** `isFixed`: it was seen to have the fix of CVE-2026-87766. */
  readonly bubblewrap: { readonly version: string; readonly isFixed: boolean };
  /** The boundaries that a command in the sandbox has proved at the start, one phrase each. */
  readonly walls: readonly string[];
  readonly limits: readonly string[];
  /** The weaknesses of this isolation, one sentence each. */
  readonly notes: readonly string[];
}
