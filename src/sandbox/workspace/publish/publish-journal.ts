import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
  type BigIntStats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { listPaths } from '../../../core/text/path-text.ts';
import { HarnessError, hasCode, orElse, readErrorMessage } from '../../../core/types/error.ts';
import {
  locateKey,
  readStatsBelow,
  readStatsOf,
  withFile,
  withDirectory,
  withPath,
} from '../../host/files/no-follow.ts';
import { readNames, readKind, renderKey } from '../changes/stamp.ts';
import { readKeptFile } from '../changes/tree-entry.ts';

const numberSchema = z.string().regex(/^-?[0-9]{1,30}$/);

/** Distinguishes a new file from another one that has its name later. Renaming changes the ctime, so it is not included. */
const identitySchema = z.strictObject({ ino: numberSchema, size: numberSchema, mtimeNs: numberSchema });

// A key never leads out of the workspace. Links in it are not followed.
const keySchema = z
  .string()
  .refine(
    (key) => key.split('/').every((part) => !['', '.', '..'].includes(part) && isName(part)),
    'not a relative path',
  );

const stepSchema = z.strictObject({
  /** The path that changes. */
  key: keySchema,
  /** The directory for the new and the old file until the end; empty for the workspace itself. */
  place: z.union([z.literal(''), keySchema]),
  /** True if the path existed before. */
  hadOld: z.boolean(),
  /** The new file; null if the path is removed, or if nothing was renamed yet. */
  made: identitySchema.nullable(),
});

const journalSchema = z.strictObject({
  schema: z.literal('publish/v1'),
  /** `writing`: everything can be undone. `written`: only old files are left to remove. */
  phase: z.enum(['writing', 'written']),
  workspace: z.strictObject({ path: z.string().startsWith('/'), dev: numberSchema, ino: numberSchema }),
  /** A part of the temporary names. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  steps: z.array(stepSchema),
  /** Directories to remove at the end if they are empty, contents before their directories. */
  emptied: z.array(keySchema),
});

type Step = z.infer<typeof stepSchema>;
type Journal = z.infer<typeof journalSchema>;

/** A change of one path. Removals come first; then new paths, directories before their contents. */
export interface PlannedStep {
  readonly key: string;
  readonly place: string;
  /** The state of the path before; null if it does not exist. */
  readonly old: BigIntStats | null;
  /** The state of the path afterwards; null if it is removed. */
  readonly make: {
    readonly kind: 'file' | 'directory' | 'symlink';
    /** The file or link with the content. */
    readonly source: Buffer;
    readonly mode: number;
    /** Null keeps the owner that the system gives to a new file. */
    readonly owner: Pick<BigIntStats, 'uid' | 'gid'> | null;
  } | null;
}

export type StepsResult =
  /** `reowned` are the paths that could not keep their owner. */
  | { readonly type: 'done'; readonly reowned: readonly string[] }
  /** Another process changed a path in the meantime, and nothing was written. */
  | { readonly type: 'changed'; readonly key: string }
  /** `written` are the paths that could not be restored. */
  | { readonly type: 'failed'; readonly reason: string; readonly written: readonly string[] };

/** The repair of a workspace to which a run wrote when it was killed. */
export type Recovered =
  | { readonly type: 'nothing' }
  | { readonly type: 'finished' | 'undone'; readonly paths: readonly string[] }
  /** If there is a `reason`, the journal stays. */
  | ({ readonly type: 'partly' } & Undone);

/** A path has changed since the changes were planned. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

const journalName = /^publish-[0-9a-f]{16}\.json$/;

/** The file with the journal of a workspace. Nothing that a sandbox shows contains it. */
export function locateJournal(stateDirectory: string, workspace: string): string {
  return join(stateDirectory, `publish-${createHash('sha256').update(workspace).digest('hex').slice(0, 16)}.json`);
}

