import { readBaseName, readProgramFamily } from '../program-name.ts';

/** Words of a command that are looked at one by one. A longer one is refused whole, never let through half read. */
export const maxWords = 4_000;

/** Words after a program that starts others which are taken for the beginning of a command. */
const maxSearched = 32;

/** Programs that start one another in one command. */
export const maxChain = 16;

const privileged = new Set('sudo su doas pkexec sudoedit run0 newgrp'.split(' '));

const machine = new Set(
  'shutdown reboot halt poweroff init telinit insmod modprobe kexec fdisk parted wipefs blkdiscard mount umount swapon losetup'.split(
    ' ',
  ),
);

/** Programs whose words are searched for one that changes who runs it, since not all their options are known. */
const startsOthers = new Set(
  'env command builtin exec eval nohup nice timeout time setsid stdbuf xargs busybox ionice chrt taskset watch script strace flock parallel'.split(
    ' ',
  ),
);

/** Those of them that have no profile, so that what they run is not decided by itself. */
const readsOwnOptions = new Set('busybox chrt taskset watch script strace flock parallel'.split(' '));

/**
 * Why a command never runs, whatever the rules say; null for all others. Commands that wrappers run are asked about by themselves, and words
 * after a wrapper count as programs as well.
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
  // Of those programs the options are not known, so the command that they run may begin at any of their first words.
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

/** Why a file is never written, whatever the rules say: it is a disk, or the memory of the machine. */
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
