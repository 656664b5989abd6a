import type { Statement } from 'unbash';
import { parseShell } from '../../policy/commands/shell/parse-shell.ts';
import { readWorkflow, type WorkflowJob, type WorkflowStep } from '../../github/workflow/read-workflow.ts';

/** The commands by which a job of a workflow tests the repository. */
export interface CiJob {
  /**
   * The command lines of its scripts that a shell can run alone, and that fail if a test fails: no expression of GitHub, no other directory, no pipe, `||`,
   * `&` or redirection, no part of an `if` or a loop.
   */
  readonly lines: readonly string[];
  /** The inputs of its actions without an expression, by the name of the action: `actions/setup-node`. */
  readonly setups: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The files of a repository, and the job of its workflows that runs its tests. */
export interface Source {
  /** Reads a file at the root. Returns null if it does not exist. */
  readonly read: (name: string) => string | null;
  /** Null if no job runs them. */
  readonly ci: CiJob | null;
}

const expression = '${{';

// A step for reports or repetitions: it also runs after a failure.
const handlesFailures = /\b(?:failure|cancelled|always)\s*\(/i;

// The commands after it run elsewhere. The text of a here-document is no command; the parser searches the whole text for the end of each.
const leavesRoot = /(?<![\w.:/-])(?:cd|pushd)(?![\w.:/-])|<</;

/** The jobs of all workflows that test a change, those first whose file or job is named after tests. */
export function readCiJobs(workflows: readonly { readonly name: string; readonly text: string }[]): readonly CiJob[] {
  const jobs = workflows.flatMap(({ name, text }) => {
    const read = readWorkflow(text);
    if (read.type !== 'workflow') return [];
    const isTest = /test|ci|check|build/i.test(name);
    return ['push', 'pull_request'].some((event) => read.workflow.events.has(event))
      ? read.workflow.jobs.map((job) => ({ isTest, job: readJob(job) }))
      : [];
  });
  return [...jobs.filter(({ isTest }) => isTest), ...jobs.filter(({ isTest }) => !isTest)].map(({ job }) => job);
}

/** The first line of a job whose words fit an expression; null without such a line. Variables may be set before them. */
export function findLine(job: CiJob | null, command: RegExp): string | null {
  return job?.lines.find((line) => isCommand(line, command)) ?? null;
}

/** True if the words of a line, with one space between two of them, fit an expression. Variables may be set before them. */
export function isCommand(line: string, command: RegExp): boolean {
  return command.test(listWords(line).join(' '));
}

/** The words of a command without the variables that it sets. */
export function listWords(line: string): readonly string[] {
  const words = line.split(/\s+/);
  const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
  return first < 0 ? [] : words.slice(first);
}

function readJob(job: WorkflowJob): CiJob {
  return { lines: job.steps.flatMap(listLines), setups: new Map(job.steps.flatMap(readSetup)) };
}

function listLines({ if: condition, run, workingDirectory }: WorkflowStep): readonly string[] {
  if (run === null || workingDirectory !== null || handlesFailures.test(condition?.text ?? '')) return [];
  const text = run.text.replaceAll('\r\n', '\n');
  if (leavesRoot.test(text)) return [];
  const parsed = parseShell(text);
  if (typeof parsed === 'string') return [];
  return parsed.commands
    .filter(keepsExitCode)
    .map(({ pos, end }) => text.slice(pos, end).replaceAll('\\\n', ' '))
    .filter((line) => !line.includes(expression));
}

// A pipe has the exit code of its last command. Behind `||`, in the background and after `!`, a failed test is no failure. The file that a
// redirection writes is for a later step.
function keepsExitCode({ command, background }: Statement): boolean {
  const parts =
    command.type === 'AndOr' && command.operators.every((operator) => operator === '&&') ? command.commands : [command];
  return background !== true && parts.every((part) => part.type === 'Command' && part.redirects.length === 0);
}

function readSetup({ uses, with: inputs }: WorkflowStep): [string, ReadonlyMap<string, string>][] {
  if (uses === null) return [];
  const literal = [...inputs].filter(([, { text }]) => !text.includes(expression) && !text.includes('\n'));
  return [[uses.text.split('@', 1)[0] ?? '', new Map(literal.map(([name, { text }]) => [name, text]))]];
}
