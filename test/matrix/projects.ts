/**
 * How the third test of a project behaves. `gone`: it is removed. `flaky`: it fails in its first run on this machine's cache directory. `crash`: it kills
 * the process.
 */
export type Extra = 'plain' | 'gone' | 'skipped' | 'flaky' | 'hang' | 'crash';

/** A small project for one test runner, with the tests `adds`, `keeps` and `extra`. */
export interface MatrixProject {
  /** The command that tests it. */
  readonly verify: string;
  /** The time limit of one run, in minutes, if it takes longer than usual. */
  readonly minutes?: number;
  /** Packages of npm that it needs. */
  readonly packages?: readonly string[];
  /** Files that no state changes. */
  readonly files?: Readonly<Record<string, string>>;
  /** The code under test. Without `isFixed`, the test `adds` fails. */
  readonly source: (isFixed: boolean) => Readonly<Record<string, string>>;
  /** The tests; null for no test at all. */
  readonly tests: (extra: Extra | null) => Readonly<Record<string, string>>;
}

type Bodies = Readonly<Record<Exclude<Extra, 'gone' | 'skipped'>, string>>;

const marker = '/.npm/_cacache/marker';
const lines = (...parts: readonly (string | false)[]): string =>
  `${parts.filter((part) => part !== false).join('\n')}\n`;

/** The body of the extra test; a skipped one would pass. */
const bodyOf = (bodies: Bodies, extra: Extra): string =>
  bodies[extra === 'gone' || extra === 'skipped' ? 'plain' : extra];

// JavaScript

const scriptBodies: Bodies = {
  plain: 'if (add(1, 0) !== 1) throw new Error("extra");',
  flaky: `const fs = require("node:fs"); const m = process.env.HOME + "${marker}"; if (!fs.existsSync(m)) { fs.writeFileSync(m, ""); throw new Error("flaky"); }`,
  hang: 'for (;;) {}',
  crash: 'process.kill(process.pid, "SIGKILL");',
};
const adds = 'if (add(1, 2) !== 3) throw new Error("wrong sum");';
const keeps = 'if (add(2, 0) !== 2) throw new Error("wrong");';
const scriptSource = (isFixed: boolean) => ({
  'lib.cjs': `exports.add = (left, right) => left ${isFixed ? '+' : '-'} right;\n`,
});
const require = 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);';
const load = 'const { add } = require("./lib.cjs");';

function script(options: {
  readonly verify: string;
  readonly minutes?: number;
  readonly path: string;
  readonly packages?: readonly string[];
  readonly head: string;
  readonly foot?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly render?: (name: string, body: string, isSkipped: boolean) => string;
}): MatrixProject {
  const render =
    options.render ?? ((name, body, isSkipped) => `test${isSkipped ? '.skip' : ''}("${name}", () => { ${body} });`);
  return {
    verify: options.verify,
    ...(options.minutes !== undefined && { minutes: options.minutes }),
    packages: options.packages ?? [],
    files: { 'package.json': '{"private":true}\n', ...options.files },
    source: scriptSource,
    tests: (extra) => ({
      [options.path]: lines(
        options.head,
        extra !== null && render('adds', adds, false),
        extra !== null && render('keeps', keeps, false),
        extra !== null && extra !== 'gone' && render('extra', bodyOf(scriptBodies, extra), extra === 'skipped'),
        options.foot ?? '',
      ),
    }),
  };
}

// Python

const pythonBodies: Bodies = {
  plain: 'assert add(1, 0) == 1',
  flaky: `import os; m = os.environ["HOME"] + "${marker}"; e = os.path.exists(m); open(m, "w").close(); assert e`,
  hang: 'import time; time.sleep(600)',
  crash: 'import os; os.kill(os.getpid(), 9)',
};
const pythonSource = (isFixed: boolean) => ({
  'lib.py': `def add(left, right):\n    return left ${isFixed ? '+' : '-'} right\n`,
});
const pytestTests = (extra: Extra | null) => ({
  'test_lib.py': lines(
    'import pytest',
    'from lib import add',
    extra !== null && 'def test_adds():\n    assert add(1, 2) == 3',
    extra !== null && 'def test_keeps():\n    assert add(2, 0) == 2',
    extra === 'skipped' && '@pytest.mark.skip',
    extra !== null && extra !== 'gone' && `def test_extra():\n    ${bodyOf(pythonBodies, extra)}`,
  ),
});

