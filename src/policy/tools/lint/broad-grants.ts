import { isAllowed } from '../../../core/types/decision.ts';
import { listOf } from '../../../core/schema-parts.ts';
import { mayStartPrograms, runsFiles, startsPrograms } from '../../commands/program-starters.ts';
import { isSpecificName, type Rule } from '../../decide/rule.ts';
import { findAtRule, type Advice, type AdviceLint } from './finding.ts';

/** Allows that permit more than they appear to. */
export const lintBroadGrants: AdviceLint = function* ({ compiled }) {
  for (const rule of compiled.rules)
    if (isAllowed(rule.decision) && !rule.contains) {
      yield* lintPrograms(rule);
      yield* lintUnbound(rule);
    }
};

function* lintPrograms(rule: Rule): Iterable<Advice> {
  const programs = listPrograms(rule);
  const place = ['when', 'command'];
  if (programs.some(({ name }) => name === '*' || name === '**'))
    // Not an error, since no author writes it by accident.
    yield findAtRule(rule, 'any-program', place, `rule ${rule.id} allows every program`, 'Name the programs.');
  for (const { name, open } of programs)
    if (open && startsPrograms(name))
      yield findAtRule(
        rule,
        'interpreter-allowed',
        place,
        `rule ${rule.id} lets ${name} run any script or program that is named after it`,
        'Name the script, or call the program itself.',
      );
    else if (name.includes('/') && !name.startsWith('/'))
      yield findAtRule(
        rule,
        'workspace-program',
        place,
        `${name} is a file of the workspace: who can write it decides what runs`,
        'Make sure that no rule allows writing it.',
      );
  const open = programs.flatMap(({ name, open: takesAny }) => (takesAny ? [name] : []));
  for (const { code, names, effect } of [
    {
      code: 'starts-programs',
      names: open.filter(mayStartPrograms),
      effect: 'may start other programs: the list states what starts, and does not bound it',
    },
    { code: 'runs-scratch', names: open.filter(runsFiles), effect: 'can run what the agent wrote in /tmp' },
  ] as const)
    if (names.length > 0)
      yield findAtRule(rule, code, place, `rule ${rule.id} lists ${names.join(', ')}, which ${effect}`);
}

function* lintUnbound(rule: Rule): Iterable<Advice> {
  if (rule.binds !== null) return;
  if (rule.toolNames === null || !rule.toolNames.every(isSpecificName)) {
    yield findAtRule(
      rule,
      'any-access',
      ['when'],
      `rule ${rule.id} allows all that a call does, with any tool`,
      'Name the tool, or what may be read, written or run.',
    );
    return;
  }
  for (const tool of rule.tools.listNames('command', 'session', 'write'))
    if (rule.namedTools.includes(tool))
      yield findAtRule(
        rule,
        'whole-tool',
        ['when', 'tool'],
        `rule ${rule.id} allows everything that ${tool} can do in the workspace`,
        'Add command or write.',
      );
}

/** The programs that a command rule names. `open` is true if the pattern accepts any first word after the program. */
export function listPrograms(rule: {
  readonly written: Pick<Rule['written'], 'when'>;
}): { readonly name: string; readonly open: boolean }[] {
  const written = (rule.written.when as { readonly command?: unknown }).command;
  if (written === undefined) return [];
  if (Array.isArray(written)) {
    const [first, second] = written as readonly unknown[];
    const open = second === '*' || second === '**';
    if (typeof first === 'string') return [{ name: first, open }];
    const any = (first as { readonly any: readonly (string | readonly string[])[] }).any;
    return any.map((choice) =>
      typeof choice === 'string'
        ? { name: choice, open }
        : { name: choice[0] ?? '', open: choice.length === 1 ? open : choice[1] === '*' },
    );
  }
  const { program, sub } = written as { readonly program: string | readonly string[]; readonly sub?: unknown };
  return listOf<string>(program).map((name) => ({ name, open: sub === undefined }));
}
