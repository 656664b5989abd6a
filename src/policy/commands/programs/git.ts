import { posix } from 'node:path';
import type { Word } from '../../../core/types/access.ts';
import { isAddress, readAddress } from './connections.ts';
import {
  createEffects,
  createOpaque,
  defineProgram,
  mergeEffects,
  splitNames,
  textOf,
  word,
  type Effects,
} from '../define-program.ts';
import { gitReading } from './git-reading.ts';
import { createTable, sortWords } from '../option-table.ts';

// The options that are accepted between `git` and its subcommand. All others can load settings, and settings name programs.
const globalOptions = new Set([
  '--no-pager',
  '-P',
  '--no-optional-locks',
  '--literal-pathspecs',
  '--no-replace-objects',
]);

const refusedOptions = createTable({
  opaque: `--upload-pack --receive-pack --exec --ext-diff --textconv --open-files-in-pager -O --output --exec-path --git-dir --work-tree --config
    --separate-git-dir --template --config-env --reference --filter --unsafe-paths --edit --editor --interactive --patch --run --recurse-submodules
    --signoff-command --server-option`,
});

const clone = createTable(
  {
    flags:
      '-q -v -n --quiet --verbose --progress --single-branch --no-single-branch --no-tags --bare --mirror --no-checkout',
    values: '--depth -b --branch -o --origin --shallow-since -j --jobs',
  },
  { unlisted: 'opaque' },
);

const runningSubcommands = new Set(
  splitNames(`config filter-branch bisect difftool mergetool submodule hook daemon instaweb gui gitk web--browse send-email credential
    credential-cache credential-store fsmonitor--daemon maintenance scalar upload-pack receive-pack shell http-backend upload-archive archive bundle
    for-each-repo remote-ext remote-fd lfs svn p4 cvsimport var help column`),
);

const connecting = new Set(splitNames('clone fetch pull push ls-remote fetch-pack send-pack request-pull'));

/** Subcommands that change files of the work tree besides git's own files. */
const changing = new Set(
  splitNames(
    'apply am checkout restore reset switch merge rebase cherry-pick revert stash clean mv rm pull read-tree checkout-index sparse-checkout',
  ),
);

const ownFiles = new Set(
  splitNames(`add commit tag init worktree update-index update-ref symbolic-ref notes gc repack prune pack-refs reflog write-tree commit-tree
    hash-object mktag mktree branch remote fetch replace rerere fast-import fast-export index-pack pack-objects unpack-objects stage`),
);

/** `git`: reads only in the workspace's own repository, whose settings cannot be written. */
export const git = defineProgram('git', 'reader', (words, { cwd }) => {
  const at = words.findIndex((written) => textOf(written)?.startsWith('-') !== true);
  const own = at < 0 ? words : words.slice(0, at);
  const sub = at < 0 ? undefined : words[at];
  const rest = at < 0 ? [] : words.slice(at + 1);
  const strange = own.map(textOf).find((text) => text === null || !globalOptions.has(text));
  const isQuestion = own.length === 1 && sub === undefined && /^(?:--version|-v)$/.test(textOf(own[0]) ?? '');
  if (isQuestion) return createEffects();
  if (strange !== undefined) return createOpaque(`git ${strange ?? ''} can run other programs or load other settings`);
  const name = textOf(sub);
  if (name === null)
    return sub === undefined
      ? createEffects({ known: 'part' })
      : createOpaque('the subcommand of git is known only when it runs');
  // A folder below the root may be another repository, whose filters would run. `rev-parse --show-toplevel` runs no filter.
  const asksRoot = name === 'rev-parse' && rest.length === 1 && textOf(rest[0]) === '--show-toplevel';
  const elsewhere =
    cwd === '.' || asksRoot
      ? createEffects()
      : createOpaque('git below the root of the workspace may be in another repository');
  return mergeEffects(elsewhere, readSubcommand(name, rest));
});

function readSubcommand(name: string, words: readonly Word[]): Effects {
  const reading = gitReading(name, words);
  if (reading !== null) return reading;
  if (runningSubcommands.has(name)) return createOpaque(`git ${name} runs what settings or its arguments say`);
  const { operands, effects } = sortWords(name === 'clone' ? clone : refusedOptions, words);
  // Options that are not refused are not understood one by one, so a rule must permit the rest.
  const known = createEffects({ known: 'part' });
  const address = connecting.has(name) ? readRemote(name, operands) : createEffects();
  const writes: Word[] = [];
  if (ownFiles.has(name) || changing.has(name)) writes.push(word('.git/HEAD'));
  if (changing.has(name)) writes.push(word('.'));
  if (name === 'clone') writes.push(readCloneFolder(operands));
  return mergeEffects(effects, known, address, createEffects({ writes }));
}

// A remote's name means the address in the settings. An address like `ext::` runs a program.
function readRemote(name: string, operands: readonly Word[]): Effects {
  const connects = createEffects({ certain: ['connect'] });
  const [remote] = operands;
  const text = textOf(remote);
  if (text === null)
    return remote === undefined ? connects : createOpaque('where git connects is known only when it runs');
  if (isAddress(text)) return readAddress(text);
  const scp = /^(?:[\w-]+@)?([A-Za-z0-9][A-Za-z0-9.-]*):(?!:|\/\/)/.exec(text);
  if (scp?.[1] !== undefined)
    return createEffects({ connects: [{ host: scp[1].toLowerCase(), port: 22, scheme: 'ssh' }] });
  if (text.includes('::'))
    return createOpaque(`git would start the helper that ${JSON.stringify(text.slice(0, 100))} names`);
  return name === 'clone' || text.includes('/')
    ? createOpaque('git would read another repository of this machine')
    : connects;
}

function readCloneFolder(operands: readonly Word[]): Word {
  const [address, folder] = operands;
  if (folder !== undefined) return folder;
  const text = textOf(address) ?? '';
  return word(posix.basename(text.replace(/(?<!\/)\/+$/, '').replace(/^[^/]*:/, '')).replace(/\.git$/, '') || '.');
}
