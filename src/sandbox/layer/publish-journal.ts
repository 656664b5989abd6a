import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  lchownSync,
  linkSync,
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
import { HarnessError, hasCode, readErrorMessage } from '../../core/types/error.ts';
import { readStatsBelow, withPath } from '../changes/no-follow.ts';
import { readKind, renderKey } from '../changes/stamp.ts';
import { readKeptFile } from '../changes/base-content.ts';
import { isRunning, readIdentity } from '../processes/process-identity.ts';

const kindSchema = z.enum(['file', 'directory', 'symlink', 'special']);
const numberSchema = z.string().regex(/^-?[0-9]{1,30}$/);

const identitySchema = z.strictObject({
  kind: kindSchema,
  ino: numberSchema,
  size: numberSchema,
  mtimeNs: numberSchema,
  ctimeNs: numberSchema,
});

/** Distinguishes a file from another one that has its name later. */
type Identity = z.infer<typeof identitySchema>;

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
  /** The folder for the new and the old file until the end; empty for the workspace itself. */
  place: z.union([z.literal(''), keySchema]),
  /** What the path has before; null if it does not exist. */
  old: identitySchema.nullable(),
  /** The new file under its temporary name; null if the path is removed, or if it is not written yet. */
  staged: identitySchema.nullable(),
});

const journalSchema = z.strictObject({
  schema: z.literal('publish/v1'),
  /** `writing`: only temporary files exist. `renaming`: all of them are complete. `undoing`: a file could not be renamed. */
  phase: z.enum(['writing', 'renaming', 'undoing']),
  workspace: z.strictObject({ path: z.string().startsWith('/'), dev: numberSchema, ino: numberSchema }),
  /** A part of the temporary names. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  steps: z.array(stepSchema),
  /** Folders to remove at the end if they are empty, contents before their folders. */
  emptied: z.array(keySchema),
  holder: z.object({ pid: z.number(), startTicks: z.string() }),
});

type Step = z.infer<typeof stepSchema>;
type Journal = z.infer<typeof journalSchema>;

/** A change of one path. Removals come first, contents before their folders; then new paths, folders before their contents. */
export interface PlannedStep extends Omit<Step, 'staged'> {
  /** What the path has afterwards; null if it is removed. */
  readonly make: {
    readonly kind: 'file' | 'directory' | 'symlink';
    /** The file or link with the content. */
    readonly source: Buffer;
    readonly mode: number;
    /** Undefined keeps what the system gives to a new file. */
    readonly uid?: number | undefined;
    readonly gid?: number | undefined;
  } | null;
}

export type StepsResult =
  | { readonly type: 'done' }
  | {
      readonly type: 'failed';
      readonly reason: string;
      /** The path that another process has changed in the meantime; null if that is not the reason. */
      readonly changed: string | null;
      /** The paths that could not be restored. They have their new content. */
      readonly written: readonly string[];
    };

/** What was done about a run that was killed while it wrote to the workspace. */
export type Recovered =
  | { readonly type: 'nothing' }
  | { readonly type: 'finished' | 'undone'; readonly paths: readonly string[] }
  /** `paths` have the new content, and the others the old one. */
  | { readonly type: 'partly'; readonly reason: string; readonly paths: readonly string[] };

/** A path is not as it was when the changes were planned. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

const journalName = /^publish-[0-9a-f]{16}\.json$/;

/** The file with the journal of a workspace. Nothing that a sandbox shows contains it. */
export function locateJournal(stateFolder: string, workspace: string): string {
  return join(stateFolder, `publish-${createHash('sha256').update(workspace).digest('hex').slice(0, 16)}.json`);
}

/** The workspaces with a journal in a folder of this user. */
export function listJournaled(
  stateFolder: string,
): readonly { readonly journal: string; readonly workspace: string }[] {
  return readdirSync(stateFolder)
    .filter((name) => journalName.test(name))
    .flatMap((name) => {
      const journal = join(stateFolder, name);
      const found = readJournal(journal);
      return found === null ? [] : [{ journal, workspace: found.workspace.path }];
    });
}

/**
 * Makes all changes, or none of them: every file is written under a temporary name first, then all are renamed. If the process is killed at any
 * moment, `recoverSteps` finishes or undoes the rest (proved by test/sandbox/layer/publish-kills.test.ts). No component of a path is followed.
 */
