import { isAllowed } from '../../../core/types/decision.ts';
import { listOf } from '../../../core/schema-parts.ts';
import { mayStartPrograms, runsFiles, startsPrograms } from '../../commands/program-starters.ts';
import { isSpecificName, type Rule } from '../../decide/rule.ts';
import { findAtRule, type Advice, type AdviceLint } from './finding.ts';

/** Allows that permit more than they appear to. */
export const lintBroadGrants: AdviceLint = ({ compiled }) =>
  compiled.rules
    .filter((rule) => isAllowed(rule.decision) && !rule.contains)
    .flatMap((rule) => [...lintPrograms(rule), ...lintUnbound(rule)]);

function lintPrograms(rule: Rule): Advice[] {
  const programs = listPrograms(rule);
  const findings: Advice[] = [];
  const find = (
    code: 'any-program' | 'interpreter-allowed' | 'workspace-program',
    message: string,
    hint: string,
  ): void => {
    findings.push(findAtRule(rule, code, ['when', 'command'], message, hint));
  };
  if (programs.some(({ name }) => name === '*' || name === '**'))
    // Not an error, since no author writes it by accident.
    find('any-program', `rule ${rule.id} allows every program`, 'Name the programs.');
  for (const { name, open } of programs)
    if (open && startsPrograms(name))
      find(
        'interpreter-allowed',
        `rule ${rule.id} lets ${name} run any script or program that is named after it`,
        'Name the script, or call the program itself.',
      );
    else if (name.includes('/') && !name.startsWith('/'))
      find(
        'workspace-program',
        `${name} is a file of the workspace: who can write it decides what runs`,
        'Make sure that no rule allows writing it.',
      );
  const open = programs.flatMap(({ name, open: takesAny }) => (takesAny ? [name] : []));
  return [
    ...findings,
    ...noteOpen(
      rule,
      'starts-programs',
      open.filter(mayStartPrograms),
      'may start other programs: the list states what starts, and does not bound it',
    ),
    ...noteOpen(rule, 'runs-scratch', open.filter(runsFiles), 'can run what the agent wrote in /tmp'),
  ];
}

function noteOpen(
  rule: Rule,
  code: 'starts-programs' | 'runs-scratch',
  names: readonly string[],
  effect: string,
): Advice[] {
  if (names.length === 0) return [];
  return [findAtRule(rule, code, ['when', 'command'], `rule ${rule.id} lists ${names.join(', ')}, which ${effect}`)];
}

function lintUnbound(rule: Rule): Advice[] {
  if (rule.binds !== null) return [];
  if (rule.toolNames === null || !rule.toolNames.every(isSpecificName))
    return [
      findAtRule(
        rule,
        'any-access',
        ['when'],
        `rule ${rule.id} allows all that a call does, with any tool`,
        'Name the tool, or what may be read, written or run.',
      ),
    ];
  const broad = rule.namedTools.filter((tool) => rule.tools.listNames('command', 'session', 'write').includes(tool));
  return broad.map((tool) =>
    findAtRule(
      rule,
      'whole-tool',
      ['when', 'tool'],
      `rule ${rule.id} allows everything that ${tool} can do in the workspace`,
      'Add command or write.',
    ),
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
