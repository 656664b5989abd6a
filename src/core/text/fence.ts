/** The backticks around a block of code that nothing in the text can end. */
export function chooseFence(text: string): string {
  const longestRun = [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);
  return '`'.repeat(Math.max(3, longestRun + 1));
}

/**
 * The lines of Markdown, each with the fence of the block of code that is open after it; null outside of blocks. By CommonMark, a fence of backticks has
 * none behind it, and nothing follows the fence that ends a block.
 */
export function readFences(markdown: string): readonly { readonly line: string; readonly open: string | null }[] {
  let open: string | null = null;
  return markdown.split('\n').map((line) => {
    const [, opening = null] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
    const [, closing = ''] = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line) ?? [];
    if (open === null) open = opening;
    else if (closing.startsWith(open)) open = null;
    return { line, open };
  });
}
