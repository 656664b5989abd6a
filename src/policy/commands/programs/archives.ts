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
import { createTable, letters, sortWords } from '../option-table.ts';

const closed = { unlisted: 'opaque' } as const;

const tar = createTable(
  {
    flags: `${letters('cxtruAdzjJvpkhmOSwWlna')} --create --extract --get --list --append --update --gzip --gunzip --ungzip --bzip2 --xz --zstd --lzma
      --verbose --exclude-vcs --wildcards --no-wildcards --anchored --no-same-owner --no-same-permissions --same-owner --preserve-permissions
      --touch --keep-old-files --skip-old-files --keep-newer-files --overwrite --to-stdout --auto-compress --dereference --numeric-owner
      --totals --verify --no-recursion --one-file-system --sparse --exclude-vcs-ignores --exclude-caches --force-local`,
    values:
      '-f --file -C --directory --exclude --strip-components --mtime --owner --group --mode --sort --format --blocking-factor -b',
    reads: '-X --exclude-from',
    opaque: `-P --absolute-names -T --files-from -I --use-compress-program -F --info-script --new-volume-script --to-command --checkpoint-action
      --checkpoint --rsh-command --rmt-command -g --listed-incremental -K --recursive-unlink --unlink-first -U --remove-files --index-file --one-top-level
      --multi-volume -M --volno-file --suffix --backup --keep-directory-symlink --transform --xform`,
  },
  closed,
);

const zip = createTable(
  {
    flags: `${letters('rqvj9876543210DyXkgufFS')} --recurse-paths --quiet --verbose --junk-paths --symlinks --no-extra`,
    opaque:
      '-T -TT --test --unzip-command -@ -m --move -O --output-file --out -b --temp-path -lf --logfile-path -i -x -sf -s -d --delete -P -e',
  },
  closed,
);

const unzip = createTable({ flags: letters('ltpqonjuvzCLaZM'), values: '-d -x', opaque: '-P -: -K' }, closed);

const compress = createTable(
  {
    flags: `${letters('cdfklnqtvz0123456789e')} --stdout --to-stdout --decompress --uncompress --force --keep --list --quiet --test --verbose --fast --best --compress`,
    values: '-T --threads',
    opaque: '-r --recursive -S --suffix -o --output-dir-flat --output-dir-mirror --filelist --files',
  },
  closed,
);

/** Programs that pack and unpack. */
export const archivePrograms: readonly ProgramProfile[] = [
  defineProgram('tar', 'other', (words) => readTar(words)),
  defineProgram('zip', 'other', (words) => {
    const { operands, effects } = sortWords(zip, words);
    const [archive, ...files] = operands;
    const name = textOf(archive);
    const writes =
      name === null || name === '-' ? [] : [word(posix.basename(name).includes('.') ? name : `${name}.zip`)];
    const unknown =
      archive?.type === 'dynamic' ? createOpaque('the archive that zip writes is not known') : createEffects();
    return mergeEffects(effects, unknown, createEffects({ writes, reads: files }));
  }),
  defineProgram('unzip', 'other', (words) => {
    const { operands, effects, has, valuesOf } = sortWords(unzip, words);
    const reads = operands.slice(0, 1);
    const writes = has('-l', '-t', '-p', '-v', '-Z', '-z') ? [] : [word(valuesOf('-d').at(-1) ?? '.')];
    return mergeEffects(effects, createEffects({ reads, writes: reads.length === 0 ? [] : writes }));
  }),
  ...[
    ['gzip gunzip', '.gz'],
    ['bzip2 bunzip2', '.bz2'],
    ['xz unxz', '.xz'],
    ['zstd unzstd', '.zst'],
  ].map(([names = '', suffix = '']) =>
    defineProgram(names, 'other', (words, { name }) => {
      const { operands, effects, has } = sortWords(compress, words);
      const unpacks = /^(?:gun|bun|un)/.test(name) || has('-d', '--decompress', '--uncompress');
      // The last of the options that select the action counts.
      const changes = has('-d', '--decompress', '--uncompress', '-z', '--compress');
      const onlyLists = has('-l', '--list', '-t', '--test') && !changes;
      if (has('-c', '--stdout', '--to-stdout') || onlyLists || operands.length === 0)
        return mergeEffects(effects, createEffects({ reads: operands }));
      const results = operands.map((operand) => renameFile(operand, suffix, unpacks));
      return mergeEffects(
        effects,
        createEffects({ reads: operands, writes: has('-k', '--keep') ? results : [...operands, ...results] }),
      );
    }),
  ),
];

function renameFile(operand: Word, suffix: string, unpacks: boolean): Word {
  const text = textOf(operand);
  if (text === null || text === '-') return operand;
  if (!unpacks) return word(`${text}${suffix}`);
  if (/\.t[gbxz]z2?$/.test(text)) return word(text.replace(/\.[^.]*$/, '.tar'));
  return word(text.endsWith(suffix) ? text.slice(0, -suffix.length) : text);
}

function readTar(words: readonly Word[]): Effects {
  // In the old form, the first word is a bundle of options even without a dash, so a computed first word may be one.
  if (words[0]?.type === 'dynamic') return createOpaque('the options of tar are known only when it runs');
  const first = textOf(words[0]);
  // `tar xzf a`: the first word holds options even without a dash, and each option that needs a value takes one of the next words.
  const isOld = first !== null && !first.startsWith('-');
  if (isOld && first.replaceAll(/[^fbCXTIFgKN]/g, '').length > 1)
    return createOpaque('several options of tar in one word take values');
  const own = isOld ? [word(`-${moveLast(first)}`), ...words.slice(1)] : words;
  const { operands, effects, has, valuesOf } = sortWords(tar, own);
  const archives = valuesOf('-f', '--file');
  const folders = valuesOf('-C', '--directory');
  if (archives.some((name) => name.includes(':') && !has('--force-local')) || archives.length > 1 || folders.length > 1)
    return mergeEffects(effects, createOpaque('where tar reads or writes is not certain'));
  const [folder = '.'] = folders;
  const archive = archives.filter((name) => name !== '-').map(word);
  const creates = has('-c', '--create', '-r', '--append', '-u', '--update', '-A');
  if (creates) {
    // Operands before `-C` are relative to tar's working folder, operands after it to that folder. Both are listed.
    const reads = folder === '.' ? operands : operands.flatMap((operand) => [operand, placeBelow(folder, operand)]);
    return mergeEffects(effects, createEffects({ reads, writes: archive }));
  }
  const isQuiet = has('-t', '--list', '-d', '-O', '--to-stdout');
  const extracts = has('-x', '--extract', '--get');
  if (!isQuiet && !extracts) return mergeEffects(effects, createOpaque('tar is not told what to do'));
  return mergeEffects(effects, createEffects({ reads: archive, writes: isQuiet ? [] : [word(folder)] }));
}

// In the old form, values follow the whole bundle, so the option that takes a value is read as if it were the last letter.
function moveLast(text: string): string {
  const at = text.search(/[fbCXTIFgKN]/);
  return at < 0 ? text : `${text.slice(0, at)}${text.slice(at + 1)}${text[at] ?? ''}`;
}

function placeBelow(folder: string, operand: Word): Word {
  const text = textOf(operand);
  if (text === null) return operand.type === 'dynamic' ? { ...operand, folder: null } : operand;
  return word(text.startsWith('/') ? text : `${folder}/${text}`);
}
