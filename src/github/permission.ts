import { permissions } from '../core/associations.ts';
import { createUntrusted } from '../core/types/error.ts';
import { explainRequests } from './request/explain-request.ts';
import type { CollaboratorPermission, EventHead, GitHubClient } from './client.ts';
import { checkEventState } from './event-state.ts';
import { isSameName, type Account, type TriggerEvent } from './event/trigger-event.ts';

export type RepositoryRole = (typeof permissions)[number];

/** The inputs that decide who may start a run. Logins are compared without case. */
export interface TrustRules {
  readonly allowUsers: readonly string[];
  readonly allowBotUsers: readonly string[];
  readonly minPermission: RepositoryRole;
}

/** The checks before the run, one sentence each, and the weakest role among the people whose permission was requested. */
export interface TrustReport {
  readonly checked: readonly string[];
  readonly actorPermission: RepositoryRole;
  /** Why each person may start the run: by the role, as one of the listed accounts, or without a person by the schedule. */
  readonly actorStandings: readonly Standing[];
  /** The commit that the run may work on, if its author may be another person. */
  readonly head: EventHead | null;
}

export type Standing = RepositoryRole | 'listed' | 'schedule';

interface Person {
  readonly account: Account;
  readonly part: string;
}

/**
 * Lets a run start only if every person who took part in its event may start it, and if the event is still valid: the label is still set, and the
 * head is still the event's. Rejects with `untrusted`, also if GitHub does not answer.
 */
export async function checkTrust(options: {
  readonly client: GitHubClient;
  readonly event: TriggerEvent;
  readonly rules: TrustRules;
  /** The one-shot label that an earlier job has removed; null for none. */
  readonly removedLabel?: string | null;
}): Promise<TrustReport> {
  const { client, event, rules } = options;
  const people = listPeople(event);
  const results = [];
  for (const person of people) results.push(await checkPerson(client, person, rules));
  const standings = results.map((result) => result.standing);
  const roles = standings.map((standing) => (standing === 'listed' ? 'none' : standing));
  const state = await checkEventState(client, event, { removedLabel: options.removedLabel ?? null, stage: 'start' });
  return {
    checked: [...describeStart(event), ...results.map((result) => result.sentence), ...state.checked],
    actorPermission: permissions.find((role) => roles.includes(role)) ?? 'none',
    actorStandings: standings.length === 0 ? ['schedule'] : standings,
    head: state.head,
  };
}

/** Every person whose permission counts, without duplicates. */
function listPeople(event: TriggerEvent): readonly Person[] {
  const people: Person[] = [];
  // A schedule has no permission. A person who starts such a run again has one.
  const startedByClock = event.type === 'schedule' && isSameName(event.actor.login, event.triggeringActor.login);
  if (!startedByClock) {
    const labelled = 'label' in event && event.label !== null;
    if (event.type !== 'schedule') people.push({ account: event.actor, part: labelled ? 'labeller' : 'actor' });
    people.push({ account: event.triggeringActor, part: 'person who started this attempt' });
  }
  if (event.type === 'workflow_run') {
    if (event.upstreamActors.length === 0) {
      throw createUntrusted(
        'the payload does not say who started the upstream workflow run',
        'Start the run on another event, for example workflow_dispatch.',
      );
    }
    for (const account of event.upstreamActors) people.push({ account, part: 'upstream actor' });
  }
  const unique = new Map<string, Person>();
  for (const person of people) {
    const key = person.account.login.toLowerCase();
    const known = unique.get(key);
    // The payload contains the account's type, the environment does not. If the two differ, the account counts as a bot.
    if (known === undefined || (known.account.kind === 'user' && person.account.kind === 'bot')) {
      unique.set(key, { account: person.account, part: known?.part ?? person.part });
    }
  }
  return [...unique.values()];
}

interface CheckedPerson {
  readonly sentence: string;
  readonly standing: RepositoryRole | 'listed';
}

async function checkPerson(client: GitHubClient, person: Person, rules: TrustRules): Promise<CheckedPerson> {
  const { account, part } = person;
  const { login } = account;
  // GitHub names some apps without `[bot]`, and has no permission of theirs.
  if (account.kind === 'bot' || includesLogin(rules.allowBotUsers, login)) return checkBot(login, part, rules);
  if (includesLogin(rules.allowUsers, login))
    return { sentence: `${login} (${part}) is listed in allow-users.`, standing: 'listed' };
  const permission = await readPermission(client, login);
  // An App's account can have a name without `[bot]`. Only GitHub's own answer is reliable.
  if (permission.accountType === 'Bot') return checkBot(login, part, rules);
  const role = readRole(permission);
  if (permissions.indexOf(role) < permissions.indexOf(rules.minPermission)) {
    throw createUntrusted(
      `${login} (${part}) has the role ${role}; min-permission asks for ${rules.minPermission}`,
      `Let a person with the role ${rules.minPermission} start the run, or list ${login} in allow-users.`,
    );
  }
  return { sentence: `${login} (${part}) has the role ${role}.`, standing: role };
}

async function readPermission(client: GitHubClient, login: string): Promise<CollaboratorPermission> {
  return explainRequests(() => client.readPermission(login), {
    code: 'untrusted',
    what: `the permission of ${login} is not known`,
    permissions: 'contents: read',
    advise: ({ message }) =>
      message.includes('is not a user') ? `List ${login} in allow-bot-users if it may start runs.` : '',
  });
}

const legacyPermissions: Record<RepositoryRole, string> = {
  none: 'none',
  read: 'read',
  triage: 'read',
  write: 'write',
  maintain: 'write',
  admin: 'admin',
};

/** The role among GitHub's built-in roles. A custom role counts as the built-in permission that it grants. */
export function readRole(permission: CollaboratorPermission): RepositoryRole {
  const named = permissions.find((role) => role === permission.roleName);
  if (named !== undefined && legacyPermissions[named] === permission.permission) return named;
  const legacy = (['admin', 'write', 'read'] as const).find((role) => role === permission.permission);
  return legacy ?? 'none';
}

function checkBot(login: string, part: string, { allowBotUsers }: TrustRules): CheckedPerson {
  if (includesLogin(allowBotUsers, login))
    return { sentence: `${login} (${part}) is a bot listed in allow-bot-users.`, standing: 'listed' };
  throw createUntrusted(
    `${login} (${part}) is a bot`,
    `List ${login} in allow-bot-users if it may start runs; a bot's role alone is never enough.`,
  );
}

function includesLogin(list: readonly string[], login: string): boolean {
  return list.some((entry) => isSameName(entry, login));
}

function describeStart(event: TriggerEvent): readonly string[] {
  switch (event.type) {
    case 'schedule':
      return [`Started by the schedule ${event.schedule}, which only the default branch can hold.`];
    case 'repository_dispatch':
      return [`Started by the dispatch ${event.action}, which GitHub allows to accounts with write access.`];
    case 'workflow_dispatch':
      return [`Started by hand on ${event.ref}, which GitHub allows to people with write access.`];
    case 'merge_group':
      return [`Started by the merge group ${event.headRef}.`];
    case 'push':
      return [`Started by a push to ${event.ref} of this repository.`];
    case 'workflow_run':
      return [`Started by workflow run ${event.upstreamRunId} (${event.upstreamEvent}).`];
    case 'pull_request':
    case 'pull_request_target':
    case 'issues':
    case 'issue_comment':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return [`Started by ${event.type} (${event.action}) on #${event.number}.`];
  }
}
