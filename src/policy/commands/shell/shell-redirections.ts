import type { Redirection } from 'unbash';
import { harmlessDevices } from '../harmless-devices.ts';
import { lowerExpansions, needsBash, readLiteral, type LowerNested } from './shell-words.ts';
import type { Folders, ShellLowering } from './shell-lowering.ts';

/** Lowers redirections to their reads and writes. Copies of descriptors access nothing. */
export function lowerRedirections(
  redirections: readonly Redirection[],
  folders: Folders,
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
    addFile(path, operator, folders, lowering);
  }
}

function addFile(path: string, operator: string, folders: Folders, lowering: ShellLowering): void {
  if (harmlessDevices.has(path) || ['/dev/stdin', '/dev/stdout', '/dev/stderr'].includes(path)) return;
  // bash opens connections under such names.
  if (/^\/dev\/(?:tcp|udp|fd)(?:\/|$)/.test(path)) {
    lowering.refuse(`${path} is no file`);
    return;
  }
  if (folders === null) lowering.refuse('the folder in which a redirection opens its file is not known');
  for (const cwd of folders ?? []) {
    if (cwd !== '.' && path.split('/').includes('..'))
      lowering.refuse('a path that leads up again after a cd is not followed');
    if (operator === '<' || operator === '<>') lowering.accesses.push(lowering.lowerPath('read', path, cwd));
    if (operator !== '<') lowering.accesses.push(lowering.lowerPath('write', path, cwd));
  }
}
