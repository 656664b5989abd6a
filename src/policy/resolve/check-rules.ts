import { isAllowed, isDenial } from '../../core/types/decision.ts';
import type { Problem } from '../../core/types/error.ts';
import { checkExamples } from '../decide/examples.ts';
import { listOf } from '../../core/schema-parts.ts';
import type { NetCondition } from '../decide/matchers/net.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';
import { isAboutRequestsOnly } from '../decide/offered-tools.ts';
import { readToolNames, type Rule } from '../decide/rule.ts';

type Found = readonly [path: readonly PropertyKey[], message: string, hint: string];

/** The problems of one rule, and of its examples. */
export function checkRule(rule: Rule): Problem[] {
  const found = [
    ...checkAccess(rule),
    ...checkDecision(rule),
    ...checkContained(rule),
    ...checkDependency(rule),
    ...checkHosts(rule),
    ...checkNames(rule),
  ];
  return [...found.map((one) => rule.problemAt(...one)), ...checkExamples(rule)];
}

function* checkAccess({ when, unless, binds: own }: Rule): Iterable<Found> {
  const bound = when.filter(({ binds }) => binds !== null);
  if (new Set(bound.map(({ binds }) => binds)).size > 1)
    yield [
      ['when', bound[1]?.key ?? ''],
      `a rule is about one kind of access, and this one names ${bound.map(({ key }) => key).join(' and ')}`,
      'Write a rule for each.',
    ];
  for (const { key, binds } of unless ?? [])
    if (binds !== null && own !== null && binds !== own)
      yield [
        ['unless', key],
        `an exception for "${key}" can never hold in a rule about "${own}"`,
        'Name the same kind of access.',
      ];
}

function* checkDecision({ id, when, unless, until, perRun, decision }: Rule): Iterable<Found> {
  if (until !== null && isDenial(decision))
    yield [
      ['until'],
      `rule ${id} denies, and until would end the denial`,
      'Remove until. Only rules that allow, explain or escalate can expire.',
    ];
  if (isAllowed(decision)) return;
  const hint = 'Move it to the rule that allows the call.';
  if (perRun !== null) yield [['limits'], 'perRun counts allowed calls, so only a rule that allows can have it', hint];
  if ([...when, ...(unless ?? [])].some(({ key }) => key === 'count'))
    yield [
      ['when', 'count'],
      'count is the number of calls that the rule has allowed, so only a rule that allows can ask for it',
      hint,
    ];
}

function* checkContained(rule: Rule): Iterable<Found> {
  const at = (['when', 'unless'] as const).find((key) => 'contained' in (rule.written[key] ?? {}));
  if (at === undefined) return;
  const commands = rule.tools.listNames('command', 'session');
  const isAboutCommands = rule.toolNames !== null && rule.toolNames.every((name) => commands.includes(name));
  if (at !== 'when' || rule.decision !== 'allow' || !isAboutCommands)
    yield [
      [at, 'contained'],
      'contained is for rules that allow commands',
      `Write it in a rule with \`decision: allow\` and \`tool: ${commands[0] ?? ''}\` in when.`,
    ];
}

function* checkDependency(rule: Rule): Iterable<Found> {
  const [restricted, other] = isAllowed(rule.decision) ? ['unless', 'when'] : ['when', 'unless'];
  for (const key of ['when', 'unless'] as const) {
    const written = rule.written[key]?.['dependency'] as { readonly minReleaseAgeDays?: number } | undefined;
    if (written === undefined) continue;
    if (listOf(rule.written.when['change']).join() !== 'dependencies-added')
      yield [
        [key, 'dependency'],
        'dependency is about the dependencies that a change adds, and when does not name this kind of change alone',
        'Write change: dependencies-added in when.',
      ];
    else if (key === restricted && written.minReleaseAgeDays !== undefined)
      yield [
        [key, 'dependency', 'minReleaseAgeDays'],
        'the rule would refuse the releases that are old enough',
        `Write it in ${other}.`,
      ];
  }
}

// A command gets hosts by its words, so the rule has to name them.
function* checkHosts(rule: Rule): Iterable<Found> {
  const grants = isAllowed(rule.decision) || rule.decision === 'escalate';
  if (rule.acknowledged && rule.sees.length > 0)
    yield [
      ['sees'],
      'sees is for sealed calls: closed files stay closed to a call that runs in the agent’s workspace',
      'Take acknowledge out of the rule, or sees.',
    ];
  else if (rule.written.hosts === undefined)
    for (const key of ['sees', 'uploadMb', 'acknowledge'] as const) {
      // The retry of a refused connection has the host of the `net` rule.
      const isRetry = key === 'acknowledge' && rule.binds === 'connect' && grants;
      if (rule.written[key] !== undefined && !isRetry)
        yield [
          [key],
          `${key} is about a call with hosts, and the rule gives none`,
          `Add \`hosts: [HOST]\` to a rule that allows a command, or remove ${key}.`,
        ];
    }
  else if (rule.binds !== 'command' || !grants)
    yield [
      ['hosts'],
      'hosts is for rules that allow a command by its words',
      'Add command to when, or use net for requests of the harness and sandbox.network.allow for every command.',
    ];
}

function* checkNames(rule: Rule): Iterable<Found> {
  for (const key of ['when', 'unless'] as const) {
    const { net } = (rule.written[key] ?? {}) as { readonly net?: NetCondition };
    // The method of a command's connection cannot be enforced, so a rule about commands must not name one.
    if (net?.method !== undefined && !isAboutRequestsOnly(rule))
      yield [
        [key, 'net', 'method'],
        'no proxy sees the method of a command’s connection, so only a rule about the harness’s own requests can ask for it',
        `Add tool: [${rule.tools.listNames('fetch', 'request').join(', ')}] to when, or leave the method out.`,
      ];
    for (const name of readToolNames(rule.written[key] ?? {}) ?? [])
      if (!rule.tools.mayExist(name))
        yield [[key, 'tool'], `there is no tool "${name}"`, renderNearest(name, rule.tools.names)];
  }
}
