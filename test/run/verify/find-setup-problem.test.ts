import { expect, test } from 'vitest';
import { readTests } from '../../../src/run/verify/read-tests.ts';
import { findSetupProblem } from '../../../src/run/verify/find-setup-problem.ts';

const find = (exitCode: number | null, output: string): string | null =>
  findSetupProblem({
    exitCode,
    output,
    tests: readTests(output),
    isOwnModule: (name) => name.startsWith('own'),
  });

test.each([
  [127, 'sh: 1: vitest: not found\n', 'vitest was not found (exit 127)'],
  [127, '/bin/sh: 1: .venv/bin/pytest: not found\n', '.venv/bin/pytest was not found (exit 127)'],
  [127, 'bash: line 1: cargo: command not found\n', 'cargo was not found (exit 127)'],
  [127, '', 'its program was not found (exit 127)'],
  [126, 'sh: 1: ./test.sh: Permission denied\n', './test.sh cannot be executed (exit 126)'],
  [127, 'cat: .env: No such file or directory\n/bin/sh: 1: jest: not found\n', 'jest was not found (exit 127)'],
  [127, '/usr/bin/env: ‘python’: No such file or directory\n', 'python was not found (exit 127)'],
  [127, 'timeout: failed to run command ‘jest’: No such file or directory\n', 'jest was not found (exit 127)'],
  [127, 'bash: line 1: ./t.sh: cannot execute: required file not found\n', './t.sh was not found (exit 127)'],
  [
    2,
    'jest --ci\nmake: jest: No such file or directory\nmake: *** [Makefile:2: test] Error 127\n',
    'jest was not found (exit 127)',
  ],
  [
    1,
    '> x@ test /home/ci/shop\n> jest --ci\n\nsh: 1: jest: not found\n\u2009ELIFECYCLE\u2009 Test failed. See above for more details.\n',
    'jest was not found (exit 127)',
  ],
  [1, '/usr/bin/python3: No module named pytest\n', 'the Python module pytest is missing'],
  [
    4,
    "ImportError while loading conftest, 1 error\nE   ModuleNotFoundError: No module named 'click'\n",
    'the Python module click is missing',
  ],
  [
    2,
    "E   ModuleNotFoundError: No module named 'a.b'\n===== 2 errors in 0.12s =====\n",
    'the Python module a.b is missing',
  ],
  [
    1,
    'PHPUnit requires the "dom", "mbstring", "xml" extensions, but the "mbstring", "xml" extensions are not available.\n',
    'the PHP extension mbstring is missing',
  ],
  [
    1,
    "error: rustup could not choose a version of cargo to run, because one wasn't specified explicitly, and no default is configured.\n",
    'rustup has no toolchain here: HOME has to be the home directory of the user who installed it',
  ],
  [
    1,
    'Error: Could not find Chrome (ver. 131.0.6778.204). This can occur if either\n 1. you did not perform an installation before running the script\n',
    'the browser of Puppeteer is missing; install it below the workspace, with PUPPETEER_CACHE_DIR="$PWD/node_modules/.puppeteer" before the commands of setup and verify',
  ],
  [
    1,
    'The cypress npm package is installed, but the Cypress binary is missing.\n\nWe expected the binary to be installed here: /root/.cache/Cypress/9.5.3/Cypress/Cypress\n',
    'the browser of Cypress is missing; install it below the workspace, with CYPRESS_CACHE_FOLDER="$PWD/node_modules/.cypress" before the commands of setup and verify',
  ],
  // Of dash, bash and BusyBox as /bin/sh.
  [
    2,
    '/bin/sh: 1: Syntax error: Unterminated quoted string\n',
    'the shell cannot read it (Syntax error: Unterminated quoted string)',
  ],
  [
    2,
    'prepared\n/bin/sh: -c: line 2: unexpected EOF while looking for matching `"\'\n',
    'the shell cannot read it (unexpected EOF while looking for matching `"\')',
  ],
  [
    2,
    "/bin/sh: -c: line 1: syntax error near unexpected token `)'\n/bin/sh: -c: line 1: `a )'\n",
    "the shell cannot read it (syntax error near unexpected token `)')",
  ],
  [
    2,
    '/bin/sh: syntax error: unterminated quoted string\n',
    'the shell cannot read it (syntax error: unterminated quoted string)',
  ],
  [
    1,
    "Usage Error: Couldn't find the node_modules state file - running an install might help (findPackageLocation)\n\n$ yarn run <scriptName> ...\n",
    'its packages are not installed',
  ],
  [
    1,
    "Usage Error: The project in /home/ci/shop/package.json doesn't seem to have been installed - running an install there might help\n",
    'its packages are not installed',
  ],
  [
    1,
    '[ERR_PNPM_META_FETCH_FAIL] GET https://registry.example/a: fetch failed\n[ERROR] Command failed with exit code 1: pnpm install\n',
    'its packages are not installed',
  ],
  [
    1,
    "Download https://registry.example/a.tgz\nerror: Failed caching npm package 'a@2.0.1'\n",
    'its packages are not installed',
  ],
  [
    1,
    "Running 3 tests using 1 worker\n\n  ✘  1 a.spec.js:3:3 › a (5ms)\n\n    Error: browserType.launch: Executable doesn't exist at /home/ci/.cache/ms-playwright/chromium\n\n  2 failed\n    a.spec.js:3:3 › a\n    a.spec.js:4:3 › b\n  1 passed (3s)\n",
    'the browser of Playwright is missing; install it below the workspace, with PLAYWRIGHT_BROWSERS_PATH=0 before the commands of setup and verify',
  ],
  [5, '===== no tests ran in 0.01s =====\n', 'no test ran'],
  [1, 'No test files found, exiting with code 1\n', 'no test ran'],
  [1, 'No tests found, exiting with code 1\n', 'no test ran'],
  [1, 'Error: No tests found.\nMake sure that arguments are regular expressions matching test files.\n', 'no test ran'],
  [1, '\n  ✘ Couldn’t find any files to test\n\n', 'no test ran'],
  [2, 'Started\n\n\nIncomplete: No specs found\nFinished in 0.002 seconds\n', 'no test ran'],
])('exit %s and %j: %s', (exitCode, output, expected) => {
  expect(find(exitCode, output)).toBe(expected);
});

