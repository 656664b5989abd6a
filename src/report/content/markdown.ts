import { escapeControls } from '../../core/text/control-characters.ts';
import { chooseFence } from '../../core/text/fence.ts';
import { invisibleCharacters } from '../../core/text/invisible-characters.ts';
import { parseMessage, splitLine, type MessageBlock } from './message-blocks.ts';

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

/**
 * Languages whose blocks are shown as text. GitHub draws `mermaid`, `math`, `geojson`, `topojson` and `stl`, and offers `suggestion` as a change to
 * commit (docs.github.com, "Creating diagrams", "Writing mathematical expressions", "Incorporating feedback"). Other languages may follow.
 */
const textLanguages = new Set(
  `bash c c++ clojure cmake cpp cs csharp css csv dart diff dockerfile elixir erlang fsharp go golang gradle graphql groovy haskell hcl html
  http ini java javascript js json json5 jsonc jsx julia kotlin less lua makefile markdown md objective-c ocaml patch perl php plaintext powershell
  properties proto protobuf ps1 py python r rb rs ruby rust scala scss sh shell sql svelte swift terraform text toml ts tsx txt typescript vue xml yaml
  yml zig zsh`.split(/\s+/),
);

/** Text as a block of code that nothing inside can end, in a language that GitHub shows as text; in any other, the block has no language. */
export function renderBlock(text: string, language: string): string {
  const clean = cleanText(text).replace(/\n$/, '');
  const fence = chooseFence(clean);
  return `${fence}${textLanguages.has(language.toLowerCase()) ? language : ''}\n${clean}\n${fence}`;
}

/**
 * A message of a model as safe Markdown: paragraphs, lists, headings (as bold lines), blocks of code, inline code, bold and italic text. No
 * HTML, image, link, mention, slash command or closing keyword of the message has an effect. Linear in the length of the text.
 */
export function renderMessage(text: string): string {
  return parseMessage(cleanText(text))
    .map(renderMessageBlock)
    .filter((block) => block.trim() !== '')
    .join('\n\n');
}

function renderMessageBlock(block: MessageBlock): string {
  switch (block.type) {
    case 'code':
      return renderBlock(block.text, block.language);
    case 'heading':
      return `**${renderInline(block.text)}**`;
    case 'list':
      return block.items
        .map(
          ({ depth, number, text }) =>
            `${'   '.repeat(depth)}${number === null ? '-' : `${number}.`} ${renderLine(text)}`,
        )
        .join('\n');
    case 'table':
      return block.rows
        .map((row) =>
          row.type === 'rule'
            ? `|${row.cells.map((cell) => ` ${cell.trim()} `).join('|')}|`
            : `| ${row.cells.map(renderLine).join(' | ')} |`,
        )
        .join('\n');
    case 'paragraph':
      return block.lines.map(renderLine).join('\n');
  }
}

function renderLine(text: string): string {
  const rendered = splitLine(flatten(text)).map((piece, index) =>
    piece.type === 'code' ? renderCode(piece.text) : escapeText(piece.text, index === 0),
  );
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
    .replace(invisibleCharacters, '');
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
