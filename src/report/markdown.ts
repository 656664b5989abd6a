/**
 * Text of a model, a tool or a repository as one line of Markdown that shows it and does nothing: no HTML, image, link, mention, slash
 * command, closing keyword or invisible character. Safe in a table cell. Addresses are shown as code.
 */
export function renderInline(text: string): string {
  const line = flatten(text);
  const pieces = line.split(/((?:https?|ftp):\/\/[^\s<>]+)/i);
  // Splitting by a group puts what it caught at the odd places.
  return pieces.map((piece, index) => (index % 2 === 1 ? renderCode(piece) : escapeText(piece, index === 0))).join('');
}

/** Text as inline code, without line breaks. Safe in a table cell. */
export function renderCode(text: string): string {
  const line = flatten(text);
  if (line === '') return '` `';
  // A table splits its cells before code is read, and parsers differ on what a backslash does there. Such text goes without backticks.
  return /[`|\\]/.test(line) ? `<code>${escapeCode(line)}</code>` : `\`${line}\``;
}

/** Text as a block of code that nothing inside can end. `language` is a plain word of ours. */
export function renderBlock(text: string, language: string): string {
  const clean = cleanText(text).replace(/\n$/, '');
  const longestRun = Math.max(0, ...[...clean.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longestRun + 1));
  return `${fence}${language}\n${clean}\n${fence}`;
}

/** Several paragraphs of hostile prose: each line rendered by itself, so that no block structure arises. */
export function renderProse(text: string): string {
  return cleanText(text)
    .split('\n')
    .map((line) => renderInline(line))
    .filter((line) => line !== '')
    .join('\n\n');
}

/** Text without control characters (but line breaks and tabs) and without what reorders or hides characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu, '');
}

/** Text of at most `maxCharacters`, with an ellipsis where something was cut. */
export function cutText(text: string, maxCharacters: number): string {
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 1).toWellFormed()}…`;
}

function flatten(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

// Shows as nothing and keeps two characters from meaning something together.
const gap = '\u200b';

function escapeText(text: string, startsLine: boolean): string {
  const escaped = text
    .replace(/[&<>`|\\$]/g, toEntity)
    .replace(/[*_~[\]]/g, '\\$&')
    .replace(/@(?=[\w-])/g, `@${gap}`)
    .replace(/#(?=\d)(?<!&#)/g, `#${gap}`)
    .replace(/GH-(?=\d)/gi, `$&${gap}`)
    .replace(/:(?=\/\/)/g, `:${gap}`)
    .replace(/www(?=\.)/gi, `$&${gap}`);
  if (!startsLine) return escaped;
  // What a line may start with to be a heading, a list, a rule, a bot's command or the runner's.
  return escaped.replace(/^\d+(?=[.)])/, `$&${gap}`).replace(/^[/#+=:-]/, `${gap}$&${gap}`);
}

function escapeCode(text: string): string {
  return text
    .replace(/[&<>`|\\$*_~[\]!@#]/g, toEntity)
    .replace(/:(?=\/\/)/g, toEntity)
    .replace(/(?<=www)\./gi, toEntity);
}

function toEntity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
