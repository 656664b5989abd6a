import type { KeptContent } from '../files/copy-store.ts';
import type { Stamp } from './walk-workspace.ts';

/** A path as it was when the snapshot was taken. */
export interface SnapshotEntry {
  readonly stamp: Stamp;
  /** Null for what is no file, and for files whose every change is allowed or that are too large. */
  readonly copy: KeptContent | null;
  /** The target of a link. */
  readonly target: string | null;
  /** Younger than the kernel's tick when it was taken: another change since may have left the stamp as it is. */
  readonly racy: boolean;
}
