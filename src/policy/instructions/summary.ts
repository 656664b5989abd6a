import { patchRisks, type PatchRisk } from '../../core/types/change.ts';
import { isAllowed } from '../../core/types/decision.ts';
import { listGrants } from './advise.ts';
import type { CompiledPolicy } from '../layers/compiled-policy.ts';
import { knownReadOnlyNames } from '../commands/command-effects.ts';
import { listNarrowing } from '../layers/profiles.ts';
import { listServerGrants } from './server-tools.ts';

const maxSummaryCharacters = 4_000;
const maxLineCharacters = 800;
const maxListed = 6;

/** The rules in words, for the model. Bounded; what is left out is still decided, and told when it is denied. */
export function renderSummary(policy: CompiledPolicy, allowedInPatch: readonly PatchRisk[]): string {
  const complete = listNarrowing(policy).flatMap((one) => (one.profile.type === 'complete' ? [one.policy] : []));
  const lines = [
    'Every call is decided by a policy before it runs. Nobody can be asked, and a denied call stays denied: choose another way.',
    ...renderCommands([policy, ...complete]),
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
        const what = rule.when.map(({ message }) => shorten(message)).join(', ');
        const except =
          rule.unless === null ? '' : ` (except ${rule.unless.map(({ message }) => shorten(message)).join(', ')})`;
        const more = [rule.reason, rule.instead].filter((text) => text !== '').join(' ');
        return cut(
          `${rule.decision === 'explain' ? 'Asks for reasons' : 'Denied'}: ${what}${except}${more === '' ? '.' : `. ${more}`}`,
        );
      }),
  ].filter((line) => line !== '');
  const text = [...new Set(lines)].join('\n');
  return text.length > maxSummaryCharacters ? `${text.slice(0, maxSummaryCharacters)}…` : text;
}

function renderCommands(policies: readonly CompiledPolicy[]): string[] {
  const [policy] = policies;
  if (
    policy === undefined ||
    !policy.catalogue.tools.listNames('command', 'session').some((tool) => policy.isOffered(tool))
  )
    return [];
  const own = renderList('Commands that are allowed', listGrants(policy, 'command'), '; ');
  const isContained = policies.every(({ rules }) => rules.some(({ contains, audit }) => contains && !audit));
  if (isContained)
    return [
      'Commands: any program, shell text (["bash", "-lc", TEXT]), inline code or script runs. The sandbox bounds it: no network, changes that no rule allows are put back and named in the result. Scratch files belong in /tmp, which all commands share.',
      own === '' ? '' : own.replace('Commands that are allowed', 'With the network of the rules about hosts'),
    ];
  return [
    own,
    renderList('Programs that only read and need no rule', knownReadOnlyNames, ', '),
    'Give every command as a program and its arguments. A shell text is read command by command, a wrapper (env, timeout, xargs …) is decided by what it runs; shell text that is not understood and inline code are refused. Scratch files belong in /tmp, which all commands share.',
  ];
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

// Every request contains the summary; a denial names its rule and what it refused.
function shorten(message: string): string {
  const items = message.split(/, (?![^{]*\})/);
  return items.length <= maxListed
    ? message
    : `${items.slice(0, maxListed - 1).join(', ')} and ${items.length - maxListed + 1} more`;
}

function strip(messages: readonly string[], prefix: string): string[] {
  return messages.map((message) => (message.startsWith(prefix) ? message.slice(prefix.length) : message));
}

function cut(line: string): string {
  return line.length > maxLineCharacters ? `${line.slice(0, maxLineCharacters)}…` : line;
}