export function makeSteps(options: {
  readonly workspace: string;
  readonly steps: readonly PlannedStep[];
  readonly emptied: readonly string[];
  readonly journal: string;
}): StepsResult {
  const { workspace, journal } = options;
  const { dev, ino } = statSync(workspace, { bigint: true });
  const steps = options.steps.map(({ key, place, old }): Step => ({ key, place, old, staged: null }));
  const begun: Journal = {
    schema: 'publish/v1',
    phase: 'writing',
    workspace: { path: workspace, dev: String(dev), ino: String(ino) },
    id: randomBytes(8).toString('hex'),
    steps,
    emptied: [...options.emptied],
    holder: readIdentity(process.pid),
  };
  const made = openSteps(workspace, begun);
  let at = journal;
  try {
    writeJournal(journal, begun);
    for (const [index, { key, make }] of options.steps.entries()) {
      at = renderKey(key);
      if (make !== null) made.stage(index, make);
    }
    at = journal;
    writeJournal(journal, { ...begun, phase: 'renaming' });
    for (const [index, { key }] of steps.entries()) {
      at = renderKey(key);
      made.advance(index);
    }
  } catch (thrown) {
    const isMarked = tryWrite(journal, { ...begun, phase: 'undoing' });
    const { left, reason } = made.undo();
    // If it stays, the post step or the next start tries again.
    if (reason === null || !isMarked) removeJournal(journal);
    return {
      type: 'failed',
      reason: `${at}: ${describeError(thrown)}`,
      changed: thrown instanceof ChangedMeanwhile ? at : null,
      written: left,
    };
  }
  made.clear();
  removeJournal(journal);
  return { type: 'done' };
}

/**
 * Finishes or undoes what a killed run has begun. Only call it while the workspace is locked. Throws `usage` if the journal is not one that a
 * run of this user has written: a person who can write the workspace must not be able to have files written elsewhere.
 */
export function recoverSteps(journal: string, workspace: string): Recovered {
  const found = readJournal(journal);
  if (found === null || isRunning(found.holder)) return { type: 'nothing' };
  const stats = statSync(workspace, { bigint: true, throwIfNoEntry: false });
  const { path, dev, ino } = found.workspace;
  if (path !== workspace || String(stats?.dev) !== dev || String(stats?.ino) !== ino) {
    // Another checkout is in its place.
    removeJournal(journal);
    return { type: 'nothing' };
  }
  const made = openSteps(workspace, found);
  const paths = found.steps.map(({ key }) => renderKey(key));
  let problem = '';
  if (found.phase === 'renaming')
    try {
      for (const index of found.steps.keys()) made.advance(index);
      made.clear();
      removeJournal(journal);
      return { type: 'finished', paths };
    } catch (thrown) {
      problem = describeError(thrown);
      tryWrite(journal, { ...found, phase: 'undoing' });
    }
  const { left, reason } = made.undo();
  if (reason === null) removeJournal(journal);
  if (left.length === 0) return { type: 'undone', paths };
  return { type: 'partly', reason: reason ?? problem, paths: left };
}

