import { patchRisks, type PatchRisk } from '../../core/types/change.ts';
import { isAllowed, type Decision } from '../../core/types/decision.ts';
import { listGrants, type Grant } from '../decide/advise.ts';
import { downloadsDirectory } from '../../core/types/network.ts';
import type { Access } from '../../core/types/access.ts';
import type { CommandPattern } from '../commands/command-pattern.ts';
import type { Subcommand } from '../commands/subcommand.ts';
import { listGranting, listPolicies, type CompiledPolicy, listActive } from '../decide/compiled-policy.ts';
import { isOwnLoopback, renderGrants } from '../decide/hosts/describe-network.ts';
import { splitAddress } from '../decide/hosts/registry-addresses.ts';
import type { Rule } from '../decide/rule.ts';
import { isBuiltin } from '../file/builtin-policy.ts';
import { isOffered, listServerGrants } from '../decide/offered-tools.ts';
import { cutText } from '../../core/text/cut-text.ts';

const maxSummaryCharacters = 4_000;
const maxLineCharacters = 420;
/** The lists of every built-in policy: a model that does not know that it may run `cat` or its tests spends turns to find out. */
const maxCommandCharacters = 1_300;
/** Up to this many globs of a rule are listed. Of a longer list, only the first two are. */
const maxListed = 4;
const shortListed = 2;

/** The rules as text for the model. The length is limited: a rule that is omitted still applies, and a denial names it. */
export function renderSummary(policy: CompiledPolicy): string {
  const granting = listGranting(policy);
  const writable = renderFiles('Writable', listGranted(policy, 'write', 'write of '));
  const variables = listGranted(policy, 'env', 'sets ');
  const lines = [
    'A policy decides each call. A denied call did nothing and stays denied: choose another way.',
    ...renderCommands(policy, granting),
    renderFiles('Readable', listGranted(policy, 'read', 'read of ')) || 'No file may be read.',
    writable === ''
      ? 'No file of the workspace may be written.'
      : `${writable} Never: .git, .github, policy files.${renderUnpublished(policy.patchAllows)}`,
    renderList('Tools of MCP servers that are allowed', listServerGrants(granting), ', '),
    variables.includes('*') ? '' : renderList('Variables that a command may be given', variables, ', '),
    renderRequests(policy),
    ...renderDenials(
      listPolicies(policy)
        .flatMap(listActive)
        .filter(({ decision, binds }) => !isAllowed(decision) && (binds !== 'write' || writable !== '')),
      policy.approvals,
    ),
  ].filter((line) => line !== '');
  const text = [...new Set(lines)].join('\n');
  return cutText(text, maxSummaryCharacters);
}

interface Denial {
  readonly title: string;
  readonly verbs: string[];
  readonly rest: string;
  readonly reason: string;
  readonly instead: string;
}

const titles: Partial<Record<Decision, string>> = {
  explain: 'Needs a justification',
  escalate: 'Needs the approval of a person, and may end the run until then, so do it last',
};

// Rules that deny reads and writes of the same files for the same reason become one line.
function renderDenials(rules: readonly Rule[], approvals: CompiledPolicy['approvals']): string[] {
  const denials = new Map<string | number, Denial>();
  for (const { decision, when, unless, reason, instead } of rules) {
    const what = when.map(({ message }) => shorten(message)).join(', ');
    const [, verb, files = what] = /^(read|write) of (.*)$/s.exec(what) ?? [];
    // A workspace may be below one of them.
    const place = verb !== undefined && files.startsWith('/') ? ' outside the workspace' : '';
    const rest = `${files}${place}${renderExceptions(unless)}`;
    const title = decision === 'escalate' && approvals === 'never' ? 'Denied' : (titles[decision] ?? 'Denied');
    const key = verb === undefined ? denials.size : JSON.stringify([title, rest, reason]);
    const same = denials.get(key);
    if (verb !== undefined && same !== undefined) same.verbs.push(verb);
    else denials.set(key, { title, verbs: verb === undefined ? [] : [verb], rest, reason, instead });
  }
  return [...denials.values()].map(({ title, verbs, rest, reason, instead }) => {
    const of = verbs.length === 0 ? '' : `${verbs.join(' or ')} of `;
    // The denial itself states both.
    return cut([`${title}: ${of}${rest}.`, instead === '' ? reason : instead].filter((text) => text !== '').join(' '));
  });
}

// Many exceptions are of little use: the model sees them by a call that is not denied.
function renderExceptions(unless: Rule['unless']): string {
  if (unless === null) return '';
  const except = unless.map(({ message }) => message.replace(/^(?:read|write) of /, '')).join(', ');
  return splitItems(except).length > maxListed ? ', with exceptions' : ` (except ${except})`;
}

function renderCommands(policy: CompiledPolicy, granting: readonly CompiledPolicy[]): string[] {
  if (!policy.catalogue.tools.listNames('command', 'session').some(policy.hasTool)) return [];
  const granted = listOwnFirst(listGrants(policy, 'command'));
  const history =
    policy.git === 'visible' ? 'Git has one commit with the files that may be read: the history is not there.' : '';
  const isContained = granting.every((one) => listActive(one).some(({ contains }) => contains));
  if (isContained)
    return [
      'Commands: any program, shell text or inline code runs in a sandbox. Changes that no rule allows are restored and named in the result.',
      ...renderNetwork(policy, granted),
      history,
    ];
  return [
    renderList(
      'Commands that are allowed',
      granted.map(({ message }) => message),
      '; ',
      maxCommandCharacters,
    ),
    ...renderNetwork(policy, granted),
    'In shell text each command is decided; cd, echo and test need no rule. Inline code (node -e, python -c) and shell text that cannot be parsed are denied.',
    history,
  ];
}

