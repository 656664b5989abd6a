/**
 * Text of a model, a tool or a repository as one line of Markdown that shows it and does nothing: no HTML, image, link, mention, command,
 * closing keyword, or invisible character.
 */
export function renderInline(text: string): string {
  return cleanText(text)
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_[\]!|~]/g, '\\$&')
    .replace(/@(?=\w)/g, '@\u200b')
    .replace(/#(?=\d)/g, '#\u200b')
    .replace(/\b(https?|ftp|www)(?=[:.])/gi, '$1\u200b')
    .replace(/^([/#+-]|\d+[.)])/, '\u200b$1');
}

/** Text as inline code: a run of backticks longer than any inside, and no line break. Safe in a table cell. */
export function renderCode(text: string): string {
  const line = cleanText(text).replace(/\s+/g, ' ').trim();
  if (line === '') return '` `';
  const fence = '`'.repeat(longestRun(line) + 1);
  const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  // A table reads the bar before it reads the code.
  return `${fence}${padding}${line.replaceAll('|', '\\|')}${padding}${fence}`;
}

/** Text as a block of code that nothing inside can end. */
export function renderBlock(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${cleanText(text).replace(/\n$/, '')}\n${fence}`;
}

/** Several paragraphs of hostile prose: each line rendered by itself. */
export function renderProse(text: string): string {
  return cleanText(text)
    .split('\n')
    .map((line) => renderInline(line))
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Text without control characters (but line breaks and tabs) and without what turns or hides characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(
      /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/gu,
      '',
    );
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}
