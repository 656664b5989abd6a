import type { RanTests } from './runners/reading/runner.ts';

const maxNames = 20;

/**
 * The tests that a message names as code and that neither the last run of verify nor the patch contains. Only names that cannot be anything else
 * count: a suite of which verify ran tests, and in it a name that begins with `test`, as `tests/test_cart.py::test_total` and `CartTest#testTotal`.
 * Empty unless the output of verify names every test. Linear in the message and in the names.
 */
export function findUnknownTests(
  message: string,
  { tests, patch }: { readonly tests: readonly RanTests[]; readonly patch: Uint8Array },
): readonly string[] {
  if (tests.length === 0 || tests.some(({ named }) => named !== 'all')) return [];
  const code = new Set([...message.matchAll(/`([^`\n]{1,200})`/g)].map(([, text = '']) => text));
  const wanted = [...code].flatMap((text) => readTestName(text) ?? []).slice(0, maxNames);
  if (wanted.length === 0) return [];
  const known = tests.flatMap((ran) => ran.tests.map(({ name }) => name)).join('\n');
  const patched = Buffer.from(patch).toString('latin1');
  return wanted
    .filter(({ suite, test }) => known.includes(suite) && !known.includes(test) && !patched.includes(test))
    .map(({ text }) => text);
}

// Without the parameters of the test. Reports write the module `tests.test_cart` instead of the file.
function readTestName(text: string): { readonly text: string; readonly suite: string; readonly test: string } | null {
  const [, place = '', separator = '', test = ''] =
    /^(.+)(::|[#.])([tT]est\w*)$/.exec(text.split(/[[(]/, 1)[0] ?? '') ?? [];
  const last = place.split(/[/.:#]+/).at(-1) ?? '';
  const isFile = separator === '::' && place.endsWith('.py');
  const suite = isFile ? (place.slice(0, -'.py'.length).split('/').at(-1) ?? '') : last;
  const isSuite = isFile || /^Test[A-Z]|Tests?$|[a-z]IT$/.test(last) || (separator === '::' && /^tests?$/.test(last));
  return isSuite && suite !== '' ? { text, suite, test } : null;
}
