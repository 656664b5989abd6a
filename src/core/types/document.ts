import type { TaintSource } from './taint.ts';

/** The two parts of the file cabinet. The same key may be in both. */
export const documentNamespaces = ['files', 'prompts'] as const;

export type DocumentNamespace = (typeof documentNamespaces)[number];

/** A text that calls of a run keep for later calls, also of a run that resumes it, and of later runs that share its cabinet. */
export interface RunDocument {
  readonly namespace: DocumentNamespace;
  readonly key: string;
  readonly content: string;
  /** The source of untrusted text in the content; null for trusted content. */
  readonly taint: TaintSource | null;
}

/** Limits of a file cabinet, over both namespaces. A document's bytes include its key. */
export const documentLimits = { documents: 200, documentBytes: 1024 * 1024, totalBytes: 8 * 1024 * 1024 } as const;

/** The documents, each with its last text. */
export function mergeDocuments<Document extends Pick<RunDocument, 'namespace' | 'key'>>(
  documents: readonly Document[],
): readonly Document[] {
  // No key contains a line break.
  return [...new Map(documents.map((document) => [`${document.namespace}\n${document.key}`, document])).values()];
}

/** The bytes of documents, for the limits. */
export function measureDocuments(documents: readonly Pick<RunDocument, 'key' | 'content'>[]): number {
  return documents.reduce((total, { key, content }) => total + Buffer.byteLength(key) + Buffer.byteLength(content), 0);
}

/** The first document beyond the limits of a cabinet; null if all are within them. */
export function findExcess(
  documents: readonly Pick<RunDocument, 'key' | 'content'>[],
): { readonly index: number; readonly problem: string } | null {
  let total = 0;
  for (const [index, document] of documents.entries()) {
    const bytes = measureDocuments([document]);
    total += bytes;
    if (index >= documentLimits.documents)
      return { index, problem: `there are more than ${documentLimits.documents} documents` };
    if (bytes > documentLimits.documentBytes)
      return { index, problem: `the document has ${bytes} bytes; at most ${documentLimits.documentBytes} are kept` };
    if (total > documentLimits.totalBytes)
      return { index, problem: `the documents have more than ${documentLimits.totalBytes} bytes` };
  }
  return null;
}

/** The file cabinet as a call receives it. Each method throws `ToolFailure` with the reason. */
export interface Cabinet {
  /**
   * Keeps a text, and replaces the text under the same key. `taint` is the source of untrusted text that the tool itself has read. In a
   * tainted run every text counts as untrusted, because the model or its script may have copied it.
   */
  save(document: RunDocument): { readonly bytes: number; readonly leftBytes: number };
  /** False if the policy offers no tool that fetches a text, so that one which is kept would never be read. */
  canFetch(): boolean;
  /** Fetches a text. If it is untrusted, so is the result of the call. */
  fetch(namespace: DocumentNamespace, key: string): RunDocument;
}
