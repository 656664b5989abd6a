import type { TestLanguage } from './test-paths.ts';

interface Patterns {
  readonly tests: readonly RegExp[];
  /** Each match ends after the opening bracket of the arguments, or at the start of the asserted expression. */
  readonly assertions: readonly RegExp[];
  readonly skips: readonly RegExp[];
}

const owners = '(?:it|test|describe|suite|context|specify|bench|scenario|feature|Deno\\.test|QUnit)';

/** The patterns of tests, assertions and skip marks, for text without comments and strings. */
export const testPatterns: Readonly<Record<TestLanguage, Patterns>> = {
  javascript: {
    tests: [/(?<![\w$.])(?:it|test|specify|Deno\.test|fit|xit|xtest)(?:\s*\.\s*\w+){0,16}\s*[(`']/g],
    assertions: [
      /(?<![\w$.])expect(?:\s*\.\s*(?:soft|poll|element))?\s*\(/g,
      /(?<![\w$])expect\s*\.\s*(?:assertions|unreachable|fail)\s*\(/g,
      /(?<![\w$.])(?:assert|strict|nodeAssert)(?:\s*\.\s*\w+){0,16}\s*\(/g,
      /(?<![\w$.])(?:t|tap|assert)\s*\.\s*(?:is|not|deepEqual|notDeepEqual|like|throws|throwsAsync|notThrows|true|false|truthy|falsy|ok|notOk|equal|equals|notEqual|same|strictSame|match|regex|snapshot|rejects|assert)\s*\(/g,
      /\.\s*should\b(?:\s*\.\s*\w+){0,16}\s*\(?/g,
      // Of supertest.
      /\.\s*expect\s*\(/g,
    ],
    skips: [
      new RegExp(
        `(?<![\\w$.])${owners}(?:\\s*\\.\\s*\\w+(?:\\([^()]*\\))?){0,16}?\\s*\\.\\s*(?:skip|skipIf|runIf|if|only|todo|todoIf|fixme|fails|failing|ignore)\\b`,
        'g',
      ),
      /(?<![\w$.])(?:xit|xdescribe|xtest|xcontext|xspecify|fit|fdescribe|fcontext)\s*[(`']/g,
      // Not the definition of a method.
      /(?<![\w$.])pending\s*(?:[`']|\((?![^()\n]{0,200}\)\s*\{))/g,
      /(?<![\w$.])(?:this|t|ctx|context|testContext)\s*\.\s*(?:skip|todo)\s*\(/g,
      /[{,]\s*(?:(?:skip|todo|only|ignore)\s*(?::\s*(?!false\b)|(?=[,}]))|fails\s*:\s*true\b)/g,
      // Of a parameter that is called `it`, an item.
      new RegExp(`(?<![\\w$.])${owners}\\s*\\[(?!\\d+\\])`, 'g'),
      // An alias of a test function hides how it is used.
      new RegExp(`=\\s*${owners}\\s*(?=[;,\\n)])`, 'g'),
      /(?<![\w$.])process\s*\.\s*exit\s*\(/g,
    ],
  },
  python: {
    tests: [/^[ \t\f]*(?:async\s+)?def\s+test\w*\s*\(/gm, /@(?:hypothesis\.)?given\b/g],
    assertions: [
      /^[ \t\f]*assert\b\s*/gm,
      /[:;]\s*assert\b\s*/g,
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
    tests: [/^func\s+(?:\([^)\r\n\u2028\u2029]*\)\s*)?(?:Test|Fuzz|Example)(?![a-z])\w*\s*\(/gm, /\.\s*Run\s*\(/g],
    assertions: [
      /\b(?:t|tb|b|f)\s*\.\s*(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\s*\(/g,
      /\b(?:assert|require|is|must|qt)\s*\.\s*(?:[A-Z]\w*)\s*\(/g,
      // Of quicktest, and of suites of testify. Any value may have these names.
      /\bc\s*\.\s*(?:Assert|Check|Errorf?|Fatalf?|Fail|FailNow)\s*\(/g,
      /\b(?:s|suite)\s*\.\s*(?:Not?|Is)?(?:Assert|Check|Condition|Contains|DirExists|Element|Empty|Equal|Error|Exactly|Eventually|Fail|Fatal|FileExists|Greater|HTTP|Implements|InDelta|InEpsilon|JSON|Len|Less|Negative|Never|Nil|Panics|Positive|Regexp|Require|Same|Subset|True|False|Type|Within|YAML|Zero)\w*\s*\(/g,
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
      /\bcfg_attr\s*\([^\]]{0,400}\bignore\b/g,
      /#\[\s*cfg\s*\(\s*(?:any\s*\(\s*\)|FALSE|false|not\s*\(\s*test\s*\))/g,
    ],
  },
  java: {
    tests: [
      /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Theory|Property)\b/g,
      /(?<![\w.])(?:test|it|should|scenario)\s*\(\s*''\s*\)\s*\{/g,
    ],
    assertions: [
      /\b(?:assert|check|verify|expect)\w*\s*(?:<[\w.?, ]{0,80}>\s*)?[({]/g,
      /[;{}]\s*assert\s+/g,
      /(?<![\w])fail\s*\(/g,
      /\bshould\w*\b\s*\(?/g,
      /\bexpected\s*=/g,
    ],
    skips: [
      /@(?:\w+\.)*(?:Ignore(?:If|Rest)?|Disabled\w*|EnabledIf\w*|EnabledOn\w*|Pending(?:Feature\w*)?)\b/g,
      /\bassum(?:e\w*|ptions?)\b\s*[.(]/gi,
      /\benabled\s*=\s*false/g,
      /\bSystem\s*\.\s*exit\s*\(/g,
      /(?<![\w.])(?<!\bfun )(?:xit|xtest|xdescribe|ignore|pending|cancel)\s*\(/g,
    ],
  },
  other: {
    tests: [
      /^[ \t\f]*(?:it|test|specify|scenario|example|@test|Scenario(?: Outline)?:|TEST\w*|def\s+test\w*|(?:public\s+)?function\s+test\w*|func\s+test\w*|\[(?:Test|Fact|Theory|TestMethod|TestCase)\b)/gim,
    ],
    assertions: [
      // Without what loads another file.
      /assert|expect|should|verify|require(?!(?:_relative|_once)?[ \t]*(?:\([ \t]*)?(?:''|__DIR__|File\b|dirname\b))|check|raise_error|refute|must_/gi,
    ],
    skips: [
      /\b(?:skip\w*|ignored?|disabled|xfail|xit|xdescribe|xcontext|xspecify|xexample|pending|fit|fdescribe|fcontext|focus|markTest(?:Skipped|Incomplete)|wip)\b/gi,
      /\b(?:GTEST_SKIP|XCTSkip\w*|DISABLED_\w+)\b/g,
      /\bAssert\s*\.\s*Inconclusive\b|[[<,]\s*Explicit\s*[\](,>]|->\s*todo\s*\(/g,
      // Metadata of RSpec.
      /^[ \t]*(?:RSpec\s*\.\s*)?(?:it|specify|example|describe|context|feature|scenario)\b[^\n]{0,200},\s*(?:if|unless)\s*:/gm,
    ],
  },
};
