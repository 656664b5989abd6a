import { StringDecoder } from 'node:string_decoder';

/** Cuts a byte stream into lines of bounded length. */
export interface LineSplitter {
  push(chunk: Uint8Array): void;
}

/** Creates a splitter; `onTooLong` is called for a line over `maxChars`, and `onLine` receives nothing of such a line. */
export function createLineSplitter(options: {
  maxChars: number;
  onLine: (line: string) => void;
  onTooLong: () => void;
}): LineSplitter {
  const decoder = new StringDecoder('utf8');
  // Kept in pieces until the line ends, since a large line comes in hundreds of chunks.
  let pieces: string[] = [];
  let length = 0;
  return {
    push(chunk) {
      let rest = decoder.write(chunk);
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
        const line = pieces.join('') + rest.slice(0, end);
        rest = rest.slice(end + 1);
        pieces = [];
        length = 0;
        if (line.length > options.maxChars) options.onTooLong();
        else options.onLine(line);
      }
      pieces.push(rest);
      length += rest.length;
      if (length > options.maxChars) options.onTooLong();
    },
  };
}
