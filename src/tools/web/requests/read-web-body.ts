import type { IncomingMessage } from 'node:http';
import { pipeline, Transform, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ToolFailure } from '../../../core/ports/tool.ts';

/** The content codings that are requested and decoded. */
export const acceptedCodings = 'gzip, br, deflate';

// A stream that decodes to nothing could continue without end.
const maxEncodedBytes = 16 * 1024 * 1024;

/** Reads a body up to `maxBytes` decoded bytes, and stops there: the rest is neither read nor decoded. */
export async function readWebBody(
  response: IncomingMessage,
  maxBytes: number,
): Promise<{ body: Uint8Array; complete: boolean }> {
  const decoder = createDecoder((response.headers['content-encoding'] ?? '').trim().toLowerCase());
  let encodedBytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      encodedBytes += chunk.length;
      if (encodedBytes <= maxEncodedBytes) done(null, chunk);
      else done(new ToolFailure('the compressed response is too large for its decoded size'));
    },
  });
  // Errors of the pipeline are thrown where the stream is read.
  const ended = (): void => undefined;
  const source: Readable =
    decoder === null ? pipeline(response, counter, ended) : pipeline(response, counter, decoder, ended);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      // Leaving the loop destroys the streams.
      if (bytes > maxBytes) break;
    }
  } catch (thrown) {
    // A response without a body may still declare a coding.
    if (!(encodedBytes === 0 && response.complete)) throw thrown;
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), complete: bytes <= maxBytes };
}

function createDecoder(coding: string) {
  switch (coding) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return createInflate();
    default:
      throw new ToolFailure('the response is in a content coding that is not read; gzip, br and deflate are');
  }
}
