import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Option } from 'commander';
import { HarnessError } from '../../core/types/error.ts';
import { quoteWord } from '../../core/types/access.ts';
import { modelApis } from '../../models/index.ts';
import { publicRegistries } from '../../policy/decide/hosts/registry-addresses.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import { locateFolder } from '../../run/host/locate-folder.ts';
import { workspaceOption, type AddCommand } from '../arguments/options.ts';
import { detectProject, languages, type Language, type Project } from './detect-project.ts';
import { createInitFiles, type InitFiles } from './workflow-files.ts';
import { nameSecret, workflowNames, type WorkflowName } from './workflow-jobs.ts';

interface InitFlags {
  readonly workflow: WorkflowName;
  readonly language?: Language;
  readonly setup?: string;
  readonly verify?: string;
  readonly host: readonly string[];
  readonly provider: string;
  readonly action: string;
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
        .choices(modelApis.map(({ name }) => name))
        .default(modelApis[0]?.name),
    )
    .option('--action <reference>', 'this action as a workflow names it', 'org/script-harness-action@v1')
    .addOption(workspaceOption())
    .action(async (flags: InitFlags) => {
      await initWorkflow(flags, context);
    });
};

/** Writes the workflow and its policy into a repository. Throws `usage`, before it writes, if one of the files exists. */
async function initWorkflow(flags: InitFlags, { host, terminal }: CommandContext): Promise<void> {
  const folder = locateFolder(host, flags.cwd, '--cwd');
  const changes = flags.workflow === 'fix-tests' || flags.workflow === 'nightly';
  const project = changes ? readProject(flags, folder) : null;
  const hosts = project === null ? [] : listSetupHosts(flags, project);
  const files = createInitFiles({
    name: flags.workflow,
    action: readActionReference(flags.action),
    provider: flags.provider,
    project,
    hosts,
    keyInput: readKeyInput(flags.provider),
  });
  const written = [files.workflow, files.policy];
  const existing = written.filter(({ path }) => existsSync(join(folder, path))).map(({ path }) => path);
  if (existing.length > 0)
    throw new HarnessError({
      code: 'usage',
      message: `${existing.join(' and ')} exist${existing.length === 1 ? 's' : ''} already`,
      hint: 'Nothing was written. Remove or rename the file, or edit it.',
    });
  for (const { path, text } of written) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'wx' });
  }
  terminal.out(renderNextSteps(files, { flags, project, isOpen: hosts.length > 0 }));
}

function readProject(flags: InitFlags, folder: string): Project {
  const readText = (name: string): string | null => {
    const path = join(folder, name);
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : null;
  };
  const project = detectProject(readText, flags);
  if (project.verify === null)
    throw new HarnessError({
      code: 'usage',
      message: 'package.json has no script "test", so the command that runs the tests is not known',
      hint: 'Give it: --verify "npm run test:unit".',
    });
  return project;
}

// Written into the policy, so that they can be reviewed.
function listSetupHosts(flags: InitFlags, { registry }: Project): readonly string[] {
  if (flags.host.length > 0) return flags.host;
  return registry === null ? [] : publicRegistries[registry];
}

function readActionReference(reference: string): string {
  if (/^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[\w./-]+$|^\.\/[\w./-]*$/.test(reference)) return reference;
  throw new HarnessError({
    code: 'usage',
    message: `--action ${JSON.stringify(reference)} is not a reference of an action`,
    hint: 'Write OWNER/REPOSITORY@COMMIT.',
  });
}

function readKeyInput(provider: string): string {
  const api = modelApis.find(({ name }) => name === provider);
  if (api === undefined) throw new Error(`there is no API ${provider}`);
  return api.keyInput;
}

function renderNextSteps(
  { workflow, policy, labels }: InitFiles,
  { flags, project, isOpen }: { readonly flags: InitFlags; readonly project: Project | null; readonly isOpen: boolean },
): string {
  const commands = [
    ...labels.map(
      ({ name, description }) => `gh label create ${quoteWord(name)} --description ${quoteWord(description)}`,
    ),
    `gh secret set ${nameSecret(readKeyInput(flags.provider))}`,
    'gh variable set AGENT_MODEL',
    `script-harness policy check ${policy.path}`,
  ];
  const notes = [
    ...(/@[0-9a-f]{40}$/.test(flags.action)
      ? []
      : [
          'The action is named by a tag, which can be moved: --action OWNER/REPOSITORY@COMMIT names the release that you have read.',
        ]),
    ...(project?.setup !== null && project !== null && !isOpen
      ? [
          'The hosts of the packages are not known here. Name them with --host, or add them to sandbox.network.setup: a run whose setup fails lists them.',
        ]
      : []),
    ...(project === null
      ? []
      : [
          'Permit pull requests of workflows: Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests".',
        ]),
  ];
  return [
    `Wrote ${workflow.path} and ${policy.path}.`,
    ...(project === null ? [] : [`Setup: ${project.setup ?? 'none'}. Verify: ${project.verify ?? 'none'}.`]),
    'Next, in the repository:',
    ...commands.map((command) => `  ${command}`),
    'Then commit both files to the default branch.',
    ...notes,
    '',
  ].join('\n');
}
