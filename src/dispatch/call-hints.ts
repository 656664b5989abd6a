import { escapeControls } from '../core/text/control-characters.ts';
import { groupBy } from '../core/group-by.ts';
import { renderFirst, renderNumber } from '../core/text/grouped-number.ts';
import { isJsonObject, type JsonValue } from '../core/text/json.ts';
import { renderUntrustedOutput } from '../core/text/untrusted-envelope.ts';
import { renderPath, type Access } from '../core/types/access.ts';
import type { RefusedChange } from '../core/types/change.ts';
import type { TaintSource } from '../core/types/taint.ts';
import type { ToolOutput } from '../core/ports/tool.ts';
import type { DecisionRecord, FollowUp, Opening } from '../core/types/decision.ts';
import {
  describeAlone,
  otherHosts,
  readOpening,
  refusalReasons,
  renderPlace,
  type ConnectionDecision,
  type HostToOpen,
} from '../core/types/network.ts';
import type { ClosedPaths } from '../core/ports/policy.ts';
import type { Sandbox } from '../core/ports/sandbox.ts';
import { renderYaml } from '../core/text/render-yaml.ts';
import type { Refusals } from './justification.ts';

const maxHosts = 5;
const maxReported = 50;
/** Paths that a rule's line names. */
const maxNamed = 8;
/** Lines of a list of refused changes: reasons can contain findings about one file. */
const maxLines = 20;
const maxWords = 200;
const maxPaths = 5;

/**
 * The next step of the model after the refusals of a call. Empty without a refusal. A refused connection of a command that succeeded is only named,
 * unless a rule gives hosts to another form of the call: it may be telemetry of a build tool, or the command has written the answer of the proxy as its
 * output. `unknownHosts` are the hosts that a command without any network seems to need.
 */
export function renderNextStep(
  { decision, followUp }: { readonly decision: DecisionRecord; readonly followUp: FollowUp },
  { changes, connections, askedBy }: Refusals & { readonly askedBy: readonly string[] },
  { succeeded, unknownHosts }: { readonly succeeded: boolean; readonly unknownHosts: readonly string[] },
): string {
  const refused = succeeded ? [] : connections;
  const hosts = connections.length === 0 ? '' : renderRefusedHosts(connections);
  if (followUp.mayRetry && changes.length + refused.length > 0)
    return [
      hosts,
      'If the command needs what was refused, make the same call again with a justification: the rules then decide about it.',
    ]
      .filter(Boolean)
      .join('\n');
  if (!followUp.mayRetry && !decision.justified && askedBy.length > 0)
    return `${askedBy.length === 1 ? `Rule ${askedBy[0]} asks` : `The rules ${askedBy.join(', ')} ask`} for your reasons: make the same call again with the argument \`justification\`, which states the purpose, the expected effect, and why there is no other way.`;
  if (unknownHosts.length > 0)
    return [
      `The policy opens no host. The command seems to need ${unknownHosts.join(', ')}; this is a guess. Work with what is installed, or state what is missing.`,
      ...renderAdded(followUp.opening, unknownHosts),
    ].join('\n');
  if (hosts !== '' && decision.alone !== '') return `${hosts} ${describeAlone(decision.alone)}`;
  if (refused.length === 0) return hosts;
  return [
    hosts,
    refused.every(({ reason }) => reason === refusalReasons.unknown)
      ? 'Check the spelling of the name, or state what is missing.'
      : 'A retry has the same result: work with what is installed, or state what is missing.',
    ...renderAdded(
      followUp.opening,
      refused.flatMap((one) => readOpening(one) ?? []),
    ),
  ].join('\n');
}

function renderAdded(opening: Opening | null, hosts: readonly (HostToOpen | string)[]): readonly string[] {
  const added = renderOpening(opening, hosts).trimEnd();
  return added === '' ? [] : [`A maintainer can open this in the policy:\n${added}`];
}

function renderRefusedHosts(refused: readonly ConnectionDecision[]): string {
  return `The sandbox refused connections of the command: ${renderFirst(refused.map(describeRefused), maxHosts)}.`;
}

// A program chooses the hosts that it requests: only a text with the form of a host reaches the model.
function describeRefused(connection: ConnectionDecision): string {
  const { host, reason, count } = connection;
  const isShown = host === otherHosts || /^[a-z0-9.:_-]{1,100}$/.test(host);
  return `${isShown ? renderPlace(connection) : 'an address that is not valid'} (${[reason, ...(count === 1 ? [] : [`${renderNumber(count)} times`])].join(', ')})`;
}

/** The addition to the policy, as YAML, with which a call also reaches these hosts. Empty if nothing can open them. */
export function renderOpening(opening: Opening | null, asked: readonly (HostToOpen | string)[]): string {
  const hosts = asked.slice(0, maxHosts);
  if (opening === null || hosts.length === 0) return '';
  const acknowledge = 'executes-workspace';
  if (opening === 'sandbox-network') return renderYaml({ sandbox: { network: { allow: hosts, acknowledge } } });
  const { id, when } = opening;
  return renderYaml({ rules: [{ id, when, decision: 'allow', hosts, acknowledge }] });
}

