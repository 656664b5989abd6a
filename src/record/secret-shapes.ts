// What stands before a token that has a common word as its prefix: nothing of a word; or the end of an escape, since tokens also turn up
// in JSON text (`\n`), in coloured output and in percent-encoding, where the character before them is a letter or a digit.
const edge = (inWord: string): string => `(?:(?<![${inWord}])|(?<=\\\\[bfnrt]|%[0-9A-Fa-f]{2}|\\[[0-9;]{0,12}m))`;

const marker = (word: string): string => `-----${word} [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----`;
// Line breaks, also escaped ones, with what diffs, quotations and string literals put around them.
const gap = String.raw`(?:\\{1,8}[nrt]|(?!-----END)[\s"'\\,+>|#*-]){0,40}`;
// A whole word, and not the key of what follows in JSON text: that must stay JSON.
const wordEnd = String.raw`(?![A-Za-z0-9/+=]|\\{0,8}"\s{0,8}:)`;
const keyHeader = `${gap}(?:Proc-Type: 4,ENCRYPTED|DEK-Info: [A-Z0-9-]{1,40},[0-9A-Fa-f]{1,64})`;

/**
 * Shapes of well-known tokens, as sources of regular expressions. What follows a prefix is one bounded repetition, or is optional from the
 * point on where the scan gets long, so that nothing is scanned again and matching stays linear.
 */
export const secretShapes: readonly string[] = [
  'gh[pousr]_[A-Za-z0-9]{30,255}',
  'github_pat_[A-Za-z0-9_]{20,255}',
  'glpat-[A-Za-z0-9_-]{20,64}',
  'npm_[A-Za-z0-9]{30,64}',
  'pypi-[A-Za-z0-9_-]{40,255}',
  'xox[abeprs]-[A-Za-z0-9-]{10,255}',
  'xapp-[0-9]-[A-Za-z0-9-]{10,255}',
  `${edge('A-Za-z0-9')}sk-(?:proj-|svcacct-|admin-|ant-|or-v1-)[A-Za-z0-9_-]{20,255}`,
  `${edge('A-Za-z0-9')}sk-[A-Za-z0-9]{20,255}`,
  `${edge('A-Z0-9')}(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Z])`,
  `${edge('A-Za-z0-9_-')}AIza[A-Za-z0-9_-]{35}`,
  `${edge('A-Za-z0-9_-')}ya29\\.[A-Za-z0-9_-]{20,255}`,
  `${edge('A-Za-z0-9_-')}eyJ[A-Za-z0-9_-]{10,2000}\\.eyJ[A-Za-z0-9_-]{10,4000}\\.[A-Za-z0-9_-]{10,2000}`,
  // The end is optional: output is cut, and half a key is still a secret.
  `${marker('BEGIN')}(?:${keyHeader}){0,2}(?:${gap}[A-Za-z0-9/+=]{16,16000}${wordEnd})+(?:${gap}[A-Za-z0-9/+=]{1,76}${wordEnd}){0,2}(?:${gap}${marker('END')})?`,
];
