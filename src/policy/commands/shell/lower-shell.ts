import type {
  Assignment,
  Command,
  CommandNode,
  CompoundList,
  PipelineNode,
  Redirection,
  Script,
  Statement,
  Word as ShellWord,
} from 'unbash';
import type { Access, Word } from '../../../core/types/access.ts';
import { catchTooDeep, parseShell, tooDeep } from './parse-shell.ts';
import { isBuiltin, lowerBuiltin, type BuiltinCall } from './shell-builtins.ts';
import {
  addShellVariable,
  addVariable,
  createShellLowering,
  joinDirectories,
  type Ending,
  type Directories,
  type ShellDialect,
  type ShellLowering,
  type ShellSurroundings,
} from './shell-lowering.ts';
import { lowerRedirections } from './shell-redirections.ts';
import { lowerTest } from './shell-tests.ts';
import { checkArithmetic, lowerExpansions, needsBash, readAssigned, readWord } from './shell-words.ts';

// A here-document of 256 KB, and the command that reads it.
const maxTextBytes = 280_000;
// For each here-document, the parser searches the whole rest of the text for its end. This is the limit of their number times the text's length.
const maxSearchedBytes = 100_000_000;
const maxDepth = 12;

/**
 * Lowers a shell text to its simple commands, on any path through it, the files to which it redirects output, and the variables that programs
 * receive. A construct that the shell may read differently is opaque; nothing is omitted silently.
 * test/system/policy/commands/shell/fuzz.test.ts checks this against bash itself.
 */
export function lowerShell(
  text: string,
  cwd: string,
  dialect: ShellDialect,
  surroundings: ShellSurroundings,
): readonly Access[] {
  const lowering = createShellLowering(text, dialect, surroundings);
  // A text that the parser reads may still be too deep here.
  if (catchTooDeep(() => runText(text, [cwd], lowering)) === null) lowering.refuse(tooDeep);
  return lowering.accesses;
}

function runText(text: string, directories: Directories, lowering: ShellLowering): Ending {
  const unknown: Ending = { succeeded: null, failed: null };
  const bytes = Buffer.byteLength(text);
  if (lowering.depth > maxDepth || bytes > maxTextBytes || text.split('<<').length * bytes > maxSearchedBytes) {
    lowering.refuse('the text is too long or too deep to be read');
    return unknown;
  }
  // Spaces and line ends that shells read differently, and characters that a terminal would not show.
  if (!/^[\n\t -~]*$/.test(text) && (/[^\P{C}\n\t]|[^\P{Z} ]/u.test(text) || !text.isWellFormed())) {
    lowering.refuse('the text holds characters that shells do not agree on');
    return unknown;
  }
  const script = parseShell(text);
  if (script.type === 'unreadable') {
    lowering.refuse(script.problem);
    return unknown;
  }
  return runStatements(script.statements, directories, lowering);
}

function runNested(
  script: Script & { readonly errors?: readonly unknown[] | undefined },
  directories: Directories,
  lowering: ShellLowering,
): void {
  if ((script.errors?.length ?? 0) > 0 || lowering.depth > maxDepth) {
    lowering.refuse('a part of the text cannot be read');
    return;
  }
  runStatements(script.commands, directories, { ...lowering, depth: lowering.depth + 1 });
}

function runStatements(statements: readonly Statement[], directories: Directories, lowering: ShellLowering): Ending {
  let now: Ending = { succeeded: directories, failed: directories };
  for (const statement of statements) {
    const start = joinDirectories(now.succeeded, now.failed);
    const ended =
      statement.command.type === 'AndOr'
        ? runAndOr(statement.command, start, lowering)
        : runPipeline(statement.command, start, lowering);
    // A background command runs in its own shell, so it does not change the directory of this one.
    now = statement.background === true ? { succeeded: start, failed: start } : ended;
  }
  return now;
}

function runAndOr(
  { commands, operators }: Extract<Statement['command'], { type: 'AndOr' }>,
  directories: Directories,
  lowering: ShellLowering,
): Ending {
  let now: Ending = { succeeded: directories, failed: directories };
  for (const [index, command] of commands.entries()) {
    if (index === 0) {
      now = runPipeline(command, directories, lowering);
      continue;
    }
    const isAnd = operators[index - 1] === '&&';
    const next = runPipeline(command, isAnd ? now.succeeded : now.failed, lowering);
    now = isAnd
      ? { succeeded: next.succeeded, failed: joinDirectories(now.failed, next.failed) }
      : { succeeded: joinDirectories(now.succeeded, next.succeeded), failed: next.failed };
  }
  return now;
}

function runPipeline(node: PipelineNode, directories: Directories, lowering: ShellLowering): Ending {
  if (node.type !== 'Pipeline') return runCommandNode(node, directories, lowering);
  if (node.prefixes.some(({ type }) => type === 'Time')) needsBash(lowering, 'time');
  if (node.operators.includes('|&')) needsBash(lowering, '|&');
  const negated = node.prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1;
  const [only, ...others] = node.commands;
  if (only !== undefined && others.length === 0) {
    const ended = runCommandNode(only, directories, lowering);
    return negated ? { succeeded: ended.failed, failed: ended.succeeded } : ended;
  }
  for (const command of node.commands) runCommandNode(command, directories, lowering);
  return { succeeded: directories, failed: directories };
}

