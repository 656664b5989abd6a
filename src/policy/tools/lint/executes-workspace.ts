import { createCallToDecide, isAllowed, type CallToDecide } from '../../../core/types/decision.ts';
import { createSamplePath, decidesTests, listSteeringGlobs } from '../../../core/find-steering-files.ts';
import { compileGlobs, readLiteralPrefix } from '../../../core/text/glob.ts';
import { foldPath } from '../../../core/text/path-text.ts';
import { readCommandEffects } from '../../commands/command-effects.ts';
import { listOf } from '../../../core/schema-parts.ts';
import type { ResolvedPolicy } from '../../resolve/load.ts';
import type { Rule } from '../../decide/rule.ts';
import { listForms } from './rule-forms.ts';
import type { Finding, Lint } from './finding.ts';

/** Files that decide what those programs run, one for each glob of the table. */
const manifests = listSteeringGlobs((file) => decidesTests(file) && file.steers !== 'packages').map(createSamplePath);

/**
 * Finds rules that allow a program which runs the workspace's code, if the agent can write the files that configure it. The program then no longer
 * does what the rule's author reviewed. The author must acknowledge such a rule.
 */
export const lintExecutesWorkspace: Lint = (policy) => {
  const running = policy.compiled.rules.filter(
    (rule) =>
      isAllowed(rule.decision) &&
      !rule.audit &&
      !rule.acknowledged &&
      listForms(rule).some(
        (words) => readCommandEffects({ type: 'command', words, cwd: '.' }).executes === 'workspace',
      ),
  );
  if (running.length === 0) return [];
  const writable = listWritableManifests(policy);
  if (writable.length === 0) return [];
  const shown = writable.slice(0, 4).join(', ');
  return running.map((rule): Finding => ({
    severity: 'error',
    code: 'executes-workspace',
    ruleId: rule.id,
    problem: rule.problemAt(
      ['when', 'command'],
      `rule ${rule.id} runs what files of the workspace say, and the policy lets the agent write ${shown}`,
      'Deny writing them, or add `acknowledge: executes-workspace` to the rule.',
    ),
  }));
};

function listWritableManifests(policy: ResolvedPolicy): string[] {
  const folders = new Set(['']);
  for (const rule of policy.compiled.rules) {
    if (rule.binds !== 'write' || !isAllowed(rule.decision)) continue;
    for (const glob of listOf((rule.written.when as { readonly write?: string | readonly string[] }).write ?? [])) {
      const prefix = readLiteralPrefix(glob);
      for (const folder of [prefix, prefix === '' ? 'any' : `${prefix}/any`])
        folders.add(folder === '' ? '' : `${folder}/`);
    }
  }
  // Deciding each path would take a second at the start of each run. Rules without conditions deny most paths, and are checked first.
  const globs = policy.compiled.rules.flatMap(listDeniedWrites).map(foldPath);
  const denied = compileGlobs(globs);
  // A name that such a glob denies at the top is denied in every folder of the workspace.
  const deniedAnywhere = compileGlobs(globs.filter((glob) => glob.startsWith('**/')));
  const others = manifests.filter((name) => !deniedAnywhere(foldPath(name)));
  const candidates = [...folders].flatMap((folder) =>
    (folder.startsWith('/') ? manifests : others).map((name) => `${folder}${name}`),
  );
  return candidates.filter(
    (path) =>
      !denied(foldPath(path)) &&
      policy.compiled.catalogue.tools
        .listNames('write', 'command', 'session')
        .some((tool) => isAllowed(policy.decide(createWrite(tool, path)).decision)),
  );
}

function listDeniedWrites({ binds, decision, audit, unless, written }: Rule): readonly string[] {
  const { write = [], ...others } = written.when as { readonly write?: string | readonly string[] };
  const isPlain =
    binds === 'write' && decision === 'deny' && !audit && unless === null && Object.keys(others).length === 0;
  return isPlain ? listOf(write) : [];
}

function createWrite(tool: string, path: string): CallToDecide {
  return createCallToDecide({ tool, accesses: [{ type: 'write', path, valid: true }], justified: true });
}
