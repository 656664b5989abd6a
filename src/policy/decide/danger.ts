import { escapeControls } from '../../core/text/control-characters.ts';
import { findSteeringFiles, isSecretPath, steersAutomation } from '../../core/find-steering-files.ts';
import type { Access } from '../../core/types/access.ts';
import { readProgramPath } from '../commands/program-name.ts';
import { startsPrograms } from '../commands/program-starters.ts';

/** Subcommands that publish. */
const publishes = /^(?:push|send-pack|send-email|publish|unpublish|upload|deploy|release)$/;

/**
 * Why no rule is proposed that would allow an access: only the author of the policy can weigh its danger. Empty if it is harmless. `isDeclared`: the policy
 * has declared the command itself.
 */
export function explainDanger(access: Access, isDeclared: boolean): string {
  if (access.type === 'read' || access.type === 'write') {
    if (access.path.startsWith('/')) return `it ${access.type}s outside of the workspace`;
    if (
      access.type === 'write' &&
      findSteeringFiles(access.path).some(
        (file) => file.tests === 'yes' || file.later !== 'none' || steersAutomation(file),
      )
    )
      return 'the file steers other programs';
    if (isSecretPath(access.path)) return 'the file may hold a secret';
  }
  if (access.type !== 'command' || isDeclared) return '';
  const [first] = access.words;
  const program = first?.type === 'literal' ? first.value : '';
  const publishing = access.words.slice(1, 5).find((word) => word.type === 'literal' && publishes.test(word.value));
  if (publishing?.type === 'literal')
    return `${publishing.value} may send what is here to others; write a rule that names it`;
  const shown = escapeControls(readProgramPath(program, access.cwd) ?? program);
  if (startsPrograms(program)) return `${shown} runs any code that it is given; write a rule that names it`;
  return program.includes('/')
    ? `${shown} is a file, and who can write it decides what runs; write a rule that names it`
    : '';
}
