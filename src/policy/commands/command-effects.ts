import type { CommandAccess } from '../../core/types/access.ts';
import { isPlainPath, isPlainText } from '../../core/text/path-text.ts';
import { readBaseName, readProgramFamily } from './program-name.ts';
import {
  createEffects,
  createOpaque,
  mergeEffects,
  settleNames,
  type EffectKind,
  type Effects,
  type ProgramProfile,
} from './define-program.ts';
import { programProfiles } from './programs/index.ts';
import { maxWords } from './programs/rejected.ts';

const profiles: ReadonlyMap<string, ProgramProfile> = new Map(
  programProfiles.flatMap((profile) => profile.names.map((name): [string, ProgramProfile] => [name, profile])),
);

/** Names of programs that need no rule if their arguments show that they only read. */
export const knownReadOnlyNames: readonly string[] = programProfiles
  .filter(({ group, usuallyReads }) => group === 'reader' || usuallyReads === true)
  .flatMap(({ names }) => names)
  .toSorted();

/** True for a program that only adds or fills the files and folders that its effects name. */
export function onlyAddsFiles(program: string): boolean {
  return profiles.get(program)?.onlyAdds === true;
}

/** True for a program whose effects are at least partly known. */
export function hasProfile(program: string): boolean {
  return profiles.has(program);
}

/** The effects of a command, derived from its program and its words alone. Total: a program without a profile has unknown effects. */
export function readCommandEffects({ words, cwd, input }: CommandAccess): Effects {
  const [first, ...rest] = words;
  if (first === undefined || first.type === 'dynamic' || first.value === '')
    return createOpaque('the program is not known before it runs');
  if (words.length > maxWords) return createEffects({ known: 'part' });
  if (words.some((written) => written.type === 'literal' && !isPlainText(written.value)))
    return createOpaque('a word has bytes that no argument can have');
  if (cwd.startsWith('/') || !isPlainPath(cwd)) return createOpaque('the folder to run in is not in the workspace');
  const program = first.value;
  const profile = profiles.get(program);
  if (profile !== undefined)
    return profile.readEffects(profile.onlyReads === true ? settleNames(rest) : rest, { name: program, cwd, input });
  return readNamesake(program, rest, cwd);
}

// `/bin/sh`, `./env` and `python3.12` may or may not be the program of that name. So the profile grants nothing, and everything that would be opaque
// or run other programs is opaque. A versioned name without a path is the interpreter itself.
function readNamesake(program: string, words: CommandAccess['words'], cwd: string): Effects {
  const base = readBaseName(program).toLowerCase();
  const profile = profiles.get(base) ?? profiles.get(readProgramFamily(program));
  if (profile === undefined) return createEffects({ known: 'part' });
  const effects = profile.readEffects(words, { name: base, cwd });
  const runsOthers = effects.commands.length > 0 || effects.shellTexts.length > 0;
  return mergeEffects(
    createEffects({ opaque: effects.opaque, executes: effects.executes, known: 'part' }),
    runsOthers
      ? createOpaque(`${base} runs what its arguments say; call that program itself, as a list of words`)
      : createEffects(),
  );
}

/** True for programs that run code given to them. A rule that allows one of them allows everything that the sandbox permits. */
export function isInterpreterOrWrapper(program: string): boolean {
  const profile = profiles.get(readBaseName(program).toLowerCase()) ?? profiles.get(readProgramFamily(program));
  return profile?.group === 'wrapper' || profile?.group === 'interpreter';
}

/** The kinds of effect that a call certainly has. `isWhole` is true if it can have no others. */
export function listEffectKinds(effects: Effects): {
  readonly certain: ReadonlySet<EffectKind>;
  readonly isWhole: boolean;
} {
  const runs = effects.commands.length > 0 || effects.shellTexts.length > 0 || effects.executes === 'workspace';
  const certain = new Set<EffectKind>([
    ...effects.certain,
    ...(effects.reads.length > 0 ? (['read'] as const) : []),
    ...(effects.writes.length > 0 ? (['write'] as const) : []),
    ...(effects.connects.length > 0 ? (['connect'] as const) : []),
    ...(runs ? (['execute'] as const) : []),
  ]);
  // A file whose name is computed can be any file.
  const isNamed =
    effects.reads.every((written) => written.type === 'literal' || written.folder !== null) &&
    effects.writes.every((written) => written.type === 'literal');
  return { certain, isWhole: effects.known === 'whole' && effects.opaque.length === 0 && isNamed };
}
