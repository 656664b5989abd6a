import { isAbsolute, posix } from 'node:path';
import type { CommandResult, WorkspacePath } from '../../core/ports/sandbox.ts';
import { CommandNotStarted, ToolFailure, type ToolContext } from '../../core/ports/tool.ts';
import type { PathMatcher } from '../../core/text/glob.ts';
import { renderFirst } from '../../core/text/grouped-number.ts';
import { renderHostileText } from '../files/path-access.ts';

/** One search, as every back end gets it. */
export interface SearchRequest {
  readonly pattern: string;
  readonly path: WorkspacePath;
  readonly pathKind: 'file' | 'directory';
  readonly include: PathMatcher | null;
  /** Globs for the last component of a path: every wanted path matches one. Empty if not known. They only narrow the search. */
  readonly nameGlobs: readonly string[];
  readonly caseSensitive: boolean;
  readonly multiline: boolean;
  /** Lines before and after each match. */
  readonly context: number;
  readonly output: 'files' | 'matches';
  readonly limit: number;
}

export interface SearchHit {
  readonly path: string;
  /** 1-based; 0 if files were asked for. */
  readonly line: number;
  readonly text: string;
  /** A line near a match. */
  readonly isContext: boolean;
}

/** Files and directories that could not be read, each with the reason. */
export type Unread = readonly { readonly path: string; readonly reason: string }[];

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** True if the output was cut, so that there may be more hits. */
  readonly truncated: boolean;
  readonly unread: Unread;
}

/** Searches with one program. Throws `SearchUnavailable` if it cannot be started. */
export type SearchBackEnd = (request: SearchRequest, context: ToolContext) => Promise<SearchResult>;

/** A search program that could not be started: the next one is tried. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}

/** The longest line that a search shows whole. */
export const maxLineCharacters = 300;

const maxOutputBytes = 4 * 1024 * 1024;
const searchTimeoutMs = 60_000;
const shownUnread = 5;
const listedUnread = 20;

/** Why a closed path, which a rule opens to file tools, cannot be searched: a search is a process. */
export function describeClosed(path: WorkspacePath): string {
  return `${renderHostileText(path)} is closed to processes, and a search is one; read the file instead`;
}

/** The result of the first program that can be started. Throws with the reasons of all if none can. */
export async function searchWithFirst<Result>(attempts: readonly (() => Promise<Result>)[]): Promise<Result> {
  const reasons = new Set<string>();
  for (const attempt of attempts) {
    try {
      return await attempt();
    } catch (thrown) {
      if (!(thrown instanceof SearchUnavailable)) throw thrown;
      reasons.add(thrown.message);
    }
  }
  throw new ToolFailure(`no search program could be started in the sandbox: ${[...reasons].join('; ')}`);
}

/**
 * Runs a search program with nothing writable. Search and pattern stay inside the sandbox: files that the policy hides are hidden there,
 * and a search that takes too long is killed.
 */
export async function runSearchProgram(
  argv: readonly [string, ...string[]],
  context: ToolContext,
  maxBytes: number = maxOutputBytes,
): Promise<CommandResult> {
  const result = await startProgram(argv, context, maxBytes);
  if (result.exitCode === 127) throw new SearchUnavailable(`${argv[0]} was not found`);
  if (result.aborted) throw new ToolFailure('the search was aborted');
  if (result.timedOut)
    throw new ToolFailure('the search took too long; narrow the path, the include glob or the pattern');
  return result;
}

async function startProgram(
  argv: readonly [string, ...string[]],
  context: ToolContext,
  maxBytes: number,
): Promise<CommandResult> {
  try {
    return await context.sandbox.run({
      argv,
      cwd: '.',
      // The messages are read.
      env: { LANGUAGE: 'en' },
      timeoutMs: Math.min(searchTimeoutMs, context.commandTimeoutMs),
      signal: context.signal,
      maxOutputBytes: maxBytes,
      writable: 'none',
      stdin: '',
    });
  } catch (thrown) {
    // If the sandbox itself fails, every program fails in the same way.
    if (thrown instanceof ToolFailure && !(thrown instanceof CommandNotStarted))
      throw new SearchUnavailable(thrown.message);
    throw thrown;
  }
}

