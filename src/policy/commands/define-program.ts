import type { PipedNames, Word } from '../../core/types/access.ts';

/** The kinds of effect that a call can have; a rule may ask for them. */
export const effectKinds = ['read', 'write', 'connect', 'execute'] as const;

export type EffectKind = (typeof effectKinds)[number];

/** Where a program connects to. `registry:npm` and its like stand for the hosts that the package manager's configuration names. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly scheme: string;
}

/** All that is known of a call. Paths are words as written, relative to the folder that the call runs in. */
export interface Effects {
  readonly reads: readonly Word[];
  readonly writes: readonly Word[];
  readonly connects: readonly Connection[];
  /** Variables that the call sets or takes away for what it runs. `value` is null if it is taken away or not known. */
  readonly variables: readonly { readonly name: string; readonly value: string | null }[];
  /** Commands that it runs, each with its program first. They are decided by themselves. */
  readonly commands: readonly (readonly Word[])[];
  /** Shell texts that it runs. */
  readonly shellTexts: readonly string[];
  /** Reasons why nobody can say what else it does. */
  readonly opaque: readonly string[];
  /** Effects that it has for certain, although no list above says on what. */
  readonly certain: readonly EffectKind[];
  readonly executes: 'workspace' | 'nothing';
  /** `whole` where it does nothing besides what is listed; `part` where a rule about the command has to answer for the rest. */
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

/** What a profile is told besides the words. */
export interface ProgramCall {
  /** The name that the program was found under. */
  readonly name: string;
  /** Relative to the workspace; `.` is its root. */
  readonly cwd: string;
  /** The names of files that a pipeline writes to its input, if they are known. */
  readonly input?: PipedNames | undefined;
}

/** What a program does with its arguments. */
export interface ProgramProfile {
  readonly names: readonly string[];
  /** `reader`: has forms that only read. `wrapper`, `interpreter`: runs what it is handed. `runner`: runs what files of the workspace say. */
  readonly group: 'reader' | 'wrapper' | 'interpreter' | 'runner' | 'other';
  /** True if no option of the program can write, run or connect: words that may become any option only make it read. */
  readonly onlyReads?: boolean;
  /** True for a program of another group than `reader` whose usual form only reads. */
  readonly usuallyReads?: boolean;
  /** True if it only adds or fills the files and folders that its effects name: it removes none and makes no links. */
  readonly onlyAdds?: boolean;
  /** Total: it answers for every list of words, and never throws. */
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

/** A call of which nothing is known beforehand but the reason why. */
export function createOpaque(reason: string): Effects {
  return createEffects({ opaque: [reason] });
}

/** What several parts of a call do together. */
export function mergeEffects(...all: readonly Effects[]): Effects {
  // Asked for at every option of every command: most parts do nothing at all.
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
  let joined: Effects[Key] = noEffects[key];
  for (const one of all) {
    const list = one[key];
    if (list.length > 0) joined = joined.length === 0 ? list : ([...joined, ...list] as unknown as Effects[Key]);
  }
  return joined;
}

/** A literal word. */
export function word(value: string): Word {
  return { type: 'literal', value };
}

/** The text of a literal word; null for one that is computed. */
export function textOf(written: Word | undefined): string | null {
  return written?.type === 'literal' ? written.value : null;
}

export function splitNames(names: string): string[] {
  return names.split(/\s+/).filter((name) => name !== '');
}

/** Replaces names of files by the folder that they are in. Valid for a program that only reads, or if the words cannot be options. */
export function settleNames(words: readonly Word[]): readonly Word[] {
  return words.map((written) =>
    written.type === 'dynamic' && written.names !== undefined ? { ...written, folder: written.names } : written,
  );
}
