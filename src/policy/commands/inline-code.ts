import type { Word } from '../../core/types/access.ts';
import { readProgramFamily } from './program-name.ts';
import { readsInput } from './wrappers.ts';

/** How an interpreter receives code that is not in a file. */
interface Interpreter {
  /** An option that holds code, alone, in a bundle or with its value attached. */
  readonly code: RegExp;
  /** Options after which the words belong to something else. */
  readonly ends?: RegExp;
  /** Options with which it needs no script. */
  readonly alone?: RegExp;
}

const question = /^(?:-v|-V|-h|--version|--help)$/;
const shell: Interpreter = { code: /^-[A-Za-z]*[cs]$/ };
const javaScript: Interpreter = {
  code: /^(?:-[ep]+|-i|--(?:eval|print|interactive)(?:=.*)?|(?:-r|--require|--import|--loader)=data:.*|--import=data:.*)$/s,
  alone: /^(?:--test|--run)(?:=|$)/,
};

const interpreters: ReadonlyMap<string, Interpreter> = new Map(
  Object.entries({
    'python pythonw pypy': { code: /^-[bBdEIOPqRsSuvx]*[ci]/, ends: /^-m/ },
    'node nodejs bun deno tsx ts-node': javaScript,
    perl: { code: /^-[acdlnpw0i.]*[eE]/ },
    ruby: { code: /^-[alnpw0i.]*e/ },
    php: { code: /^(?:-[rBRE]|--(?:run|process-begin|process-code|process-end))/ },
    'lua luajit rscript julia groovy elixir': { code: /^(?:-e|-E|--eval)/ },
    'bash sh dash zsh ksh mksh ash rbash yash posh fish csh tcsh': shell,
    'pwsh powershell': { code: /^-(?:c|e)/i },
  } satisfies Readonly<Record<string, Interpreter>>).flatMap(([names, interpreter]) =>
    names.split(' ').map((name): [string, Interpreter] => [name, interpreter]),
  ),
);

/** Programs that run a script or a text that they are given. */
export function isInterpreter(program: string): boolean {
  return interpreters.has(readProgramFamily(program));
}

/** Why the words of a command are code and not only words: inline code, or code from the program's input. Null if they are not. */
export function explainInlineCode([program, ...words]: readonly Word[]): string | null {
  if (program?.type !== 'literal') return null;
  const interpreter = interpreters.get(readProgramFamily(program.value));
  if (interpreter === undefined) return null;
  const { code, ends, alone } = interpreter;
  let isAlone = false;
  let mayBeValue = false;
  for (const word of words) {
    // A computed word may be any option. Names that a pattern of files expands to begin as the pattern does.
    const text = word.type === 'literal' ? word.value : /^[\w./][\w./*?{},-]*$/.test(word.text) ? word.text : null;
    if (text === null) return `${program.value} with a word that is known only when it runs may run code`;
    if (code.test(text)) return `${program.value} ${text.slice(0, 40)} runs code that is not in a file`;
    if (ends?.test(text) === true) return null;
    if (readsInput(text)) return `${program.value} runs what it reads from its input`;
    if (/^(?:eval|repl|inspect)$/.test(text)) return `${program.value} ${text} runs code that is not in a file`;
    // The word after an option may be the value of that option, or the script.
    if (!text.startsWith('-') && !mayBeValue) return null;
    mayBeValue = text.startsWith('-');
    isAlone ||= question.test(text) || alone?.test(text) === true || !text.startsWith('-');
  }
  return isAlone ? null : `${program.value} without a script runs what it reads from its input`;
}
