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

const aboutTheCall: readonly Matcher[] = [
  toolMatcher,
  originMatcher,
  commandMatcher,
  containedMatcher,
  readMatcher,
  writeMatcher,
  netMatcher,
  envMatcher,
  argsMatcher,
  actorMatcher,
  authorMatcher,
  eventMatcher,
  refMatcher,
  labelMatcher,
  forkMatcher,
  justifiedMatcher,
  turnMatcher,
  changeMatcher,
  taintedMatcher,
];

/** Every match field of a rule. The YAML keys, their validation and their messages come from this list. */
export const matchers: readonly Matcher[] = [
  ...aboutTheCall,
  dependencyMatcher,
  countMatcher,
  ...createHistoryMatchers(aboutTheCall.map((matcher) => (matcher === changeMatcher ? earlierChangeMatcher : matcher))),
];

/** The conditions of a rule, under `when` or `unless`. */
export const conditionsSchema = strictObject(
  Object.fromEntries(matchers.map(({ key, schema }) => [key, schema.optional()])),
).refine(hasValue, 'name at least one condition');
