import { escapeControls } from '../core/text/control-characters.ts';

const maxListDepth = 3;

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

/** Text as inline code, without line breaks and with invisible characters as escapes. Safe in a table cell. */
export function renderCode(text: string): string {
  // A name that looks like another one is another one.
  const line = escapeControls(text.toWellFormed().replaceAll(/\s+/g, ' ').trim());
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

/**
 * A message of a model as safe Markdown: paragraphs, lists, headings (as bold lines), blocks of code, inline code, bold and italic text. No
 * HTML, image, link, mention, slash command or closing keyword of the message has an effect. Linear in the length of the text.
 */
export function renderMessage(text: string): string {
  const blocks: string[] = [];
  let block: string[] = [];
  let level = -1;
  const flush = (): void => {
    if (block.length > 0) blocks.push(block.join('\n'));
    block = [];
    level = -1;
  };
  const lines = cleanText(text).split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, fence, language = ''] = /^ {0,3}(`{3,}|~{3,}) {0,3}([\w+-]{0,20}) {0,9}$/.exec(line) ?? [];
    if (fence !== undefined) {
      flush();
      const end = findFenceEnd(lines, at + 1, fence);
      blocks.push(renderBlock(lines.slice(at + 1, end).join('\n'), language));
      at = end;
      continue;
    }
    const [, indent, marker = '', item = ''] = /^( {0,12})([-*+]|\d{1,3}[.)]) +(\S.*)$/.exec(line) ?? [];
    if (indent !== undefined) {
      // A level more than one below the item above would be a block of code.
      const depth = Math.min(Math.floor(indent.length / 2), level + 1, maxListDepth);
      if (level < 0) flush();
      level = depth;
      block.push(
        `${'   '.repeat(depth)}${/\d/.test(marker) ? `${Number.parseInt(marker, 10)}.` : '-'} ${renderLine(item)}`,
      );
      continue;
    }
    if (/^\s*\|.*\|\s*$/.test(line)) {
      if (block.length > 0 && !(block[0] ?? '').startsWith('|')) flush();
      block.push(renderTableRow(line));
      continue;
    }
    if ((block[0] ?? '').startsWith('|')) flush();
    const [, heading] = /^#{1,6} +(\S.*)$/.exec(line) ?? [];
    if (heading !== undefined) {
      flush();
      blocks.push(`**${renderInline(heading.replaceAll(/[*`]|#+ *$/g, ''))}**`);
    } else if (line.trim() === '') flush();
    else {
      if (level >= 0) flush();
      block.push(renderLine(line));
    }
  }
  flush();
  return blocks.filter((one) => one.trim() !== '').join('\n\n');
}

function renderTableRow(line: string): string {
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|'));
  if (cells.every((cell) => /^ *:?-+:? *$/.test(cell))) return `|${cells.map((cell) => ` ${cell.trim()} `).join('|')}|`;
  return `| ${cells.map((cell) => renderLine(cell)).join(' | ')} |`;
}

function findFenceEnd(lines: readonly string[], from: number, fence: string): number {
  const mark = fence.slice(0, 1);
  for (let at = from; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    if (line.length >= fence.length && line === mark.repeat(line.length)) return at;
  }
  return lines.length;
}

function renderLine(text: string): string {
  const pieces = flatten(text).split(/(`[^`]{1,2000}`|(?:https?|ftp):\/\/[^\s<>`]+)/i);
  const rendered = pieces.map((piece, index) => {
    if (index % 2 === 0) return escapeText(piece, index === 0);
    return renderCode(piece.startsWith('`') ? piece.slice(1, -1) : piece);
  });
  return emphasise(rendered.join(''));
}

// The marks are escaped already: only pairs around text without another mark are restored.
function emphasise(escaped: string): string {
  return escaped
    .replaceAll(/\\\*\\\*([^\\\s](?:[^\\]*[^\\\s])?)\\\*\\\*/g, '**$1**')
    .replaceAll(/(?<!\*)\\\*([^\\\s*](?:[^\\*]*[^\\\s*])?)\\\*(?!\*)/g, '*$1*');
}

/** Text without control characters (but line breaks and tabs) and without what reorders or hides characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu, '');
}

/** Text of at most `maxCharacters`, with an ellipsis if something was cut. */
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
  // Characters that begin a heading, a list, a rule, a command of a bot or a command of the runner.
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
