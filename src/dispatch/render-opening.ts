import { renderYaml } from '../core/text/render-yaml.ts';
import type { Opening } from '../core/types/decision.ts';
import { readOpening, type ConnectionDecision } from '../core/types/network.ts';

const maxHosts = 5;

/** What to add to the policy, as YAML, so that a call also reaches the hosts that were refused to it. Empty if nothing can open them. */
export function renderOpening(opening: Opening | null, refused: readonly ConnectionDecision[]): string {
  const hosts = refused.flatMap((one) => readOpening(one) ?? []).slice(0, maxHosts);
  if (opening === null || hosts.length === 0) return '';
  const acknowledge = 'executes-workspace';
  const { rule } = opening;
  if (rule === null) return renderYaml({ sandbox: { network: { allow: hosts, acknowledge } } });
  const { id, when } = rule;
  return renderYaml({ rules: [{ id, when, decision: 'allow', hosts, acknowledge }] });
}
