import { hasValue, strictObject } from '../../../core/schema-parts.ts';
import type { Matcher } from './matcher.ts';
import { argsMatcher } from './args.ts';
import {
  containedMatcher,
  countMatcher,
  justifiedMatcher,
  originMatcher,
  taintedMatcher,
  toolMatcher,
  turnMatcher,
} from './call.ts';
import { commandMatcher } from './command.ts';
import { changeMatcher, dependencyMatcher, earlierChangeMatcher } from './change.ts';
import { envMatcher } from './env.ts';
import { createHistoryMatchers } from './history.ts';
import { netMatcher } from './net.ts';
import { readMatcher, writeMatcher } from './path.ts';
import { startMatchers } from './start.ts';

const ofAccesses: readonly Matcher[] = [
  toolMatcher,
  commandMatcher,
  containedMatcher,
  readMatcher,
  writeMatcher,
  netMatcher,
  envMatcher,
];

/** Their facts differ between the calls of a run, even for the same access. */
const ofCalls: readonly Matcher[] = [
  originMatcher,
  argsMatcher,
  justifiedMatcher,
  turnMatcher,
  changeMatcher,
  taintedMatcher,
];

const ofEarlierCalls = [...ofAccesses, ...ofCalls, ...startMatchers].map((matcher) =>
  matcher === changeMatcher ? earlierChangeMatcher : matcher,
);

/** They cannot be conditions on an earlier call. */
const ofThisCallOnly: readonly Matcher[] = [dependencyMatcher, countMatcher, ...createHistoryMatchers(ofEarlierCalls)];

/** Every match field of a rule. The YAML keys, their validation and their messages come from this list. */
export const matchers: readonly Matcher[] = [...ofAccesses, ...ofCalls, ...startMatchers, ...ofThisCallOnly];

/** The keys of conditions on facts that are known before the run starts: they can select a profile. */
export const startKeys = listKeys(startMatchers);

/** The keys of conditions on one call, and on the moment at which it is made: a result for the whole run is computed without them. */
export const varyingKeys = listKeys([...ofCalls, ...ofThisCallOnly]);

function listKeys(listed: readonly Matcher[]): ReadonlySet<string> {
  return new Set(listed.map(({ key }) => key));
}

/** The conditions of a rule, under `when` or `unless`. */
export const conditionsSchema = strictObject(
  Object.fromEntries(matchers.map(({ key, schema }) => [key, schema.optional()])),
).refine(hasValue, 'name at least one condition');
