import { testDirectories } from '../../core/test-directories.ts';
import { compileGlobs } from '../../core/text/glob.ts';
import { foldPath } from '../../core/text/path-text.ts';
import { readTestLanguage } from './languages.ts';

const otherCode =
  /\.(?:rb|php|cs|fs|vb|swift|m|mm|c|h|cc|cpp|cxx|hpp|ex|exs|erl|clj|cljs|hs|ml|lua|dart|pl|pm|t|r|jl|nim|zig|cr|sh|bash|bats|feature|robot|elm|sol)$/i;

const isInTestDirectory = compileGlobs(testDirectories.map((name) => foldPath(`**/${name}/**`)));

const testName =
  /(?:[._-](?:test|tests|spec|specs|e2e|cy|it)(?:-d)?\.\w+|(?:^|\/)(?:tests?|specs?)\.\w+|(?:^|\/)(?:test|spec)[_-][^/]*\.\w+|(?:Test|Tests|IT|TestCase|TestSuite|Spec|Specs)\.(?:java|kt|kts|scala|groovy|cs|fs|vb|php|swift|m|mm|ts|js)|\.(?:bats|feature|robot|t))$/;

const snapshot =
  /(?:(?:^|\/)(?:__snapshots__|__image_snapshots__|__file_snapshots__)\/|\.(?:snap|snapshot|approved\.\w+|ambr)$|-snapshots\/)/i;

/** True for a file in which a test runner looks for tests. For Rust this includes every source file. */
export function isTestPath(path: string): boolean {
  if (isSnapshotPath(path)) return false;
  if (readTestLanguage(path) === 'rust') return true;
  if (readTestLanguage(path) === 'other' && !otherCode.test(path)) return false;
  return isNamedAsTest(path);
}

/** True for a source file of Rust that may have tests next to the code that they test. */
export function hasTestedCode(path: string): boolean {
  return readTestLanguage(path) === 'rust' && !isNamedAsTest(path);
}

/** True for a file with a name by which a runner collects it. Go ignores files whose name begins with `_` or a dot. */
export function hasTestName(path: string): boolean {
  return testName.test(path) && !/(?:^|\/)[_.][^/]*_test\.go$/.test(path);
}

function isNamedAsTest(path: string): boolean {
  return testName.test(path) || isInTestDirectory(foldPath(path));
}

/** True for a file that a test runner compares results with and writes itself. */
export function isSnapshotPath(path: string): boolean {
  return snapshot.test(path);
}
