import { posix } from 'node:path';
import type { Word } from '../../../core/types/access.ts';
import {
  createEffects,
  createOpaque,
  defineProgram,
  mergeEffects,
  textOf,
  word,
  type Effects,
  type ProgramProfile,
} from '../define-program.ts';
import { createTable, letters, sortWords, type OptionTable, type SortedWords } from '../option-table.ts';

const closed = { unlisted: 'opaque' } as const;

/** Programs that write files which their arguments name. The lowering of paths omits `-` and the names of standard streams. */
function defineWriter(names: string, table: OptionTable, read: (sorted: SortedWords) => Effects): ProgramProfile {
  return defineProgram(names, 'other', (words) => {
    const sorted = sortWords(table, words);
    return mergeEffects(sorted.effects, read(sorted));
  });
}

/** Writers that remove nothing and make no links. Nothing that they leave in the scratch folder can lead a later write out of it. */
function definePlainWriter(...options: Parameters<typeof defineWriter>): ProgramProfile {
  return { ...defineWriter(...options), onlyAdds: true };
}

/** All operands are written. */
function writesOperands({ operands }: SortedWords): Effects {
  return createEffects({ writes: operands });
}

/** Sources are read, and with `move` also written. The destination is the last operand or the value of `-t`. */
function copies(move: 'move' | 'copy') {
  return ({ operands, valuesOf, has }: SortedWords): Effects => {
    const targets = valuesOf('-t', '--target-directory');
    const sources = targets.length > 0 ? operands : operands.slice(0, -1);
    const last = operands.at(-1);
    const isPlain = has('-T', '--no-target-directory');
    const writes =
      targets.length > 0
        ? targets.flatMap((target) => placeIn(target, sources))
        : last === undefined || (sources.length === 0 && last.type === 'literal')
          ? []
          : // A glob alone may expand to several names, of which the last is written.
            listDestinations(last, sources, isPlain);
    return createEffects({ reads: sources, writes: move === 'move' ? [...sources, ...writes] : writes });
  };
}

// It is not known here whether the destination is a folder. So the paths inside it count too, unless its name looks like a file name.
function listDestinations(destination: Word, sources: readonly Word[], isPlain: boolean): Word[] {
  const text = textOf(destination);
  if (text === null || isPlain) return [destination];
  if (
    text.endsWith('/') ||
    /(?:^|\/)\.{1,2}$/.test(text) ||
    sources.length > 1 ||
    sources.some(({ type }) => type === 'dynamic')
  )
    return placeIn(text, sources);
  const name = posix.basename(text);
  return name.slice(1).includes('.') ? [destination] : [destination, ...placeIn(text, sources)];
}

function placeIn(folder: string, sources: readonly Word[]): Word[] {
  return sources.map((source) => {
    const text = textOf(source);
    // The names that a glob expands to are not known, so the written paths are not known either.
    if (text === null || folder === '') return source.type === 'dynamic' ? source : word(folder);
    const name = posix.basename(text);
    return word(name === '' || name === '.' || name === '..' ? folder : posix.join(folder, name));
  });
}

const copyTable = createTable(
  {
    flags: `${letters('adfiHLnPprRsuvxTZ')} --archive --force --interactive --no-clobber --recursive --verbose --update --dereference
      --no-dereference --parents --no-target-directory --one-file-system --symbolic-link --remove-destination --strip-trailing-slashes`,
    values: '-t --target-directory',
    optional: '--preserve --no-preserve --reflink --sparse',
    // Backups are files of other names, and a hard link is the file itself.
    opaque: '-b -S --suffix --backup -l --link',
  },
  closed,
);

const modeTable = createTable(
  {
    flags: `${letters('cfRvhHLPrwxXst')} --changes --quiet --silent --recursive --verbose --no-dereference --preserve-root`,
    reads: '--reference',
  },
  closed,
);

const moveTable = createTable(
  {
    flags: `${letters('finuvTZ')} --force --interactive --no-clobber --update --verbose --no-target-directory --strip-trailing-slashes`,
    values: '-t --target-directory',
    opaque: '-b -S --suffix --backup',
  },
  closed,
);

/** The first operand is a mode, an owner or a group. The other operands are changed. */
function writesAfterFirst({ operands, has }: SortedWords): Effects {
  const first = operands[0];
  if (first !== undefined && first.type === 'dynamic') return createOpaque('the mode is known only when it runs');
  // `chmod -x` has its mode in the position of an option.
  const isNamed = has('--reference', '-r', '-w', '-x', '-X', '-s', '-t');
  return createEffects({ writes: isNamed ? operands : operands.slice(1) });
}

const sort = createTable(
  {
    flags: `${letters('bdfgiMhnRrVcCmsuz')} --ignore-leading-blanks --dictionary-order --ignore-case --general-numeric-sort --ignore-nonprinting
      --month-sort --human-numeric-sort --numeric-sort --random-sort --reverse --version-sort --merge --stable --unique --zero-terminated --debug`,
    values: '-k --key -t --field-separator -S --buffer-size --parallel --sort --batch-size',
    optional: '--check',
    reads: '--random-source',
    writes: '-o --output',
    opaque: '--compress-program --files0-from -T --temporary-directory',
  },
  closed,
);

const uniq = createTable(
  {
    flags: `${letters('cdDiuz')} --count --repeated --unique --ignore-case --zero-terminated`,
    values: '-f -s -w --skip-fields --skip-chars --check-chars',
    optional: '--all-repeated --group',
  },
  closed,
);

/** A reader that writes to its second operand. */
function writesSecond({ operands }: SortedWords): Effects {
  if (operands.some(({ type }) => type === 'dynamic')) return createOpaque('a second file name would be written');
  return createEffects({ reads: operands.slice(0, 1), writes: operands.slice(1) });
}

