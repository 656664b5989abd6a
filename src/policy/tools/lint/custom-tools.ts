import type { CustomTool } from '../../../core/types/custom-tool.ts';
import { createSampleWords } from '../../resolve/merge-custom-tools.ts';
import type { ResolvedPolicy } from '../../resolve/load.ts';
import type { Advice, AdviceLint } from './finding.ts';

/** Custom tools that no rule names, and custom tools whose command no rule can allow. */
export const lintCustomTools: AdviceLint = (policy) =>
  policy.settings.customTools.flatMap((tool) => lintTool(policy, tool));

function lintTool({ files, compiled }: ResolvedPolicy, tool: CustomTool): Advice[] {
  const { name, cwd } = tool;
  const layer = files.find(({ file }) => Object.hasOwn(file.customTools ?? {}, name));
  if (layer === undefined) return [];
  const find = (code: string, message: string, hint: string): Advice => ({
    severity: 'warning',
    code,
    ruleId: null,
    problem: layer.yaml.problemAtKey(['customTools'], name, message, hint),
  });
  const isNamed = compiled.rules.some((rule) => rule.namesTool(name));
  const opaque = compiled
    .lower({ type: 'command', words: createSampleWords(tool), cwd })
    .find((access) => access.type === 'opaque');
  return [
    ...(isNamed
      ? []
      : [
          find(
            'unnamed-tool',
            `no rule names the custom tool ${name}, so it is not offered`,
            `Add a rule: { id: allow-tool, when: { tool: ${name} }, decision: allow }.`,
          ),
        ]),
    ...(opaque?.type === 'opaque' && compiled.opaqueDecision !== 'allow'
      ? [
          find(
            'opaque-tool',
            `the effects of the command of ${name} cannot be determined, so defaults.opaque decides: ${opaque.reason}`,
            'Put the code into a file of the repository, and name that file in the command.',
          ),
        ]
      : []),
  ];
}
