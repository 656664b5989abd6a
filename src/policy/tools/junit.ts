import { escapeXml } from '../../core/text/escape-xml.ts';
import type { Coverage } from './coverage.ts';
import type { TestResult } from './policy-tests.ts';

/** The results of one table's rows. */
export interface SuiteResult {
  /** The displayed name of the table. */
  readonly file: string;
  readonly results: readonly TestResult[];
}

/** Test results as JUnit XML, with one suite for each table and the coverage as properties. */
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
