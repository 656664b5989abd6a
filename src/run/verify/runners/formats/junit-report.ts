import type { NamedTest } from '../../../../core/types/verify.ts';
import { countNamed, type RunnerTests } from '../reading/runner.ts';

/** The tests in JUnit reports, which many runners write; null if there are no tests in them. Linear in the reports. */
export function readJunitReports(reports: readonly string[]): RunnerTests | null {
  const counted = countNamed(reports.flatMap(listCases));
  // A build that stops at the first failure has fewer reports.
  return counted === null || reports.length < 2 ? counted : { ...counted, results: reports.length };
}

function listCases(report: string): NamedTest[] {
  const text = report.replaceAll(/<!\[CDATA\[[^]*?(?:\]\]>|$)/g, '');
  // Each part begins with a test, and ends before the next one or with what follows the last one.
  const [, ...parts] = text.split(/<testcase(?=[\s>/])/);
  const cases = parts.map((part): NamedTest & { readonly isError: boolean } => {
    // A value may contain `>`.
    const head = /^(?:[^">]|"[^"]*")*>/.exec(part)?.[0] ?? '';
    const body = head.endsWith('/>') ? '' : (part.slice(head.length).split('</testcase>', 1)[0] ?? '');
    const type = readAttribute(/\sclassname="([^"]{0,2000})"/.exec(head));
    const test = readAttribute(/\sname="([^"]{0,2000})"/.exec(head));
    // Some reports repeat the name, or begin it with the name of the class.
    const name = type === '' || `${test} `.startsWith(`${type} `) ? test : `${type}.${test}`;
    return { name: name.slice(0, 2_000), end: readEnd(head, body), isError: /<error[\s>/]/.test(body) };
  });
  // pytest writes a test again that fails when it is cleaned up.
  return cases
    .filter(({ name }, at) => !(cases[at + 1]?.isError === true && cases[at + 1]?.name === name))
    .map(({ name, end }) => ({ name, end }));
}

function readEnd(head: string, body: string): NamedTest['end'] {
  // `node --test` also writes the failure of a test that is marked `todo`. It fails no run.
  if (/<skipped\s[^>]{0,200}\btype="todo"/.test(body)) return 'skipped';
  if (/<(?:failure|error)[\s>/]/.test(body)) return 'failed';
  // pytest writes it as skipped with this type.
  if (/<skipped\s[^>]{0,200}\btype="pytest\.xfail"/.test(body)) return 'expected-to-fail';
  // CTest writes a test whose program is missing as skipped.
  if (/<skipped message="Unable to find executable"/.test(body)) return 'failed';
  return /<skipped[\s>/]/.test(body) || /\sstatus="disabled"/.test(head) ? 'skipped' : 'passed';
}

function readAttribute(found: RegExpExecArray | null): string {
  return decodeXmlEntities(found?.[1] ?? '');
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function decodeXmlEntities(text: string): string {
  return text.replaceAll(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (typeof name === 'string') return entities[name] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
