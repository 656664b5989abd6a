import type { Word } from '../../../core/types/access.ts';
import {
  createEffects,
  createOpaque,
  mergeEffects,
  splitNames,
  textOf,
  word,
  type Effects,
} from '../define-program.ts';
import { createTable, letters, sortWords, type OptionTable } from '../option-table.ts';

const closed = { unlisted: 'opaque' } as const;

const diffFlags = `-p -u --patch -s --no-patch --raw --minimal --patience --histogram --stat --numstat --shortstat --summary --name-only --name-status
  --no-color --no-renames --check --full-index --binary -a --text -b -w -R --ignore-space-at-eol --ignore-space-change --ignore-all-space
  --ignore-blank-lines --function-context -W --exit-code --quiet --no-ext-diff --no-textconv --cached --staged --merge-base --compact-summary
  --patch-with-stat --dirstat --cumulative --pickaxe-all --pickaxe-regex -z -1 -2 -3 --ours --theirs --base --cc -c -m --indent-heuristic
  --no-indent-heuristic --no-prefix --default-prefix`;
const diffOptional = `-U --color --stat --unified --abbrev --find-renames --find-copies -M -C -B --word-diff --word-diff-regex --color-words --color-moved
  --submodule --ignore-submodules --relative --diff-filter --inter-hunk-context --dirstat --ws-error-highlight --break-rewrites`;
const diffValues = '-S -G --diff-algorithm --src-prefix --dst-prefix --line-prefix';

const logFlags = `${diffFlags} --oneline --graph --all --branches --tags --remotes --decorate --no-decorate --merges --no-merges --first-parent --reverse
  --follow --abbrev-commit --no-abbrev-commit --full-history --simplify-merges --topo-order --date-order --author-date-order --parents --children
  --left-right --cherry --cherry-pick --cherry-mark --boundary --no-notes --no-walk --walk-reflogs -g -i -E -F --all-match
  --invert-grep --regexp-ignore-case --fixed-strings --extended-regexp --relative-date --source --use-mailmap --no-mailmap --dense --sparse
  -0 -4 -5 -6 -7 -8 -9`;
const logOptional = `${diffOptional} --pretty --format --decorate --decorate-refs --decorate-refs-exclude --branches --tags --remotes --since --after --until
  --before --author --committer --grep --date --max-count --skip --min-parents --max-parents --notes --show-linear-break --glob --exclude --encoding`;
const logValues = `${diffValues} -n -L`;

const log = createTable(
  {
    flags: logFlags,
    optional: logOptional,
    values: logValues,
    reads: '-O',
    opaque: '--output --ext-diff --textconv --show-signature',
  },
  closed,
);
const diff = createTable(
  {
    flags: diffFlags,
    optional: diffOptional,
    values: diffValues,
    reads: '-O',
    writes: '--output',
    opaque: '--ext-diff --textconv',
  },
  closed,
);

const tables: ReadonlyMap<string, OptionTable> = new Map([
  [
    'status',
    createTable(
      {
        flags:
          '-s --short -b --branch --long -v --verbose -z --show-stash --ahead-behind --no-ahead-behind --renames --no-renames --no-column',
        optional: '--porcelain -u --untracked-files --ignored --ignore-submodules --column --find-renames',
      },
      closed,
    ),
  ],
  ['diff', diff],
  ['log', log],
  ['show', log],
  ['whatchanged', log],
  ['rev-list', createTable({ flags: `${logFlags} --count --objects`, optional: logOptional, values: '-n' }, closed)],
  [
    'shortlog',
    createTable(
      {
        flags: '-s -n -e -c --summary --numbered --email --committer',
        optional: '--group --format --since --until --author',
      },
      closed,
    ),
  ],
  [
    'blame',
    createTable(
      {
        flags: `${letters('wMCeflnpscbt')} --porcelain --line-porcelain --incremental --show-email --show-name --show-number --root`,
        values: '-L',
        optional: '--date --abbrev --since',
        reads: '--contents --ignore-revs-file -S',
      },
      closed,
    ),
  ],
  [
    'grep',
    createTable(
      {
        flags: `${letters('iwvlLcnhHEFGPIaoqpWzr')} --ignore-case --word-regexp --invert-match --files-with-matches --name-only --count --line-number
          --cached --untracked --no-index --column --heading --break --show-function --all-match --and --or --not --fixed-strings --extended-regexp
          --perl-regexp --only-matching --quiet --no-color --recursive --exclude-standard --no-exclude-standard --full-name`,
        values: '-e -A -B -C -m --max-depth --threads',
        optional: '--color --context --after-context --before-context --max-count',
        reads: '-f',
        opaque: '-O --open-files-in-pager --textconv --recurse-submodules --ext-grep',
      },
      closed,
    ),
  ],
  [
    'ls-files',
    createTable(
      {
        flags: `${letters('cdmoikstuvfz')} --cached --deleted --modified --others --ignored --stage --unmerged --killed --directory --exclude-standard
          --full-name --error-unmatch --deduplicate --eol --no-empty-directory`,
        values: '-x --exclude',
        reads: '-X --exclude-from',
        optional: '--abbrev --format --with-tree',
      },
      closed,
    ),
  ],
  [
    'ls-tree',
    createTable(
      {
        flags: `${letters('drtlz')} --name-only --name-status --long --full-name --full-tree --object-only`,
        optional: '--abbrev --format',
      },
      closed,
    ),
  ],
  [
    'rev-parse',
    createTable(
      {
        flags: `--show-toplevel --abbrev-ref --verify --short --git-dir --is-inside-work-tree --show-prefix --show-cdup --quiet -q --all --branches --tags
          --absolute-git-dir --git-common-dir --is-bare-repository --is-shallow-repository --symbolic-full-name --symbolic --show-current`,
        optional: '--short --abbrev-ref',
        values: '--git-path',
      },
      closed,
    ),
  ],
  [
    'describe',
    createTable(
      {
        flags: '--all --tags --contains --always --long --exact-match --first-parent --debug',
        optional: '--dirty --broken --abbrev --candidates --match --exclude',
      },
      closed,
    ),
  ],
  ['merge-base', createTable({ flags: '-a --all --octopus --independent --is-ancestor --fork-point' }, closed)],
  ['cat-file', createTable({ flags: '-t -s -p -e' }, closed)],
  [
    'for-each-ref',
    createTable({ optional: '--format --sort --count --points-at --contains --merged --no-merged' }, closed),
  ],
  [
    'show-ref',
    createTable(
      { flags: '--heads --tags --head -d --dereference --verify -q --quiet -s', optional: '--hash --abbrev' },
      closed,
    ),
  ],
  ['check-ignore', createTable({ flags: '-q -v -n -z --quiet --verbose --non-matching --no-index' }, closed)],
  ['count-objects', createTable({ flags: '-v -H --verbose --human-readable' }, closed)],
]);

