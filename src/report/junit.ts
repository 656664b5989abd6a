import { isDone } from '../core/types/outcome.ts';
import type { Report, RunRecord } from '../core/types/record.ts';
import { describeState, testChanges, type TestChanges } from '../core/types/verify.ts';
import { cleanText } from './content/markdown.ts';
import { markup, nothing } from './html/markup.ts';
import { cutText } from '../core/text/cut-text.ts';

const maxText = 2_000;
const passed: ReadonlySet<keyof TestChanges> = new Set(['fixed', 'flaky']);

/** The outcome of a run, and the tests that changed or fail, as JUnit XML for systems that show such results, such as GitLab. */
export const junitReport: Report = { render: renderJunit };

interface Case {
  readonly name: string;
  /** Why it failed; null if it did not. */
  readonly failure: string | null;
}

function renderJunit({ result }: RunRecord): string {
  const outcome = result?.outcome ?? 'not finished';
  const replayed = result?.replayed === true ? ', replayed model' : '';
  const verify = result?.verify ?? null;
  const state = verify === null ? '' : describeState(verify);
  const cases: Case[] = [
    {
      name: `run: ${outcome}${replayed}`,
      failure: result === null ? 'the run was killed, or still works' : isDone(result.outcome) ? null : result.reason,
    },
    ...testChanges.flatMap(([kind, label]) => {
      const { count, names } = verify?.tests?.[kind] ?? { count: 0, names: [] };
      const more = count > names.length ? [`${count - names.length} more`] : [];
      return [...names, ...more].map((name) => ({
        name: `${label}: ${name}`,
        failure: passed.has(kind) ? null : `The test is ${label} after the changes of the agent${state}.`,
      }));
    }),
  ];
  const failures = cases.filter(({ failure }) => failure !== null).length;
  const seconds = ((result?.durationMs ?? 0) / 1_000).toFixed(3);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="script-harness" tests="${cases.length}" failures="${failures}" time="${seconds}">`,
    `  <testsuite name="script-harness" tests="${cases.length}" failures="${failures}" time="${seconds}">`,
    ...cases.map(renderCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function renderCase({ name, failure }: Case): string {
  const failed = failure === null ? nothing : markup`<failure message="${cleanLine(failure)}"/>`;
  return markup`    <testcase classname="script-harness" name="${cleanLine(name)}">${failed}</testcase>`.html;
}

/** A text without the characters that XML 1.0 cannot contain, and without line breaks, which are spaces in an attribute. */
function cleanLine(text: string): string {
  return cutText(cleanText(text).replaceAll(/[\n\t]/g, ' '), maxText);
}