/** The text of an error of the system, without its path: the harness opens files by descriptors, whose paths mean nothing to a reader. */
export function describeError(thrown: unknown): string {
  return readErrorMessage(thrown).split(/, \w+ '/, 1)[0] ?? '';
}

export function readFileIdentity(stats: BigIntStats): Identity {
  return {
    kind: readKind(stats),
    ino: String(stats.ino),
    size: String(stats.size),
    mtimeNs: String(stats.mtimeNs),
    ctimeNs: String(stats.ctimeNs),
  };
}

// Renaming a file, and another name for it, change its ctime. Entries that come and go change a folder.
function isSame(stats: BigIntStats | null, expected: Identity | null, time: 'exact' | 'any'): boolean {
  if (stats === null || expected === null) return stats === expected;
  const found = readFileIdentity(stats);
  if (found.kind !== expected.kind || found.ino !== expected.ino) return false;
  if (found.kind === 'directory') return true;
  return (
    found.size === expected.size &&
    found.mtimeNs === expected.mtimeNs &&
    (time === 'any' || found.ctimeNs === expected.ctimeNs)
  );
}

function openSteps(workspace: string, { id, steps, emptied }: Journal) {
  const name = (index: number, kind: 'new' | 'old'): string => {
    const own = `.script-harness-${id}-${index}.${kind}`;
    const place = steps[index]?.place ?? '';
    return place === '' ? own : `${place}/${own}`;
  };
  const readStep = (index: number): Step => {
    const step = steps[index];
    if (step === undefined) throw new Error(`there is no step ${index}`);
    return step;
  };
  const move = (from: string, to: string): void =>
    withPath(workspace, from, (source) => withPath(workspace, to, (target) => renameSync(source, target)));

  function stage(index: number, make: NonNullable<PlannedStep['make']>): void {
    withPath(workspace, name(index, 'new'), (path) => {
      if (make.kind === 'file') writeNew(path, make);
      else if (make.kind === 'symlink') symlinkSync(readlinkSync(make.source, 'buffer'), path);
      else mkdirSync(path, make.mode);
      if (make.kind !== 'file' && make.uid !== undefined && make.gid !== undefined)
        lchownSync(path, make.uid, make.gid);
      steps[index] = { ...readStep(index), staged: readFileIdentity(lstatSync(path, { bigint: true })) };
    });
  }

  // Also for a step that is done, or done in part: then it does the rest.
  function advance(index: number): void {
    const { key, old, staged } = readStep(index);
    const [temporary, backup] = [name(index, 'new'), name(index, 'old')];
    const now = readStatsBelow(workspace, key);
    const kept = readStatsBelow(workspace, backup);
    const isOld = isSame(now, old, kept === null ? 'exact' : 'any');
    if (staged === null) {
      // Removed already, perhaps with another file in its place since.
      if (now === null || (kept !== null && !isOld)) return;
      if (!isOld) throw new ChangedMeanwhile('another process has changed it');
      return keepOld(key, backup, 'remove');
    }
    const ready = readStatsBelow(workspace, temporary);
    if (ready === null) {
      if (now !== null && !(old !== null && isOld)) return;
      throw new Error('the new file is missing');
    }
    if (!isSame(ready, staged, 'exact')) throw new ChangedMeanwhile('another process has changed the new file');
    if (old !== null && now !== null && isOld) keepOld(key, backup, ready.isDirectory() ? 'remove' : 'keep');
    else if (now !== null || (old !== null && kept === null))
      throw new ChangedMeanwhile('another process has changed it');
    move(temporary, key);
  }

  // A second name for the old file, so that its path has a file at every moment. Not every file system has them, and not for files of others.
  function keepOld(key: string, backup: string, path: 'keep' | 'remove'): void {
    if (path === 'keep')
      try {
        return withPath(workspace, key, (from) => withPath(workspace, backup, (to) => linkSync(from, to)));
      } catch (thrown) {
        if (hasCode(thrown, 'EEXIST')) return;
        if (!hasCode(thrown, 'EPERM', 'EACCES', 'EMLINK', 'ENOSYS', 'EOPNOTSUPP', 'ENOTSUP')) throw thrown;
      }
    move(key, backup);
  }

  function undoStep(index: number): 'old' | 'left' {
    const { key, old, staged } = readStep(index);
    const [temporary, backup] = [name(index, 'new'), name(index, 'old')];
    const now = readStatsBelow(workspace, key);
    const kept = readStatsBelow(workspace, backup);
    const isNew = now !== null && staged !== null && isSame(now, staged, 'any');
    if (isNew && (kept === null || now.isDirectory() || kept.isDirectory())) remove(key);
    if (kept !== null && (now === null || isNew) && isSame(kept, old, 'any')) move(backup, key);
    remove(temporary);
    // The same file under a second name, or one that another process has replaced since.
    remove(backup);
    const isOurs = kept !== null || (now !== null && staged !== null && String(now.ino) === staged.ino);
    return !isOurs || isSame(readStatsBelow(workspace, key), old, 'any') ? 'old' : 'left';
  }

  function remove(key: string): void {
    const stats = readStatsBelow(workspace, key);
    if (stats === null) return;
    try {
      withPath(workspace, key, (path) => (stats.isDirectory() ? rmdirSync(path) : unlinkSync(path)));
    } catch (thrown) {
      // Files of other processes stay, and the folder with them.
      if (!hasCode(thrown, 'ENOTEMPTY')) throw thrown;
    }
  }

  return {
    stage,
    advance,
    /** Returns the paths that do not have their old state, and the error if one prevented it. */
    undo(): { readonly left: readonly string[]; readonly reason: string | null } {
      const left: string[] = [];
      let reason: string | null = null;
      for (const index of [...steps.keys()].toReversed()) {
        const { key } = readStep(index);
        try {
          if (undoStep(index) === 'left') left.push(renderKey(key));
        } catch (thrown) {
          // The others are still restored.
          left.push(renderKey(key));
          reason ??= `${renderKey(key)}: ${describeError(thrown)}`;
        }
      }
      return { left: left.toReversed(), reason };
    },
    /** Removes the old files and empty folders. What cannot be removed stays: the changes are complete. */
    clear(): void {
      for (const key of [...[...steps.keys()].map((index) => name(index, 'old')), ...emptied])
        try {
          remove(key);
        } catch (thrown) {
          if (!(thrown instanceof Error)) throw thrown;
        }
    },
  };
}

function writeNew(path: Buffer, { source, mode, uid, gid }: NonNullable<PlannedStep['make']>): void {
  const descriptor = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
  try {
    readKeptFile(source, lstatSync(source).size).writeTo(descriptor);
    if (uid !== undefined && gid !== undefined) fchownSync(descriptor, uid, gid);
    fchmodSync(descriptor, mode);
  } finally {
    closeSync(descriptor);
  }
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

// If there is no space for it, the next start cannot know what to do, so the journal is removed.
function tryWrite(file: string, journal: Journal): boolean {
  try {
    writeJournal(file, journal);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    return false;
  }
}

function removeJournal(file: string): void {
  rmSync(file, { force: true });
}

function readJournal(file: string): Journal | null {
  let descriptor: number;
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT')) return null;
    throw refuseJournal(file, thrown);
  }
  try {
    const { uid, mode } = fstatSync(descriptor);
    if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error('another user can write it');
    return journalSchema.parse(JSON.parse(readFileSync(descriptor, 'utf8')));
  } catch (thrown) {
    throw refuseJournal(file, thrown);
  } finally {
    closeSync(descriptor);
  }
}

function refuseJournal(file: string, cause: unknown): HarnessError {
  return new HarnessError({
    code: 'usage',
    message: `${file} is not a journal that a run of this user has written`,
    hint: 'Compare the workspace with its commit, then remove this file.',
    cause,
  });
}

// One character for each byte.
function isName(part: string): boolean {
  return !part.includes('\0') && Buffer.from(part, 'latin1').toString('latin1') === part;
}
