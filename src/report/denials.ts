import { renderAccess } from '../core/types/access.ts';
import { isAllowed } from '../core/types/decision.ts';
import type { RunEvent } from '../core/types/event.ts';
import type { DenialGroup } from '../core/types/result.ts';
import { cleanText, cutText } from './markdown.ts';

// A command may hold a whole file.
const maxExample = 400;

/** The denied calls of a run by the rule that denied them, the most frequent first, with one example each. */
export function groupDenials(events: readonly RunEvent[]): DenialGroup[] {
  const groups = new Map<string, DenialGroup>();
  for (const event of events) {
    if (event.type !== 'tool-decided' || isAllowed(event.decision.decision)) continue;
    const { rule, reason, refused, accesses, tool, suggestion } = event.decision;
    const key = `${rule}\n${reason}`;
    const known = groups.get(key);
    const call = `${tool}: ${accesses.map(renderAccess).join(', ') || 'nothing'}`;
    // What a shell text would do is not always among its words.
    const example = renderLine(call.includes(refused) ? call : `${refused} by ${call}`);
    groups.set(
      key,
      known === undefined ? { rule, reason, count: 1, example, suggestion } : { ...known, count: known.count + 1 },
    );
  }
  return [...groups.values()].toSorted((left, right) => right.count - left.count);
}

function renderLine(text: string): string {
  return cutText(cleanText(text).replace(/\s+/g, ' ').trim(), maxExample);
}