/** The workspaces with a journal in a directory of this user. */
export function listJournaled(
  stateDirectory: string,
): readonly { readonly journal: string; readonly workspace: string }[] {
  return readdirSync(stateDirectory)
    .filter((name) => journalName.test(name))
    .flatMap((name) => {
      const journal = join(stateDirectory, name);
      const found = readJournal(journal);
      return found === null ? [] : [{ journal, workspace: found.workspace.path }];
    });
}

/**
 * Makes all changes, or none of them: every file is written under a temporary name first; then, for each path, the old file is renamed to another
 * temporary name and the new one to the path. Until the journal has the phase `written`, `recoverSteps` undoes all of it after a kill; then
 * it removes the old files. No component of a path is followed. Proved by test/sandbox/workspace/publish/publish-kills.test.ts.
 */
export function makeSteps(options: {
  readonly workspace: string;
  readonly steps: readonly PlannedStep[];
  readonly emptied: readonly string[];
  readonly journal: string;
}): StepsResult {
  const { workspace, journal } = options;
  const { dev, ino } = statSync(workspace, { bigint: true });
  const steps = options.steps.map(({ key, place, old }): Step => ({ key, place, hadOld: old !== null, made: null }));
  const begun: Journal = {
    schema: 'publish/v1',
    phase: 'writing',
    workspace: { path: workspace, dev: String(dev), ino: String(ino) },
    id: randomBytes(8).toString('hex'),
    steps,
    emptied: [...options.emptied],
  };
  const reowned: string[] = [];
  let at: string | null = null;
  try {
    writeJournal(journal, begun);
    for (const [index, { key, make }] of options.steps.entries()) {
      const step = steps[index];
      if (step === undefined || make === null) continue;
      at = key;
      withPath(workspace, nameFiles(begun, index).temporary, (path) => {
        if (!createNew(path, make)) reowned.push(renderKey(key));
        step.made = readIdentity(lstatSync(path, { bigint: true }));
      });
    }
    at = null;
    writeJournal(journal, begun);
    for (const [index, step] of options.steps.entries()) {
      at = step.key;
      replace(workspace, step, nameFiles(begun, index));
    }
    at = null;
    writeJournal(journal, { ...begun, phase: 'written' });
  } catch (thrown) {
    const { paths, kept, reason } = undo(workspace, begun);
    // If it stays, the post step or the next start tries again.
    if (reason === null) removeJournal(journal);
    if (thrown instanceof ChangedMeanwhile && at !== null && paths.length === 0) return { type: 'changed', key: at };
    const place = at === null ? journal : renderKey(at);
    const olds = kept.length === 0 ? '' : `; the old files are ${listPaths(kept)}`;
    return { type: 'failed', reason: `${place}: ${describeError(thrown)}${olds}`, written: paths };
  }
  clear(workspace, begun);
  removeJournal(journal);
  return { type: 'done', reowned };
}

/**
 * Undoes the changes of a killed run, or finishes them if only old files are left. Only call it while the workspace is locked. Throws `usage` if the
 * journal is not one that a run of this user has written: a user who can write the workspace must not be able to have files written elsewhere.
 */
export function recoverSteps(journal: string, workspace: string): Recovered {
  const found = readJournal(journal);
  if (found === null) return { type: 'nothing' };
  const stats = statSync(workspace, { bigint: true, throwIfNoEntry: false });
  const { path, dev, ino } = found.workspace;
  if (path !== workspace || String(stats?.dev) !== dev || String(stats?.ino) !== ino) {
    // Another checkout is in its place.
    removeJournal(journal);
    return { type: 'nothing' };
  }
  const paths = found.steps.map(({ key }) => renderKey(key));
  if (found.phase === 'written') {
    clear(workspace, found);
    removeJournal(journal);
    return { type: 'finished', paths };
  }
  const undone = undo(workspace, found);
  if (undone.reason === null) removeJournal(journal);
  return undone.paths.length === 0 ? { type: 'undone', paths } : { type: 'partly', ...undone };
}

