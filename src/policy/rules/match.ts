/** Whether a condition holds: for certain, possibly, or certainly not. An allow needs `must`; a denial fires on `may`. */
export type Match = 'must' | 'may' | 'no';
