import { isAllowed, isDenial } from '../../core/types/decision.ts';
import type { Problem } from '../../core/types/error.ts';
import { checkExamples } from '../decide/examples.ts';
import { isBuiltin } from '../file/builtin-policy.ts';
import { listOf } from '../../core/schema-parts.ts';
import type { NetCondition } from '../decide/matchers/net.ts';
import type { Registries } from '../decide/hosts/registry-addresses.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';
import { isAboutRequestsOnly } from '../decide/offered-tools.ts';
import { compileRule, readToolNames, type Rule } from '../decide/rule.ts';
import type { Layer } from './layers.ts';
import type { PolicyCatalogue } from '../../core/tool-catalogue.ts';

/** Compiles the rules of all layers and adds their errors to `problems`. All rules are kept: the strictest decides. */
export function compileRules(
  layers: readonly Layer[],
  {
    registries,
    catalogue,
    lower,
  }: { readonly registries: Registries; readonly catalogue: PolicyCatalogue; readonly lower: Rule['lower'] },
  problems: Problem[],
): Rule[] {
  const rules: Rule[] = [];
  const byId = new Map<string, Rule>();
  for (const layer of layers)
    for (const [index, written] of (layer.file.rules ?? []).entries()) {
      const place = {
        layer: layer.name,
        tools: catalogue.tools,
        lower,
        registries,
        problemAt: (path: readonly PropertyKey[], message: string, hint?: string) =>
          layer.yaml.problemAt(['rules', index, ...path], message, hint),
      };
      const rule = compileRule(written, place);
      const other = byId.get(rule.id);
      if (other === undefined) byId.set(rule.id, rule);
      else
        problems.push(
          rule.problemAt(
            ['id'],
            `the id "${rule.id}" is taken by a rule of ${other.layer}`,
            'Every rule has another id, over all layers.',
          ),
        );
      // The build has checked these.
      if (!isBuiltin(layer.name)) problems.push(...checkRule(rule));
      rules.push(rule);
    }
  return rules;
}

/** The problems of one rule, and of its examples. */
export function checkRule(rule: Rule): Problem[] {
  const problems: Problem[] = [];
  const bound = rule.when.filter(({ binds }) => binds !== null).map(({ key }) => key);
  const kinds = new Set(rule.when.map(({ binds }) => binds).filter((binds) => binds !== null));
  if (kinds.size > 1)
    problems.push(
      rule.problemAt(
        ['when', bound[1] ?? ''],
        `a rule is about one kind of access, and this one names ${bound.join(' and ')}`,
        'Write a rule for each.',
      ),
    );
  for (const { key, binds } of rule.unless ?? [])
    if (binds !== null && rule.binds !== null && binds !== rule.binds)
      problems.push(
        rule.problemAt(
          ['unless', key],
          `an exception for "${key}" can never hold in a rule about "${rule.binds}"`,
          'Name the same kind of access.',
        ),
      );
  if (rule.until !== null && isDenial(rule.decision))
    problems.push(
      rule.problemAt(
        ['until'],
        `rule ${rule.id} denies, and until would end the denial`,
        'Remove until. Only rules that allow, explain or escalate can expire.',
      ),
    );
  if (rule.perRun !== null && !isAllowed(rule.decision))
    problems.push(
      rule.problemAt(
        ['limits'],
        'perRun counts allowed calls, so only a rule that allows can have it',
        'Move it to the rule that allows the call.',
      ),
    );
  if ([...rule.when, ...(rule.unless ?? [])].some(({ key }) => key === 'count') && !isAllowed(rule.decision))
    problems.push(
      rule.problemAt(
        ['when', 'count'],
        'count is the number of calls that the rule has allowed, so only a rule that allows can ask for it',
        'Move it to the rule that allows the call.',
      ),
    );
  return [
    ...problems,
    ...checkContained(rule),
    ...checkDependency(rule),
    ...checkHosts(rule),
    ...checkMethods(rule),
    ...checkToolNames(rule, 'when'),
    ...checkToolNames(rule, 'unless'),
    ...checkExamples(rule),
  ];
}

