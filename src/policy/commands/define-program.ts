import type { PipedNames, Word } from '../../core/types/access.ts';

/** The kinds of effect that a call can have. A rule may list them. */
export const effectKinds = ['read', 'write', 'connect', 'execute'] as const;

export type EffectKind = (typeof effectKinds)[number];

/**
 * The host, port and scheme that a program connects to. `registry:npm` and the like mean the hosts that the package manager's configuration names.
 */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly scheme: string;
}

/** The known effects of a call. Paths are words as written, relative to the call's working folder. */
export interface Effects {
  readonly reads: readonly Word[];
  readonly writes: readonly Word[];
  readonly connects: readonly Connection[];
  /** Variables that the call sets or removes for the programs that it runs. `value` is null if the variable is removed or its value is not known. */
  readonly variables: readonly { readonly name: string; readonly value: string | null }[];
  /** Commands that the call runs, each with its program first. Each is decided separately. */
  readonly commands: readonly (readonly Word[])[];
  /** Shell texts that the call runs. */
  readonly shellTexts: readonly string[];
  /** Reasons why the other effects of the call cannot be determined. */
  readonly opaque: readonly string[];
  /** Kinds of effect that the call certainly has, although no list above names their object. */
  readonly certain: readonly EffectKind[];
  readonly executes: 'workspace' | 'nothing';
  /** `whole` if the call does nothing besides the listed effects; `part` if a rule about the command must permit the rest. */
  readonly known: 'whole' | 'part';
}

const noEffects: Effects = {
  reads: [],
  writes: [],
  connects: [],
  variables: [],
  commands: [],
  shellTexts: [],
  opaque: [],
  certain: [],
  executes: 'nothing',
  known: 'whole',
};

/** The input of a profile besides the words. */
export interface ProgramCall {
  /** The name under which the program was found. */
  readonly name: string;
  /** Relative to the workspace; `.` is its root. */
  readonly cwd: string;
  /** The file names that a pipeline writes to the program's input, if they are known. */
  readonly input?: PipedNames | undefined;
}

/** Maps the arguments of a program to its effects. */
export interface ProgramProfile {
  readonly names: readonly string[];
  /**
   * `reader`: has forms that only read. `wrapper`, `interpreter`: runs a command or code that it is given. `runner`: runs what files of the workspace
   * define.
   */
  readonly group: 'reader' | 'wrapper' | 'interpreter' | 'runner' | 'other';
  /** True if no option of the program can write, run or connect. A word that may become any option then still only makes it read. */
  readonly onlyReads?: boolean;
  /** True for a program of another group than `reader` whose usual form only reads. */
  readonly usuallyReads?: boolean;
  /** True if the program only adds or fills the files and folders that its effects name. It removes nothing and makes no links. */
  readonly onlyAdds?: boolean;
  /** Total: returns effects for every list of words, and never throws. */
  readonly readEffects: (words: readonly Word[], call: ProgramCall) => Effects;
}

/** Describes programs that take the same arguments. `names` are separated by blanks. */
export function defineProgram(
  names: string,
  group: ProgramProfile['group'],
  readEffects: ProgramProfile['readEffects'],
): ProgramProfile {
  return { names: splitNames(names), group, readEffects };
}

export function createEffects(some?: Partial<Effects>): Effects {
  return some === undefined ? noEffects : { ...noEffects, ...some };
}

/** The effects of a call that cannot be determined, for the given reason. */
export function createOpaque(reason: string): Effects {
  return createEffects({ opaque: [reason] });
}

/** The combined effects of several parts of a call. */
export function mergeEffects(...all: readonly Effects[]): Effects {
  // Called for every option of every command. Most parts have no effects, so they are skipped first.
  const some = all.filter((one) => one !== noEffects);
  const [first = noEffects] = some;
  if (some.length <= 1) return first;
  return {
    reads: joinLists(some, 'reads'),
    writes: joinLists(some, 'writes'),
    connects: joinLists(some, 'connects'),
    variables: joinLists(some, 'variables'),
    commands: joinLists(some, 'commands'),
    shellTexts: joinLists(some, 'shellTexts'),
    opaque: joinLists(some, 'opaque'),
    certain: joinLists(some, 'certain'),
    executes: some.some(({ executes }) => executes === 'workspace') ? 'workspace' : 'nothing',
    known: some.every(({ known }) => known === 'whole') ? 'whole' : 'part',
  };
}

type ListKey = Exclude<keyof Effects, 'executes' | 'known'>;

function joinLists<Key extends ListKey>(all: readonly Effects[], key: Key): Effects[Key] {
  const lists = all.map((one) => one[key]).filter((list) => list.length > 0);
  const [first = noEffects[key]] = lists;
  return lists.length < 2 ? first : (lists.flat() as unknown as Effects[Key]);
}

/** A literal word. */
export function word(value: string): Word {
  return { type: 'literal', value };
}

/** The text of a literal word. Returns null for a computed word. */
export function textOf(written: Word | undefined): string | null {
  return written?.type === 'literal' ? written.value : null;
}

export function splitNames(names: string): string[] {
  return names.split(/\s+/).filter((name) => name !== '');
}

/** Replaces file names by the folder that contains them. Valid for a program that only reads, or if the words cannot be options. */
export function settleNames(words: readonly Word[]): readonly Word[] {
  return words.map((written) =>
    written.type === 'dynamic' && written.names !== undefined ? { ...written, folder: written.names } : written,
  );
}
