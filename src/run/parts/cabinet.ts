import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { renderArgumentIssues } from '../../core/calls/call-text.ts';
import { renderFirst } from '../../core/text/grouped-number.ts';
import { readJson } from '../../core/text/parse-json.ts';
import {
  documentLimits,
  documentNamespaces,
  findExcess,
  mergeDocuments,
  type RunDocument,
} from '../../core/types/document.ts';
import { isOutside } from '../../core/text/path-text.ts';
import { HarnessError, hasCode, readErrorMessage } from '../../core/types/error.ts';
import { listAllEvents, wasTainted, type Emit, type RunEvent } from '../../core/types/event.ts';
import type { Outcome } from '../../core/types/outcome.ts';
import type { TrustFacts } from '../../core/types/taint.ts';
import { createPrivateDirectory } from '../../record/private-directory.ts';
import { replaceFile } from '../../record/replace-file.ts';
import { readDocuments } from '../../record/resume/read-resumable.ts';
import { documentKey } from '../../tools/documents.ts';
import type { OfferedTools } from './offered-tools.ts';
import { withFile } from '../../sandbox/host/files/no-follow.ts';

/** The file cabinet that runs share: a directory, and the documents that earlier runs have kept in it. */
export interface SharedCabinet {
  readonly directory: string;
  readonly documents: readonly RunDocument[];
}

const maxListed = 30;
const fileName = 'documents.jsonl';
const header = JSON.stringify({ schema: 'cabinet/v1' });
const lineSchema = z.strictObject({ namespace: z.enum(documentNamespaces), key: documentKey, content: z.string() });

// In JSON, a character may take six bytes.
const maxFileBytes = 6 * documentLimits.totalBytes;

/**
 * Opens the directory of a file cabinet, which is created if it is missing, and reads its documents. They are trusted, because only untainted runs
 * write them. Throws `usage` for a directory in the repository, for a link, and for a file that no run wrote, with its line.
 */
export function openCabinet(path: string, repositoryRoot: string): SharedCabinet {
  const refuse = (problem: string): HarnessError =>
    new HarnessError({
      code: 'usage',
      message: `cabinet: ${path} ${problem}`,
      hint: 'Name a directory outside the repository, in a job for example a directory below RUNNER_TEMP.',
    });
  const root = realpathSync(repositoryRoot);
  // Before the directory is created, so that none is left in the repository.
  if (!isOutside(relative(root, path))) throw refuse('is in the repository');
  try {
    createPrivateDirectory(path);
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) throw refuse('is a link');
    if (!stats.isDirectory()) throw refuse('cannot be used: it is not a directory');
  } catch (thrown) {
    throw thrown instanceof HarnessError ? thrown : refuse(`cannot be used: ${readErrorMessage(thrown)}`);
  }
  const directory = realpathSync(path);
  // Commands do not see the directory, so that it must not contain the repository either.
  if (!isOutside(relative(root, directory))) throw refuse('is in the repository');
  if (!isOutside(relative(directory, root))) throw refuse('contains the repository');
  return { directory, documents: readShared(directory) };
}

/** Records the documents of earlier runs as documents of this run. */
export function recordShared({ documents }: SharedCabinet, offered: Pick<OfferedTools, 'tools'>, emit: Emit): void {
  if (!offersDocuments(offered))
    emit({ type: 'warning', message: 'cabinet has no effect: no rule of the policy allows saveToFC or fetchFromFC' });
  for (const { content, ...about } of documents)
    emit({ type: 'document-saved', callId: null, ...about, contentJson: JSON.stringify(content) });
}

const offersDocuments = ({ tools }: Pick<OfferedTools, 'tools'>): boolean =>
  tools.some(({ kind }) => kind === 'document');

