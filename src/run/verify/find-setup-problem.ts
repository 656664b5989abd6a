import type { TestCount } from '../../core/types/verify.ts';

const maxNameCharacters = 100;

/** How shells report a program that cannot be started: with their own name and a line before it, or without. */
const missingProgram =
  /^(?:[\w./-]+: (?:line )?\d+: )?(?:[\w./-]+: )?([\w./@+-]+): (?:command not found|not found|No such file or directory|Permission denied)\s*$/m;

/**
 * Why a verify command cannot test anything before the agent has begun, so that no run could succeed; null if it ran. A red result is no
 * such problem. `output` is the command's output, both streams.
 */
export function findSetupProblem(checked: {
  readonly exitCode: number | null;
  readonly output: string;
  readonly tests: readonly TestCount[];
}): string | null {
  const { exitCode, output, tests } = checked;
  if (exitCode === 0) return null;
  if (exitCode === 126 || exitCode === 127) {
    const name = missingProgram.exec(output)?.[1];
    const why = exitCode === 127 ? 'was not found' : 'cannot be executed';
    return `${name === undefined ? 'its program' : cut(name)} ${why} (exit ${exitCode})`;
  }
  const ran = tests.reduce((sum, { total, skipped }) => sum + total - skipped, 0);
  const failed = tests.reduce((sum, count) => sum + count.failed, 0);
  // A test that fails on an import has run; if nothing but such errors is reported, no test has.
  const missing = /\b(?:ModuleNotFoundError: )?No module named '?([\w.]+)'?/.exec(output)?.[1];
  if (missing !== undefined && ran === failed && !/\b\d+ failed\b/.test(output))
    return `the Python module ${cut(missing)} is missing`;
  if (ran === 0 && /\bno tests ran\b|\bNo test files found\b|^No tests found\b|\bno test files found\b/im.test(output))
    return 'no test ran';
  return null;
}

function cut(name: string): string {
  return name.slice(0, maxNameCharacters);
}
