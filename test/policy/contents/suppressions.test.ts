import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileChange, FileState } from '../../../src/core/types/change.ts';
import { findChanges } from '../../../src/policy/contents/find-changes.ts';

const file = (text: string | null): FileState | null =>
  text === null ? null : { kind: 'file', executable: false, content: new TextEncoder().encode(text) };
const change = (path: string, before: string | null, after: string | null): FileChange => ({
  path,
  before: file(before),
  after: file(after),
});
const find = (...changes: FileChange[]): string[] =>
  [...findChanges(changes, ['suppressions-added']).values()].flat().map(({ match, reason }) => `${match} ${reason}`);

const linters = 'suppressions of linters';
const types = 'suppressions of type checkers';
const coverage = 'exclusions from coverage';
const catches = 'empty catches';

const added: [path: string, text: string, what: string][] = [
  ['a.js', '// eslint-disable-next-line no-eval\neval(code);\n', linters],
  ['a.jsx', '<p>{/* eslint-disable-line react/no-danger */}</p>\n', linters],
  ['a.vue', '<!-- eslint-disable vue/no-v-html -->\n', linters],
  ['a.mjs', '/*\n   eslint-disable\n*/\n', linters],
  ['a.ts', `//${' '.repeat(500)}eslint-disable-line\n`, linters],
  ['a.ts', '// oxlint-disable no-debugger\n', linters],
  ['a.ts', '// biome-ignore lint/suspicious/noExplicitAny: later\n', linters],
  ['a.ts', '/* tslint:disable:no-any */\n', linters],
  ['a.ts', '// @ts-ignore\ncall(1);\n', types],
  ['a.tsx', '// @ts-expect-error wrong type\n', types],
  ['a.js', '// @ts-nocheck\n', types],
  ['a.ts', '/* istanbul ignore next */\n', coverage],
  ['a.ts', '/* c8 ignore start */\n', coverage],
  ['a.ts', '/* v8 ignore next 3 */\n', coverage],
  ['a.js', 'try {\n  run();\n} catch (error) {\n  // nothing to do\n}\n', catches],
  ['a.js', 'try { run(); } catch {}\n', catches],
  ['a.js', 'await run().catch(() => {});\n', catches],
  ['a.py', 'import os  # noqa: F401\n', linters],
  ['a.py', '# ruff: noqa\n', linters],
  ['a.py', 'eval(x)  # nosec B307\n', linters],
  ['a.py', '# pylint: disable=broad-except\n', linters],
  ['a.py', 'x: int = "a"  # type: ignore[assignment]\n', types],
  ['a.pyi', 'x = y  # pyright: ignore\n', types],
  ['a.py', 'def f():  # pragma: no cover\n    run()\n', coverage],
  ['a.py', 'try:\n    run()\nexcept Exception:\n    pass\n', catches],
  ['a.py', 'try:\n    run()\nexcept (KeyError, ValueError) as error: pass  # fine\n', catches],
  ['a.go', 'x := f() //nolint:errcheck\n', linters],
  ['a.go', '//lint:ignore SA1019 old\n', linters],
  ['a.rs', '#[allow(dead_code)]\nfn f() {}\n', linters],
  ['a.rs', '#![allow(clippy::all)]\n', linters],
  ['a.rs', '#[cfg_attr(test, allow(unused))]\nfn f() {}\n', linters],
  ['A.java', '@SuppressWarnings("unchecked")\nclass A {}\n', linters],
  ['A.java', 'run(); // NOSONAR\n', linters],
  ['A.java', 'try { run(); } catch (IOException | Error e) {\n}\n', catches],
  ['A.kt', '@Suppress("UNCHECKED_CAST")\nfun f() {}\n', linters],
  ['A.kt', '@file:Suppress("unused")\n', linters],
  ['a.cpp', 'int* p = (int*)q; // NOLINT(cppcoreguidelines)\n', linters],
  ['a.c', '#pragma GCC diagnostic ignored "-Wunused"\n', linters],
  ['A.cs', '#pragma warning disable CS0168\n', linters],
  ['A.cs', 'try { Run(); } catch (Exception) { }\n', catches],
  ['a.cpp', 'try { run(); } catch (...) {}\n', catches],
  ['a.rb', 'eval(x) # rubocop:disable Security/Eval\n', linters],
  ['a.php', '/** @psalm-suppress MixedAssignment */\n', types],
  ['a.php', '// @phpstan-ignore-next-line\n', types],
  ['a.php', '// phpcs:ignore\n', linters],
  ['a.php', '<?php try { run(); } catch (\\Exception $e) {}\n', catches],
  ['a.sh', '# shellcheck disable=SC2086\necho $x\n', linters],
  ['A.swift', '// swiftlint:disable force_cast\n', linters],
  ['A.swift', 'do { try run() } catch {}\n', catches],
];

