import { isFileCall, renderAccess } from '../../core/types/access.ts';
import { listDenied } from '../../core/calls/refusals.ts';
import type { RunEvent } from '../../core/types/event.ts';
import type { DenialGroup } from '../../core/types/result.ts';
import { cleanText, cutText } from './markdown.ts';

// A command may hold a whole file.
const maxExample = 400;

const maxOthers = 2;

/** The calls of a run that were denied (see `listDenied`) by rule, the most frequent first, with examples that were refused different accesses. */
export function groupDenials(events: readonly RunEvent[]): DenialGroup[] {
  const groups = new Map<string, { group: DenialGroup; refused: Set<string> }>();
  for (const { rule, reason, refused, accesses, tool, suggestion } of listDenied(events)) {
    const key = `${rule}\n${reason}`;
    const known = groups.get(key);
    // A file tool may read what it writes, and change further files that no rule refuses.
    const shown = isFileCall(accesses) && refused !== '' ? refused : accesses.map(renderAccess).join(', ');
    const call = `${tool}: ${shown || 'nothing'}`;
    // The words of a shell text do not always show its effects.
    const example = renderLine(call.includes(refused) ? call : `${refused} by ${call}`);
    if (known === undefined) {
      const group: DenialGroup = { rule, reason, count: 1, example, moreExamples: [], suggestion };
      groups.set(key, { group, refused: new Set([refused || example]) });
      continue;
    }
    const { group } = known;
    const isOther = group.moreExamples.length < maxOthers && !known.refused.has(refused || example);
    const moreExamples = isOther ? [...group.moreExamples, example] : group.moreExamples;
    known.refused.add(refused || example);
    known.group = { ...group, count: group.count + 1, moreExamples };
  }
  return [...groups.values()].map(({ group }) => group).toSorted((left, right) => right.count - left.count);
}

function renderLine(text: string): string {
  return cutText(cleanText(text).replace(/\s+/g, ' ').trim(), maxExample);
}
