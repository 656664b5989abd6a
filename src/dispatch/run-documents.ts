import type { Emit } from '../core/types/event.ts';
import {
  documentLimits,
  measureDocument,
  type Cabinet,
  type DocumentNamespace,
  type RunDocument,
} from '../core/types/document.ts';
import type { TaintSource } from '../core/types/taint.ts';
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
  const documents = new Map(earlier.map((document) => [nameOf(document), document]));
  let totalBytes = earlier.reduce((total, document) => total + measureDocument(document), 0);

  const findRoom = (document: RunDocument): { bytes: number; total: number } => {
    const before = documents.get(nameOf(document));
    const bytes = measureDocument(document);
    if (bytes > documentLimits.documentBytes)
      throw new ToolFailure(`the document has ${bytes} bytes; at most ${documentLimits.documentBytes} are kept`);
    const total = totalBytes + bytes - (before === undefined ? 0 : measureDocument(before));
    const isFull = total > documentLimits.totalBytes;
    if (isFull || (before === undefined && documents.size >= documentLimits.documents))
      throw new ToolFailure(
        `the cabinet is full: it keeps at most ${documentLimits.documents} documents and ${documentLimits.totalBytes} bytes. Save a shorter text under a key that exists, or write a file in /tmp`,
      );
    return { bytes, total };
  };

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
            const { bytes, total } = findRoom(document);
            const kept = { ...document, taint: document.taint ?? (isTainted() ? ('tool' as const) : null) };
            const { content, ...about } = kept;
            emit({ type: 'document-saved', callId, ...about, contentJson: JSON.stringify(content) });
            documents.set(nameOf(kept), kept);
            totalBytes = total;
            return { bytes, leftBytes: documentLimits.totalBytes - total };
          },
          fetch(namespace, key) {
            const found = documents.get(nameOf({ namespace, key }));
            if (found === undefined)
              throw new ToolFailure(`no text is saved under ${key}${renderNearest(namespace, key)}`);
            fetched ??= found.taint;
            return found;
          },
        },
      };
    },
  };

  function renderNearest(namespace: DocumentNamespace, key: string): string {
    const keys = [...documents.values()].flatMap((one) => (one.namespace === namespace ? [one.key] : []));
    const nearest = listNearestNames(key, keys);
    if (nearest.length > 0) return `; did you mean ${nearest.join(' or ')}?`;
    return keys.length === 0 ? '; nothing is saved yet' : `; saved are ${keys.slice(0, maxListed).join(', ')}`;
  }
}

const maxListed = 10;

// No key contains a line break.
function nameOf({ namespace, key }: Pick<RunDocument, 'namespace' | 'key'>): string {
  return `${namespace}\n${key}`;
}
