import { isAllowed } from '../../../core/types/decision.ts';
import { listOf } from '../../../core/schema-parts.ts';
import { mayStartPrograms, runsFiles, startsPrograms } from '../../commands/program-starters.ts';
import { isSpecificName, type Rule } from '../../decide/rule.ts';
import type { Advice, AdviceLint } from './finding.ts';

/** Allows that permit more than they appear to. */
export const lintBroadGrants: AdviceLint = ({ compiled }) =>
  compiled.rules
    .filter((rule) => isAllowed(rule.decision) && !rule.contains)
    .flatMap((rule) => [...lintPrograms(rule), ...lintUnbound(rule)]);

function lintPrograms(rule: Rule): Advice[] {
  const programs = listPrograms(rule);
  const findings: Advice[] = [];
  if (programs.some(({ name }) => name === '*' || name === '**'))
    findings.push({
      // Not an error, since no author writes it by accident.
      severity: 'warning',
      code: 'any-program',
      ruleId: rule.id,
      problem: rule.problemAt(['when', 'command'], `rule ${rule.id} allows every program`, 'Name the programs.'),
    });
  for (const { name, open } of programs)
    if (open && startsPrograms(name))
      findings.push({
        severity: 'warning',
        code: 'interpreter-allowed',
        ruleId: rule.id,
        problem: rule.problemAt(
          ['when', 'command'],
          `rule ${rule.id} lets ${name} run any script or program that is named after it`,
          'Name the script, or call the program itself.',
        ),
      });
    else if (name.includes('/') && !name.startsWith('/'))
      findings.push({
        severity: 'warning',
        code: 'workspace-program',
        ruleId: rule.id,
        problem: rule.problemAt(
          ['when', 'command'],
          `${name} is a file of the workspace: who can write it decides what runs`,
          'Make sure that no rule allows writing it.',
        ),
      });
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

function noteOpen(rule: Rule, code: string, names: readonly string[], effect: string): Advice[] {
  if (names.length === 0) return [];
  const message = `rule ${rule.id} lists ${names.join(', ')}, which ${effect}`;
  return [{ severity: 'info', code, ruleId: rule.id, problem: rule.problemAt(['when', 'command'], message) }];
}

function lintUnbound(rule: Rule): Advice[] {
  if (rule.binds !== null) return [];
  if (rule.toolNames === null || !rule.toolNames.every(isSpecificName))
    return [
      {
        severity: 'warning',
        code: 'any-access',
        ruleId: rule.id,
        problem: rule.problemAt(
          ['when'],
          `rule ${rule.id} allows all that a call does, with any tool`,
          'Name the tool, or what may be read, written or run.',
        ),
      },
    ];
  const broad = rule.namedTools.filter((tool) => rule.tools.listNames('command', 'session', 'write').includes(tool));
  return broad.map((tool) => ({
    severity: 'warning',
    code: 'whole-tool',
    ruleId: rule.id,
    problem: rule.problemAt(
      ['when', 'tool'],
      `rule ${rule.id} allows everything that ${tool} can do in the workspace`,
      'Add command or write.',
    ),
  }));
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
