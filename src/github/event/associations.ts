import { associations } from '../../core/associations.ts';
import { isSameName, type Authored, type TriggerEvent } from './trigger-event.ts';

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
  if (authored === null) return { actor: '', author: null };
  const own = authored.find(({ author }) => author !== null && isSameName(author.login, event.actor.login));
  return { actor: readKnown(own?.authorAssociation), author: pickFurthest(authored) };
}

// Returns null if the run works only on the repository's own branches.
function listAuthored(event: TriggerEvent): readonly Authored[] | null {
  switch (event.type) {
    case 'pull_request':
    case 'pull_request_target':
    case 'issues':
      return [event.thread];
    case 'issue_comment':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return [event.comment, event.thread];
    case 'merge_group':
      // The payload names no author of the pull requests.
      return [];
    case 'workflow_run':
      // The payload names no author.
      return ['push', 'schedule', 'workflow_dispatch'].includes(event.upstreamEvent) && !event.fork ? null : [];
    case 'workflow_dispatch':
    case 'repository_dispatch':
    case 'schedule':
    case 'push':
      return null;
  }
}

function pickFurthest(authored: readonly Authored[]): string {
  const known = authored.map(({ authorAssociation }) => readKnown(authorAssociation));
  if (known.length === 0 || known.includes('')) return '';
  return known.reduce((left, right) => (byDistance.indexOf(left) >= byDistance.indexOf(right) ? left : right));
}

function readKnown(association: string | undefined): string {
  return association !== undefined && byDistance.includes(association) ? association : '';
}
