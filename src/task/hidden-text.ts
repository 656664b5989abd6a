import { invisibleCharacters } from '../core/text/invisible-characters.ts';
import { stripTags } from './hidden-tags.ts';

/**
 * Takes out of GitHub Markdown what a reader of the rendered page does not see but a model would read: HTML comments,
 * invisible and bidirectional characters, attributes, alt texts, titles, link definitions. Code is treated like prose,
 * since what counts as code is up to a parser that an attacker can confuse; so a comment that is shown as code is lost too.
 */
export function removeHiddenText(text: string): string {
  // Characters first: an invisible one inside `<!--` would hide the comment from the later steps.
  const steps = [removeInvisible, removeComments, stripTags, removeImages, removeLinkTitles];
  return steps.reduce((current, step) => step(current), text);
}

const invisibleEntities =
  /&(?:zwn?j|lrm|rlm|shy|ZeroWidthSpace|NegativeThinSpace|NoBreak|InvisibleTimes|InvisibleComma|ic|it|af|ApplyFunction);?/g;

function removeInvisible(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisibleCharacters, '')
    .replace(invisibleEntities, '')
    .replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (entity, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0x10ffff || String.fromCodePoint(code).replace(invisibleCharacters, '') === '' ? '' : entity;
    });
}

function removeComments(text: string): string {
  const withoutComments = removeBetween(text, '<!--', '-->');
  const withoutData = removeBetween(withoutComments, '<![CDATA[', ']]>');
  return removeBetween(withoutData, '<?', '?>').replace(/<![a-z][^>]*>/gi, ' ');
}

/** Removes from `open` to `close`, or to the end where nothing closes it, which is how a browser reads it. */
function removeBetween(text: string, open: string, close: string): string {
  const kept: string[] = [];
  let position = 0;
  for (let start = text.indexOf(open); start !== -1; start = text.indexOf(open, position)) {
    // A space, so that what stands on the two sides does not join to something new.
    kept.push(text.slice(position, start), ' ');
    // `<!-->` is a whole comment: its closing dashes are the opening ones.
    const end = text.indexOf(close, start + 2);
    position = end === -1 ? text.length : end + close.length;
  }
  kept.push(text.slice(position));
  return kept.join('');
}

function removeImages(text: string): string {
  const kept: string[] = [];
  let position = 0;
  for (let start = text.indexOf('!['); start !== -1; start = text.indexOf('![', Math.max(position, start + 2))) {
    const label = findClosing(text, start + 1);
    if (label === null) continue;
    const follows = text[label] === '(' || text[label] === '[' ? findClosing(text, label) : null;
    kept.push(text.slice(position, start), '[image]');
    position = follows ?? label;
  }
  kept.push(text.slice(position));
  return kept.join('');
}

const closers: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

/** The position after the bracket that closes the one at `start`; null where none does. */
function findClosing(text: string, start: number): number | null {
  const open = text[start] ?? '';
  const close = closers[open];
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === open) depth += 1;
    else if (text[index] === close) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return null;
}

const title = String.raw`(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\))`;
const address = String.raw`(?:<[^<>\n]*>|[^\s<][^\s]*?)`;
const inlineLink = new RegExp(String.raw`\]\(\s*(${address})\s+${title}\s*\)`, 'gs');
// A definition renders as nothing at all; a footnote (`[^1]: …`) does render.
const linkDefinition = new RegExp(
  String.raw`^[ \t>*+\-\d.)]*\[(?!\^)(?:[^[\]\\]|\\.)+\]:[ \t]*\n?[ \t]*(?:<[^<>\n]*>|[^\s<]\S*)(?:[ \t]*\n?[ \t]*${title})?[ \t]*$`,
  'gms',
);

function removeLinkTitles(text: string): string {
  return text.replace(inlineLink, ']($1)').replace(linkDefinition, '');
}
