import {
  parse,
  type Assignment,
  type Command,
  type CommandNode,
  type CompoundList,
  type PipelineNode,
  type Redirection,
  type Script,
  type Statement,
  type Word as ShellWord,
} from 'unbash';
import type { Access, PipedNames, Word } from '../../../core/types/access.ts';
import { checkArithmetic } from './shell-arithmetic.ts';
import { isBuiltin, lowerBuiltin, type BuiltinCall } from './shell-builtins.ts';
import {
  addLoopVariable,
  addShellVariable,
  addVariable,
  createShellLowering,
  joinFolders,
  lowerPart,
  type Ending,
  type Folders,
  type ShellDialect,
  type ShellLowering,
  type ShellSurroundings,
} from './shell-lowering.ts';
import { lowerRedirections } from './shell-redirections.ts';
import { lowerTest } from './shell-tests.ts';
import { findNumber, lowerExpansions, needsBash, readAssigned, readListedNames, readWords } from './shell-words.ts';

// A here-document of 256 KB, and the command that reads it.
const maxTextBytes = 280_000;
// For each here-document, the parser searches the whole rest of the text for its end. This is the limit of their number times the text's length.
const maxSearchedBytes = 100_000_000;
// Rounds of a loop that are lowered one by one.
const maxRounds = 20;
const maxDepth = 12;

/**
 * Lowers a shell text to all accesses that it may make: each command that any path through it can run, each file that a redirection opens, and each
 * variable that programs receive. A construct that the shell may read differently is opaque; nothing is omitted silently.
 * test/policy/commands/shell/fuzz.test.ts checks this against bash itself.
 */
export function lowerShell(
  text: string,
  cwd: string,
  dialect: ShellDialect,
  surroundings: ShellSurroundings,
): readonly Access[] {
  const lowering = createShellLowering(text, dialect, surroundings);
  runText(text, [cwd], lowering);
  return lowering.accesses;
}

function runText(text: string, folders: Folders, lowering: ShellLowering): Ending {
  const unknown: Ending = { succeeded: null, failed: null };
  const bytes = Buffer.byteLength(text);
  if (lowering.depth > maxDepth || bytes > maxTextBytes || text.split('<<').length * bytes > maxSearchedBytes) {
    lowering.refuse('the text is too long or too deep to be read');
    return unknown;
  }
  // Blanks and line ends that shells read differently, and characters that a terminal would not show.
  if (!/^[\n\t -~]*$/.test(text) && (/[^\P{C}\n\t]|[^\P{Z} ]/u.test(text) || !text.isWellFormed())) {
    lowering.refuse('the text holds characters that shells do not agree on');
    return unknown;
  }
  const script = parse(text);
  if ((script.errors?.length ?? 0) > 0) {
    lowering.refuse(`the text is no valid shell: ${script.errors?.[0]?.message ?? ''}`);
    return unknown;
  }
  return runStatements(script.commands, folders, lowering);
}

function runNested(
  script: Script & { readonly errors?: readonly unknown[] | undefined },
  folders: Folders,
  lowering: ShellLowering,
): void {
  if ((script.errors?.length ?? 0) > 0 || lowering.depth > maxDepth) {
    lowering.refuse('a part of the text cannot be read');
    return;
  }
  runStatements(script.commands, folders, { ...lowering, isCertain: false, depth: lowering.depth + 1 });
}

function runStatements(statements: readonly Statement[], folders: Folders, lowering: ShellLowering): Ending {
  let now: Ending = { succeeded: folders, failed: folders };
  for (const statement of statements) {
    const start = joinFolders(now.succeeded, now.failed);
    const own = statement.background === true ? lowerPart(lowering) : lowering;
    const ended =
      statement.command.type === 'AndOr'
        ? runAndOr(statement.command, start, own)
        : runPipeline(statement.command, start, own);
    // A background command runs in its own shell, so it does not change the folder of this one.
    now = statement.background === true ? { succeeded: start, failed: start } : ended;
  }
  return now;
}

function runAndOr(
  { commands, operators }: Extract<Statement['command'], { type: 'AndOr' }>,
  folders: Folders,
  lowering: ShellLowering,
): Ending {
  let now: Ending = { succeeded: folders, failed: folders };
  for (const [index, command] of commands.entries()) {
    if (index === 0) {
      now = runPipeline(command, folders, lowering);
      continue;
    }
    const isAnd = operators[index - 1] === '&&';
    const next = runPipeline(command, isAnd ? now.succeeded : now.failed, lowerPart(lowering));
    now = isAnd
      ? { succeeded: next.succeeded, failed: joinFolders(now.failed, next.failed) }
      : { succeeded: joinFolders(now.succeeded, next.succeeded), failed: next.failed };
  }
  return now;
}

