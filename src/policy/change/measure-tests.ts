import { blankText } from './blank-text.ts';
import { removeDeadCode } from './dead-code.ts';
import type { TestLanguage } from './test-paths.ts';

/** What a test file checks, as far as it can be counted. */
export interface TestMeasure {
  readonly tests: number;
  /** Assertions that can fail: none on literals alone, none in comments, strings or code that is never reached. */
  readonly assertions: number;
  /** Of those, the ones that say what a value is, not only that there is one. */
  readonly strictAssertions: number;
  /** Marks that keep tests from running, or from failing, or all others from running. */
  readonly skips: number;
}

interface Patterns {
  readonly tests: readonly RegExp[];
  /** Each match ends behind the opening bracket of the arguments, or where the asserted expression begins. */
  readonly assertions: readonly RegExp[];
  readonly skips: readonly RegExp[];
}

const owners = '(?:it|test|describe|suite|context|specify|bench|scenario|feature|Deno\\.test)';

const patterns: Readonly<Record<TestLanguage, Patterns>> = {
  javascript: {
    tests: [/(?<![\w$.])(?:it|test|specify|Deno\.test|fit|xit|xtest)(?:\s*\.\s*\w+)*\s*[(`']/g],
    assertions: [
      /(?<![\w$.])expect(?:\s*\.\s*(?:soft|poll|element))?\s*\(/g,
      /(?<![\w$])expect\s*\.\s*(?:assertions|unreachable|fail)\s*\(/g,
      /(?<![\w$.])(?:assert|strict|nodeAssert)(?:\s*\.\s*\w+)*\s*\(/g,
      /(?<![\w$.])(?:t|tap|assert)\s*\.\s*(?:is|not|deepEqual|notDeepEqual|like|throws|throwsAsync|notThrows|true|false|truthy|falsy|ok|notOk|equal|equals|notEqual|same|strictSame|match|regex|snapshot|rejects|assert)\s*\(/g,
      /\.\s*should\b(?:\s*\.\s*\w+)*\s*\(?/g,
    ],
    skips: [
      new RegExp(
        `(?<![\\w$.])${owners}(?:\\s*\\.\\s*\\w+(?:\\([^()]*\\))?)*?\\s*\\.\\s*(?:skip|skipIf|runIf|only|todo|fixme|fails|failing|ignore)\\b`,
        'g',
      ),
      /(?<![\w$.])(?:xit|xdescribe|xtest|xcontext|xspecify|fit|fdescribe|fcontext|pending)\s*[(`']/g,
      /(?<![\w$.])(?:this|t|ctx|context|testContext)\s*\.\s*(?:skip|todo)\s*\(/g,
      /[{,]\s*(?:skip|todo|only|ignore)\s*(?::\s*(?!false\b)|(?=[,}]))/g,
      new RegExp(`(?<![\\w$.])${owners}\\s*\\[`, 'g'),
      // A second name for a test function hides what is done with it.
      new RegExp(`=\\s*${owners}\\s*(?=[;,\\n)])`, 'g'),
      /(?<![\w$.])process\s*\.\s*exit\s*\(/g,
    ],
  },
  python: {
    tests: [/^\s*(?:async\s+)?def\s+test\w*\s*\(/gm, /@(?:hypothesis\.)?given\b/g],
    assertions: [
      /^\s*assert\b\s*/gm,
      /(?<=[:;]\s*)assert\b\s*/g,
      /\bself\s*\.\s*(?:assert\w+|fail)\s*\(/g,
      /\b(?:pytest|self)\s*\.\s*(?:raises|warns|deprecated_call|fail|assertRaises)\s*\(/g,
      /(?<![\w])assert_\w+\s*\(/g,
      /\.\s*assert_\w+\s*\(/g,
    ],
    skips: [
      /\bpytest\s*\.\s*(?:mark\s*\.\s*(?:skip\w*|xfail)|skip|xfail|importorskip)\b/g,
      /\b(?:unittest\s*\.\s*)?(?:skip|skipIf|skipUnless|expectedFailure)\b(?=\s*[(\n])/g,
      /\bmark\s*\.\s*(?:skip\w*|xfail)\b/g,
      /\bSkipTest\b/g,
      /\bskipTest\s*\(/g,
      /\b__test__\s*=\s*False/g,
      /\bcollect_ignore\w*\b/g,
      /\bgetattr\s*\(\s*(?:pytest|unittest)\b/g,
      /\b(?:sys|os)\s*\.\s*_?exit\s*\(/g,
    ],
  },
  go: {
    tests: [/^func\s+(?:\([^)]*\)\s*)?(?:Test|Fuzz|Example)\w*\s*\(/gm, /\.\s*Run\s*\(/g],
    assertions: [
      /\b(?:t|tb|b|f)\s*\.\s*(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\s*\(/g,
      /\b(?:assert|require|is|must|qt|s|suite|c)\s*\.\s*(?:[A-Z]\w*)\s*\(/g,
      /\b(?:Expect|Eventually|Consistently)\s*\(/g,
      /\bassert\w*\s*\(/g,
    ],
    skips: [
      /\.\s*Skip(?:f|Now)?\s*\(/g,
      /\btesting\s*\.\s*Short\s*\(/g,
      /\bos\s*\.\s*Exit\s*\(/g,
      /\b(?:F|P|X)(?:It|Describe|Context|Entry|DescribeTable)\s*\(/g,
    ],
  },
  rust: {
    tests: [/#\[\s*(?:\w+::)*(?:test|rstest|quickcheck|case|test_case|wasm_bindgen_test)\b/g, /\bproptest!/g],
    assertions: [/\b(?:debug_|prop_)?assert\w*!\s*[([{]/g, /\b(?:panic|unreachable)!\s*[([{]/g, /#\[\s*should_panic/g],
    skips: [
      /#\[\s*ignore\b/g,
      /\bcfg_attr\s*\([^\]]*\bignore\b/g,
      /#\[\s*cfg\s*\(\s*(?:any\s*\(\s*\)|FALSE|false|not\s*\(\s*test\s*\))/g,
    ],
  },
  java: {
    tests: [
      /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Theory|Property)\b/g,
      /(?<![\w.])(?:test|it|should|scenario)\s*\(\s*''\s*\)\s*\{/g,
    ],
    assertions: [
      /\b(?:assert|check|verify|expect)\w*\s*\(/g,
      /(?<=[;{}]\s*)assert\s+/g,
      /(?<![\w])fail\s*\(/g,
      /\bshould\w*\b\s*\(?/g,
      /\bexpected\s*=/g,
    ],
    skips: [
      /@(?:\w+\.)*(?:Ignore|Disabled\w*|EnabledIf\w*|EnabledOn\w*|Pending)\b/g,
      /\bassum(?:e\w*|ptions?)\b\s*[.(]/gi,
      /\benabled\s*=\s*false/g,
      /\bSystem\s*\.\s*exit\s*\(/g,
      /(?<![\w.])(?:xit|xtest|xdescribe|ignore|pending|cancel)\s*\(/g,
    ],
  },
  other: {
    tests: [
      /^\s*(?:it|test|specify|scenario|example|@test|Scenario(?: Outline)?:|TEST\w*|def\s+test\w*|(?:public\s+)?function\s+test\w*|func\s+test\w*|\[(?:Test|Fact|Theory|TestMethod|TestCase)\b)/gim,
    ],
    assertions: [/assert|expect|should|verify|require|check|raise_error|refute|must_/gi],
    skips: [
      /\b(?:skip\w*|ignored?|disabled|xfail|xit|xdescribe|pending|fit|fdescribe|focus|markTest(?:Skipped|Incomplete)|wip)\b/gi,
    ],
  },
};

const weakMatchers =
  /\.\s*(?:toBeDefined|toBeTruthy|toBeFalsy|toBeNull|toBeUndefined|toBeNaN|toBeInTheDocument|toHaveBeenCalled|exist|ok|notThrows|notNil|isDefined)\b|\b(?:anything|any)\s*\(|\b(?:assertIsNotNone|assertNotNull|assertIsNone|assertNull|assertIsInstance|NotNil|assertDoesNotThrow|NoError)\b/;

/** Measures a test file. The text is hostile: every pattern is applied in time that is about linear in its length. */
export function measureTests(source: string, language: TestLanguage): TestMeasure {
  const blanked = blankText(source, language);
  const live = removeDeadCode(blanked, language);
  const of = patterns[language];
  const found = new Map<number, string>();
  for (const pattern of of.assertions)
    for (const match of live.matchAll(pattern)) {
      const end = match.index + match[0].length;
      // Two patterns may know the same assertion, under a different beginning; in an unknown language a line is one.
      const place = language === 'other' ? endOfLine(live, end) : end;
      if (!found.has(place)) found.set(place, readAssertion(live, match.index, end, language));
    }
  const assertions = [...found.values()].filter((text) => canFail(text, language));
  return {
    tests: count(live, of.tests),
    assertions: assertions.length,
    strictAssertions: assertions.filter((text) => !weakMatchers.test(text)).length,
    // A mark in code that is never reached keeps nothing from running, but nobody needs one there either.
    skips: count(blanked, of.skips) + (language === 'go' ? count(source, [/^\/\/\s*(?:go:build|\+build)\b/gm]) : 0),
  };
}

/** What of a test file became less, in words; null where nothing did. */
export function isWeaker(before: TestMeasure, after: TestMeasure): string | null {
  const parts = [
    after.skips > before.skips ? `${after.skips - before.skips} more marks that skip, focus or excuse tests` : '',
    after.tests < before.tests ? `${before.tests - after.tests} tests fewer` : '',
    after.assertions < before.assertions ? `${before.assertions - after.assertions} assertions fewer` : '',
    after.assertions >= before.assertions && after.strictAssertions < before.strictAssertions
      ? `${before.strictAssertions - after.strictAssertions} assertions say less than before`
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}

function count(text: string, all: readonly RegExp[]): number {
  return all.reduce((sum, pattern) => sum + [...text.matchAll(pattern)].length, 0);
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

const maxAssertion = 1_000;

// The arguments, and what is chained to them.
function readAssertion(text: string, start: number, end: number, language: TestLanguage): string {
  if (language === 'other') return text.slice(start, end);
  if (!'([{'.includes(text[end - 1] ?? '')) return readToLineEnd(text, start, end);
  let at = end - 1;
  const stop = Math.min(text.length, end + maxAssertion);
  for (;;) {
    let depth = 0;
    for (; at < stop; at += 1) {
      if ('([{'.includes(text[at] ?? '')) depth += 1;
      else if (')]}'.includes(text[at] ?? '') && (depth -= 1) === 0) break;
    }
    const chain = /^\s*(?:\.\s*[\w$]+\s*)*(?:\.\s*[\w$]+\s*)\(/.exec(text.slice(at + 1, at + 200));
    if (chain === null) break;
    at += chain[0].length;
  }
  const more = /^\s*(?:\.\s*[\w$]+\s*)+/.exec(text.slice(at + 1, at + 200))?.[0] ?? '';
  return text.slice(start, at + 1) + more;
}

function readToLineEnd(text: string, start: number, end: number): string {
  return text.slice(start, Math.min(endOfLine(text, end), end + maxAssertion));
}

const literalWords = new Set([
  'true',
  'false',
  'null',
  'undefined',
  'NaN',
  'True',
  'False',
  'None',
  'nil',
  'and',
  'or',
  'not',
  'is',
  'in',
  'new',
  'void',
  'typeof',
]);

/** False for an assertion on literals alone, for one that is true whatever comes, and for one without a matcher. */
function canFail(text: string, language: TestLanguage): boolean {
  if (language === 'other') return true;
  if (/\|\|\s*(?:true|1)\b|\bor\s+True\b/.test(text)) return false;
  if (/^expect\s*\(/.test(text) && !/\)\s*\.\s*\w/.test(text)) return false;
  const isFailure =
    /^(?:.*\.\s*)?(?:fail\w*|Fail\w*|Error\w*|Fatal\w*|panic!|unreachable!|unreachable|assertions|#\[)/.test(
      text.replace(/[([{][^]*$/, ''),
    );
  if (isFailure || /^#\[|expected\s*=|should\b(?!\w)/.test(text)) return true;
  // The names of the assertion itself and of its matchers say nothing; arguments have to.
  const args = text
    .replaceAll(/(?:^|\.)\s*[\w$]+!?\s*(?=[([{.]|$)/g, '')
    .replace(/^\s*(?:self|assert|t|expect|require)\b/, '');
  const words = args.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return (
    words.some((word) => !literalWords.has(word) && !(language === 'go' && word === 't')) ||
    /[A-Za-z_$][\w$]*\s*\./.test(args)
  );
}