/** Coreutils programs that write, and readers with an option or operand that writes. */
export const writers: readonly ProgramProfile[] = [
  defineWriter('cp', copyTable, copies('copy')),
  defineWriter('mv', moveTable, copies('move')),
  defineWriter(
    'install',
    createTable(
      {
        flags: '-c -C -d -D -p -s -v -T --compare --directory --verbose --preserve-timestamps --no-target-directory',
        values: '-m --mode -o --owner -g --group -t --target-directory',
        opaque: '-b -S --suffix --backup --strip-program -s --strip',
      },
      closed,
    ),
    (sorted) => (sorted.has('-d', '--directory') ? writesOperands(sorted) : copies('copy')(sorted)),
  ),
  defineWriter(
    'ln',
    createTable(
      {
        flags: `${letters('fiLnPrsTv')} --force --symbolic --no-dereference --relative --verbose --interactive --logical --physical --no-target-directory`,
        values: '-t --target-directory',
        opaque: '-b -d -F -S --suffix --backup',
      },
      closed,
    ),
    (sorted) =>
      sorted.operands.length === 1 && !sorted.has('-t', '--target-directory')
        ? createEffects({ reads: sorted.operands, writes: placeIn('.', sorted.operands) })
        : // A later write to a hard link writes to the source file itself, so the sources count as written.
          copies(sorted.has('-s', '--symbolic') ? 'copy' : 'move')(sorted),
  ),
  defineWriter(
    'rm',
    createTable(
      {
        flags: `${letters('firRdIv')} --force --recursive --dir --verbose --one-file-system --preserve-root`,
        optional: '--interactive',
      },
      closed,
    ),
    writesOperands,
  ),
  defineWriter(
    'rmdir',
    createTable({ flags: '-p -v --parents --verbose --ignore-fail-on-non-empty' }, closed),
    writesOperands,
  ),
  defineWriter('unlink', createTable({}, closed), writesOperands),
  definePlainWriter(
    'mkdir',
    createTable({ flags: '-p -v --parents --verbose', values: '-m --mode', optional: '-Z --context' }, closed),
    writesOperands,
  ),
  definePlainWriter(
    'touch',
    createTable(
      { flags: '-a -c -m -h --no-create --no-dereference', values: '-d --date -t --time', reads: '-r --reference' },
      closed,
    ),
    writesOperands,
  ),
  defineWriter('chmod', modeTable, writesAfterFirst),
  defineWriter('chown chgrp', modeTable, writesAfterFirst),
  defineWriter(
    'truncate',
    createTable({ flags: '-c -o --no-create --io-blocks', values: '-s --size', reads: '-r --reference' }, closed),
    writesOperands,
  ),
  definePlainWriter(
    'tee',
    createTable({ flags: '-a -i -p --append --ignore-interrupts', optional: '--output-error' }, closed),
    writesOperands,
  ),
  { ...definePlainWriter('sort', sort, ({ operands }) => createEffects({ reads: operands })), usuallyReads: true },
  { ...definePlainWriter('uniq', uniq, writesSecond), usuallyReads: true },
  {
    ...defineWriter(
      'xxd',
      createTable(
        { flags: '-a -b -C -e -E -i -p -ps -r -u -v -d', values: '-c -g -l -o -s -n -cols -len -seek' },
        // After its first file, xxd reads even an option as a file name.
        { ...closed, order: 'stop' },
      ),
      writesSecond,
    ),
    usuallyReads: true,
  },
  definePlainWriter(
    'split',
    createTable(
      {
        flags: '-e -u -x --elide-empty-files --verbose',
        values: '-a -b -C -l -n -t --suffix-length --bytes --line-bytes --lines --number --separator',
        optional: '--numeric-suffixes --hex-suffixes -d',
        opaque: '--filter --additional-suffix',
      },
      closed,
    ),
    ({ operands }) => splitFiles(operands),
  ),
  definePlainWriter(
    'mktemp',
    createTable({ flags: '-d -q -u -t --directory --quiet --dry-run' }, closed),
    ({ operands, has }) => {
      const isBelowTmp =
        operands.length === 0 || (has('-t') && operands.every((name) => textOf(name)?.includes('/') === false));
      return createEffects({ writes: isBelowTmp ? [word('/tmp')] : operands });
    },
  ),
  defineProgram('dd', 'other', readDd),
  // A patch names the files itself, and may contain a script for ed.
  defineProgram('patch', 'other', () =>
    createOpaque('patch changes the files that its input names; use the patch tool'),
  ),
];

// `split` derives the file names from the prefix, so the folder of the prefix is written to.
function splitFiles(operands: readonly Word[]): Effects {
  const [input, prefix] = operands;
  if (operands.some(({ type }) => type === 'dynamic')) return createOpaque('the names that split writes are not known');
  const text = textOf(prefix) ?? 'x';
  return createEffects({ reads: input === undefined ? [] : [input], writes: [word(posix.dirname(text))] });
}

function readDd(words: readonly Word[]): Effects {
  const all = words.map((written): Effects => {
    const text = textOf(written);
    const match = text === null ? null : /^([a-z]+)=(.*)$/s.exec(text);
    if (match === null) return createOpaque('an operand of dd is known only when it runs');
    const [, name = '', value = ''] = match;
    if (name === 'if') return createEffects({ reads: [word(value)] });
    if (name === 'of') return createEffects({ writes: [word(value)] });
    return /^(?:bs|ibs|obs|cbs|count|skip|seek|iseek|oseek|conv|iflag|oflag|status)$/.test(name)
      ? createEffects()
      : createOpaque(`dd ${name} is not known`);
  });
  return mergeEffects(...all);
}