function checkContained(rule: Rule): Problem[] {
  const at = (['when', 'unless'] as const).find((key) => 'contained' in (rule.written[key] ?? {}));
  if (at === undefined) return [];
  const commands = rule.tools.listNames('command', 'session');
  const isAboutCommands = rule.toolNames !== null && rule.toolNames.every((name) => commands.includes(name));
  if (at === 'when' && rule.decision === 'allow' && isAboutCommands) return [];
  return [
    rule.problemAt(
      [at, 'contained'],
      'contained is for rules that allow commands',
      `Write it in a rule with \`decision: allow\` and \`tool: ${commands[0] ?? ''}\` in when.`,
    ),
  ];
}

function checkDependency(rule: Rule): Problem[] {
  const restricted = isAllowed(rule.decision) ? 'unless' : 'when';
  return (['when', 'unless'] as const).flatMap((key) => {
    const written = rule.written[key]?.['dependency'] as { readonly minReleaseAgeDays?: number } | undefined;
    if (written === undefined) return [];
    if (listOf(rule.written.when['change']).join() !== 'dependencies-added')
      return [
        rule.problemAt(
          [key, 'dependency'],
          'dependency is about the dependencies that a change adds, and when does not name this kind of change alone',
          'Write change: dependencies-added in when.',
        ),
      ];
    return key !== restricted || written.minReleaseAgeDays === undefined
      ? []
      : [
          rule.problemAt(
            [key, 'dependency', 'minReleaseAgeDays'],
            'the rule would refuse the releases that are old enough',
            restricted === 'when' ? 'Write it in unless.' : 'Write it in when.',
          ),
        ];
  });
}

// A command gets hosts by its words, so the rule has to name them.
function checkHosts(rule: Rule): Problem[] {
  if (rule.acknowledged && rule.sees.length > 0)
    return [
      rule.problemAt(
        ['sees'],
        'sees is for sealed calls: closed files stay closed to a call that runs in the agent’s workspace',
        'Take acknowledge out of the rule, or sees.',
      ),
    ];
  const grants = isAllowed(rule.decision) || rule.decision === 'escalate';
  if (rule.written.hosts === undefined)
    return (
      (['sees', 'uploadMb', 'acknowledge'] as const)
        .filter((key) => rule.written[key] !== undefined)
        // The retry of a refused connection has the host of the `net` rule.
        .filter((key) => key !== 'acknowledge' || rule.binds !== 'connect' || !grants)
        .map((key) =>
          rule.problemAt(
            [key],
            `${key} is about a call with hosts, and the rule gives none`,
            `Add \`hosts: [HOST]\` to a rule that allows a command, or remove ${key}.`,
          ),
        )
    );
  if (rule.binds === 'command' && grants) return [];
  return [
    rule.problemAt(
      ['hosts'],
      'hosts is for rules that allow a command by its words',
      'Add command to when, or use net for requests of the harness and sandbox.network.allow for every command.',
    ),
  ];
}

// The method of a command's connection cannot be enforced, so a rule about commands must not name one.
function checkMethods(rule: Rule): Problem[] {
  return (['when', 'unless'] as const)
    .filter((key) => (rule.written[key]?.['net'] as NetCondition | undefined)?.method !== undefined)
    .filter(() => !isAboutRequestsOnly(rule))
    .map((key) =>
      rule.problemAt(
        [key, 'net', 'method'],
        'no proxy sees the method of a command’s connection, so only a rule about the harness’s own requests can ask for it',
        `Add tool: [${rule.tools.listNames('fetch', 'request').join(', ')}] to when, or leave the method out.`,
      ),
    );
}

function checkToolNames(rule: Rule, key: 'when' | 'unless'): Problem[] {
  return (readToolNames(rule.written[key] ?? {}) ?? [])
    .filter((name) => !rule.tools.mayExist(name))
    .map((name) => rule.problemAt([key, 'tool'], `there is no tool "${name}"`, renderNearest(name, rule.tools.names)));
}
