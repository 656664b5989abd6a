import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { Chars, toUnicodeSet } from 'regexp-ast-analysis';
import type { CharSet } from 'refa';

/**
 * Decides whether a regular expression takes linear time on every text, with a search from each place of the text.
 *
 * An engine that backtracks takes more time if two ways through the expression read the same text, and both can be extended by the same
 * repeated text (Weber and Seidl, "On the degree of ambiguity of finite automata"). The search is a loop, too: `<a[^>]*>` starts again at
 * each `<a` and reads the rest of the text each time. The ways are those of the position automaton of the expression.
 *
 * Look-arounds of one character, anchors and word boundaries are exact. A longer lookahead is read from each place at which it begins. A
 * longer lookbehind constrains nothing, and its length has to be bounded.
 */
export function findSlowness(source: string, flags: string): string | null {
  const parser = new RegExpParser();
  const parsed = parser.parseFlags(flags);
  const pattern = parser.parsePattern(source, undefined, undefined, {
    unicode: parsed.unicode,
    unicodeSets: parsed.unicodeSets,
  });
  const automaton = new Builder(parsed).buildPattern(pattern);
  return automaton.problem ?? new Search(automaton).findProblem();
}

/** A repetition with a higher bound is read again from each place as if it had no bound. */
const longSearch = 2_000;
/** Two repetitions that can exchange characters multiply: this bound counts for both. */
const longPair = 32;
/** Repetitions up to here are written out. */
const writtenOut = 4;
const writtenOutFixed = 128;
const writtenOutGroup = 16;

/** Holds between two characters; `null` is the start or the end of the text. */
interface Condition {
  readonly behind: CharSet | null;
  readonly ahead: CharSet | null;
  readonly test: (behind: boolean | null, ahead: boolean | null) => boolean;
  /** Whether it may fail although `test` is true. */
  readonly isUncertain?: true;
}
type Conditions = readonly Condition[];

const unknown: Condition = { behind: null, ahead: null, test: () => true, isUncertain: true };

/** A place that an expression can begin or end with. */
interface Place {
  readonly at: number;
  readonly conditions: Conditions;
}

interface Fragment {
  readonly first: readonly Place[];
  readonly last: readonly Place[];
  /** The ways to match no character. */
  readonly empty: readonly Conditions[];
}

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly conditions: Conditions;
  /** How often the repetition of this edge may be taken; 0 if it is no repetition. */
  readonly bound: number;
}

interface Automaton {
  /** The characters of each position. */
  readonly sets: readonly CharSet[];
  /** What each position is in the expression. */
  readonly nodes: readonly AST.Element[];
  readonly edges: readonly Edge[];
  readonly whole: Fragment;
  readonly problem: string | null;
}

class Builder {
  readonly #flags: AST.Flags;
  readonly #sets: CharSet[] = [];
  readonly #nodes: AST.Element[] = [];
  readonly #edges: Edge[] = [];
  #problem: string | null = null;

  constructor(flags: AST.Flags) {
    this.#flags = flags;
  }

  buildPattern(pattern: AST.Pattern): Automaton {
    const whole = this.#buildAlternatives(pattern.alternatives);
    return { sets: this.#sets, nodes: this.#nodes, edges: this.#edges, whole, problem: this.#problem };
  }

  #buildAlternatives(alternatives: readonly AST.Alternative[]): Fragment {
    const built = alternatives.map(({ elements }) => this.#buildSequence(elements));
    return {
      first: built.flatMap(({ first }) => first),
      last: built.flatMap(({ last }) => last),
      empty: mergeEmpty(built.flatMap(({ empty }) => empty)),
    };
  }

  #buildSequence(elements: readonly AST.Element[]): Fragment {
    let whole: Fragment = { first: [], last: [], empty: [[]] };
    for (const element of elements) whole = this.#join(whole, this.#build(element));
    return whole;
  }