/** How a program reports what it could not read. */
interface ProgramErrors {
  readonly program: string;
  /** The highest exit code of a search that has run; it may have left out files. */
  readonly maxExitCode: number;
  readonly readLine: (line: string) => Unread[number] | null;
}

/** The errors of ripgrep: `path: reason (os error 13)`. */
export const ripgrepErrors: ProgramErrors = {
  program: 'rg',
  maxExitCode: 2,
  readLine(line) {
    const [path, reason] = splitReason(line.startsWith('rg: ') ? line.slice(4) : line);
    const at = reason.indexOf(' (os error ');
    if (at < 0) return null;
    const [named = ''] = path.split(': IO error for operation on ');
    return { path: cleanPath(named), reason: reason.slice(0, at) };
  },
};

/** The errors of git below a directory: `error: failed to stat 'path': reason`. `prefix` is the directory as seen from the root of its repository. */
export function createGitErrors(directory: string, prefix = ''): ProgramErrors {
  return {
    program: 'git',
    maxExitCode: 1,
    readLine(line) {
      const [start, reason] = splitReason(line);
      const quote = start.indexOf("'");
      if (!/^(?:error|warning): /.test(start) || quote < 0 || !start.endsWith("'")) return null;
      const path = start.slice(quote + 1, -1);
      return { path: joinDirectory(directory, path.startsWith(prefix) ? path.slice(prefix.length) : path), reason };
    },
  };
}

