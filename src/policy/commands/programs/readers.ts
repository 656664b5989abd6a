import {
  createEffects,
  createOpaque,
  defineProgram,
  mergeEffects,
  textOf,
  word,
  type ProgramProfile,
} from '../define-program.ts';
import { createTable, letters, sortWords, type OptionTable } from '../option-table.ts';

/** Programs whose operands are files that they read. With `folder`, they read their working folder if there is no operand. */
function defineReader(names: string, table: OptionTable, without: 'input' | 'folder' = 'input'): ProgramProfile {
  return { ...defineCarefulReader(names, table, without), onlyReads: true };
}

/** Readers with an option that writes, or that runs another program. */
function defineCarefulReader(names: string, table: OptionTable, without: 'input' | 'folder' = 'input'): ProgramProfile {
  return defineProgram(names, 'reader', (words) => {
    const { operands, effects } = sortWords(table, words);
    const reads = operands.length === 0 && without === 'folder' ? [word('.')] : operands;
    return mergeEffects(effects, createEffects({ reads }));
  });
}

const sum = createTable({
  flags: `${letters('btzw')} --binary --text --zero --tag --quiet --status --strict --warn --ignore-missing`,
  values: '-a --algorithm -l --length',
  // The checksum list names the files that are read.
  opaque: '-c --check',
});

const headOrTail = createTable({
  flags: `${letters('qvz0123456789')} --quiet --silent --verbose --zero-terminated`,
  values: '-n -c --lines --bytes',
});

const strings = createTable({ flags: '-a -f -d --all --print-file-name', values: '-n -t -e --bytes --radix' });

const tree = createTable({
  flags: `${letters('adfhisDpugrtvlxqNCnFQJX')} --dirsfirst --noreport --gitignore --prune --du`,
  values: '-L -I -P --filelimit --charset',
  // `-R` runs tree again in every folder and writes there.
  opaque: '-o -R --fromfile --fromtabfile --gitfile --infofile --info',
});

const processes = createTable({
  flags: letters('AafeFlwNTdjy'),
  values: '-o -p -C -u -U -g -G -s -t --sort --pid --ppid',
  optional: '--forest',
});

