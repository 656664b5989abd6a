import * as z from 'zod';
import { readJson } from '../../../../core/text/parse-json.ts';
import type { TestEnd } from '../../../../core/types/verify.ts';
import { addUp, countNamed, nameTests, type Runner, type RunnerTests } from '../reading/runner.ts';

const ends: Readonly<Record<string, TestEnd>> = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  skipped: 'skipped',
  todo: 'skipped',
  disabled: 'skipped',
};

const count = z.number().int().nonnegative();
const jestReport = z.object({
  numTotalTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z
    .array(
      z.object({
        name: z.string().default(''),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })).default([]),
      }),
    )
    .default([]),
});
const rspecReport = z.object({
  examples: z.array(z.object({ full_description: z.string(), status: z.string() })),
  summary: z.object({ example_count: count }),
});
const mochaReport = z.object({
  stats: z.object({ tests: count, passes: count }),
  tests: z.array(z.object({ fullTitle: z.string() })),
  pending: z.array(z.object({ fullTitle: z.string() })),
  failures: z.array(z.object({ fullTitle: z.string() })),
});

/** The JSON reporters of jest, vitest, RSpec and mocha, which name all tests. */
export const json: Runner = {
  name: 'json',
  read(output) {
    const added = addUp(listObjects(output).flatMap((text) => readJsonReport(text) ?? []));
    return added.total === 0 ? null : added;
  },
};

/** The tests of a JSON report; null if the text is not such a report. */
export function readJsonReport(text: string): RunnerTests | null {
  const value = readJson(text);
  const jest = jestReport.safeParse(value).data;
  if (jest !== undefined)
    return nameTests(
      { total: jest.numTotalTests, skipped: jest.numPendingTests + jest.numTodoTests, failed: jest.numFailedTests },
      jest.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, status }) => ({
          name: `${name.slice(name.lastIndexOf('/') + 1)} > ${fullName.trim()}`,
          end: ends[status] ?? 'failed',
        })),
      ),
    );
  const rspec = rspecReport.safeParse(value).data;
  if (rspec !== undefined)
    return countNamed(
      rspec.examples.map(({ full_description: name, status }) => ({ name, end: ends[status] ?? 'failed' })),
    );
  const mocha = mochaReport.safeParse(value).data;
  if (mocha === undefined) return null;
  const [skipped, failed] = [mocha.pending, mocha.failures].map(
    (tests) => new Set(tests.map(({ fullTitle }) => fullTitle)),
  );
  const known = new Set(mocha.tests.map(({ fullTitle }) => fullTitle));
  // Hooks are failures and no tests.
  const hooks = [...(failed ?? [])].filter((name) => !known.has(name));
  return countNamed(
    [...mocha.tests.map(({ fullTitle }) => fullTitle), ...hooks].map((name) => ({
      name,
      end: failed?.has(name) === true ? 'failed' : skipped?.has(name) === true ? 'skipped' : 'passed',
    })),
    hooks,
  );
}

// An object on one line, or from a line with `{` alone to one with `}` alone.
function listObjects(output: string): string[] {
  const objects: string[] = [];
  let open: string[] | null = null;
  for (const line of output.split('\n')) {
    if (line === '{') open = [];
    open?.push(line);
    if (open !== null && line === '}') {
      objects.push(open.join('\n'));
      open = null;
    } else if (open === null && line.startsWith('{"') && /"(?:numTotalTests|examples)":/.test(line))
      objects.push(line.trim());
  }
  return objects;
}
