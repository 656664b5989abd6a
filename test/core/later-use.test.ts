import { expect, test } from 'vitest';
import { findLaterUse, isQuietlyActive } from '../../src/core/find-steering-files.ts';

test.each([
  'package.json',
  'a/b/package.json',
  'vite.config.ts',
  'karma.conf.js',
  'vitest.workspace.ts',
  '.eslintrc.cjs',
  '.lintstagedrc',
  'nx.json',
  'setup.cfg',
  'setup.py',
  'pyproject.toml',
  'pytest.ini',
  'Makefile',
  'makefile',
  'rules.mk',
  'tools/x.cmake',
  'configure',
  'BUILD',
  'x/defs.bzl',
  'build.rs',
  'rust-toolchain.toml',
  'build.gradle.kts',
  'buildSrc/src/main/A.java',
  'gradlew',
  'pom.xml',
  'project/plugins.sbt',
  'src/a.csproj',
  'build/common.targets',
  'Rakefile',
  'Gemfile',
  'mix.exs',
  'docker/Dockerfile.dev',
  'compose.override.yml',
  'action.yml',
  '.gitlab-ci.yml',
  'Jenkinsfile',
  '.circleci/config.yml',
  '.gitattributes',
  '.tool-versions',
  'flake.nix',
  'lefthook.yml',
])('%s is told where a patch changes it', (path) => {
  expect([findLaterUse(path), isQuietlyActive(path)]).toEqual(['run', false]);
});

test.each([
  'binding.gyp',
  '.npmrc',
  'sub/.npmrc',
  '.yarnrc.yml',
  '.yarn/releases/yarn-4.cjs',
  '.pnp.cjs',
  '.pnpmfile.cjs',
  'bunfig.toml',
  'tests/conftest.py',
  'sitecustomize.py',
  'x.pth',
  '.bazelrc',
  'user.bazelrc',
  '.cargo/config.toml',
  'gradle/wrapper/gradle-wrapper.properties',
  'gradle.properties',
  '.mvn/extensions.xml',
  '.mvn/wrapper/maven-wrapper.properties',
  'Directory.Build.props',
  'NuGet.Config',
  '.pre-commit-config.yaml',
  '.husky/pre-commit',
  '.envrc',
  '.env',
  '.env.local',
  'mise.toml',
  '.vscode/tasks.json',
  '.idea/runConfigurations/a.xml',
  '.devcontainer/devcontainer.json',
  '.devcontainer.json',
  '.bundle/config',
  '.gdbinit',
])('%s is told also where git ignores it', (path) => {
  expect([findLaterUse(path), isQuietlyActive(path)]).toEqual(['run', true]);
});

test.each([
  'yarn.lock',
  'requirements-dev.txt',
  'requirements/base.txt',
  'go.mod',
  'Cargo.toml',
  'composer.json',
  'Package.resolved',
])('%s says what is installed', (path) => {
  expect(findLaterUse(path)).toBe('install');
});

test.each([
  'src/a.ts',
  'README.md',
  'src/package.ts',
  'docs/makefile.md',
  'src/env.ts',
  'lib/build.ts',
  'a.json',
  'mypackage.json',
  'src/config.js',
])('%s is none of them', (path) => {
  expect([findLaterUse(path), isQuietlyActive(path)]).toEqual([null, false]);
});
