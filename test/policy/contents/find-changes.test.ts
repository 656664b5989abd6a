import { describe, expect, test } from 'vitest';
import type { FileChange, FileState } from '../../../src/core/types/change.ts';
import { findChanges as findKinds, guessChange } from '../../../src/policy/contents/find-changes.ts';

const encoder = new TextEncoder();
const findChanges = (changes: readonly FileChange[]) => findKinds(changes, ['tests-weakened', 'manifest-changed']);
const file = (text: string | null): FileState | null =>
  text === null ? null : { kind: 'file', executable: false, content: encoder.encode(text) };

function change(path: string, before: string | null, after: string | null): FileChange {
  return { path, before: file(before), after: file(after) };
}

/** The certainty with which one change weakens the tests. */
function judge(path: string, before: string | null, after: string | null): string {
  return (
    findChanges([change(path, before, after)])
      .get(path)
      ?.find(({ kind }) => kind === 'tests-weakened')?.match ?? 'no'
  );
}

const javascript = `import { expect, test, describe, it } from 'vitest';
import { total } from '../src/total.js';

describe('total', () => {
  it('adds', () => {
    expect(total([1, 2])).toBe(3);
    expect(total([])).toBe(0);
  });
  test('refuses text', () => {
    expect(() => total(['a'])).toThrow(/number/);
  });
});
`;
const python = `import pytest
from app import total

class TestTotal:
    def test_adds(self):
        assert total([1, 2]) == 3
        assert total([]) == 0

def test_refuses():
    with pytest.raises(ValueError):
        total(["a"])
`;
const go = `package app

import "testing"

func TestTotal(t *testing.T) {
	if got := Total(1, 2); got != 3 {
		t.Errorf("got %d", got)
	}
	t.Run("empty", func(t *testing.T) {
		if Total() != 0 {
			t.Fatal("not zero")
		}
	})
}
`;
const rust = `pub fn total(values: &[i32]) -> i32 { values.iter().sum() }

pub fn half(value: i32) -> i32 {
    assert!(value % 2 == 0, "even");
    match value % 2 { 0 => value / 2, _ => unreachable!() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds() {
        assert_eq!(total(&[1, 2]), 3);
        assert!(total(&[]) == 0);
    }
}
`;
const rustMacro = `fn check(path: &str) {
    assert_eq!(read(path), parse(path));
}

macro_rules! test {
    ($name:ident) => {
        #[test]
        fn $name() {
            check(stringify!($name))
        }
    };
}

test!(attrs_001);
test!(entity_err_010);

mod more {
    cases::text_test! { cdata_001, "a" }
}
`;
const java = `class TotalTest {
  @Test
  void adds() {
    assertEquals(3, total(1, 2));
    assertThat(total()).isEqualTo(0);
  }
}
`;
const ruby = `describe Total do
  it 'adds' do
    expect(total(1, 2)).to eq(3)
    expect(total).to eq(0)
  end
end
`;

const perl = `use Test::More;
use Total;

is(total(1, 2), 3, 'adds');
is $total->size, 0;
ok !$total->{full};
is_deeply(
    [ map { $_ + 1 } @all ],
    [ 2, 3 ],
    'maps'
);
like($@, qr/it's # no number/, 'refuses');
subtest 'empty' => sub {
    ok(total() == 0, 'is zero');
};
done_testing;
`;
const bats = `setup() {
  if [ -z "$ROOT" ]; then ROOT=/tmp; fi
}

@test "adds" {
  run -0 total 1 2 # not more
  [ "$output" = "3" ]
  [[ "\${#lines[@]}" -eq 1 ]]
  assert_line --index 0 "3"
}

@test "refuses text" {
  run total a
  [ "$status" -ne 0 ] || fail "no error"
  echo "$output" | grep -q number
}
`;
const catch2 = `TEST_CASE("adds; {1}", "[total][fast]") {
  REQUIRE(total(1, 2) == 3);
}
TEST_CASE_METHOD(Totals, "is empty",
                 "[total]") {
  CHECK(split(all, "[.]").empty());
}
`;
const doctest = `TEST_CASE("adds") {
  CHECK(total(1, 2) == 3);
}
`;
const php = `<?php
final class TotalTest extends TestCase
{
    /** Adds. */
    #[Test]
    public function testAdds(): void
    {
        self::assertSame(3, total(1, 2));
    }
}
`;
const unity = `void test_adds(void) {
  TEST_ASSERT_EQUAL(3, total(1, 2));
}
int main(void) {
  UNITY_BEGIN();
  RUN_TEST(test_adds);
  return UNITY_END();
}
`;
const testthat = `test_that("adds", {
  expect_identical(total(1, 2), 3)
  expect_error(total("a"))
})
`;

/** A test with one check, by language. */
const tests: Readonly<Record<string, (check: string) => string>> = {
  'test/a.test.js': (check) => `it('a', (t) => {\n  ${check};\n});\n`,
  'tests/test_a.py': (check) => `class ATest(TestCase):\n    def test_a(self):\n        ${check}\n`,
  'a_test.go': (check) => `func TestA(t *testing.T) {\n\t${check}\n}\n`,
  'tests/a.rs': (check) => `#[test]\nfn a() {\n    ${check};\n}\n`,
  'src/test/java/ATest.java': (check) => `class ATest {\n  @Test void a() {\n    ${check};\n  }\n}\n`,
  'spec/a_spec.rb': (check) => `it 'a' do\n  ${check}\nend\n`,
  'tests/ATest.php': (check) => `<?php\npublic function testA() {\n  ${check};\n}\n`,
  'tests/ATests.cs': (check) => `[Fact]\npublic void A() {\n  ${check};\n}\n`,
  'Tests/ATests.swift': (check) => `func testA() {\n  ${check}\n}\n`,
  'test/a_test.exs': (check) => `test "a" do\n  ${check}\nend\n`,
  'test/a_test.c': (check) => `void test_a(void) {\n  ${check};\n}\n`,
  'tests/a_test.cc': (check) => `TEST(A, B) {\n  ${check};\n}\n`,
  't/a.t': (check) => `subtest 'a' => sub {\n    ${check};\n};\n`,
  'test/a.bats': (check) => `@test "a" {\n  ${check}\n}\n`,
};

