import { renderAccess } from '../../core/types/access.ts';
import { isAllowed } from '../../core/types/decision.ts';
import { listAllEvents, listGranted, type RunEvent } from '../../core/types/event.ts';
import type { DenialGroup } from '../../core/types/result.ts';
import { cleanText, cutText } from './markdown.ts';

// A command may hold a whole file.
const maxExample = 400;

const maxOthers = 2;

/**
 * The denied calls of a run by the rule that denied them, the most frequent first, with examples that were refused different accesses. A call that had
 * to be approved or explained, and was allowed later, is not among them.
 */
export function groupDenials(events: readonly RunEvent[]): DenialGroup[] {
  const groups = new Map<string, { group: DenialGroup; refused: Set<string> }>();
  const decisions = listAllEvents(events).flatMap((event) => (event.type === 'tool-decided' ? [event.decision] : []));
  const allowed = new Set(decisions.filter(({ decision }) => isAllowed(decision)).map(({ callHash }) => callHash));
  const granted = new Set(listGranted(events).map(({ callId, callHash }) => `${callId} ${callHash}`));
  for (const { decision, callId, callHash, rule, reason, refused, accesses, tool, suggestion } of decisions) {
    const isMadeLater = decision === 'explain' ? allowed.has(callHash) : granted.has(`${callId} ${callHash}`);
    if (isAllowed(decision) || isMadeLater) continue;
    const key = `${rule}\n${reason}`;
    const known = groups.get(key);
    const call = `${tool}: ${accesses.map(renderAccess).join(', ') || 'nothing'}`;
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
