import { isAllowed } from '../../../core/types/decision.ts';
import type { Problem } from '../../../core/types/error.ts';
import type { Advice, AdviceLint } from './finding.ts';

/** Defaults that allow: an access that no rule matches is allowed. */
export const lintDefaults: AdviceLint = ({ compiled, files }) => {
  const findings: Advice[] = [];
  const problemAt = (key: string, message: string, hint: string): Problem => {
    const layer =
      files.findLast(
        ({ file }) => (file.defaults as { readonly [name: string]: unknown } | undefined)?.[key] !== undefined,
      ) ?? files.at(-1);
    return (
      layer?.yaml.problemAt(['defaults', key], message, hint) ?? { message, hint, file: null, line: null, column: null }
    );
  };
  if (isAllowed(compiled.defaultDecision))
    findings.push({
      severity: 'warning',
      code: 'default-allow',
      ruleId: null,
      problem: problemAt(
        'decision',
        'what no rule names is allowed; lists of what is forbidden are nearly always incomplete',
        'Deny by default, and allow what the task needs.',
      ),
    });
  if (isAllowed(compiled.opaqueDecision))
    findings.push({
      severity: 'warning',
      code: 'opaque-allow',
      ruleId: null,
      problem: problemAt(
        'opaque',
        'shell text and inline code are allowed although their effects are not known',
        'Deny what is opaque.',
      ),
    });
  return findings;
};