const weakerChecks: [string, string, string][] = [
  ['test/a.test.js', 'assert.equal(f(1, 2), 3)', 'assert(f(1, 2))'],
  ['test/a.test.js', 'assert.equal(f(), 3)', 'assert(f() !== undefined)'],
  ['test/a.test.js', 'expect(f()).toBe(3)', 'expect(!!f()).toBe(true)'],
  ['test/a.test.js', 'expect(f()).toBe(3)', 'expect(Boolean(f())).toBe(true)'],
  ['test/a.test.js', 't.is(f(), 3)', 't.truthy(f())'],
  ['test/a.test.js', 'assert.deepEqual(f(), 3)', 'assert.isOk(f())'],
  ['test/a.test.js', 'assert.deepEqual(f(), 3)', 'assert.exists(f())'],
  ['test/a.test.js', 'assert.deepEqual(f(), 3)', 'assert.notEqual(f(), null)'],
  ['test/a.test.js', 'expect(f).to.have.been.calledWith(3)', 'expect(f).to.have.been.called'],
  ['test/a.test.js', 'assertEquals(f(), 3)', 'assert(f())'],
  ['test/a.test.js', 'assertEquals(f(), 3)', 'assertExists(f())'],
  ['test/a.test.js', 'assertThrows(() => f(), TypeError)', 'assertThrows(() => f())'],
  ['test/a.test.js', 't.assert.equal(f(), 3)', 't.assert.ok(f())'],
  ['test/a.test.js', "await expect(f()).toHaveText('a')", 'await expect(f()).toBeVisible()'],
  ['tests/test_a.py', 'assert f() == 3', 'assert f() is not None'],
  ['tests/test_a.py', 'assert f() == 3', 'assert f() != None'],
  ['tests/test_a.py', 'assert f() == 3', 'assert bool(f()) is True'],
  ['tests/test_a.py', 'self.assertEqual(f(), 3)', 'self.assertTrue(f())'],
  ['tests/test_a.py', 'self.assertTrue(f())', 'self.assertIsNotNone(f())'],
  ['a_test.go', 'assert.Equal(t, 3, f())', 'assert.NotEmpty(t, f())'],
  ['a_test.go', 'assert.Equal(t, 3, f())', 'assert.True(t, f() != 0)'],
  ['a_test.go', 'assert.True(t, f())', 'assert.NotNil(t, f())'],
  ['tests/a.rs', 'assert_eq!(f(), Ok(3))', 'assert!(f().is_ok())'],
  ['src/test/java/ATest.java', 'assertThat(f()).isEqualTo(3)', 'assertThat(f()).isNotNull()'],
  ['src/test/java/ATest.java', 'assertThat(f(), is(3))', 'assertThat(f(), is(notNullValue()))'],
  ['src/test/java/ATest.java', 'assertEquals(3, f())', 'assertTrue(f() != 0)'],
  ['src/test/java/ATest.java', 'assertEquals(true, f())', 'assertNotNull(f())'],
  ['spec/a_spec.rb', 'expect(f).to eq 3', 'expect(f).not_to be_nil'],
  ['spec/a_spec.rb', 'expect(f).to eq(3)', 'expect(f).to be_truthy'],
  ['tests/ATest.php', '$this->assertSame(3, f())', '$this->assertNotNull(f())'],
  ['tests/ATests.cs', 'Assert.Equal(3, F())', 'Assert.NotNull(F())'],
  ['tests/ATests.cs', 'Assert.AreEqual(3, F())', 'Assert.IsTrue(F())'],
  ['Tests/ATests.swift', 'XCTAssertEqual(f(), 3)', 'XCTAssertNotNil(f())'],
  ['tests/a_test.cc', 'EXPECT_EQ(f(), 3)', 'EXPECT_TRUE(f())'],
  ['test/a.test.js', 'assert.throws(() => f(1, 2), /x/)', 'assert.throws(() => f(1, 2))'],
  ['test/a.test.js', 'assert.throws(() => f(1, 2), TypeError)', 'assert.throws(() => f(1, 2), Error)'],
  ['test/a.test.js', 'await assert.rejects(f(), /x/)', 'await assert.rejects(f())'],
  ['test/a.test.js', 'await assert.rejects(f(), { message: 1 })', 'await assert.rejects(\n    f(),\n  )'],
  ['test/a.test.js', 'expect(f).toThrow(RangeError)', 'expect(f).toThrow(Error)'],
  ['test/a.test.js', "expect(f).to.throw('x')", 'expect(f).to.throw()'],
  ['test/a.test.js', "expect(f).to.throw('x')", 'expect(f).to.throw'],
  ['test/a.test.js', 'await expect(f()).to.be.rejectedWith(TypeError)', 'await expect(f()).to.be.rejected'],
  ['tests/test_a.py', 'self.assertRaises(KeyError, f)', 'self.assertRaises((KeyError, Exception), f)'],
  ['tests/test_a.py', 'with pytest.raises(KeyError): f()', 'with pytest.raises((KeyError, Exception)): f()'],
  ['a_test.go', 'assert.ErrorIs(t, f(), ErrA)', 'assert.Error(t, f())'],
  ['tests/a.rs', '}\n#[test]\n#[should_panic(expected = "x")]\nfn b() {', '}\n#[test]\n#[should_panic]\nfn b() {'],
  [
    'src/test/java/ATest.java',
    'assertThatThrownBy(() -> f()).isInstanceOf(IOException.class)',
    'assertThatThrownBy(() -> f()).isInstanceOf(Exception.class)',
  ],
  ['spec/a_spec.rb', 'expect { f }.to raise_error(ArgumentError)', 'expect { f }.to raise_error'],
  ['spec/a_spec.rb', 'expect { f }.to raise_error(ArgumentError)', 'expect { f }.to raise_error(StandardError)'],
  ['tests/ATest.php', '$this->expectException(B::class)', '$this->expectException(\\Exception::class)'],
  ['tests/ATests.cs', 'Assert.Throws<AException>(() => F())', 'Assert.ThrowsAny<Exception>(() => F())'],
  ['tests/a_test.cc', 'EXPECT_THROW(f(), std::range_error)', 'EXPECT_ANY_THROW(f())'],
  ['t/a.t', "is(f(), 3, 'a')", "ok(f(), 'a')"],
  ['t/a.t', 'is f(), 3', 'ok f()'],
  ['t/a.t', 'is_deeply($f->list, [3])', 'ok($f->list)'],
  ['t/a.t', 'ok($f->size)', 'isnt($f->size, undef)'],
  ['t/a.t', 'throws_ok { f() } qr/number/', 'dies_ok { f() }'],
  ['test/a.bats', '[ "$output" = "3" ]', '[ -n "$output" ]'],
];

const equalChecks: [string, string, string][] = [
  ['test/a.test.js', 'assert.equal(f(), 3)', 'assert(f() === 3)'],
  ['test/a.test.js', 'assert(f())', 'assert.ok(f())'],
  ['test/a.test.js', "expect(f()).toContain('a')", "assert(f().includes('a'))"],
  ['test/a.test.js', 'assert.equal(f(), 3)', 't.assert.equal(f(), 3)'],
  ['test/a.test.js', 'assertEquals(f(), 3)', 'expect(f()).toBe(3)'],
  ['test/a.test.js', 'await expect(f()).toBeHidden()', 'await expect(f()).not.toBeVisible()'],
  ['tests/test_a.py', 'self.assertTrue(f())', 'assert f()'],
  ['tests/test_a.py', 'self.assertEqual(f(), 3)', 'assert f() == 3'],
  ['tests/test_a.py', 'self.assertEqual(f(), 3)', 'self.assertTrue(f() == 3)'],
  ['tests/test_a.py', 'self.assertGreater(len(f()), 0)', 'assert len(f()) > 0'],
  ['a_test.go', 'assert.Equal(t, true, f())', 'assert.True(t, f())'],
  ['a_test.go', 'assert.NotEqual(t, "", f())', 'assert.NotEmpty(t, f())'],
  ['a_test.go', 'assert.NotEqual(t, 0, len(f()))', 'assert.NotEmpty(t, f())'],
  ['a_test.go', 'assert.True(t, f() != "")', 'assert.NotEqual(t, "", f())'],
  ['a_test.go', 'assert.Greater(t, len(f()), 0)', 'assert.NotEmpty(t, f())'],
  ['tests/a.rs', 'assert_eq!(f(), true)', 'assert!(f())'],
  ['tests/a.rs', 'assert_eq!(f(), None)', 'assert!(f().is_none())'],
  ['tests/a.rs', 'assert_eq!(f().len(), 0)', 'assert!(f().is_empty())'],
  ['tests/a.rs', 'assert_eq!(f(), Ok(3))', 'assert!(matches!(f(), Ok(3)))'],
  ['src/test/java/ATest.java', 'assertEquals(false, f())', 'assertFalse(f())'],
  ['src/test/java/ATest.java', 'assertEquals(g(), f())', 'assertTrue(f().equals(g()))'],
  ['src/test/java/ATest.java', 'assertThat(f()).isEqualTo(3)', 'assertThat(f()).isNotNull().isEqualTo(3)'],
  ['src/test/java/ATest.java', 'assertThat(f()).isEqualTo(null)', 'assertThat(f()).isNull()'],
  ['spec/a_spec.rb', "assert f(/it's/)\n  b if a == 1", "assert f(/it's/)\n  b if a"],
  ['src/test/java/ATest.java', 'assertThat(f()).isNull()', 'assertNull(f())'],
  ['src/test/java/ATest.java', 'assertEquals(Boolean.TRUE, f())', 'assertThat(f()).isEqualTo(true)'],
  ['src/test/java/ATest.java', 'assertThat(f()).isEqualTo(Boolean.TRUE)', 'assertTrue(f())'],
  ['src/test/java/ATest.java', 'assertTrue(f().contains(g()))', 'assertTrue(f().has(g()))'],
  ['src/test/java/ATest.java', 'assertTrue(f(a = 1))', 'assertTrue(g())'],
  ['spec/a_spec.rb', 'f.should be_true', 'expect(f).to be_truthy'],
  ['test/a_test.exs', 'assert f() == {:ok, 3}', 'assert {:ok, 3} = f()'],
  ['test/a_test.c', 'TEST_ASSERT_NULL(f())', 'TEST_ASSERT_FALSE(f())'],
  ['tests/ATest.php', '$this->assertSame(null, f())', '$this->assertNull(f())'],
  ['tests/ATests.cs', 'Assert.Equal(3, F())', 'Assert.True(F() == 3)'],
  ['test/a.test.js', 'assert.throws(f, TypeError)', "assert.throws(f, (error) => error.code === 'A')"],
  ['test/a.test.js', 'assert.throws(f)', 'expect(f).toThrow()'],
  ['test/a.test.js', 't.throws(f, TypeError)', 'const error = t.throws(f)'],
  ['test/a.test.js', 'expect(f).to.not.throw(TypeError)', 'expect(f).to.not.throw()'],
  ['test/a.test.js', 'expect(f).to.throw(TypeError)', "expect(f).to.throw().with.property('code', 1)"],
  [
    'src/test/java/ATest.java',
    'assertThatThrownBy(() -> f()).isInstanceOf(IOException.class)',
    'assertThatThrownBy(() -> f()).isInstanceOf(Exception.class).hasMessage("a")',
  ],
  ['spec/a_spec.rb', 'expect { f }.not_to raise_error(ArgumentError)', 'expect { f }.not_to raise_error'],
  ['tests/a_test.cc', 'EXPECT_TRUE(f() == 3)', 'EXPECT_TRUE(\n      f() ==\n      3)'],
  ['t/a.t', "is(f(), 'a', 'b')", "ok(f() eq 'a', 'b')"],
  ['t/a.t', "is( f(), 3, 'a' )", "is f(),\n      3,\n      'a'"],
  ['t/a.t', 'is($f, undef)', 'ok(!defined $f)'],
  ['t/a.t', 'cmp_ok $f, ">", 3', 'ok $f > 3'],
  ['test/a.bats', '[ "$output" = "3" ]', 'assert_output "3"'],
  ['test/a.bats', '[ "$status" -eq 0 ]', 'assert_success'],
  ['test/a.bats', '[ "$output" = "" ]', '[ -z "$output" ]'],
  ['test/a.bats', '[ -d "$HOME/a" ]', 'assert [ -d "$HOME/a" ]'],
  ['test/a.bats', '! [ "$a" = b ]', '[[ "$a" != b ]]'],
  ['test/a.bats', 'run f\n  [ "$status" -eq 1 ]', 'name=a run -1 f'],
];

