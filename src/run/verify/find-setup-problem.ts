import type { TestCount } from '../../core/types/verify.ts';

const maxNameCharacters = 100;

/** How shells, make and env report a program that cannot be started: with their own name and a line before it, or without. */
const missingProgram =
  /^(?:[\w./-]+: (?:line )?\d+: )?(?:[\w./-]+: )?(?:failed to run command )?['‘]?([\w./@+-]+)['’]?: (?:command not found|not found|No such file or directory|Permission denied|cannot execute: required file not found)\s*$/gm;

/** How package managers that start the tests report that nothing is installed, or that they cannot download it here. */
const notInstalled =
  /^(?:Usage Error: (?:Couldn't find the node_modules state file|The project in .{1,1000} doesn't seem to have been installed)|error: (?:Failed caching npm package\b|JSR package manifest for )|(?:\[|[\s\u2009])?ERR_PNPM_(?:META_FETCH_FAIL|FETCH_\d+|NO_OFFLINE_[A-Z]+)\b)/m;

/** Browsers that packages download into the home directory, which commands do not see, and the variable by which they are below the workspace. */
const missingBrowsers: readonly (readonly [report: RegExp, program: string, variable: string])[] = [
  [/\bExecutable doesn't exist at \//, 'Playwright', 'PLAYWRIGHT_BROWSERS_PATH=0'],
  [/\bCould not find (?:Chrome|Firefox) \(ver\. /, 'Puppeteer', 'PUPPETEER_CACHE_DIR="$PWD/node_modules/.puppeteer"'],
  [
    /^The cypress npm package is installed, but the Cypress binary is missing\b/m,
    'Cypress',
    'CYPRESS_CACHE_FOLDER="$PWD/node_modules/.cypress"',
  ],
];

/**
 * How `/bin/sh`, whichever shell it is, reports that it cannot read the command itself: at the end of the output, and bash quotes the line after it. Scripts
 * have other names, and make adds a line to the report of its recipes.
 */
const unreadable =
  /(?:^|\n)\/bin\/sh: (?:-c: )?(?:line )?(?:\d{1,9}: )?((?:Syntax error: |syntax error[: ]|unexpected EOF )[^\n]{1,100})\n(?:\/bin\/sh: -c: line \d{1,9}: `[^\n]*\n)?$/;

/**
 * Why a verify command cannot test anything before the agent has begun, so that no run could succeed; null if it ran. A red result is no
 * such problem. `output` is the command's output, both streams; `isOwnModule` is true for a module of the workspace, which the agent can fix.
 */
export function findSetupProblem(checked: {
  readonly exitCode: number | null;
  readonly output: string;
  readonly tests: readonly TestCount[];
  readonly isOwnModule: (name: string) => boolean;
}): string | null {
  const { exitCode, output, tests } = checked;
  if (exitCode === 0) return null;
  // Runners that are not counted name their tests in such words.
  const ranUncounted =
    tests.length === 0 && /\bRan [1-9]\d* tests?\b|\b[1-9]\d* (?:passed|passing|failed|failing)\b/i.test(output);
  const ran = tests.reduce((sum, { total, skipped }) => sum + total - skipped, 0);
  if (ranUncounted) return null;
  const status = readStatus(exitCode, output);
  if (ran === 0 && status !== null) {
    // The status belongs to the last program.
    const name = [...output.matchAll(missingProgram)].at(-1)?.[1];
    const why = status === 127 ? 'was not found' : 'cannot be executed';
    return `${name === undefined ? 'its program' : cut(name)} ${why} (exit ${status})`;
  }
  const misread = exitCode === 2 && ran === 0 ? unreadable.exec(output)?.[1] : undefined;
  if (misread !== undefined) return `the shell cannot read it (${misread})`;
  if (ran === 0 && /^error: rustup could not choose a version of /m.test(output))
    return 'rustup has no toolchain here: HOME has to be the home directory of the user who installed it';
  if (ran === 0 && notInstalled.test(output)) return 'its packages are not installed';
  const failed = tests.reduce((sum, count) => sum + count.failed, 0);
  // Tests that are expected to fail pass without a browser.
  const browser = failed * 2 >= ran ? missingBrowsers.find(([report]) => report.test(output)) : undefined;
  if (browser !== undefined)
    return `the browser of ${browser[1]} is missing; install it below the workspace, with ${browser[2]} before the commands of setup and verify`;
  // `python -m NAME` itself, or a runner that reports nothing except errors while it collects tests.
  const missing = /\bNo module named '?([\w.]+)'?/.exec(output)?.[1];
  const isInterpreter = /python[\d.]*: No module named /.test(output);
  const isCollection = ran === failed && /\berrors?\b/i.test(output) && !/\b\d+ failed\b/.test(output);
  if (missing !== undefined && (isInterpreter || isCollection) && !checked.isOwnModule(missing))
    return `the Python module ${cut(missing)} is missing`;
  const extension = / extensions, but the "(\w+)"/.exec(output)?.[1];
  if (ran === 0 && extension !== undefined) return `the PHP extension ${cut(extension)} is missing`;
  if (
    ran === 0 &&
    /\bno tests ran\b|\bNo test files found\b|^(?:Error: )?No tests found\b|\bNo specs found\b|\bCouldn[’']t find any files to test\b/im.test(
      output,
    )
  )
    return 'no test ran';
  return null;
}

/** The status of a program that was not found or cannot be executed: of the command, or as make and pnpm report it, which end with another one. */
function readStatus(exitCode: number | null, output: string): number | null {
  if (exitCode === null || exitCode === 126 || exitCode === 127) return exitCode;
  const make = /^make(?:\[\d+\])?: \*\*\* \[.*\] Error (12[67])$/m.exec(output)?.[1];
  if (make !== undefined) return Number(make);
  return /: (?:command )?not found\n\s?ELIFECYCLE\b/.test(output) ? 127 : null;
}

function cut(name: string): string {
  return name.slice(0, maxNameCharacters);
}