function runPipeline(node: PipelineNode, folders: Folders, lowering: ShellLowering): Ending {
  if (node.type !== 'Pipeline') return runCommandNode(node, folders, lowering);
  if (node.prefixes.some(({ type }) => type === 'Time')) needsBash(lowering, 'time');
  if (node.operators.includes('|&')) needsBash(lowering, '|&');
  const negated = node.prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1;
  const [only, ...others] = node.commands;
  if (only !== undefined && others.length === 0) {
    const ended = runCommandNode(only, folders, lowering);
    return negated ? { succeeded: ended.failed, failed: ended.succeeded } : ended;
  }
  for (const [index, command] of node.commands.entries())
    runCommandNode(command, folders, lowerPart(lowering), readInput(node.commands.slice(0, index + 1), lowering));
  return { succeeded: folders, failed: folders };
}

// Only xargs turns the content of a pipe into words.
function readInput(commands: readonly CommandNode[], lowering: ShellLowering): PipedNames | undefined {
  const last = commands.at(-1);
  if (last?.type !== 'Command' || last.name?.text !== 'xargs') return undefined;
  if (![...last.prefix, ...last.suffix].every(keepsInput)) return undefined;
  return readListedNames(commands.slice(0, -1), lowering) ?? undefined;
}

function keepsInput(part: Part): boolean {
  if (part.type === 'Word' || part.type === 'Assignment') return true;
  if (part.type === 'HereDoc' || part.type === 'HereString') return false;
  const { descriptor, operator } = part;
  const isOther = descriptor?.type === 'FileDescriptor' && descriptor.value > 0;
  return operator.startsWith('>') && (descriptor === undefined || isOther);
}

function runList({ commands }: CompoundList, folders: Folders, lowering: ShellLowering): Ending {
  return runStatements(commands, folders, lowering);
}

const certainNodes: ReadonlySet<CommandNode['type']> = new Set(['Command', 'BraceGroup', 'Function']);

