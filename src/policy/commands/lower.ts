import { posix } from 'node:path';
import type { Access, CommandAccess, EnvAccess, Word } from '../../core/types/access.ts';
import { hasProfile, listEffectKinds, onlyAddsFiles, readCommandEffects } from './command-effects.ts';
import { lowerShellText } from './lower-shell-text.ts';
import { isPlainPath } from '../../core/text/path-text.ts';
import { harmlessDevices } from './harmless-devices.ts';
import type { Effects } from './define-program.ts';
import { readProgramFamily } from './program-name.ts';
import { maxChain, maxWords } from './programs/rejected.ts';
import { isInertAssignment, readVariableKind } from './programs/variables.ts';

/** Absolute paths of programs that the policy lists, each mapped to the name under which it is decided. */
export type ListedPrograms = ReadonlyMap<string, string>;

// A command with more nested programs than this is rejected, so no deeper command remains unread.
const maxDepth = maxChain + 1;
const noPrograms: ListedPrograms = new Map();

/** The parts of a policy that lowering needs besides the workspace. */
export interface LoweringSettings {
  readonly programs?: ListedPrograms;
  /** True if the workspace is the root of its repository. */
  readonly isRepository?: boolean;
}

/**
 * Lowers a command to all its known accesses. The command itself comes first, so that rules that deny it apply. Its reads, writes, connections and
 * inner commands follow, as far as its profile knows them. An opaque access is added if its other effects cannot be determined.
 */
export function lowerCommand(
  access: CommandAccess,
  workspace: string | null,
  { programs = noPrograms, isRepository = false }: LoweringSettings = {},
): Access[] {
  const lowered = lowerNested(nameProgram(access, programs), {
    workspace,
    programs,
    isRepository,
    depth: 0,
    isInShell: false,
  });
  return [...lowered, ...explainSearchPath(lowered)];
}

// If a folder of the workspace is on Python's search path, a program written in Python loads code from there before its own.
function explainSearchPath(lowered: readonly Access[]): Access[] {
  const isSet = lowered.some(
    (access) => access.type === 'env' && access.name === 'PYTHONPATH' && access.inert === true,
  );
  const query = lowered.find(
    (access) => access.type === 'command' && isPip(access) && explainSelfDecided(access) !== null,
  );
  return isSet && query?.type === 'command' ? [opaque(query, ['pip would load modules of the workspace'])] : [];
}

function isPip({ words: [program] }: CommandAccess): boolean {
  return program?.type === 'literal' && readProgramFamily(program.value) === 'pip';
}

/**
 * Why a command needs no rule for itself: it only reads, it writes only in the scratch folder, or it only runs commands that are decided separately.
 * Returns null for every other command.
 */
export function explainSelfDecided(access: CommandAccess): 'reads' | 'scratch' | 'wraps' | null {
  if (access.words.length > maxWords) return null;
  const effects = readCommandEffects(access);
  const { certain, isWhole } = listEffectKinds(effects);
  if (!isWhole || effects.executes !== 'nothing' || certain.has('connect')) return null;
  const runsOthers = effects.commands.length > 0 || effects.shellTexts.length > 0;
  if (certain.has('write')) return !runsOthers && writesOnlyScratch(access, effects) ? 'scratch' : null;
  return runsOthers ? 'wraps' : 'reads';
}

// Whether a path below `/tmp` is in the workspace is decided with the write access itself.
function writesOnlyScratch({ words: [program] }: CommandAccess, { writes, certain }: Effects): boolean {
  return (
    program?.type === 'literal' &&
    onlyAddsFiles(program.value) &&
    !certain.includes('write') &&
    writes.every((written) => {
      const path = readPath(written, 'write');
      return (
        path !== null && (isStream(path, 'write') || /^\/tmp(?:\/|$)/.test(path)) && !path.split('/').includes('..')
      );
    })
  );
}

// Only commands and variables need lowering. Every other access is already in its final form.
function lowerAccess(access: Access, workspace: string | null, settings?: LoweringSettings): Access[] {
  if (access.type === 'command') return lowerCommand(access, workspace, settings);
  return access.type === 'env' ? lowerVariable(access) : [access];
}

/** `lowerAccess` for one workspace, with a cache: several steps lower the accesses of the same call, so each access is lowered once. */
export function createLowering(
  workspace: string | null,
  settings: LoweringSettings,
): (access: Access) => readonly Access[] {
  const known = new WeakMap<Access, readonly Access[]>();
  return (access) => {
    const lowered = known.get(access) ?? lowerAccess(access, workspace, settings);
    known.set(access, lowered);
    return lowered;
  };
}

/** Lowers a variable that a command sets for programs. `value` is null if it is not known. */
export function lowerAssignment(name: string, value: string | null, workspace: string | null): Access[] {
  return lowerVariable({ type: 'env', name, ...(isInertAssignment(name, value, workspace) && { inert: true }) });
}