/** Text filters and programs that inspect files. None of them writes a file in any form that is known here. */
export const readers: readonly ProgramProfile[] = [
  defineReader(
    'ls dir vdir',
    createTable({
      flags: `${letters('aAlh1RtrSdFpingsUXcuLHoQBNGkmxCfvZqb')} --all --almost-all --human-readable --recursive --reverse --size --directory
        --group-directories-first --inode --dereference --no-group --numeric-uid-gid --full-time --author --escape --literal --quote-name`,
      values:
        '--sort --time --time-style --format --indicator-style -w --width -I --ignore --hide -T --tabsize --block-size',
      optional: '--color --classify --hyperlink',
    }),
    'folder',
  ),
  defineReader(
    'cat',
    createTable({
      flags: `${letters('nbsAEeTtvu')} --number --number-nonblank --squeeze-blank --show-all --show-ends --show-tabs --show-nonprinting`,
    }),
  ),
  defineReader('tac', createTable({ flags: '-b -r --before --regex', values: '-s --separator' })),
  defineReader(
    'nl',
    createTable({
      flags: '-p',
      values: '-b -d -f -h -i -l -n -s -v -w --body-numbering --number-width --number-separator',
    }),
  ),
  defineReader('head', headOrTail),
  defineReader('tail', headOrTail),
  defineReader(
    'wc',
    createTable({
      flags: `${letters('lwcmL')} --lines --words --bytes --chars --max-line-length`,
      opaque: '--files0-from',
    }),
  ),
  defineReader(
    'stat',
    createTable({ flags: `${letters('Lft')} --dereference --file-system --terse`, values: '-c --format --printf' }),
  ),
  defineCarefulReader(
    'file',
    createTable({
      flags: `${letters('biLhkNrs0v')} --brief --mime --mime-type --mime-encoding --dereference --no-dereference --keep-going --raw --version`,
      values: '-e -F -P --exclude --separator',
      opaque: '-m --magic-file -C --compile -z -Z --uncompress --uncompress-noreport -f --files-from -S --no-sandbox',
    }),
  ),
  defineReader(
    'du',
    createTable({
      flags: `${letters('shackmbxSLlD0P')} --summarize --human-readable --all --total --bytes --apparent-size --separate-dirs --si`,
      values: '-d --max-depth -t --threshold -B --block-size --exclude --time-style',
      optional: '--time',
      reads: '-X --exclude-from',
      opaque: '--files0-from',
    }),
    'folder',
  ),
  defineReader(
    'df',
    createTable({
      flags: `${letters('ahHiklPTv')} --all --human-readable --si --inodes --local --portability --print-type --total`,
      values: '-B --block-size -t --type -x --exclude-type',
      optional: '--output',
    }),
  ),
  defineReader(
    'diff',
    createTable({
      flags: `${letters('urqNwbBiyascptTeEdlnP')} --recursive --brief --new-file --ignore-all-space --ignore-space-change --ignore-blank-lines
        --ignore-case --side-by-side --text --report-identical-files --minimal --suppress-common-lines --strip-trailing-cr --expand-tabs --no-dereference`,
      values: '-U -C -W --width -I --ignore-matching-lines -x --exclude -L --label -F --show-function-line --tabsize',
      optional: '--unified --context --color',
      reads: '-X --exclude-from --from-file --to-file',
    }),
  ),
  defineReader(
    'cmp',
    createTable({
      flags: `${letters('bls')} --print-bytes --verbose --quiet --silent`,
      values: '-n --bytes -i --ignore-initial',
    }),
  ),
  defineReader(
    'cut',
    createTable({
      flags: '-s -z -n --only-delimited --complement --zero-terminated',
      values: '-d -f -c -b --delimiter --fields --characters --bytes --output-delimiter',
    }),
  ),
  defineReader('paste', createTable({ flags: '-s -z --serial --zero-terminated', values: '-d --delimiters' })),
  defineReader(
    'comm',
    createTable({
      flags: '-1 -2 -3 -i -z --check-order --nocheck-order --total --zero-terminated',
      values: '--output-delimiter',
    }),
  ),
  defineReader(
    'join',
    createTable({
      flags: '-i -z --ignore-case --header --check-order --nocheck-order',
      values: '-a -e -j -o -t -v -1 -2',
    }),
  ),
  defineReader('fold', createTable({ flags: '-b -s --bytes --spaces', values: '-w --width' })),
  defineReader('fmt', createTable({ flags: letters('cstu0123456789'), values: '-w -p -g --width' })),
  defineReader('expand unexpand', createTable({ flags: '-a -i --all --initial --first-only', values: '-t --tabs' })),
  defineReader(
    'column',
    // `-n` takes a value in one implementation of column, and none in another.
    createTable({ flags: '-t -x -e --table', values: '-s -o -c --separator --output-separator', opaque: '-n' }),
  ),
  defineReader('rev', createTable({})),
  defineReader(
    'od',
    createTable({
      flags: letters('abcdefiloxvCs'),
      values: '-A -j -N -S -t -n --address-radix --skip-bytes --read-bytes --format',
      optional: '-w',
    }),
  ),
  defineProgram('strings', 'reader', (words) => {
    const { operands, effects } = sortWords(strings, words);
    const isPlain = words.every((written) => textOf(written)?.startsWith('@') === false);
    return mergeEffects(
      effects,
      createEffects({ reads: operands }),
      isPlain ? createEffects() : createOpaque('a word that begins with @ means the words in that file'),
    );
  }),
  defineReader('base64 base32', createTable({ flags: '-d -i --decode --ignore-garbage', values: '-w --wrap' })),
  defineReader('sha256sum sha1sum sha224sum sha384sum sha512sum md5sum b2sum cksum', sum),
  defineReader('sum', createTable({ flags: '-r -s --sysv' })),
  defineReader(
    'realpath',
    createTable({
      flags: `${letters('emsqzLP')} --canonicalize-existing --canonicalize-missing --no-symlinks --quiet --strip --zero`,
      values: '--relative-to --relative-base',
    }),
  ),
  defineReader(
    'readlink',
    createTable({
      flags: `${letters('femnqsvz')} --canonicalize --canonicalize-existing --canonicalize-missing --no-newline --quiet`,
    }),
  ),
  defineProgram('tree', 'reader', (words) => {
    const { operands, effects } = sortWords(tree, words);
    // In tree, `-Lo 2 FILE` is `-L 2 -o FILE`: letters after an option with a value are options as well.
    const isClear = words.every((written) => !/^-[^-]*[LIP](?!\d*$)/.test(textOf(written) ?? ''));
    return mergeEffects(
      effects,
      createEffects({ reads: operands.length === 0 ? [word('.')] : operands }),
      isClear ? createEffects() : createOpaque('several options of tree in one word take values'),
    );
  }),
  defineCarefulReader('zcat bzcat xzcat zstdcat', createTable({ flags: letters('fqv') })),
  defineProgram('ps', 'reader', (words) => {
    const { operands, effects } = sortWords(processes, words);
    // In the old form, letters without a dash may print the variables of other processes.
    return operands.length === 0 ? effects : mergeEffects(effects, createEffects({ known: 'part' }));
  }),
];
