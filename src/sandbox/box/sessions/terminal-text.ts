/** Escape sequences after their first character: control sequences, strings for the terminal (titles, links), and short sequences. */
const control = String.raw`\[[0-?]*[ -/]*`;
const titleText = String.raw`\][^\x07\x1b]*`;
const otherText = String.raw`[PX^_][^\x1b]*`;
const short = '[ -/]*';
const whole = [
  `${control}[@-~]`,
  String.raw`${titleText}(?:\x07|\x1b\\)`,
  String.raw`${otherText}\x1b\\`,
  String.raw`${short}[0-OQ-WYZ\\\x60-~]`,
];
const sequence = new RegExp(String.raw`\x1b(?:${whole.join('|')})`, 'y');
const sequenceStart = new RegExp(String.raw`^\x1b(?:${[control, titleText, otherText, short].join('|')})$`);

const maxSequenceCharacters = 1_024;
const maxColumns = 4_096;

/**
 * Converts terminal output to plain text: removes escape sequences and control characters, and applies carriage returns, backspaces and
 * erased lines, so that a progress bar is one line. Does not move the cursor back to earlier lines.
 */
export function renderTerminalText(raw: string): string {
  const lines: string[] = [];
  let cells: string[] = [];
  let column = 0;
  const erase = (parameters: string): void => {
    if (parameters === '' || parameters === '0') cells.length = Math.min(cells.length, column);
    else if (parameters === '2') cells = [];
  };
  const moveTo = (wanted: number): void => {
    column = Math.min(Math.max(wanted, 0), maxColumns);
    while (cells.length < column) cells.push(' ');
  };
  for (let at = 0; at < raw.length;) {
    const code = raw.codePointAt(at) ?? 0;
    if (code === 0x1b) {
      sequence.lastIndex = at;
      const found = sequence.exec(raw)?.[0] ?? '\x1b';
      if (found.startsWith('\x1b[')) {
        const parameters = found.slice(2, -1);
        if (found.endsWith('K')) erase(parameters);
        if (found.endsWith('G')) moveTo(Number.parseInt(parameters, 10) - 1 || 0);
      }
      at += found.length;
      continue;
    }
    const character = String.fromCodePoint(code);
    at += character.length;
    if (character === '\n') {
      lines.push(cells.join(''));
      cells = [];
      column = 0;
    } else if (character === '\r') column = 0;
    else if (character === '\b') moveTo(column - 1);
    else if (character === '\t' || (code >= 0x20 && (code < 0x7f || code > 0x9f))) {
      cells[column] = character;
      column += 1;
    }
  }
  return [...lines, cells.join('')].join('\n');
}

/** The length of the output without an incomplete character or escape sequence at its end. */
export function findWholeEnd(bytes: Uint8Array): number {
  const end = findCharacterEnd(bytes);
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, end).subarray(-maxSequenceCharacters);
  const start = tail.lastIndexOf(0x1b);
  return start >= 0 && sequenceStart.test(tail.toString('latin1', start)) ? end - (tail.length - start) : end;
}

function findCharacterEnd(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
