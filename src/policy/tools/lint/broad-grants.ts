import { isAllowed } from '../../../core/types/decision.ts';
import { listOf } from '../../../core/schema-parts.ts';
import type { CommandPattern } from '../../commands/command-pattern.ts';
import type { Subcommand } from '../../commands/subcommand.ts';
import { readPattern } from '../../compare/commands.ts';
import { mayStartPrograms, runsFiles, startsPrograms } from '../../commands/program-starters.ts';
import { isSpecificName, type Rule } from '../../decide/rule.ts';
import type { Found, RuleLint } from './finding.ts';
import { listActive } from '../../decide/compiled-policy.ts';

/** Allows that permit more than they appear to. */
export const lintBroadGrants: RuleLint = () =>
  function* (rule) {
    if (!isAllowed(rule.decision) || rule.contains) return;
    yield* lintPrograms(rule);
    yield* lintUnbound(rule);
  };

function* lintPrograms(rule: Rule): Iterable<Found> {
  const programs = listPrograms(rule);
  const path = ['when', 'command'];
  if (programs.some(({ name }) => name === '*' || name === '**'))
    // Not an error, since no author writes it by accident.
    yield { code: 'any-program', path, message: `rule ${rule.id} allows every program`, hint: 'Name the programs.' };
  for (const { name, open } of programs)
    if (open && startsPrograms(name))
      yield {
        code: 'interpreter-allowed',
        path,
        message: `rule ${rule.id} lets ${name} run any script or program that is named after it`,
        hint: 'Name the script, or call the program itself.',
      };
    else if (name.includes('/') && !name.startsWith('/'))
      yield {
        code: 'workspace-program',
        path,
        message: `${name} is a file of the workspace: who can write it decides what runs`,
        hint: 'Make sure that no rule allows writing it.',
      };
  const open = programs.flatMap(({ name, open: takesAny }) => (takesAny ? [name] : []));
  for (const { code, names, effect } of [
    {
      code: 'starts-programs',
      names: open.filter(mayStartPrograms),
      effect: 'may start other programs: the list states what starts, and does not bound it',
    },
    { code: 'runs-scratch', names: open.filter(runsFiles), effect: 'can run what the agent wrote in /tmp' },
  ] as const)
    if (names.length > 0) yield { code, path, message: `rule ${rule.id} lists ${names.join(', ')}, which ${effect}` };
}

function* lintUnbound(rule: Rule): Iterable<Found> {
  if (rule.binds !== null) return;
  const names = rule.toolNames ?? ['*'];
  // A pattern for several servers allows no tool of them, which another check reports.
  const isAny = !names.every((name) => isSpecificName(name) || name.startsWith('mcp.'));
  const tools = rule.tools.listNames('command', 'session', 'write').filter((tool) => names.includes(tool));
  if (isAny || tools.length > 0)
    yield {
      code: 'any-access',
      path: ['when'],
      message: `rule ${rule.id} allows all that a call does, with ${isAny ? 'any tool' : tools.join(' and ')}`,
      hint: `Name ${isAny ? 'the tool, or ' : ''}what may be read, written or run.`,
    };
}

/** The programs that a command rule names. `open` is true if the pattern accepts any first word after the program. */
function listPrograms({ written }: Rule): { readonly name: string; readonly open: boolean }[] {
  const { command } = written.when as { readonly command?: CommandPattern | Subcommand };
  const [first, second] = command === undefined ? [] : readPattern(command);
  if (first === undefined || (typeof first === 'object' && 'after' in first)) return [];
  return (typeof first === 'string' ? [first] : first.any).map((choice) => {
    const [name = '', next = second] = listOf(choice);
    return { name, open: next === '*' || next === '**' };
  });
}

/**
 * Rules that allow all writes, or all calls of a tool, and rely on other rules to deny the dangerous ones. Such lists are nearly always incomplete.
 */
export const lintDenylist: RuleLint = ({ compiled }) => {
  const active = listActive(compiled);
  // With containment, changes are decided by their effects, and a list of the protected files is the right form.
  const isContained = active.some(({ contains }) => contains);
  return function* (rule) {
    const isWhole = isAllowed(rule.decision) && rule.unless === null && !rule.audit && !isContained;
    const kind = isWhole ? readWholeKind(rule) : null;
    const denials = active.filter(({ decision, binds }) => !isAllowed(decision) && binds === kind);
    if (kind === null || denials.length === 0) return;
    yield {
      code: 'denylist',
      path: ['when'],
      message: `rule ${rule.id} allows every ${kind} except what ${denials.map(({ id }) => id).join(', ')} denies`,
      hint: 'Allow what the task needs.',
    };
  };
};

function readWholeKind(rule: Rule): 'command' | 'write' | null {
  const { write } = rule.written.when as { readonly write?: string | readonly string[] };
  if (rule.when.every(({ key }) => key === 'tool' || key === 'write') && write !== undefined)
    return listOf<string>(write).some((glob) => glob === '**' || glob === '**/*') ? 'write' : null;
  return rule.binds === null &&
    rule.when.every(({ key }) => key === 'tool') &&
    rule.tools.listNames('command').some((tool) => rule.toolNames?.includes(tool))
    ? 'command'
    : null;
}

/** The effect of a `contained` rule, and the other rules that only match the spelling of a command. */
export const lintContained: RuleLint = ({ compiled }) => {
  const network = compiled.network.allow.length === 0 ? 'without network' : 'with the hosts of sandbox.network.allow';
  const containing = listActive(compiled).find(({ contains }) => contains);
  return function* (rule) {
    if (containing === undefined || rule.audit) return;
    if (rule.contains)
      yield {
        code: 'contained',
        path: ['when', 'contained'],
        message: `rule ${rule.id} allows any program, shell text and inline code, ${network}, at isolation full; reads, changes that stay and hosts still need rules`,
      };
    if (rule.binds === 'command' && (!isAllowed(rule.decision) || rule.perRun !== null))
      yield {
        code: 'advisory',
        path: ['when', 'command'],
        message: `rule ${rule.id} is advisory: it matches the spelling of a command, and rule ${containing.id} allows other code that does the same`,
        hint: 'Bound the effect instead, by rules about read, write or net.',
      };
  };
};