function runList({ commands }: CompoundList, directories: Directories, lowering: ShellLowering): Ending {
  return runStatements(commands, directories, lowering);
}

function runCommandNode(node: CommandNode, directories: Directories, lowering: ShellLowering): Ending {
  const nested = (script: Parameters<typeof runNested>[0]): void => runNested(script, directories, lowering);
  const expand = (word: ShellWord | undefined): void => {
    if (word !== undefined) lowerExpansions(word, lowering, nested);
  };
  const same: Ending = { succeeded: directories, failed: directories };
  const either = (...endings: readonly Ending[]): Ending => {
    const after = joinDirectories(...endings.flatMap(({ succeeded, failed }) => [succeeded, failed]));
    return { succeeded: after, failed: after };
  };
  switch (node.type) {
    case 'Command':
      return runCommand(node, directories, lowering);
    case 'Redirected':
      lowerRedirections(node.redirects, directories, lowering, nested);
      return either(same, runCommandNode(node.command, directories, lowering));
    case 'Subshell':
      runList(node.body, directories, lowering);
      return same;
    case 'BraceGroup':
      return runList(node.body, directories, lowering);
    case 'If': {
      const endings: Ending[] = [];
      let tested = runList(node.clause, directories, lowering);
      endings.push(runList(node.then, tested.succeeded, lowering));
      for (const branch of node.elif) {
        tested = runList(branch.clause, tested.failed, lowering);
        endings.push(runList(branch.then, tested.succeeded, lowering));
      }
      endings.push(
        node.else === undefined
          ? { succeeded: tested.failed, failed: [] }
          : runList(node.else, tested.failed, lowering),
      );
      return either(...endings);
    }
    case 'While':
      return runLoop(directories, (start) => {
        const tested = runList(node.clause, start, lowering);
        const body = runList(node.body, joinDirectories(tested.succeeded, tested.failed), lowering);
        return joinDirectories(tested.succeeded, tested.failed, body.succeeded, body.failed);
      });
    case 'For':
      addShellVariable(lowering, node.name.parts === undefined ? node.name.value : '', null);
      for (const word of node.wordlist ?? []) expand(word);
      return runLoop(directories, (start) => {
        const body = runList(node.body, start, lowering);
        return joinDirectories(body.succeeded, body.failed);
      });
    case 'Case': {
      expand(node.word);
      const endings = node.items.map((item) => {
        for (const pattern of item.pattern) expand(pattern);
        if (item.terminator === ';&' || item.terminator === ';;&') needsBash(lowering, item.terminator);
        return runList(item.body, directories, lowering);
      });
      // A clause that falls through also runs the next body, in the directory where this one ended.
      return node.items.some(({ terminator }) => terminator === ';&' || terminator === ';;&')
        ? { succeeded: null, failed: null }
        : either(same, ...endings);
    }
    case 'Function':
      return defineFunction(node, directories, lowering);
    case 'TestCommand':
      needsBash(lowering, '[[');
      lowerTest(node.expression, lowering, nested);
      return same;
    case 'ArithmeticCommand':
      needsBash(lowering, '((');
      checkArithmetic(node.body, lowering);
      return same;
    default:
      lowering.refuse(
        `${node.type === 'Coproc' ? 'a coprocess' : node.type === 'Select' ? 'select' : 'an arithmetic loop'} is not followed`,
      );
      return { succeeded: null, failed: null };
  }
}

// Each round starts in the directory where the previous one ended.
function runLoop(directories: Directories, round: (start: Directories) => Directories): Ending {
  const after = joinDirectories(directories, round(directories));
  const isSettled = after !== null && after.length === directories?.length;
  if (!isSettled) round(null);
  return isSettled ? { succeeded: after, failed: after } : { succeeded: null, failed: null };
}

// A function replaces the program of its name. Its commands are lowered, so that denials match their words.
function defineFunction(
  node: Extract<CommandNode, { type: 'Function' }>,
  directories: Directories,
  lowering: ShellLowering,
): Ending {
  const name = node.name.parts === undefined ? node.name.value : node.name.text;
  lowering.refuse(`the function ${JSON.stringify(name)} may replace a program of that name`);
  if (isForkBomb(node)) lowering.reject('a function that only starts itself is a fork bomb, which is never allowed');
  if (node.body.type !== 'CompoundList') runCommandNode(node.body, null, { ...lowering, depth: lowering.depth + 1 });
  return { succeeded: directories, failed: directories };
}

