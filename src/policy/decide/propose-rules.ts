import { renderYaml } from '../../core/text/render-yaml.ts';
import {
  readLiterals,
  renderAccess,
  type Access,
  type ConnectAccess,
  type PathAccess,
} from '../../core/types/access.ts';
import { isAllowed, type CallToDecide, type Opening } from '../../core/types/decision.ts';
import { createProblem } from '../../core/types/error.ts';
import { readProgramPath } from '../commands/program-name.ts';
import { isElsewhere, isHarmless, isSteering } from './call-grant.ts';
import { createRuleIds, type CompiledPolicy } from './compiled-policy.ts';
import { explainDanger } from './danger.ts';
import type { DecidedAccess } from './evaluate.ts';
import { readCanonicalHost } from './hosts/net-host.ts';
import { conditionsSchema } from './matchers/index.ts';
import { ask } from './matchers/matcher.ts';
import { defaultPorts, defaultSchemes } from './matchers/net.ts';
import { needsName } from './offered-tools.ts';
import { opensBelow } from './readable.ts';
import { compileRule, isEffective, matchRule } from './rule.ts';
import type { RuleFile } from './rule-file.ts';

const maxIdWordCharacters = 15;
const maxSuggestionCharacters = 2_000;
const maxSuggestedRules = 20;

/**
 * The one place that proposes rules, for each verdict. `yaml` is the smallest rules that would allow a denied call, and `danger` why none is proposed
 * although one would allow it; each is empty otherwise. Nothing is proposed if no rule can allow the call (an allow never overrides a denial, and rules
 * cannot allow opaque, protected or rejected accesses), or if a rule would be dangerous.
 */
export function proposeRules(policy: CompiledPolicy, call: CallToDecide, decided: readonly DecidedAccess[]) {
  const missing = decided.filter(({ decision }) => !isAllowed(decision));
  const yaml = writeRules(policy, call, missing);
  const dangers = yaml === '' ? [] : missing.map(({ access }) => explainDanger(access, isNamed(policy, call)));
  const danger = dangers.find((text) => text !== '') ?? '';
  return { yaml: danger === '' ? yaml : '', danger };
}

function writeRules(policy: CompiledPolicy, call: CallToDecide, missing: readonly DecidedAccess[]): string {
  // The call would also need a rule in the profile, and the purpose of a profile is to be stricter.
  if (missing.some(({ profile }) => profile !== null)) return '';
  if (missing.length > maxSuggestedRules) return '';
  const rules: RuleFile[] = [];
  const makeUnique = createRuleIds(policy);
  for (const { access, votes, declared } of missing) {
    const isOwn = access.type === 'opaque' && declared;
    const mayYield = isOwn || access.type === 'env' ? ['default', 'opaque'] : ['default'];
    if (votes.some(({ source, audit, decision }) => !mayYield.includes(source) && !audit && !isAllowed(decision)))
      return '';
    const when = isOwn && isNamed(policy, call) ? { tool: call.tool } : readNarrowestCondition(policy, call, access);
    if (when === null) return '';
    if (rules.some((rule) => JSON.stringify(rule.when) === JSON.stringify(when))) continue;
    const written: RuleFile = { id: makeUnique(renderId(access, call.tool)), when, decision: 'allow' };
    if (!allowsAccess(policy, call, access, written)) return '';
    rules.push(written);
  }
  if (rules.length === 0) return '';
  const text = renderYaml(rules);
  // A model can make a call of any length. No one would write a rule for a very long one.
  return text.length > maxSuggestionCharacters ? '' : text;
}

/**
 * Where a policy could open a host to a call that it allows: in a rule about the one simple command of the call that its words can select, and otherwise
 * for every command.
 */
export function findOpening(
  policy: CompiledPolicy,
  call: CallToDecide,
  decided: readonly DecidedAccess[],
): Opening | null {
  // A profile is stricter on purpose, and would need the rule too.
  if (policy.profiles.length > 0) return null;
  return createOpening(policy, call, decided) ?? 'sandbox-network';
}