// Ruby

const rubyBodies: Bodies = {
  plain: 'raise "extra" if add(1, 0) != 1',
  flaky: `m = ENV["HOME"] + "${marker}"; (File.write(m, ""); raise "flaky") unless File.exist?(m)`,
  hang: 'sleep 600',
  crash: 'Process.kill(9, Process.pid)',
};
const rubySource = (isFixed: boolean) => ({
  'lib.rb': `def add(left, right) = left ${isFixed ? '+' : '-'} right\n`,
});
const rubyClass =
  (path: string, head: string, skip: string): MatrixProject['tests'] =>
  (extra) => ({
    [path]: lines(
      head,
      'require_relative "lib"',
      extra !== null && 'def test_adds = assert_equal(3, add(1, 2))',
      extra !== null && 'def test_keeps = assert_equal(2, add(2, 0))',
      extra !== null &&
        extra !== 'gone' &&
        `def test_extra\n${extra === 'skipped' ? skip : ''}\n${bodyOf(rubyBodies, extra)}\nassert true\nend`,
      'end',
    ),
  });

// Java

const javaBodies: Bodies = {
  plain: 'assertEquals(1, Lib.add(1, 0));',
  flaky: `java.io.File m = new java.io.File(System.getenv("HOME") + "${marker}"); boolean e = m.exists(); m.createNewFile(); assertTrue(e);`,
  hang: 'Thread.sleep(600000);',
  crash: 'Runtime.getRuntime().halt(3);',
};
const javaSource =
  (directory: string) =>
  (isFixed: boolean): Readonly<Record<string, string>> => ({
    [`${directory}Lib.java`]: `public class Lib { public static int add(int left, int right) { return left ${isFixed ? '+' : '-'} right; } }\n`,
  });
const javaTests =
  (directory: string): MatrixProject['tests'] =>
  (extra) => ({
    [`${directory}LibTest.java`]: lines(
      'import org.junit.*;\nimport static org.junit.Assert.*;\npublic class LibTest {',
      extra !== null && '@Test public void adds() { assertEquals(3, Lib.add(1, 2)); }',
      extra !== null && '@Test public void keeps() { assertEquals(2, Lib.add(2, 0)); }',
      extra === 'skipped' && '@Ignore',
      extra !== null &&
        extra !== 'gone' &&
        `@Test public void extra() throws Exception { ${bodyOf(javaBodies, extra)} }`,
      '}',
    ),
  });
const javaPath = '/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar:/usr/share/java/hamcrest.jar';

// C and C++

const nativeBodies: Bodies = {
  plain: 'return add(1, 0) != 1;',
  flaky: `char m[4096]; snprintf(m, sizeof m, "%s${marker}", getenv("HOME")); int e = access(m, F_OK); fclose(fopen(m, "w")); return e != 0;`,
  hang: 'sleep(600); return 0;',
  crash: 'abort();',
};
const nativeHead = '#include <stdio.h>\n#include <stdlib.h>\n#include <unistd.h>\n#include "lib.h"';
const nativeSource = (isFixed: boolean) => ({
  'lib.h': `static inline int add(int left, int right) { return left ${isFixed ? '+' : '-'} right; }\n`,
});
const nativeNames = (extra: Extra | null): readonly string[] =>
  extra === null ? [] : ['adds', 'keeps', ...(extra === 'gone' ? [] : ['extra'])];