function runCommandNode(node: CommandNode, folders: Folders, around: ShellLowering, input?: PipedNames): Ending {
  const lowering = certainNodes.has(node.type) ? around : lowerPart(around);
  const nested = (script: Parameters<typeof runNested>[0]): void => runNested(script, folders, lowering);
  const expand = (word: ShellWord | undefined): void => {
    if (word !== undefined) lowerExpansions(word, lowering, nested);
  };
  const same: Ending = { succeeded: folders, failed: folders };
  const either = (...endings: readonly Ending[]): Ending => {
    const after = joinFolders(...endings.flatMap(({ succeeded, failed }) => [succeeded, failed]));
    return { succeeded: after, failed: after };
  };
  switch (node.type) {
    case 'Command':
      return runCommand(node, folders, lowering, input);
    case 'Redirected':
      lowerRedirections(node.redirects, folders, lowering, nested);
      return either(same, runCommandNode(node.command, folders, lowering));
    case 'Subshell':
      runList(node.body, folders, lowering);
      return same;
    case 'BraceGroup':
      return runList(node.body, folders, lowering);
    case 'If': {
      const endings: Ending[] = [];
      let tested = runList(node.clause, folders, lowering);
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
      return runLoop(folders, lowering, (start) => {
        const tested = runList(node.clause, start, lowering);
        const body = runList(node.body, joinFolders(tested.succeeded, tested.failed), lowering);
        return joinFolders(tested.succeeded, tested.failed, body.succeeded, body.failed);
      });
    case 'For':
      return runFor(node, folders, lowering, nested);
    case 'Case': {
      expand(node.word);
      const endings = node.items.map((item) => {
        for (const pattern of item.pattern) expand(pattern);
        if (item.terminator === ';&' || item.terminator === ';;&') needsBash(lowering, item.terminator);
        return runList(item.body, folders, lowering);
      });
      // A clause that falls through also runs the next body, in the folder where this one ended.
      const moves = endings.some(
        ({ succeeded, failed }) => joinFolders(folders, succeeded, failed)?.length !== folders?.length,
      );
      if (moves && node.items.some(({ terminator }) => terminator === ';&' || terminator === ';;&'))
        lowering.refuse('a case that falls through after a cd is not followed');
      return either(same, ...endings);
    }
    case 'Function':
      return defineFunction(node, folders, lowering);
    case 'TestCommand':
      needsBash(lowering, '[[');
      lowerTest(node.expression, lowering, nested);
      return same;
    case 'ArithmeticCommand':
      needsBash(lowering, '((');
      checkArithmetic(node.body, lowering, findNumber(lowering));
      return same;
    default:
      lowering.refuse(
        `${node.type === 'Coproc' ? 'a coprocess' : node.type === 'Select' ? 'select' : 'an arithmetic loop'} is not followed`,
      );
      return { succeeded: null, failed: null };
  }
}

// Each value is one round, if only the loop sets the variable. Otherwise the value is known only when the text runs.
function runFor(
  node: Extract<CommandNode, { type: 'For' }>,
  folders: Folders,
  lowering: ShellLowering,
  nested: (script: Parameters<typeof runNested>[0]) => void,
): Ending {
  const name = node.name.parts === undefined ? node.name.value : '';
  const values = (node.wordlist ?? []).flatMap((word) => readWords(word, lowering, nested));
  const round = (start: Folders): Folders => {
    const body = runList(node.body, start, lowering);
    return joinFolders(body.succeeded, body.failed);
  };
  const { loops, variables } = lowering;
  // bash itself sets some variables with other names.
  const isFollowed =
    loops !== null &&
    !loops.has(name) &&
    variables.get(name) !== 'set' &&
    /^[a-z][A-Za-z0-9_]*$/.test(name) &&
    values.length > 0 &&
    values.length <= maxRounds;
  if (!isFollowed) {
    addShellVariable(lowering, name, null);
    return runLoop(folders, lowering, round);
  }
  addLoopVariable(lowering, name, null);
  let start = folders;
  for (const value of values) {
    loops.set(name, value);
    // A glob results in any number of rounds. If no command depends on the value, all rounds are alike.
    const isOne = value.type === 'literal' && (value === values[0] || variables.get(name) === 'followed');
    start = isOne ? joinFolders(start, round(start)) : runLoop(start, lowering, round).succeeded;
    if (value !== values[0] && variables.get(name) !== 'followed') break;
  }
  loops.delete(name);
  return { succeeded: start, failed: start };
}

// Each round starts in the folder where the previous one ended.
function runLoop(folders: Folders, lowering: ShellLowering, round: (start: Folders) => Folders): Ending {
  let start = folders;
  for (let times = 0; times < 3; times += 1) {
    const pushed = lowering.pushed.size;
    const next = joinFolders(start, round(start));
    const isSettled = start !== null && next?.length === start.length && lowering.pushed.size === pushed;
    if (next === null || isSettled) return { succeeded: next, failed: next };
    start = next;
  }
  lowering.refuse('a loop leads to ever more folders');
  return { succeeded: null, failed: null };
}

// The body is lowered once, at its definition. Each call of the name runs it again, so it must not depend on the folder.
function defineFunction(
  node: Extract<CommandNode, { type: 'Function' }>,
  folders: Folders,
  lowering: ShellLowering,
): Ending {
  const name = node.name.parts === undefined ? node.name.value : '';
  const isFree = /^[A-Za-z_][A-Za-z0-9_-]*$/.test(name) && !isBuiltin(name) && !isKnownProgram(name, lowering);
  if (!isFree) lowering.refuse(`the function ${JSON.stringify(name)} may replace a program of that name`);
  if (lowering.variables.has(name))
    lowering.refuse(`${name} is a variable and a function, and unset may remove one of them`);
  lowering.functions.set(name, lowering.isCertain ? folders : null);
  if (node.body.type === 'CompoundList') {
    lowering.refuse('a function without a body cannot be read');
    return { succeeded: null, failed: null };
  }
  const ended = runCommandNode(node.body, folders, {
    ...lowering,
    loops: null,
    isCertain: false,
    depth: lowering.depth + 1,
  });
  const after = joinFolders(folders, ended.succeeded, ended.failed);
  if (after === null || folders === null || after.length !== folders.length)
    lowering.refuse('a function that changes the folder is not followed');
  return { succeeded: folders, failed: folders };
}

// Lowering a known program usually adds accesses after the command itself. A known program without any is found by `isProgram`.
function isKnownProgram(name: string, lowering: ShellLowering): boolean {
  const [, ...effects] = lowering.lowerCommand({
    type: 'command',
    words: [{ type: 'literal', value: name }],
    cwd: '.',
  });
  return effects.length > 0 || lowering.isProgram(name);
}

function runCommand(node: Command, folders: Folders, lowering: ShellLowering, input?: PipedNames): Ending {
  const unknown: Ending = { succeeded: null, failed: null };
  lowering.budget.commands -= 1;
  if (lowering.budget.commands < 0) {
    lowering.refuse('the text holds too many commands');
    return unknown;
  }
  const nested = (script: Parameters<typeof runNested>[0]): void => runNested(script, folders, lowering);
  const redirections = [...listRedirections(node.prefix), ...listRedirections(node.suffix)];
  const prefixes = listAssignments(node.prefix).map((assignment) => ({
    assignment,
    value: lowerAssignment(assignment, folders, lowering, nested),
  }));
  refuseTouching(node, lowering);
  lowerRedirections(redirections, folders, lowering, nested);
  if (node.name === undefined) {
    for (const { assignment, value } of prefixes) addShellVariable(lowering, assignment.name, value);
    return { succeeded: folders, failed: folders };
  }
  const name = readWords(node.name, lowering, nested);
  for (const { assignment, value } of prefixes)
    if (!isSeparatorOfRead(assignment, name)) addVariable(lowering, assignment.name, value);
  const assignments = listAssignments(node.args).map((assignment) => ({
    assignment,
    value: lowerAssignment(assignment, folders, lowering, nested),
  }));
  const args = [{ word: node.name, read: name }];
  for (const part of node.args)
    if (part.type === 'Word') args.push({ word: part, read: readWords(part, lowering, nested) });
  const ended = runWords(args, assignments, folders, lowering, input);
  // If a redirection fails, the command does not run.
  return redirections.length === 0 ? ended : { ...ended, failed: joinFolders(ended.failed, folders) };
}

function runWords(
  args: BuiltinCall['args'],
  assignments: BuiltinCall['assignments'],
  folders: Folders,
  lowering: ShellLowering,
  input?: PipedNames,
): Ending {
  const same: Ending = { succeeded: folders, failed: folders };
  const read: Word[] = [];
  for (const arg of args) read.push(...arg.read);
  const [first] = read;
  if (first === undefined) return same;
  if (first.type === 'dynamic') {
    lowering.refuse('the program is not known before it runs');
    return same;
  }
  const name = first.value;
  if (isBuiltin(name))
    return lowerBuiltin({ name, args: args.slice(1), assignments, folders }, lowering, {
      runText: (text, from) => runText(text, from, { ...lowering, depth: lowering.depth + 1 }),
      runLater: (text, from) =>
        runText(text, from, { ...lowering, loops: null, isCertain: false, depth: lowering.depth + 1 }),
      runWords: (inner, from) => runWords(inner, [], from, { ...lowering, functions: new Map() }),
    });
  if (assignments.length > 0) {
    lowering.refuse(`${name} takes an argument that shells read differently`);
    return same;
  }
  const home = lowering.functions.get(name);
  if (home !== undefined) {
    if (home === null || folders === null || folders.some((folder) => !home.includes(folder)))
      lowering.refuse('a function that is called in another folder, or may not be defined, is not followed');
    return same;
  }
  if (folders === null) lowering.refuse('the folder in which a command runs is not known');
  for (const cwd of folders ?? ['.']) addCommand(read, cwd, lowering, input);
  return same;
}

// Before the builtin `read`, IFS holds only for that command, and decides how the line is split into variables. The values of these variables are
// never used.
function isSeparatorOfRead(assignment: Assignment, [program]: readonly Word[]): boolean {
  return assignment.name === 'IFS' && program?.type === 'literal' && program.value === 'read';
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

function addCommand(words: readonly Word[], cwd: string, lowering: ShellLowering, input?: PipedNames): void {
  // After a cd through a link, `..` leads to another folder than the path suggests.
  if (cwd !== '.' && words.some((word) => word.type === 'literal' && word.value.split(/[/=:]/).includes('..')))
    lowering.refuse('a path that leads up again after a cd is not followed');
  lowering.accesses.push(...lowering.lowerCommand({ type: 'command', words, cwd, ...(input && { input }) }));
}

// Returns the value if it is known, otherwise null.
function lowerAssignment(
  { value, index, name, append }: Assignment,
  folders: Folders,
  lowering: ShellLowering,
  nested: (script: Parameters<typeof runNested>[0]) => void,
): string | null {
  if (index !== undefined || value.type === 'ArrayValue')
    lowering.refuse(`${name} is an array, whose subscripts bash may run`);
  if (value.type !== 'Word') return null;
  lowerExpansions(value, lowering, nested);
  return append === true ? null : readAssigned(value, folders, lowering);
}
