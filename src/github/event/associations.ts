import { associations } from '../../core/associations.ts';
import { hasComment, isSameName, readRepositoryTrust, type Authored, type TriggerEvent } from './trigger-event.ts';

/** The relations of people to the repository, as GitHub reports them. Empty if GitHub does not report one. */
export interface Associations {
  /** Of the actor who caused the event. GitHub reports it only for authors. */
  readonly actor: string;
  /** Of the author of the text or code that the run works on. Of several authors, the most distant one counts. Null if there is no such author. */
  readonly author: string | null;
}

/** A value that is not in the list counts as not known. */
const byDistance: readonly string[] = associations;

/** Reads the associations of an event's actor and of the authors of its texts. */
export function readAssociations(event: TriggerEvent): Associations {
  const authored = listAuthored(event);
  // A run without an author works on the repository's own branches, or on commits whose author the payload does not name.
  if (authored.length === 0) return { actor: '', author: readRepositoryTrust(event) === 'trusted' ? null : '' };
  const own = authored.find(({ author }) => author !== null && isSameName(author.login, event.actor.login));
  return { actor: readKnown(own?.authorAssociation), author: pickFurthest(authored) };
}

function listAuthored(event: TriggerEvent): readonly Authored[] {
  if (event.type === 'workflow_run') return event.pullRequests.flatMap(({ details }) => details?.body ?? []);
  return [...(hasComment(event) ? [event.comment] : []), ...('thread' in event ? [event.thread] : [])];
}

function pickFurthest(authored: readonly Authored[]): string {
  const known = authored.map(({ authorAssociation }) => readKnown(authorAssociation));
  if (known.includes('')) return '';
  return known.reduce((left, right) => (byDistance.indexOf(left) >= byDistance.indexOf(right) ? left : right));
}

function readKnown(association: string | undefined): string {
  return association !== undefined && byDistance.includes(association) ? association : '';
}
