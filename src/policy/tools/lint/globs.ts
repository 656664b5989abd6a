import { createSamplePath } from '../../../core/find-steering-files.ts';
import { isAllowed } from '../../../core/types/decision.ts';
import { listOf } from '../../../core/schema-parts.ts';
import { isUnanchored } from '../../decide/matchers/pattern.ts';
import { compilePathGlobs, readTextForms } from '../../decide/paths/glob.ts';
import { protectedGlobs } from '../../decide/paths/protected-paths.ts';
import { readRuleGlobs } from '../../decide/rule.ts';
import type { CompiledPolicy } from '../../decide/compiled-policy.ts';
import type { RuleLint } from './finding.ts';

/** File names without a dot that a lower-case glob may mean. */
const files = ['configure', 'gradlew', 'makefile', 'mvnw', 'rakefile'];

/** Globs that seem to name a directory and match only a file of that name. */
export const lintDirectoryGlobs: RuleLint = () =>
  function* (rule) {
    for (const part of ['when', 'unless'] as const)
      for (const key of ['read', 'write'] as const) {
        const globs = rule.written[part]?.[key] as string | readonly string[] | undefined;
        for (const [index, glob] of listOf(globs ?? []).entries()) {
          const isWord = /^(?:[a-z][a-z0-9_-]*\/)*[a-z][a-z0-9_-]+$/.test(glob);
          if (isWord && !files.includes(glob.split('/').at(-1) ?? ''))
            yield {
              code: 'directory-glob',
              path: [part, key, index],
              message: `${glob} matches only a file of this name, and nothing below a directory`,
              hint: `Write ${JSON.stringify(`${glob}/**`)} for all that is below the directory.`,
            };
        }
      }
  };

const controlFiles = [...new Set(protectedGlobs.map(createSamplePath))];

/** Write globs that match files which the harness never lets a tool write: the rule would promise something false. */
export const lintControlFiles: RuleLint = ({ compiled }) =>
  function* (rule) {
    if (rule.binds !== 'write' || !isAllowed(rule.decision)) return;
    for (const [index, written] of readRuleGlobs(rule, 'when').entries()) {
      const glob = compilePathGlobs([written]);
      const named = [...controlFiles, ...compiled.protectedPaths].filter((path) => glob(readTextForms(path), 'grant'));
      if (named.length > 0)
        yield {
          code: 'control-files',
          path: ['when', 'write', index],
          message: `${written} takes in ${named.join(', ')}, which is never written`,
          hint: 'Name the directories that the task is about.',
          // `**` includes control files by accident. A rule that names a control file means it.
          severity: written.startsWith('*') ? 'info' : 'error',
        };
    }
  };

/** Conditions on arguments that match other arguments than their author intended. */
export const lintArguments: RuleLint = ({ compiled }) =>
  function* (rule) {
    const args = (rule.written.when['args'] ?? {}) as {
      readonly [pointer: string]: { readonly matches?: string; readonly glob?: string | readonly string[] };
    };
    for (const [pointer, { matches, glob }] of Object.entries(args)) {
      if (isAllowed(rule.decision) && matches !== undefined && isUnanchored(matches))
        yield {
          code: 'unanchored-pattern',
          path: ['when', 'args', pointer, 'matches'],
          message: `rule ${rule.id} leaves an end of ${pointer} open: ${matches} matches any text there`,
          hint: 'Spell out what is allowed at both ends.',
        };
      if (glob !== undefined && isNamedAsPath(pointer, rule.toolNames ?? [], compiled))
        yield {
          code: 'glob-of-path',
          path: ['when', 'args', pointer, 'glob'],
          message: `rule ${rule.id} compares ${pointer} as a text, and it seems to name a file: ${listOf(glob)[0] ?? ''} does not see "..", "./", absolute paths and links`,
          hint: `Write path instead of glob: args: { ${pointer}: { path: ${JSON.stringify(glob)} } }`,
        };
    }
  };

const namesPath = /path|file|directory|director|\bdir\b|\bcwd\b/i;

// By the name of the argument, or by the description of the parameter of a custom tool.
function isNamedAsPath(pointer: string, tools: readonly string[], { customTools }: CompiledPolicy): boolean {
  const name = pointer.split('/').findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (namesPath.test(name)) return true;
  return customTools.some(
    (tool) => tools.includes(tool.name) && namesPath.test(tool.parameters[name]?.description ?? ''),
  );
}
