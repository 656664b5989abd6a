import type { Assignment, Command, CommandNode, PipelineNode, Statement } from 'unbash';
import type { Access, Word } from '../../../core/types/access.ts';
import { catchTooDeep, parseShell, tooDeep } from './parse-shell.ts';
import { isBuiltin, lowerBuiltin } from './shell-builtins.ts';
import {
  addShellVariable,
  addVariable,
  joinDirectories,
  moveTo,
  stay,
  unknownEnding,
  type Argument,
  type Directories,
  type Ending,
  type ReadAssignment,
  type ShellLowering,
} from './shell-lowering.ts';
import { lowerRedirections } from './shell-redirections.ts';
import { lowerTest } from './shell-tests.ts';
import { checkArithmetic, lowerExpansions, needsBash, readAssigned, readWord } from './shell-words.ts';
import { cutText } from '../../../core/text/cut-text.ts';

// A here-document of 256 KB, and the command that reads it.
const maxTextBytes = 280_000;
// For each here-document, the parser searches the whole rest of the text for its end. This is the limit of their number times the text's length.
const maxSearchedBytes = 100_000_000;
const maxDepth = 12;
const maxCommands = 200;
const maxReasons = 20;

/**
 * Lowers a shell text to its simple commands, on any path through it, the files to which it redirects output, and the variables that programs
 * receive. A construct that the shell may read differently is opaque; nothing is omitted silently.
 * test/system/policy/commands/shell/fuzz.test.ts checks this against bash itself.
 */
export function lowerShell(
  text: string,
  { cwd, ...given }: Pick<ShellLowering, 'dialect' | 'workspace' | 'lowerCommand'> & { readonly cwd: string },
): readonly Access[] {
  const accesses: Access[] = [];
  const reasons = new Set<string>();
  const shown = cutText(text, 300);
  const lowering: ShellLowering = {
    ...given,
    directories: [cwd],
    depth: 0,
    accesses,
    budget: { commands: maxCommands },
    runScript: runNested,
    runText: (inner, from) => runText(inner, goDeeper(from)),
    runWords: (args, from) => runWords(args, [], goDeeper(from)),
    refuse(reason) {
      if (!reasons.has(reason) && reasons.size < maxReasons) accesses.push({ type: 'opaque', text: shown, reason });
      reasons.add(reason);
      return unknownEnding;
    },
    reject(reason) {
      accesses.push({ type: 'opaque', text: shown, reason, rejected: true });
    },
  };
  // A text that the parser reads may still be too deep here.
  if (catchTooDeep(() => runText(text, lowering)) === null) lowering.refuse(tooDeep);
  return accesses;
}

function goDeeper(lowering: ShellLowering): ShellLowering {
  return { ...lowering, depth: lowering.depth + 1 };
}

function runText(text: string, lowering: ShellLowering): Ending {
  const bytes = Buffer.byteLength(text);
  if (lowering.depth > maxDepth || bytes > maxTextBytes || text.split('<<').length * bytes > maxSearchedBytes)
    return lowering.refuse('the text is too long or too deep to be read');
  // Spaces and line ends that shells read differently, and characters that a terminal would not show.
  if (!/^[\n\t -~]*$/.test(text) && (/[^\P{C}\n\t]|[^\P{Z} ]/u.test(text) || !text.isWellFormed()))
    return lowering.refuse('the text holds characters that shells do not agree on');
  const script = parseShell(text);
  return typeof script === 'string' ? lowering.refuse(script) : runStatements(script, lowering);
}

function runNested(script: Parameters<ShellLowering['runScript']>[0], lowering: ShellLowering): Ending {
  if ((script.errors?.length ?? 0) > 0 || lowering.depth > maxDepth)
    return lowering.refuse('a part of the text cannot be read');
  return runStatements(script, goDeeper(lowering));
}

function runStatements({ commands }: { readonly commands: readonly Statement[] }, lowering: ShellLowering): Ending {
  let now = stay(lowering);
  for (const { command, background } of commands) {
    const here = moveTo(lowering, joinEndings(now));
    const ended = command.type === 'AndOr' ? runAndOr(command, here) : runPipeline(command, here);
    // A background command runs in its own shell, so it does not change the directory of this one.
    now = background === true ? stay(here) : ended;
  }
  return now;
}

