import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import type { CliContext } from './cli-run.ts';
import { readBuiltinPolicies } from './host.ts';
import { createPolicyFetcher } from './load-steering-policy.ts';
import { renderAnnotation } from './policy/annotations.ts';
import { checkPolicy, renderFinding, type Finding } from './policy/check.ts';
import { renderSarif } from './policy/sarif.ts';

export type CheckFormat = 'text' | 'json' | 'sarif' | 'github';

/** `policy check FILE…`: every problem of every file, with its place; exit 2 where one has an error. */
export async function checkPolicies(
  sources: readonly string[],
  format: CheckFormat,
  { host, terminal }: CliContext,
): Promise<number> {
  const results = [];
  for (const source of sources) {
    const path = source.startsWith('builtin:') ? source : resolve(host.workingFolder, source);
    const findings = await checkPolicy({
      source: path,
      readFile: (file) => readFile(file, 'utf8'),
      builtinPolicies: readBuiltinPolicies(host),
      protectedPaths: [],
      fetchRemote: createPolicyFetcher(),
    });
    results.push({ policy: source, ok: findings.every(({ severity }) => severity !== 'error'), findings });
  }
  const all = results.flatMap(({ findings }) => findings).map((finding) => nameRelative(finding, host.workingFolder));
  if (format === 'json') terminal.out(`${JSON.stringify(results)}\n`);
  else if (format === 'sarif') terminal.out(renderSarif(all, host.version));
  else if (format === 'github') for (const finding of all) terminal.command(`${renderAnnotation(finding)}\n`);
  else
    for (const { policy, findings, ok } of results) {
      for (const finding of findings) terminal.out(`${renderFinding(finding)}\n`);
      terminal.out(`${policy}: ${ok ? 'ok' : 'not valid'}\n`);
    }
  return results.every(({ ok }) => ok) ? 0 : 2;
}

/** The finding with its file named from the working folder, as code scanning and annotations want it. */
export function nameRelative(finding: Finding, workingFolder: string): Finding {
  const { file } = finding.problem;
  if (file === null || !isAbsolute(file)) return finding;
  const name = relative(workingFolder, file);
  return name.startsWith('..') ? finding : { ...finding, problem: { ...finding.problem, file: name } };
}
