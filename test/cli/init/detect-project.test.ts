import { describe, expect, test } from 'vitest';
import { detectProject } from '../../../src/cli/init/detect-project.ts';
import { readCiJobs } from '../../../src/cli/init/read-ci.ts';
import { initProjects } from '../../fixtures/init-projects.ts';

type Given = Parameters<typeof detectProject>[1];

function detect(files: Readonly<Record<string, string>>, given: Given = {}, workflow = '') {
  const ciJobs = readCiJobs(workflow === '' ? [] : [{ name: 'ci.yml', text: workflow }]);
  return detectProject({ read: (name) => files[name] ?? null, ciJobs }, given);
}

/** A workflow whose steps are YAML. */
const ci = (...steps: readonly string[]): string =>
  `on: [push]\njobs:\n  test:\n    steps:\n${steps.map((step) => `      - ${step}\n`).join('')}`;

const nodePackage = JSON.stringify({ scripts: { test: 'node --test' }, devDependencies: { a: '1' } });

test.each(Object.entries(initProjects))(
  'a %s project is installed, tested and set up by its own tools',
  (_, project) => {
    const { steps, ...found } = detect(project.files);
    expect(found).toEqual({ setup: project.setup, verify: project.verify, hosts: project.hosts });
    expect(steps.map(({ uses, with: inputs }) => [uses.replace(/@[0-9a-f]{40}$/, ''), inputs])).toEqual(project.steps);
  },
);

