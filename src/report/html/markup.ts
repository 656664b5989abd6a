/** Text that is HTML already. Only `markup` makes it, so that no text of another origin becomes markup. */
export interface Html {
  readonly html: string;
}

type Value = Html | string | number | readonly Html[];

/**
 * A template of HTML. A value in it is escaped, for text and for attributes in double quotes, unless it is `Html` itself. Characters that
 * HTML forbids are dropped.
 */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  let text = strings[0] ?? '';
  for (const [index, value] of values.entries()) text += renderValue(value) + (strings[index + 1] ?? '');
  return { html: text };
}

/** An empty text, for a part that a page does not have. */
export const nothing: Html = { html: '' };

function renderValue(value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escapeHtml(value);
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
}

function escapeHtml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '')
      // One after the other: a function for each character takes several times as long. The first one first, since the others write it.
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;')
  );
}
