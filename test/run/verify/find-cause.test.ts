import { expect, test } from 'vitest';
import { findCause } from '../../../src/run/verify/find-cause.ts';

test.each([
  [
    'npm',
    `npm warn deprecated x@1: not found any more
npm error code E404
npm error 404 Not Found - GET https://registry.example/@a%2fb - Not found
npm error 404
npm error 404  '@a/b@^1.0.0' is not in this registry.
npm error 404
npm error 404 Note that you can also install from a
npm error 404 tarball, directory, http url, or git directory.
npm error A complete log of this run can be found in: /home/a/.npm/_logs/x.log
`,
    "npm error code E404; npm error 404 Not Found - GET https://registry.example/@a%2fb - Not found; npm error 404  '@a/b@^1.0.0' is not in this registry.",
  ],
  [
    'pip',
    'Looking in indexes: https://pypi.example\nERROR: Could not find a version that satisfies the requirement x\nERROR: No matching distribution found for x\n\n[notice] A new release of pip is available\n',
    'ERROR: Could not find a version that satisfies the requirement x; ERROR: No matching distribution found for x',
  ],
  [
    'pnpm',
    'Progress: resolved 1\nError: ERR_PNPM_FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE\n\n  × resolve dependencies\n',
    'Error: ERR_PNPM_FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE',
  ],
  ['git', 'Cloning into x...\nfatal: repository not readable\nbye\n', 'fatal: repository not readable'],
  ['a refused connection', 'connect ECONNREFUSED 10.0.0.1:443\nat x\nat y\n', 'connect ECONNREFUSED 10.0.0.1:443'],
  ['a compiler', 'compiling a\nerror: expected `;`\nbuild stopped\n', 'error: expected `;`'],
  ['an unknown program', 'first\n\u001B[31mlast\u001B[0m\n\n', 'last'],
  ['no output', '', ''],
])('the cause of a failure of %s is in its output', (_, output, found) => {
  expect(findCause(output)).toBe(found);
});

test('a cause is found in linear time, and is short', () => {
  for (const part of ['unable to ', 'E', 'error ', '4', '\u001B[', 'a ', '\n', 'certificate\n']) {
    const output = part.repeat(Math.ceil(20_000_000 / part.length));
    expect(findCause(output).length).toBeLessThan(700);
  }
});
