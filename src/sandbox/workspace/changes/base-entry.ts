import type { BaseContent } from './base-content.ts';
import type { Stamp } from './stamp.ts';

/** The state of a path before the agent began. */
export interface BaseEntry {
  readonly stamp: Stamp;
  /** Null if the path is not a regular file. */
  readonly content: BaseContent | null;
  /** The target of a link. */
  readonly target: string | null;
}
