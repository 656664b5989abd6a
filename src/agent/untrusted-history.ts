import type { ConversationItem } from '../core/types/conversation.ts';
import { readMessageText } from '../core/types/conversation.ts';
import { findRuns } from '../core/find-runs.ts';
import { invisibleCharacters } from '../core/text/invisible-characters.ts';

/** Code of fewer characters, whitespace not counted, may be equal by accident. With its tags, code of any length is compared. */
const minCodeCharacters = 64;

/** Bounds a search by `includes`, which for texts that are made for it takes the product of both lengths. */
const maxProbeBytes = 64;

/** Creates the history of the text in a conversation that the model did not write and must not take instructions from. It is empty. */
export function createUntrustedHistory() {
  // As UTF-8: a string with one character beyond Latin-1, such as the mark of a cut, takes two bytes for each.
  const texts: Buffer[] = [];
  const addText = (text: string): void => {
    const reduced = reduceText(text);
    if (reduced === '') return;
    // `Buffer.from` would take part of a larger piece of memory and keep all of it.
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(reduced));
    bytes.write(reduced);
    texts.push(bytes);
  };
  return {
    /** Adds the untrusted text of an item: tool and script output, and envelopes in messages. */
    addItem(item: ConversationItem): void {
      if (item.type === 'function_call_output') addText(item.output);
      else if (item.type === 'script_tool_call_output') addText(item.text);
      else if (item.type === 'message' && item.role === 'user')
        for (const text of listEnvelopes(readMessageText(item))) addText(text);
    },
    addText,
    /** True if a block of the model's message, or the code of a long one, is a verbatim copy of untrusted text. Linear in both. */
    contains(block: string, code: string): boolean {
      const wanted = reduceText(code).length >= minCodeCharacters ? code : block;
      const lines = wanted.split('\n').map(reduceText);
      // A copy contains its longest line. In a long run, almost every script ends here, after one fast search per text.
      const longest = lines.reduce((left, right) => (right.length > left.length ? right : left), '');
      const probe = Buffer.from(longest).subarray(0, maxProbeBytes);
      if (!texts.some((text) => text.includes(probe))) return false;
      // A tool shows parts of a file one by one. Nothing that is looked for contains the separator.
      const all = texts.join('\0');
      if (findEnd(all, reduceText(wanted), 0) > 0) return true;
      // Some tools print a prefix before each line: a path with spaces, an author, the mark of a comment.
      let found = 0;
      for (let index = 0; index < lines.length && found >= 0; index += 1)
        found = findEnd(all, lines[index] ?? '', found);
      return found > 0;
    },
  };
}

/** The contents of the envelopes of a message. The harness writes them, so that none of them contains another. */
function listEnvelopes(text: string): string[] {
  return text
    .split('<untrusted')
    .slice(1)
    .map((part) => part.slice(part.indexOf('>') + 1).split('</untrusted>', 1)[0] ?? '');
}

/**
 * Removes the differences between a text and the form in which a tool shows it: line numbers, marks of a diff or a quotation, escapes of
 * JSON and of the harness, whitespace and invisible characters.
 */
function reduceText(text: string): string {
  return (
    text
      .replace(invisibleCharacters, '')
      // An invisible character as tools show it.
      .replaceAll(/\\u(?:\{[\da-f]{1,6}\}|[\da-f]{4})/gi, '')
      .replaceAll(/\\[nrt]/g, '\n')
      .replaceAll('\\', '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replaceAll(/^(?:[ \t]*(?:(?:[^\s:]{1,200}:)?L?\d{1,7}[:|\t-]|[>+|-])){0,4}/gm, '')
      // Joined, the text is one flat string. After many replacements it would be a tree of its parts, with ten times the memory.
      .split(/\s+/)
      .join('')
      // As the stored bytes have it.
      .toWellFormed()
  );
}

/** The end of the first place of a text at or after an offset; -1 without one. */
function findEnd(text: string, wanted: string, from: number): number {
  // `indexOf` takes the product of both lengths for texts that are made for it, and both come from outside.
  const [at] = wanted === '' ? [from] : findRuns(text, wanted, { from, to: text.length, maxFound: 1 });
  return at === undefined ? -1 : at + wanted.length;
}