// As in `createGrant`, no other part of the call may be able to use the hosts.
function createOpening(policy: CompiledPolicy, call: CallToDecide, decided: readonly DecidedAccess[]): RuleFile | null {
  if (decided.some(({ access }) => access.type === 'opaque' || isSteering(access))) return null;
  const commands = decided.flatMap(({ access }) => (access.type === 'command' && !isHarmless(access) ? [access] : []));
  const [access, ...others] = commands;
  if (access === undefined || others.length > 0 || isElsewhere(access)) return null;
  const when = readNarrowestCondition(policy, call, access);
  if (when === null || when['command'] === undefined) return null;
  const rule: RuleFile = { id: createRuleIds(policy)(renderId(access, call.tool)), when, decision: 'allow' };
  return allowsAccess(policy, call, access, rule) ? rule : null;
}

// True if a rule is valid and matches an access. The text of a word or a name could have another meaning in a pattern.
function allowsAccess(policy: CompiledPolicy, call: CallToDecide, access: Access, written: RuleFile): boolean {
  if (!conditionsSchema.safeParse(written.when).success) return false;
  const rule = compileRule(written, {
    layer: 'suggestion',
    tools: policy.catalogue.tools,
    lower: policy.lower,
    registries: policy.network.registries,
    problemAt: (_path, message) => createProblem(message),
  });
  const match = matchRule(rule, ask(call, access, policy.facts));
  return isEffective(rule, match) || (access.type === 'read' && opensBelow(rule, policy, call, access));
}

/** True for a call whose tool a rule has to name: the policy has declared the command of a custom tool. */
function isNamed({ catalogue }: CompiledPolicy, { tool }: CallToDecide): boolean {
  return needsName(catalogue.tools, tool);
}

function readNarrowestCondition(policy: CompiledPolicy, call: CallToDecide, access: Access): RuleFile['when'] | null {
  const { tool } = call;
  switch (access.type) {
    case 'command': {
      if (isNamed(policy, call)) return { tool };
      const words = readLiterals(access.words);
      if (words === null || words.some((word) => word.includes('*'))) return null;
      const [program = '', ...others] = words;
      return { tool, command: [readProgramPath(program, access.cwd) ?? program, ...others] };
    }
    case 'read':
      // A directory is listed with its open entries. The workspace has no name that a rule could open without all below it.
      if (access.path === '.') return { read: ['*'] };
      return readPathCondition(access);
    case 'write':
      return readPathCondition(access);
    case 'env':
      return access.name.includes('*') ? null : { env: { set: [access.name] } };
    case 'connect':
      return readNetCondition(access, tool);
    case 'session':
    case 'none':
      return { tool };
    case 'opaque':
      return null;
  }
}

function readPathCondition({ type, path }: PathAccess): RuleFile['when'] | null {
  return /[*?[\]{}!\\]/.test(path) ? null : { [type]: [path] };
}

// Only values that differ from the defaults are written, so that the rule stays short.
function readNetCondition({ host, scheme, port, method }: ConnectAccess, tool: string): RuleFile['when'] | null {
  const canonical = readCanonicalHost(host);
  if (canonical === null) return null;
  return {
    // A single request is no reason to open the host to commands.
    ...(method !== undefined && { tool }),
    net: {
      host: canonical,
      ...(!defaultSchemes.includes(scheme) && { scheme }),
      ...(defaultPorts.get(scheme) !== port && { port }),
      ...(method !== undefined && { method }),
    },
  };
}

// An id for a rule about an access.
function renderId(access: Access, tool: string): string {
  const isAboutTool = access.type === 'opaque' || access.type === 'session' || access.type === 'none';
  const what = access.type === 'connect' ? `connect ${access.host}` : renderAccess(access).replace(/^command /, '');
  const subject = isAboutTool ? tool : what;
  return (
    `allow-${subject}`
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      // In lower case, a token in a path does not have the shape any more by which it is redacted.
      .filter((word) => word !== '' && word.length <= maxIdWordCharacters)
      .join('-')
      .slice(0, 50)
      .replace(/-$/, '')
  );
}
