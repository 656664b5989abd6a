import type { Narrowing } from '../../core/types/agents.ts';
import type { Problem } from '../../core/types/error.ts';
import { agentProfile as name } from '../decide/compiled-policy.ts';
import type { RuleFile } from '../decide/rule-file.ts';
import { listReadGlobs } from '../decide/rule.ts';
import { conditionsSchema } from '../decide/matchers/index.ts';
import { compileLayers, type CompileContext } from './compile-layers.ts';
import type { Layer } from './layers.ts';
import { resolveFor, type ResolvedPolicy } from './load.ts';
import { createPolicyError } from './policy-error.ts';
import { createProfile, type LayeredProfile } from './profiles.ts';

/**
 * A policy with further denials, for a child agent. Nothing that the policy denies is allowed by it. Throws `policy` for conditions that are not valid.
 */
export function narrowPolicy({ sources, facts }: ResolvedPolicy, narrowing: Narrowing): ResolvedPolicy {
  // Without the facts of a run no profile applies, and the policy would not be narrowed.
  if (facts === null) throw new Error('only the policy of a run can be narrowed');
  const problems: Problem[] = [];
  const profile = createAgentProfile(narrowing, sources.context, problems);
  if (problems.length > 0) throw createPolicyError('of the agent', problems);
  return resolveFor({ ...sources, profiles: [...sources.profiles, profile] }, facts);
}

/**
 * Creates the profile that narrows a policy for a child agent: it has no rule that allows anything, so that it adds denials only. A command can
 * read what its tool does not name, so an agent that may not read some files has no commands. Errors are added to `problems`.
 */
function createAgentProfile(narrowing: Narrowing, context: CompileContext, problems: Problem[]): LayeredProfile {
  const { catalogue } = context;
  const problemAt = (_path: readonly PropertyKey[], message: string, hint = ''): Problem => ({
    message,
    hint,
    file: null,
    line: null,
    column: null,
  });
  const rules = narrowing.deny.flatMap((when, index): RuleFile[] => {
    const parsed = conditionsSchema.safeParse(when);
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        problems.push(problemAt([], `${['deny', index, ...issue.path].join('.')}: ${issue.message}`));
      return [];
    }
    return [
      { id: `agent-${index + 1}`, when: parsed.data, decision: 'deny', reason: 'The agent was started without it.' },
    ];
  });
  const hidesFiles =
    narrowing.deny.some((when) => Object.hasOwn(when, 'read')) || rules.some((rule) => listReadGlobs(rule).length > 0);
  const packs = (narrowing.tools ?? []).filter((tool) => catalogue.tools.packs.has(tool));
  const tools = (narrowing.tools ?? []).filter((tool) => !packs.includes(tool));
  const denied = [...narrowing.denyTools, ...(hidesFiles ? catalogue.tools.listNames('command') : [])];
  const layer: Layer = {
    name,
    path: null,
    sha256: '',
    file: {
      version: 1,
      name,
      rules,
      tools: {
        ...(narrowing.tools !== null && { pack: name, packs: { [name]: { extends: packs, tools } } }),
        ...(denied.length > 0 && { deny: denied }),
      },
    },
    files: [],
    yaml: { problemAt, problemAtKey: (path, _key, message, hint) => problemAt(path, message, hint) },
  };
  const layers = [layer];
  return createProfile({ name, written: { rules }, layers }, compileLayers(layers, context, problems));
}
