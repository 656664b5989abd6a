import type { Redirection } from 'unbash';
import { posix } from 'node:path';
import type { Access } from '../../../core/types/access.ts';
import { climbsAfterName, isPlainPath } from '../../../core/text/path-text.ts';
import { lowerExpansions, needsBash, readWord } from './shell-words.ts';
import type { ShellLowering } from './shell-lowering.ts';

/** Devices that hold nothing of the machine, and that every sandbox has. */
const harmlessDevices: ReadonlySet<string> = new Set([
  '/dev/null',
  '/dev/zero',
  '/dev/full',
  '/dev/random',
  '/dev/urandom',
  '/dev/stdin',
  '/dev/stdout',
  '/dev/stderr',
]);

/** Lowers redirections to the files that they write. Their reads are bounded by the view of the process. */
export function lowerRedirections(redirections: readonly Redirection[], lowering: ShellLowering): void {
  for (const redirection of redirections) {
    if (redirection.descriptor?.type === 'FileDescriptorVariable')
      lowering.refuse('a descriptor in a variable is not followed');
    if (redirection.descriptor?.type === 'FileDescriptor' && redirection.descriptor.value > 9)
      needsBash(lowering, `descriptor ${redirection.descriptor.value}`);
    if (redirection.type === 'HereDoc') {
      if (redirection.closing === undefined) lowering.refuse('a here-document has no end');
      const { body } = redirection;
      // In a here-document, shells differ on whether they expand the text between such quotes.
      if (body.parts?.some(({ type, text }) => type === 'ParameterExpansion' && text.includes("'")) === true)
        lowering.refuse('a quote in an expansion of a here-document is read differently by shells');
      lowerExpansions(body, lowering);
      continue;
    }
    const { target } = redirection;
    if (target === undefined) {
      lowering.refuse('a redirection has no target');
      continue;
    }
    if (redirection.type === 'HereString') {
      needsBash(lowering, 'a here-string');
      lowerExpansions(target, lowering);
      continue;
    }
    const { operator } = redirection;
    if (operator === '&>' || operator === '&>>') needsBash(lowering, operator);
    const read = readWord(target, lowering);
    if (operator === '<') continue;
    if (read.type === 'dynamic') {
      lowering.refuse('which file a redirection opens is known only when it runs');
      continue;
    }
    const path = read.value;
    if (operator === '<&' || operator === '>&') {
      if (/^(?:\d+-?|-)$/.test(path)) continue;
      if (operator === '<&' || redirection.descriptor !== undefined) {
        lowering.refuse('a descriptor is copied from a word that is not a descriptor');
        continue;
      }
      needsBash(lowering, operator);
    }
    addWrite(path, lowering);
  }
}

function addWrite(path: string, { directories, workspace, accesses, refuse }: ShellLowering): void {
  // bash opens connections under `/dev/tcp`, and `/dev/fd` is a descriptor: neither is a file.
  if (harmlessDevices.has(path) || /^\/dev\/(?:tcp|udp|fd)\//.test(path)) return;
  if (directories === null && !path.startsWith('/'))
    refuse('the directory in which a redirection opens its file is not known');
  for (const cwd of directories ?? (path.startsWith('/') ? ['.'] : [])) {
    // After a cd through a link, `..` leads to another directory than the path suggests.
    if (cwd !== '.' && path.split('/').includes('..')) refuse('a path that leads up again after a cd is not followed');
    accesses.push(lowerWrite(path, cwd, workspace));
  }
}

function lowerWrite(written: string, cwd: string, workspace: string | null): Access {
  const type = 'write';
  if (written === '' || climbsAfterName(written)) return { type, path: written, valid: false };
  // The root only serves to resolve `..`. Without a workspace, a path that leaves it matches nothing.
  const root = workspace ?? '/\0';
  const absolute = posix.resolve(root, cwd, written);
  const isInside = absolute === root || absolute.startsWith(root === '/' ? root : `${root}/`);
  const path = isInside ? posix.relative(root, absolute) || '.' : absolute;
  return { type, path, valid: isPlainPath(path) && (isInside || written.startsWith('/') || workspace !== null) };
}