test.each([
  [0, 'sh: 1: optional-tool: not found\n3 passed in 0.01s\n'],
  [1, '===== 1 failed, 3 passed in 0.12s =====\n'],
  // One test imports what is missing, others run: the agent can fix that.
  [1, "E   ModuleNotFoundError: No module named 'x'\n===== 1 failed, 3 passed in 0.12s =====\n"],
  [1, "E   ModuleNotFoundError: No module named 'x'\n===== 1 failed in 0.12s =====\n"],
  // The agent can write a module of the workspace.
  [2, "E   ModuleNotFoundError: No module named 'own.parser'\n===== 1 error in 0.12s =====\n"],
  [1, "ModuleNotFoundError: No module named 'x'\nRan 57 tests in 0.1s\n\nFAILED (errors=1)\n"],
  [127, '12 passing\nsh: 1: report: not found\n'],
  [1, '?   \texample.com/c\t[no test files]\nFAIL\texample.com/b\t0.02s\n'],
  [1, 'src/a.ts(1,1): error TS2304\n'],
  [null, 'sh: 1: vitest: not found\n'],
  [2, 'make: *** [Makefile:2: test] Error 1\n'],
  // The agent can write scripts, and the recipes of make.
  [2, 'scripts/test.sh: 3: Syntax error: "fi" unexpected\n'],
  [2, 'sh: 1: Syntax error: Unterminated quoted string\n'],
  [2, '/bin/sh: 1: Syntax error: Unterminated quoted string\nmake: *** [Makefile:2: test] Error 2\n'],
  // The agent may repair a lock file.
  [1, '[ERR_PNPM_OUTDATED_LOCKFILE] Cannot install\n[ERROR] Command failed with exit code 1: pnpm install\n'],
  [
    1,
    "Error: browserType.launch: Executable doesn't exist at /a\n  1 failed\n 9 passed\nRan 12 tests across 2 files.\n 11 pass\n 1 fail\n",
  ],
  [1, 'sh: 1: optional-tool: not found\nsrc/a.ts(1,1): error TS2304\n\u2009ELIFECYCLE\u2009 Test failed.\n'],
])('exit %s and %j is a red or green result', (exitCode, output) => {
  expect(find(exitCode, output)).toBeNull();
});

test('hostile output has the problem of its exit code', () => {
  for (const part of ['a: ', 'No module named ', 'x: 1: ', '\n'])
    expect(find(127, part.repeat(100_000 / part.length))).toContain('not found');
});