function splitReason(line: string): [string, string] {
  const at = line.lastIndexOf(': ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 2)];
}

/**
 * The files and directories that a search could not read. Throws `ToolFailure` if `path` itself could not be searched, or if the program did
 * not search at all.
 */
export function readUnread(result: CommandResult, path: string, errors: ProgramErrors): Unread {
  const { exitCode, flooded } = result;
  const lines = result.stderr.split('\n').filter((line) => line.trim() !== '');
  const found = new Map<string, string>();
  for (const line of lines) {
    const unread = errors.readLine(line);
    if (unread !== null) found.set(unread.path, unread.reason);
  }
  const reason = found.get(path);
  if (reason !== undefined) throw new ToolFailure(`${renderHostileText(path)} could not be searched: ${reason}`);
  const hasRun = exitCode === null ? flooded : exitCode <= errors.maxExitCode;
  // A pattern that cannot be used also ends with exit code 2. Its error ends with another line, although it repeats the pattern.
  const explained = (exitCode ?? 0) < 2 || result.stdout !== '' || errors.readLine(lines.at(-1) ?? '') !== null;
  if (!hasRun || !explained) throw failSearch(errors.program, result);
  return [...found.keys()].toSorted().map((unreadPath) => ({ path: unreadPath, reason: found.get(unreadPath) ?? '' }));
}

/** The unread files and directories in the value of a search: the first ones only. */
export function listUnread(unread: Unread): { path: string; reason: string }[] {
  return unread.slice(0, listedUnread).map(({ path, reason }) => ({ path, reason }));
}

/** The text of a search for the model: its lines, and what is missing from them. */
export function renderSearch(
  lines: readonly string[],
  { truncated, unread }: Pick<SearchResult, 'truncated' | 'unread'>,
  { nothing, advice }: { readonly nothing: string; readonly advice: string },
): string {
  const empty = truncated ? 'Nothing was found in the part that was searched.' : nothing;
  return [
    ...(lines.length === 0 ? [empty] : lines),
    ...(truncated && lines.length > 0 ? [`[there are more; ${advice}]`] : []),
    ...(unread.length === 0 ? [] : [renderUnread(unread)]),
  ].join('\n');
}

function renderUnread(unread: Unread): string {
  const named = unread.map(({ path, reason }) => `${renderHostileText(path)} (${reason})`);
  return `[could not be read and were not searched: ${renderFirst(named, shownUnread)}]`;
}

/** Turns `path NUL line` with its text, or `path NUL path NUL`, into hits; lines of another shape are the program's remarks. */
export function readSearchOutput(
  result: CommandResult,
  request: SearchRequest,
  context: ToolContext,
  errors: ProgramErrors,
  directory: string = '.',
): SearchResult {
  const isSearched = selectResults(request.path, null, context);
  const unread = readUnread(result, request.path, errors).filter(({ path }) => isSearched(path));
  const truncated = result.flooded || result.stdoutBytes > maxOutputBytes;
  // The sandbox keeps head and tail; only the head is the sorted beginning.
  const text = truncated ? result.stdout.slice(0, Math.floor(maxOutputBytes / 8)) : result.stdout;
  const found = (request.output === 'files' ? readFileRecords(text) : readMatchRecords(text)).map((hit) => ({
    ...hit,
    path: joinDirectory(directory, hit.path),
  }));
  const isResult = selectResults(request.path, request.include, context);
  return { hits: found.filter((hit) => isResult(hit.path)), truncated, unread };
}

/**
 * True for a path that a search of `path` may return and that the glob selects. A file that the policy closes to the tool is not a result. A glob
 * is about whole paths, in the workspace as seen from its root, or about paths in the searched directory. The workspace is no part of a directory
 * around it: other rules apply to its files.
 */
export function selectResults(path: string, glob: PathMatcher | null, context: ToolContext): PathMatcher {
  const isSelected = (found: string): boolean =>
    glob === null || glob(found.replace(/^\//, '')) || glob(posix.relative(path, found) || posix.basename(found));
  if (!isAbsolute(path)) return (found) => isSelected(found) && context.mayShow(found);
  const { root } = context.sandbox.files;
  return (found) => found !== root && !found.startsWith(`${root}/`) && isSelected(found);
}

/** A path that a program found below a directory. */
export function joinDirectory(directory: string, path: string): string {
  return cleanPath(directory === '.' ? path : posix.join(directory, path));
}

/** The argument of a program that searches a path. A path with any name is no option. */
export function renderSearchedPath(path: WorkspacePath): string {
  return path === '.' || isAbsolute(path) ? path : `./${path}`;
}

function readFileRecords(text: string): SearchHit[] {
  const records = text.split('\0');
  // The text after the last NUL is empty, or a record that was cut.
  records.pop();
  return records.map((path) => ({ path, line: 0, text: '', isContext: false }));
}

// A path ends at a NUL and may have line breaks in it. A record that does not end with a line break was cut.
function readMatchRecords(text: string): SearchHit[] {
  const hits: SearchHit[] = [];
  for (let at = 0; ;) {
    // Between the places that have lines around them. With `--crlf`, ripgrep ends this line so.
    at += ['--\n', '--\r\n'].find((gap) => text.startsWith(gap, at))?.length ?? 0;
    const pathEnd = text.indexOf('\0', at);
    const end = pathEnd <= at ? -1 : text.indexOf('\n', pathEnd);
    // `12:text` and `12-text`, or `12 NUL column NUL text` and `12 NUL text`: the first is a match.
    const [, line, mark, column, found = ''] =
      /^(\d+)(?:([-:])|\0(?:(\d+)\0)?)([^]*)$/.exec(text.slice(pathEnd + 1, Math.max(end, 0))) ?? [];
    if (line === undefined) return hits;
    hits.push({
      path: text.slice(at, pathEnd),
      line: Number(line),
      text: found.replace(/\r$/, ''),
      isContext: mark === '-' || (mark === undefined && column === undefined),
    });
    at = end + 1;
  }
}

/** A path of a search program without its leading `./` and the last `/` of a directory. */
export function cleanPath(path: string): string {
  const inside = path.startsWith('./') ? path.slice(2) : path;
  return inside.length > 1 && inside.endsWith('/') ? inside.slice(0, -1) : inside;
}

/** The model's mistake in the pattern, as the program words it. */
function failSearch(program: string, result: CommandResult): ToolFailure {
  // Some programs advise options that a call cannot give.
  const [problem = '', advice] = result.stderr.trim().split('\n\nConsider enabling');
  const own =
    advice === undefined
      ? ''
      : '\nEach line is matched alone unless multiline is set; there are no look-around and no backreferences.';
  const stderr = `${problem.slice(0, 1_000)}${own}`;
  return new ToolFailure(
    `the search failed: ${stderr === '' ? `${program} ended with ${result.exitCode ?? result.signal}` : stderr}`,
  );
}
