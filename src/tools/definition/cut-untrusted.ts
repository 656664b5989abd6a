import type { StoredName } from '../../core/text/stored-output.ts';
import type { StoreOutput } from '../../core/ports/sandbox.ts';
import { cutMiddle, describeValueCut } from '../../core/text/cut-text.ts';
import { renderUntrustedFile } from '../../core/text/untrusted-envelope.ts';

/** The source of an untrusted text, and the name of the file that stores all of it if the model sees only a part. */
export interface UntrustedCut {
  /** The source that its envelope names. */
  readonly source: string;
  /** The name of its file. */
  readonly name: StoredName;
  readonly maxBytes: number;
  /** The size before it was decoded, if that was another. */
  readonly totalBytes?: number;
  readonly storeOutput: StoreOutput;
}

/** Cuts an untrusted text for the model. The whole text is stored with a mark on every line, because it is read there without its envelope. */
export function cutUntrusted(text: string, { source, name, storeOutput, ...sizes }: UntrustedCut): string {
  return cutMiddle(text, {
    ...sizes,
    describe: (missingBytes) =>
      describeValueCut(storeOutput(name, renderUntrustedFile({ source }, text)))(missingBytes),
  });
}
