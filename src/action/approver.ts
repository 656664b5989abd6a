import type { GitHubClient } from '../github/client.ts';
import { readRole } from '../github/permission.ts';
import { isSameName, type Account } from '../github/event/trigger-event.ts';

/** The code of the request that a comment approves; null for any other text. */
export function readApprovalCode(text: string): string | null {
  const [, code] = /^\s*\/approve ([0-9a-f]{40})\s*(?:\n|$)/.exec(text) ?? [];
  return code ?? null;
}

/** Why an account may not approve a call; null if it may. Only a person may, other than the account of the token, with one of the roles. */
export async function explainNotPermitted(
  client: GitHubClient,
  account: Account | null,
  { by, ownLogin }: { readonly by: readonly string[]; readonly ownLogin: string },
): Promise<string | null> {
  const noPerson = 'only a person can';
  if (account === null || account.kind === 'bot' || isSameName(account.login, ownLogin)) return noPerson;
  const permission = await client.readPermission(account.login);
  if (permission.accountType === 'Bot') return noPerson;
  const role = readRole(permission);
  return by.includes(role) ? null : `the role is ${role}`;
}