function runAndOr(
  { commands, operators }: Extract<Statement['command'], { type: 'AndOr' }>,
  lowering: ShellLowering,
): Ending {
  let now: Ending = { succeeded: lowering.directories, failed: [] };
  for (const [index, command] of commands.entries()) {
    // The first command runs as if one before it had succeeded.
    const isAnd = index === 0 || operators[index - 1] === '&&';
    const next = runPipeline(command, moveTo(lowering, isAnd ? now.succeeded : now.failed));
    now = isAnd
      ? { succeeded: next.succeeded, failed: joinDirectories(now.failed, next.failed) }
      : { succeeded: joinDirectories(now.succeeded, next.succeeded), failed: next.failed };
  }
  return now;
}

function runPipeline(node: PipelineNode, lowering: ShellLowering): Ending {
  if (node.type !== 'Pipeline') return runCommandNode(node, lowering);
  if (node.prefixes.some(({ type }) => type === 'Time')) needsBash(lowering, 'time');
  if (node.operators.includes('|&')) needsBash(lowering, '|&');
  const negated = node.prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1;
  const endings = node.commands.map((command) => runCommandNode(command, lowering));
  const [only] = endings;
  if (only === undefined || endings.length > 1) return stay(lowering);
  return negated ? { succeeded: only.failed, failed: only.succeeded } : only;
}

function runCommandNode(node: CommandNode, lowering: ShellLowering): Ending {
  switch (node.type) {
    case 'Command':
      return runCommand(node, lowering);
    case 'Redirected':
      lowerRedirections(node.redirects, lowering);
      return either(stay(lowering), runCommandNode(node.command, lowering));
    case 'Subshell':
      runStatements(node.body, lowering);
      return stay(lowering);
    case 'BraceGroup':
      return runStatements(node.body, lowering);
    case 'If': {
      const endings: Ending[] = [];
      let otherwise = lowering.directories;
      for (const branch of [node, ...node.elif]) {
        const tested = runStatements(branch.clause, moveTo(lowering, otherwise));
        endings.push(runStatements(branch.then, moveTo(lowering, tested.succeeded)));
        otherwise = tested.failed;
      }
      return either(
        ...endings,
        node.else === undefined
          ? { succeeded: otherwise, failed: [] }
          : runStatements(node.else, moveTo(lowering, otherwise)),
      );
    }
    case 'While':
      return runLoop(lowering, (start) => {
        const tested = runStatements(node.clause, start);
        return either(tested, runStatements(node.body, moveTo(start, joinEndings(tested))));
      });
    case 'For':
      addShellVariable(lowering, node.name.parts === undefined ? node.name.value : '', null);
      for (const word of node.wordlist ?? []) lowerExpansions(word, lowering);
      return runLoop(lowering, (start) => runStatements(node.body, start));
    case 'Case': {
      lowerExpansions(node.word, lowering);
      let fallsThrough = false;
      const endings = node.items.map(({ pattern, terminator, body }) => {
        for (const word of pattern) lowerExpansions(word, lowering);
        if (terminator === ';&' || terminator === ';;&') {
          needsBash(lowering, terminator);
          fallsThrough = true;
        }
        return runStatements(body, lowering);
      });
      // A clause that falls through also runs the next body, in the directory where this one ended.
      return fallsThrough ? unknownEnding : either(stay(lowering), ...endings);
    }
    case 'Function':
      return defineFunction(node, lowering);
    case 'TestCommand':
      needsBash(lowering, '[[');
      lowerTest(node.expression, lowering);
      return stay(lowering);
    case 'ArithmeticCommand':
      needsBash(lowering, '((');
      checkArithmetic(node.body, lowering);
      return stay(lowering);
    default:
      return lowering.refuse(
        `${node.type === 'Coproc' ? 'a coprocess' : node.type === 'Select' ? 'select' : 'an arithmetic loop'} is not followed`,
      );
  }
}

function joinEndings(...endings: readonly Ending[]): Directories {
  return joinDirectories(...endings.flatMap(({ succeeded, failed }) => [succeeded, failed]));
}

/** The ending after one of several parts, whose success is not known. */
function either(...endings: readonly Ending[]): Ending {
  const after = joinEndings(...endings);
  return { succeeded: after, failed: after };
}

// Each round starts in the directory where the previous one ended.
function runLoop(lowering: ShellLowering, round: (start: ShellLowering) => Ending): Ending {
  const after = either(stay(lowering), round(lowering));
  if (after.succeeded !== null && after.succeeded.length === lowering.directories?.length) return after;
  round(moveTo(lowering, null));
  return unknownEnding;
}

