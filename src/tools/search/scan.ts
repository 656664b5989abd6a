import { setImmediate } from 'node:timers/promises';
import type { FileEntry, WorkspaceFiles, WorkspacePath } from '../../core/sandbox.ts';
import { ToolFailure, type ToolContext } from '../../core/tool.ts';
import { resolveEntry } from '../path-access.ts';
import { isIgnored, parseGitIgnore, type IgnoreFile } from './git-ignore.ts';
import {
  failSearch,
  readSearchOutput,
  runSearchProgram,
  type SearchBackEnd,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from './search.ts';

const maxFiles = 50_000;
const maxBatchBytes = 96 * 1024;
const maxIgnoreFileBytes = 256 * 1024;

/**
 * Walks the workspace itself and hands the files to plain `grep` in the sandbox. The harness does not read them: it would see files that
 * the policy hides, and its own regular expressions have no time limit.
 */
export const searchByScan: SearchBackEnd = async (request, context) => {
  const { paths, complete } =
    request.pathKind === 'file' ? { paths: [request.path], complete: true } : await listCandidates(request, context);
  const hits: SearchHit[] = [];
  for (const batch of splitBatches(paths)) {
    if (hits.length > request.limit) break;
    const result = await searchBatch(request, context, batch);
    if (result === 'unavailable') return 'unavailable';
    hits.push(...result.hits);
    if (result.truncated) return { hits, truncated: true };
  }
  return { hits, truncated: !complete };
};

async function searchBatch(
  request: SearchRequest,
  context: ToolContext,
  batch: readonly string[],
): Promise<SearchResult | 'unavailable'> {
  const command = (dialect: string): readonly [string, ...string[]] => [
    'grep',
    dialect,
    '--no-messages',
    '--with-filename',
    '--null',
    '--color=never',
    '--binary-files=without-match',
    ...(request.caseSensitive ? [] : ['--ignore-case']),
    ...(request.output === 'files' ? ['--files-with-matches'] : ['--line-number', `--max-count=${request.limit + 1}`]),
    '-e',
    request.pattern,
    '--',
    ...batch.map((path) => `./${path}`),
  ];
  const perl = await runSearchProgram(command('--perl-regexp'), context);
  if (perl === 'unavailable') return 'unavailable';
  // Some builds of grep know no Perl expressions.
  const result = /-P\b.*(?:not support|compiled)|support for the -P/.test(perl.stderr)
    ? await runSearchProgram(command('--extended-regexp'), context)
    : perl;
  if (result === 'unavailable') return 'unavailable';
  // 2 without a message: some file could not be read, which is how hidden files look.
  if (result.exitCode !== null && result.exitCode > 1 && (result.stderr.trim() !== '' || result.exitCode > 2))
    throw failSearch('grep', result);
  return readSearchOutput(result, request);
}

interface OpenFolder {
  readonly folder: WorkspacePath;
  readonly ignoreFiles: readonly IgnoreFile[];
}

async function listCandidates(
  request: SearchRequest,
  { sandbox: { files }, signal }: ToolContext,
): Promise<{ paths: string[]; complete: boolean }> {
  const paths: string[] = [];
  const pending: OpenFolder[] = [{ folder: request.path, ignoreFiles: [] }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    // A large tree must not keep timers and other calls waiting.
    await setImmediate();
    signal.throwIfAborted();
    const { folder } = next;
    const entries = await ignoreFailure(files.list(folder), []);
    const ignoreFiles = [...next.ignoreFiles, ...(await readIgnoreFiles(files, folder, entries))];
    for (const { name, kind } of entries) {
      const shown = folder === '.' ? name : `${folder}/${name}`;
      if ((kind !== 'file' && kind !== 'directory') || name === '.git' || isIgnored(shown, kind, ignoreFiles)) continue;
      if (kind === 'file' && request.include?.(shown) === false) continue;
      const path = await resolveEntry(files, folder, name);
      if (path === null) continue;
      if (kind === 'directory') pending.push({ folder: path, ignoreFiles });
      else if (paths.push(path) === maxFiles) return { paths: paths.toSorted(), complete: false };
    }
  }
  return { paths: paths.toSorted(), complete: true };
}

async function readIgnoreFiles(
  files: WorkspaceFiles,
  folder: WorkspacePath,
  entries: readonly FileEntry[],
): Promise<IgnoreFile[]> {
  if (!entries.some(({ name, kind }) => name === '.gitignore' && kind === 'file')) return [];
  const path = await resolveEntry(files, folder, '.gitignore');
  if (path === null) return [];
  const bytes = await ignoreFailure(files.read(path, maxIgnoreFileBytes), new Uint8Array());
  return [parseGitIgnore(new TextDecoder().decode(bytes), folder)];
}

// What vanished or cannot be opened while walking has nothing to find in it.
async function ignoreFailure<Result>(attempt: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await attempt;
  } catch (thrown) {
    if (thrown instanceof ToolFailure) return otherwise;
    throw thrown;
  }
}

function splitBatches(paths: readonly string[]): string[][] {
  const batches: string[][] = [];
  let batch: string[] = [];
  let size = 0;
  for (const path of paths) {
    const bytes = Buffer.byteLength(path) + 3;
    if (size + bytes > maxBatchBytes && batch.length > 0) {
      batches.push(batch);
      batch = [];
      size = 0;
    }
    batch.push(path);
    size += bytes;
  }
  return batch.length === 0 ? batches : [...batches, batch];
}
