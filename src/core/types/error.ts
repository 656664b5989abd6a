import type { TokenUsage } from '../limits.ts';

/** One error in a file or an input. Lines and columns are 1-based. */
export interface Problem {
  readonly message: string;
  /** How to fix it, as one sentence. Empty if there is nothing to add. */
  readonly hint: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

/** A problem without a place. */
export function createProblem(message: string, hint = ''): Problem {
  return { message, hint, file: null, line: null, column: null };
}

/**
 * The kind of an error, by the cause that has to be fixed: the user's input (`usage`, `policy`, `sandbox`, `setup`), the provider
 * (`provider-*`), GitHub (`publish`), or the harness (`internal`). The exit code is derived from it (`core/types/outcome.ts`).
 */
export type ErrorCode =
  | 'usage'
  | 'policy'
  | 'sandbox'
  | 'setup'
  | 'untrusted'
  | 'provider-auth'
  | 'provider-rate-limit'
  | 'provider-server'
  | 'provider-connection'
  | 'provider-stream'
  | 'provider-context-overflow'
  | 'provider-invalid-request'
  | 'provider-refusal'
  | 'replay-diverged'
  | 'cancelled'
  | 'timed-out'
  | 'tampered'
  | 'publish'
  | 'internal';

export interface HarnessErrorOptions {
  readonly code: ErrorCode;
  readonly message: string;
  /** How to fix it, as one sentence. */
  readonly hint?: string;
  readonly problems?: readonly Problem[];
  /** Milliseconds that the provider requested before another try; `Infinity` if it wants none. */
  readonly retryAfterMs?: number;
  /** The tokens of a request to a model that failed after its answer had begun: they are paid for. */
  readonly usage?: TokenUsage;
  readonly cause?: unknown;
}

/** The one error class for errors that a user or the environment caused. Any other error is a bug. */
export class HarnessError extends Error {
  override readonly name: string = 'HarnessError';
  readonly code: ErrorCode;
  readonly hint: string;
  readonly problems: readonly Problem[];
  readonly retryAfterMs: number | null;
  readonly usage: TokenUsage | null;

  constructor(options: HarnessErrorOptions) {
    super(options.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = options.code;
    this.hint = options.hint ?? '';
    this.problems = options.problems ?? [];
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.usage = options.usage ?? null;
  }
}

/** The error for a job that may not start: its actor, its event or its commit is not trusted. */
export function createUntrusted(message: string, hint: string): HarnessError {
  return new HarnessError({ code: 'untrusted', message, hint });
}

/** Renders `file:line:column: message (hint)`. Parts that are not known are left out. */
export function renderProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== null).join(':');
  const hint = problem.hint === '' ? '' : ` (${problem.hint})`;
  return `${place === '' ? '' : `${place}: `}${problem.message}${hint}`;
}

/** The text of any thrown value, without its stack. */
export function readErrorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Why a file or a directory that a person has named cannot be read, without the name of a system call. */
export function explainUnreadable(thrown: unknown): string {
  if (hasCode(thrown, 'ENOENT')) return 'it does not exist';
  if (hasCode(thrown, 'EISDIR')) return 'it is a directory';
  return hasCode(thrown, 'ENOTDIR') ? 'it is not a directory' : readErrorMessage(thrown);
}

/** True for an error of Node or the system with one of these codes, such as `ENOENT`. */
export function hasCode(thrown: unknown, ...codes: readonly string[]): boolean {
  return thrown instanceof Error && 'code' in thrown && codes.includes(String(thrown.code));
}

/** ESTALE, which Node does not name: another process of the machine, or another one that shares its disk, moved or removed what is read. */
export const staleCode = 'Unknown system error -116';

/** What `read` returns; `otherwise` if it throws an error of Node or the system with one of these codes. */
export function orElse<Value, Otherwise>(
  read: () => Value,
  otherwise: Otherwise,
  ...codes: readonly string[]
): Value | Otherwise {
  try {
    return read();
  } catch (thrown) {
    if (hasCode(thrown, ...codes)) return otherwise;
    throw thrown;
  }
}

/** The text of an error for a person: every problem with its place, and the hint. A bug keeps its stack. */
export function renderError(thrown: unknown): string {
  // Caused by the machine, not by the code. The message contains the call and its path.
  if (
    hasCode(
      thrown,
      'EACCES',
      'EPERM',
      'EROFS',
      'ENOSPC',
      'EFBIG',
      'EDQUOT',
      'ENOTDIR',
      'EISDIR',
      'ELOOP',
      'ENAMETOOLONG',
      'EMFILE',
      'ENFILE',
    )
  )
    return `error: ${readErrorMessage(thrown)}\nCheck the kind and owner of this path, and the free space and limits of the machine.`;
  if (!(thrown instanceof HarnessError))
    return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  const problems = thrown.problems.map((problem) => `  ${renderProblem(problem)}`);
  // A problem may have the same hint already.
  const isShown = thrown.problems.some((problem) => problem.hint === thrown.hint);
  const hint = thrown.hint === '' || isShown ? [] : [thrown.hint];
  return [`error: ${thrown.message}`, ...problems, ...hint].join('\n');
}