// A function replaces the program of its name. Its commands are lowered, so that denials match their words.
function defineFunction(node: Extract<CommandNode, { type: 'Function' }>, lowering: ShellLowering): Ending {
  const name = node.name.parts === undefined ? node.name.value : node.name.text;
  lowering.refuse(`the function ${JSON.stringify(name)} may replace a program of that name`);
  if (isForkBomb(node)) lowering.reject('a function that only starts itself is a fork bomb, which is never allowed');
  if (node.body.type !== 'CompoundList') runCommandNode(node.body, goDeeper(moveTo(lowering, null)));
  return stay(lowering);
}

/** True for a function that does nothing before it starts itself at least twice: `:(){ :|:& };:`. A recursion that a condition can end is not a fork bomb. */
function isForkBomb({ name, body }: Extract<CommandNode, { type: 'Function' }>): boolean {
  const list = body.type === 'BraceGroup' || body.type === 'Subshell' ? body.body : body;
  const statements = list.type === 'CompoundList' ? list.commands : [];
  const parts = statements.flatMap(({ command }): Statement['command'][] =>
    command.type === 'Pipeline' ? [...command.commands] : [command],
  );
  const calls = parts.filter((part) => part.type === 'Command' && part.name?.text === name.text);
  return calls.length > 1 && parts.every(({ type }) => type === 'Command');
}

function runCommand(node: Command, lowering: ShellLowering): Ending {
  lowering.budget.commands -= 1;
  if (lowering.budget.commands < 0) return lowering.refuse('the text holds too many commands');
  const prefixes = readAssignments(node.prefix, lowering);
  refuseTouching(node, lowering);
  lowerRedirections(node.redirects, lowering);
  if (node.name === undefined) {
    for (const { assignment, value } of prefixes) addShellVariable(lowering, assignment.name, value);
    return stay(lowering);
  }
  const name = readWord(node.name, lowering);
  for (const { assignment, value } of prefixes)
    if (!isSeparatorOfRead(assignment, name)) addVariable(lowering, assignment.name, value);
  const assignments = readAssignments(node.args, lowering);
  const args: Argument[] = [{ word: node.name, read: name }];
  for (const word of node.args) if (word.type === 'Word') args.push({ word, read: readWord(word, lowering) });
  const ended = runWords(args, assignments, lowering);
  // If a redirection fails, the command does not run.
  return node.redirects.length === 0
    ? ended
    : { ...ended, failed: joinDirectories(ended.failed, lowering.directories) };
}

function runWords(args: readonly Argument[], assignments: readonly ReadAssignment[], lowering: ShellLowering): Ending {
  // Each of many `exec` would copy all words after it.
  if (lowering.depth > maxDepth) return lowering.refuse(tooDeep);
  const words = args.map(({ read }) => read);
  const [first] = words;
  if (first?.type === 'literal' && isBuiltin(first.value))
    return lowerBuiltin({ name: first.value, args: args.slice(1), assignments }, lowering);
  if (first === undefined) return stay(lowering);
  if (assignments.length > 0) lowering.refuse('a program takes an argument that shells read differently');
  // Each directory in which the shell may be. The directory of a command is empty if it is not known.
  for (const cwd of lowering.directories ?? [''])
    lowering.accesses.push(...lowering.lowerCommand({ type: 'command', words, cwd }));
  return stay(lowering);
}

// Before the builtin `read`, IFS holds only for that command, and decides how the line is split into variables.
function isSeparatorOfRead(assignment: Assignment, program: Word): boolean {
  return assignment.name === 'IFS' && program.type === 'literal' && program.value === 'read';
}

// Two words with nothing between them are one word to bash, even if the parser reads two.
function refuseTouching({ prefix, name, suffix }: Command, lowering: ShellLowering): void {
  let end = -1;
  for (const part of [...prefix, ...(name === undefined ? [] : [name]), ...suffix]) {
    if (part.type !== 'Word' && part.type !== 'Assignment') continue;
    if (part.pos === end) lowering.refuse('two words touch, which shells may read as one');
    end = part.end;
  }
}

function readAssignments(parts: readonly { readonly type: string }[], lowering: ShellLowering): ReadAssignment[] {
  return parts
    .filter((part): part is Assignment => part.type === 'Assignment')
    .map((assignment) => ({ assignment, value: lowerAssignment(assignment, lowering) }));
}

// Returns the value if it is known, otherwise null.
function lowerAssignment({ value, index, name, append }: Assignment, lowering: ShellLowering): string | null {
  if (index !== undefined || value.type === 'ArrayValue')
    lowering.refuse(`${name} is an array, whose subscripts bash may run`);
  if (value.type !== 'Word') return null;
  lowerExpansions(value, lowering);
  return append === true ? null : readAssigned(value);
}
