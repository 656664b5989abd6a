import { renderPlace, type CallGrant, type NetworkGrant } from './network.ts';

/** The hosts of a call and how its process runs with them, in one or two sentences. Empty for a call without hosts. */
export function describeGrant({ kind, hosts, sees, uploadMb }: CallGrant): string {
  const places = listPlaces(hosts).join(', ');
  switch (kind) {
    case 'none':
      return '';
    case 'request':
      return `Hosts that it reaches: ${places}.`;
    case 'sealed':
      return `Sealed: it reaches ${places}, may send ${uploadMb} MB, and sees nothing that the agent wrote${sees.length === 0 ? '' : `, but ${sees.join(', ')}`}. Of its files only those below ${downloadsFolder} are kept.`;
    case 'acknowledged':
      return `Acknowledged: it runs in the agent’s workspace, reaches ${places}, and may send ${uploadMb} MB. ${describeLeaving('them')}`;
  }
}

/** What the author of a policy accepts with `acknowledge`. */
export function describeLeaving(hosts: string): string {
  return `While it runs, whatever the run can read may leave to ${hosts}.`;
}

/** Why a call has no hosts, and what to send instead. */
export function describeAlone(command: string): string {
  return `A rule gives hosts to \`${command}\` only if nothing beside it could use them. Send it alone: \`cd\` before it and \`| tail\` behind it may stay.`;
}

/** The folder in which sealed calls leave what they download, for processes of the run. */
export const downloadsFolder = '/tmp/downloads';

function listPlaces(hosts: readonly NetworkGrant[]): readonly string[] {
  return [...new Set(hosts.map(renderPlace))];
}
