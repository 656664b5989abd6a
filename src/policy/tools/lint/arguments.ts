import { listOf } from '../../../core/schema-parts.ts';
import { isAllowed } from '../../../core/types/decision.ts';
import { isUnanchored } from '../../decide/matchers/pattern.ts';
import type { ResolvedPolicy } from '../../resolve/load.ts';
import { findAtRule, type AdviceLint } from './finding.ts';

/** Conditions on arguments that match other arguments than their author intended. */
export const lintArguments: AdviceLint = function* (policy) {
  for (const rule of policy.compiled.rules) {
    const args = (rule.written.when['args'] ?? {}) as {
      readonly [pointer: string]: { readonly matches?: string; readonly glob?: string | readonly string[] };
    };
    for (const [pointer, { matches, glob }] of Object.entries(args)) {
      if (isAllowed(rule.decision) && matches !== undefined && isUnanchored(matches))
        yield findAtRule(
          rule,
          'unanchored-pattern',
          ['when', 'args', pointer, 'matches'],
          `rule ${rule.id} leaves an end of ${pointer} open: ${matches} matches any text there`,
          'Spell out what is allowed at both ends.',
        );
      if (glob !== undefined && isNamedAsPath(pointer, rule.namedTools, policy))
        yield findAtRule(
          rule,
          'glob-of-path',
          ['when', 'args', pointer, 'glob'],
          `rule ${rule.id} compares ${pointer} as a text, and it seems to name a file: ${listOf(glob)[0] ?? ''} does not see "..", "./", absolute paths and links`,
          `Write path instead of glob: args: { ${pointer}: { path: ${JSON.stringify(glob)} } }`,
        );
    }
  }
};

const namesPath = /path|file|directory|director|\bdir\b|\bcwd\b/i;

// By the name of the argument, or by the description of the parameter of a custom tool.
function isNamedAsPath(pointer: string, tools: readonly string[], { settings }: ResolvedPolicy): boolean {
  const name = pointer.split('/').findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (namesPath.test(name)) return true;
  return settings.customTools.some(
    (tool) => tools.includes(tool.name) && namesPath.test(tool.parameters[name]?.description ?? ''),
  );
}
