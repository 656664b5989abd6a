import { compileGlobs, expandBraces } from '../../core/text/glob.ts';
import { foldPath, listParents } from '../../core/text/path-text.ts';
import { isAllowed } from '../../core/types/decision.ts';
import { pickWeakest, type Intent, type Match } from '../../core/types/match.ts';
import type { Condition, Question } from './matchers/matcher.ts';
import type { RuleFile } from './rule-file.ts';
import { readIntents, readRuleGlobs, type Rule } from './rule.ts';

/** How certainly the conditions of a rule and of its exception match that do not name the target of an access. */
export interface OtherConditions {
  readonly when: Match;
  readonly unless: Match;
}

/** True for a condition that names paths, hosts, commands or variables. */
export function namesTarget({ key }: Condition): boolean {
  return ['read', 'write', 'net', 'command', 'env'].includes(key);
}

/** Matches these conditions. The keys in `unknown` may match. */
export function matchOthers(rule: Rule, question: Question, unknown: ReadonlySet<string> = new Set()): OtherConditions {
  const intents = readIntents(rule);
  const match = (conditions: readonly Condition[], intent: Intent): Match =>
    conditions
      .filter((condition) => !namesTarget(condition))
      .map((condition): Match => (unknown.has(condition.key) ? 'may' : condition.match(question, intent)))
      .reduce<Match>(pickWeakest, 'must');
  return {
    when: match(rule.when, intents.when),
    unless: match(rule.unless ?? [], intents.unless),
  };
}

/** Whether a rule about reads or writes applies below a directory, without the names of the files in it. */
export interface RuleBelow {
  /** True if the rule may apply to some path below the directory. */
  readonly mayApply: (directory: string) => boolean;
  /** True if it applies, at least this certainly, to every path below the directory. */
  readonly appliesToAll: (directory: string, certainty: 'may' | 'must') => boolean;
}

/** The one comparison of a rule with whole directories, for closed paths, directories that may be written, and directories that may be listed. */
export function compileBelow(rule: Rule, { when, unless }: OtherConditions): RuleBelow {
  const directories = compiled.get(rule.written) ?? compileRuleGlobs(rule);
  compiled.set(rule.written, directories);
  const hasExceptedPaths = readRuleGlobs(rule, 'unless').length > 0;
  // An exception of an allow closes as soon as it may hold; an exception of a denial opens only if it must hold.
  const counts = rule.unless !== null && (isAllowed(rule.decision) ? unless !== 'no' : unless === 'must');
  const isExcepted = (matches: (directory: string) => boolean, directory: string): boolean =>
    counts && (!hasExceptedPaths || matches(directory));
  return {
    mayApply: (directory) =>
      when !== 'no' &&
      directories.when.mayMatchBelow(directory) &&
      !isExcepted(directories.unless.matchesAllBelow, directory),
    appliesToAll: (directory, certainty) =>
      (certainty === 'may' || when === 'must') &&
      directories.when.matchesAllBelow(directory) &&
      !isExcepted(directories.unless.mayMatchBelow, directory),
  };
}

// A rule may have thousands of globs, and is compared for each path of a list.
const compiled = new WeakMap<RuleFile, ReturnType<typeof compileRuleGlobs>>();

function compileRuleGlobs(rule: Rule) {
  const { when, unless } = readIntents(rule);
  return {
    when: compileDirectoryGlobs(readRuleGlobs(rule, 'when'), when),
    unless: compileDirectoryGlobs(readRuleGlobs(rule, 'unless'), unless),
  };
}

// Whether a glob could match a path below a directory, and whether one certainly matches every path below it. A directory is relative to the
// workspace; `.` is the workspace itself. As for files, a restriction is compared in the folded form of the path.
function compileDirectoryGlobs(globs: readonly string[], intent: Intent) {
  const fold = intent === 'restrict' ? foldPath : (path: string) => path;
  const relative = globs.filter((glob) => !glob.startsWith('/')).map(fold);
  const alternatives = relative.flatMap(expandBraces);
  const isOnTheWay = compileGlobs(alternatives.flatMap(listDirectoriesOnTheWay), { directory: 'included' });
  const isCovered = compileGlobs(
    alternatives.filter((glob) => glob === '**' || glob.endsWith('/**')),
    { directory: 'included' },
  );
  return {
    mayMatchBelow: (directory: string) => (directory === '.' ? relative.length > 0 : isOnTheWay(fold(directory))),
    matchesAllBelow: (directory: string) => (directory === '.' ? relative.includes('**') : isCovered(fold(directory))),
  };
}

// Globs of the directories in which a match could be: `a`, `a/*` and `a/*/**` for `a/*/**/x`.
function listDirectoriesOnTheWay(glob: string): string[] {
  const parts = glob.split('/');
  const open = parts.indexOf('**');
  if (open < 0) return listParents(glob);
  const whole = parts.slice(0, open + 1).join('/');
  return [...listParents(whole), whole];
}
