import { createEffects, defineProgram, mergeEffects, word, type ProgramProfile } from '../define-program.ts';
import { createTable, letters, sortWords, type OptionTable } from '../option-table.ts';

/** The options of grep. */
export const grep = createTable(
  {
    flags: `${letters('ivwxclnLhHoqsrREFGPaIzUTbZy0123456789')} --ignore-case --no-ignore-case --invert-match --word-regexp --line-regexp --count
      --files-with-matches --files-without-match --line-number --with-filename --no-filename --only-matching --quiet --silent --no-messages --recursive
      --dereference-recursive --extended-regexp --fixed-strings --basic-regexp --perl-regexp --text --null --null-data --byte-offset --initial-tab
      --line-buffered`,
    values: `-e -m -A -B -C -d -D --regexp --max-count --after-context --before-context --context --include --exclude --exclude-dir
      --binary-files --label --directories --devices`,
    optional: '--color --colour',
    reads: '-f --file --exclude-from',
  },
  { unlisted: 'opaque' },
);

/** The options of ripgrep. */
export const ripgrep = createTable(
  {
    flags: `${letters('iSsvwxclnNoFUuHIqapP0L.')} --ignore-case --smart-case --case-sensitive --invert-match --word-regexp --line-regexp --count
      --count-matches --files-with-matches --files-without-match --files --line-number --no-line-number --only-matching --fixed-strings --multiline
      --multiline-dotall --unrestricted --hidden --no-hidden --no-ignore --no-ignore-vcs --no-ignore-parent --no-ignore-dot --ignore --heading
      --no-heading --with-filename --no-filename --quiet --text --json --vimgrep --column --trim --no-messages --stats --pcre2 --null --no-config
      --crlf --passthru --follow --glob-case-insensitive --one-file-system --pretty --type-list --no-require-git --include-zero --null-data
      --byte-offset --line-buffered --max-columns-preview --no-pre --no-search-zip --no-unicode --version`,
    values: `-e --regexp -g --glob --iglob -t --type -T --type-not --type-add -A --after-context -B --before-context -C --context -m --max-count
      -M --max-columns -j --threads -d --max-depth --sort --sortr --color --colors -r --replace -E --encoding --max-filesize --engine
      --context-separator --field-match-separator --path-separator --dfa-size-limit --regex-size-limit`,
    reads: '-f --file --ignore-file',
    opaque: '--pre --pre-glob --hostname-bin --search-zip -z --hyperlink-format',
  },
  { unlisted: 'opaque' },
);

/** Programs that search files for a pattern. `isTree` returns whether they search their working folder recursively. */
function defineSearch(
  names: string,
  table: OptionTable,
  isTree: (has: (...options: readonly string[]) => boolean) => boolean,
): ProgramProfile {
  return defineProgram(names, 'reader', (words) => {
    const { operands, effects, has } = sortWords(table, words);
    if (has('--type-list', '--version') && !has('--files')) return effects;
    const hasPattern = has('-e', '--regexp', '-f', '--file', '--files');
    const [pattern] = operands;
    if (!hasPattern && pattern === undefined) return mergeEffects(effects, createEffects({ known: 'part' }));
    // A glob in the pattern's position expands to the pattern and the files.
    const files = hasPattern || pattern?.type === 'dynamic' ? operands : operands.slice(1);
    // If the glob matches only one name, there are no files.
    const mayBeAlone = files.length === 0 || (!hasPattern && pattern?.type === 'dynamic');
    const reads = mayBeAlone && isTree(has) ? [...files, word('.')] : files;
    return mergeEffects(effects, createEffects({ reads }));
  });
}

export const searchPrograms: readonly ProgramProfile[] = [
  {
    ...defineSearch('grep egrep fgrep', grep, (has) =>
      has('-r', '-R', '--recursive', '--dereference-recursive', '-d', '--directories'),
    ),
    onlyReads: true,
  },
  defineSearch('rg', ripgrep, () => true),
];
