import type { Redirection } from 'unbash';
import { lowerExpansions, needsBash, readLiteral, type LowerNested } from './shell-words.ts';
import type { Directories, ShellLowering } from './shell-lowering.ts';

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
export function lowerRedirections(
  redirections: readonly Redirection[],
  directories: Directories,
  lowering: ShellLowering,
  lowerNested: LowerNested,
): void {
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
      lowerExpansions(body, lowering, lowerNested);
      continue;
    }
    const { target } = redirection;
    if (target === undefined) {
      lowering.refuse('a redirection has no target');
      continue;
    }
    if (redirection.type === 'HereString') {
      needsBash(lowering, 'a here-string');
      lowerExpansions(target, lowering, lowerNested);
      continue;
    }
    const { operator } = redirection;
    if (operator === '&>' || operator === '&>>') needsBash(lowering, operator);
    const path = readLiteral(target, lowering, lowerNested);
    if (operator === '<') continue;
    if (path === null) {
      lowering.refuse('which file a redirection opens is known only when it runs');
      continue;
    }
    if (operator === '<&' || operator === '>&') {
      if (/^(?:\d+-?|-)$/.test(path)) continue;
      if (operator === '<&' || redirection.descriptor !== undefined) {
        lowering.refuse('a descriptor is copied from a word that is not a descriptor');
        continue;
      }
      needsBash(lowering, operator);
    }
    addWrite(path, directories, lowering);
  }
}

function addWrite(path: string, directories: Directories, lowering: ShellLowering): void {
  // bash opens connections under `/dev/tcp`, and `/dev/fd` is a descriptor: neither is a file.
  if (harmlessDevices.has(path) || /^\/dev\/(?:tcp|udp|fd)\//.test(path)) return;
  if (directories === null && !path.startsWith('/'))
    lowering.refuse('the directory in which a redirection opens its file is not known');
  for (const cwd of directories ?? (path.startsWith('/') ? ['.'] : [])) {
    // After a cd through a link, `..` leads to another directory than the path suggests.
    if (cwd !== '.' && path.split('/').includes('..'))
      lowering.refuse('a path that leads up again after a cd is not followed');
    lowering.accesses.push(lowering.lowerWrite(path, cwd));
  }
}
