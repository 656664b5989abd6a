import { readBaseName, readProgramFamily } from '../program-name.ts';

/** Maximum number of words of a command, which are checked one by one. A longer command is refused as a whole, never read in part. */
export const maxWords = 4_000;

/** Number of words after a program that starts others at which the inner command may begin. */
const maxSearched = 32;

/** Maximum number of programs that start one another in one command. */
export const maxChain = 16;

const privileged = new Set('sudo su doas pkexec sudoedit run0 newgrp'.split(' '));

const machine = new Set(
  'shutdown reboot halt poweroff init telinit insmod modprobe kexec fdisk parted wipefs blkdiscard mount umount swapon losetup'.split(
    ' ',
  ),
);

/** Programs whose words are searched for a program that changes the user, since not all their options are known. */
const startsOthers = new Set(
  'env command builtin exec eval nohup nice timeout time setsid stdbuf xargs busybox ionice chrt taskset watch script strace flock parallel'.split(
    ' ',
  ),
);

/** The programs of that list whose profile is opaque, so that their inner command is not decided separately. */
const readsOwnOptions = new Set('busybox chrt taskset watch script strace flock parallel'.split(' '));

/**
 * Why a command never runs, regardless of the rules. Returns null for all other commands. The inner commands of wrappers are checked separately, and
 * each word after a wrapper counts as a program as well.
 */
export function explainRejected(program: string, words: readonly string[]): string | null {
  if (words.length >= maxWords) return `a command of more than ${maxWords} words is never allowed`;
  const name = readProgramFamily(program);
  const chain = [program, ...words].filter(
    (word) => startsOthers.has(readProgramFamily(word)) || readProgramFamily(word) === 'find',
  );
  if (chain.length > maxChain && (startsOthers.has(name) || name === 'find'))
    return `a command of more than ${maxChain} programs that start one another is never allowed`;
  const inner = [program, ...words].find(
    (word, index) =>
      isPrivileged(word) &&
      (index === 0 || (name === 'find' ? /^-(?:exec|ok)/.test(words[index - 2] ?? '') : startsOthers.has(name))),
  );
  if (inner !== undefined) return `${readBaseName(inner)} changes who the command runs as, which is never allowed`;
  // The options of those programs are not known, so their inner command may begin at any of their first words.
  const starts = readsOwnOptions.has(name) ? words.slice(0, maxSearched) : [];
  return (
    [program, ...starts]
      .map((start, at) => explainDestruction(start, words.slice(at)))
      .find((found) => found !== null) ?? null
  );
}

function explainDestruction(program: string, words: readonly string[]): string | null {
  const name = readProgramFamily(program);
  if (machine.has(name) || name.startsWith('mkfs'))
    return `${name} acts on the machine and not on the workspace, which is never allowed`;
  if (changesTree(name, words) && words.some(isWholeTree))
    return `${name} of a whole tree from its root is never allowed`;
  const target = name === 'dd' ? words.find((word) => word.startsWith('of=')) : undefined;
  return target === undefined ? null : explainRejectedWrite(target.slice(3));
}

/** Why a file is never written, regardless of the rules: it is a disk or the memory of the machine. */
export function explainRejectedWrite(path: string): string | null {
  return /^\/dev\/(?:[hsv]d[a-z]|xvd|nvme|mmcblk|loop|dm-|md\d|sr\d|disk\/|mapper\/|k?mem$|port$)|^\/proc\/(?:sysrq-trigger|sys\/)/.test(
    path,
  )
    ? 'writing to a device is never allowed'
    : null;
}

function isPrivileged(word: string): boolean {
  return privileged.has(readProgramFamily(word)) || privileged.has(readBaseName(word).toLowerCase());
}

function changesTree(name: string, words: readonly string[]): boolean {
  if (name === 'rm' || name === 'chmod' || name === 'chown' || name === 'chgrp')
    return words.some((word) => /^-[A-Za-z]*[rR]|^--r/.test(word));
  return name === 'find' && words.some((word) => word === '-delete' || /^(?:.*\/)?(?:rm|shred|unlink)$/.test(word));
}

function isWholeTree(word: string): boolean {
  return /^(?:\/+(?:\*|\.)?|~\/?|\$\{?HOME\}?\/?\*?|\/+(?:bin|boot|dev|etc|home|lib|opt|proc|root|sbin|sys|usr|var)\/*\*?)$/.test(
    word,
  );
}
