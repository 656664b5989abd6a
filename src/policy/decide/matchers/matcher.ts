import type { z } from 'zod';
import type { Access } from '../../../core/types/access.ts';
import type { CallToDecide } from '../../../core/types/decision.ts';
import type { PolicyFacts } from '../../../core/types/policy-facts.ts';
import type { Match, Intent } from '../../../core/types/match.ts';
import type { ToolCatalogue } from '../../../core/tool-catalogue.ts';
import type { Registries } from '../hosts/registry-addresses.ts';
import { readPathForms, type PathForms } from '../paths/glob.ts';

/** The kinds of access that a match field can concern. */
export type BoundAccess = 'command' | 'read' | 'write' | 'env' | 'connect';

/** What a condition is asked about. */
export interface Question {
  readonly call: CallToDecide;
  readonly access: Access;
  /** Null if the facts about the run's start are not known, as in `policy check`. */
  readonly facts: PolicyFacts | null;
  /** The forms of the access's path, computed once for all rules. Null if it has no path. */
  readonly path: PathForms | null;
}

export function ask(call: CallToDecide, access: Access, facts: PolicyFacts | null): Question {
  const path = access.type === 'read' || access.type === 'write' ? readPathForms(access) : null;
  return { call, access, facts, path };
}

/** A match of which the access alone does not show the cause. */
export interface Finding {
  readonly match: Match;
  /** The cause, as text. */
  readonly reason: string;
}

/** `intent`: whether a match would open or close something. Unsafe spellings match only for closing. */
export interface Condition {
  readonly key: string;
  /** The kind of access that the condition concerns. Null if it concerns the call or the run. */
  readonly binds: BoundAccess | null;
  /** The condition as text: `tool is exec`. */
  readonly message: string;
  match(question: Question, intent: Intent): Match;
  /** Explains why an access matches, as text. Empty if the message of the condition suffices. */
  explain(question: Question, intent: Intent): string;
  /** The message of the part that matches: of many globs, only the globs that match the path. */
  describeMatch(question: Question, intent: Intent): string;
}

/** One match field of a rule, with its type erased so that the registry can hold it. */
export interface Matcher {
  readonly key: string;
  readonly binds: BoundAccess | null;
  readonly schema: z.ZodType;
  /** Compiles a value that `schema` has accepted. */
  compile(value: unknown, context: MatchContext): Condition;
}

/** The parts of a policy that its conditions use. */
export interface MatchContext {
  /** The id of the rule that has the condition; empty for the condition of a profile. */
  readonly id: string;
  /** The tools that rules can name. */
  readonly tools: ToolCatalogue;
  /** Lowers one access of a call. */
  readonly lower: (access: Access) => readonly Access[];
  /** The hosts that the policy names for registries. */
  readonly registries: Registries;
}

interface MatcherDefinition<Value> {
  readonly key: string;
  /** Left out for a condition on the call or the run. */
  readonly binds?: BoundAccess;
  /** True for a condition about a fact of the single call, which another call could have otherwise. */
  readonly perCall?: true;
  readonly schema: z.ZodType<Value>;
  readonly describe: (value: Value, context: MatchContext) => string;
  /** The returned function is called for every access. */
  readonly compile: (value: Value, context: MatchContext) => (question: Question, intent: Intent) => Match | Finding;
  /** The part of the value that matches an access. Left out for a value of one part. */
  readonly pickMatching?: (value: Value, question: Question, intent: Intent) => Value;
}

export function defineMatcher<Value>(definition: MatcherDefinition<Value>): Matcher {
  const { key, binds = null, schema, perCall, describe, compile, pickMatching } = definition;
  return {
    key,
    binds,
    schema,
    compile(written, context) {
      // The schema of the file has already validated the value.
      const value = written as Value;
      const compiled = compile(value, context);
      const find = (question: Question, intent: Intent): Match | Finding => {
        // Some call has the fact that an allow needs, and some call lacks the one that a denial needs.
        if (perCall === true && question.call.anyCall === true) return matchAnyCall(intent);
        return compiled(question, intent);
      };
      const explain: Condition['explain'] = (question, intent) => {
        const found = find(question, intent);
        return typeof found === 'string' ? '' : found.reason;
      };
      return {
        key,
        binds,
        get message() {
          return describe(value, context);
        },
        match(question, intent) {
          const found = find(question, intent);
          return typeof found === 'string' ? found : found.match;
        },
        explain,
        describeMatch(question, intent) {
          const detail = explain(question, intent);
          return `${describe(pickMatching?.(value, question, intent) ?? value, context)}${detail === '' ? '' : ` (${detail})`}`;
        },
      };
    },
  };
}

/** The match of a condition that depends on the single call, if the question is whether some call may do this. */
export function matchAnyCall(intent: Intent): Match {
  return intent === 'grant' ? 'must' : 'no';
}
