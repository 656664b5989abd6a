import { hiddenCharacter, invisibleCharacters, showHidden } from './invisible-characters.ts';

const maxAttributeCharacters = 200;

/**
 * The envelope in which text of strangers reaches the model, with every tag in it escaped that the harness itself marks text with: the text
 * can neither leave the envelope nor pose as the harness. What nobody sees is left out, since it would part a tag.
 */
export function renderUntrustedEnvelope(attributes: Readonly<Record<string, string>>, text: string): string {
  const rendered = Object.entries(attributes).map(([name, value]) => ` ${name}="${renderAttribute(value)}"`);
  return `<untrusted${rendered.join('')}>\n${escapeHarnessTags(text.replace(invisibleCharacters, ''))}\n</untrusted>`;
}

/**
 * The envelope for files and program output of an untrusted tree. Unlike a body, they are source: what is visible in them stays, comments
 * included, so that an edit can name it exactly. Invisible characters are shown as escapes.
 */
export function renderUntrustedOutput(source: string, text: string): string {
  const shown = showUntrusted(text);
  const isEscaped = shown !== escapeTags(text);
  const attributes = {
    source,
    ...(isEscaped && { invisible: String.raw`shown as \u{HEX}; write them so in patches` }),
  };
  const rendered = Object.entries(attributes).map(([name, value]) => ` ${name}="${renderAttribute(value)}"`);
  return `<untrusted${rendered.join('')}>\n${shown}\n</untrusted>`;
}

/** A text as `renderUntrustedOutput` shows it. The patch tool compares lines in this form too. Keeps the number of lines. */
export function showUntrusted(text: string): string {
  return showHidden(escapeTags(text));
}

// Before invisible characters are escaped: one in a tag must not keep the tag from being escaped.
function escapeTags(text: string): string {
  return escapeHarnessTags(text.toWellFormed().replaceAll('\r\n', '\n'));
}

/**
 * Reverses `showUntrusted` in a text that replaces `original`: the escape of a character of the original becomes the character again. An escape
 * that the original contains literally stays.
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

/**
 * The same text for a file. Every line has a mark, because a command that prints a part of the file prints it without the envelope.
 */
export function renderUntrustedFile(attributes: Readonly<Record<string, string>>, text: string): string {
  const marked = text.split(/\r\n?|\n/).map((line) => `untrusted| ${line}`);
  return `${renderUntrustedEnvelope(attributes, marked.join('\n'))}\n`;
}

const tagName = String.raw`(?=[\s/\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*(?:script-output|tool-calls|harness-notice|untrusted)\b)`;
const harnessTag = new RegExp(`<${tagName}`, 'giu');
const escapedHarnessTag = new RegExp(`&lt;${tagName}`, 'giu');

/** Escapes the angle bracket of the harness's own tags, however they are spaced and cased. */
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
