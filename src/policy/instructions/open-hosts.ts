import { isAllowed, type CallToDecide } from '../../core/types/decision.ts';
import { readOpening, type ConnectionDecision, type HostToOpen } from '../../core/types/network.ts';
import { explainStarter } from '../commands/lower.ts';
import { isStdinFilter } from '../commands/stdin-filters.ts';
import { compileRule, type RuleFile, indexRules } from '../decide/rule.ts';
import { type CompiledPolicy, listNarrowing } from '../decide/compiled-policy.ts';
import { renderYaml } from '../../core/text/render-yaml.ts';
import { createDecide } from '../decide/decide.ts';
import { evaluate } from '../decide/evaluate.ts';
import { pickId, readNarrowestCondition } from '../decide/advise.ts';
import { needsName } from '../decide/offered-tools.ts';

const maxHosts = 5;

/**
 * See `Policy.renderOpening`. If one simple command of the call can be selected by its words, the hosts are added to a rule about it. Otherwise they
 * are opened to every command. The amended policy decides the call again before anything is proposed.
 */
export function renderOpening(
  policy: CompiledPolicy,
  call: CallToDecide,
  refused: readonly ConnectionDecision[],
): string {
  // A profile is stricter on purpose, and would need the rules too.
  if (listNarrowing(policy).length > 0) return '';
  const opened = refused.flatMap((one) => readOpening(one) ?? []).slice(0, maxHosts);
  if (opened.length === 0) return '';
  const rule = createHostRule(policy, call, opened);
  const verdict = rule === null ? null : createDecide(addRules(policy, [rule]))(call);
  const isGranted = ({ host, port }: HostToOpen): boolean =>
    verdict?.grant.hosts.some((grant) => grant.host === host && grant.port === port) === true;
  if (rule !== null && verdict !== null && isAllowed(verdict.decision) && opened.every(isGranted))
    return renderYaml({ rules: [rule] });
  return renderYaml({ sandbox: { network: { allow: opened, acknowledge: 'executes-workspace' } } });
}

function createHostRule(policy: CompiledPolicy, call: CallToDecide, hosts: readonly HostToOpen[]): RuleFile | null {
  const commands = evaluate(policy, call).flatMap(({ access }) =>
    access.type === 'command' && explainStarter(access) === null && !isStdinFilter(access) ? [access] : [],
  );
  const [access, ...others] = commands;
  if (access === undefined || others.length > 0) return null;
  const when = readNarrowestCondition(access, call.tool, needsName(policy.catalogue.tools, call.tool));
  if (when === null || when['command'] === undefined) return null;
  return {
    id: pickId(access, call.tool, new Set(policy.rules.map(({ id }) => id))),
    when,
    decision: 'allow',
    hosts: hosts.map((one) => ({ ...one })),
    acknowledge: 'executes-workspace',
  };
}

function addRules(policy: CompiledPolicy, written: readonly RuleFile[]): CompiledPolicy {
  const added = written.map((rule) =>
    compileRule(rule, {
      layer: 'proposal',
      tools: policy.catalogue.tools,
      problemAt: (_path, message) => ({ message, hint: '', file: null, line: null, column: null }),
    }),
  );
  const rules = [...policy.rules, ...added];
  return { ...policy, rules, rulesFor: indexRules(rules) };
}
