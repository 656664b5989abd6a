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

const rsync = createTable(
  {
    flags: `${letters('avrltpgoDhzqnuCxHSWcIkKLO')} --archive --verbose --recursive --links --perms --times --checksum --update --dry-run --delete --quiet
      --stats --progress --human-readable --compress --ignore-existing --existing --delete-excluded --no-perms --no-owner --no-group`,
    values: '--exclude --include --max-size --min-size --chmod',
    reads: '--exclude-from --include-from',
    opaque: `-e --rsh --rsync-path -f --filter -F --files-from --log-file --backup-dir -b --backup --suffix -T --temp-dir --partial-dir --compare-dest
      --copy-dest --link-dest --daemon --config --password-file --remote-option -M --write-batch --read-batch --only-write-batch --early-input`,
  },
  { unlisted: 'opaque' },
);

const questions = /^(?:version|info|ps|images)$/;

const github = new Set(
  'pr issue run release repo workflow search browse auth label status project api ruleset cache'.split(' '),
);

/** Programs that act on another machine, or through a daemon. */
export const remotePrograms: readonly ProgramProfile[] = [
  defineProgram('ssh scp sftp', 'wrapper', (_words, { name }) =>
    createOpaque(`${name} runs what its arguments say on another machine`),
  ),
  defineProgram('rsync', 'other', (words) => {
    const { operands, effects } = sortWords(rsync, words);
    // A file name may contain a colon as well.
    if (
      operands.some((operand) =>
        operand.type === 'dynamic' ? operand.names !== undefined : operand.value.includes(':'),
      )
    )
      return mergeEffects(effects, createOpaque('rsync starts a program on another machine'));
    return mergeEffects(
      effects,
      createEffects({ reads: operands.slice(0, -1), writes: operands.length < 2 ? [] : operands.slice(-1) }),
    );
  }),
  defineProgram('docker podman', 'wrapper', (words, { name }) => {
    const [sub, ...rest] = words.map(textOf);
    const isQuestion =
      sub !== undefined &&
      sub !== null &&
      questions.test(sub) &&
      rest.every((text) => /^(?:-a|-q|--all|--quiet)$/.test(text ?? ''));
    return isQuestion
      ? createEffects({ certain: ['connect'], known: 'part' })
      : createOpaque(`${name} runs what its arguments say with the rights of its daemon`);
  }),
  defineProgram('kubectl', 'wrapper', (_words, { name }) => createOpaque(`${name} acts on another machine`)),
  defineProgram('gh', 'other', readGitHub),
];

function readGitHub(words: readonly Word[]): Effects {
  const texts = words.map(textOf);
  if (texts.includes(null)) return createOpaque('a word of gh is known only when it runs');
  const [sub, action] = texts;
  if (sub === '--version' || sub === 'version') return createEffects();
  // Aliases and extensions are programs. Another host is another machine.
  if (sub === undefined || sub === null || !github.has(sub))
    return createOpaque(`gh ${sub ?? ''} may be an alias or an extension`);
  const repositories = readValues(texts, /^(?:-R|--repo)(?:=?(.+))?$/);
  if (
    texts.some((text) => /^--hostname|:\/\//.test(text ?? '')) ||
    repositories.some((name) => name.split('/').length !== 2)
  )
    return createOpaque('gh would talk to a host that its arguments name');
  if (
    sub === 'browse' ||
    sub === 'auth' ||
    action === 'checkout' ||
    action === 'clone' ||
    action === 'download' ||
    action === 'create'
  )
    return createOpaque(`gh ${sub} ${action ?? ''} runs other programs or writes files`);
  const files = readValues(texts, /^(?:--input|--body-file|--notes-file|-F)(?:=(.+))?$/).filter(
    (name) => !name.includes('=') || name.includes('=@'),
  );
  const reads = files.map((name) => word(name.replace(/^[^=]*=@/, '')));
  return createEffects({ connects: [{ host: 'api.github.com', port: 443, scheme: 'https' }], reads, known: 'part' });
}

/** The values of an option, attached or in the next word. */
function readValues(texts: readonly (string | null)[], option: RegExp): string[] {
  return texts.flatMap((text, index) => {
    const match = option.exec(text ?? '');
    const value = match === null ? null : (match[1] ?? texts[index + 1]);
    return value === null || value === undefined ? [] : [value];
  });
}
