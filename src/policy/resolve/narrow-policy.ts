import { renderIssue } from '../../core/schema-parts.ts';
import type { Narrowing } from '../../core/types/agents.ts';
import { createProblem, type Problem } from '../../core/types/error.ts';
import { agentProfile as name } from '../decide/compiled-policy.ts';
import type { RuleFile } from '../decide/rule-file.ts';
import { listReadGlobs } from '../decide/rule.ts';
import { conditionsSchema } from '../decide/matchers/index.ts';
import type { Places } from '../file/yaml-file.ts';
import { compileLayers } from './compile-layers.ts';
import type { Layer } from './layers.ts';
import { resolveFor, type ResolvedPolicy } from './load.ts';
import { createPolicyError } from './policy-error.ts';
import { createProfile } from './profiles.ts';

/**
 * A policy with further denials, for a child agent. Nothing that the policy denies is allowed by it: its profile has no rule that allows anything. A
 * command can read what its tool does not name, so an agent that may not read some files has no commands. Throws `policy` for conditions that are not valid.
 */
export function narrowPolicy({ sources, facts }: ResolvedPolicy, narrowing: Narrowing): ResolvedPolicy {
  // Without the facts of a run no profile applies, and the policy would not be narrowed.
  if (facts === null) throw new Error('only the policy of a run can be narrowed');
  const known = sources.context.catalogue.tools;
  const problems: Problem[] = [];
  const problemAt: Places['problemAt'] = (_path, message, hint) => createProblem(message, hint);
  const rules = narrowing.deny.flatMap((when, index): RuleFile[] => {
    const { data, error } = conditionsSchema.safeParse(when);
    for (const issue of error?.issues ?? []) problems.push(createProblem(renderIssue(issue, ['deny', index])));
    const id = `agent-${index + 1}`;
    return data === undefined
      ? []
      : [{ id, when: data, decision: 'deny', reason: 'The agent was started without it.' }];
  });
  const hidesFiles =
    narrowing.deny.some((when) => Object.hasOwn(when, 'read')) || rules.some((rule) => listReadGlobs(rule).length > 0);
  const packs = (narrowing.tools ?? []).filter((tool) => known.packs.has(tool));
  const tools = (narrowing.tools ?? []).filter((tool) => !packs.includes(tool));
  const denied = [...narrowing.denyTools, ...(hidesFiles ? known.listNames('command') : [])];
  const file: Layer['file'] = {
    version: 1,
    name,
    rules,
    tools: {
      ...(narrowing.tools !== null && { pack: name, packs: { [name]: { extends: packs, tools } } }),
      ...(denied.length > 0 && { deny: denied }),
    },
  };
  const yaml: Places = { problemAt, problemAtKey: (path, _key, message, hint) => problemAt(path, message, hint) };
  const layers: readonly Layer[] = [{ name, path: null, sha256: '', file, files: [], yaml }];
  const profile = createProfile(
    { name, written: { rules }, layers },
    compileLayers(layers, sources.context, problems),
    'repository',
  );
  if (problems.length > 0) throw createPolicyError('of the agent', problems);
  return resolveFor({ ...sources, profiles: [...sources.profiles, profile] }, facts);
}
