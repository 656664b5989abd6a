import type { Word } from '../../../core/types/access.ts';
import { connectRegistry, isAddress, readAddress } from './connections.ts';
import {
  createEffects,
  createOpaque,
  defineProgram,
  mergeEffects,
  textOf,
  type Effects,
  type ProgramProfile,
} from '../define-program.ts';
import { findLooseOption, listSubcommands } from '../loose-options.ts';
import { createTable, isPlainCall, type OptionTable } from '../option-table.ts';
import { shellNames } from './shells.ts';

const fetching = new Set([
  'install',
  'download',
  'wheel',
  'sync',
  'add',
  'lock',
  'tool',
  'index',
  'search',
  'self',
  'update',
]);
const part = createEffects({ known: 'part' });

const common = '-v -q --verbose --quiet --disable-pip-version-check --no-color --no-input';

// Subcommands that only print installed packages, with the options that do not connect to the index.
const queries: ReadonlyMap<string, OptionTable> = new Map([
  [
    'list',
    createTable({
      flags: `${common} -l -e --local --user --editable --not-required --include-editable --exclude-editable`,
      values: '--format --exclude',
    }),
  ],
  ['show', createTable({ flags: `${common} -f --files` })],
]);

/** The effects of `pip` with these arguments. */
export function readPip(words: readonly Word[]): Effects {
  const option = findLooseOption(words, '--python --proxy --cert --client-cert --keyring-provider', 'plain');
  const [sub] = listSubcommands(words).slice(-1);
  if (sub === 'config' || sub === 'cache')
    return mergeEffects(option, createOpaque(`pip ${sub} changes its own settings`));
  if (sub === undefined || !fetching.has(sub)) return mergeEffects(option, part);
  // A source distribution runs its own build.
  const runs = createEffects({ executes: 'workspace', certain: ['write'], known: 'part' });
  return mergeEffects(option, runs, createEffects({ connects: [connectRegistry('pypi')] }), ...readAddresses(words));
}

/** Python package managers and test runners. */
export const pythonPackages: readonly ProgramProfile[] = [
  defineProgram('pip pip3', 'runner', ([first, ...rest]) => {
    const name = textOf(first) ?? '';
    const isVersion = rest.length === 0 && /^(?:--version|-V)$/.test(name);
    const table = queries.get(name);
    const isQuery = isVersion || (table !== undefined && isPlainCall(table, rest));
    return isQuery ? createEffects() : readPip(first === undefined ? [] : [first, ...rest]);
  }),
  defineProgram('uv', 'runner', (words) => {
    const option = findLooseOption(words, '--config-file --python --directory --project --env-file', 'plain');
    const subs = listSubcommands(words);
    const sub = subs.at(-1);
    const rest = words.slice(words.findIndex((written) => textOf(written) === sub) + 1);
    if (sub === 'pip') return mergeEffects(option, readPip(rest));
    const runs = createEffects({ executes: 'workspace', known: 'part' });
    if (sub === 'run') return mergeEffects(option, runs, refuseCode(rest));
    return mergeEffects(
      option,
      runs,
      createEffects({ connects: fetching.has(sub ?? '') ? [connectRegistry('pypi')] : [] }),
      ...readAddresses(words),
    );
  }),
  defineProgram('uvx pipx', 'runner', () =>
    createEffects({ executes: 'workspace', connects: [connectRegistry('pypi')], known: 'part' }),
  ),
  defineProgram('pytest py.test tox nox poetry hatch pdm ruff mypy black flake8 pylint coverage', 'runner', (words) =>
    mergeEffects(
      createEffects({ executes: 'workspace', known: 'part' }),
      ...words.filter(isUnknown).map(explainUnknown),
    ),
  ),
];

const codeRunners = new Set(`${shellNames} env node nodejs perl ruby php`.split(' '));

/** A runner that starts an interpreter would run inline code, so only tools are accepted. */
export function refuseCode(words: readonly Word[]): Effects {
  const [program] = words.filter((written) => textOf(written)?.startsWith('-') !== true);
  const name = textOf(program);
  if (program !== undefined && name === null)
    return createOpaque('the program that it runs is known only when it runs');
  const inner = (name ?? '').slice((name ?? '').lastIndexOf('/') + 1).toLowerCase();
  if (codeRunners.has(inner)) return createOpaque(`${inner} would run what its arguments say`);
  const isCode =
    /^python[\d.]*$/.test(inner) && words.some((written) => /^-[a-zA-Z]*c|^-$/.test(textOf(written) ?? '-'));
  return isCode ? createOpaque(`${inner} would run code that is not in a separate file`) : createEffects();
}

function isUnknown(written: Word): boolean {
  return written.type === 'dynamic' && written.folder === null;
}

function explainUnknown(written: Word): Effects {
  return createOpaque(`${textOf(written) ?? 'a word'} is known only when it runs`);
}

/** The addresses among the words, as a word or as the value of an option. */
export function readAddresses(words: readonly Word[]): Effects[] {
  return words.flatMap((written) => {
    const text = (textOf(written) ?? '')
      .replace(/^--?[\w-]+=/, '')
      .replace(/^(?:[\w.-]+ ?@ ?)?(?:git|hg|svn|bzr)\+/, '');
    return isAddress(text) ? [readAddress(text)] : [];
  });
}
