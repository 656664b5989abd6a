/** The result of a condition: it certainly matches, it may match, or it certainly does not. An allow needs `must`; a denial applies from `may`. */
export type Match = 'must' | 'may' | 'no';
