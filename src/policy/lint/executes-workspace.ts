import { isAllowed, type CallToDecide } from '../../core/decision.ts';
import { readLiteralPrefix } from '../glob.ts';
import { readCommandEffects } from '../command-effects.ts';
import { listOf } from '../schema-parts.ts';
import type { ResolvedPolicy } from '../load.ts';
import { listForms } from './rule-forms.ts';
import type { Finding, Lint } from './finding.ts';

/** Files that decide what those programs run. */
const manifests =
  `package.json .npmrc .yarnrc.yml .pnpmfile.cjs Makefile GNUmakefile justfile CMakeLists.txt conftest.py pytest.ini pyproject.toml setup.cfg setup.py
  tox.ini noxfile.py vitest.config.ts vitest.config.js vite.config.ts jest.config.js jest.config.ts .mocharc.json .mocharc.yml babel.config.js tsconfig.json
  go.mod go.work Cargo.toml build.rs .cargo/config.toml build.gradle build.gradle.kts settings.gradle pom.xml Rakefile Gemfile .rspec mix.exs composer.json
  phpunit.xml turbo.json nx.json Taskfile.yml BUILD.bazel`.split(/\s+/);

/**
 * A program that runs the workspace's code is no longer what the rule's author read once the agent can write the files that configure it.
 * Such an allow needs the author's word for it.
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
  const candidates = [...folders].flatMap((folder) => manifests.map((name) => `${folder}${name}`));
  return candidates.filter((path) =>
    ['applyPatch', 'writeFile', 'exec', 'execCommand'].some((tool) =>
      isAllowed(policy.decide(createWrite(tool, path)).decision),
    ),
  );
}

function createWrite(tool: string, path: string): CallToDecide {
  return {
    tool,
    origin: 'structured',
    args: {},
    accesses: [{ type: 'write', path, valid: true }],
    turn: 1,
    justified: true,
    rulesUsed: new Map(),
    changes: null,
    tainted: false,
  };
}