interface Place extends Required<LoweringSettings> {
  readonly workspace: string | null;
  readonly depth: number;
  /** True for a command of a shell text, which may have entered its folder through a link. */
  readonly isInShell: boolean;
}

function lowerNested(access: CommandAccess, place: Place): Access[] {
  if (access.words.length > maxWords) return [access];
  if (place.depth > maxDepth) return [access, opaque(access, ['too many programs run one another'])];
  return [access, ...lowerEffects(access, readCommandEffects(access), place)];
}

function lowerEffects(access: CommandAccess, effects: Effects, place: Place): Access[] {
  const reasons = [...effects.opaque];
  const found: Access[] = [];
  const addPaths = (type: 'read' | 'write', words: readonly Word[]): void => {
    for (const written of words) {
      const path = readPath(written, type);
      if (path === null) reasons.push(`which file it would ${type} is known only when it runs`);
      else if (place.isInShell && access.cwd !== '.' && path.split('/').includes('..'))
        reasons.push('a path that leads up again after a cd is not followed');
      else if (!isStream(path, type)) found.push(lowerPath(type, path, access.cwd, place.workspace));
    }
  };
  addPaths('read', effects.reads);
  addPaths('write', effects.writes);
  for (const { host, port, scheme } of effects.connects) found.push({ type: 'connect', host, port, scheme });
  for (const { name, value } of effects.variables) found.push(...lowerAssignment(name, value, place.workspace));
  if (effects.commands.length > 0 || effects.shellTexts.length > 0) lowerInner(access, effects, place, found);
  return reasons.length === 0 ? found : [opaque(access, reasons), ...found];
}

// Each inner command is decided separately.
function lowerInner(access: CommandAccess, effects: Effects, place: Place, found: Access[]): void {
  const inner = { ...place, depth: place.depth + 1 };
  for (const words of effects.commands)
    found.push(...lowerNested(nameProgram({ type: 'command', words, cwd: access.cwd }, place.programs), inner));
  const [program] = access.words;
  for (const text of effects.shellTexts)
    found.push(
      ...lowerShellText(text, {
        program: program?.type === 'literal' ? program.value : '',
        cwd: access.cwd,
        workspace: place.workspace,
        isRepository: place.isRepository,
        lowerVariable: (name, value) => lowerAssignment(name, value, place.workspace),
        lowerCommand: (command) => lowerNested(nameProgram(command, place.programs), { ...inner, isInShell: true }),
        lowerPath: (type, path, cwd) => lowerPath(type, path, cwd, place.workspace),
        isProgram: hasProfile,
      }),
    );
}

// A program that the policy lists by its path is decided under its name.
function nameProgram(access: CommandAccess, programs: ListedPrograms): CommandAccess {
  const [first, ...rest] = access.words;
  const name = first?.type === 'literal' ? programs.get(first.value) : undefined;
  return name === undefined ? access : { ...access, words: [{ type: 'literal', value: name }, ...rest] };
}

function lowerVariable(access: EnvAccess): Access[] {
  const { name, inert } = access;
  if (inert === true || readVariableKind(name) !== 'steering') return [access];
  const reason = `the variable ${name} changes which programs run or what they load`;
  return [access, { type: 'opaque', text: name, reason }];
}

// A glob of file names reads in its folder. Which of those files would be written cannot be determined.
function readPath(written: Word, type: 'read' | 'write'): string | null {
  if (written.type === 'literal') return written.value;
  return type === 'read' ? written.folder : null;
}

function isStream(path: string, type: 'read' | 'write'): boolean {
  if (harmlessDevices.has(path)) return true;
  return type === 'read' ? path === '-' || path === '/dev/stdin' : path === '/dev/stdout' || path === '/dev/stderr';
}

// `link/../x` is not `x` if `link` leads to another folder, so such a path is not known.
function climbsAfterName(path: string): boolean {
  const parts = path.split('/');
  const named = parts.findIndex((part) => part !== '' && part !== '.' && part !== '..');
  return named >= 0 && parts.slice(named + 1).includes('..');
}

function lowerPath(type: 'read' | 'write', written: string, cwd: string, workspace: string | null): Access {
  if (written === '' || written.startsWith('~') || climbsAfterName(written))
    return { type, path: written, valid: false };
  // The root only serves to resolve `..`. Without a workspace, a path that leaves it matches nothing.
  const root = workspace ?? '/\0';
  const absolute = posix.resolve(root, cwd, written);
  const isInside = absolute === root || absolute.startsWith(root === '/' ? root : `${root}/`);
  const path = isInside ? posix.relative(root, absolute) || '.' : absolute;
  return { type, path, valid: isPlainPath(path) && (isInside || written.startsWith('/') || workspace !== null) };
}

function opaque(access: CommandAccess, reasons: readonly string[]): Access {
  const text = access.words.map((written) => (written.type === 'literal' ? written.value : written.text)).join(' ');
  return {
    type: 'opaque',
    text: text.length > 300 ? `${text.slice(0, 300)}…` : text,
    reason: [...new Set(reasons)].slice(0, 3).join('; '),
  };
}
