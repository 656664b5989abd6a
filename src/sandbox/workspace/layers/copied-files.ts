import { execFile } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, renameSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HarnessError, readErrorMessage } from '../../../core/types/error.ts';
import { listPaths } from '../../../core/text/path-text.ts';
import { readStats } from '../../host/files/paths.ts';
import { createCopiedTree } from './copied-tree.ts';
import type { ProvideFiles, SpaceOptions } from './layer.ts';
import { tickMs } from '../changes/stamp.ts';
import { programEnvironment, type Programs, readPrinted } from '../../host/find-programs.ts';

const run = promisify(execFile);
const maxOutputBytes = 64 * 1024 * 1024;

/**
 * Provides the files of layers as copies of the workspace, if no overlay can be mounted. Everything in a copy belongs to the run's user.
 * `notes` get the paths of the workspace that could not be read.
 */
export function provideCopies(options: SpaceOptions, notes: string[]): ProvideFiles {
  const { workspace, scratch, user, programs, clock } = options;
  const hasGit = readStats(join(workspace, '.git')) !== null;
  let isFirst = true;

  return async (name, { lowers, closed }) => {
    const [below] = lowers;
    const from = below === undefined ? workspace : join(scratch, below, 'tree');
    const tree = join(scratch, name, 'tree');
    mkdirSync(tree, { mode: 0o755 });
    if (isFirst) await checkRoom(options, from);
    const unreadable = await copyFiles(programs, from, tree);
    if (isFirst && unreadable.length > 0)
      notes.push(`the copy lacks what this user cannot read: ${listPaths(unreadable)}`);
    isFirst = false;
    // No process has the copy mounted yet.
    for (const path of closed.paths) rmSync(join(tree, path), { recursive: true, force: true });
    if (hasGit) makeMountTarget(join(workspace, '.git'), join(tree, '.git'));
    if (user !== null) await run(programs.chown, ['-hR', `${user.uid}:${user.gid}`, tree], { env: programEnvironment });
    chmodSync(tree, statSync(from).mode & 0o777);
    // No later change has a change time of this copy.
    await clock.sleep(tickMs);
    return {
      steps: [
        ['bind', `${name}/tree`, `${name}/merged`],
        // The harness's own git reads objects of the repository.
        ...(hasGit ? [['bind', 'lower/.git', `${name}/merged/.git`] as const] : []),
      ],
      lower: from,
      readOnly: hasGit ? ['.git'] : [],
      createTree: (sides, treeOptions) => createCopiedTree({ ...sides, user, closed }, treeOptions),
      discard() {
        // It can hold more files than a caller should wait for.
        const discarded = join(scratch, `discarded-${name.replaceAll('/', '-')}`);
        renameSync(tree, discarded);
        execFile(programs.rm, ['-rf', '--', discarded], { env: programEnvironment }, () => undefined).unref();
      },
    };
  };
}

/** Links are copied as links, times are kept, and special files are not opened. Returns the paths that cannot be read. */
async function copyFiles({ cp }: Programs, from: string, to: string): Promise<readonly string[]> {
  const copy = [cp, '-a', '--reflink=auto', '-t', to, '--', '{}', '+'];
  try {
    // The list of names that `find` makes also has names that are not valid Unicode.
    await run('find', ['.', '-mindepth', '1', '-maxdepth', '1', '!', '-name', '.git', '-exec', ...copy], {
      cwd: from,
      env: programEnvironment,
      maxBuffer: maxOutputBytes,
    });
    return [];
  } catch (thrown) {
    const errors = thrown instanceof Error && 'stderr' in thrown ? String(thrown.stderr).trim().split('\n') : [];
    const closed = errors.map(
      (line) => /^\S*cp: cannot (?:open|access|stat) (.*?)(?: for reading)?: Permission denied$/.exec(line)?.[1],
    );
    if (errors.length === 0 || closed.includes(undefined))
      throw new HarnessError({
        code: 'sandbox',
        message: `the workspace cannot be copied: ${errors[closed.indexOf(undefined)] || readErrorMessage(thrown)}`,
        hint: `No overlay can be mounted over this workspace, so commands work in a copy below the temporary directory (TMPDIR). See "A copy of the workspace" in docs/sandbox.md.`,
        cause: thrown,
      });
    // Each file system lists a directory in another order.
    return closed.flatMap((path) => path?.replaceAll(/^'(?:\.\/)?|'$/g, '') ?? []).toSorted();
  }
}

/** Throws `sandbox` if the disk has no room for all copies, unless copies share their blocks with the originals. */
async function checkRoom({ programs, scratch, forks }: SpaceOptions, from: string): Promise<void> {
  const [probe, copy] = [join(scratch, 'reflink-from'), join(scratch, 'reflink-to')];
  writeFileSync(probe, 'x');
  const shares = await run(programs.cp, ['--reflink=always', probe, copy], { env: programEnvironment }).then(
    () => true,
    () => false,
  );
  for (const path of [probe, copy]) rmSync(path, { force: true });
  if (shares) return;
  // It fails if it cannot read a directory, and prints the sum of the others.
  const printed = await readPrinted(programs.du, ['-sk', '--exclude=./.git', '.'], from);
  const neededMb = Math.ceil((Number.parseInt(printed, 10) * (forks.length + 1)) / 1024);
  // Without `du`, a full disk ends the copy instead.
  if (Number.isNaN(neededMb)) return;
  const { bavail, bsize } = statfsSync(scratch);
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024);
  if (neededMb <= freeMb) return;
  throw new HarnessError({
    code: 'sandbox',
    message: `no overlay can be mounted over this workspace, and its copies (for ${['the agent', ...forks].join(', ')}) need ${neededMb} MB; the temporary directory has ${freeMb} MB`,
    hint: 'Set TMPDIR to a directory on a larger disk, or remove what keeps the overlay from being mounted: `script-harness doctor` names it.',
  });
}

function makeMountTarget(source: string, target: string): void {
  if (lstatSync(source).isDirectory()) mkdirSync(target, { mode: 0o755 });
  else writeFileSync(target, '');
}
