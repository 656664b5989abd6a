import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import type { PolicySettings } from '../../core/ports/policy-settings.ts';

/**
 * The reasons why `require` refuses a run. On the command line there is no GitHub actor: the user who starts the run already owns the machine and
 * the files.
 */
export function checkStart(settings: PolicySettings, facts: PolicyFacts): string[] {
  const fork = settings.refusesForks && facts.fork ? ['the policy does not run on code of a fork'] : [];
  if (facts.event === 'cli') return fork;
  const { permissions, associations, acceptsListed, acceptsSchedule } = settings;
  const others = (facts.actorStandings ?? [facts.actorPermission]).filter(
    (standing) => !((standing === 'listed' && acceptsListed) || (standing === 'schedule' && acceptsSchedule)),
  );
  const reasons: string[] = [];
  const refused = others.find((standing) => !acceptsPermission(settings, standing));
  if (refused !== undefined)
    reasons.push(
      `the policy needs an actor with ${permissions?.join(', ') || 'a permission that no one has'}, and this one ${renderStanding(refused)}`,
    );
  if (associations !== null && others.length > 0 && !associations.includes(facts.actorAssociation))
    reasons.push(
      `the policy needs an actor who is ${associations.join(', ')}, and ${facts.actorAssociation === '' ? 'the event does not name the association of this actor' : `this one is ${facts.actorAssociation}`}`,
    );
  return [...reasons, ...fork];
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
