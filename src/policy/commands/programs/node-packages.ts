import type { Word } from '../../../core/types/access.ts';
import { connectRegistry } from './connections.ts';
import {
  createEffects,
  createOpaque,
  defineProgram,
  mergeEffects,
  splitNames,
  textOf,
  word,
  type Effects,
  type ProgramProfile,
} from '../define-program.ts';
import { findLooseOption, listSubcommands } from '../loose-options.ts';
import { createTable, isPlainCall } from '../option-table.ts';
import { readAddresses, refuseCode } from './python-packages.ts';

interface PackageManager {
  readonly names: string;
  readonly style: 'bundled' | 'plain';
  readonly options: string;
  /** Subcommands that run code which the arguments name. */
  readonly code: readonly string[];
  /** Subcommands that connect to the registry. */
  readonly fetching: ReadonlySet<string>;
  /** The effect of the program without a subcommand. */
  readonly bare: 'installs' | 'prints';
}

const fetching = `install i in ins inst insta instal isnt isnta isntal isntall add ci clean-install ic install-clean isntall-clean install-test it
  cit clean-install-test update up upgrade udpate audit outdated view info show v search s find publish dist-tag ping create dedupe ddp
  whoami login logout deprecate unpublish access owner team token star import fetch`;

const managers: readonly PackageManager[] = [
  {
    names: 'npm',
    style: 'bundled',
    options: `--call -c --script-shell --node-options --prefix -C --globalconfig --userconfig --shell --git --editor --viewer --onload-script
      --node-gyp --init-module`,
    code: ['exec', 'x', 'explore', 'edit', 'config', 'c', 'set'],
    fetching: new Set(splitNames(fetching)),
    bare: 'prints',
  },
  {
    names: 'pnpm',
    style: 'plain',
    options: '--shell-mode -c --script-shell --node-options --dir -C --config --global-dir',
    code: ['exec', 'dlx', 'env', 'config', 'c', 'create'],
    fetching: new Set(splitNames(fetching)),
    bare: 'prints',
  },
  {
    names: 'yarn yarnpkg',
    style: 'plain',
    options: '--cwd --use-yarnrc --script-shell',
    code: ['node', 'exec', 'dlx', 'config', 'create'],
    fetching: new Set(splitNames(fetching)),
    bare: 'installs',
  },
  {
    names: 'bun',
    style: 'plain',
    options: '-e --eval -p --print -r --preload --config -c --cwd --require --import',
    code: ['exec', 'x', 'create', 'repl'],
    fetching: new Set(splitNames(fetching)),
    bare: 'prints',
  },
  {
    names: 'deno',
    style: 'plain',
    options: '--config -c --preload --import-map --cert',
    code: ['eval', 'repl'],
    fetching: new Set(['install', 'add', 'cache', 'outdated', 'publish']),
    bare: 'prints',
  },
];

const runs = createEffects({ executes: 'workspace', known: 'part' });
const asks = createEffects({ connects: [connectRegistry('npm')] });

/** JavaScript package managers, and the tools that they start. */
export const nodePackages: readonly ProgramProfile[] = [
  ...managers.map((manager) =>
    defineProgram(manager.names, 'runner', (words, { name }) => readManager(manager, words, name)),
  ),
  defineProgram('npx bunx', 'runner', readNpx),
  defineProgram(
    'vitest jest mocha ava tsc eslint prettier biome oxlint tap c8 nyc playwright turbo nx lerna tsup vite webpack rollup esbuild',
    'runner',
    (words) => mergeEffects(runs, findLooseOption(words, '', 'plain')),
  ),
];

// Options of `npm ls` that only change the listing.
const listing = createTable({
  flags: '-a -l -p -g --all --long --parseable --json --global --link --package-lock-only --prod --production --dev',
  values: '--depth --omit --include',
});

function readManager(manager: PackageManager, words: readonly Word[], name: string): Effects {
  const option = findLooseOption(words, manager.options, manager.style);
  const subs = listSubcommands(words);
  // npm accepts an abbreviated subcommand.
  const code = subs.find((sub) =>
    manager.code.some(
      (listed) => listed === sub || (manager.names === 'npm' && sub.length > 2 && listed.startsWith(sub)),
    ),
  );
  if (code !== undefined)
    return mergeEffects(option, createOpaque(`${name} ${code} runs code that its arguments name`));
  const registry = words.flatMap((written, index) =>
    textOf(written) === '--registry' ? words.slice(index + 1, index + 2) : [],
  );
  // `npm init NAME` runs a package of that name.
  const isCreating =
    subs.some((sub) => sub === 'init' || sub === 'innit') &&
    words.some((written, at) => at > 0 && textOf(written)?.startsWith('-') !== true);
  const isFetching =
    isCreating || subs.some((sub) => manager.fetching.has(sub)) || (subs.length === 0 && manager.bare === 'installs');
  const isVersion = words.length === 1 && /^(?:-v|--version)$/.test(textOf(words[0]) ?? '');
  if (isVersion) return createEffects(manager.names === 'npm' ? {} : { known: 'part' });
  if (manager.names === 'npm' && /^(?:ls|list)$/.test(textOf(words[0]) ?? '') && isPlainCall(listing, words.slice(1)))
    return createEffects({ reads: [word('.')] });
  return mergeEffects(option, runs, ...(isFetching ? [asks, ...readAddresses([...words, ...registry])] : []));
}

function readNpx(words: readonly Word[]): Effects {
  const at = words.findIndex((written) => textOf(written)?.startsWith('-') !== true);
  const own = at < 0 ? words : words.slice(0, at);
  const option = findLooseOption(
    own,
    '--call -c --script-shell --node-options --prefix --userconfig --globalconfig --shell --node-arg -n --git --workspace -w',
    'bundled',
  );
  const rest = at < 0 ? [] : words.slice(at);
  const isRemote =
    own.some((written) => /^(?:-p|--package|--registry)/.test(textOf(written) ?? '')) ||
    /.@/.test(textOf(rest[0]) ?? '');
  return mergeEffects(option, runs, refuseCode(rest), isRemote ? asks : createEffects());
}
