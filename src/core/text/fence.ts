/** The backticks around a block of code that nothing in the text can end. */
export function chooseFence(text: string): string {
  const longestRun = [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);
  return '`'.repeat(Math.max(3, longestRun + 1));
}
