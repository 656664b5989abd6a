import { isFileCall, renderAccess } from '../../core/types/access.ts';
import { listDenied } from '../../core/calls/refusals.ts';
import type { RunEvent } from '../../core/types/event.ts';
import type { DenialGroup } from '../../core/types/result.ts';
import { cleanText } from './markdown.ts';
import { cutText } from '../../core/text/cut-text.ts';

// A command may hold a whole file.
const maxExample = 400;

const maxOthers = 2;

/**
 * The calls of a run that were denied (see `listDenied`) by rule, the most frequent first, with examples of different tools, or that were refused
 * different accesses.
 */
export function groupDenials(events: readonly RunEvent[]): DenialGroup[] {
  const groups = new Map<string, { group: DenialGroup; shown: Set<string> }>();
  for (const { rule, reason, refused, accesses, tool, suggestion } of listDenied(events)) {
    const key = `${rule}\n${reason}`;
    const known = groups.get(key);
    // A file tool may read what it writes, and change further files that no rule refuses.
    const subject = isFileCall(accesses) && refused !== '' ? refused : accesses.map(renderAccess).join(', ');
    const call = `${tool}: ${subject || 'nothing'}`;
    // The words of a shell text do not always show its effects.
    const example = renderLine(call.includes(refused) ? call : `${refused} by ${call}`);
    const kind = `${tool} ${refused || example}`;
    if (known === undefined) {
      const group: DenialGroup = { rule, reason, count: 1, example, moreExamples: [], suggestion };
      groups.set(key, { group, shown: new Set([kind]) });
      continue;
    }
    const { group } = known;
    const isOther = group.moreExamples.length < maxOthers && !known.shown.has(kind);
    const moreExamples = isOther ? [...group.moreExamples, example] : group.moreExamples;
    known.shown.add(kind);
    known.group = { ...group, count: group.count + 1, moreExamples };
  }
  return [...groups.values()].map(({ group }) => group).toSorted((left, right) => right.count - left.count);
}

function renderLine(text: string): string {
  return cutText(cleanText(text).replace(/\s+/g, ' ').trim(), maxExample);
}
