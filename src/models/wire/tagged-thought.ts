const opening = /^\s*<(?:think|thinking|thought|mm:think)>/i;
const closing = /<\/(?:think|thinking|thought|mm:think)>\s*/i;
/** The end of a thought that the server's template has begun. */
const closingLine = /^[ \t]*<\/(?:think|thinking|thought|mm:think)>\s*/im;

/**
 * The length of the thought at the beginning of a text, with its tags and the space after them: a model writes it there if its server does not separate it. A
 * thought that does not end is the whole text. 0 for a text without one, with code before a closing tag, which may quote it, and for a script in a
 * thought that nothing follows: the model is notified that it did not run. Also 0 for a text with a script that only has the closing tag: whether the
 * script is quoted depends on the text before it.
 */
export function measureTaggedThought(text: string): number {
  const isOpened = opening.test(text);
  const end = (isOpened ? closing : closingLine).exec(text);
  if (end === null && !isOpened) return 0;
  const length = end === null ? text.length : end.index + end[0].length;
  const mayBeQuoted = !isOpened && (text.includes('tool-calls') || /`|<think/i.test(text.slice(0, length)));
  const isScriptAlone = length === text.length && text.includes('<tool-calls>');
  return mayBeQuoted || isScriptAlone ? 0 : length;
}
