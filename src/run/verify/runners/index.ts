import { busted } from './scripting/busted.ts';
import { bun } from './javascript/bun.ts';
import { cargo } from './compiled/cargo.ts';
import { dotnet } from './compiled/dotnet.ts';
import { deno } from './javascript/deno.ts';
import { goPackages, goTests, gotestsum } from './compiled/go.ts';
import { jest, vitest } from './javascript/jest.ts';
import { json } from './formats/json.ts';
import { ant, gradle, junitConsole, surefire } from './compiled/jvm.ts';
import { mix } from './scripting/mix.ts';
import { mocha } from './javascript/mocha.ts';
import { automake, catch2, ctest, googletest, meson } from './compiled/native.ts';
import { nextest } from './compiled/nextest.ts';
import { node } from './javascript/node.ts';
import { pest, phpunit } from './scripting/phpunit.ts';
import { playwright } from './javascript/playwright.ts';
import { prove } from './scripting/prove.ts';
import { pytest } from './scripting/pytest.ts';
import { minitest, rspec, testUnit } from './scripting/ruby.ts';
import type { Runner } from './reading/runner.ts';
import { ava, japa, jasmine, lab, tape, uvu } from './javascript/small.ts';
import { tap } from './formats/tap.ts';
import { testthat } from './scripting/testthat.ts';
import { unittest } from './scripting/unittest.ts';

/** The runners whose output is read. `test/run/verify/runners/outputs` has a real output of each. */
export const runners: readonly Runner[] = [
  vitest,
  jest,
  mocha,
  node,
  uvu,
  ava,
  japa,
  lab,
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
  pest,
  prove,
  cargo,
  nextest,
  dotnet,
  gotestsum,
  goTests,
  goPackages,
  googletest,
  catch2,
  ctest,
  meson,
  automake,
  mix,
  busted,
  testthat,
  junitConsole,
  surefire,
  gradle,
  ant,
  json,
  tape,
  tap,
];
