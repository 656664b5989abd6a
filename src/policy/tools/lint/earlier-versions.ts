import { listOf } from '../../../core/schema-parts.ts';
import type { Advice, AdviceLint } from './finding.ts';

/** Settings whose meaning or usual form has changed since version 0.1. */
export const lintEarlierVersions: AdviceLint = ({ files }) =>
  files.flatMap(({ file, yaml }): Advice[] => {
    const findings: Advice[] = [];
    const add = (path: readonly PropertyKey[], message: string, hint: string): void => {
      const problem = yaml.problemAt(path, message, hint);
      findings.push({ severity: 'info', code: 'since-0-1', ruleId: null, problem });
    };
    for (const [index, source] of listOf(file.extends ?? []).entries())
      if (typeof source === 'string' && /^builtin:.*-strict$/.test(source))
        add(
          Array.isArray(file.extends) ? ['extends', index] : ['extends'],
          `${source} allows a list of programs, which states what starts and not what it does; since 0.1, the sandbox bounds what commands read, reach and keep`,
          `Extend ${source.replace(/-strict$/, '')}, which allows any command that the sandbox contains, unless the list itself is what you want.`,
        );
    if ((file.sandbox?.network?.allow ?? []).length > 0)
      add(
        ['sandbox', 'network', 'allow'],
        'these hosts are open to every command and to requests of the harness, also for code that the agent writes',
        'For single commands, write hosts: [HOST] into the rule that allows the command. For setup alone, write sandbox.network.setup.',
      );
    if (file.approvals === 'untrusted')
      add(
        ['approvals'],
        'approvals: untrusted is the default and changes nothing: rules decide as they are written',
        'Leave it out. on-request, on-failure and never change what explain and escalate do.',
      );
    return findings;
  });