describe('the workflows of the repository', () => {
  test('may contain a script that is nested too deeply for the parser of shells', () => {
    const deep = ci(`run: ${'coproc '.repeat(20_000)}`, 'run: npm test');
    expect(detect({ 'package.json': nodePackage }, {}, deep).verify).toBe('npm test');
  });

  test('name the commands that install and test, instead of its files', () => {
    const npm = { 'package.json': nodePackage, 'package-lock.json': '{}' };
    const found = detect(
      npm,
      {},
      ci('run: npm ci --legacy-peer-deps', 'run: |\n          npm run lint\n          npm run test:unit'),
    );
    expect(found).toMatchObject({ setup: 'npm ci --legacy-peer-deps', verify: 'npm run test:unit' });
    const python = { 'pyproject.toml': '[project]\nname = "a"\n' };
    expect(
      detect(
        python,
        {},
        ci('run: pip install -U pip', "run: pip install -e '.[extra]' pytest", 'run: pytest tests -x'),
      ),
    ).toMatchObject({
      setup:
        "python3 -m venv .venv && .venv/bin/python -m pip install -U pip && .venv/bin/python -m pip install -e '.[extra]' pytest",
      verify: '. .venv/bin/activate && pytest tests -x',
    });
    const cargo = { 'Cargo.toml': '[package]\n' };
    expect(detect(cargo, {}, ci('run: cargo test --all-features')).verify).toBe(
      'CARGO_NET_OFFLINE=true cargo test --all-features',
    );
    expect(detect({ 'pom.xml': '' }, {}, ci('run: mvn -B verify -Pci')).verify).toBe(
      'mvn -B -Dmaven.repo.local=.m2 -o verify -Pci',
    );
    // A command for one part of the repository is not the command that tests it.
    expect(detect(npm, {}, ci('run: npm test -w packages/a', 'run: npm test')).verify).toBe('npm test');
    expect(detect(cargo, {}, ci('run: cargo test -p shop_derive -F extra')).verify).toBe(
      'CARGO_NET_OFFLINE=true cargo test',
    );
    const maven = detect(
      { 'pom.xml': '' },
      {},
      ci('run: mvn clean test --projects core', "run: mvn test -pl '!native'"),
    );
    expect(maven.verify).toBe("mvn -B -Dmaven.repo.local=.m2 -o test -pl '!native'");
    expect(
      detect(
        { 'poetry.lock': '', 'pyproject.toml': '' },
        {},
        ci('run: poetry install --all-extras', 'run: poetry run pytest -q'),
      ),
    ).toMatchObject({
      setup: expect.stringMatching(/ \.poetry\/bin\/poetry install --all-extras$/) as string,
      verify: '. .venv/bin/activate && pytest -q',
    });
  });

  test('run a test runner through the package manager', () => {
    const pnpm = { 'package.json': nodePackage, 'pnpm-lock.yaml': '' };
    const found = detect(pnpm, {}, ci('run: pnpm test:types', 'run: pnpm vitest --coverage', 'run: pnpm lint'));
    expect(found.verify).toBe('pnpm vitest --coverage');
    expect(detect(pnpm, {}, ci('run: pnpm run test:lint')).verify).toBe('pnpm test');
    expect(detect(pnpm, {}, ci('run: pnpm exec turbo run test')).verify).toBe('pnpm exec turbo run test');
  });

  test('name the version of a runtime if no file does', () => {
    const files = { 'package.json': nodePackage };
    const steps = ["uses: actions/setup-node@v6\n        with: { node-version: '22', cache: npm }", 'run: npm test'];
    const pick = (found: ReturnType<typeof detect>) => found.steps.map(({ with: inputs }) => inputs);
    const fixed = { 'package-manager-cache': false };
    expect(pick(detect(files, {}, ci(...steps)))).toEqual([{ ...fixed, 'node-version': '22' }]);
    expect(pick(detect({ ...files, '.nvmrc': '24' }, {}, ci(...steps)))).toEqual([
      { ...fixed, 'node-version-file': '.nvmrc' },
    ]);
    const matrix = steps.map((step) => step.replace("'22'", "'${{ matrix.node }}'"));
    expect(pick(detect(files, {}, ci(...matrix)))).toEqual([]);
  });

  test('show which of several languages is tested', () => {
    const two = { 'package.json': nodePackage, 'go.mod': '' };
    expect(detect(two, {}, ci('run: go test -race ./...')).verify).toBe('go test -race ./...');
    expect(detect(two, { language: 'node' }, ci('run: go test -race ./...')).verify).toBe('npm test');
  });

  test.each([
    ['an expression', ci("run: npm test -- '${{ matrix.suite }}'")],
    ['another directory', ci('run: npm run test:web\n        working-directory: web')],
    [
      'another directory by default of the workflow',
      `defaults: { run: { working-directory: web } }\n${ci('run: npm run test:web')}`,
    ],
    [
      'another directory by default of the job',
      ci('run: npm run test:web').replace('    steps', '    defaults: { run: { working-directory: web } }\n    steps'),
    ],
    ['another directory by cd', ci('run: |\n          cd web\n          npm run test:web')],
    ['another directory by pushd', ci('run: |\n          pushd web && make\n          npm run test:web')],
    ['a here-document', ci('run: |\n          cat > a.sh <<EOF\n          npm run test:web\n          EOF')],
    ['a condition about failures', ci('if: failure()\n        run: npm run test:web')],
    ['a condition that always holds', ci('if: ${{ always() && true }}\n        run: npm run test:web')],
    ['a condition about a cancelled job', ci('if: "!cancelled()"\n        run: npm run test:web')],
    ['a workflow that no change starts', ci('run: npm run test:release').replace('[push]', '[release]')],
    ['no YAML', 'jobs: {'],
  ])('are left alone in a step with %s', (_, workflow) => {
    expect(detect({ 'package.json': nodePackage }, {}, workflow).verify).toBe('npm test');
  });

  test.each([
    'npm test || true',
    'npm test | tee test.log',
    'npm test > test.log 2>&1 || cat test.log',
    'npm test > test.log',
    'npm test &',
    'npm test && npm run report || true',
    'if [ -n "$CI" ]; then\n            npm test\n          fi',
    'npm test \\\n            | tee test.log',
    "npm test -- 'unclosed",
  ])('name no command whose failure the step hides: %s', (script) => {
    const files = { 'package.json': nodePackage, 'pnpm-lock.yaml': '' };
    expect(detect(files, {}, ci(`run: |\n          ${script}`)).verify).toBe('pnpm test');
    const other = ci(`run: |\n          ${script}`, 'run: npm run test:unit && npm run report');
    expect(detect(files, {}, other).verify).toBe('npm run test:unit && npm run report');
  });

  test('name a command without the comment after it, and without the next command of its line', () => {
    const files = { 'package.json': nodePackage };
    expect(detect(files, {}, ci("run: 'npm run test:unit # quick'")).verify).toBe('npm run test:unit');
    expect(detect(files, {}, ci('run: npm run test:unit; echo done')).verify).toBe('npm run test:unit');
  });

  test('name commands of steps with another condition, and with words that contain cd', () => {
    const workflow = ci(
      'if: "github.actor != \'a\'"\n        run: |\n          npm run build:cd\n          npm run test:unit',
    );
    expect(detect({ 'package.json': nodePackage }, {}, workflow).verify).toBe('npm run test:unit');
  });

  test('never make setup install packages by name', () => {
    const workflow = ci('run: npm install -g something', 'run: npm install other', 'run: npm test');
    expect(detect({ 'package.json': nodePackage }, {}, workflow).setup).toBe('npm install --no-package-lock');
  });
});

test('later versions of yarn run from the repository or through Corepack, with their cache in the workspace', () => {
  const files = { 'package.json': nodePackage, 'yarn.lock': '' };
  const own = detect({ ...files, '.yarnrc.yml': 'yarnPath: .yarn/releases/yarn-4.9.2.cjs\n' });
  expect(own).toMatchObject({
    setup: 'YARN_ENABLE_GLOBAL_CACHE=false node .yarn/releases/yarn-4.9.2.cjs install --immutable',
    verify: 'YARN_ENABLE_GLOBAL_CACHE=false node .yarn/releases/yarn-4.9.2.cjs test',
  });
  const named = JSON.stringify({ ...(JSON.parse(nodePackage) as object), packageManager: 'yarn@4.9.2' });
  // The program `yarn` of the machine is another version, and refuses the repository.
  const inWorkflow = detect({ ...files, 'package.json': named }, {}, ci('run: NODE_ENV=test yarn test:unit --ci'));
  expect(inWorkflow.verify).toMatch(
    /^NODE_ENV=test YARN_\S+ COREPACK_HOME="\$PWD\/\.corepack" \S+ corepack yarn test:unit --ci$/,
  );
  const downloaded = detect({ ...files, 'package.json': named });
  expect(downloaded.setup).toMatch(/COREPACK_HOME="\$PWD\/\.corepack".* corepack yarn install --immutable$/);
  expect(downloaded.hosts).toContain('repo.yarnpkg.com');
});

