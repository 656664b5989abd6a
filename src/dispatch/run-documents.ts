import type { Emit } from '../core/types/event.ts';
import {
  documentLimits,
  findExcess,
  measureDocuments,
  mergeDocuments,
  type Cabinet,
  type RunDocument,
} from '../core/types/document.ts';
import type { TaintSource } from '../core/types/taint.ts';
import { renderFirst } from '../core/text/grouped-number.ts';
import { listNearestNames } from '../core/text/nearest-name.ts';
import { ToolFailure } from '../core/ports/tool.ts';

export type RunDocuments = ReturnType<typeof createRunDocuments>;

/** A call that uses the cabinet. */
interface AskingCall extends Pick<Cabinet, 'canFetch'> {
  readonly callId: string;
  readonly isTainted: () => boolean;
  readonly emit: Emit;
}

/**
 * The file cabinet of a run, with the documents of an earlier part of the run, or of earlier runs. Each saved document is recorded before it can be fetched.
 * It is separate from the `store` of scripts: `store` gives every script all of its values at once and is not decided by the policy, while documents are
 * larger, pass the dispatcher with each call, and keep the information that they are untrusted.
 */
export function createRunDocuments(earlier: readonly RunDocument[]) {
  let documents = mergeDocuments(earlier);

  return {
    /** The cabinet for one call. `readTaint` returns the source of the untrusted documents that the call has fetched; null without one. */
    bind({ callId, isTainted, emit, canFetch }: AskingCall): {
      readonly cabinet: Cabinet;
      readonly readTaint: () => TaintSource | null;
    } {
      let fetched: TaintSource | null = null;
      return {
        readTaint: () => fetched,
        cabinet: {
          canFetch,
          save(document) {
            const kept = { ...document, taint: document.taint ?? (isTainted() ? ('tool' as const) : null) };
            const all = mergeDocuments([...documents, kept]);
            const excess = findExcess(all);
            if (excess !== null)
              throw new ToolFailure(
                `the cabinet cannot keep the text: ${excess.problem}. Save a shorter text under a key that exists, or write a file in /tmp`,
              );
            const { content, ...about } = kept;
            emit({ type: 'document-saved', callId, ...about, contentJson: JSON.stringify(content) });
            documents = all;
            return { bytes: measureDocuments([kept]), leftBytes: documentLimits.totalBytes - measureDocuments(all) };
          },
          fetch(namespace, key) {
            const own = documents.filter((one) => one.namespace === namespace);
            const found = own.find((one) => one.key === key);
            if (found === undefined) throw new ToolFailure(`no text is saved under ${key}${renderNearest(key, own)}`);
            fetched ??= found.taint;
            return found;
          },
        },
      };
    },
  };
}

const maxListed = 10;

function renderNearest(key: string, documents: readonly RunDocument[]): string {
  const keys = documents.map((one) => one.key);
  const nearest = listNearestNames(key, keys);
  if (nearest.length > 0) return `; did you mean ${nearest.join(' or ')}?`;
  return keys.length === 0 ? '; nothing is saved yet' : `; saved are ${renderFirst(keys, maxListed)}`;
}
