const charactersPerToken = 4;

/** Estimates the number of tokens of a text from its length, if no provider counts them. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}