/** The text of an error of the system, without its path: the harness opens files by descriptors, whose paths mean nothing to a reader. */
export function describeError(thrown: unknown): string {
  return readErrorMessage(thrown).split(/, \w+ '/, 1)[0] ?? '';
}

interface TemporaryNames {
  readonly temporary: string;
  readonly backup: string;
}

function nameFiles({ id, steps }: Journal, index: number): TemporaryNames {
  const place = steps[index]?.place ?? '';
  const start = `${place === '' ? '' : `${place}/`}.script-harness-${id}-${index}`;
  return { temporary: `${start}.new`, backup: `${start}.old` };
}

function readIdentity(stats: BigIntStats): z.infer<typeof identitySchema> {
  // Entries that come and go change a directory.
  const { size, mtimeNs } = stats.isDirectory() ? { size: 0, mtimeNs: 0 } : stats;
  return { ino: String(stats.ino), size: String(size), mtimeNs: String(mtimeNs) };
}

/** Returns false if the system does not let this user set the owner. */
function createNew(path: Buffer, { kind, source, mode, owner }: NonNullable<PlannedStep['make']>): boolean {
  if (kind !== 'file') {
    if (kind === 'symlink') symlinkSync(readlinkSync(source, 'buffer'), path);
    else mkdirSync(path, mode);
    return setOwner(owner, (uid, gid) => lchownSync(path, uid, gid));
  }
  const descriptor = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
  try {
    readKeptFile(source, lstatSync(source).size).writeTo(descriptor);
    const isOwned = setOwner(owner, (uid, gid) => fchownSync(descriptor, uid, gid));
    fchmodSync(descriptor, mode);
    return isOwned;
  } finally {
    closeSync(descriptor);
  }
}

function setOwner(
  owner: NonNullable<PlannedStep['make']>['owner'],
  chown: (uid: number, gid: number) => void,
): boolean {
  if (owner === null) return true;
  const setBoth = (): true => {
    chown(Number(owner.uid), Number(owner.gid));
    return true;
  };
  return orElse(setBoth, false, 'EPERM');
}

function replace(workspace: string, { key, old, make }: PlannedStep, { temporary, backup }: TemporaryNames): void {
  const now = readStatsBelow(workspace, key);
  if (!isUnchanged(now, old)) throw new ChangedMeanwhile('another process has changed it');
  if (now !== null) move(workspace, key, backup);
  if (now?.isDirectory() === true) {
    const [file] = listBelow(workspace, backup).files;
    if (file !== undefined) {
      const text = `${renderKey(key + file.slice(backup.length))} is in it, which is not part of the changes`;
      throw new Error(`a file replaces this directory, but ${text}`);
    }
  }
  if (make !== null) move(workspace, temporary, key);
}

function isUnchanged(now: BigIntStats | null, old: BigIntStats | null): boolean {
  if (now === null || old === null) return now === old;
  if (now.ino !== old.ino || readKind(now) !== readKind(old)) return false;
  if (now.isDirectory()) return true;
  // Renaming another name of the same file changes the ctime.
  return now.size === old.size && now.mtimeNs === old.mtimeNs && (now.ctimeNs === old.ctimeNs || now.nlink > 1n);
}

interface Undone {
  /** The paths that do not have their old state. */
  readonly paths: readonly string[];
  /** The old files that are still next to them. */
  readonly kept: readonly string[];
  /** The error, if one prevented it. */
  readonly reason: string | null;
}

function undo(workspace: string, journal: Journal): Undone {
  const paths: string[] = [];
  const kept: string[] = [];
  let reason: string | null = null;
  for (const [index, step] of [...journal.steps.entries()].toReversed()) {
    const path = renderKey(step.key);
    const files = nameFiles(journal, index);
    try {
      if (undoStep(workspace, step, files)) continue;
      // A file of another process at the path stays, and so does the old file.
      if (readStatsBelow(workspace, files.backup) !== null) kept.unshift(renderKey(files.backup));
    } catch (thrown) {
      // The others are still restored.
      reason ??= `${path}: ${describeError(thrown)}`;
    }
    paths.unshift(path);
  }
  return { paths, kept, reason };
}

/** Also for a step that was not begun, or is undone already. Returns false if the path does not have its old state. */
function undoStep(
  workspace: string,
  { key, place, hadOld, made }: Step,
  { temporary, backup }: TemporaryNames,
): boolean {
  const isPlaceLeft = withDirectory(workspace, place, () => true) ?? false;
  if (!isPlaceLeft) return false;
  const now = readStatsBelow(workspace, key);
  const kept = readStatsBelow(workspace, backup);
  const ready = readStatsBelow(workspace, temporary);
  if (ready !== null) remove(workspace, temporary);
  const isNew = now !== null && made !== null && isSame(readIdentity(now), made);
  if (kept !== null) {
    if (now !== null && (!isNew || !remove(workspace, key))) return false;
    move(workspace, backup, key);
    return true;
  }
  if (hadOld) return now !== null && !isNew;
  return now === null || made === null || ready !== null || (isNew && remove(workspace, key));
}

function isSame(left: Record<string, string>, right: Record<string, string>): boolean {
  return Object.entries(left).every(([name, value]) => right[name] === value);
}

/** Removes the old files and empty directories. A path that cannot be removed stays: the changes are complete. */
function clear(workspace: string, journal: Journal): void {
  const tryAll = (keys: readonly string[]): void => {
    for (const key of keys)
      try {
        remove(workspace, key);
      } catch (thrown) {
        if (!(thrown instanceof Error)) throw thrown;
      }
  };
  for (const index of journal.steps.keys()) {
    const { backup } = nameFiles(journal, index);
    tryAll([...listBelow(workspace, backup).directories, backup]);
  }
  tryAll(journal.emptied.filter((key) => readStatsBelow(workspace, key)?.isDirectory() === true));
}

/** The keys of the contents of a directory at any depth, directories after their contents. Empty if it is not a directory. */
export function listBelow(
  workspace: string,
  directory: string,
): { readonly files: string[]; readonly directories: string[] } {
  const files: string[] = [];
  const directories: string[] = [];
  const pending = [directory];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const at = key;
    withDirectory(workspace, at, (path, descriptor) => {
      const names = readNames(path, descriptor, 'leave');
      // A directory that this user cannot list may have files.
      if (names === null) return void files.push(at);
      for (const name of names) {
        const inner = `${at}/${name}`;
        if (readStatsOf(locateKey(path, name))?.isDirectory() !== true) files.push(inner);
        else {
          directories.push(inner);
          pending.push(inner);
        }
      }
    });
  }
  return { files, directories: directories.toReversed() };
}

