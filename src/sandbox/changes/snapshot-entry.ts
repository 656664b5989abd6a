import type { KeptContent } from '../files/copy-store.ts';
import type { Stamp } from './stamp.ts';

/** The state of a path when the snapshot was taken. */
export interface SnapshotEntry {
  readonly stamp: Stamp;
  /** Null if the path is not a regular file, if every change to it is allowed, or if it is too large. */
  readonly copy: KeptContent | null;
  /** The target of a link. */
  readonly target: string | null;
  /** True if the change time was within one kernel tick of the snapshot: a later change may have left the stamp unchanged. */
  readonly racy: boolean;
}
