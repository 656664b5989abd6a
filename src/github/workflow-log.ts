import type { Redactor } from '../core/ports/redact.ts';
import { escapeControlText } from '../core/text/control-characters.ts';
import { endGroup, error, info, notice, setSecret, startGroup, warning } from '@actions/core';
import { disarmCommands } from '../core/text/disarm-commands.ts';

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  /** Relative to the repository. Null for an annotation without a file. */
  readonly file: string | null;
  readonly line: number | null;
}

/** The job's log and the run page's annotations. */
export interface WorkflowLog {
  /** Writes lines that the runner cannot execute as commands, with any text. */
  write(text: string): void;
  /** Opens a foldable group. An open group is closed first, since groups do not nest. */
  openGroup(title: string): void;
  closeGroup(): void;
  /** Shows up to nine annotations per level at once; GitHub shows at most ten. `close` reports the number of the others. */
  annotate(annotation: Annotation): void;
  /** Annotates the run with a warning. */
  warn(message: string): void;
  /** Closes the group and reports how many annotations were not shown. */
  close(): void;
}

const maxAnnotations = 9;

/** The log and the annotations of this step. All their text is redacted, and contains no terminal control characters. */
export function createWorkflowLog(redactor: Redactor): WorkflowLog {
  const clean = (text: string): string => escapeControlText(redactor.redactText(text));
  const counts = { error: 0, warning: 0, notice: 0 };
  const show = { error, warning, notice };
  let groupOpen = false;

  const closeGroup = () => {
    if (groupOpen) endGroup();
    groupOpen = false;
  };
  const annotate = ({ level, message: text, file, line }: Annotation): void => {
    const message = clean(text);
    counts[level] += 1;
    if (counts[level] > maxAnnotations) {
      writeLines(`${level}: ${message}`);
      return;
    }
    show[level](message, { ...(file === null ? {} : { file }), ...(line === null ? {} : { startLine: line }) });
  };
  return {
    annotate,
    warn: (message) => annotate({ level: 'warning', message, file: null, line: null }),
    write: (text) => writeLines(clean(text)),
    closeGroup,
    openGroup(title) {
      closeGroup();
      // A title ends at the end of its line.
      startGroup(disarmCommands(clean(title.replace(/[\r\n]+/g, ' '))));
      groupOpen = true;
    },
    close() {
      closeGroup();
      for (const level of ['error', 'warning', 'notice'] as const) {
        const more = counts[level] - maxAnnotations;
        if (more > 0) show[level](`${more} more in the log and the report`);
      }
    },
  };
}

function writeLines(text: string): void {
  info(disarmCommands(text));
}

/**
 * Masks values in the job's log, and each line of a multi-line value, since the runner compares line by line. This affects logs only: files, comments
 * and outputs need the redactor.
 */
export function maskSecrets(values: readonly (string | null)[]): void {
  for (const value of values) {
    if (value === null || value.trim() === '') continue;
    setSecret(value);
    const lines = value.split(/[\r\n]+/).map((line) => line.trim());
    // Short lines would mask ordinary words.
    for (const line of lines) if (lines.length > 1 && line.length >= 8) setSecret(line);
  }
}
