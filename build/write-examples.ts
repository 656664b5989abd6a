import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { detectProject } from '../src/cli/init/detect-project.ts';
import { createInitFiles } from '../src/cli/init/workflow-files.ts';
import { withoutProject, workflowNames } from '../src/cli/init/workflow-jobs.ts';

/** The action in the examples: a reader replaces it by the commit of a release. */
export const exampleAction = `OWNER/script-harness-action@${'0'.repeat(40)}`;

/** The files of a project whose workflows the examples show. */
const npmProject: Readonly<Record<string, string>> = {
  'package.json': '{"scripts":{"test":"node --test"},"devDependencies":{"a":"1"}}',
  'package-lock.json': '{}',
  '.nvmrc': '24\n',
};

/** The examples that are what `init` writes for an npm project, by their path in the repository. */
export function renderExamples(): ReadonlyMap<string, string> {
  const project = detectProject({ read: (path) => npmProject[path] ?? null, ciJobs: [] }, {});
  const files = workflowNames.flatMap((name) => {
    const used = name === 'review' ? { ...project, verify: null } : project;
    const { workflow, upstream, policy } = createInitFiles({
      name,
      action: exampleAction,
      provider: 'openai-responses',
      keyInput: 'openai-api-key',
      attest: false,
      project: withoutProject.includes(name) ? null : used,
    });
    const written = upstream === null ? [workflow, policy] : [workflow, upstream, policy];
    return written.map(({ path, text }) => [`examples/${name}/${path}`, text] as const);
  });
  return new Map(files);
}

export function writeExamples(root: string): void {
  for (const [path, text] of renderExamples()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
