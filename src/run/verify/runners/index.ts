import { ant } from './compiled/ant.ts';
import { automake } from './compiled/automake.ts';
import { ava } from './javascript/ava.ts';
import { bun } from './javascript/bun.ts';
import { busted } from './scripting/busted.ts';
import { cargo } from './compiled/cargo.ts';
import { ctest } from './compiled/ctest.ts';
import { deno } from './javascript/deno.ts';
import { goPackages, goTests } from './compiled/go.ts';
import { googletest } from './compiled/googletest.ts';
import { gradle } from './compiled/gradle.ts';
import { jasmine } from './javascript/jasmine.ts';
import { jest } from './javascript/jest.ts';
import { json } from './formats/json.ts';
import { junitConsole } from './compiled/junit-console.ts';
import { meson } from './compiled/meson.ts';
import { minitest } from './scripting/minitest.ts';
import { mix } from './scripting/mix.ts';
import { mocha } from './javascript/mocha.ts';
import { node } from './javascript/node.ts';
import { phpunit } from './scripting/phpunit.ts';
import { playwright } from './javascript/playwright.ts';
import { prove } from './scripting/prove.ts';
import { pytest } from './scripting/pytest.ts';
import { rspec } from './scripting/rspec.ts';
import type { Runner } from './reading/runner.ts';
import { surefire } from './compiled/surefire.ts';
import { tap } from './formats/tap.ts';
import { tape } from './javascript/tape.ts';
import { testUnit } from './scripting/test-unit.ts';
import { unittest } from './scripting/unittest.ts';
import { uvu } from './javascript/uvu.ts';
import { vitest } from './javascript/vitest.ts';

/** The runners whose output is read. `test/run/verify/runners/outputs` has a real output of each. */
export const runners: readonly Runner[] = [
  vitest,
  jest,
  mocha,
  node,
  uvu,
  ava,
  jasmine,
  bun,
  deno,
  playwright,
  pytest,
  unittest,
  rspec,
  minitest,
  testUnit,
  phpunit,
  prove,
  cargo,
  goTests,
  goPackages,
  googletest,
  ctest,
  meson,
  automake,
  mix,
  busted,
  junitConsole,
  surefire,
  gradle,
  ant,
  json,
  tape,
  tap,
];
