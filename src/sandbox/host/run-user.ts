import { chmodSync, cpSync, lchownSync, lstatSync, mkdtempSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { HarnessError } from '../../core/types/error.ts';

/** The user that commands run as if the harness itself is root; never uid 0. */
export interface RunUser {
  readonly uid: number;
  readonly gid: number;
  /** The user whose files it may change as if they were its own. */
  readonly owner: { readonly uid: number; readonly gid: number };
}

/** The workspace of a run, its own directory, and the user of its commands. */
export interface RunPlace {
  readonly workspace: string;
  /** The directory of the run, which no sandbox shows. */
  readonly scratch: string;
  /** The user that commands run as; null for the user of the harness. */
  readonly user: RunUser | null;
}

/** The empty file of a run, which is mounted over files that commands must not read. */
export const locateEmptyFile = (scratch: string): string => join(scratch, 'empty');

/**
 * Throws `sandbox` in a user namespace that maps only one uid, as `unshare -r` creates it: there, root cannot become another user, and
 * programs of the system do not belong to root.
 */
export function checkMappedUsers(): void {
  const map = readFileSync('/proc/self/uid_map', 'utf8').trim().split(/\s+/);
  if (map.length !== 3 || map[2] !== '1') return;
  throw new HarnessError({
    code: 'sandbox',
    message: 'this user namespace maps a single uid, so commands cannot run as a separate user',
    hint: 'Start the harness as an ordinary user outside of this namespace, or map a range of uids (`unshare --map-auto --map-root-user`).',
  });
}

// The bits of the kernel. Without one of them, root cannot prepare files for another user, become one, or make the mounts of the workspace.
const neededCapabilities = {
  CHOWN: 0n,
  DAC_OVERRIDE: 1n,
  SETGID: 6n,
  SETUID: 7n,
  SYS_CHROOT: 18n,
  SYS_ADMIN: 21n,
} as const;

/** Throws `sandbox` if root lacks a capability that it needs to run commands as another user, as in a container that drops them all. */
export function checkCapabilities(): void {
  const effective = BigInt(
    `0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'}`,
  );
  const missing = Object.entries(neededCapabilities).flatMap(([name, bit]) =>
    (effective & (1n << bit)) === 0n ? [name] : [],
  );
  if (missing.length === 0) return;
  throw new HarnessError({
    code: 'sandbox',
    message: `root lacks the capabilities ${missing.join(', ')} here, so it cannot run commands as another user`,
    hint: `Start the harness as an ordinary user: \`options: --user 1001\` in the \`container\` of the job, or \`runAsUser: 1001\` in the securityContext of a Kubernetes container. Or add \`capabilities: { add: [${missing.join(', ')}] }\` there. See docs/containers.md.`,
  });
}

// A range that distributions leave free. Such a uid owns only the files that are assigned to it.
const firstUid = 60_100;
const lastUid = 60_900;

/**
 * Picks the owner of a checkout if that is not root, else an unused uid. The owner of `.git` decides: in a container job the directory belongs
 * to the user of the machine, and the files that root checked out belong to root.
 */
export function pickRunUser(gitPath: string): RunUser {
  const { uid: ownerUid, gid: ownerGid } = lstatSync(gitPath);
  const owner = { uid: ownerUid, gid: ownerGid };
  if (ownerUid !== 0) return { ...owner, owner };
  const taken = new Set(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => Number(line.split(':')[2])),
  );
  for (let uid = firstUid; uid <= lastUid; uid += 1) if (!taken.has(uid)) return { uid, gid: uid, owner };
  throw new Error(`every uid from ${firstUid} to ${lastUid} is taken`);
}

/**
 * Makes the run user the owner of a path of the run; does nothing without a user. For a link, the owner of the link itself changes, never of its target.
 */
export function chownPath(path: string, user: RunUser | null): void {
  if (user !== null) lchownSync(path, user.uid, user.gid);
}

/** As `chownPath`, for a directory with everything in it. */
export function chownTree(root: string, user: RunUser | null): void {
  if (user !== null) walk(root, (path) => chownPath(path, user));
}

/**
 * A copy, in `scratch`, of a directory of the harness that the run user can read: a checkout that root made with a strict umask is closed to all
 * other users.
 */
export function copyForOthers(directory: string, scratch: string): string {
  const copy = mkdtempSync(join(scratch, 'copy-'));
  cpSync(directory, copy, { recursive: true });
  walk(copy, (path, stats) => chmodSync(path, stats.isDirectory() ? 0o755 : 0o644));
  return copy;
}

/** The outermost directory above `path`, from `from` on, that `user` cannot enter; null if `user` can reach `path` from there. */
export function findClosedDirectory(path: string, user: { uid: number; gid: number }, from = '/'): string | null {
  let closed: string | null = null;
  for (let current = dirname(path); ; current = dirname(current)) {
    const stats = lstatSync(current);
    const bit = stats.uid === user.uid ? 0o100 : stats.gid === user.gid ? 0o010 : 0o001;
    if ((stats.mode & bit) === 0) closed = current;
    if (current === from) return closed;
  }
}

function walk(root: string, visit: (path: string, stats: Stats) => void): void {
  const pending = [root];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) continue;
    visit(path, stats);
    if (stats.isDirectory()) for (const name of readdirSync(path)) pending.push(join(path, name));
  }
}
