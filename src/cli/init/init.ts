import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Option } from 'commander';
import { HarnessError } from '../../core/types/error.ts';
import { quoteWord } from '../../core/types/access.ts';
import { recordFiles } from '../../core/types/record.ts';
import { renderAttestationCheck } from '../../record/attestation.ts';
import { modelApis } from '../../models/index.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import { locateDirectory } from '../../run/host/locate-directory.ts';
import { readStats } from '../../sandbox/host/files/paths.ts';
import { searchRepositoryRoot } from '../../sandbox/workspace/git/git-layout.ts';
import { defaultPolicyPath } from '../../core/ports/policy.ts';
import { hostEntries } from '../../policy/decide/hosts/host-entries.ts';
import { workspaceOption, type AddCommand } from '../arguments/options.ts';
import { readActionReference } from './action-reference.ts';
import { detectProject, languages, type Language, type Project, type Repository } from './detect-project.ts';
import { readCiJobs } from './read-ci.ts';
import { createInitFiles, type InitFiles } from './workflow-files.ts';
import { nameSecret, withoutProject, workflowNames, type WorkflowName, type WorkflowPlan } from './workflow-jobs.ts';

interface InitFlags {
  readonly workflow: WorkflowName;
  readonly language?: Language;
  readonly setup?: string;
  readonly verify?: string;
  readonly host: readonly string[];
  readonly provider: string;
  readonly action?: string;
  readonly attest?: true;
  readonly cwd: string;
}

export const addInitCommand: AddCommand = (program, context) => {
  program
    .command('init')
    .description('write a workflow and its policy, and print the commands for labels, key and model')
    .addOption(new Option('--workflow <name>', 'the job').choices(workflowNames).default('fix-tests'))
    .addOption(new Option('--language <name>', 'the language, if its files do not show it').choices(languages))
    .option('--setup <command>', 'the command that installs packages; empty for none')
    .option('--verify <command>', 'the command that runs the tests')
    .option('--host <host...>', 'hosts that setup reaches, instead of the public registry of the language', [])
    .addOption(
      new Option('--provider <api>', 'the API of the model')
        // A cloud needs an identity, which only its user can create.
        .choices(modelApis.filter(({ access }) => access.type === 'key').map(({ name }) => name))
        .default(modelApis[0]?.name),
    )
    .option(
      '--action <reference>',
      'this action as a workflow names it; without it, the origin and the commit of this copy',
    )
    .option('--attest', 'let GitHub attest each published patch, by actions/attest; for fix-tests and nightly')
    .addOption(workspaceOption())
    .action(async (flags: InitFlags) => {
      await initWorkflow(flags, context);
    });
};

/** Writes the workflow and its policy into a repository. Throws `usage`, before it writes, if one of the files exists, or below the repository's root. */
async function initWorkflow(flags: InitFlags, { host, terminal }: CommandContext): Promise<void> {
  const directory = locateDirectory(host, flags.cwd, '--cwd');
  requireRoot(directory);
  requireDirectories(directory);
  const publishes = flags.workflow === 'fix-tests' || flags.workflow === 'nightly';
  if (flags.attest === true && !publishes)
    throw new HarnessError({
      code: 'usage',
      message: `--attest is for the patches that fix-tests and nightly publish, not for ${flags.workflow}`,
      hint: 'Use it with --workflow fix-tests or nightly.',
    });
  // It would accept each patch: a shell ends an empty command with 0, and the action has no verify then.
  if (flags.verify?.trim() === '')
    throw new HarnessError({
      code: 'usage',
      message: `--verify ${JSON.stringify(flags.verify)} is empty`,
      hint: 'Give the command that runs the tests, such as --verify "npm test". Without the option, init searches for it.',
    });
  for (const name of flags.host)
    if (!hostEntries.safeParse([name]).success)
      throw new HarnessError({
        code: 'usage',
        message: `--host ${JSON.stringify(name)} is not a host`,
        hint: 'Write its name, such as packages.example.com, without a scheme and a path, and a port as HOST:PORT.',
      });
  const plan: WorkflowPlan = {
    name: flags.workflow,
    action: readActionReference(flags.action, host.distDirectory),
    provider: flags.provider,
    project: readProject(flags, directory),
    keyInput: readKeyInput(flags.provider),
    attest: flags.attest === true,
  };
  const files = createInitFiles(plan);
  const written = [files.workflow, ...(files.upstream === null ? [] : [files.upstream]), files.policy];
  const existing = written.filter(({ path }) => readStats(join(directory, path)) !== null).map(({ path }) => path);
  if (existing.length > 0)
    throw new HarnessError({
      code: 'usage',
      message: `${existing.join(' and ')} exist${existing.length === 1 ? 's' : ''} already`,
      hint: 'Nothing was written. Remove or rename the file, or edit it.',
    });
  for (const { path, text } of written) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text, { flag: 'wx' });
  }
  terminal.out(renderNextSteps(files, plan, { directory, host }));
}

// GitHub starts no workflow of another directory.
function requireRoot(directory: string): void {
  const root = searchRepositoryRoot(directory) ?? directory;
  if (root === directory) return;
  const part = relative(root, directory);
  throw new HarnessError({
    code: 'usage',
    message: `${directory} is a part of the repository ${root}, and GitHub reads workflows only in .github/workflows at the root`,
    hint: `Add --cwd ${quoteWord(root)}, and give the commands of this part by --setup and --verify. Then add "working-directory: ${part}" to the inputs of each step that uses this action, as in examples/monorepo.`,
  });
}

