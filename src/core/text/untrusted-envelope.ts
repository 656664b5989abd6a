import { invisibleCharacters } from './invisible-characters.ts';

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
 * The same text for a file. Every line has a mark, because a command that prints a part of the file prints it without the envelope.
 */
export function renderUntrustedFile(attributes: Readonly<Record<string, string>>, text: string): string {
  const marked = text.split(/\r\n?|\n/).map((line) => `untrusted| ${line}`);
  return `${renderUntrustedEnvelope(attributes, marked.join('\n'))}\n`;
}

/** Escapes the angle bracket of the harness's own tags, however they are spaced and cased. */
export function escapeHarnessTags(text: string): string {
  return text.replace(
    /<(?=[\s/\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*(?:script-output|tool-calls|harness-notice|untrusted)\b)/giu,
    '&lt;',
  );
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