function move(workspace: string, from: string, to: string): void {
  withPath(workspace, from, (source) => withPath(workspace, to, (target) => renameSync(source, target)));
}

/** Removes a file or an empty directory. Returns false if a directory has contents: files of other processes stay, and the directory with them. */
function remove(workspace: string, key: string): boolean {
  const stats = readStatsBelow(workspace, key);
  if (stats === null) return true;
  const removeIt = (path: Buffer): true => {
    if (stats.isDirectory()) rmdirSync(path);
    else unlinkSync(path);
    return true;
  };
  return orElse(() => withPath(workspace, key, removeIt), false, 'ENOTEMPTY');
}

function writeJournal(file: string, journal: Journal): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;
  const descriptor = openSync(`${file}.tmp`, flags, 0o600);
  try {
    writeFileSync(descriptor, JSON.stringify(journal));
  } finally {
    closeSync(descriptor);
  }
  renameSync(`${file}.tmp`, file);
}

function removeJournal(file: string): void {
  rmSync(file, { force: true });
}

function readJournal(file: string): Journal | null {
  try {
    return withFile(file, ({ uid, mode }, descriptor) => {
      if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error('another user can write it');
      return journalSchema.parse(JSON.parse(readFileSync(descriptor, 'utf8')));
    });
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT')) return null;
    throw new HarnessError({
      code: 'usage',
      message: `${file} is not a journal that a run of this user has written`,
      hint: 'Compare the workspace with its commit, then remove this file.',
      cause: thrown,
    });
  }
}

// One character for each byte.
function isName(part: string): boolean {
  return !part.includes('\0') && Buffer.from(part, 'latin1').toString('latin1') === part;
}
