const charactersPerToken = 4;

/** A guess at a text's tokens by its length, where no provider counts them. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}