/** The keys of the cabinet for the model: no other text contains them. */
export function describeCabinet(
  cabinet: SharedCabinet | null,
  offered: Pick<OfferedTools, 'tools'>,
): readonly string[] {
  if (cabinet === null || !offersDocuments(offered)) return [];
  const keys = cabinet.documents.map(({ namespace, key }) => (namespace === 'prompts' ? `${key} (prompt)` : key));
  const kept = keys.length === 0 ? 'is empty' : `has documents of earlier runs: ${renderFirst(keys, maxListed)}`;
  return [
    `The file cabinet ${kept}. Documents that you save are kept for later runs, unless the run has read untrusted text.`,
  ];
}

/**
 * Adds the documents that the calls of the run have saved, as its record contains them, without secrets. A tainted run writes nothing that outlives
 * it (proved by `test/scenarios/cabinet.test.ts`). A failure is a warning: the work of the run is done.
 */
export function writeShared(
  {
    cabinet,
    recordDirectory,
    repositoryTrust,
  }: {
    readonly cabinet: SharedCabinet | null;
    readonly recordDirectory: string;
    readonly repositoryTrust: TrustFacts['repository'];
  },
  { events, outcome, emit }: { events: readonly RunEvent[]; outcome: Outcome; emit: Emit },
): void {
  const own = listAllEvents(events).filter((event) => event.type === 'document-saved' && event.callId !== null);
  const saved = readDocuments(recordDirectory, own);
  if (cabinet === null || saved.length === 0) return;
  const warn = (reason: string): void =>
    emit({ type: 'warning', message: `the documents of this run are not kept in the cabinet: ${reason}` });
  if (wasTainted(events) || repositoryTrust === 'untrusted') return warn('the run has read untrusted text');
  if (outcome === 'tampered' || outcome === 'denied') return warn(`it ends as ${outcome}`);
  try {
    // Another run may have written since.
    const documents = mergeDocuments([...readShared(cabinet.directory), ...saved]);
    const excess = findExcess(documents);
    if (excess !== null) return warn(excess.problem);
    const lines = documents.map(({ namespace, key, content }) => JSON.stringify({ namespace, key, content }));
    replaceFile(join(cabinet.directory, fileName), `${[header, ...lines].join('\n')}\n`);
  } catch (thrown) {
    warn(readErrorMessage(thrown));
  }
}

function readShared(directory: string): readonly RunDocument[] {
  const file = join(directory, fileName);
  const refuse = (place: string, problem: string): HarnessError =>
    new HarnessError({
      code: 'usage',
      message: `${place}: ${problem}`,
      hint: 'Only runs write this file. Remove it to begin with an empty cabinet.',
    });
  const text = readRegularFile(file, (problem) => refuse(file, problem));
  if (text === null) return [];
  const [first, ...lines] = text.split('\n');
  if (first !== header) throw refuse(`${file}:1`, `the first line is not ${header}`);
  if (lines.pop() !== '') throw refuse(`${file}:${lines.length + 2}`, 'the last line is not complete');
  const documents = lines.map((line, index) => {
    const place = `${file}:${index + 2}`;
    const parsed = lineSchema.safeParse(readJson(line));
    if (parsed.success) return { ...parsed.data, taint: null };
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw refuse(place, `the line is not a document: ${renderArgumentIssues(issues)}`);
  });
  const excess = findExcess(documents);
  if (excess !== null) throw refuse(`${file}:${excess.index + 2}`, excess.problem);
  return documents;
}

/** The text of a file; null if it does not exist. No link is followed, and no writer of a pipe is waited for. */
function readRegularFile(path: string, refuse: (problem: string) => HarnessError): string | null {
  try {
    return withFile(path, (stats, descriptor) => {
      if (!stats.isFile()) throw refuse('it is not a file');
      if (stats.size > maxFileBytes) throw refuse(`it has ${stats.size} bytes; at most ${maxFileBytes} are read`);
      return readFileSync(descriptor, 'utf8');
    });
  } catch (thrown) {
    if (thrown instanceof HarnessError) throw thrown;
    if (hasCode(thrown, 'ENOENT')) return null;
    throw refuse(hasCode(thrown, 'ELOOP') ? 'it is a link' : `it cannot be read: ${readErrorMessage(thrown)}`);
  }
}
