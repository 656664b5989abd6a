import { isOutside } from '../../core/text/path-text.ts';
import { locateFolder } from '../../run/host/locate-folder.ts';
import { catalogue } from '../../run/policy/catalogue.ts';
import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import type { CommandContext } from '../../run/host/command-context.ts';
import { HarnessError } from '../../core/types/error.ts';
import { readBuiltinPolicies } from '../../run/host/host.ts';
import { createPolicyFetcher } from '../../run/policy/load-steering-policy.ts';
import { listMachineFloors } from '../../run/host/machine-floor.ts';
import type { FloorSource } from '../../policy/resolve/layers.ts';
import { checkPolicy, renderFinding, type Finding } from '../../policy/tools/check.ts';
import { loadPolicy, renderDate, type LoadPolicyOptions } from '../../policy/resolve/load.ts';
import { renderSarif } from '../../policy/tools/sarif.ts';
import { createHarmlessCheck } from '../../sandbox/workspace/view/harmless-files.ts';
import { describeCommitted, findUnchosen } from '../../sandbox/workspace/git/committed-files.ts';
import { listTracked } from '../../sandbox/workspace/git/disposable-paths.ts';
import { readGitLayout } from '../../sandbox/workspace/git/git-layout.ts';
import { createUnreadableCheck } from '../../sandbox/workspace/view/plan-workspace.ts';
import { findProgram } from '../../sandbox/host/find-programs.ts';

export type CheckFormat = 'text' | 'json' | 'sarif';

/**
 * `policy check FILE…`: every problem of every file, with its place; exit 2 if one has an error. With a workspace, also the
 * secrets in its history that the policy closes.
 */
export async function checkPolicies(
  sources: readonly string[],
  flags: { readonly format: CheckFormat; readonly cwd?: string; readonly org?: string },
  context: CommandContext,
): Promise<number> {
  const { host, terminal } = context;
  const { format } = flags;
  const results = [];
  const org = flags.org === undefined ? null : resolve(host.workingFolder, flags.org);
  const floors: readonly FloorSource[] = [
    ...listMachineFloors(host.machineFloor),
    ...(org === null ? [] : [{ source: org, origin: '', readFile: (file: string) => readFile(file, 'utf8') }]),
  ];
  // Without a policy of a repository, the one of the organisation is checked with one that says nothing.
  for (const source of sources.length === 0 ? ['builtin:read-only'] : sources) {
    const path = source.startsWith('builtin:') ? source : resolve(host.workingFolder, source);
    const options: LoadPolicyOptions = {
      source: path,
      readFile: (file) => readFile(file, 'utf8'),
      catalogue,
      builtinPolicies: readBuiltinPolicies(host),
      floors,
      protectedPaths: [],
      today: renderDate(host.clock.nowMs()),
      fetchRemote: createPolicyFetcher(),
    };
    const workspace = flags.cwd === undefined ? null : locateFolder(host, flags.cwd, '--cwd');
    const findings = [
      ...(await checkPolicy({ ...options, workspace })).filter((finding) => canChange(path, finding)),
      ...(workspace === null ? [] : await findCommitted(options, workspace, host)),
    ];
    results.push({
      policy: sources.length === 0 ? (flags.org ?? source) : source,
      ok: findings.every(({ severity }) => severity !== 'error'),
      findings,
    });
  }
  const all = results.flatMap(({ findings }) => findings).map((finding) => nameRelative(finding, host.workingFolder));
  if (format === 'json') terminal.out(`${JSON.stringify(results)}\n`);
  else if (format === 'sarif') terminal.out(renderSarif(all, host.version));
  else
    for (const { policy, findings, ok } of results) {
      for (const finding of findings) terminal.out(`${renderFinding(finding)}\n`);
      terminal.out(`${policy}: ${ok ? 'ok' : 'not valid'}\n`);
    }
  return results.every(({ ok }) => ok) ? 0 : 2;
}

// A note about a built-in policy that a file extends is of no use to the author of the file.
function canChange(source: string, { severity, problem }: Finding): boolean {
  return severity === 'error' || source.startsWith('builtin:') || problem.file?.startsWith('builtin:') !== true;
}

// A read denial does not cover what git has stored.
async function findCommitted(
  options: LoadPolicyOptions,
  workspace: string,
  host: CommandContext['host'],
): Promise<readonly Finding[]> {
  const git = findProgram('git', host.facts.environment['PATH'] ?? '', [workspace]);
  if (git === null) return [];
  try {
    const view = (await loadPolicy({ ...options, workspace })).view();
    const layout = readGitLayout(workspace, git);
    const isUnreadable = createUnreadableCheck(view.closed, createHarmlessCheck({ workspace, git, layout }));
    const { all } = await listTracked({ workspace, git, sh: '/bin/sh' });
    const committed = all.filter(isUnreadable);
    const place = { file: options.source, line: null, column: null };
    const unchosen = findUnchosen(committed, view);
    if (unchosen !== null)
      return [{ severity: 'error', code: 'committed-closed', ruleId: null, problem: { ...unchosen, ...place } }];
    const message = describeCommitted(committed, view);
    const problem = { message: message ?? '', hint: '', ...place };
    return message === null ? [] : [{ severity: 'warning', code: 'committed-secret', ruleId: null, problem }];
  } catch (thrown) {
    // A policy that is not valid has its findings already, and a folder without a repository has no history.
    if (thrown instanceof HarnessError) return [];
    throw thrown;
  }
}

// Code scanning needs the file of a finding as a path from the working folder.
function nameRelative(finding: Finding, workingFolder: string): Finding {
  const { file } = finding.problem;
  if (file === null || !isAbsolute(file)) return finding;
  const name = relative(workingFolder, file);
  return isOutside(name) ? finding : { ...finding, problem: { ...finding.problem, file: name } };
}
