import type { TestLanguage } from './languages.ts';

interface Patterns {
  readonly tests: readonly RegExp[];
  /** Each match ends after the opening bracket of the arguments, or at the start of the asserted expression. */
  readonly assertions: readonly RegExp[];
  readonly skips: readonly RegExp[];
  /** The skip marks that are in comments or strings, for text with them. */
  readonly textSkips?: readonly RegExp[];
}

// The beginnings of a line of the shell and of a statement of Perl.
const perlStart = '(?:^|[;{}])[ \\t]*';
const shellStart = '(?:^|[;{(]|\\b(?:then|do|else)\\b)[ \\t]*(?:![ \\t]*)?';

const owners = '(?:it|test|describe|suite|context|specify|bench|scenario|feature|Deno\\.test|QUnit)';

/** The patterns of tests, assertions and skip marks, for text without comments and strings. */
export const testPatterns: Readonly<Record<TestLanguage, Patterns>> = {
  javascript: {
    tests: [/(?<![\w$.])(?:it|test|specify|Deno\.test|fit|xit|xtest)(?:\s*\.\s*\w+){0,16}\s*[(`']/g],
    assertions: [
      /(?<![\w$.])expect(?:\s*\.\s*(?:soft|poll|element))?\s*\(/g,
      /(?<![\w$])expect\s*\.\s*(?:assertions|unreachable|fail)\s*\(/g,
      /(?<![\w$.])(?:t\s*\.\s*(?=assert\s*\.))?(?:assert|strict|nodeAssert)(?:\s*\.\s*\w+){0,16}\s*\(/g,
      // Of Deno, of tests of types, and of the project itself.
      /(?<!\bfunction )(?<![\w$.])(?:assert|expect)[A-Z]\w*\s*(?:<[^;\n]{0,200}?>\s{0,9})?\(/g,
      /(?<![\w$.])(?:t|tap|assert)\s*\.\s*(?:is|not|deepEqual|notDeepEqual|like|throws|throwsAsync|notThrows|true|false|truthy|falsy|ok|notOk|equal|equals|notEqual|same|strictSame|match|regex|snapshot|rejects|assert)\s*\(/g,
      /\.\s*should\b(?:\s*\.\s*\w+){0,16}\s*\(?/g,
      // Of supertest.
      /\.\s*expect\s*\(/g,
    ],
    skips: [
      new RegExp(
        `(?<![\\w$.])${owners}(?:\\s*\\.\\s*\\w+(?:\\([^()]*\\))?){0,16}?\\s*\\.\\s*(?:skip|skipIf|runIf|if|only|todo|todoIf|fixme|fails?|failing|expectFailure|ignore)\\b`,
        'g',
      ),
      /(?<![\w$.])(?:xit|xdescribe|xtest|xcontext|xspecify|fit|fdescribe|fcontext)\s*[(`']/g,
      // Of japa, behind a test. A query or a stream skips a number.
      /\)\s*\.\s*(?:skip\s*\(\s*(?:\)|true\b|\()|(?:fails|pin)\s*\()/g,
      // Not the definition of a method.
      /(?<![\w$.])pending\s*(?:[`']|\((?![^()\n]{0,200}\)\s*\{))/g,
      /(?<![\w$.])(?:this|t|ctx|context|testContext)\s*\.\s*(?:skip|todo)\s*\(/g,
      /[{,]\s*(?:(?:skip|todo|only|ignore|expectFailure)\s*(?::\s*(?!false\b)|(?=[,}]))|fails\s*:\s*true\b)/g,
      // Of a parameter that is called `it`, an item.
      new RegExp(`(?<![\\w$.])${owners}\\s*\\[(?!\\d+\\])`, 'g'),
      // An alias of a test function hides how it is used.
      new RegExp(`=\\s*${owners}\\s*(?=[;,\\n)])`, 'g'),
      /(?<![\w$.])(?:process|Deno)\s*\.\s*exit\s*\(/g,
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
    textSkips: [/^\/\/\s*(?:go:build|\+build)\b/gm],
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
  perl: {
    tests: [
      new RegExp(`${perlStart}subtest\\b(?!\\s*=>)`, 'gm'),
      new RegExp(`${perlStart}sub\\s+(?:test\\w*|\\w+\\s*:\\s*Tests?\\b)`, 'gm'),
    ],
    assertions: [
      // Not the key of a hash, as in `is => 'ro'`.
      new RegExp(
        `${perlStart}(?:(?:\\w+_)?(?:is|isnt|ok|like|unlike)|(?:is|isnt|eq|cmp|lives|like)_\\w+|pass|fail)(?:\\s*\\(|(?=\\s+(?:[$@%&\\\\['!{+-]|\\d|\\w+\\s*[$@%&(:{,'-])))`,
        'gm',
      ),
      new RegExp(`${perlStart}(?:assert|check|verify|expect|should|test)\\w*(?:\\s*\\(|(?=\\s+[$']))`, 'gm'),
      /->\s*(?:\w+_(?:is|isnt|ok|like|unlike)|ok|is)\s*\(/g,
    ],
    skips: [
      /(?<![$@%\w>])(?:todo_)?skip(?:_all|_rest|_if|_unless)?\b/g,
      /\$(?:\w*::)?TODO\s*=|(?<![$@%\w>])todo(?:_start\b|\s+'')/g,
      new RegExp(`${perlStart}exit\\b`, 'gm'),
      /\buse\s+Test2?::(?:Needs|Requires?)\b/g,
    ],
  },
  bats: {
    tests: [/^[ \t]*@test\b/gm],
    assertions: [
      new RegExp(`${shellStart}(?:\\[\\[?(?=\\s)|\\(\\()`, 'gm'),
      new RegExp(`${shellStart}(?:assert|refute|expect|verify|check|should|fail|flunk|false)[\\w-]*`, 'gm'),
      new RegExp(`${shellStart}(?:\\w+=\\S*[ \\t]+)?\\w{0,40}run[ \\t]+(?:--[\\w-]+[ \\t]+)?(?:-\\d+|!)[ \\t]`, 'gm'),
      new RegExp(
        `${shellStart}(?:(?:echo|printf|cat)\\b[^\\n|]{0,400}\\|[ \\t]*)?(?:[ef]?grep|diff|cmp|test)[ \\t]`,
        'gm',
      ),
      /\|\| ?(?:\{ )?(?:fail|flunk|false|return [1-9])\b/g,
    ],
    skips: [
      /(?:^|[;{(&|]|\b(?:then|do|else)\b)[ \t]*skip(?![\w=-])/gm,
      // A test that ends at its beginning, and a check that is never made.
      /^[ \t]*@test\b[^\n]{0,200}\{\s*(?:return|exit)\b(?! ?[1-9$])/gm,
      /\bif false\b|(?:^|[;{]) *false &&/gm,
    ],
  },
  other: {
    tests: [
      /^[ \t\f]*(?:it|test|specify|scenario|example|@test|Scenario(?: Outline)?:|TEST\w*|def\s+test\w*|(?:public\s+)?function\s+test\w*|func\s+test\w*|\[(?:Test|Fact|Theory|TestMethod|TestCase)\b)/gim,
      // In C, functions that are registered as tests.
      /\b(?:RUN_TEST|mu_run_test|cmocka_unit_test\w*|g_test_add\w*|tcase_add_\w*test)\s*\(/g,
    ],
    assertions: [
      // Without what loads another file.
      /assert|expect|should|verify|require(?!(?:_relative|_once)?[ \t]*(?:\([ \t]*)?(?:''|__DIR__|File\b|dirname\b))|check|raise_error|refute|must_/gi,
    ],
    skips: [
      // Of doctest.
      /\*\s*(?:doctest\s*::\s*)?(?:may_fail|should_fail|expected_failures)\s*\(/g,
      /\b(?:skip\w*|ignored?|disabled|xfail|xit|xdescribe|xcontext|xspecify|xexample|pending|fit|fdescribe|fcontext|focus|markTest(?:Skipped|Incomplete)|wip)\b/gi,
      /\b(?:GTEST_SKIP|XCTSkip\w*|DISABLED_\w+)\b/g,
      /\bAssert\s*\.\s*Inconclusive\b|[[<,]\s*Explicit\s*[\](,>]|->\s*todo\s*\(/g,
      // Metadata of RSpec.
      /^[ \t]*(?:RSpec\s*\.\s*)?(?:it|specify|example|describe|context|feature|scenario)\b[^\n]{0,200},\s*(?:if|unless)\s*:/gm,
    ],
    textSkips: [
      // Tags of Catch2 by which a test does not run, or may fail.
      /\b(?:TEST_CASE|SCENARIO)(?:_[A-Z]+){0,4}\s*\((?:[^"\n;{}]{0,100},)?\s*(?:"(?:[^"\\\n]|\\.){0,300}"\s*){1,4},\s*"(?:[^"\\\n]{0,200}\])?\s*\[(?:\.[^\]"\n]{0,80}|!?hide|!mayfail|!shouldfail)\]/g,
      // Of PHPUnit.
      /^[ \t]*#\[[^\]\n]{0,200}?\bRequires(?:Php|OperatingSystem|Function|Method|Setting|Environment)\w*\s*\(/gm,
      /^[ \t]*(?:\/\*)?\*+[ \t]*@requires[ \t]+(?:PHP|PHPUnit|OS|OSFAMILY|function|extension|setting|method)\b/gm,
    ],
  },
};

/** The assertions that check less than a value, in all languages. Each text is an assertion with its arguments and the calls chained to it. */
export const weakChecks: Readonly<
  Record<'existence' | 'truth' | 'anyError' | 'truthUnlessCompared', readonly RegExp[]>
> = {
  /** That a value exists or was used, and in Go that there is no error. */
  existence: [
    /^isnt\b[^]*,\s?undef\b|^assertExists\b/,
    /\.\s*(?:toBeDefined|toBeInTheDocument|toHaveBeenCalled|exist|notThrows|notNil|isDefined)\b/,
    /\b(?:anything|any)\s*\(|\bbeen\s*\.\s*called\b|^assert\s*\.\s*(?:exists|isNotNull)\b/,
    /\b(?:assertIsNotNone|assertNotNull|(?:Assert)?NotNil|Nil|ASSERT_NOT_NULL|assertDoesNotThrow|NoError)\b|\bshould_panic\s*\]/,
    // A chain may continue with a check of the value.
    /\.\s*isNotNull\s*\(\s*\)[\s;]*$|,\s*(?:is\s*\(\s*)?notNullValue\s*\(\s*\)[\s);]*$/,
    /\b(?:not_to|to_not|should_not)[\s(]+be_nil\b|\b(?:refute_nil|assert_not_nil)\b/,
    /\bAssert\s*\.\s*(?:Is)?NotNull\b|\bIs\s*\.\s*Not\s*\.\s*Null\b|(?:\.\s*Not|[sS]houldNot)BeNull\s*\(/,
  ],
  /** That a value is true, not empty, absent, or of a type. */
  truth: [
    /\.\s*(?:ok|toBeTruthy|toBeFalsy|toBeNull|toBeUndefined|toBeNaN|toBeVisible|toBeHidden|toBeAttached)\b|\b(?:assertIsNone|assertNull|ASSERT_NULL|assertIsInstance)\b/,
    /\bto(?:Be|Equal|StrictEqual)\s*\(\s*(?:null|undefined|NaN)\s*\)|\bassert(?:Equals|Same)\s*\(\s*null\s*,/,
    /^assert\s+bool\s*\([^]*\)\s*(?:is|==)\s*True\b/,
    /^(?:\w+\s*\.\s*)?(?:assert)?(?:Is)?Not(?:Empty|Zero)\s*\(|\.\s*isNull\s*\(\s*\)[\s;]*$/,
    // A comparison with nothing, and a truth as a value in languages in which only `true` is true.
    /^(?:\w+\s*\.\s*)?(?:(?:assert)?[nN]ot(?:Strict|Deep)?Equals?|Greater)\s*\([^]*(?<=[(,]\s?)(?:null|undefined|None|nil|0)\s*[,)]/,
    /^(?:assert|require)\s*\.\s*(?:NotEqual\s*\([^]*(?<=,\s?)|True\s*\([^]*(?<=!=\s?))''\s*[,)]/,
    /^(?:\w+\s*\.\s*)?(?:Assert|Are)?(?:Equal|assertEquals|assertSame|assert_eq!|(?:EXPECT|ASSERT)_EQ)\s*\((?:\s*\w+\s*,)?\s*(?:Boolean\s*\.\s*)?(?:true|false|TRUE|FALSE)\s*,/,
    /^(?:\w+\s*\.\s*)?(?:Assert|Are)?(?:Equal|assertEquals|assertSame|assert_eq!|(?:EXPECT|ASSERT)_EQ)\s*\([^]*,\s*(?:true|false|None|Ok\s*\(\s*\(\s*\)\s*\))\s*\)[\s;]*$/,
    /^\[\[? (?:-n|! -z) |^is\b[^]*,\s?undef\b/,
    /\.\s*isEqualTo\s*\(\s*(?:Boolean\s*\.\s*)?(?:true|false|null|TRUE|FALSE)\s*\)/,
  ],
  anyError: [
    /[.>]\s*toThrow(?:Error)?\s*\(\s*(?:Error\s*)?\)|^(?:assert|t|tap)\s*\.\s*(?:throws|rejects)\s*\([^]*,\s*Error\s*\)$/,
    // Of Chai. A chain may continue with a check of the error. That there is no error at all is a certain statement.
    /\.\s?(?<!\bnot\s?\.\s?(?:to\s?\.\s?)?)throws?\b(?:\s*\(\s*(?:Error\s*)?\))?$|\.\s*rejected$/,
    /\b(?:raises|assertRaises)\s*\(\s*(?:Base)?Exception\s*(?:\)|,(?!\s*match\b))/,
    /\b(?:raises|assertRaises)\s*\(\s*\((?:[\w.]+,\s?){0,16}(?:Base)?Exception\b[^()]{0,200}\)\s*(?:\)|,(?!\s*match\b))/,
    /^(?:assert|require|s|suite)\s*\.\s*Error\s*\(/,
    /^dies_ok\b/,
    // Code that panics with a certain message has no checked value.
    /\bshould_panic\s*[(=]/,
    /\b(?:assertThrows|assertThrowsExactly|expected)\s*(?:\(|=)\s*(?:Runtime)?(?:Exception|Throwable)\s*\.\s*class\b/,
    /\bassertFailsWith\s*<\s*(?:Runtime)?(?:Exception|Throwable)\s*>/,
    /\.\s*isInstanceOf\s*\(\s*(?:Runtime)?(?:Exception|Throwable)\s*\.\s*class\s*\)[\s;]*$/,
    /(?<!\b(?:not_to|to_not|should_not) )raise_error(?:[\s(]+(?:StandardError|Exception))?[\s)]*$/,
    /\bexpectException\s*\(\s*\\?(?:Exception|Throwable)\s*::\s*class\b/,
    /\bThrows\w*\s*<\s*(?:System\s*\.\s*)?Exception\s*>|^(?:EXPECT|ASSERT)_ANY_THROW\b/,
  ],
  truthUnlessCompared: [
    /^ok\b/,
    /^assert\b(?!\s*\.)|^(?:\w+\s*\.\s*)?(?:[aA]ssert)?(?:Is)?(?:True|False)\s*\(/,
    /^expect\s*\(\s*(?:!!|Boolean\s*\()|^(?:t|tap|assert)\s*\.\s*(?:truthy|falsy|isOk|isNotOk)\b/,
    /^(?:EXPECT_|ASSERT_)(?:TRUE|FALSE)\b|^(?:CHECK|REQUIRE)\s*\(/,
    /\.\s*is(?:True|False)(?:\(\s*\))?[\s;]*$|\bbe_(?:true|false|truthy|falsey|falsy)\b|\b(?:Should)?Be(?:True|False)\s*\(/,
  ],
};

/** A comparison that says no more than that a value exists. */
export const comparisonWithNothing = /!==?\s*(?:null|undefined|None|nil|nullptr|NULL|0)(?![\w.])|\bis\s+not\s+None\b/g;

export const comparison =
  /[=!<>]=|=~|\s(?:eq|ne)\s|^assert\s[^(\n]*\s=\s|<|(?<![=-])>|\b(?:in|is|instanceof)\b|\b(?:equals|isEqual|includes?|[cC]ontains\w*|starts_?[wW]ith|ends_?[wW]ith|Has\w*|has\w*|is_empty|isEmpty|matches|MatchString|test)\s*[!(?]/;
