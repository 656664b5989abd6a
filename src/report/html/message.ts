import { cleanText } from '../content/markdown.ts';
import { parseMessage, splitLine, type ListItem, type MessageBlock, type TableRow } from '../content/message-blocks.ts';
import { markup, nothing, type Html } from './markup.ts';

/** A message of a model as HTML: paragraphs, lists, tables, code and emphasis. Links, images and HTML of the message are shown as text. */
export function renderMessageHtml(text: string): Html {
  return markup`${parseMessage(cleanText(text)).map(renderBlock)}`;
}

function renderBlock(block: MessageBlock): Html {
  switch (block.type) {
    case 'code':
      return markup`<pre tabindex="0">${block.text}</pre>`;
    case 'heading':
      return markup`<p><strong>${block.text}</strong></p>`;
    case 'list':
      return markup`<ul>${block.items.map(renderItem)}</ul>`;
    case 'table':
      return markup`<table>${block.rows.map(renderRow)}</table>`;
    case 'paragraph':
      return markup`<p>${block.lines.map((line) => markup`${renderLine(line)}\n`)}</p>`;
  }
}

function renderRow({ type, cells }: TableRow): Html {
  return type === 'rule' ? nothing : markup`<tr>${cells.map((cell) => markup`<td>${renderLine(cell)}</td>`)}</tr>`;
}

function renderItem({ depth, number, text }: ListItem): Html {
  const marker = number === null ? '' : `${number}. `;
  return markup`<li class="depth-${depth}${number === null ? '' : ' numbered'}">${marker}${renderLine(text)}</li>`;
}

function renderLine(line: string): Html {
  return markup`${splitLine(line).map(({ type, text }) =>
    type === 'code' ? markup`<code>${text}</code>` : markup`${splitEmphasis(text)}`,
  )}`;
}

// The length is bounded, so that a line of asterisks takes linear time.
const emphasis = /(\*\*[^*\s](?:[^*]{0,300}[^*\s])?\*\*|\*[^*\s](?:[^*]{0,300}[^*\s])?\*)/;

function splitEmphasis(text: string): Html[] {
  return text.split(emphasis).map((piece, index) => {
    if (index % 2 === 0) return markup`${piece}`;
    return piece.startsWith('**')
      ? markup`<strong>${piece.slice(2, -2)}</strong>`
      : markup`<em>${piece.slice(1, -1)}</em>`;
  });
}