  #join(left: Fragment, right: Fragment): Fragment {
    this.#connect(left.last, right.first, 0);
    return {
      first: [...left.first, ...addConditions(right.first, left.empty)],
      last: [...right.last, ...addConditions(left.last, right.empty)],
      empty: mergeEmpty(left.empty.flatMap((one) => right.empty.map((other) => [...one, ...other]))),
    };
  }

  #connect(from: readonly Place[], to: readonly Place[], bound: number): void {
    for (const start of from)
      for (const end of to)
        this.#edges.push({
          from: start.at,
          to: end.at,
          conditions: [...start.conditions, ...end.conditions],
          bound,
        });
  }

  #build(element: AST.Element): Fragment {
    switch (element.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass': {
        const at = this.#sets.push(toUnicodeSet(element, this.#flags).chars) - 1;
        this.#nodes.push(element);
        return { first: [{ at, conditions: [] }], last: [{ at, conditions: [] }], empty: [] };
      }
      case 'Group':
      case 'CapturingGroup':
        return this.#buildAlternatives(element.alternatives);
      case 'Quantifier':
        return this.#buildQuantifier(element);
      case 'Assertion':
        return this.#buildAssertion(element);
      case 'Backreference': {
        const groups = [element.resolved].flat();
        if (groups.some((group) => getLongestRepetition(group) > longPair))
          this.#problem = `${element.raw} refers to a text of any length, which is compared at each place`;
        return { first: [], last: [], empty: [[unknown]] };
      }
    }
  }

  #buildQuantifier({ element, min, max }: AST.Quantifier): Fragment {
    const none: Fragment = { first: [], last: [], empty: [[]] };
    const isFixed = min === max && max <= (isCharacter(element) ? writtenOutFixed : writtenOutGroup);
    if (max <= writtenOut || isFixed) {
      // `x{1,3}` is `x(?:x(?:x)?)?`.
      let rest = none;
      for (let copy = max; copy > 0; copy -= 1) {
        const joined = this.#join(this.#build(element), rest);
        rest = copy > min ? { ...joined, empty: mergeEmpty([[], ...joined.empty]) } : joined;
      }
      return rest;
    }
    let before = none;
    const copies = min <= writtenOut ? min : 1;
    for (let copy = 1; copy < copies; copy += 1) before = this.#join(before, this.#build(element));
    const body = this.#build(element);
    this.#connect(body.last, body.first, max);
    return this.#join(before, min === 0 ? { ...body, empty: mergeEmpty([[], ...body.empty]) } : body);
  }

  #buildAssertion(assertion: AST.Assertion): Fragment {
    const flags = this.#flags;
    const holds = (condition: Condition): Fragment => ({ first: [], last: [], empty: [[condition]] });
    if (assertion.kind === 'word') {
      return holds({
        behind: Chars.word(flags),
        ahead: Chars.word(flags),
        test: (behind, ahead) => ((behind ?? false) !== (ahead ?? false)) !== assertion.negate,
      });
    }
    if (!('alternatives' in assertion)) return holds(this.#anchor(assertion.kind));
    const side = assertion.kind === 'lookahead' ? 'ahead' : 'behind';
    const condition = this.#readOneCharacter(assertion, side);
    if (condition !== null) return holds(condition);
    if (side === 'behind') {
      if (getLongestRepetition(assertion) > longSearch)
        this.#problem = `${assertion.raw} reads back any length from each place`;
      return { first: [], last: [], empty: [[unknown]] };
    }
    // It is entered from what is before it, and leads nowhere: after it, the expression continues where it began.
    const { first } = this.#buildAlternatives(assertion.alternatives);
    return { first, last: [], empty: [[unknown]] };
  }

  #anchor(kind: 'start' | 'end'): Condition {
    const lines = this.#flags.multiline ? Chars.lineTerminator(this.#flags) : Chars.empty(this.#flags);
    return kind === 'start'
      ? { behind: lines, ahead: null, test: (behind) => behind !== false }
      : { behind: null, ahead: lines, test: (_behind, ahead) => ahead !== false };
  }

  /** A look-around whose alternatives are single characters or the end of the text on that side. */
  #readOneCharacter(assertion: AST.LookaroundAssertion, side: 'ahead' | 'behind'): Condition | null {
    let set = Chars.empty(this.#flags);
    let isEnd = false;
    for (const { elements } of assertion.alternatives) {
      const [only] = elements;
      if (only === undefined || elements.length > 1) return null;
      if (only.type === 'Assertion' && only.kind === (side === 'ahead' ? 'end' : 'start')) {
        isEnd = true;
        if (this.#flags.multiline) set = set.union(Chars.lineTerminator(this.#flags));
      } else if (isCharacter(only)) set = set.union(toUnicodeSet(only, this.#flags).chars);
      else return null;
    }
    const { negate } = assertion;
    const test = (found: boolean | null): boolean => (found ?? isEnd) !== negate;
    return side === 'ahead'
      ? { behind: null, ahead: set, test: (_behind, ahead) => test(ahead) }
      : { behind: set, ahead: null, test };
  }
}

function isCharacter(element: AST.Element): element is AST.Character | AST.CharacterClass | AST.CharacterSet {
  return element.type === 'Character' || element.type === 'CharacterClass' || element.type === 'CharacterSet';
}

function addConditions(places: readonly Place[], ways: readonly Conditions[]): Place[] {
  return places.flatMap(({ at, conditions }) => ways.map((way) => ({ at, conditions: [...conditions, ...way] })));
}

// Without any condition, the others do not matter.
function mergeEmpty(ways: readonly Conditions[]): readonly Conditions[] {
  return ways.some((way) => way.length === 0) ? [[]] : ways;
}

function getLongestRepetition(node: AST.Node): number {
  let longest = 0;
  visitRegExpAST(node, {
    onQuantifierEnter: ({ max }) => {
      longest = Math.max(longest, max);
    },
  });
  return longest;
}

/** The search itself: it is before the expression and reads any character. */
const outside = -1;
/** The class of the character before the text, or after it. */
const noCharacter = -1;

interface Step {
  readonly to: number;
  /** The bounds of the repetitions that make this step; 0 is no repetition. */
  readonly bounds: readonly number[];
  /** Whether two ways of the expression make this step. */
  readonly isTwofold: boolean;
}

/** Ways through the automaton. Characters that no part of the expression tells apart are one class. */
class Search {
  readonly #automaton: Automaton;
  readonly #classes: number;
  readonly #contains = new Map<CharSet, Uint8Array>();
  readonly #outgoing: Edge[][];
  readonly #reach: readonly ReadonlySet<number>[];
  readonly #stepCache = new Map<number, Step[]>();
  /** From such a state, the expression matches with any continuation: no other way is tried. */
  #safe = new Set<number>();

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    const { sets, edges, whole } = automaton;
    const conditions = [
      ...edges.flatMap((edge) => edge.conditions),
      ...[...whole.first, ...whole.last].flatMap((place) => place.conditions),
      ...whole.empty.flat(),
    ];
    const all = new Set([
      ...sets,
      ...conditions.flatMap(({ behind, ahead }) => [behind, ahead]).filter((set) => set !== null),
    ]);
    this.#classes = this.#listClasses([...all]);
    this.#outgoing = sets.map(() => []);
    for (const edge of edges) this.#outgoing[edge.from]?.push(edge);
    this.#reach = this.#listReach();
  }

  #listClasses(sets: readonly CharSet[]): number {
    const maximum = sets[0]?.maximum ?? 0xffff;
    const cuts = [...new Set([0, ...sets.flatMap(({ ranges }) => ranges.flatMap(({ min, max }) => [min, max + 1]))])]
      .filter((cut) => cut <= maximum)
      .toSorted((left, right) => left - right);
    const members = sets.map((set) => cuts.map((cut) => (set.has(cut) ? '1' : '0')));
    const signatures = cuts.map((_, index) => members.map((row) => row[index]).join(''));
    const numbers = new Map([...new Set(signatures)].map((signature, index) => [signature, index]));
    for (const [index, set] of sets.entries()) {
      const contained = new Uint8Array(numbers.size);
      for (const [signature, number] of numbers) contained[number] = signature[index] === '1' ? 1 : 0;
      this.#contains.set(set, contained);
    }
    return numbers.size;
  }

  #has(set: CharSet | null, character: number): boolean | null {
    return set === null || character === noCharacter ? null : this.#contains.get(set)?.[character] === 1;
  }

  #allows(conditions: Conditions, behind: number, ahead: number): boolean {
    return conditions.every((one) => one.test(this.#has(one.behind, behind), this.#has(one.ahead, ahead)));
  }

  /** Where a position leads with the next character. */
  #step(from: number, behind: number, ahead: number): Step[] {
    const key = ((from + 1) * (this.#classes + 1) + behind + 1) * (this.#classes + 1) + ahead + 1;
    const known = this.#stepCache.get(key);
    if (known !== undefined) return known;
    const { whole, sets } = this.#automaton;
    const found = new Map<number, Step>();
    if (from === outside) found.set(outside, outsideStep);
    const edges: readonly { readonly to: number; readonly conditions: Conditions; readonly bound: number }[] =
      from === outside
        ? whole.first.map(({ at, conditions }) => ({ to: at, conditions, bound: 0 }))
        : (this.#outgoing[from] ?? []);
    for (const { to, conditions, bound } of edges) {
      const set = sets[to];
      if (set === undefined || this.#has(set, ahead) !== true || !this.#allows(conditions, behind, ahead)) continue;
      const before = found.get(to);
      found.set(to, { to, bounds: [...(before?.bounds ?? []), bound], isTwofold: before !== undefined });
    }
    const steps = [...found.values()];
    this.#stepCache.set(key, steps);
    return steps;
  }

  #stateOf(position: number, character: number): number {
    return position * this.#classes + character;
  }

  findProblem(): string | null {
    const { edges, sets } = this.#automaton;
    if (edges.every(({ bound }) => bound === 0)) return null;
    this.#safe = this.#listSafe();
    const inLoop = [...sets.keys()].filter((position) => this.#leads(position, position));
    for (const position of inLoop)
      for (const character of this.#listCharacters(position))
        if (this.#isAmbiguous(position, character))
          return `${this.#describe(position)} matches the same text in several ways, so that time is exponential`;
    for (const position of inLoop)
      for (const character of this.#listCharacters(position))
        if (this.#exchanges(outside, position, character, longSearch))
          return `${this.#describe(position)} is read again from each place at which the expression can begin`;
    for (const start of inLoop)
      for (const end of inLoop) {
        if (!this.#leads(start, end) || this.#leads(end, start)) continue;
        for (const character of this.#listCharacters(end))
          if (this.#has(sets[start] ?? null, character) === true && this.#exchanges(start, end, character, longPair))
            return `${this.#describe(start)} and ${this.#describe(end)} can exchange characters`;
      }
    return null;
  }

  /** Whether the expression can come from a position to another one, or to itself. */
  #leads(from: number, to: number): boolean {
    return from === outside || this.#reach[from]?.has(to) === true;
  }

  #isInLoopWith(position: number, other: number): boolean {
    return position === other || (this.#leads(position, other) && this.#leads(other, position));
  }

  #listCharacters(position: number): number[] {
    const set = this.#automaton.sets[position] ?? null;
    return Array.from({ length: this.#classes }, (_, index) => index).filter(
      (character) => this.#has(set, character) === true && !this.#safe.has(this.#stateOf(position, character)),
    );
  }

  /** The repetition that a position belongs to. */
  #describe(position: number): string {
    let node: AST.Node | null = this.#automaton.nodes[position] ?? null;
    while (node !== null && (node.type !== 'Quantifier' || node.max <= writtenOut)) node = node.parent;
    return node?.raw ?? 'the expression';
  }

  #listCertainSteps(from: number, behind: number, ahead: number): number[] {
    return (this.#outgoing[from] ?? [])
      .filter(
        ({ to, conditions }) =>
          this.#has(this.#automaton.sets[to] ?? null, ahead) === true &&
          conditions.every((condition) => condition.isUncertain !== true) &&
          this.#allows(conditions, behind, ahead),
      )
      .map(({ to }) => to);
  }

  #listSafe(): Set<number> {
    const { sets, whole } = this.#automaton;
    const characters = Array.from({ length: this.#classes }, (_, index) => index);
    const accepts = (position: number, behind: number, ahead: number): boolean =>
      whole.last.some(
        ({ at, conditions }) =>
          at === position &&
          conditions.every((condition) => condition.isUncertain !== true) &&
          this.#allows(conditions, behind, ahead),
      );
    const safe = new Set<number>();
    for (const position of sets.keys())
      for (const character of characters)
        if (this.#has(sets[position] ?? null, character) === true && accepts(position, character, noCharacter))
          safe.add(this.#stateOf(position, character));
    for (let size = -1; size !== safe.size;) {
      size = safe.size;
      for (const state of safe) {
        const behind = state % this.#classes;
        const position = (state - behind) / this.#classes;
        const continues = characters.every(
          (ahead) =>
            accepts(position, behind, ahead) ||
            this.#listCertainSteps(position, behind, ahead).some((to) => safe.has(this.#stateOf(to, ahead))),
        );
        if (!continues) safe.delete(state);
      }
    }
    return safe;
  }

  #listReach(): readonly ReadonlySet<number>[] {
    const next = this.#outgoing.map((edges) => [...new Set(edges.map(({ to }) => to))]);
    return next.map((_, start) => {
      const seen = new Set<number>();
      const pending = [start];
      for (let at = pending.pop(); at !== undefined; at = pending.pop())
        for (const to of next[at] ?? [])
          if (!seen.has(to)) {
            seen.add(to);
            pending.push(to);
          }
      return seen;
    });
  }

  // The steps in the loop of a position that use long repetitions only, and pass no place at which the expression has matched: from there,
  // no text is read in vain.
  #stepIn(position: number, from: number, behind: number, ahead: number, long: number): Step[] {
    return this.#step(from, behind, ahead).filter(
      ({ to, bounds }) =>
        bounds.some((bound) => bound === 0 || bound > long) &&
        this.#isInLoopWith(position, to) &&
        !this.#safe.has(this.#stateOf(to, ahead)),
    );
  }

  // Two different ways from a place to itself read the same text.
  #isAmbiguous(position: number, character: number): boolean {
    const size = this.#automaton.sets.length;
    const encode = (left: number, right: number, split: number, at: number): number =>
      ((left * size + right) * 2 + split) * this.#classes + at;
    const target = encode(position, position, 1, character);
    const seen = new Set<number>();
    const pending: [number, number, number, number][] = [[position, position, 0, character]];
    for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
      const [left, right, split, behind] = state;
      for (let ahead = 0; ahead < this.#classes; ahead += 1)
        for (const one of this.#stepIn(position, left, behind, ahead, writtenOut)) {
          for (const other of this.#stepIn(position, right, behind, ahead, writtenOut)) {
            const isSplit = split === 1 || one.to !== other.to || (left === right && one.isTwofold) ? 1 : 0;
            const code = encode(one.to, other.to, isSplit, ahead);
            if (code === target) return true;
            if (seen.has(code)) continue;
            seen.add(code);
            pending.push([one.to, other.to, isSplit, ahead]);
          }
        }
    }
    return false;
  }

  // One text leads from a first loop to itself, from it to a second one, and from that to itself.
  #exchanges(first: number, second: number, character: number, long: number): boolean {
    const size = this.#automaton.sets.length + 1;
    const encode = (a: number, b: number, c: number, at: number): number =>
      (((a + 1) * size + b + 1) * size + c + 1) * this.#classes + at;
    const target = encode(first, second, second, character);
    const seen = new Set<number>();
    const pending: [number, number, number, number][] = [[first, first, second, character]];
    for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
      const [a, b, c, behind] = state;
      for (let ahead = 0; ahead < this.#classes; ahead += 1) {
        const thirds = this.#stepIn(second, c, behind, ahead, long);
        if (thirds.length === 0) continue;
        const seconds = this.#step(b, behind, ahead).filter(({ to }) => to === second || this.#leads(to, second));
        for (const one of first === outside ? [outsideStep] : this.#stepIn(first, a, behind, ahead, long))
          for (const two of seconds)
            for (const three of thirds) {
              const code = encode(one.to, two.to, three.to, ahead);
              if (code === target) return true;
              if (seen.has(code)) continue;
              seen.add(code);
              pending.push([one.to, two.to, three.to, ahead]);
            }
      }
    }
    return false;
  }
}

const outsideStep: Step = { to: outside, bounds: [Infinity], isTwofold: false };
