import { readFindFolders } from './find.ts';
import { readOnlyPrograms } from './read-only.ts';
import { readOperands } from './read-operands.ts';

/** Names of the programs that run without a rule where they are called in a known form. */
export const knownReadOnlyNames: readonly string[] = [...readOnlyPrograms.keys(), 'find', 'sed'];

/** What a known read-only command reads, as written; null for every other command. Only bare names are known: `./cat` is not `cat`. */
export function readKnownReads(program: string, words: readonly string[]): readonly string[] | null {
  if (program === 'find') return readFindFolders(words);
  if (program === 'sed') return readSedPrint(words);
  const known = readOnlyPrograms.get(program);
  return known === undefined ? null : readOperands(known, words);
}

// `sed -n 1,5p FILE…`: any other script could write files or run commands.
function readSedPrint(words: readonly string[]): readonly string[] | null {
  const [quiet, script, ...files] = words;
  if (quiet !== '-n' || script === undefined || !/^(?:\d+|\$)(?:,(?:\d+|\$))?p$/.test(script)) return null;
  return files.length === 0 || files.some((file) => file.startsWith('-')) ? null : files;
}
