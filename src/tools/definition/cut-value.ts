import type { StoredName } from '../../core/text/stored-output.ts';
import type { StoreOutput } from '../../core/ports/sandbox.ts';
import { cutMiddle, describeValueCut } from '../../core/text/cut-text.ts';
import { renderUntrustedFile } from '../../core/text/untrusted-envelope.ts';

/** The name of the file that stores all of a text if the model sees only a part. */
export interface ValueCut {
  /** The source that the envelope of an untrusted text names; null for a trusted text. */
  readonly source: string | null;
  /** The name of its file. */
  readonly name: StoredName;
  readonly maxBytes: number;
  /** The size before it was decoded, if that was another. */
  readonly totalBytes?: number;
  readonly storeOutput: StoreOutput;
}

/** Cuts a text for the model. An untrusted text is stored with a mark on every line, because it is read there without its envelope. */
export function cutValue(text: string, { source, name, storeOutput, ...sizes }: ValueCut): string {
  const store = (): string | null => storeOutput(name, source === null ? text : renderUntrustedFile({ source }, text));
  return cutMiddle(text, { ...sizes, describe: (missingBytes) => describeValueCut(store())(missingBytes) });
}
