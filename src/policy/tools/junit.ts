import type { Coverage } from './coverage.ts';
import type { TestResult } from './policy-tests.ts';

/** One table's rows as they came out. */
export interface SuiteResult {
  /** The table as it is shown. */
  readonly file: string;
  readonly results: readonly TestResult[];
}

/** Test results as JUnit XML, a suite for each table, with the coverage as properties of the whole. */
export function renderJunit(policy: string, suites: readonly SuiteResult[], coverage: Coverage): string {
  const all = suites.flatMap(({ results }) => results);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeXml(policy)}" ${renderCounts(all)}>`,
    ...suites.map(({ file, results }) =>
      [
        `  <testsuite name="${escapeXml(file)}" ${renderCounts(results)}>`,
        '    <properties>',
        `      <property name="coverage.percent" value="${coverage.percent}"/>`,
        `      <property name="coverage.covered" value="${coverage.covered}"/>`,
        `      <property name="coverage.total" value="${coverage.total}"/>`,
        '    </properties>',
        ...results.map((result) => renderCase(file, result)),
        '  </testsuite>',
      ].join('\n'),
    ),
    '</testsuites>',
    '',
  ].join('\n');
}

function renderCounts(results: readonly TestResult[]): string {
  const count = (status: TestResult['status']): number => results.filter((result) => result.status === status).length;
  return `tests="${results.length}" failures="${count('fail')}" errors="${count('error')}" skipped="${count('skip')}"`;
}

function renderCase(file: string, { status, name, problem }: TestResult): string {
  const line = problem?.line === null || problem === null ? '' : ` line="${problem.line}"`;
  const head = `    <testcase classname="${escapeXml(file)}" name="${escapeXml(name)}" file="${escapeXml(file)}"${line}`;
  if (status === 'pass' || problem === null) return `${head}/>`;
  const message = escapeXml(problem.message);
  const inner =
    status === 'skip'
      ? `<skipped message="${message}"/>`
      : status === 'fail'
        ? `<failure message="${message}">${escapeXml(problem.hint)}</failure>`
        : `<error message="${message}">${escapeXml(problem.hint)}</error>`;
  return `${head}>${inner}</testcase>`;
}

// XML 1.0 cannot hold most control characters and no lone surrogates, however they are written.
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
