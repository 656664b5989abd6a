import { hasValue, strictObject } from '../../../core/schema-parts.ts';
import type { Matcher } from './matcher.ts';
import { actorMatcher, authorMatcher } from './actor.ts';
import { argsMatcher } from './args.ts';
import { commandMatcher } from './command.ts';
import { changeMatcher, dependencyMatcher, earlierChangeMatcher } from './change.ts';
import { containedMatcher } from './contained.ts';
import { countMatcher } from './count.ts';
import { envMatcher } from './env.ts';
import { forkMatcher } from './fork.ts';
import { createHistoryMatchers } from './history.ts';
import { justifiedMatcher } from './justified.ts';
import { labelMatcher } from './label.ts';
import { netMatcher } from './net.ts';
import { originMatcher } from './origin.ts';
import { readMatcher, writeMatcher } from './path.ts';
import { eventMatcher, refMatcher } from './start.ts';
import { taintedMatcher } from './tainted.ts';
import { toolMatcher } from './tool.ts';
import { turnMatcher } from './turn.ts';

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

/** Their facts are known before the run starts. */
const ofStarts: readonly Matcher[] = [actorMatcher, authorMatcher, eventMatcher, refMatcher, labelMatcher, forkMatcher];

const ofEarlierCalls = [...ofAccesses, ...ofCalls, ...ofStarts].map((matcher) =>
  matcher === changeMatcher ? earlierChangeMatcher : matcher,
);

/** They cannot be conditions on an earlier call. */
const ofThisCallOnly: readonly Matcher[] = [dependencyMatcher, countMatcher, ...createHistoryMatchers(ofEarlierCalls)];

/** Every match field of a rule. The YAML keys, their validation and their messages come from this list. */
export const matchers: readonly Matcher[] = [...ofAccesses, ...ofCalls, ...ofStarts, ...ofThisCallOnly];

/** The keys of conditions on facts that are known before the run starts: they can select a profile. */
export const startKeys = listKeys(ofStarts);

/** The keys of conditions on one call, and on the moment at which it is made: a result for the whole run is computed without them. */
export const varyingKeys = listKeys([...ofCalls, ...ofThisCallOnly]);

function listKeys(listed: readonly Matcher[]): ReadonlySet<string> {
  return new Set(listed.map(({ key }) => key));
}

/** The conditions of a rule, under `when` or `unless`. */
export const conditionsSchema = strictObject(
  Object.fromEntries(matchers.map(({ key, schema }) => [key, schema.optional()])),
).refine(hasValue, 'name at least one condition');
