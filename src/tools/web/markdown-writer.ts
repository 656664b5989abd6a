/** Writes Markdown piece by piece: collapses whitespace, keeps lines in their lists and quotes, and reports when it is full. */
export type MarkdownWriter = ReturnType<typeof createMarkdownWriter>;

interface Frame {
  readonly pieces: string[];
  readonly marks: { readonly mark: string; isWritten: boolean }[];
  /** The next piece is written after a space. */
  space: boolean;
}

// Deeper lists and quotes are written at the level of the deepest of these.
const maxPrefixes = 12;

export function createMarkdownWriter(maxCharacters: number) {
  const page = createFrame();
  const captures: Frame[] = [];
  const prefixes: string[] = [];
  let length = 0;
  let breaks: 0 | 1 | 2 = 0;
  // How many prefixes an empty line has: those that the lines before and after it share.
  let sharedPrefixes = 0;
  let isAfterMarker = false;

  const readFrame = (): Frame => captures.at(-1) ?? page;
  const renderPrefix = (count = prefixes.length): string => prefixes.slice(0, Math.min(count, maxPrefixes)).join('');

  function put(piece: string): void {
    readFrame().pieces.push(piece);
    length += piece.length;
    isAfterMarker = false;
  }

  // The line breaks or the space before the next piece.
  function putGap(): void {
    const frame = readFrame();
    if (frame === page && breaks > 0) {
      if (page.pieces.length > 0) put(breaks === 2 ? `\n${renderPrefix(sharedPrefixes).trimEnd()}\n` : '\n');
      put(renderPrefix());
      breaks = 0;
    } else if (frame.space && frame.pieces.length > 0 && !isAfterMarker) put(' ');
    frame.space = false;
  }

  function raw(piece: string): void {
    if (piece === '') return;
    putGap();
    for (const open of readFrame().marks) {
      if (!open.isWritten) put(open.mark);
      open.isWritten = true;
    }
    put(piece);
  }

  return {
    /** A piece without change, on the current line. */
    raw,
    /** The marker of a list item: its first paragraph follows on the same line. */
    marker(piece: string): void {
      raw(piece);
      isAfterMarker = captures.length === 0;
    },
    /** Running text; whitespace collapses. */
    text(text: string): void {
      const collapsed = text.replace(/[ \t\n\f\r]+/g, ' ');
      if (collapsed.startsWith(' ')) readFrame().space = true;
      raw(collapsed.trim());
      if (collapsed.endsWith(' ')) readFrame().space = true;
    },
    /** Lines without change, each within the lists and quotes that are open. */
    lines(text: string): void {
      raw(captures.length > 0 ? text.replace(/\s+/g, ' ') : text.replaceAll('\n', `\n${renderPrefix()}`));
    },
    /** A marker of emphasis, written once there is something to emphasise. */
    openMark: (mark: string): void => void readFrame().marks.push({ mark, isWritten: false }),
    closeMark(mark: string): void {
      const { marks } = readFrame();
      if (marks.at(-1)?.mark !== mark) return;
      if (marks.pop()?.isWritten === true) put(mark);
    },
    breakLine(kind: 'line' | 'paragraph'): void {
      if (captures.length > 0) readFrame().space = true;
      else if (!isAfterMarker) {
        sharedPrefixes = breaks === 0 ? prefixes.length : Math.min(sharedPrefixes, prefixes.length);
        breaks = kind === 'paragraph' || breaks === 2 ? 2 : 1;
      }
    },
    /** The prefix of every further line, until it is closed. */
    openPrefix: (prefix: string): void => void prefixes.push(prefix),
    closePrefix(): void {
      prefixes.pop();
      sharedPrefixes = Math.min(sharedPrefixes, prefixes.length);
      // An item without a word.
      isAfterMarker = false;
    },
    /** Collects all writes until `endCapture` returns them, on one line. */
    startCapture: (): void => void captures.push(createFrame()),
    endCapture(): string {
      const captured = captures.pop()?.pieces.join('') ?? '';
      length -= captured.length;
      return captured.trim();
    },
    get isCapturing(): boolean {
      return captures.length > 0;
    },
    /** True once there is more than is kept. */
    get isFull(): boolean {
      return length > maxCharacters;
    },
    read: (): string => page.pieces.join('').trim(),
  };
}

function createFrame(): Frame {
  return { pieces: [], marks: [], space: false };
}
