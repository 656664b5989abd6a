const tests = new Map([
  ...[
    '-name',
    '-iname',
    '-path',
    '-ipath',
    '-wholename',
    '-type',
    '-maxdepth',
    '-mindepth',
    '-size',
    '-mtime',
    '-mmin',
    '-atime',
    '-ctime',
    '-perm',
    '-user',
    '-group',
    '-regex',
    '-iregex',
    '-regextype',
  ].map((name): [string, number] => [name, 1]),
  ...[
    '-print',
    '-print0',
    '-ls',
    '-empty',
    '-prune',
    '-not',
    '!',
    '-o',
    '-or',
    '-a',
    '-and',
    '(',
    ')',
    ',',
    '-true',
    '-false',
    '-depth',
    '-xdev',
    '-mount',
    '-quit',
    '-readable',
    '-executable',
    '-writable',
  ].map((name): [string, number] => [name, 0]),
]);

/** The folders that a `find` looks through; null where it uses anything that may write, execute or read a list of files. */
export function readFindFolders(words: readonly string[]): readonly string[] | null {
  const start = words.findIndex((word) => word.startsWith('-') || word === '(' || word === '!');
  const folders = start < 0 ? words : words.slice(0, start);
  for (let at = folders.length; at < words.length; at += 1) {
    const values = tests.get(words[at] ?? '');
    if (values === undefined) return null;
    at += values;
  }
  return folders.length === 0 ? ['.'] : folders;
}
