import { patchRisks, type PatchRisk } from '../../core/types/change.ts';
import { isAllowed } from '../../core/types/decision.ts';
import { listGrants } from './advise.ts';
import type { CompiledPolicy } from '../layers/compiled-policy.ts';
import { knownReadOnlyNames } from '../commands/command-effects.ts';
import { listNarrowing } from '../layers/profiles.ts';
import { listServerGrants } from './server-tools.ts';

const maxSummaryCharacters = 4_000;
const maxLineCharacters = 800;

/** The rules in words, for the model. Bounded; what is left out is still decided, and told when it is denied. */
export function renderSummary(policy: CompiledPolicy, allowedInPatch: readonly PatchRisk[]): string {
  const complete = listNarrowing(policy).flatMap((one) => (one.profile.type === 'complete' ? [one.policy] : []));
  const lines = [
    'Every call is decided by a policy before it runs. Nobody can be asked, and a denied call stays denied: choose another way.',
    renderList('Commands that are allowed', listGrants(policy, 'command'), '; '),
    renderList('Programs that only read and need no rule', knownReadOnlyNames, ', '),
    'Give every command as a program and its arguments. A wrapper (env, timeout, xargs …) is decided by what it runs; shell text that is not understood and inline code are refused.',
    renderList('Files that may be read', strip(listGrants(policy, 'read'), 'read of '), ', ') || 'No file may be read.',
    renderList('Files that may be written', strip(listGrants(policy, 'write'), 'write of '), ', ') ||
      'No file may be written.',
    'Never written: .git, .github, the policy’s own files.',
    renderUnpublished(allowedInPatch),
    renderList('Tools of MCP servers that are allowed', listServerGrants([policy, ...complete]), ', '),
    renderList('Variables that a command may be given', strip(listGrants(policy, 'env'), 'sets '), ', '),
    renderList('Hosts that may be reached', listHosts(policy), ', '),
    ...[policy, ...listNarrowing(policy).map((narrowing) => narrowing.policy)]
      .flatMap(({ rules }) => rules)
      .filter(({ decision, audit }) => !isAllowed(decision) && !audit)
      .map((rule) => {
        const what = rule.when.map(({ message }) => message).join(', ');
        const except = rule.unless === null ? '' : ` (except ${rule.unless.map(({ message }) => message).join(', ')})`;
        const more = [rule.reason, rule.instead].filter((text) => text !== '').join(' ');
        return cut(
          `${rule.decision === 'explain' ? 'Asks for reasons' : 'Denied'}: ${what}${except}${more === '' ? '.' : `. ${more}`}`,
        );
      }),
  ].filter((line) => line !== '');
  const text = [...new Set(lines)].join('\n');
  return text.length > maxSummaryCharacters ? `${text.slice(0, maxSummaryCharacters)}…` : text;
}

function listHosts(policy: CompiledPolicy): string[] {
  const open = policy.network.allow.map(({ host, port }) => `${host}:${port}`);
  return [...new Set([...strip(listGrants(policy, 'connect'), 'connection to '), ...open])];
}

function renderUnpublished(allowed: readonly PatchRisk[]): string {
  const words = { links: 'symbolic links', modes: 'changed modes of files', attributes: '.gitattributes' };
  const refused = patchRisks.filter((risk) => !allowed.includes(risk)).map((risk) => words[risk]);
  return refused.length === 0
    ? ''
    : `Refused in the patch of the run, all of which is lost with it: ${refused.join(', ')}.`;
}

function renderList(title: string, items: readonly string[], separator: string): string {
  return items.length === 0 ? '' : cut(`${title}: ${items.join(separator)}.`);
}

function strip(messages: readonly string[], prefix: string): string[] {
  return messages.map((message) => (message.startsWith(prefix) ? message.slice(prefix.length) : message));
}

function cut(line: string): string {
  return line.length > maxLineCharacters ? `${line.slice(0, maxLineCharacters)}…` : line;
}
