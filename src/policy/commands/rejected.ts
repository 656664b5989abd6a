import type { CommandAccess } from '../../core/types/access.ts';
import { readBaseName, readProgramFamily, renderWord } from './program-name.ts';

/** Maximum number of words of a command, which are checked one by one. A longer command is refused as a whole, never read in part. */
export const maxWords = 4_000;

/** Number of words after a program that starts others at which the inner command may begin. */
const maxSearched = 32;

/** Maximum number of places at which an inner command may begin. Each is compared with the words after it. */
const maxStarts = 200;

const privileged = new Set('sudo su doas pkexec sudoedit run0 newgrp'.split(' '));

const machine = new Set(
  'shutdown reboot halt poweroff init telinit insmod modprobe kexec fdisk parted wipefs blkdiscard swapon losetup'.split(
    ' ',
  ),
);

/** Programs whose command may begin at any of their first words, since their options are not known. */
const otherStarters = new Set('builtin busybox ionice chrt taskset watch script strace flock parallel'.split(' '));

/**
 * Why a command never runs, regardless of the rules. Returns null for all other commands. It is recognized by words, for honest mistakes: the sandbox
 * bounds everything else.
 */
export function explainRejected(command: CommandAccess): string | null {
  const words = command.words.map(renderWord);
  if (words.length > maxWords) return `a command of more than ${maxWords} words is never allowed`;
  // It grows while it is read: a program that is started may start another one.
  const starts = new Set([0]);
  for (const at of starts) {
    const [program = '', ...rest] = words.slice(at);
    if (isPrivileged(program))
      return `${readBaseName(program)} changes who the command runs as, which is never allowed`;
    const reason = explainDestruction(program, rest);
    if (reason !== null) return reason;
    for (const next of listStarts(readProgramFamily(program), rest)) starts.add(at + 1 + next);
    if (starts.size > maxStarts) return `a command that may start more than ${maxStarts} others is never allowed`;
  }
  return null;
}

/** The places at which the command of a program may begin that starts others. The operand of a wrapper is decided separately. */
function listStarts(name: string, words: readonly string[]): number[] {
  if (name === 'find') return words.flatMap((word, at) => (/^-(?:exec|ok)/.test(word) ? [at + 1] : []));
  if (otherStarters.has(name)) return words.slice(0, maxSearched).map((_, at) => at);
  if (name !== 'xargs') return [];
  // The word after such an option is its value, or the program.
  const at = words.findIndex(
    (word, index) => !word.startsWith('-') && !/^-[^-]$|^--[\w-]+$/.test(words[index - 1] ?? ''),
  );
  const start = at < 0 ? words.length : at;
  return [start - 1, start].filter((one) => one >= 0 && one < words.length);
}

function explainDestruction(program: string, words: readonly string[]): string | null {
  const name = readProgramFamily(program);
  if (machine.has(name) || name.startsWith('mkfs'))
    return `${name} acts on the machine and not on the workspace, which is never allowed`;
  if (changesTree(name, words) && words.some(isWholeTree))
    return `${name} of a whole tree from its root is never allowed`;
  const targets =
    name === 'tee'
      ? words
      : name === 'dd'
        ? words.flatMap((word) => (word.startsWith('of=') ? [word.slice(3)] : []))
        : [];
  return targets.map(explainRejectedWrite).find((reason) => reason !== null) ?? null;
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
  return /^"?(?:\/+(?:\*|\.)?|~\/?|\$\{?HOME\}?\/?\*?|\/+(?:bin|boot|dev|etc|home|lib|opt|proc|root|sbin|sys|usr|var)\/*\*?)"?$/.test(
    word,
  );
}