// Git stores a link as a file: GitHub finds no workflow behind it, and the files would be written elsewhere.
function requireDirectories(directory: string): void {
  for (const path of ['.github', '.github/workflows']) {
    const stats = readStats(join(directory, path));
    if (stats === null || stats.isDirectory()) continue;
    throw new HarnessError({
      code: 'usage',
      message: `${join(directory, path)} is ${stats.isSymbolicLink() ? 'a symbolic link' : 'not a directory'}, so GitHub reads no workflow in it`,
      hint: 'Nothing was written. Remove it, or replace it by a directory.',
    });
  }
}

// A review can do without its packages.
function readProject(flags: InitFlags, directory: string): Project | null {
  if (withoutProject.includes(flags.workflow)) return null;
  const repository = openRepository(directory);
  const hasCommands = flags.setup !== undefined || flags.language !== undefined;
  try {
    const found = detectProject(repository, flags);
    if (flags.host.length > 0 && found.setup === null)
      throw new HarnessError({
        code: 'usage',
        message: '--host is given, and no setup reaches the hosts',
        hint: 'Give the command that installs packages by --setup, or leave --host out.',
      });
    const project = flags.host.length > 0 ? { ...found, hosts: flags.host } : found;
    if (flags.workflow === 'review') return { ...project, verify: null };
    if (project.verify !== null) return project;
  } catch (thrown) {
    if (flags.workflow === 'review' && !hasCommands && thrown instanceof HarnessError) return null;
    throw thrown;
  }
  throw new HarnessError({
    code: 'usage',
    message: 'neither the workflows nor the files of the repository name the command that runs the tests',
    hint: 'Give the command that runs the tests: --verify "COMMAND".',
  });
}

function openRepository(directory: string): Repository {
  const read = (name: string): string | null => {
    const path = join(directory, name);
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : null;
  };
  const workflows = '.github/workflows';
  const names = existsSync(join(directory, workflows)) ? readdirSync(join(directory, workflows)).toSorted() : [];
  const texts = names
    .filter((name) => /\.ya?ml$/.test(name))
    .flatMap((name) => {
      const text = read(join(workflows, name));
      return text === null ? [] : [{ name, text }];
    });
  return { read, ciJobs: readCiJobs(texts) };
}

function readKeyInput(provider: string): string {
  const api = modelApis.find(({ name }) => name === provider);
  if (api?.access.type !== 'key') throw new Error(`there is no API ${provider} with a key`);
  return api.access.input;
}

// A command is printed only if this machine has its program; otherwise, the place in the settings of the repository.
function renderNextSteps(
  { workflow, upstream, policy, labels }: InitFiles,
  { name: workflowName, action, project, keyInput, attest }: WorkflowPlan,
  { directory, host }: { readonly directory: string; readonly host: CommandContext['host'] },
): string {
  const key = nameSecret(keyInput);
  const program = hasProgram(host, 'script-harness')
    ? 'script-harness'
    : `node ${quoteWord(join(host.distDirectory, 'main/index.js'))}`;
  const settings = hasProgram(host, 'gh')
    ? [
        ...labels.map(
          ({ name, description }) => `  gh label create ${quoteWord(name)} --description ${quoteWord(description)}`,
        ),
        `  gh secret set ${key}`,
        '  gh variable set AGENT_MODEL',
      ]
    : [
        ...labels.map(({ name, description }) => `  Issues, Labels: create the label ${name} (${description}).`),
        `  Settings, Secrets and variables, Actions: add the secret ${key}, and the variable AGENT_MODEL with the name of the model.`,
      ];
  const notes = [
    ...(/@[0-9a-f]{40}$|^\.\//.test(action)
      ? []
      : [
          'The action is named by a tag, which can be moved: --action OWNER/REPOSITORY@COMMIT names the release that you have read.',
        ]),
    ...(project !== null && project.setup !== null && project.hosts.length === 0
      ? [
          'The hosts of the packages are not known here. Name them with --host, or add them to sandbox.network.setup: a run whose setup fails lists them.',
        ]
      : []),
    ...(existsSync(join(directory, defaultPolicyPath))
      ? [
          `${defaultPolicyPath} exists, and this workflow does not use it. To apply its rules too, copy them into ${policy.path}.`,
        ]
      : []),
    ...(attest
      ? [
          `To check a patch: ${renderAttestationCheck(recordFiles.patch, 'OWNER/REPOSITORY')}. In private repositories, attestations need GitHub Enterprise Cloud.`,
        ]
      : []),
    ...(['fix-tests', 'nightly', 'self-test'].includes(workflowName)
      ? [
          'Permit pull requests of workflows: Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests".',
        ]
      : []),
  ];
  const verify = project === null || workflowName === 'review' ? '' : ` Verify: ${project.verify ?? 'none'}.`;
  return [
    `Wrote ${workflow.path}${upstream === null ? '' : `, ${upstream.path}`} and ${policy.path}.`,
    ...(project === null ? [] : [`Setup: ${project.setup ?? 'none'}.${verify}`]),
    'Next, in the repository:',
    ...settings,
    `  ${program} policy check ${policy.path}`,
    'Then commit the files to the default branch.',
    ...notes,
    '',
  ].join('\n');
}

function hasProgram({ facts }: CommandContext['host'], name: string): boolean {
  return (facts.environment['PATH'] ?? '').split(':').some((entry) => existsSync(join(entry, name)));
}
