const configuration =
  /(?:^|\/)(?:(?:vitest|vite|jest|karma|nyc|c8|playwright|cypress|wdio|codecept)(?:\.[\w-]+)*\.(?:config|conf)\.\w+|vitest\.workspace\.\w+|jest\.config\.json|\.(?:nycrc|c8rc|mocharc|taprc|istanbul|simplecov|coveragerc)(?:\.\w+)?|package\.json|pyproject\.toml|pytest\.ini|\.pytest\.ini|setup\.cfg|tox\.ini|codecov\.ya?ml|\.codecov\.ya?ml|build\.gradle(?:\.kts)?|pom\.xml|tarpaulin\.toml|\.?nextest\.toml|phpunit\.(?:xml(?:\.dist)?|dist\.xml)|meson\.build)$/i;

const threshold =
  /\b(branches|functions|lines|statements|fail[_-]under|cov-fail-under|minimum(?:[_-]?coverage)?|threshold|target|branchCoverage|lineCoverage|minCoverage|covered[_-]ratio)["']?\s{0,9}[:=>]\s{0,9}["']?(-?\d{1,6}(?:\.\d{1,6})?)/gi;

const loosening =
  /\b(?:passWithNoTests|testPathIgnorePatterns|coveragePathIgnorePatterns|modulePathIgnorePatterns|exclude|ignore|deselect|norecursedirs|collect_ignore|omit|dangerouslyIgnoreUnhandledErrors|allowOnly|forbidOnly["']?\s{0,9}[:=]\s{0,9}false|testNamePattern|grepInvert|maxfail|continue-on-collection-errors|skipTests|maven\.test\.skip|testFailureIgnore|ignoreFailures|should_fail\s{0,9}:\s{0,9}true)\b/gi;

/** True for a file that can set coverage thresholds, or select which tests run. */
export function isTestConfiguration(path: string): boolean {
  return configuration.test(path);
}

/** Describes a requirement that such a configuration file has lowered. Returns null if it lowered none. */
export function findLoweredThreshold(before: string, after: string): string | null {
  const [old, now] = [readThresholds(before), readThresholds(after)];
  for (const [name, values] of old) {
    const left = now.get(name) ?? [];
    if (left.length < values.length) return `the threshold ${name} is gone`;
    const lowered = values.find((value, index) => (left[index] ?? Number.NEGATIVE_INFINITY) < value);
    if (lowered !== undefined) return `the threshold ${name} is lower than ${lowered}`;
  }
  const [was, is] = [before, after].map((text) => [...text.matchAll(loosening)].length);
  return (is ?? 0) > (was ?? 0) ? 'it leaves out more tests than before, or lets them fail' : null;
}

// The highest value first, so that the order in the file makes no difference.
function readThresholds(text: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [, name = '', value = ''] of text.matchAll(threshold)) {
    const key = name.toLowerCase();
    found.set(key, [...(found.get(key) ?? []), Number(value)]);
  }
  return new Map([...found].map(([key, values]) => [key, values.toSorted((left, right) => right - left)]));
}
