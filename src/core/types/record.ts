import type { RunLimits } from '../limits.ts';
import type { RunEvent, RunStarted, SandboxOpened } from './event.ts';
import type { RunResult } from './result.ts';

/** The files of a record, by their contents. All are in one directory per run, outside every mount of the sandbox. */
export const recordFiles = {
  history: 'history.jsonl',
  audit: 'audit.jsonl',
  patch: 'changes.patch',
  /** The patch that an earlier part of the run has written to the workspace. */
  published: 'published.patch',
  base: 'base.txt',
  policy: 'policy.resolved.yml',
  result: 'result.json',
  summary: 'summary.md',
  /** The last message of the model, whole. */
  message: 'final-message.txt',
  page: 'report.html',
  outputs: 'outputs',
  /** Contents of accepted changes, named by their SHA-256. */
  contents: 'contents',
} as const;

/** An event with its position in the log. `seq` counts from 1 without gaps. */
export interface RecordedEvent {
  readonly seq: number;
  readonly timestampMs: number;
  readonly event: RunEvent;
}

/** The events of a run as if each part had begun when the part before it ended, and the clock had never been set back. */
export function removePauses(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  let activeMs = events[0]?.timestampMs ?? 0;
  return events.map((recorded, index) => {
    const { event, timestampMs } = recorded;
    const beforeMs = events[index - 1]?.timestampMs ?? timestampMs;
    if (event.type !== 'run-resumed') activeMs += Math.max(0, timestampMs - beforeMs);
    return { ...recorded, timestampMs: activeMs };
  });
}

/** A record that was read from disk. A run that was killed has no result; everything else is complete up to its last event. */
export interface RunRecord {
  readonly directory: string;
  readonly events: readonly RecordedEvent[];
  /** Null if the run died before it started. */
  readonly started: RunStarted | null;
  /** Of the part with the weakest isolation. Null if the run ended before its sandbox was open. */
  readonly sandbox: SandboxOpened | null;
  readonly result: RunResult | null;
  readonly patch: string;
  /** SHA-256 (hex) of the last audit entry; null for an audit log that was never closed. */
  readonly auditDigest: string | null;
}

/** The repository of a run: the repository of its job, or its workspace on the command line. */
export function readRepository({ started }: RunRecord): string {
  return started?.job?.repository ?? started?.workspace ?? 'unknown';
}

/** The limits of a run, by the newest part that names them; null in records of early versions. */
export function readLimits({ started, events }: RunRecord): RunLimits | null {
  const named = events.flatMap(({ event }) => (event.type === 'run-resumed' ? (event.limits ?? []) : []));
  return named.at(-1) ?? started?.limits ?? null;
}

/** A text that is made from a record alone. */
export interface Report {
  readonly render: (record: RunRecord) => string;
}

/** A report that is written when the record is closed. */
export interface RecordReport extends Report {
  readonly file: string;
  /** True if the report may be uploaded from a public repository: it shows neither the conversation nor tool outputs. */
  readonly isPublic: boolean;
}
