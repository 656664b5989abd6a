import { readProgramFamily } from './executing.ts';

/** Words of a command that are looked at one by one. A longer one is refused whole, never let through half read. */
export const maxWords = 4_000;

const privileged = new Set(['sudo', 'su', 'doas', 'pkexec', 'sudoedit', 'run0', 'newgrp']);
const machine = new Set([
  'shutdown',
  'reboot',
  'halt',
  'poweroff',
  'init',
  'telinit',
  'insmod',
  'modprobe',
  'kexec',
  'fdisk',
  'parted',
  'wipefs',
  'blkdiscard',
  'mount',
  'umount',
  'swapon',
  'losetup',
]);

/** Why a command never runs, whatever the rules say; null for all others. Words after a wrapper count as programs. */
export function explainRejected(program: string, words: readonly string[]): string | null {
  if (words.length >= maxWords) return `a command of more than ${maxWords} words is never allowed`;
  const name = readProgramFamily(program);
  const inner = [name, ...words.map(readProgramFamily)].find(
    (word, index) =>
      privileged.has(word) &&
      (index === 0 || (name === 'find' ? /^-(?:exec|ok)/.test(words[index - 2] ?? '') : startsOthers.has(name))),
  );
  if (inner !== undefined) return `${inner} changes who the command runs as, which is never allowed`;
  if (machine.has(name) || name.startsWith('mkfs'))
    return `${name} acts on the machine and not on the workspace, which is never allowed`;
  if (name === 'rm' && words.some((word) => /^-[A-Za-z]*[rR]|^--r/.test(word)) && words.some(isWholeTree))
    return 'removing a whole tree from its root is never allowed';
  if (name === 'dd' && words.some((word) => word.startsWith('of=/dev/'))) return 'writing to a device is never allowed';
  return null;
}

const startsOthers = new Set([
  'env',
  'command',
  'exec',
  'nohup',
  'nice',
  'timeout',
  'time',
  'setsid',
  'stdbuf',
  'xargs',
  'busybox',
  'ionice',
  'chrt',
  'taskset',
  'watch',
  'script',
  'strace',
  'flock',
  'parallel',
]);

function isWholeTree(word: string): boolean {
  return /^(?:\/+(?:\*|\.)?|~\/?|\$HOME\/?|\/(?:bin|boot|dev|etc|home|lib|opt|proc|root|sbin|sys|usr|var)\/?\*?)$/.test(
    word,
  );
}