// The line is cut at its end. The command of the project's tests is in a rule of its author, and a rule about many programs is the most useful of the
// rest.
function listOwnFirst(grants: readonly Grant[]): readonly Grant[] {
  const isBuiltIn = ({ rule }: Grant): number => Number(isBuiltin(rule.layer));
  return grants.toSorted(
    (left, right) => isBuiltIn(left) - isBuiltIn(right) || countPrograms(right) - countPrograms(left),
  );
}

/** The number of programs that a rule allows with any words. */
function countPrograms({ rule }: Grant): number {
  const { command } = rule.written.when as { readonly command?: CommandPattern | Subcommand };
  if (!Array.isArray(command) || command.length !== 2 || command[1] !== '**') return 0;
  const [first] = command;
  if (typeof first !== 'object') return 1;
  return 'any' in first ? first.any.filter((choice) => typeof choice === 'string').length : 0;
}

/** The hosts of commands. The last statement is about all commands that the others do not name. */
function renderNetwork(policy: CompiledPolicy, granted: readonly Grant[]): string[] {
  const { forward } = policy.network;
  const allow = policy.network.allow.filter(({ host }) => !isOwnLoopback(host));
  const named = granted.filter(({ rule }) => rule.hosts.length > 0);
  const every = allow.length === 0 ? '' : `Network: every command reaches ${renderGrants(allow)}.`;
  const alone = 'Send each alone; `cd` inside the workspace before it and `| tail` behind it may stay.';
  const rest =
    allow.length > 0
      ? 'No command reaches another host.'
      : named.length > 0
        ? 'No other command reaches a host.'
        : 'Network: no command reaches a host.';
  return [
    cut(every),
    named.length === 0 ? '' : `${renderList('Network of single commands', named.map(renderCommand), '; ')} ${alone}`,
    `${rest} The loopback works.`,
    named.every(({ rule }) => rule.acknowledged)
      ? ''
      : `A sealed command runs on the files from before you began: it sees nothing that you wrote, and only its files below ${downloadsDirectory} are kept, where you can read them.`,
    renderList('Ports of the machine on the loopback of commands', forward.map(String), ', '),
  ];
}

function renderCommand({ message, rule }: Grant): string {
  const hosts = (rule.written.hosts ?? []).map((one) => (typeof one === 'string' ? one : one.host));
  const others = hosts.filter((host) => !isOwnLoopback(splitAddress(host).host));
  return `${message} reaches ${others.join(', ') || 'no host'}${rule.acknowledged ? '' : ', sealed'}`;
}

/** The tools that make requests, and their hosts. */
function renderRequests(policy: CompiledPolicy): string {
  const tools = policy.catalogue.tools.listNames('request', 'fetch').filter((tool) => isOffered(policy, tool));
  return tools.length === 0 ? '' : renderList(`Requests of ${tools.join(' and ')} reach`, listHosts(policy), ', ');
}

function listHosts(policy: CompiledPolicy): string[] {
  const open = policy.network.allow.length === 0 ? [] : renderGrants(policy.network.allow).split(', ');
  return [...new Set([...listGranted(policy, 'connect', 'connection to '), ...open])];
}

function renderUnpublished(allowed: readonly PatchRisk[]): string {
  const words = { links: 'symbolic links', modes: 'changed file modes', attributes: '.gitattributes' };
  const refused = patchRisks.filter((risk) => !allowed.includes(risk)).map((risk) => words[risk]);
  return refused.length === 0 ? '' : ` Reverted: ${refused.join(', ')}; a patch with one fails.`;
}

/** Items until the line is full, and the number of the others. */
function renderList(title: string, items: readonly string[], separator: string, most = maxLineCharacters): string {
  const [first, ...others] = items;
  if (first === undefined) return '';
  let length = first.length;
  const shown = others.filter((item) => (length += separator.length + item.length) <= most);
  const rest = others.length - shown.length;
  return `${title}: ${[cut(first), ...shown, ...(rest === 0 ? [] : [`and ${rest} more`])].join(separator)}.`;
}

/** Globs of files. `**` covers every other glob of the workspace. */
function renderFiles(title: string, messages: readonly string[]): string {
  const globs = messages.flatMap(splitItems);
  const isWhole = globs.includes('**');
  const others = globs.filter((glob) => !isWhole || glob.startsWith('/'));
  return renderList(title, [...(isWhole ? ['the workspace'] : []), ...pickFirst(others)], ', ');
}

// The summary is part of every request, so it is short. A denial names its rule and the refused access.
function shorten(message: string): string {
  // A comma in braces is a part of a glob.
  return pickFirst(splitItems(message)).join(', ');
}

function splitItems(message: string): string[] {
  return message.replaceAll(/\{[^{}]*\}|, /g, (found) => (found === ', ' ? '\0' : found)).split('\0');
}

function pickFirst(items: readonly string[]): readonly string[] {
  if (items.length <= maxListed) return items;
  const [last = '', ...others] = items.slice(0, shortListed).toReversed();
  return [...others.toReversed(), `${last} and ${items.length - shortListed} more`];
}

function cut(line: string): string {
  return cutText(line, maxLineCharacters);
}

/** What rules allow, without the beginning that the title of the line has. */
function listGranted(policy: CompiledPolicy, kind: Access['type'], beginning: string): string[] {
  return listGrants(policy, kind).map(({ message }) =>
    message.startsWith(beginning) ? message.slice(beginning.length) : message,
  );
}
