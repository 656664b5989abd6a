import type { CommandResult, WorkspacePath } from '../../core/ports/sandbox.ts';
import { ToolFailure, type ToolContext } from '../../core/ports/tool.ts';
import type { PathMatcher } from '../../core/text/glob.ts';

/** One search, as every back end gets it. */
export interface SearchRequest {
  readonly pattern: string;
  readonly path: WorkspacePath;
  readonly pathKind: 'file' | 'directory';
  readonly include: PathMatcher | null;
  /** Globs for the last component of a path: every wanted path matches one. Empty if not known. They only narrow the search. */
  readonly nameGlobs: readonly string[];
  readonly caseSensitive: boolean;
  readonly output: 'files' | 'matches';
  readonly limit: number;
}

export interface SearchHit {
  readonly path: string;
  /** 1-based; 0 if files were asked for. */
  readonly line: number;
  readonly text: string;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** True if the output was cut, so that there may be more hits. */
  readonly truncated: boolean;
}

/** Searches with one program. `unavailable` means that the program is not there: the next one is tried. */
export type SearchBackEnd = (request: SearchRequest, context: ToolContext) => Promise<SearchResult | 'unavailable'>;

const maxOutputBytes = 4 * 1024 * 1024;
const searchTimeoutMs = 60_000;

/**
 * Runs a search program with nothing writable. Search and pattern stay inside the sandbox: files that the policy hides are hidden there,
 * and a search that takes too long is killed.
 */
export async function runSearchProgram(
  argv: readonly [string, ...string[]],
  context: ToolContext,
  maxBytes: number = maxOutputBytes,
): Promise<CommandResult | 'unavailable'> {
  const result = await startProgram(argv, context, maxBytes);
  if (result === 'unavailable' || result.exitCode === 127) return 'unavailable';
  if (result.aborted) throw new ToolFailure('the search was aborted');
  if (result.timedOut)
    throw new ToolFailure('the search took too long; narrow the path, the include glob or the pattern');
  return result;
}

async function startProgram(
  argv: readonly [string, ...string[]],
  context: ToolContext,
  maxBytes: number,
): Promise<CommandResult | 'unavailable'> {
  try {
    return await context.sandbox.run({
      argv,
      cwd: '.',
      env: {},
      timeoutMs: Math.min(searchTimeoutMs, context.commandTimeoutMs),
      signal: context.signal,
      maxOutputBytes: maxBytes,
      writable: 'none',
      stdin: '',
    });
  } catch (thrown) {
    // The sandbox throws this if a program is not on its PATH. If the sandbox itself fails, the last back end throws the same.
    if (thrown instanceof ToolFailure) return 'unavailable';
    throw thrown;
  }
}

/** Turns `path NUL line:text` or `path NUL path NUL` into hits; lines of another shape are the program's remarks. */
export function readSearchOutput(result: CommandResult, request: SearchRequest): SearchResult {
  const truncated = result.flooded || result.stdoutBytes > maxOutputBytes;
  // The sandbox keeps head and tail; only the head is the sorted beginning.
  const text = truncated ? result.stdout.slice(0, Math.floor(maxOutputBytes / 8)) : result.stdout;
  const hits = request.output === 'files' ? readFileRecords(text) : readMatchRecords(text);
  const { include } = request;
  return { hits: include === null ? hits : hits.filter((hit) => include(hit.path)), truncated };
}

function readFileRecords(text: string): SearchHit[] {
  const records = text.split('\0');
  // The text after the last NUL is empty, or a record that was cut.
  records.pop();
  return records.map((path) => ({ path: cleanPath(path), line: 0, text: '' }));
}

// A path ends at a NUL and may have line breaks in it. A record that does not end with a line break was cut.
function readMatchRecords(text: string): SearchHit[] {
  return [...text.matchAll(/([^\0]+)\0(\d+)[:\0]([^\n]*?)\r?\n/gy)].map(([, path = '', line, found = '']) => ({
    path: cleanPath(path),
    line: Number(line),
    text: found,
  }));
}

/** A path of a search program without its leading `./`. */
export function cleanPath(path: string): string {
  return path.startsWith('./') ? path.slice(2) : path;
}

/** The model's mistake in the pattern, as the program words it. */
export function failSearch(program: string, result: CommandResult): ToolFailure {
  // Some programs advise options that a call cannot give.
  const [said = '', advice] = result.stderr.trim().split('\n\nConsider enabling');
  const own = advice === undefined ? '' : '\nEach line is matched alone, without look-around and backreferences.';
  const stderr = `${said.slice(0, 1_000)}${own}`;
  return new ToolFailure(
    `the search failed: ${stderr === '' ? `${program} ended with ${result.exitCode ?? result.signal}` : stderr}`,
    {
      stderr,
    },
  );
}
