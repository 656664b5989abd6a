/** The backticks around a block of code that nothing in the text can end. */
export function chooseFence(text: string): string {
  const longestRun = [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);
  return '`'.repeat(Math.max(3, longestRun + 1));
}

/** The lines of Markdown, each with the fence of the block of code that is open after it; null outside of blocks. */
export function readFences(markdown: string): readonly { readonly line: string; readonly open: string | null }[] {
  let open: string | null = null;
  return markdown.split('\n').map((line) => {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (open === null) open = fence;
      else if (fence[0] === open[0] && fence.length >= open.length) open = null;
    }
    return { line, open };
  });
}