/**
 * The closed paths that the words of a command name, one line each: without it, the model and the maintainer see an error of a program about a file
 * that `git ls-files` lists. Words of a shell text are separated at every character with a meaning for the shell. It explains and decides nothing.
 */
export async function renderClosedWords(
  accesses: readonly Access[],
  { files, isClosed }: Pick<Sandbox, 'files' | 'isClosed'>,
  closed: ClosedPaths,
): Promise<string> {
  const named = new Set<string>();
  for (const access of accesses) {
    if (access.type !== 'command') continue;
    const words = access.words
      .flatMap((word) => (word.type === 'literal' ? word.value.split(/[\s;|&<>()'"`$=]/) : []))
      .filter((word) => word !== '');
    for (const word of [...new Set(words)].slice(0, maxWords)) {
      const resolved = await files.resolve(word, access.cwd);
      if (resolved.type === 'inside' && isClosed(resolved.path)) named.add(resolved.path);
    }
  }
  const lines = [...named].slice(0, maxPaths).map((path) => {
    const rule = closed.explain(path)?.rule ?? null;
    if (rule === null) return `${renderPath(path)} is closed to commands: it is a hard link to a closed file.`;
    return `${renderPath(path)} is closed ${rule === 'default' ? 'to commands: no rule allows reading it' : `by rule ${rule}`}.`;
  });
  if (named.size > maxPaths) lines.push(`${named.size - maxPaths} more paths of the command are closed.`);
  return lines.join('\n');
}

/**
 * How to leave a commit that git could not check out: a file that is read-only to commands, or whose change was refused, stops it half way and then
 * keeps it from going back. Read from the messages of git, which any program can print: it is a hint and decides nothing. Empty for other output.
 */
export function explainCheckout(result: JsonValue): string {
  const output = isJsonObject(result) ? result['aggregatedOutput'] : null;
  if (typeof output !== 'string') return '';
  const isStopped = /unable to (?:unlink|create file)/.test(output) && output.includes('Read-only file system');
  return isStopped || /would be overwritten by (?:checkout|merge)/.test(output)
    ? 'Git could not write every file: some are read-only to commands, or their changes are refused. `git checkout -f BRANCH` goes back all the same; `git worktree add /tmp/NAME COMMIT` shows another commit without a change here.'
    : '';
}

/** Adds to the output of a call the changes that were refused, and lines of the harness for the model. */
export function addNotes(
  output: ToolOutput,
  { refused, hints }: { readonly refused: readonly RefusedChange[]; readonly hints: string },
  taint: TaintSource | null,
): ToolOutput {
  const refusedChanges: JsonValue = refused
    .slice(0, maxReported)
    .map(({ path, kind, rule, reason }) => ({ path: escapeControls(path), kind, rule, reason }));
  const { value, text } = output;
  return {
    ...output,
    value: isJsonObject(value)
      ? { ...value, ...(refused.length > 0 && { refusedChanges }), ...(hints !== '' && { refusedHint: hints }) }
      : value,
    text: text === null ? null : [text, renderRefused(refused, taint), hints].filter(Boolean).join('\n'),
  };
}

/** The line before the list of refused changes. A path that could not be restored ends the run. */
export const refusedHeading =
  'The policy refused these changes of the command; these paths are as before it again (files over 1 MB as before the run), unless marked as NOT restored:';

/**
 * Renders the refused changes for the model. A program chooses the names of its files, so that the list is in an envelope if the program
 * is not trusted.
 */
export function renderRefused(refused: readonly RefusedChange[], taint: TaintSource | null): string {
  if (refused.length === 0) return '';
  const list = listRefused(refused);
  return `${refusedHeading}\n${taint === null ? list : renderUntrustedOutput(taint, list)}`;
}

/**
 * The refused changes, a line per rule and reason: `git switch` can touch many files that one rule protects. The lines that state the most
 * come first, after the lines of changes that could not be reverted.
 */
export function listRefused(refused: readonly RefusedChange[]): string {
  const sorted = refused.toSorted((left, right) => Number(left.restored) - Number(right.restored));
  const rules = groupBy(sorted, ({ rule, reason }) => `rule ${rule}: ${reason}`);
  const isStuck = (changes: readonly RefusedChange[]): number => (changes[0]?.restored === false ? 1 : 0);
  const groups = [...rules].toSorted(
    ([, left], [, right]) => isStuck(right) - isStuck(left) || right.length - left.length,
  );
  const lines = groups.slice(0, maxLines).map(([rule, changes]) => {
    const named = changes.map(
      ({ path, kind, restored }) => `${kind} ${renderPath(path)}${restored ? '' : ' (NOT restored)'}`,
    );
    return `- ${renderFirst(named, maxNamed)}: ${rule}`;
  });
  const left = groups.slice(maxLines).reduce((sum, [, changes]) => sum + changes.length, 0);
  return [...lines, ...(left > 0 ? [`- and ${left} more changes`] : [])].join('\n');
}
