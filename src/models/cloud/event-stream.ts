import { UniversalEventStreamMarshaller } from '@smithy/core/event-streams';
import * as z from 'zod';
import { parseJson, readJson } from '../../core/text/parse-json.ts';
import { ResponseError } from '../wire/provider-error.ts';
import type { StreamSdk } from '../wire/hosting.ts';

const decoder = new TextDecoder();
const marshaller = new UniversalEventStreamMarshaller({
  utf8Encoder: (bytes) => (typeof bytes === 'string' ? bytes : decoder.decode(bytes)),
  utf8Decoder: (text) => new TextEncoder().encode(text),
});

/** Reads responses of Bedrock: frames of an AWS event stream, each with one event of the API in base64. */
export const EventStream: StreamSdk['Stream'] = {
  fromSSEResponse: <Event>({ body }: Response) => readEvents<Event>(body as unknown as AsyncIterable<Uint8Array>),
};

async function* readEvents<Event>(body: AsyncIterable<Uint8Array>): AsyncGenerator<Event> {
  // Frames of other types are passed over.
  const chunks = marshaller.deserialize<Uint8Array>(body, ({ chunk, ...others }) =>
    Promise.resolve(chunk?.body ?? ({ ...others, $unknown: true } as never)),
  );
  try {
    for await (const chunk of chunks) yield readEvent(chunk) as Event;
  } catch (thrown) {
    throw readException(thrown);
  }
}

const chunkSchema = z.object({ bytes: z.string() });
const errorSchema = z.object({ type: z.literal('error'), error: z.object({ type: z.string(), message: z.string() }) });

function readEvent(chunk: Uint8Array): unknown {
  const { bytes } = chunkSchema.parse(parseJson(decoder.decode(chunk)));
  const event = parseJson(Buffer.from(bytes, 'base64').toString());
  const { data } = errorSchema.safeParse(event);
  if (data !== undefined) throw new ResponseError(data.error.type, data.error.message);
  return event;
}

const exceptionSchema = z.object({ message: z.string() });

// The marshaller throws exceptions of the service as errors with their names, and their bodies as the messages.
function readException(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || !thrown.name.endsWith('Exception')) return thrown;
  const { data } = exceptionSchema.safeParse(readJson(thrown.message));
  return new ResponseError(thrown.name, data?.message ?? thrown.message);
}
