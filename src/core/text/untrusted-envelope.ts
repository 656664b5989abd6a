import { hiddenCharacter, invisibleCharacters, showHidden } from './invisible-characters.ts';

/** A text whose author may not give instructions: a title, a body, a comment, a log. */
export interface UntrustedText {
  /** For the model: `issue #12, body`. */
  readonly source: string;
  readonly author: string;
  readonly text: string;
}

const maxAttributeCharacters = 200;

/**
 * The envelope in which untrusted text reaches the model. Every tag that the harness itself uses is escaped in it, so the text can neither
 * leave the envelope nor imitate the harness. Invisible characters are removed, because they could split a tag.
 */
export function renderUntrustedEnvelope(attributes: Readonly<Record<string, string>>, text: string): string {
  return renderEnvelope(attributes, escapeHarnessTags(text.replace(invisibleCharacters, '')));
}

/**
 * The envelope for files and program output of an untrusted tree. Unlike the body of an issue, they are source: their visible text is kept,
 * including comments, so that an edit can quote it exactly. Invisible characters are shown as escapes.
 */
export function renderUntrustedOutput(source: string, text: string): string {
  const shown = showUntrusted(text);
  const isEscaped = shown !== escapeTags(text);
  const invisible = String.raw`shown as \u{HEX}; write them so in patches`;
  return renderEnvelope({ source, ...(isEscaped && { invisible }) }, shown);
}

function renderEnvelope(attributes: Readonly<Record<string, string>>, escaped: string): string {
  const rendered = Object.entries(attributes).map(([name, value]) => ` ${name}="${renderAttribute(value)}"`);
  return `<untrusted${rendered.join('')}>\n${escaped}\n</untrusted>`;
}

/** A text in the form of `renderUntrustedOutput`. The patch tool compares lines in this form too. Keeps the number of lines. */
export function showUntrusted(text: string): string {
  return showHidden(escapeTags(text));
}

// Before invisible characters are escaped: such a character in a tag must not prevent that the tag is escaped.
function escapeTags(text: string): string {
  return escapeHarnessTags(text.toWellFormed().replaceAll('\r\n', '\n'));
}

/**
 * Reverses `showUntrusted` in a text that replaces `original`: the escape of a character of the original becomes the character again. An
 * escape that the original contains literally is kept.
 */
export function restoreShown(text: string, original: string): string {
  let restored = text;
  const hidden = new Set([...original.matchAll(hiddenCharacter)].flatMap(([, character]) => character ?? []));
  for (const character of hidden) {
    const shown = showUntrusted(character);
    if (!original.includes(shown)) restored = restored.replaceAll(shown, () => character);
  }
  const hasTags = escapeHarnessTags(original) !== original && !original.includes('&lt;');
  return hasTags ? restored.replace(escapedHarnessTag, '<') : restored;
}

/** The same envelope for a file. Every line has a mark, because a command that prints a part of the file prints it without the envelope. */
export function renderUntrustedFile(attributes: Readonly<Record<string, string>>, text: string): string {
  const marked = text.split(/\r\n?|\n/).map((line) => `untrusted| ${line}`);
  return `${renderUntrustedEnvelope(attributes, marked.join('\n'))}\n`;
}

/** The first characters of a text with envelopes. The last one is closed, if the cut is in it, and a tag that is cut is left out. */
export function cutEnveloped(text: string, maxCharacters: number): string {
  const cut = text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');
  const at = cut.lastIndexOf('<');
  const tag = at === -1 ? '' : cut.slice(at);
  const isPart = tags.some((name) => (tag.startsWith(name) && !tag.includes('>')) || name.startsWith(tag));
  const head = tag !== '' && isPart ? cut.slice(0, at) : cut;
  return head.lastIndexOf('<untrusted') > head.lastIndexOf('</untrusted>') ? `${head}\n</untrusted>` : head;
}

const tags = ['<untrusted', '</untrusted>'];

const tagName = String.raw`(?=[\s/\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*(?:script-output|tool-calls|harness-notice|untrusted)\b)`;
const harnessTag = new RegExp(`<${tagName}`, 'giu');
const escapedHarnessTag = new RegExp(`&lt;${tagName}`, 'giu');

/** Escapes the angle bracket of the harness's own tags, in any spacing and case. */
export function escapeHarnessTags(text: string): string {
  return text.replace(harnessTag, '&lt;');
}

function renderAttribute(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .slice(0, maxAttributeCharacters);
}
