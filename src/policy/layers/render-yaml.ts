/**
 * Renders plain data as blocks of YAML, as the library does, and much faster. `describe` gives the comment above an item of a list of maps.
 * Every reader of YAML 1.2 gets the same data: what is not certainly a plain word is written as JSON. `undefined` in a map is left out.
 */
export function renderYaml(data: unknown, describe: (item: object) => string | null = () => null): string {
  const lines = renderBlock(data, describe);
  return `${lines === null ? renderScalar(data) : lines.join('\n')}\n`;
}

// Null for a value that is written behind its key or dash.
function renderBlock(data: unknown, describe: (item: object) => string | null): string[] | null {
  if (typeof data !== 'object' || data === null) return null;
  if (Array.isArray(data)) return data.length === 0 ? null : data.flatMap((item) => renderItem(item, describe));
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? null : entries.flatMap(([key, value]) => renderPair(key, value, describe));
}

function renderItem(item: unknown, describe: (item: object) => string | null): string[] {
  const lines = renderBlock(item, describe);
  if (lines === null) return [`- ${renderScalar(item)}`];
  const comment = describe(item as object);
  const [first = '', ...rest] = lines;
  return [...(comment === null ? [] : [`# ${comment}`]), `- ${first}`, ...rest.map(indent)];
}

function renderPair(key: string, value: unknown, describe: (item: object) => string | null): string[] {
  const lines = renderBlock(value, describe);
  return lines === null
    ? [`${renderText(key)}: ${renderScalar(value)}`]
    : [`${renderText(key)}:`, ...lines.map(indent)];
}

function indent(line: string): string {
  return `  ${line}`;
}

function renderScalar(value: unknown): string {
  if (typeof value === 'string') return renderText(value);
  if (Array.isArray(value)) return '[]';
  return typeof value === 'object' && value !== null ? '{}' : JSON.stringify(value);
}

// Words that some reader of YAML takes for no text.
const reserved = /^(?:null|true|false|yes|no|on|off|y|n)$/i;

function renderText(text: string): string {
  if (/^[A-Za-z_/][\x20-\x7e]*$/.test(text) && !/: |:$| #| $/.test(text) && !reserved.test(text)) return text;
  return JSON.stringify(text).replaceAll(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