type Edit = (text: string) => string;
const swap =
  (from: string | RegExp, to: string): Edit =>
  (text) =>
    text.replace(from, to);

const weakened: [string, string, string, Edit][] = [
  ['it.skip', 'test/a.test.js', javascript, swap("it('adds'", "it.skip('adds'")],
  ['test.only', 'test/a.test.js', javascript, swap("test('refuses", "test.only('refuses")],
  ['describe.only', 'test/a.test.js', javascript, swap("describe('total'", "describe.only('total'")],
  ["it['skip']", 'test/a.test.js', javascript, swap("it('adds'", "it['skip']('adds'")],
  ['it[`skip`]', 'test/a.test.js', javascript, swap("it('adds'", "it[`skip`]('adds'")],
  ['a computed member', 'test/a.test.js', javascript, swap("it('adds'", "it['sk' + 'ip']('adds'")],
  ['it?.skip', 'test/a.test.js', javascript, swap("it('adds'", "it?.skip('adds'")],
  ['it . skip over lines', 'test/a.test.js', javascript, swap("it('adds'", "it\n  . skip('adds'")],
  ['it.skip.each', 'test/a.test.js', javascript, swap("it('adds'", "it.skip.each([1])('adds'")],
  ['it.concurrent.skip', 'test/a.test.js', javascript, swap("it('adds'", "it.concurrent.skip('adds'")],
  [
    'a test that skips itself (japa)',
    'test/a.test.js',
    javascript,
    swap('toBe(0);\n  });', 'toBe(0);\n  }).skip(true);'),
  ],
  [
    'a test that has to fail (japa)',
    'test/a.test.js',
    javascript,
    swap('toBe(0);\n  });', 'toBe(0);\n  })\n    .fails();'),
  ],
  ['xit', 'test/a.test.js', javascript, swap("it('adds'", "xit('adds'")],
  ['fit', 'test/a.test.js', javascript, swap("it('adds'", "fit('adds'")],
  ['xdescribe', 'test/a.test.js', javascript, swap("describe('total'", "xdescribe('total'")],
  ['test.fixme', 'test/a.spec.ts', javascript, swap("test('refuses", "test.fixme('refuses")],
  ['test.fail', 'test/a.spec.ts', javascript, swap("test('refuses", "test.fail('refuses")],
  ['test.expectFailure', 'test/a.test.js', javascript, swap("test('refuses", "test.expectFailure('refuses")],
  [
    'an expected failure as an option',
    'test/a.test.js',
    javascript,
    swap("it('adds', ", "it('adds', { expectFailure: true }, "),
  ],
  ['Deno.exit', 'a_test.ts', javascript, swap("describe('total'", "Deno.exit(0);\ndescribe('total'")],
  [
    'an assertion of Deno gone',
    'a_test.ts',
    "Deno.test('a', () => {\n  assertEquals(f(), 3);\n});\n",
    swap('assertEquals(f(), 3);', ''),
  ],
  ['a check of a type gone', 'a.test-d.ts', 'expectType<() => A<string>>(f());\n', swap('expectType', 'keep')],
  ['test.todo', 'test/a.test.js', javascript, swap(/it\('adds'[^]*?\n {2}\}\);/, "it.todo('adds');")],
  ['test.fails', 'test/a.test.js', javascript, swap("it('adds'", "it.fails('adds'")],
  ['test.skipIf', 'test/a.test.js', javascript, swap("it('adds'", "it.skipIf(true)('adds'")],
  ['an option', 'test/a.test.js', javascript, swap("it('adds', ", "it('adds', { skip: true }, ")],
  ['an option as a reason', 'test/a.test.js', javascript, swap("it('adds', ", "it('adds', { todo: 'later' }, ")],
  [
    'a destructured skip',
    'test/a.test.js',
    javascript,
    swap("describe('total'", "const { skip } = it;\ndescribe('total'"),
  ],
  ['a second name', 'test/a.test.js', javascript, swap("describe('total'", "const later = it;\ndescribe('total'")],
  ['this.skip()', 'test/a.test.js', javascript, swap('    expect(total([1', '    this.skip();\n    expect(total([1')],
  ['an assertion gone', 'test/a.test.js', javascript, swap('    expect(total([])).toBe(0);\n', '')],
  ['an assertion in a comment', 'test/a.test.js', javascript, swap('    expect(total([])', '    // expect(total([])')],
  [
    'assertions in a block comment',
    'test/a.test.js',
    javascript,
    swap(/( {4}expect\(total\(\[1[^]*?toBe\(0\);)/, '/* $1 */'),
  ],
  [
    'an assertion in a string',
    'test/a.test.js',
    javascript,
    swap(/expect\(total\(\[\]\)\)\.toBe\(0\);/, "log('expect(total([])).toBe(0);');"),
  ],
  ['if (false)', 'test/a.test.js', javascript, swap(/( {4}expect\(total\(\[1[^]*?toBe\(0\);)/, 'if (false) {\n$1\n}')],
  [
    'if (0) without braces',
    'test/a.test.js',
    javascript,
    swap('    expect(total([]))', '    if (0) expect(total([]))'),
  ],
  ['false &&', 'test/a.test.js', javascript, swap('    expect(total([]))', '    false && expect(total([]))')],
  ['an early return', 'test/a.test.js', javascript, swap('    expect(total([1', '    return;\n    expect(total([1')],
  [
    'a return in the middle',
    'test/a.test.js',
    javascript,
    swap('    expect(total([]))', '    return\n    expect(total([]))'),
  ],
  ['an emptied body', 'test/a.test.js', javascript, swap(/it\('adds'[^]*?\n {2}\}\);/, "it('adds', () => {});")],
  ['expect(true)', 'test/a.test.js', javascript, swap('expect(total([])).toBe(0)', 'expect(true).toBe(true)')],
  ['expect(1 + 1)', 'test/a.test.js', javascript, swap('expect(total([])).toBe(0)', 'expect(1 + 1).toEqual(2)')],
  ['assert(true)', 'test/a.test.js', javascript, swap('expect(total([])).toBe(0)', 'assert(true)')],
  ['|| true', 'test/a.test.js', javascript, swap('expect(total([]))', 'expect(total([]) || true)')],
  ['no matcher', 'test/a.test.js', javascript, swap('.toBe(0);', ';')],
  ['toBeDefined', 'test/a.test.js', javascript, swap('.toBe(0)', '.toBeDefined()')],
  ['process.exit', 'test/a.test.js', javascript, swap("describe('total'", "process.exit(0);\ndescribe('total'")],
  ['a file that is emptied', 'test/a.test.js', javascript, () => ''],
  [
    'all of it behind a return',
    'src/__tests__/a.tsx',
    javascript,
    swap("describe('total', () => {", "describe('total', () => {\n  return;\n"),
  ],
  ['a test in a directory of tests', 'e2e/flow.ts', javascript, swap("it('adds'", "it.skip('adds'")],
  ['pytest.mark.skip', 'tests/test_a.py', python, swap('def test_refuses', '@pytest.mark.skip\ndef test_refuses')],
  [
    'pytest.mark.skipif',
    'tests/test_a.py',
    python,
    swap('def test_refuses', '@pytest.mark.skipif(True, reason="x")\ndef test_refuses'),
  ],
  ['pytest.mark.xfail', 'tests/test_a.py', python, swap('def test_refuses', '@pytest.mark.xfail\ndef test_refuses')],
  [
    'pytestmark',
    'tests/test_a.py',
    python,
    swap('class TestTotal', 'pytestmark = pytest.mark.skip\n\nclass TestTotal'),
  ],
  [
    'pytest.skip()',
    'tests/test_a.py',
    python,
    swap('        assert total([1', '        pytest.skip("no")\n        assert total([1'),
  ],
  [
    'unittest.skip',
    'tests/test_a.py',
    python,
    swap('    def test_adds', '    @unittest.skip("no")\n    def test_adds'),
  ],
  [
    'an early return in Python',
    'tests/test_a.py',
    python,
    swap('        assert total([1', '        return\n        assert total([1'),
  ],
  [
    'if False',
    'tests/test_a.py',
    python,
    swap('        assert total([]) == 0', '        if False:\n            assert total([]) == 0'),
  ],
  ['assert True', 'tests/test_a.py', python, swap('assert total([]) == 0', 'assert True')],
  ['or True', 'tests/test_a.py', python, swap('assert total([]) == 0', 'assert total([]) == 0 or True')],
  ['a comment in Python', 'tests/test_a.py', python, swap('        assert total([])', '        # assert total([])')],
  [
    'a docstring in Python',
    'tests/test_a.py',
    python,
    swap('        assert total([]) == 0', '        """\n        assert total([]) == 0\n        """'),
  ],
  ['a renamed function', 'tests/test_a.py', python, swap('def test_refuses', 'def check_refuses')],
  ['a removed function', 'tests/test_a.py', python, swap(/def test_refuses[^]*/, '')],
  ['__test__', 'tests/test_a.py', python, swap('class TestTotal:', 'class TestTotal:\n    __test__ = False')],
  ['getattr', 'tests/test_a.py', python, swap('def test_refuses', '@getattr(pytest.mark, "skip")\ndef test_refuses')],
  ['t.Skip', 'app/total_test.go', go, swap('\tif got', '\tt.Skip("later")\n\tif got')],
  ['t.SkipNow', 'app/total_test.go', go, swap('\tif got', '\tt.SkipNow()\n\tif got')],
  ['testing.Short', 'app/total_test.go', go, swap('\tif got', '\tif testing.Short() {\n\t\treturn\n\t}\n\tif got')],
  ['a build tag', 'app/total_test.go', go, (text) => `//go:build never\n\n${text}`],
  ['an early return in Go', 'app/total_test.go', go, swap('\tif got', '\treturn\n\tif got')],
  ['t.Log for t.Errorf', 'app/total_test.go', go, swap('t.Errorf', 't.Logf')],
  ['a renamed test in Go', 'app/total_test.go', go, swap('func TestTotal', 'func checkTotal')],
  ['a removed subtest', 'app/total_test.go', go, swap(/\tt\.Run[^]*?\n\t\}\)\n/, '')],
  ['#[ignore]', 'src/total.rs', rust, swap('#[test]', '#[test]\n    #[ignore]')],
  ['#[ignore = ""]', 'tests/total.rs', rust, swap('#[test]', '#[test]\n    #[ignore = "later"]')],
  ['cfg_attr', 'src/total.rs', rust, swap('#[test]', '#[test]\n    #[cfg_attr(all(), ignore)]')],
  ['cfg(any())', 'src/total.rs', rust, swap('#[cfg(test)]', '#[cfg(any())]')],
  ['assert!(true)', 'src/total.rs', rust, swap('assert!(total(&[]) == 0)', 'assert!(true)')],
  ['an assertion less', 'src/total.rs', rust, swap('        assert!(total(&[]) == 0);\n', '')],
  [
    'an assertion less in a test outside of a module',
    'src/total.rs',
    `${rust}\n#[test]\nfn halves() {\n    assert_eq!(half(4), 2);\n}\n`,
    swap('    assert_eq!(half(4), 2);\n', ''),
  ],
  [
    'an assertion of a helper in a directory of tests',
    'tests/total.rs',
    rust,
    swap('    assert!(value % 2 == 0, "even");\n', ''),
  ],
  ['no #[test]', 'src/total.rs', rust, swap('    #[test]\n', '')],
  ['the module gone', 'src/total.rs', rust, swap(/#\[cfg\(test\)\][^]*/, '')],
  ['a test of a macro less', 'tests/ast.rs', rustMacro, swap('test!(entity_err_010);\n', '')],
  ['a test of a macro in a comment', 'tests/ast.rs', rustMacro, swap('test!(entity', '// test!(entity')],
  [
    'an empty test for a test of a macro',
    'tests/ast.rs',
    rustMacro,
    swap('test!(entity_err_010);', '#[test]\nfn entity_err_010() {}'),
  ],
  [
    'a test that only has to panic for a test of a macro',
    'tests/ast.rs',
    rustMacro,
    swap('test!(entity_err_010);', '#[test]\n#[should_panic]\nfn entity_err_010() {\n    read("a");\n}'),
  ],
  [
    'a test of a macro in a macro',
    'tests/ast.rs',
    rustMacro,
    swap(/(test!\(entity.*)/, 'macro_rules! old { () => {\n$1\n} }'),
  ],
  ['a test of a macro in a module less', 'tests/ast.rs', rustMacro, swap(/ +cases::text_test! .*\n/, '')],
  [
    'a test of a macro next to the code less',
    'src/ast.rs',
    `pub fn f() {}\n#[cfg(test)]\nmod tests {\n    test!(a);\n}\n`,
    swap('    test!(a);\n', ''),
  ],
  ['a nested comment', 'src/total.rs', rust, swap('        assert_eq!', '        // assert_eq!')],
  ['@Ignore', 'src/test/java/TotalTest.java', java, swap('@Test', '@Ignore @Test')],
  ['@Disabled', 'src/test/java/TotalTest.java', java, swap('@Test', '@Disabled("x")\n  @Test')],
  [
    'assumeTrue',
    'src/test/java/TotalTest.java',
    java,
    swap('    assertEquals', '    assumeTrue(false);\n    assertEquals'),
  ],
  ['enabled = false', 'src/test/java/TotalTest.java', java, swap('@Test', '@Test(enabled = false)')],
  [
    'assertNotNull',
    'src/test/java/TotalTest.java',
    java,
    swap('assertEquals(3, total(1, 2))', 'assertNotNull(total(1, 2))'),
  ],
  ['no @Test', 'src/test/java/TotalTest.java', java, swap('  @Test\n', '')],
  ['a line fewer in Ruby', 'spec/total_spec.rb', ruby, swap('    expect(total).to eq(0)\n', '')],
  ['xit in Ruby', 'spec/total_spec.rb', ruby, swap("it 'adds'", "xit 'adds'")],
  [
    'a skipped test in Perl',
    't/total.t',
    'use Test::More;\nis(total(1, 2), 3, "adds");\ndone_testing();\n',
    swap('is(total', 'SKIP: { skip "adds", 1; }\n0 and is(total'),
  ],
  ['a comment in Ruby', 'spec/total_spec.rb', ruby, swap('    expect(total).to', '    # expect(total).to')],
  [
    'an assertion over several lines in Python',
    'tests/test_a.py',
    'def test_a():\n    assert (\n        total(1)\n        == 1\n    )\n',
    () => 'def test_a():\n    total(1)\n',
  ],
  [
    'the expectations of supertest',
    'test/app.test.js',
    "test('is found', () => request(app).get('/').expect(200));\n",
    swap('.expect(200)', ''),
  ],
  [
    'an assertion in Kotlin that has no brackets',
    'src/test/kotlin/ATest.kt',
    'class ATest {\n  @Test fun fails() { assertFailsWith<IOException> { read() } }\n}\n',
    swap('assertFailsWith<IOException> { read() }', 'read()'),
  ],
  [
    'a loaded file in place of an expectation in Ruby',
    'spec/a_spec.rb',
    "it 'adds' do\n  expect(a).to eq(1)\nend\n",
    swap('  expect(a).to eq(1)', "  require 'set'"),
  ],
  [
    'a test that Go does not run',
    'a_test.go',
    'func TestAdd(t *testing.T) { t.Error(add()) }\n',
    swap('TestAdd', 'Testadd'),
  ],
  ['a skipped test in C++', 'test/a_test.cc', 'TEST(A, B) { EXPECT_EQ(a(), 1); }\n', swap('{ E', '{ GTEST_SKIP(); E')],
  ['a disabled test in C++', 'test/a_test.cc', 'TEST(A, B) { EXPECT_EQ(a(), 1); }\n', swap('A, B', 'A, DISABLED_B')],
  ['any exception in Python', 'tests/test_a.py', python, swap('pytest.raises(ValueError)', 'pytest.raises(Exception)')],
  [
    'any error of a promise',
    'test/a.test.js',
    "it('a', () => expect(a()).rejects.toThrow(TypeError));\n",
    swap('toThrow(TypeError)', 'toThrow()'),
  ],
  [
    'any exception in Java',
    'src/test/java/ATest.java',
    'class ATest { @Test void a() { assertThrows(IOException.class, () -> a()); } }\n',
    swap('IOException', 'Exception'),
  ],
  [
    'any exception in Kotlin',
    'src/test/kotlin/ATest.kt',
    'class ATest { @Test fun a() { assertFailsWith<IOException> { a() } } }\n',
    swap('IOException', 'Throwable'),
  ],
  ['a truth for a value in Python', 'tests/test_a.py', python, swap(' == 0', '')],
  ['a call for a value in Python', 'tests/test_a.py', python, swap('total([]) == 0', 'isinstance(total([]), int)')],
  ['no value for a value in Python', 'tests/test_a.py', python, swap('total([]) == 0', 'not total([])')],
  [
    'a test of Rust that has to panic now',
    'src/total.rs',
    rust,
    swap('    #[test]\n', '    #[test]\n    #[should_panic]\n'),
  ],
  ['QUnit.skip', 'test/a.test.js', "QUnit.test('a', (t) => { t.equal(a(), 1); });\n", swap('QUnit.test', 'QUnit.skip')],
  ['test.if', 'test/a.test.js', javascript, swap("it('adds'", "it.if(false)('adds'")],
  ['test.todoIf', 'test/a.test.js', javascript, swap("it('adds'", "it.todoIf(true)('adds'")],
  ['an option to fail', 'test/a.test.js', javascript, swap("it('adds', ", "it('adds', { fails: true }, ")],
  ['@IgnoreIf', 'src/test/groovy/ASpec.groovy', java, swap('@Test', '@IgnoreIf({ true })\n  @Test')],
  ['@PendingFeature', 'src/test/groovy/ASpec.groovy', java, swap('@Test', '@PendingFeature\n  @Test')],
  ['xcontext', 'spec/total_spec.rb', `context 'a' do\n${ruby}end\n`, swap('context', 'xcontext')],
  ['a condition in Ruby', 'spec/total_spec.rb', ruby, swap("it 'adds'", "it 'adds', if: false")],
  [
    'a later test in PHP',
    'tests/ATest.php',
    "<?php\nit('a', function () {\n  expect(a())->toBe(1);\n});\n",
    swap('});', '})->todo();'),
  ],
  [
    'Explicit',
    'tests/ATests.cs',
    '[Test]\npublic void A() { Assert.AreEqual(1, A()); }\n',
    swap('[Test', '[Test, Explicit'),
  ],
  [
    'Assert.Inconclusive',
    'tests/ATests.cs',
    '[Test]\npublic void A() { Assert.AreEqual(1, A()); }\n',
    swap('AreEqual(1, A())', 'Inconclusive()'),
  ],
  [
    'a check of a value that only looks for an error in Go',
    'a_test.go',
    'func TestA(t *testing.T) { assert.Equal(t, 1, got) }\n',
    swap('assert.Equal(t, 1, got)', 'assert.NoError(t, err)'),
  ],
  ['a check less in Perl', 't/total.t', perl, swap(/is\(total.*\n/, '')],
  ['a check without brackets less in Perl', 't/total.t', perl, swap('is $total->size, 0;\n', '')],
  ['a check over several lines less in Perl', 't/total.t', perl, swap(/is_deeply[^]*?\);\n/, '')],
  ['a check of an error less in Perl', 't/total.t', perl, swap(/like.*\n/, '')],
  ['a subtest less in Perl', 't/total.t', perl, swap(/subtest[^]*?\};\n/, '')],
  ['a check in a comment in Perl', 't/total.t', perl, swap('is(', '# is(')],
  ['a check in documentation in Perl', 't/total.t', perl, swap(/(is\(.*\n)/, '\n=pod\n\n$1\n=cut\n\n')],
  ['checks after the end in Perl', 't/total.t', perl, swap(/(subtest[^]*)/, 'done_testing;\n__END__\n$1')],
  ['a check under a false condition in Perl', 't/total.t', perl, swap("'adds')", "'adds') if 0")],
  ['a check in a false block in Perl', 't/total.t', perl, swap(/(is\(.*\n)/, 'if (0) {\n$1}\n')],
  ['a check of literals in Perl', 't/total.t', perl, swap('total(1, 2), 3', '3, 3')],
  ['pass for a check in Perl', 't/total.t', perl, swap("is(total(1, 2), 3, 'adds')", "pass('adds')")],
  [
    'a check that may fail in Perl',
    't/total.t',
    perl,
    swap(/(is\(.*)/, "TODO: {\n    local $TODO = 'later';\n    $1\n}"),
  ],
  ['a variable of a package by which checks may fail in Perl', 't/a.t', perl, swap(/(is\()/, "$main::TODO = 'a';\n$1")],
  ['a plan to skip all in Perl', 't/a.t', perl, swap('::More;', "::More skip_all => 'later';")],
  ['a module that Perl skips a test without', 't/a.t', perl, swap('use Total', "use Test::Needs 'Total'")],
  ['an exit in Perl', 't/a.t', perl, swap('is(total', 'exit 0;\nis(total')],
  ['a check less in bats', 'test/total.bats', bats, swap('  [ "$output" = "3" ]\n', '')],
  ['a check of a number less in bats', 'test/total.bats', bats, swap(/ {2}\[\[ .*\n/, '')],
  ['a call of an assertion less in bats', 'test/total.bats', bats, swap(/ {2}assert_line.*\n/, '')],
  ['a check of the output of a pipe less in bats', 'test/total.bats', bats, swap(/ {2}echo.*\n/, '')],
  ['a run whose exit code no longer counts in bats', 'test/total.bats', bats, swap('run -0', 'run')],
  ['a check in a comment in bats', 'test/total.bats', bats, swap('  [ "$output"', '  # [ "$output"')],
  ['a check whose failure is ignored in bats', 'test/total.bats', bats, swap('"3" ]', '"3" ] || true')],
  ['a check whose failure is printed in bats', 'test/total.bats', bats, swap('"3" ]', '"3" ] || echo "no"')],
  ['a check of literals in bats', 'test/total.bats', bats, swap('"$output" = "3"', '"3" = "3"')],
  ['a test in a comment of several lines in bats', 'test/total.bats', bats, (text) => `: <<'OFF'\n${text}OFF\n`],
  ['a test that ends at its beginning in bats', 'test/total.bats', bats, swap('  run -0', '  return 0\n  run -0')],
  ['a check that is never made in bats', 'test/total.bats', bats, swap(/^ {2}(\[ .*)$/m, '  if false; then $1; fi')],
  ['skip in bats', 'test/total.bats', bats, swap('  run -0', '  skip "later"\n  run -0')],
  ['a hidden test in Catch2', 'tests/total.cpp', catch2, swap('[total][fast]', '[.][total][fast]')],
  ['a hidden test with a name in Catch2', 'tests/total.cpp', catch2, swap('[fast]', '[.slow]')],
  ['a hidden test with a class in Catch2', 'tests/total.cpp', catch2, swap('"[total]")', '"[total] [!hide]")')],
  ['a test that may fail in Catch2', 'tests/total.cpp', catch2, swap('[fast]', '[!mayfail]')],
  ['a test that should fail in Catch2', 'tests/total.cpp', catch2, swap('[fast]', '[!shouldfail]')],
  ['a skipped test in doctest', 'tests/total.cpp', doctest, swap('"adds"', '"adds" * doctest::skip()')],
  ['a test that may fail in doctest', 'tests/total.cpp', doctest, swap('"adds"', '"adds" * doctest::may_fail()')],
  ['a test that should fail in doctest', 'tests/total.cpp', doctest, swap('"adds"', '"adds" * should_fail(true)')],
  ['a test for another PHP', 'tests/ATest.php', php, swap('#[Test]', "#[Test]\n    #[RequiresPhp('< 5')]")],
  ['a test for another system in PHP', 'tests/ATest.php', php, swap('[Test]', "[Test, RequiresOperatingSystem('a')]")],
  [
    'a test that an annotation skips in PHP',
    'tests/ATest.php',
    php,
    swap('Adds.', 'Adds.\n     * @requires PHP < 5\n'),
  ],
  ['a test that is not run in C', 'test/test_total.c', unity, swap('  RUN_TEST(test_adds);\n', '')],
  ['an expectation less in R', 'tests/testthat/test-total.R', testthat, swap(/ {2}expect_error.*\n/, '')],
];

describe('weakened tests are found', () => {
  test.each(weakened)('%s', (_, path, before, edit) => {
    const after = edit(before);
    expect(after).not.toBe(before);
    expect(judge(path, before, after)).toBe('must');
  });

  test.each(weakerChecks)('in %s, `%s` becomes `%s`', (path, before, after) => {
    const write = tests[path] ?? String;
    expect(judge(path, write(before), write(after))).toBe('must');
    // A weak check that is added, or one that becomes stronger, removes no check.
    expect(judge(path, write(before), write(before) + write(after))).toBe('no');
    expect(judge(path, write(after), write(before))).toBe('no');
  });

  test('a test file that is deleted, or is no longer a file', () => {
    expect(judge('test/a.test.js', javascript, null)).toBe('must');
    const directory: FileState = { kind: 'directory', executable: false, content: null };
    const screenshots = { path: 'test/__screenshots__/a.test.js', before: null, after: directory };
    expect(findChanges([screenshots]).get(screenshots.path)).toEqual([]);
    const link: FileState = { kind: 'symlink', executable: false, content: encoder.encode('/dev/null') };
    const found = findChanges([{ path: 'test/a.test.js', before: file(javascript), after: link }]);
    expect(found.get('test/a.test.js')).toMatchObject([{ kind: 'tests-weakened', match: 'must' }]);
  });

  test.each([
    ['test/add.test.ts', 'test/add.ts', javascript],
    ['tests/test_add.py', 'tests/add_cases.py', python],
    ['add_test.go', '_add_test.go', 'func TestAdd(t *testing.T) { t.Error(add()) }\n'],
  ])('a test file that moves to a name that the runner does not collect: %s to %s', (from, to, text) => {
    const found = findChanges([change(from, text, null), change(to, null, text)]);
    expect(found.get(from)).toMatchObject([{ kind: 'tests-weakened', match: 'must' }]);
  });

  test('a test file that moves to a path that the runner does not search', () => {
    const found = findChanges([change('test/a.test.js', javascript, null), change('old/a.js.txt', null, javascript)]);
    expect(found.get('test/a.test.js')).toMatchObject([{ kind: 'tests-weakened', match: 'must' }]);
  });

  test('one new file does not replace two deleted files', () => {
    const found = findChanges([
      change('test/a.test.js', javascript, null),
      change('test/b.test.js', javascript, null),
      change('test/c.test.js', null, javascript),
    ]);
    expect([...found.values()].flat()).toHaveLength(1);
  });

  test('a new file that keeps the others from running', () => {
    expect(judge('test/new.test.js', null, "test.only('x', () => { expect(a).toBe(1); });")).toBe('must');
  });

  test('a lower threshold, a removed threshold, and a wider exception', () => {
    const config = 'export default { test: { coverage: { thresholds: { lines: 90, branches: 80 } } } };';
    expect(judge('vitest.config.ts', config, config.replace('90', '50'))).toBe('must');
    expect(judge('vitest.config.ts', config, config.replace('lines: 90,', ''))).toBe('must');
    expect(
      judge('vitest.config.ts', config, config.replace('{ test: {', '{ test: { exclude: ["test/a.test.js"],')),
    ).toBe('must');
    expect(judge('vitest.config.ts', config, config.replace('{ test: {', '{ test: { passWithNoTests: true,'))).toBe(
      'must',
    );
    expect(
      judge('pyproject.toml', '[tool.coverage.report]\nfail_under = 85\n', '[tool.coverage.report]\nfail_under = 10\n'),
    ).toBe('must');
    expect(judge('meson.build', "test('a', a)\n", "test('a', a, should_fail: true)\n")).toBe('must');
    expect(judge('.coveragerc', '[report]\nfail_under = 85\n', '[report]\n')).toBe('must');
    expect(
      judge(
        'package.json',
        '{"jest":{"coverageThreshold":{"global":{"lines":80}}}}',
        '{"jest":{"coverageThreshold":{"global":{"lines":8}}}}',
      ),
    ).toBe('must');
    expect(judge('pom.xml', '<rule><minimum>0.80</minimum></rule>', '<rule><minimum>0.10</minimum></rule>')).toBe(
      'must',
    );
  });

  test('a changed test command may be', () => {
    expect(judge('package.json', '{"scripts":{"test":"vitest run"}}', '{"scripts":{"test":"exit 0"}}')).toBe('may');
  });

  test('a snapshot that changes without its test', () => {
    const old = 'exports[`a`] = `1`;\nexports[`b`] = `2`;\n';
    expect(judge('test/__snapshots__/a.test.js.snap', old, old.replace('`2`', '`3`'))).toBe('must');
    expect(judge('test/__snapshots__/a.test.js.snap', old, null)).toBe('must');
  });

  test('content that is not known may be', () => {
    const hidden: FileState = { kind: 'file', executable: false, content: null };
    const found = findChanges([
      { path: 'test/a.test.js', before: hidden, after: file(javascript) },
      { path: 'test/b.test.js', before: file(javascript), after: { ...hidden, content: Uint8Array.of(0xff, 0xfe) } },
      { path: 'src/a.js', before: hidden, after: hidden },
    ]);
    expect([...found.values()].map((findings) => findings.map(({ match }) => match))).toEqual([['may'], ['may'], []]);
  });

  test('a test file with more than 10,000 assertions may be weaker', () => {
    const largest = 'assert.Nil(t, a)\n'.repeat(10_000);
    expect(judge('a_test.go', largest, largest.slice(0, -17))).toBe('must');
    expect(judge('a_test.go', `${largest}assert.Nil(t, a)\n`, largest)).toBe('may');
    expect(judge('a_test.go', largest, 'assert('.repeat(140_000))).toBe('may');
  });
});

const fine: [string, string, string, Edit][] = [
  ['a typo in a name', 'test/a.test.js', javascript, swap("'adds'", "'adds up'")],
  [
    'a new test',
    'test/a.test.js',
    javascript,
    swap("  test('refuses", "  it('is zero', () => {\n    expect(total([0])).toBe(0);\n  });\n  test('refuses"),
  ],
  ['another expected value', 'test/a.test.js', javascript, swap('toBe(3)', 'toBe(4)')],
  [
    'a comment',
    'test/a.test.js',
    javascript,
    swap("  it('adds'", "  // it.skip would be wrong, and so would expect(true)\n  it('adds'"),
  ],
  ['a string about skipping', 'test/a.test.js', javascript, swap("'adds'", "'adds, skip and only: todo'")],
  ['other formatting', 'test/a.test.js', javascript, (text) => text.replaceAll('  ', '\t').replaceAll("'", '"')],
  [
    'a helper with an early return',
    'test/a.test.js',
    javascript,
    (text) => `${text}\nfunction helper(a) {\n  if (a) return;\n  log(a);\n}\n`,
  ],
  [
    'a new test of Rust that has to panic',
    'src/total.rs',
    rust,
    swap(
      '    #[test]\n',
      '    #[test]\n    #[should_panic]\n    fn refuses() {\n        half(1);\n    }\n\n    #[test]\n',
    ),
  ],
  [
    'an exception with its message in Python',
    'tests/test_a.py',
    'def test_a():\n    with pytest.raises(ValueError):\n        a()\n',
    swap('ValueError', 'Exception, match="^no$"'),
  ],
  [
    'a comparison in a generator in Python',
    'tests/test_a.py',
    'def test_a():\n    assert a() == [1, 1]\n',
    swap('a() == [1, 1]', 'all(one == 1 for one in a())'),
  ],
  [
    'calls of a value in Go that has the name of a suite',
    'context_test.go',
    'func TestA(t *testing.T) {\n\tc.Set("a", 1)\n\ts.Start()\n\tassert.Equal(t, 1, c.Get("a"))\n}\n',
    swap('\tc.Set("a", 1)\n\ts.Start()\n', ''),
  ],
  ['stricter', 'test/a.test.js', javascript, swap('toThrow(/number/)', 'toThrow(TypeError)')],
  ['a new import in Python', 'tests/test_a.py', python, swap('import pytest', 'import os\nimport pytest')],
  [
    'a new test in Python',
    'tests/test_a.py',
    python,
    (text) => `${text}\ndef test_more():\n    assert total([3]) == 3\n`,
  ],
  ['a renamed test in Python', 'tests/test_a.py', python, swap('test_refuses', 'test_refuses_text')],
  [
    'a new subtest in Go',
    'app/total_test.go',
    go,
    swap(
      '\tt.Run("empty"',
      '\tt.Run("one", func(t *testing.T) {\n\t\tif Total(1) != 1 {\n\t\t\tt.Fatal("no")\n\t\t}\n\t})\n\tt.Run("empty"',
    ),
  ],
  ['a message in Go', 'app/total_test.go', go, swap('got %d', 'got %d, skip nothing')],
  [
    'an error instead of a panic next to the tests in Rust',
    'src/total.rs',
    rust,
    swap('_ => unreachable!()', '_ => 0'),
  ],
  ['code without its own assertion in Rust', 'src/total.rs', rust, swap('    assert!(value % 2 == 0, "even");\n', '')],
  ['code next to the tests in Rust', 'src/total.rs', rust, swap('values.iter().sum()', 'values.iter().copied().sum()')],
  [
    'a new test of a macro',
    'tests/ast.rs',
    rustMacro,
    swap('test!(attrs_001);', 'test!(attrs_001);\ntest!(attrs_002);'),
  ],
  ['a renamed test of a macro', 'tests/ast.rs', rustMacro, swap('test!(attrs_001)', 'test!(attributes)')],
  [
    'a test of a macro as a function with an assertion',
    'tests/ast.rs',
    rustMacro,
    swap('test!(attrs_001);', '#[test]\nfn attrs_001() {\n    assert!(read("a") == 1);\n}'),
  ],
  [
    'a helper macro in a function',
    'tests/ast.rs',
    `${rustMacro}\nfn run() {\n    set_up_test!(1);\n}\n`,
    swap('    set_up_test!(1);\n', ''),
  ],
  ['a macro of the code', 'src/ast.rs', `test!(a);\n${rust}`, swap('test!(a);\n', '')],
  [
    'a definition of a macro without its calls',
    'tests/ast.rs',
    `${rustMacro}\nmacro_rules! test_old {\n    () => {};\n}\n`,
    swap(/macro_rules! test_old [^]*/, ''),
  ],
  [
    'a new test in Rust',
    'src/total.rs',
    rust,
    swap('    #[test]', '    #[test]\n    fn more() {\n        assert_eq!(total(&[3]), 3);\n    }\n\n    #[test]'),
  ],
  [
    'a new assertion in Java',
    'src/test/java/TotalTest.java',
    java,
    swap('    assertThat', '    assertEquals(1, total(1));\n    assertThat'),
  ],
  [
    'a new line in Ruby',
    'spec/total_spec.rb',
    ruby,
    swap('    expect(total).to', '    expect(total(1)).to eq(1)\n    expect(total).to'),
  ],
  [
    'an assertion that is broken into lines in Python',
    'tests/test_a.py',
    'def test_a():\n    assert total(1) == 1\n',
    () => 'def test_a():\n    assert (\n        total(1)\n        == 1\n    )\n',
  ],
  [
    'a shorter matcher of the same value',
    'test/a.test.js',
    "it('a', () => { expect(a()).toBe(null); });\n",
    swap('toBe(null)', 'toBeNull()'),
  ],
  [
    'an assertion of the same value in Java',
    'ATest.java',
    'class ATest { @Test void a() { assertEquals(null, a()); } }\n',
    swap('assertEquals(null, a())', 'assertNull(a())'),
  ],
  [
    'an assertion of the same error in Go',
    'a_test.go',
    'func TestA(t *testing.T) { assert.Nil(t, err) }\n',
    swap('assert.Nil', 'assert.NoError'),
  ],
  [
    'a loaded file that is not needed in Ruby',
    'spec/a_spec.rb',
    "require 'set'\nit 'adds' do\n  expect(a).to eq(1)\nend\n",
    swap("require 'set'\n", ''),
  ],
  [
    'a method with the name of a mark',
    'test/a.test.js',
    "it('a', () => { expect(a()).toBe(1); });\n",
    (text) => `const states = {\n  pending(state) {\n    return state;\n  },\n};\n${text}`,
  ],
  [
    'a field with the name of an option to fail',
    'test/a.test.js',
    "it('a', () => { expect(a()).toEqual({ passes: 1 }); });\n",
    swap('passes: 1', 'passes: 1, fails: 2'),
  ],
  [
    'a condition of a callback in Ruby',
    'spec/a_spec.rb',
    "it 'a' do\n  expect(a).to eq(1)\nend\n",
    swap('  expect', '  before_save :b, if: :c\n  expect'),
  ],
  [
    'an item of a parameter that is called it',
    'test/a.test.js',
    "it('a', () => { expect(a()).toBe(1); });\n",
    (text) => `const first = (it) => it[0];\n${text}`,
  ],
  [
    'a spread in an assertion',
    'test/a.test.js',
    "it('a', () => { assert.deepEqual(h.toJSON(), {}); });\n",
    swap('h.toJSON()', '{ ...h.toJSON() }'),
  ],
  [
    'a method in Kotlin with the name of a mark',
    'src/test/kotlin/ATest.kt',
    'class ATest {\n  @Test fun a() { assertEquals(1, a()) }\n}\n',
    swap('class ATest {', 'class ATest : Job {\n  override fun cancel() {}'),
  ],
  ['a new check in Perl', 't/total.t', perl, swap('is(', 'is(total(3), 3);\nis(')],
  ['other formatting in Perl', 't/total.t', perl, (text) => text.replaceAll('    ', '\t').replaceAll("'", '"')],
  ['an expected value in a variable in Perl', 't/total.t', perl, swap('2), 3', '2), $expected')],
  [
    'an attribute with the name of a check in Perl',
    't/a.t',
    `has a => (\n    is => 'ro',\n);\n${perl}`,
    swap(/has[^]*?;/, ''),
  ],
  ['a check with another condition in Perl', 't/a.t', perl, swap("'adds')", "'adds') or diag(1)")],
  ['a length of a list in Perl', 't/total.t', perl, swap('$total->size, 0', '$#all + 1, 0')],
  ['a query in Perl', 't/total.t', `my $is = $a->is_empty;\n${perl}`, swap(/my.*\n/, '')],
  [
    'a file that a test in bats writes',
    'test/total.bats',
    bats,
    swap('  run -0', "  cat > a <<'END'\nskip\nEND\n  run -0"),
  ],
  ['a helper that returns in bats', 'test/total.bats', bats, (text) => `${text}\nhelp() {\n  return 0\n}\n`],
  ['a renamed test in bats', 'test/total.bats', bats, swap('"adds"', '"adds # numbers"')],
  ['other quotes in bats', 'test/total.bats', bats, swap('"3"', "'3'")],
  ['a condition of the preparation in bats', 'test/total.bats', bats, swap(/ {2}if .*\n/, '')],
  ['a word about skipping in bats', 'test/total.bats', bats, swap('run total a', 'run total --skip skip')],
  ['other tags in Catch2', 'tests/total.cpp', catch2, swap('[fast]', '[slow][a.b]')],
  ['a text with a dot in Catch2', 'tests/total.cpp', catch2, swap('CHECK', 'CHECK(a(b, "[.b]"));\n  CHECK')],
  ['a new test in doctest', 'tests/total.cpp', doctest, (text) => text + text],
  ['a comment about PHP', 'tests/ATest.php', php, swap('Adds.', 'Adds, and requires PHP 8.')],
  ['a new function that is run in C', 'test/test_total.c', unity, swap(/( +RUN.*\n)/, '$1  RUN_TEST(test_more);\n')],
];

describe('honest edits pass', () => {
  test.each(fine)('%s', (_, path, before, edit) => {
    const after = edit(before);
    expect(after).not.toBe(before);
    expect(findChanges([change(path, before, after)]).get(path)).toEqual([]);
  });

  test.each(equalChecks)('in %s, `%s` becomes `%s`, or the reverse', (path, before, after) => {
    const write = tests[path] ?? String;
    expect(judge(path, write(before), write(after))).toBe('no');
    expect(judge(path, write(after), write(before))).toBe('no');
  });

  test('a new test file, sources, fixtures, and a file that only became executable', () => {
    expect(judge('test/new.test.js', null, javascript)).toBe('no');
    expect(judge('src/a.js', javascript, '')).toBe('no');
    expect(judge('test/data.json', '[1]', '[2]')).toBe('no');
    const found = findChanges([
      {
        path: 'test/a.test.js',
        before: file(javascript),
        after: { kind: 'file', executable: true, content: encoder.encode(javascript) },
      },
    ]);
    expect(found.get('test/a.test.js')).toEqual([]);
  });

  test('a test that moves to another name that the runner knows', () => {
    const found = findChanges([
      change('test/a.test.js', javascript, null),
      change('test/unit/a.test.js', null, javascript),
    ]);
    expect([...found.values()].flat()).toEqual([]);
  });

  test('a test with a mark that moves with its mark', () => {
    const marked = javascript.replace("it('adds'", "it.skip('adds'");
    const move = (after: string) =>
      [
        ...findChanges([change('test/a.test.js', marked, null), change('test/unit/a.test.js', null, after)]).values(),
      ].flat();
    expect(move(marked)).toEqual([]);
    // The number of marks is the same, and no other test runs.
    expect(move(marked.replace('it.skip', 'it.only'))).toMatchObject([
      { match: 'must', reason: expect.stringContaining('it is new and has 1 marks') },
    ]);
    expect(move(marked.replace("test('refuses", "test.skip('refuses"))).toMatchObject([
      { match: 'must', reason: 'test/a.test.js: the test file is gone' },
      { match: 'must', reason: expect.stringContaining('it is new and has 2 marks') },
    ]);
  });

  test('a snapshot with added lines, or one that changes with its test', () => {
    const old = 'exports[`a`] = `1`;\n';
    const path = 'test/__snapshots__/a.test.js.snap';
    expect(judge(path, old, `${old}exports[\`b\`] = \`2\`;\n`)).toBe('no');
    expect(judge(path, null, old)).toBe('no');
    const found = findChanges([
      change(path, old, 'exports[`a`] = `2`;\n'),
      change('test/a.test.js', javascript, javascript.replace('toBe(3)', 'toBe(4)')),
    ]);
    expect([...found.values()].flat()).toEqual([]);
  });

  test('a threshold that is raised', () => {
    expect(judge('vitest.config.ts', '{ lines: 80 }', '{ lines: 90, branches: 50 }')).toBe('no');
    expect(judge('meson.build', "test('a', a)\n", "test('a', a, should_fail: false)\ntest('b', b)\n")).toBe('no');
  });
});

describe('manifests', () => {
  const judgeManifest = (path: string, before: string | null, after: string | null): string =>
    findChanges([change(path, before, after)])
      .get(path)
      ?.find(({ kind }) => kind === 'manifest-changed')?.match ?? 'no';

  test.each([
    ['package.json', '{"name":"a","scripts":{"test":"vitest"}}', '{"name":"a","scripts":{"test":"true"}}'],
    ['packages/a/package.json', '{"dependencies":{}}', '{"dependencies":{"b":"1"}}'],
    ['package.json', '{"name":"a"}', '{"name":"a","type":"module"}'],
    ['package.json', '{"name":"a"}', 'not JSON'],
    ['package.json', '{}', null],
    ['package-lock.json', '{"lockfileVersion":3}', '{"lockfileVersion":2}'],
    ['Makefile', 'test:\n\tgo test', 'test:\n\ttrue'],
    ['tests/conftest.py', null, 'import os'],
    ['Cargo.toml', '[package]', '[package]\nbuild = "x.rs"'],
    ['go.mod', 'module a', 'module b'],
    ['build.gradle.kts', 'plugins {}', 'plugins { java }'],
    ['requirements-dev.txt', 'pytest', 'pytest-evil'],
    ['vitest.config.ts', 'export default {}', 'export default { a: 1 }'],
  ])('%s', (path, before, after) => {
    expect(judgeManifest(path, before, after)).toBe('must');
  });

  test('a manifest whose content is not known, before or after, may have changed', () => {
    const known: FileState = { kind: 'file', executable: false, content: Buffer.from('{}') };
    const unknown: FileState = { ...known, content: null };
    for (const [before, after] of [
      [unknown, known],
      [known, unknown],
      [unknown, { ...unknown }],
    ] as const) {
      const found = findChanges([{ path: 'package.json', before, after }]).get('package.json');
      expect(found?.find(({ kind }) => kind === 'manifest-changed')?.match).toBe('may');
    }
  });

  test('descriptive fields, and files that are not manifests, do not count', () => {
    expect(
      judgeManifest('package.json', '{"name":"a","version":"1.0.0"}', '{\n  "name": "a",\n  "version": "1.0.1"\n}'),
    ).toBe('no');
    expect(judgeManifest('src/package.ts', 'a', 'b')).toBe('no');
  });
});

test('without contents, the name determines the possible kinds of change', () => {
  expect(guessChange('test/a.test.ts')).toEqual(['tests-weakened']);
  expect(guessChange('src/lib.rs')).toEqual(['tests-weakened']);
  expect(guessChange('package.json')).toEqual(['tests-weakened', 'manifest-changed']);
  expect(guessChange('src/a.ts')).toEqual([]);
  expect(guessChange('a/__snapshots__/b.snap')).toEqual(['tests-weakened']);
});
