import { renderCount } from '../../core/text/grouped-number.ts';
import { blankText, findClosing, findLineEnd } from './blank-text.ts';
import { removeDeadCode } from './dead-code.ts';
import type { TestLanguage } from './languages.ts';
import { comparison, comparisonWithNothing, testPatterns, weakChecks } from './test-patterns.ts';

/** The checks of a test file, as far as they can be counted. */
export interface TestMeasure {
  readonly tests: number;
  /** Assertions that can fail. Assertions on literals alone, in comments, in strings and in dead code do not count. */
  readonly assertions: number;
  /** The assertions that check more than that a value exists. */
  readonly strictAssertions: number;
  /** The assertions that check more than a truth, and more than that there is any error. */
  readonly valueAssertions: number;
  /** Marks that skip tests, excuse their failure, or prevent all other tests from running. */
  readonly skips: number;
  /** Tests of Rust that pass only if they panic. The mark makes a failing test pass, and a new test may have it. */
  readonly panics: number;
}

// With a second argument, these check the error. In AVA, `t.throws` returns the error, and other assertions check it.
const throwing =
  /^(?:(?:t\s*\.\s*)?(?:assert|strict|nodeAssert)\s*\.\s*(?:throws|rejects)|assert(?:Throws|Rejects))\s*\(/;

/** The largest test files of well-known projects have a few thousand. Each costs up to a millisecond, and a text of a megabyte has room for 150,000. */
const maxAssertions = 10_000;

/** How much an assertion checks: 0 that a value exists, 1 a truth or any error, 2 a value or a certain error. */
function readStrength(assertion: string): 0 | 1 | 2 {
  const isOneOf = (all: readonly RegExp[]): boolean => all.some((pattern) => pattern.test(assertion));
  if (isOneOf(weakChecks.existence)) return 0;
  if (isOneOf(weakChecks.truth) || isOneOf(weakChecks.anyError)) return 1;
  if (throwing.test(assertion) && hasOneArgument(assertion)) return 1;
  const compares = comparison.test(assertion.replaceAll(comparisonWithNothing, ' '));
  return isOneOf(weakChecks.truthUnlessCompared) && !compares ? 1 : 2;
}

/** False also for a call of which the end was not read. */
function hasOneArgument(call: string): boolean {
  let depth = 0;
  // No argument follows a comma before the bracket.
  for (const character of call.replaceAll(/,\s*\)/g, ')')) {
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character) && (depth -= 1) === 0) return true;
    else if (depth === 1 && character === ',') return false;
  }
  return false;
}

/**
 * Measures the tests of a file. `hasTestedCode`: assertions of the code that the tests are for do not count (see `hasTestedCode` of test-paths.ts). The text
 * is hostile: every pattern takes time that is about linear in its length. Returns null for more than 10,000 assertions.
 */
