const maxAttributeCharacters = 200;

/**
 * The envelope in which text of strangers reaches the model, with every tag in it escaped that the harness itself marks text with: the text
 * can neither leave the envelope nor pose as the harness.
 */
export function renderUntrustedEnvelope(attributes: Readonly<Record<string, string>>, text: string): string {
  const rendered = Object.entries(attributes).map(([name, value]) => ` ${name}="${renderAttribute(value)}"`);
  return `<untrusted${rendered.join('')}>\n${escapeHarnessTags(text)}\n</untrusted>`;
}

/** Escapes the angle bracket of the harness's own tags, however they are spaced and cased. */
export function escapeHarnessTags(text: string): string {
  return text.replace(/<(?=[\s/]*(?:script-output|tool-calls|harness-notice|untrusted)\b)/gi, '&lt;');
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
