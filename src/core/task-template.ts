import type { UntrustedText } from './text/untrusted-envelope.ts';

/** The values of the starting event that a task template may contain, each written as `{{name}}`. */
export const templateNames = ['number', 'title', 'body', 'comment'] as const;

export type TemplateName = (typeof templateNames)[number];

/** A placeholder, also with an unknown name. The name may have spaces around it. */
export const templatePlaceholder = /\{\{([^{}]*)\}\}/g;

/** The texts of an event at its time, which a task can contain. */
export interface EventTexts {
  /** For people: `issue #12`. */
  readonly origin: string;
  /** By their names in a template. */
  readonly texts: ReadonlyMap<TemplateName, UntrustedText | number>;
}

/** The issue or pull request that started a run, or the logs of the workflow run that did. */
export interface ThreadTexts extends EventTexts {
  /** Its comments and reviews, the oldest first. */
  readonly contributions: readonly UntrustedText[];
  /** Which of these are missing, and why; empty if none is. */
  readonly missing: string;
}
