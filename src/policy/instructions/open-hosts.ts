import { isAllowed, type CallToDecide } from '../../core/types/decision.ts';
import { isLoopbackHost, readOpening, refusalReasons, type ConnectionDecision } from '../../core/types/network.ts';
import { grantConnection } from '../decide/hosts/open-hosts.ts';
import { compileRule, type RuleFile, indexRules } from '../decide/rule.ts';
import { type CompiledPolicy, listNarrowing } from '../decide/compiled-policy.ts';
import { renderYaml } from '../../core/text/render-yaml.ts';
import { createDecide } from '../decide/decide.ts';
import { evaluate, type Judged } from '../decide/evaluate.ts';
import { createRule, pickId, readNarrowestCondition } from '../decide/advise.ts';
import { needsName } from '../decide/server-tools.ts';

const maxHosts = 5;

/** See `Policy.renderOpening`. The amended policy decides the call again before anything is proposed. */
export function renderOpening(
  policy: CompiledPolicy,
  call: CallToDecide,
  refused: readonly ConnectionDecision[],
): string {
  // A profile is stricter on purpose, and would need the rules too.
  if (listNarrowing(policy).length > 0) return '';
  const judged = evaluate(policy, call);
  const hosts = refused.filter((one) => readOpening(one) !== null).slice(0, maxHosts);
  if (refused.length > 0 && hosts.length === 0) return '';
  const rules = [...nameCommands(policy, call, judged), ...openNamedHosts(policy, judged, hosts)];
  if (rules.some((rule) => rule === null)) return '';
  const written = assignIds(
    policy,
    rules.filter((rule) => rule !== null),
    call.tool,
  );
  const amended = addRules(policy, written);
  const verdict = createDecide(amended)(call);
  if (!isAllowed(verdict.decision) || verdict.contained) return '';
  const isGranted = ({ host, port, reason }: ConnectionDecision): boolean =>
    verdict.network.some(
      (grant) => grant.host === host && grant.port === port && (grant.private || reason !== refusalReasons.private),
    );
  // The words of the call do not name these hosts, so no rule about the call opens them.
  const allow = hosts.filter((one) => !isGranted(one)).map(readOpening);
  if (written.length + allow.length === 0) return '';
  return renderYaml({
    rules: written.length === 0 ? undefined : written,
    sandbox: allow.length === 0 ? undefined : { network: { allow } },
  });
}

interface Unnamed {
  readonly access: Judged['access'];
  readonly when: RuleFile['when'];
}

// A command that only a `contained` rule allows reaches no host: it needs a rule with its own words.
function nameCommands(policy: CompiledPolicy, call: CallToDecide, judged: readonly Judged[]): (Unnamed | null)[] {
  return judged.flatMap(({ access, votes }): (Unnamed | null)[] => {
    if (access.type !== 'command' && access.type !== 'opaque') return [];
    if (!votes.some(({ of }) => of?.contains === true)) return [];
    if (
      votes.some(
        ({ of, audit, decision, source }) =>
          !audit && isAllowed(decision) && !(source === 'rule' && of?.contains === true),
      )
    )
      return [];
    const when = readNarrowestCondition(access, call.tool, needsName(policy.catalogue.tools, call.tool));
    return [when === null ? null : { access, when }];
  });
}

function openNamedHosts(
  policy: CompiledPolicy,
  judged: readonly Judged[],
  hosts: readonly ConnectionDecision[],
): (Unnamed | null)[] {
  return judged.flatMap(({ access, votes }): (Unnamed | null)[] => {
    if (access.type !== 'connect' || isLoopbackHost(access.host)) return [];
    if (votes.some(({ source, audit, decision }) => source === 'rule' && !audit && isAllowed(decision))) return [];
    const grants = grantConnection(access, '', policy.registries);
    const isWanted =
      hosts.length === 0 ||
      hosts.some(({ host, port }) => grants.some((grant) => grant.host === host && grant.port === port));
    if (!isWanted) return [];
    const when = readNarrowestCondition(access, '', false);
    return [when === null ? null : { access, when }];
  });
}

function assignIds(policy: CompiledPolicy, rules: readonly Unnamed[], tool: string): readonly RuleFile[] {
  const used = new Set(policy.rules.map(({ id }) => id));
  const unique = new Map(rules.map((rule) => [JSON.stringify(rule.when), rule]));
  return [...unique.values()].map(({ access, when }) => {
    const id = pickId(access, tool, used);
    used.add(id);
    return createRule(id, when, access);
  });
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
