import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { floorPrefix, type FloorSource } from '../../core/ports/policy.ts';
import { isOutside, listPaths } from '../../core/text/path-text.ts';
import { HarnessError } from '../../core/types/error.ts';
import { isManifestPath } from '../../policy/contents/manifests.ts';
import { loadPolicy, type LoadPolicyOptions } from '../../policy/resolve/load.ts';
import { checkPolicy, renderFinding, type Finding } from '../../policy/tools/check.ts';
import { renderSarif } from '../../policy/tools/sarif.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import { locateDirectory } from '../../run/host/locate-directory.ts';
import { createLoadOptions } from '../../run/policy/load-policy-file.ts';
import { findProgram } from '../../sandbox/host/find-programs.ts';
import { describeCommitted, findUnchosen } from '../../sandbox/workspace/git/committed-files.ts';
import { listTracked } from '../../sandbox/workspace/git/disposable-paths.ts';
import { readGitLayout } from '../../sandbox/workspace/git/git-layout.ts';
import { listCommitted, readClosedView } from '../../sandbox/workspace/view/closed-view.ts';
import { listWorkspace } from '../../sandbox/workspace/view/list-workspace.ts';
import { formatOption, type AddCommand } from '../arguments/options.ts';

interface CheckFlags {
  readonly format: 'text' | 'json' | 'sarif';
  readonly cwd?: string;
  readonly org?: string;
}

export const addCheckCommand: AddCommand = (policy, context, exit) => {
  policy
    .command('check [file...]')
    .description('every problem of a policy, with its place; exit 2 on an error')
    .option(
      '--org <file>',
      'the policy of an organisation: what it forbids is reported; without a policy, it is checked',
    )
    .option('--cwd <directory>', 'the workspace: closed files that are in its history are reported')
    .addOption(formatOption('text', 'json', 'sarif'))
    .action(async (files: string[], flags: CheckFlags) => exit(await checkPolicies(files, flags, context)));
};

/**
 * `policy check FILE…`: every problem of every file, with its place; exit 2 if one has an error. With a workspace, also the
 * secrets in its history that the policy closes.
 */
async function checkPolicies(
  files: readonly string[],
  { format, cwd, org }: CheckFlags,
  { host, terminal }: CommandContext,
): Promise<number> {
  if (files.length === 0 && org === undefined)
    throw new HarnessError({
      code: 'usage',
      message: 'policy check lacks a policy',
      hint: 'Name a policy file or builtin:NAME, or the policy of an organisation with --org FILE.',
    });
  const workspace = cwd === undefined ? null : locateDirectory(host, cwd, '--cwd');
  const results = [];
  // Without a policy of a repository, the one of the organisation is checked with one that says nothing.
  for (const file of files.length === 0 ? ['builtin:read-only'] : files) {
    const loaded = createLoadOptions(host, file, workspace);
    const options: LoadPolicyOptions = {
      ...loaded,
      facts: null,
      floors: [...loaded.floors, ...(org === undefined ? [] : [createFloor(resolve(host.workingDirectory, org))])],
    };
    const findings = [
      ...(await checkPolicy(options)).filter((finding) => canChange(files.length === 0 ? null : file, finding)),
      ...(workspace === null ? [] : await findCommitted(options, workspace, host)),
    ];
    results.push({
      policy: files.length === 0 ? (org ?? file) : file,
      ok: findings.every(({ severity }) => severity !== 'error'),
      findings,
    });
  }
  const all = results
    .flatMap(({ findings }) => findings)
    .map((finding) => nameRelative(finding, host.workingDirectory));
  if (format === 'json') terminal.out(`${JSON.stringify(results)}\n`);
  else if (format === 'sarif') terminal.out(renderSarif(all, host.version));
  else
    for (const { policy, findings, ok } of results) {
      for (const finding of findings) terminal.out(`${renderFinding(finding)}\n`);
      terminal.out(`${policy}: ${ok ? 'ok' : 'not valid'}\n`);
    }
  return results.every(({ ok }) => ok) ? 0 : 2;
}

function createFloor(source: string): FloorSource {
  return { source, origin: '', readFile: (file) => readFile(file, 'utf8') };
}

// A note about a layer of someone else is of no use to the author of a policy. `file` is null if the policy of the organisation is checked.
function canChange(file: string | null, { severity, problem }: Finding): boolean {
  const isOf = (prefix: string): boolean => problem.file?.startsWith(prefix) === true;
  return (
    severity === 'error' ||
    (isOf(floorPrefix) === (file === null) && (file?.startsWith('builtin:') === true || !isOf('builtin:')))
  );
}

// A read denial does not cover what git has stored, and a list of readable files also binds setup and verify.
async function findCommitted(
  options: LoadPolicyOptions,
  workspace: string,
  host: CommandContext['host'],
): Promise<readonly Finding[]> {
  const git = findProgram('git', host.facts.environment['PATH'] ?? '', [workspace]);
  if (git === null) return [];
  try {
    const policy = (await loadPolicy(options)).view();
    const place = { workspace, git, layout: readGitLayout(workspace, git), policy };
    const view = readClosedView({ ...place, listing: listWorkspace(workspace, policy.closed) });
    const { all: tracked, marked } = await listTracked({ workspace, git, sh: '/bin/sh' });
    const found = listCommitted(view, { tracked, marked }, place);
    const committed = [...found.inside, ...found.outside];
    const written = { file: options.source, line: null, column: null };
    const unchosen = findUnchosen(committed, policy);
    if (unchosen !== null)
      return [{ severity: 'error', code: 'committed-closed', ruleId: null, problem: { ...unchosen, ...written } }];
    const message = describeCommitted(committed, policy);
    const findings: Finding[] = [];
    if (message !== null)
      findings.push({
        severity: 'warning',
        code: 'committed-secret',
        ruleId: null,
        problem: { message, hint: '', ...written },
      });
    const manifests = found.inside.filter(
      (path) => policy.closed.explain(path)?.rule === 'default' && isManifestPath(path),
    );
    if (manifests.length > 0)
      findings.push({
        severity: 'info',
        code: 'closed-manifest',
        ruleId: null,
        problem: {
          message: `no rule allows reading ${listPaths(manifests)}: setup and verify see what commands see, so ${manifests.length === 1 ? 'it is' : 'they are'} missing there`,
          hint: 'If the project needs a file to install packages or to run its tests, add it to a rule about read.',
          ...written,
        },
      });
    return findings;
  } catch (thrown) {
    // A policy that is not valid has its findings already, and a directory without a repository has no history.
    if (thrown instanceof HarnessError) return [];
    throw thrown;
  }
}

// Code scanning needs the file of a finding as a path from the working directory.
function nameRelative(finding: Finding, workingDirectory: string): Finding {
  const { file } = finding.problem;
  if (file === null || !isAbsolute(file)) return finding;
  const name = relative(workingDirectory, file);
  return isOutside(name) ? finding : { ...finding, problem: { ...finding.problem, file: name } };
}
