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
import { readPip } from './python-packages.ts';
import { readsInput } from './shells.ts';

interface Interpreter {
  readonly names: string;
  /** Options that may precede the script. */
  readonly flags: RegExp;
  /** Options that take the next word as their value. */
  readonly values: RegExp;
  /** Options that need no script. */
  readonly alone: RegExp;
}

const nothing = /^$/;

/** Python modules that run code from their arguments or from their input. */
const codeModules = /^(?:code|timeit|pdb|trace|asyncio|sqlite3|idlelib|IPython|ptpython|bpython|ipdb|pudb)$/;

/** Interpreters whose first word that is not an option is a script file. Only the listed options may precede it. */
const listed: readonly Interpreter[] = [
  {
    names: 'node nodejs',
    flags:
      /^--(?:test|test-only|test-force-exit|test-update-snapshots|experimental-test-[a-z-]+|experimental-strip-types|no-warnings|no-deprecation|enable-source-maps|trace-[a-z-]+|check|(?:max-old-space-size|stack-size|test-concurrency|test-timeout|test-shard|test-name-pattern|test-skip-pattern|test-isolation|test-coverage-[a-z-]+|unhandled-rejections)=.*|test-reporter-destination=std(?:out|err)|test-reporter=(?:spec|tap|dot|junit|lcov))$|^-c$/,
    values: /^--(?:test-name-pattern|test-skip-pattern|test-concurrency|test-timeout)$/,
    alone: /^(?:--test|--version|-v|--help|-h)$/,
  },
  {
    names: 'python python2 python3 pythonw pypy pypy3',
    flags: /^-[uBEsIOSvqx]+$|^-[WX].+$/,
    values: /^-[WX]$/,
    alone: /^(?:--version|-V|--help|-h)$/,
  },
  { names: 'perl', flags: /^-[wtTW]$/, values: nothing, alone: /^(?:-v|--version)$/ },
  { names: 'ruby', flags: /^-[wW]$/, values: nothing, alone: /^(?:-v|--version)$/ },
  { names: 'php', flags: nothing, values: nothing, alone: /^(?:-v|--version)$/ },
  { names: 'lua luajit', flags: nothing, values: nothing, alone: /^-v$/ },
  { names: 'tsx', flags: nothing, values: nothing, alone: /^(?:--test|--version)$/ },
  { names: 'ts-node', flags: nothing, values: nothing, alone: /^(?:--version|-v)$/ },
  { names: 'rscript julia groovy elixir', flags: nothing, values: nothing, alone: /^--version$/ },
];

/** Interpreters: a script is code of the workspace; inline code and code that options load are opaque. */
export const interpreters: readonly ProgramProfile[] = listed.map((interpreter) =>
  defineProgram(interpreter.names, 'interpreter', (words, { name }) => readInterpreter(interpreter, words, name)),
);

function readInterpreter({ names, flags, values, alone }: Interpreter, words: readonly Word[], name: string): Effects {
  const runsWorkspace = createEffects({ executes: 'workspace', known: 'part' });
  let standsAlone: Effects | null = null;
  for (let at = 0; at < words.length; at += 1) {
    // A computed word is read as `-`, the input: an interpreter must not run code from its input.
    const text = textOf(words[at]) ?? '-';
    if (names.startsWith('python') && text.startsWith('-m')) return readModule(words, at, text, runsWorkspace);
    if (alone.test(text) && text !== '--test' && words.length === 1) return createEffects();
    if (alone.test(text)) standsAlone = text === '--test' ? runsWorkspace : createEffects({ known: 'part' });
    else if (values.test(text)) at += 1;
    else if (!flags.test(text)) {
      // `node inspect` is a debugger, which runs typed code.
      if (text.startsWith('-') || readsInput(text) || (names.startsWith('node') && text === 'inspect'))
        return createOpaque(`${name} ${text} runs or loads code that is not in a separate file`);
      return /^[a-z]+:/i.test(text) ? createOpaque(`${name} would run ${text}`) : runsWorkspace;
    }
  }
  return standsAlone ?? createOpaque(`${name} without a script runs what it reads from its input`);
}

// `python -m pytest`: the words after the module's name belong to the module.
function readModule(words: readonly Word[], at: number, text: string, runsWorkspace: Effects): Effects {
  const attached = text.slice(2);
  const module = attached === '' ? words[at + 1] : word(attached);
  const rest = words.slice(attached === '' ? at + 2 : at + 1);
  const name = textOf(module);
  if (name === null) return createOpaque('the module that python runs is known only when it runs');
  if (codeModules.test(name)) return createOpaque(`python -m ${name} runs code that its arguments or its input hold`);
  return name === 'pip' ? mergeEffects(runsWorkspace, readPip(rest)) : runsWorkspace;
}