/** True for a function that does nothing before it starts itself at least twice: `:(){ :|:& };:`. A recursion that a condition can end is not a fork bomb. */
function isForkBomb({ name, body }: Extract<CommandNode, { type: 'Function' }>): boolean {
  const statements =
    body.type === 'BraceGroup' || body.type === 'Subshell'
      ? body.body.commands
      : body.type === 'CompoundList'
        ? body.commands
        : [];
  const parts = statements.flatMap(({ command }): Statement['command'][] =>
    command.type === 'Pipeline' ? [...command.commands] : [command],
  );
  const calls = parts.filter((part) => part.type === 'Command' && part.name?.text === name.text);
  return calls.length > 1 && parts.every(({ type }) => type === 'Command');
}

function runCommand(node: Command, directories: Directories, lowering: ShellLowering): Ending {
  const unknown: Ending = { succeeded: null, failed: null };
  lowering.budget.commands -= 1;
  if (lowering.budget.commands < 0) {
    lowering.refuse('the text holds too many commands');
    return unknown;
  }
  const nested = (script: Parameters<typeof runNested>[0]): void => runNested(script, directories, lowering);
  const redirections = [...listRedirections(node.prefix), ...listRedirections(node.suffix)];
  const prefixes = listAssignments(node.prefix).map((assignment) => ({
    assignment,
    value: lowerAssignment(assignment, lowering, nested),
  }));
  refuseTouching(node, lowering);
  lowerRedirections(redirections, directories, lowering, nested);
  if (node.name === undefined) {
    for (const { assignment, value } of prefixes) addShellVariable(lowering, assignment.name, value);
    return { succeeded: directories, failed: directories };
  }
  const name = readWord(node.name, lowering, nested);
  for (const { assignment, value } of prefixes)
    if (!isSeparatorOfRead(assignment, name)) addVariable(lowering, assignment.name, value);
  const assignments = listAssignments(node.args).map((assignment) => ({
    assignment,
    value: lowerAssignment(assignment, lowering, nested),
  }));
  const args = [{ word: node.name, read: name }];
  for (const part of node.args)
    if (part.type === 'Word') args.push({ word: part, read: readWord(part, lowering, nested) });
  const ended = runWords(args, assignments, directories, lowering);
  // If a redirection fails, the command does not run.
  return redirections.length === 0 ? ended : { ...ended, failed: joinDirectories(ended.failed, directories) };
}

function runWords(
  args: BuiltinCall['args'],
  assignments: BuiltinCall['assignments'],
  directories: Directories,
  lowering: ShellLowering,
): Ending {
  const same: Ending = { succeeded: directories, failed: directories };
  // Each of many `exec` would copy all words after it.
  if (lowering.depth > maxDepth) {
    lowering.refuse(tooDeep);
    return { succeeded: null, failed: null };
  }
  const words = args.map(({ read }) => read);
  const [first] = words;
  if (first?.type === 'literal' && isBuiltin(first.value))
    return lowerBuiltin({ name: first.value, args: args.slice(1), assignments, directories }, lowering, {
      runText: (text, from) => runText(text, from, { ...lowering, depth: lowering.depth + 1 }),
      runWords: (inner, from) => runWords(inner, [], from, { ...lowering, depth: lowering.depth + 1 }),
    });
  if (first === undefined) return same;
  if (assignments.length > 0) lowering.refuse('a program takes an argument that shells read differently');
  // Each directory in which the shell may be. The directory of a command is empty if it is not known.
  for (const cwd of directories ?? [''])
    lowering.accesses.push(...lowering.lowerCommand({ type: 'command', words, cwd }));
  return same;
}

// Before the builtin `read`, IFS holds only for that command, and decides how the line is split into variables.
function isSeparatorOfRead(assignment: Assignment, program: Word): boolean {
  return assignment.name === 'IFS' && program.type === 'literal' && program.value === 'read';
}

type Part = ShellWord | Assignment | Redirection;

const noParts: readonly never[] = [];

function listRedirections(parts: readonly Part[]): readonly Redirection[] {
  return parts.length === 0
    ? noParts
    : parts.filter((part): part is Redirection => part.type !== 'Assignment' && part.type !== 'Word');
}

function listAssignments(parts: readonly Part[]): readonly Assignment[] {
  return parts.length === 0 ? noParts : parts.filter((part): part is Assignment => part.type === 'Assignment');
}

// Two words with nothing between them are one word to bash, even if the parser reads two.
function refuseTouching({ prefix, name, suffix }: Command, lowering: ShellLowering): void {
  let end = -1;
  const check = ({ type, pos, end: until }: Part): void => {
    if (type !== 'Word' && type !== 'Assignment') return;
    if (pos === end) lowering.refuse('two words touch, which shells may read as one');
    end = until;
  };
  for (const part of prefix) check(part);
  if (name !== undefined) check(name);
  for (const part of suffix) check(part);
}

// Returns the value if it is known, otherwise null.
function lowerAssignment(
  { value, index, name, append }: Assignment,
  lowering: ShellLowering,
  nested: (script: Parameters<typeof runNested>[0]) => void,
): string | null {
  if (index !== undefined || value.type === 'ArrayValue')
    lowering.refuse(`${name} is an array, whose subscripts bash may run`);
  if (value.type !== 'Word') return null;
  lowerExpansions(value, lowering, nested);
  return append === true ? null : readAssigned(value);
}
