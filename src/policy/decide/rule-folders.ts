import { isAllowed } from '../../core/types/decision.ts';
import { compileFolderGlobs, type FolderGlobs } from './paths/folder-globs.ts';
import { readRuleGlobs, type Rule } from './rule.ts';

/** What the globs of a rule about reads or writes, and those of its exception, match below a folder. */
export interface RuleFolders {
  readonly when: FolderGlobs;
  readonly unless: FolderGlobs;
}

const compiled = new WeakMap<Rule, RuleFolders>();

/** The folders of a rule, compiled at their first use. An exception opens what a denial closes, and closes what an allow opens. */
export function readRuleFolders(rule: Rule): RuleFolders {
  const known = compiled.get(rule);
  if (known !== undefined) return known;
  const grants = isAllowed(rule.decision);
  const made = {
    when: compileFolderGlobs(readRuleGlobs(rule, 'when'), grants ? 'grant' : 'restrict'),
    unless: compileFolderGlobs(readRuleGlobs(rule, 'unless'), grants ? 'restrict' : 'grant'),
  };
  compiled.set(rule, made);
  return made;
}
