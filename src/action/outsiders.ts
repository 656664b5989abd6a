import type { ResolvedPolicy } from '../policy/resolve/load.ts';
import { isAtLeast } from '../core/types/isolation.ts';
import { createUntrusted, HarnessError } from '../core/types/error.ts';
import { readRepositoryTrust, type TriggerEvent } from '../github/event/trigger-event.ts';
import { catalogue } from '../run/policy/catalogue.ts';

/** True if a person without a role takes part. GitHub gives everyone the role read in a public repository. */
export function hasOutsider(standings: readonly string[]): boolean {
  return standings.includes('none') || standings.includes('read');
}

/**
 * Refuses a run for a person without a role, except on an issue and under a policy that is made for it: one that accepts `none`, changes nothing, runs
 * commands at isolation `full` only, reaches no server, has no secret besides the key of the model, and has a budget. Throws `untrusted` for the event, and `policy`
 * with every reason.
 */
export function requireOutsiderPolicy(policy: ResolvedPolicy, event: TriggerEvent): void {
  const isIssue =
    (event.type === 'issues' || event.type === 'issue_comment') && readRepositoryTrust(event) === 'trusted';
  if (!isIssue)
    throw createUntrusted(
      `a person without a role may not start a run on ${event.type}`,
      'With `min-permission: none`, use the events issues and issue_comment; pull requests need a role.',
    );
  const reasons = listReasons(policy);
  if (reasons.length === 0) return;
  throw new HarnessError({
    code: 'policy',
    message: `the policy ${policy.name} is not for people without a role: ${reasons.join('; ')}`,
    hint: 'Use `policy: builtin:triage` or a policy that extends it, or set `min-permission: write`.',
  });
}

function listReasons(policy: ResolvedPolicy): readonly string[] {
  const { settings } = policy;
  const view = policy.view();
  const running = catalogue.tools
    .listNames('command', 'session', 'session-input')
    .filter((tool) => view.isOffered(tool));
  const isContained = view.require !== null && isAtLeast(view.require, 'full');
  return [
    ...(settings.permissions?.includes('none') === true ? [] : ['it does not require `actor: { permission: [none] }`']),
    ...(view.allowsWrites ? ['it allows writes'] : []),
    // Contained commands have no network, and nothing that they change is kept.
    ...(running.length > 0 && !isContained ? [`it offers ${running.join(', ')} at any isolation`] : []),
    ...(settings.customTools.length > 0 ? ['it declares tools that run commands'] : []),
    ...(settings.mcpServers.length > 0 || settings.search !== null ? ['it names servers'] : []),
    ...(view.network === null ? [] : ['it opens the network']),
    ...(view.passEnv.length + settings.setupEnv.length > 0 ? ['it passes variables'] : []),
    ...(settings.setupSees.length > 0 ? ['it shows closed files to setup'] : []),
    ...(settings.limits.tokens === undefined && settings.limits.costUsd === undefined
      ? ['it limits neither tokens nor costUsd']
      : []),
  ];
}
