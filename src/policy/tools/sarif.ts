import { pathToFileURL } from 'node:url';
import { isAbsolute } from 'node:path';
import type { JsonObject } from '../../core/text/json.ts';
import { isBuiltin } from '../file/builtin-policy.ts';
import { lintSeverities, type Finding, type Severity } from './lint/finding.ts';

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/** Findings as a SARIF 2.1.0 log. Code scanning expects the path of a file inside the working directory to be relative to that directory. */
export function renderSarif(findings: readonly Finding[], toolVersion: string): string {
  const codes = [...new Set(findings.map(({ code }) => code))].toSorted();
  const log: JsonObject = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'script-harness policy check',
            version: toolVersion,
            rules: codes.map((code) => ({
              id: code,
              shortDescription: { text: code.replaceAll('-', ' ') },
              defaultConfiguration: { level: levels[lintSeverities[code]] },
            })),
          },
        },
        results: findings.map((finding) => createResult(finding, codes)),
        columnKind: 'utf16CodeUnits',
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function createResult({ severity, code, ruleId, problem }: Finding, codes: readonly string[]): JsonObject {
  const { file, line, column, message, hint } = problem;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: { text: hint === '' ? message : `${message} (${hint})` },
    ...(file !== null && {
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: renderUri(file) },
            ...(line !== null && {
              region: { startLine: line, ...(column !== null && { startColumn: column }) },
            }),
          },
        },
      ],
    }),
    ...(ruleId !== null && { properties: { policyRule: ruleId } }),
  };
}

function renderUri(file: string): string {
  if (isAbsolute(file)) return pathToFileURL(file).href;
  return isBuiltin(file) ? file : file.split('/').map(encodeURIComponent).join('/');
}
