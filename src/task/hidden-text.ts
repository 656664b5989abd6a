import { invisibleCharacters } from '../core/text/invisible-characters.ts';
import { stripTags } from './hidden-tags.ts';

/**
 * Takes text out of GitHub Markdown that a reader of the rendered page does not see but a model would read: HTML comments,
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
  return removeDeclarations(removeBetween(withoutData, '<?', '?>'));
}

// Without an end, it is no declaration and stays visible.
function removeDeclarations(text: string): string {
  const last = text.lastIndexOf('>');
  const kept: string[] = [];
  let position = 0;
  for (const { index } of text.matchAll(/<![a-z]/gi)) {
    if (index > last) break;
    if (index < position) continue;
    kept.push(text.slice(position, index), ' ');
    position = text.indexOf('>', index) + 1;
  }
  kept.push(text.slice(position));
  return kept.join('');
}

/** Removes the text from `open` to `close`, or to the end if nothing closes it, as a browser does. */
function removeBetween(text: string, open: string, close: string): string {
  const kept: string[] = [];
  let position = 0;
  for (let start = text.indexOf(open); start !== -1; start = text.indexOf(open, position)) {
    // A space, so that the texts on the two sides do not join to a new one.
    kept.push(text.slice(position, start), ' ');
    // `<!-->` is a whole comment: its closing dashes are the opening ones.
    const end = text.indexOf(close, start + 2);
    position = end === -1 ? text.length : end + close.length;
  }
  kept.push(text.slice(position));
  return kept.join('');
}

function removeImages(text: string): string {
  if (!text.includes('![')) return text;
  const ends = matchBrackets(text);
  const kept: string[] = [];
  let position = 0;
  for (let start = text.indexOf('!['); start !== -1; start = text.indexOf('![', Math.max(position, start + 2))) {
    const label = ends.get(start + 1);
    if (label === undefined) continue;
    const follows = text[label] === '(' || text[label] === '[' ? ends.get(label) : undefined;
    kept.push(text.slice(position, start), '[image]');
    position = follows ?? label;
  }
  kept.push(text.slice(position));
  return kept.join('');
}

/** By the position of each opening bracket, the position after the one that closes it. Brackets of the two kinds do not count for each other. */
function matchBrackets(text: string): Map<number, number> {
  const ends = new Map<number, number>();
  const open: Record<string, number[]> = { '[': [], '(': [] };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (character === '\\') index += 1;
    else if (character === '[' || character === '(') open[character]?.push(index);
    else if (character === ']' || character === ')') {
      const start = open[character === ']' ? '[' : '(']?.pop();
      if (start !== undefined) ends.set(start, index + 1);
    }
  }
  return ends;
}

// No two parts of these expressions can match the same whitespace, and an address ends before the next link, so that the time stays linear.
const title = String.raw`(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\))`;
const address = String.raw`(?:<[^<>\n]*>|[^\s<](?:[^\s\]]|\](?!\())*)`;
const inlineLink = new RegExp(String.raw`\]\(\s*(${address})\s+${title}\s*\)`, 'gs');
const whitespace = String.raw`[ \t]*(?:\n[ \t]*)?`;
// A definition renders as nothing at all; a footnote (`[^1]: …`) does render.
const linkDefinition = new RegExp(
  String.raw`^[ \t>*+\-\d.)]*\[(?!\^)(?:[^[\]\\]|\\.)+\]:${whitespace}(?:<[^<>\n]*>|[^\s<]\S*)(?:${whitespace}${title})?[ \t]*$`,
  'gms',
);

function removeLinkTitles(text: string): string {
  return text.replace(inlineLink, ']($1)').replace(linkDefinition, '');
}