test('the field packageManager decides among the lock files of several package managers', () => {
  const locks = { 'pnpm-lock.yaml': '', 'bun.lock': '', 'yarn.lock': '', 'package-lock.json': '{}' };
  const detectNamed = (packageManager: string) =>
    detect({
      ...locks,
      'package.json': JSON.stringify({ ...(JSON.parse(nodePackage) as object), packageManager }),
    });
  const yarn = detectNamed('yarn@4.1.0');
  expect(yarn.setup).toMatch(/ corepack yarn install --immutable$/);
  expect(yarn.steps).toEqual([]);
  expect(detectNamed('npm@11.0.0')).toMatchObject({ setup: 'npm ci', verify: 'npm test', steps: [] });
  expect(detectNamed('bun@1.2.0').setup).toBe('bun install --frozen-lockfile');
  expect(detectNamed('pnpm@10.1.0').setup).toBe('pnpm install --frozen-lockfile');
  expect(detectNamed('other@1.0.0').setup).toBe('pnpm install --frozen-lockfile');
});

test('a Node project without packages needs no setup, and one without a test script has no verify', () => {
  const plain = detect({ 'package.json': '{"scripts":{"test":"node --test"}}' });
  expect(plain).toEqual({ setup: null, verify: 'npm test', hosts: [], steps: [] });
  const unset = '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}';
  expect(detect({ 'package.json': unset }).verify).toBeNull();
  expect(() => detect({ 'package.json': '{' })).toThrow(/package.json is not valid/);
  expect(() => detect({ 'package.json': '{"scripts":[]}' })).toThrow(/package.json is not valid/);
});

test('what is not there is not downloaded', () => {
  expect(detect({ 'go.mod': 'module a' })).toMatchObject({ setup: null, hosts: [], verify: 'go test ./...' });
  expect(detect({ 'Cargo.toml': '[package]', 'Cargo.lock': '[[package]]\nname = "a"\n' }).setup).toBeNull();
  expect(detect({ 'go.mod': '', 'go.sum': 'x', 'go.work': '' }).setup).toBe('go work vendor');
});

test('a file of Deno next to a package.json publishes a package of Node', () => {
  const both = { 'package.json': nodePackage, 'deno.json': '{}' };
  expect(detect(both).verify).toBe('npm test');
  expect(detect(both, { language: 'deno' }).verify).toMatch(/ deno test --allow-all$/);
  const tested = detect({ 'deno.jsonc': '{}', '.dvmrc': '2.9.6' }, {}, ci('run: deno task test:coverage'));
  expect(tested.verify).toMatch(/ deno task test:coverage$/);
  expect(tested.steps[0]?.with).toEqual({ 'deno-version-file': '.dvmrc' });
});

test('no language and several languages need a name', () => {
  expect(() => detect({})).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/no file by which its language is known/),
      hint: expect.stringContaining('(node, ruby, php also need --verify)'),
    }),
  );
  for (const language of ['node', 'ruby', 'php'] as const) expect(detect({}, { language }).verify).toBeNull();
  for (const language of ['python', 'go', 'rust', 'java'] as const)
    expect(detect({}, { language }).verify).not.toBeNull();
  const two = { 'package.json': nodePackage, 'go.mod': '' };
  expect(() => detect(two)).toThrow(/several languages: node, go/);
  expect(detect(two, { language: 'go' }).verify).toBe('go test ./...');
});

test('given commands replace the commands of the language, and are enough without a language', () => {
  const verify = 'mix test';
  expect(detect({}, { verify })).toEqual({ setup: null, verify, hosts: [], steps: [] });
  expect(detect({}, { setup: 'mix deps.get', verify })).toEqual({
    setup: 'mix deps.get',
    verify,
    hosts: [],
    steps: [],
  });
  const two = { 'package.json': nodePackage, 'go.mod': '' };
  expect(detect(two, { setup: ' ', verify })).toEqual({ setup: null, verify, hosts: [], steps: [] });
  // Which packages `setup` would install is not known.
  expect(() => detect(two, { verify })).toThrow(/several languages: node, go/);
  expect(detect({ 'package.json': nodePackage }, { verify })).toMatchObject({
    setup: 'npm install --no-package-lock',
    verify,
    hosts: ['registry.npmjs.org', 'registry.yarnpkg.com'],
  });
});