const honest: [path: string, text: string][] = [
  ['a.js', 'try {\n  run();\n} catch (error) {\n  report(error);\n}\n'],
  ['a.js', "const example = 'catch (error) {}';\n// catch (error) {}\n"],
  ['a.js', 'run().catch((error) => {\n  report(error);\n});\n'],
  ['a.ts', "const rule = 'eslint-disable-next-line';\n"],
  ['a.ts', '/* eslint no-eval: error */\n// the comment eslint-disable is not used here\n'],
  ['a.py', 'try:\n    run()\nexcept ValueError as error:\n    raise Bad from error\n'],
  ['a.py', 'def noqa():\n    pass\n\nclass Empty(Exception):\n    pass\n'],
  ['a.go', '// Package nolint has no lint.\npackage nolint\n'],
  ['a.rs', '#[derive(Debug)]\nstruct Allow;\nfn allow(x: u8) {}\n'],
  ['A.java', '@Override\npublic void suppressWarnings() { try { run(); } catch (Error e) { throw e; } }\n'],
  ['a.c', '#pragma once\n'],
  ['a.rb', '# rubocop:enable Security/Eval\n'],
  ['a.sh', '# shellcheck shell=bash\n'],
  ['A.swift', '// swiftlint:enable force_cast\n'],
  ['README.md', 'Write `// eslint-disable-next-line`, `# noqa` or `//nolint`.\n'],
];

describe('new suppressions', () => {
  test.each(added)('%s: %s', (path, text, what) => {
    const other = `${path.endsWith('.php') ? '<?php\n' : ''}\n`;
    const [found, ...more] = find(change(path, other, `${other}${text}`));
    expect(found).toContain(`must ${path}: 1 more ${what} (`);
    expect(more).toEqual([]);
    expect(find(change(path, null, text))).toHaveLength(1);
    expect(find(change(path, text, other))).toEqual([]);
    expect(find(change(path, text, null))).toEqual([]);
    expect(find(change(path, text, `${text}${other}`))).toEqual([]);
  });

  test.each(honest)('an honest edit of %s: %s', (path, text) => {
    expect(find(change(path, '', text))).toEqual([]);
  });

  test('code that moves in one change adds none, and a copy adds one', () => {
    const text = '// eslint-disable-next-line no-eval\neval(code);\n';
    expect(find(change('a.js', text, ''), change('b.ts', null, text))).toEqual([]);
    expect(find(change('a.js', text, null), change('b.ts', null, text))).toEqual([]);
    expect(find(change('a.js', text, `${text};`), change('b.ts', null, text))).toEqual([
      `must b.ts: 1 more ${linters} (javascript)`,
    ]);
  });

  test('another tool for the same purpose adds none, another purpose or language does', () => {
    expect(find(change('a.ts', '// @ts-ignore\n', '// @ts-expect-error\n'))).toEqual([]);
    expect(find(change('a.ts', '// eslint-disable\n', '// biome-ignore lint: x\n'))).toEqual([]);
    expect(find(change('a.ts', '// eslint-disable\n', '// @ts-nocheck\n'))).toHaveLength(1);
    expect(find(change('a.ts', '// eslint-disable\n', ''), change('a.py', '', 'x = 1  # noqa\n'))).toHaveLength(1);
  });

  test('contents that are not known may add one, but only in a known language', () => {
    const unknown: FileState = { kind: 'file', executable: false, content: null };
    const of = (path: string): string[] => find({ path, before: file(''), after: unknown });
    expect(of('a.ts')).toEqual(['may a.ts: it is not known which findings of tools it suppresses']);
    expect(of('a.bin')).toEqual([]);
  });

  test('what is unchanged or removed is never found', () => {
    const pieces = fc.array(fc.constantFrom(...[...added, ...honest].map(([, text]) => text), 'x\n'), { maxLength: 6 });
    const paths = fc.constantFrom(...new Set([...added, ...honest].map(([path]) => path)));
    fc.assert(
      fc.property(paths, pieces, (path, texts) => {
        const text = texts.join('');
        expect(find(change(path, text, text))).toEqual([]);
        expect(find(change(path, text, null))).toEqual([]);
        expect(find(change(path, text, ''))).toEqual([]);
      }),
    );
  });
});

describe('a lock file without its manifest', () => {
  const lone = (...changes: FileChange[]): string[] =>
    [...findChanges(changes, ['lockfile-without-manifest'])].flatMap(([path, found]) => found.map(() => path));

  test.each([
    ['package-lock.json', 'package.json', 'composer.json'],
    ['yarn.lock', 'packages/a/package.json', 'pyproject.toml'],
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc'],
    ['uv.lock', 'pyproject.toml', 'package.json'],
    ['Cargo.lock', 'Cargo.toml', 'go.mod'],
    ['go.sum', 'go.mod', 'Cargo.toml'],
    ['Gemfile.lock', 'Gemfile', 'Rakefile'],
    ['composer.lock', 'composer.json', 'package.json'],
    ['gradle.lockfile', 'build.gradle.kts', 'Gemfile'],
    ['packages.lock.json', 'src/App.csproj', 'package.json'],
    ['mix.lock', 'mix.exs', 'Podfile'],
    ['Podfile.lock', 'Podfile', 'Package.swift'],
    ['Package.resolved', 'Package.swift', 'pubspec.yaml'],
    ['pubspec.lock', 'pubspec.yaml', 'mix.exs'],
  ])('%s belongs to %s, not to %s', (lock, manifest, other) => {
    const locked = change(lock, 'a', 'b');
    expect(lone(locked)).toEqual([lock]);
    expect(lone(change(lock, null, 'b'))).toEqual([lock]);
    expect(lone(locked, change(other, 'a', 'b'))).toEqual([lock]);
    expect(lone(locked, change(manifest, 'a', 'a'))).toEqual([lock]);
    expect(lone(locked, change(manifest, 'a', 'b'))).toEqual([]);
    expect(lone(change(lock, 'a', 'a'))).toEqual([]);
    expect(lone(change(manifest, 'a', 'b'))).toEqual([]);
  });
});