export function measureTests(source: string, language: TestLanguage, hasTestedCode = false): TestMeasure | null {
  const blanked = blankText(source, language);
  const code = removeDeadCode(blanked, language);
  const live = hasTestedCode ? readTestItems(code) : code;
  const of = testPatterns[language];
  const found = new Map<number, string>();
  for (const pattern of of.assertions)
    for (const match of live.matchAll(pattern)) {
      const end = match.index + match[0].length;
      // Two patterns can match the same assertion at different starts, so the end identifies it. In an unknown language and in a shell, a line is one
      // assertion.
      const place = language === 'other' || language === 'bats' ? findLineEnd(live, end) : end;
      // The text that the pattern requires before the assertion is not part of it.
      const start = match.index + Math.max(0, match[0].search(/[^:;{}\s]/));
      if (found.has(place)) continue;
      if (found.size === maxAssertions) return null;
      found.set(place, readAssertion(live, start, end, language));
    }
  const assertions = [...found.values()].filter((text) => canFail(text, language));
  const strengths = assertions.map(readStrength);
  // What the test of a macro checks is in the macro.
  const macroTests = language === 'rust' ? countMacroTests(live) : 0;
  return {
    tests: count(code, of.tests) + macroTests,
    assertions: assertions.length + macroTests,
    strictAssertions: strengths.filter((strength) => strength > 0).length + macroTests,
    valueAssertions: strengths.filter((strength) => strength > 1).length + macroTests,
    // Skip marks in dead code count too: they skip nothing, but no honest change needs one there.
    skips: count(blanked, of.skips) + count(source, of.textSkips ?? []),
    panics: language === 'rust' ? count(code, [/#\[\s*should_panic\b/g]) : 0,
  };
}

const testModule = /#\[\s*cfg\s*\(\s*(?:all\s*\(\s*)?test\b/g;

/** The blocks of Rust that are compiled for tests only, one after another. */
function readTestItems(text: string): string {
  let items = '';
  let end = 0;
  let open = 0;
  const attributes = [testModule, ...testPatterns.rust.tests].flatMap((pattern) => [...text.matchAll(pattern)]);
  for (const { index } of attributes.toSorted((left, right) => left.index - right.index)) {
    if (index < end) continue;
    // The first of the two after an attribute is looked for once, although many attributes may be before it.
    if (open < index) {
      const found = text.slice(index).search(/[;{]/);
      open = found < 0 ? text.length : index + found;
    }
    // An item without a block, as `mod tests;`, is in another file.
    if (text[open] !== '{') continue;
    end = findClosing(text, open);
    items += text.slice(index, end + 1);
  }
  return items;
}

const macroOrBrace = /^[ \t]*(?<macro>[\w:]+)!\s*[([{]|\bmod\s+\w+\s*(?<module>\{)|[{}]/gm;

/** The calls of macros of Rust that stand for a whole test, as `test!(name);`: not in a function, and `test` is in their name. */
function countMacroTests(text: string): number {
  let tests = 0;
  // Braces around the place, without those of modules.
  let depth = 0;
  for (const { 0: found, groups } of text.matchAll(macroOrBrace)) {
    const name = groups?.['macro']?.split(':').at(-1) ?? '';
    // The tests in `proptest!` are counted by their assertions.
    if (depth === 0 && name.includes('test') && name !== 'proptest') tests += 1;
    if (found.endsWith('{') && (depth > 0 || groups?.['module'] === undefined)) depth += 1;
    else if (found === '}' && depth > 0) depth -= 1;
  }
  return tests;
}

/** Describes the checks that a test file lost. Returns null if it lost nothing. */
export function describeLostChecks(before: TestMeasure, after: TestMeasure): string | null {
  const weaker = Math.max(
    before.strictAssertions - after.strictAssertions,
    before.valueAssertions - after.valueAssertions,
  );
  const parts = [
    after.skips > before.skips
      ? `${renderCount(after.skips - before.skips, 'mark')} more to skip, focus or excuse tests`
      : '',
    after.panics - before.panics > Math.max(0, after.tests - before.tests)
      ? 'an earlier test passes only if it panics'
      : '',
    after.tests < before.tests ? `${renderCount(before.tests - after.tests, 'test')} fewer` : '',
    after.assertions < before.assertions
      ? `${renderCount(before.assertions - after.assertions, 'assertion')} fewer`
      : '',
    after.assertions >= before.assertions && weaker > 0 ? `a weaker check in ${renderCount(weaker, 'assertion')}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}

function count(text: string, all: readonly RegExp[]): number {
  return all.reduce((sum, pattern) => sum + [...text.matchAll(pattern)].length, 0);
}

const maxAssertion = 1_000;

// The arguments of an assertion and the calls chained to it.
function readAssertion(text: string, start: number, end: number, language: TestLanguage): string {
  if (language === 'other') return readStatement(text, start, end, language);
  if (language === 'bats') return readToLineEnd(text, start, end).replace(/^assert (?=\[)/, '');
  if (language === 'perl') return readToSemicolon(text, start, end);
  if (!'([{'.includes(text[end - 1] ?? ''))
    return language === 'python' ? readStatement(text, start, end, language) : readToLineEnd(text, start, end);
  let at = end - 1;
  const stop = Math.min(text.length, end + maxAssertion);
  for (;;) {
    let depth = 0;
    for (; at < stop; at += 1) {
      if ('([{'.includes(text[at] ?? '')) depth += 1;
      else if (')]}'.includes(text[at] ?? '') && (depth -= 1) === 0) break;
    }
    const chain = /^\s*(?:\.\s*[\w$]+\s*)*(?:\.\s*[\w$]+\s*)\(/.exec(text.slice(at + 1, at + 200));
    if (chain === null || at >= stop) break;
    at += chain[0].length;
  }
  const more = /^\s*(?:\.\s*[\w$]+\s*)+/.exec(text.slice(at + 1, at + 200))?.[0] ?? '';
  return text.slice(start, at + 1) + more;
}

// A line end within brackets does not end a statement. In an unknown language, a bracket may belong to a block, or to a string that was not recognized.
function readStatement(text: string, start: number, from: number, language: TestLanguage): string {
  const stop = Math.min(text.length, from + maxAssertion);
  let depth = 0;
  let at = from;
  for (; at < stop; at += 1) {
    if (text[at] === '\n' && (depth <= 0 || (language === 'other' && text[at - 1] === '{'))) break;
    if ('([{'.includes(text[at] ?? '')) depth += 1;
    else if (')]}'.includes(text[at] ?? '')) depth -= 1;
  }
  return text.slice(start, language === 'other' && depth > 0 ? Math.min(at, findLineEnd(text, from)) : at);
}

// Brackets may be around the arguments of a function of Perl.
function readToSemicolon(text: string, start: number, end: number): string {
  const stop = Math.min(text.length, end + maxAssertion);
  let depth = 0;
  let at = start;
  for (; at < stop; at += 1) {
    if (text[at] === ';' && depth === 0) break;
    if ('([{'.includes(text[at] ?? '')) depth += 1;
    else if (')]}'.includes(text[at] ?? '') && (depth -= 1) < 0) break;
  }
  return text.slice(start, at);
}

function readToLineEnd(text: string, start: number, end: number): string {
  return text.slice(start, Math.min(findLineEnd(text, end), end + maxAssertion));
}

const literalWords = new Set(
  'true false null undefined NaN True False None nil and or not is in new void typeof'.split(' '),
);

// A check of the shell whose failure is ignored or leads to something else, or that compares literals.
const harmless =
  /\|\|\s*(?:true|:|echo|printf|skip)(?![\w-])|^(?:! )?\[\[? [^$`\s]+ (?:==?|!=|-[a-z]{2}) [^$`\s]+ \]\]?$/;

// A statement of Perl ends with its condition.
const neverReached = /\b(?:if \(? ?0|unless \(? ?1) ?\)?$/;

/** False for an assertion on literals alone, for one that is always true, and for one without a matcher. */
function canFail(text: string, language: TestLanguage): boolean {
  if (language === 'other') return true;
  if (language === 'bats') return !harmless.test(text);
  if (/\|\|\s*(?:true|1)\b|\bor\s+True\b/.test(text)) return false;
  if (language === 'perl')
    return /^(?:->|fail\b)/.test(text) || (!neverReached.test(text) && hasName(text.replace(/^\w+/, '')));
  if (/^\.\s*expect\s*\(/.test(text)) return !/^\.\s*expect\s*\(\s*\)/.test(text);
  if (/^expect\s*\(/.test(text) && !/\)\s*\.\s*\w/.test(text)) return false;
  const isFailure =
    /^(?:.*\.\s*)?(?:fail\w*|Fail\w*|Error\w*|Fatal\w*|panic!|unreachable!|unreachable|assertions|#\[)/.test(
      text.replace(/[([{][^]*$/, ''),
    );
  if (isFailure || /^#\[|expected\s*=|should\b(?!\w)/.test(text)) return true;
  // The names of the assertion and its matcher do not count; the arguments must contain an identifier.
  const args = text
    .replaceAll('...', ' ')
    .replaceAll(/(?:^|\.)\s*[\w$]+!?\s*(?=[([{.]|$)/g, '')
    .replace(/^\s*(?:self|assert|t|expect|require)\b/, '');
  return hasName(args, language === 'go' ? 't' : '') || /(?<![\w$])[A-Za-z_$][\w$]*\s*\./.test(args);
}

function hasName(args: string, except = ''): boolean {
  return (args.match(/[A-Za-z_$][\w$]*/g) ?? []).some((word) => !literalWords.has(word) && word !== except);
}
