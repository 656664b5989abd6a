import type { Match } from './match.ts';
import type { z } from 'zod';
import type { Access } from '../../core/types/access.ts';
import type { CallToDecide } from '../../core/types/decision.ts';
import type { PolicyFacts } from '../../core/ports/policy.ts';
import type { Intent } from '../paths/glob.ts';
import type { ToolCatalogue } from '../../core/tool-catalogue.ts';
import type { PathForms } from '../paths/match-path.ts';

/** The kinds of access that a match field can be about. */
export type BoundAccess = 'command' | 'read' | 'write' | 'env' | 'connect';

/** What a condition is asked. */
export interface Question {
  readonly call: CallToDecide;
  readonly access: Access;
  /** Null where what started the run is not known, as in `policy check`. */
  readonly facts: PolicyFacts | null;
  /** Whether a match would open or close something; unsafe spellings count only for closing. */
  readonly intent: Intent;
  /** What is known of the access's path, worked out once for all rules; null where it has none. */
  readonly path: PathForms | null;
}

/** The two ways to ask of one access. Made once for all rules. */
export interface Questions {
  readonly grant: Question;
  readonly restrict: Question;
}

export function askBoth(question: Omit<Question, 'intent'>): Questions {
  return { grant: { ...question, intent: 'grant' }, restrict: { ...question, intent: 'restrict' } };
}

export interface Condition {
  readonly key: string;
  /** The access that the condition speaks of; null where it speaks of the call or the run. */
  readonly binds: BoundAccess | null;
  /** The condition in words: `tool is exec`. */
  readonly message: string;
  readonly match: (question: Question, ruleId: string) => Match;
  /** What of an access that matches made it so, in words; empty where the condition says it all. */
  readonly explain: (question: Question) => string;
}

/** One match field of a rule, with its type erased so that the registry can hold it. */
export interface Matcher {
  readonly key: string;
  readonly binds: BoundAccess | null;
  readonly schema: z.ZodType;
  /** Prepares a value that `schema` has accepted. */
  compile(value: unknown, tools: ToolCatalogue): Condition;
}

interface MatcherDefinition<Value> {
  readonly key: string;
  readonly binds: BoundAccess | null;
  readonly schema: z.ZodType<Value>;
  readonly describe: (value: Value) => string;
  /** Prepares the value when it is first asked; the function that it returns is asked for every access. */
  readonly compile: (value: Value, tools: ToolCatalogue) => (question: Question, ruleId: string) => Match;
  readonly explain?: (value: Value) => (question: Question) => string;
}

export function defineMatcher<Value>(definition: MatcherDefinition<Value>): Matcher {
  const { key, binds, schema } = definition;
  return {
    key,
    binds,
    schema,
    compile(written, tools) {
      // The schema of the file has accepted it.
      const value = written as Value;
      // A policy may hold thousands of conditions, and a run asks few of them.
      let match: Condition['match'] | null = null;
      let explain: Condition['explain'] | null = null;
      return {
        key,
        binds,
        get message() {
          return definition.describe(value);
        },
        match: (question, ruleId) => (match ??= definition.compile(value, tools))(question, ruleId),
        explain: (question) => (explain ??= definition.explain?.(value) ?? (() => ''))(question),
      };
    },
  };
}

/** Conditions that all have to hold are as certain as the least certain of them. */
export function pickWeakest(left: Match, right: Match): Match {
  if (left === 'no' || right === 'no') return 'no';
  return left === 'may' || right === 'may' ? 'may' : 'must';
}

/** Alternatives are as certain as the most certain of them. */
export function pickStrongest(left: Match, right: Match): Match {
  if (left === 'must' || right === 'must') return 'must';
  return left === 'may' || right === 'may' ? 'may' : 'no';
}
