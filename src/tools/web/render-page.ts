import { Parser } from 'htmlparser2';
import { invisibleCharacters } from '../../core/text/invisible-characters.ts';
import { createMarkdownWriter } from './markdown-writer.ts';
import { createPageElements } from './page-elements.ts';

/** Elements that a reader of a page does not see, or not as text. */
const dropped = new Set(
  'script style noscript template svg math iframe object embed canvas audio video select button textarea datalist dialog'.split(
    ' ',
  ),
);
const chunkCharacters = 16_384;
/** No page of a person's is nested like this, and each level costs. */
const maxDepth = 512;
const maxTitleCharacters = 300;

/** A page in the words that a reader sees. */
export interface RenderedPage {
  readonly title: string;
  readonly markdown: string;
  /** False if the page was cut: it was longer than the limit, or nested too deep. */
  readonly isWhole: boolean;
}

/**
 * Renders HTML as Markdown: text, headings, lists, links, code and tables, without scripts, styles, comments, hidden elements, alternative
 * texts and invisible characters. Time and memory are proportional to the length of the text, for any text.
 */
export function renderPage(
  html: string,
  options: { readonly url: string; readonly maxCharacters: number },
): RenderedPage {
  const writer = createMarkdownWriter(options.maxCharacters);
  const elements = createPageElements(writer, options.url);
  let depth = 0;
  let droppedFrom = 0;
  let isInTitle = false;
  let title = '';

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (droppedFrom > 0) return;
      // Its text without its layout would be another formula.
      if (name === 'math' && !isHidden(attributes)) elements.text('[formula]');
      if (dropped.has(name) || isHidden(attributes)) droppedFrom = depth;
      else if (name === 'title') isInTitle = true;
      else elements.open(name, attributes);
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
      else if (droppedFrom === 0) elements.close(name);
      if (droppedFrom === depth) droppedFrom = 0;
      depth -= 1;
    },
    ontext(text) {
      if (droppedFrom > 0) return;
      const visible = text.replace(invisibleCharacters, '');
      if (!isInTitle) elements.text(visible);
      else if (title.length < maxTitleCharacters) title += visible;
    },
  });

  const mayContinue = (): boolean =>
    !writer.isFull && depth <= maxDepth && elements.heldCharacters <= options.maxCharacters;
  let position = 0;
  for (; position < html.length && mayContinue(); position += chunkCharacters)
    parser.write(html.slice(position, position + chunkCharacters));
  const isWhole = position >= html.length && mayContinue();
  // Closes open elements, so that a link or a code block that was cut is still shown.
  parser.end();
  return {
    title: title.replace(/\s+/g, ' ').trim().slice(0, maxTitleCharacters),
    markdown: writer.read(),
    isWhole,
  };
}

function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  if (Object.hasOwn(attributes, 'hidden') || attributes['aria-hidden']?.trim().toLowerCase() === 'true') return true;
  return hidingStyle.test(attributes['style'] ?? '');
}

const hidingStyle =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size)\s*:\s*0(?![.\d]*[1-9])/i;
