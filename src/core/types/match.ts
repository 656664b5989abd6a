/** The result of a condition: it certainly matches, it may match, or it certainly does not. An allow needs `must`; a denial applies from `may`. */
export type Match = 'must' | 'may' | 'no';

/** Why a path is compared: to grant (exact comparison) or to restrict (all spellings that a file system may treat as the same path). */
export type Intent = 'grant' | 'restrict';

/** The result of conditions that must all match: the least certain of them. */
export function pickWeakest(left: Match, right: Match): Match {
  if (left === 'no' || right === 'no') return 'no';
  return left === 'may' || right === 'may' ? 'may' : 'must';
}

/** The result of alternatives: the most certain of them. */
export function pickStrongest(left: Match, right: Match): Match {
  if (left === 'must' || right === 'must') return 'must';
  return left === 'may' || right === 'may' ? 'may' : 'no';
}