/** Subcommands that only read unless an operand names a thing to create or change. */
const listings: ReadonlyMap<string, OptionTable> = new Map([
  [
    'branch',
    createTable(
      {
        flags: '-a -r -v -vv --all --remotes --verbose --list --show-current --no-color -q -i',
        optional: '--color --contains --no-contains --merged --no-merged --points-at --sort --format --column',
      },
      closed,
    ),
  ],
  [
    'tag',
    createTable(
      { flags: '-l --list -i', values: '-n', optional: '--contains --merged --sort --points-at --format --color' },
      closed,
    ),
  ],
  ['remote', createTable({ flags: '-v --verbose' }, closed)],
]);

/** The reads of a git subcommand in a form that only reads. Returns null for all other forms. */
export function gitReading(name: string, words: readonly Word[]): Effects | null {
  if (words.some((written) => /%[-+ ]?G|%\(signature/.test(textOf(written) ?? '')))
    return createOpaque(`git ${name} would run the program that checks signatures`);
  const stash = name === 'stash' || name === 'reflog' || name === 'worktree' || name === 'notes';
  if (stash && /^(?:list|show)$/.test(textOf(words[0]) ?? ''))
    return mergeEffects(sortWords(log, words.slice(1)).effects, createEffects({ reads: [word('.')] }));
  const listing = listings.get(name);
  if (listing !== undefined) {
    const { operands, effects, has } = sortWords(listing, words);
    const isList = operands.length === 0 || has('-l', '--list');
    return isList && effects.opaque.length === 0 && effects.known === 'whole' ? effects : null;
  }
  const table = tables.get(name);
  if (table === undefined) return null;
  if (name === 'diff' && words.some((written) => textOf(written) === '--no-index')) return readNoIndex(words);
  const { operands, effects, has, valuesOf } = sortWords(table, words);
  // `-L 1,5:FILE` prints lines of a file.
  const ranges = valuesOf('-L').flatMap((range) =>
    range.includes(':') ? [word(range.slice(range.lastIndexOf(':') + 1))] : [],
  );
  const named = [...ranges, ...operands.flatMap(readOperand)];
  // All other subcommands also compare or search the whole tree, besides the named files.
  const isLocal = splitNames(
    'rev-parse merge-base describe for-each-ref show-ref count-objects check-ignore rev-list',
  ).includes(name);
  const tree = isLocal ? [] : [word('.')];
  const outside = has('--no-index') ? createOpaque(`git ${name} --no-index reads other files`) : createEffects();
  return mergeEffects(effects, outside, createEffects({ reads: [...tree, ...named] }));
}

// An operand may name a file, a version, or a file of a version. Reading a version's name as a file path is harmless if no such file exists.
function readOperand(operand: Word): Word[] {
  const text = textOf(operand);
  if (text === null) return [operand];
  // A colon in braces is part of the version: `HEAD@{12:00}:FILE`.
  const plain = text.replaceAll(/\{[^{}]*\}/g, (braces) => '_'.repeat(braces.length));
  // Between two versions there are two names: `A:FILE..B:FILE`.
  const names = [...plain.matchAll(/:/g)].map(({ index }) => text.slice(index + 1)).filter((name) => name !== '');
  if (names.length > 0 && !text.startsWith(':')) return names.map(word);
  if (text.startsWith(':')) return [word(text.replace(/^:(?:\([^)]*\)|[0-3]:|[/!^]*)?/, '') || '.')];
  return [operand];
}

function readNoIndex(words: readonly Word[]): Effects {
  const own = words.filter((written) => textOf(written) !== '--no-index');
  const { operands, effects } = sortWords(diff, own);
  return mergeEffects(effects, createEffects({ reads: operands }));
}