/** A program for each test; a skipped one ends with 77. */
const nativePrograms = (extra: Extra | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    nativeNames(extra).map((name) => [
      `${name}.c`,
      `${nativeHead}\nint main(void) { ${
        name === 'adds'
          ? 'return add(1, 2) != 3;'
          : name === 'keeps'
            ? 'return add(2, 0) != 2;'
            : extra === 'skipped'
              ? 'return 77;'
              : bodyOf(nativeBodies, extra ?? 'plain')
      } }\n`,
    ]),
  );

export const matrixProjects: Readonly<Record<string, MatrixProject>> = {
  node: script({ verify: 'node --test', path: 'a.test.cjs', head: `const test = require("node:test");\n${load}` }),
  jest: script({ verify: 'npx jest', path: 'a.test.js', packages: ['jest'], head: load }),
  vitest: script({
    verify: 'npx vitest run',
    path: 'a.test.mjs',
    packages: ['vitest'],
    head: `import { test } from "vitest";\n${require}\n${load}`,
  }),
  mocha: script({
    verify: 'npx mocha a.spec.cjs',
    path: 'a.spec.cjs',
    packages: ['mocha'],
    head: `const test = it;\n${load}`,
  }),
  ava: script({
    minutes: 1,
    verify: 'npx ava',
    path: 'test.mjs',
    packages: ['ava'],
    head: `import test from "ava";\n${require}\n${load}`,
    render: (name, body, isSkipped) => `test${isSkipped ? '.skip' : ''}("${name}", (t) => { ${body} t.pass(); });`,
  }),
  tape: script({
    verify: 'npx tape a.cjs',
    path: 'a.cjs',
    packages: ['tape'],
    head: `const test = require("tape");\n${load}`,
    render: (name, body, isSkipped) =>
      `test("${name}", { skip: ${isSkipped} }, (t) => { try { ${body} t.pass("${name}"); } catch (error) { t.fail("${name}"); } t.end(); });`,
  }),
  tap: script({
    minutes: 1,
    verify: 'npx tap --disable-coverage --allow-empty-coverage a.test.cjs',
    path: 'a.test.cjs',
    packages: ['tap'],
    head: `const tap = require("tap");\n${load}`,
    render: (name, body, isSkipped) =>
      `tap.test("${name}", { skip: ${isSkipped} }, (t) => { ${body} t.pass("${name}"); t.end(); });`,
  }),
  jasmine: script({
    verify: 'npx jasmine a.spec.cjs',
    path: 'a.spec.cjs',
    packages: ['jasmine'],
    head: load,
    render: (name, body, isSkipped) => `${isSkipped ? 'xit' : 'it'}("${name}", () => { ${body} expect(1).toBe(1); });`,
  }),
  uvu: script({
    verify: 'npx uvu . a.test.cjs',
    path: 'a.test.cjs',
    packages: ['uvu'],
    head: `const { test } = require("uvu");\n${load}`,
    foot: 'test.run();',
  }),
  bun: script({
    verify: 'npx bun test',
    path: 'a.test.ts',
    packages: ['bun'],
    head: `import { test } from "bun:test";\n${load}`,
  }),
  deno: script({
    verify: 'npx deno test -A --no-check',
    path: 'a_test.ts',
    packages: ['deno'],
    head: `import process from "node:process";\n${require}\n${load}`,
    render: (name, body, isSkipped) => `Deno.test({ name: "${name}", ignore: ${isSkipped}, fn: () => { ${body} } });`,
  }),
  pytest: { verify: '/usr/bin/python3 -m pytest', source: pythonSource, tests: pytestTests },
  'pytest -v': { verify: '/usr/bin/python3 -m pytest -v', source: pythonSource, tests: pytestTests },
  unittest: {
    verify: '/usr/bin/python3 -m unittest',
    source: pythonSource,
    tests: (extra) => ({
      'test_lib.py': lines(
        'import unittest',
        'from lib import add',
        'class Lib(unittest.TestCase):\n    pass',
        extra !== null && '    def test_adds(self):\n        self.assertEqual(add(1, 2), 3)',
        extra !== null && '    def test_keeps(self):\n        self.assertEqual(add(2, 0), 2)',
        extra === 'skipped' && '    @unittest.skip("later")',
        extra !== null && extra !== 'gone' && `    def test_extra(self):\n        ${bodyOf(pythonBodies, extra)}`,
      ),
    }),
  },
  minitest: {
    verify: '/usr/bin/ruby test_lib.rb',
    source: rubySource,
    tests: rubyClass('test_lib.rb', 'require "minitest/autorun"\nclass TestLib < Minitest::Test', 'skip'),
  },
  'test-unit': {
    verify: '/usr/bin/ruby test_lib.rb',
    source: rubySource,
    tests: rubyClass('test_lib.rb', 'require "test-unit"\nclass TestLib < Test::Unit::TestCase', 'omit'),
  },
  rspec: {
    verify: '/usr/bin/rspec lib_spec.rb',
    source: rubySource,
    tests: (extra) => ({
      'lib_spec.rb': lines(
        'require_relative "lib"',
        'describe "lib" do',
        extra !== null && 'it("adds") { expect(add(1, 2)).to eq(3) }',
        extra !== null && 'it("keeps") { expect(add(2, 0)).to eq(2) }',
        extra !== null &&
          extra !== 'gone' &&
          `${extra === 'skipped' ? 'xit' : 'it'}("extra") { ${bodyOf(rubyBodies, extra)} }`,
        'end',
      ),
    }),
  },
  phpunit: {
    verify: '/usr/bin/phpunit LibTest.php',
    source: (isFixed) => ({
      'lib.php': `<?php\nfunction add($left, $right) { return $left ${isFixed ? '+' : '-'} $right; }\n`,
    }),
    tests: (extra) => ({
      'LibTest.php': lines(
        '<?php\nrequire_once "lib.php";\nclass LibTest extends PHPUnit\\Framework\\TestCase {',
        extra !== null && 'function testAdds() { $this->assertSame(3, add(1, 2)); }',
        extra !== null && 'function testKeeps() { $this->assertSame(2, add(2, 0)); }',
        extra !== null &&
          extra !== 'gone' &&
          `function testExtra() { ${extra === 'skipped' ? '$this->markTestSkipped();' : ''} ${bodyOf(
            {
              plain: '$this->assertSame(1, add(1, 0));',
              flaky: `$m = getenv("HOME") . "${marker}"; $e = file_exists($m); touch($m); $this->assertTrue($e);`,
              hang: 'sleep(600);',
              crash: 'posix_kill(getmypid(), 9);',
            },
            extra,
          )} }`,
        '}',
      ),
    }),
  },
  prove: {
    verify: '/usr/bin/prove -I. t/lib.t',
    source: (isFixed) => ({
      'Lib.pm': `package Lib;\nsub add { return $_[0] ${isFixed ? '+' : '-'} $_[1]; }\n1;\n`,
    }),
    tests: (extra) => ({
      't/lib.t': lines(
        'use strict;\nuse Test::More;\nuse Lib;',
        extra === null ? 'plan skip_all => "no tests";' : '',
        extra !== null && 'is(Lib::add(1, 2), 3, "adds");',
        extra !== null && 'is(Lib::add(2, 0), 2, "keeps");',
        extra === 'skipped' && 'SKIP: { skip "extra", 1; }',
        extra !== null &&
          extra !== 'gone' &&
          extra !== 'skipped' &&
          bodyOf(
            {
              plain: 'is(Lib::add(1, 0), 1, "extra");',
              flaky: `my $m = $ENV{HOME} . "${marker}"; my $e = -e $m; open(my $f, ">", $m); close $f; ok($e, "extra");`,
              hang: 'sleep 600; ok(1, "extra");',
              crash: 'kill 9, $$;',
            },
            extra,
          ),
        'done_testing();',
      ),
    }),
  },
  bats: {
    verify: '/usr/bin/bats lib.bats',
    source: (isFixed) => ({ 'lib.sh': `add() { echo $(($1 ${isFixed ? '+' : '-'} $2)); }\n` }),
    tests: (extra) => ({
      'lib.bats': lines(
        'load lib.sh',
        extra !== null && '@test "adds" { [ "$(add 1 2)" = 3 ]; }',
        extra !== null && '@test "keeps" { [ "$(add 2 0)" = 2 ]; }',
        extra !== null &&
          extra !== 'gone' &&
          `@test "extra" {\n${extra === 'skipped' ? 'skip' : ''}\n${bodyOf(
            {
              plain: '[ "$(add 1 0)" = 1 ]',
              flaky: `if [ ! -e "$HOME${marker}" ]; then : > "$HOME${marker}"; false; fi`,
              hang: 'sleep 600',
              crash: 'kill -9 $$',
            },
            extra,
          )}\n}`,
      ),
    }),
  },
  go: goProject('go test ./...'),
  'go -v': goProject('go test -v ./...'),
  cargo: {
    minutes: 1,
    verify: 'CARGO_TARGET_DIR=/tmp/target cargo test --offline',
    files: { 'Cargo.toml': '[package]\nname = "lib-test"\nversion = "0.1.0"\nedition = "2021"\n' },
    source: (isFixed) => ({
      'src/lib.rs': `pub fn add(left: i32, right: i32) -> i32 {\n    left ${isFixed ? '+' : '-'} right\n}\n`,
    }),
    tests: (extra) => ({
      'tests/lib.rs': lines(
        '#[allow(unused)]\nuse lib_test::add;',
        extra !== null && '#[test]\nfn adds() { assert_eq!(add(1, 2), 3); }',
        extra !== null && '#[test]\nfn keeps() { assert_eq!(add(2, 0), 2); }',
        extra !== null &&
          extra !== 'gone' &&
          `#[test]\n${extra === 'skipped' ? '#[ignore]' : ''}\nfn extra() { ${bodyOf(
            {
              plain: 'assert_eq!(add(1, 0), 1);',
              flaky: `let m = std::env::var("HOME").unwrap() + "${marker}"; let e = std::path::Path::new(&m).exists(); std::fs::write(&m, "").unwrap(); assert!(e);`,
              hang: 'std::thread::sleep(std::time::Duration::from_secs(600));',
              crash: 'std::process::abort();',
            },
            extra,
          )} }`,
      ),
    }),
  },
  'junit console': {
    minutes: 1,
    verify: `mkdir -p /tmp/out && javac -d /tmp/out -cp ${javaPath} *.java && java -cp /tmp/out:${javaPath} org.junit.runner.JUnitCore LibTest`,
    source: javaSource(''),
    tests: javaTests(''),
  },
  ant: {
    minutes: 1,
    verify: 'ant test',
    files: {
      'build.xml': `<project name="lib"><target name="test">
<mkdir dir="out"/><javac srcdir="." destdir="out" includeantruntime="false" classpath="${javaPath}"/>
<junit haltonfailure="yes" fork="yes"><classpath><pathelement path="out:${javaPath}"/></classpath>
<formatter type="plain" usefile="false"/><test name="LibTest"/></junit></target></project>\n`,
    },
    source: javaSource(''),
    tests: javaTests(''),
  },
  maven: {
    minutes: 3,
    verify: 'mvn -o -B -s /etc/maven/settings-debian.xml test',
    files: {
      // The versions that Debian packages.
      'pom.xml': `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>a</groupId><artifactId>lib</artifactId><version>1</version>
<properties><maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>
<build><plugins>
<plugin><artifactId>maven-resources-plugin</artifactId><version>3.3.0</version></plugin>
<plugin><artifactId>maven-compiler-plugin</artifactId><version>3.10.1</version></plugin>
<plugin><artifactId>maven-surefire-plugin</artifactId><version>2.22.3</version></plugin>
</plugins></build>
<dependencies><dependency><groupId>junit</groupId><artifactId>junit</artifactId><version>4.x</version><scope>test</scope></dependency></dependencies></project>\n`,
    },
    source: javaSource('src/main/java/'),
    tests: javaTests('src/test/java/'),
  },
  gradle: {
    minutes: 3,
    verify: 'gradle --offline --no-daemon -g /tmp/gradle test',
    files: {
      'build.gradle': `apply plugin: 'java'\nrepositories { flatDir { dirs '/usr/share/java' } }\ndependencies { testCompile files('/usr/share/java/junit4.jar', '/usr/share/java/hamcrest-core.jar', '/usr/share/java/hamcrest.jar') }\n`,
    },
    source: javaSource('src/main/java/'),
    tests: javaTests('src/test/java/'),
  },
  googletest: {
    minutes: 1,
    verify: 'g++ -o /tmp/tests tests.cc -lgtest_main -lgtest -lpthread && /tmp/tests',
    source: nativeSource,
    tests: (extra) => ({
      'tests.cc': lines(
        `#include <gtest/gtest.h>\n${nativeHead}`,
        extra !== null && 'TEST(Lib, adds) { EXPECT_EQ(add(1, 2), 3); }',
        extra !== null && 'TEST(Lib, keeps) { EXPECT_EQ(add(2, 0), 2); }',
        extra !== null &&
          extra !== 'gone' &&
          `static int extra() { ${bodyOf(nativeBodies, extra)} return 0; }\nTEST(Lib, extra) { ${extra === 'skipped' ? 'GTEST_SKIP();' : ''} EXPECT_EQ(extra(), 0); }`,
      ),
    }),
  },
  ctest: {
    minutes: 1,
    verify: 'cmake -S . -B /tmp/build > /tmp/log && cmake --build /tmp/build > /tmp/log && cd /tmp/build && ctest',
    source: nativeSource,
    tests: (extra) => ({
      ...nativePrograms(extra),
      'CMakeLists.txt': lines(
        'cmake_minimum_required(VERSION 3.10)\nproject(lib C)\nenable_testing()',
        ...nativeNames(extra).map(
          (name) =>
            `add_executable(${name} ${name}.c)\nadd_test(${name} ${name})\nset_tests_properties(${name} PROPERTIES SKIP_RETURN_CODE 77)`,
        ),
      ),
    }),
  },
  meson: {
    verify: 'meson setup /tmp/build > /tmp/log && meson test -C /tmp/build',
    source: nativeSource,
    tests: (extra) => ({
      ...nativePrograms(extra),
      'meson.build': lines(
        "project('lib', 'c')",
        ...nativeNames(extra).map((name) => `test('${name}', executable('${name}', '${name}.c'), timeout: 900)`),
      ),
    }),
  },
  automake: {
    minutes: 1,
    verify: 'autoreconf -i > /tmp/log 2>&1 && ./configure > /tmp/log && make check',
    files: {
      'configure.ac':
        'AC_INIT([lib], [1])\nAM_INIT_AUTOMAKE([foreign])\nAC_PROG_CC\nAC_CONFIG_FILES([Makefile])\nAC_OUTPUT\n',
    },
    source: nativeSource,
    tests: (extra) => ({
      ...nativePrograms(extra),
      'Makefile.am': lines(
        `check_PROGRAMS = ${nativeNames(extra).join(' ')}`,
        `TESTS = ${nativeNames(extra).join(' ')}`,
        ...nativeNames(extra).map((name) => `${name}_SOURCES = ${name}.c lib.h`),
      ),
    }),
  },
  mix: {
    minutes: 1,
    verify: 'MIX_BUILD_PATH=/tmp/build mix test',
    files: {
      'mix.exs':
        'defmodule Lib.MixProject do\n  use Mix.Project\n  def project, do: [app: :lib, version: "0.1.0"]\nend\n',
      'test/test_helper.exs': 'ExUnit.start(timeout: :infinity)\n',
    },
    source: (isFixed) => ({
      'lib/lib.ex': `defmodule Lib do\n  def add(left, right), do: left ${isFixed ? '+' : '-'} right\nend\n`,
    }),
    tests: (extra) => ({
      'test/lib_test.exs': lines(
        'defmodule LibTest do\n  use ExUnit.Case',
        extra !== null && '  test "adds", do: assert Lib.add(1, 2) == 3',
        extra !== null && '  test "keeps", do: assert Lib.add(2, 0) == 2',
        extra === 'skipped' && '  @tag :skip',
        extra !== null &&
          extra !== 'gone' &&
          `  test "extra" do\n${bodyOf(
            {
              plain: 'assert Lib.add(1, 0) == 1',
              flaky: `m = System.get_env("HOME") <> "${marker}"\ne = File.exists?(m)\nFile.touch!(m)\nassert e`,
              hang: 'Process.sleep(600_000)',
              crash: 'System.halt(3)',
            },
            extra,
          )}\n  end`,
        'end',
      ),
    }),
  },
  busted: {
    verify: '/usr/bin/busted lib_spec.lua',
    source: (isFixed) => ({
      'lib.lua': `return { add = function(left, right) return left ${isFixed ? '+' : '-'} right end }\n`,
    }),
    tests: (extra) => ({
      'lib_spec.lua': lines(
        'local lib = require("lib")',
        'describe("lib", function()',
        extra !== null && 'it("adds", function() assert.are.equal(3, lib.add(1, 2)) end)',
        extra !== null && 'it("keeps", function() assert.are.equal(2, lib.add(2, 0)) end)',
        extra !== null &&
          extra !== 'gone' &&
          `${extra === 'skipped' ? 'pending' : 'it'}("extra", function() ${bodyOf(
            {
              plain: 'assert.are.equal(1, lib.add(1, 0))',
              flaky: `local m = os.getenv("HOME") .. "${marker}"; local f = io.open(m); if not f then io.open(m, "w"):close(); error("flaky") end`,
              hang: 'os.execute("sleep 600")',
              crash: 'os.exit(3)',
            },
            extra,
          )} end)`,
        'end)',
      ),
    }),
  },
};

