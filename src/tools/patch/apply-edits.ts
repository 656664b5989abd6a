import { ToolFailure } from '../../core/ports/tool.ts';
import { applyHunks, type AppliedText } from './apply-hunks.ts';
import { hasOnlyReturns } from '../files/text-file.ts';
import { findRuns } from '../../core/find-runs.ts';
import { splitLines, type Hunk, type HunkLine, type SpendWork, type TextEdit } from './patch.ts';

/** Places of a repeated text that the error names. */
const maxShownPlaces = 5;
/** Characters that are compared in the time of one line. */
const charactersPerLine = 8;

/**
 * The text with all edits applied, each to the result of the one before. A text that is not in the file exactly is looked for as the lines of a
 * hunk. Throws `ToolFailure` for the first edit that fits nowhere, or at several places; never applies a part.
 */
export function applyEdits(path: string, text: string, edits: readonly TextEdit[], spend: SpendWork): AppliedText {
  const notes: string[] = [];
  let current = text;
  for (const [index, written] of edits.entries()) {
    const label = edits.length === 1 ? 'oldText' : `oldText of edit ${index + 1}`;
    const edit = adaptLineEnds(written, current);
    if (edit.oldText === edit.newText) throw new ToolFailure(`${path}: ${label} and its newText are equal`);
    const applied = applyEdit(path, current, edit, label, spend);
    current = applied.text;
    notes.push(...applied.notes);
  }
  return { text: current, notes };
}

function applyEdit(path: string, text: string, edit: TextEdit, label: string, spend: SpendWork): AppliedText {
  const { oldText, newText, all } = edit;
  if (oldText === '') {
    if (text === '') return { text: newText, notes: [] };
    throw new ToolFailure(
      `${path}: ${label} is empty, and the file is not: give the text of the file that is replaced`,
    );
  }
  spend(Math.ceil((text.length + oldText.length) / charactersPerLine));
  // Linear for any texts, as `indexOf` is not.
  const maxFound = all ? Number.POSITIVE_INFINITY : maxShownPlaces + 1;
  const places = findRuns(text, oldText, { from: 0, to: text.length, maxFound });
  if (places.length === 0) return applyHunks(path, text, [createHunk(edit, label)], spend);
  if (places.length > 1 && !all)
    throw new ToolFailure(
      `${path}: ${label} is there several times (${describePlaces(text, places)}): add lines around it to both texts, or set all to replace each`,
    );
  let end = 0;
  const pieces: string[] = [];
  for (const place of places) {
    // Places of a text that overlaps itself.
    if (place < end) continue;
    pieces.push(text.slice(end, place), newText);
    end = place + oldText.length;
  }
  return { text: [...pieces, text.slice(end)].join(''), notes: [] };
}

function describePlaces(text: string, places: readonly number[]): string {
  const lines = places.slice(0, maxShownPlaces).map((place) => text.slice(0, place).split('\n').length);
  return `lines ${lines.join(', ')}${places.length > maxShownPlaces ? ' and more' : ''}`;
}

// Models write bare newlines for files with carriage returns, and the other way round.
function adaptLineEnds(edit: TextEdit, text: string): TextEdit {
  const ends = hasOnlyReturns(text) ? '\r\n' : text.includes('\n') && !text.includes('\r') ? '\n' : null;
  if (ends === null) return edit;
  const adapt = (written: string): string => written.replaceAll(/\r?\n/g, ends);
  const adapted = { ...edit, oldText: adapt(edit.oldText), newText: adapt(edit.newText) };
  // An edit that changes nothing else is about the line ends.
  return adapted.oldText === adapted.newText ? edit : adapted;
}

// Lines that both texts begin or end with are context: the file's own lines stay.
function createHunk({ oldText, newText }: TextEdit, label: string): Hunk {
  const [old, added] = [splitLines(oldText).lines, splitLines(newText).lines];
  const most = Math.min(old.length, added.length);
  let start = 0;
  while (start < most && old[start] === added[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === added.at(-1 - end)) end += 1;
  const list = (lines: readonly string[], kind: HunkLine['kind']): HunkLine[] => lines.map((text) => ({ kind, text }));
  return {
    label,
    place: { type: 'search', headers: [], atEnd: false },
    lines: [
      ...list(old.slice(0, start), 'context'),
      ...list(old.slice(start, old.length - end), 'remove'),
      ...list(added.slice(start, added.length - end), 'add'),
      ...list(old.slice(old.length - end), 'context'),
    ],
    oldEndsBare: false,
    newEndsBare: false,
  };
}
