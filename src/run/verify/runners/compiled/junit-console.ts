import { listFailed, nameTests, sum, sumLines, type Runner } from '../reading/runner.ts';

/** `org.junit.runner.JUnitCore`. It names failed tests, and does not count those that are ignored. */
export const junitConsole: Runner = {
  name: 'JUnit console',
  read(output) {
    const passed = sumLines(output, /^OK \((\d+) tests?\)$/gm);
    const results = [...output.matchAll(/^Tests run: (\d+), {2}Failures: (\d+)$/gm)];
    if (passed === null && results.length === 0) return null;
    const failed = [...output.matchAll(/^\d+\) ([^\s()]+\([^\s()]+\))$/gm)].map(([, name = '']) => readMethod(name));
    return nameTests(
      {
        total: (passed ?? 0) + sum(results.map(([, total]) => Number(total))),
        skipped: 0,
        failed: sum(results.map(([, , count]) => Number(count))),
      },
      listFailed(failed),
    );
  },
};

/** `org.example.CartTest.adds` for `adds(org.example.CartTest)`, as reports name it. */
export function readMethod(text: string): string {
  const [, method = '', type = ''] = /^(.*)\(([^()]*)\)$/.exec(text) ?? [];
  return method === '' ? text : `${type}.${method}`;
}