function goProject(verify: string): MatrixProject {
  return {
    minutes: 1,
    verify: `GOFLAGS=-count=1 GOCACHE=/tmp/go-cache ${verify}`,
    files: { 'go.mod': 'module lib\n\ngo 1.19\n' },
    source: (isFixed) => ({
      'lib.go': `package lib\n\nfunc add(left, right int) int { return left ${isFixed ? '+' : '-'} right }\n`,
    }),
    tests: (extra) => ({
      'lib_test.go': lines(
        'package lib',
        'import ("os"; "syscall"; "testing"; "time")',
        'var _ = os.Getenv\nvar _ = syscall.Kill\nvar _ = time.Sleep\nvar _ testing.TB',
        extra !== null && 'func TestAdds(t *testing.T) { if add(1, 2) != 3 { t.Fatal("wrong sum") } }',
        extra !== null && 'func TestKeeps(t *testing.T) { if add(2, 0) != 2 { t.Fatal("wrong") } }',
        extra !== null &&
          extra !== 'gone' &&
          `func TestExtra(t *testing.T) {\n${extra === 'skipped' ? 't.Skip()' : ''}\n${bodyOf(
            {
              plain: 'if add(1, 0) != 1 { t.Fatal("extra") }',
              flaky: `m := os.Getenv("HOME") + "${marker}"\n_, e := os.Stat(m)\nos.WriteFile(m, nil, 0o644)\nif e != nil { t.Fatal("flaky") }`,
              hang: 'time.Sleep(600 * time.Second)',
              crash: 'syscall.Kill(syscall.Getpid(), syscall.SIGKILL)',
            },
            extra,
          )}\n}`,
      ),
    }),
  };
}
