import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import type { PolicySettings } from '../../core/ports/policy-settings.ts';

/**
 * The reasons why `require` refuses a run. On the command line there is no GitHub actor: the user who starts the run already owns the machine and
 * the files.
 */
export function checkStart(settings: PolicySettings, facts: PolicyFacts): string[] {
  const reasons: string[] = [];
  const standings = facts.actorStandings ?? [facts.actorPermission];
  const others = standings.filter(
    (standing) =>
      !((standing === 'listed' && settings.acceptsListed) || (standing === 'schedule' && settings.acceptsSchedule)),
  );
  const refused = others.find((standing) => !acceptsPermission(settings, standing));
  if (refused !== undefined && facts.event !== 'cli')
    reasons.push(
      `the policy needs an actor with ${settings.permissions?.join(', ') || 'a permission that no one has'}, and this one ${renderStanding(refused)}`,
    );
  if (
    settings.associations !== null &&
    others.length > 0 &&
    facts.event !== 'cli' &&
    !settings.associations.includes(facts.actorAssociation)
  )
    reasons.push(
      `the policy needs an actor who is ${settings.associations.join(', ')}, and ${facts.actorAssociation === '' ? 'the event does not name the association of this actor' : `this one is ${facts.actorAssociation}`}`,
    );
  if (settings.refusesForks && facts.fork) reasons.push('the policy does not run on code of a fork');
  return reasons;
}

// GitHub gives everyone the role read in a public repository, so a policy that accepts no role accepts everyone.
function acceptsPermission({ permissions }: PolicySettings, standing: string): boolean {
  return permissions === null || permissions.includes('none') || permissions.includes(standing);
}

function renderStanding(standing: string): string {
  switch (standing) {
    case 'listed':
      return 'is listed (accept it by require: { actor: { listed: true } })';
    case 'schedule':
      return 'is a schedule (accept it by require: { actor: { schedule: true } })';
    default:
      return `has ${standing || 'none'}`;
  }
}
