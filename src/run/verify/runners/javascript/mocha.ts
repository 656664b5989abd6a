import type { NamedTest } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { listFailed, nameTests, sumLines, type Runner } from '../reading/runner.ts';
import { readIndent, readTree, type TreeLine } from '../reading/tree.ts';

/** The `spec` reporter names all tests; the list at the end of each reporter names the failed ones. */
export const mocha: Runner = {
  name: 'mocha',
  read(output) {
    const passing = sumLines(output, /^ {2}(\d+) passing \(/gm);
    if (passing === null) return null;
    const skipped = sumLines(output, /^ {2}(\d+) pending\s*$/gm) ?? 0;
    const failed = sumLines(output, /^ {2}(\d+) failing\s*$/gm) ?? 0;
    const results = output.match(/^ {2}\d+ passing \(/gm)?.length ?? 1;
    const lines = splitLines(output);
    const failures = listFailures(lines);
    const hooks = failures.flatMap(({ name }) => (isHook(name) ? [name] : []));
    const listed = listTests(lines);
    // A test that calls its callback again fails after it has passed.
    const tests = listed.filter(({ name }, at) => listed[at + 1]?.name !== name || listed[at + 1]?.end !== 'failed');
    const total = passing + skipped + failed - (listed.length - tests.length);
    return nameTests({ total, skipped, failed, results }, tests.length === total ? tests : failures, hooks);
  },
};

/** A longer text is not a name. Bounds the time for lines without a colon. */
const maxName = 2_000;

function isHook(name: string): boolean {
  return /"(?:before|after) (?:all|each)" hook\b/.test(name);
}

function listTests(lines: readonly string[]): NamedTest[] {
  const tests: NamedTest[] = [];
  let tree: TreeLine[] = [];
  let isTree = true;
  let isListed = false;
  for (const [at, line] of lines.entries()) {
    const isBehind: boolean = isListed;
    isListed = false;
    if (/^ {2}\d+ passing \(/.test(line)) {
      tests.push(...readTree(tree, { above: '', separator: ' ' }));
      tree = [];
      isTree = false;
    } else if (/^> |^$/.test(line) && tree.length === 0) {
      // The next run of mocha, of another package.
      isTree = isTree || line.startsWith('>');
    } else if (isTree && line.startsWith('  ')) {
      const read = readLine(line);
      // Tests and hooks write between the lines: objects, whose lines are below others that are not listed, and stacks. A suite is right below a line of
      // the list, below an empty line if it is in no other one, or below a text that is not indented.
      const above = lines[at - 1] ?? '';
      const isNested = read.indent > 2 && /^\S/.test(above) && !read.text.startsWith('at ');
      isListed = read.end !== null || isBehind || isNested || (read.indent === 2 && above === '');
      if (isListed) tree.push(read);
    }
  }
  return tests;
}

function readLine(line: string): TreeLine {
  const indent = readIndent(line);
  const [, mark, name] = /^(✔|✓|-|\d+\)) (.*?)(?: \(\d+ms\)|: \d+ms)?$/.exec(line.trim()) ?? [];
  if (mark === undefined || name === undefined) return { indent, text: line.trim(), end: null };
  return { indent, text: name, end: mark === '-' ? 'skipped' : mark.endsWith(')') ? 'failed' : 'passed' };
}

// `  1) cart`, and the names below it on separate lines, to a colon.
function listFailures(lines: readonly string[]): NamedTest[] {
  const names: string[] = [];
  let name: string | null = null;
  let isList = false;
  for (const line of lines) {
    if (/^ {2}\d+ failing$/.test(line)) isList = true;
    if (/^ {2}\d+ passing \(/.test(line)) isList = false;
    const first = isList ? /^ {2}\d+\) (.*)$/.exec(line)?.[1] : undefined;
    if (first !== undefined) name = first;
    else if (name !== null) name = name.length > maxName ? null : `${name} ${line.trim()}`;
    if (name?.endsWith(':') !== true) continue;
    names.push(name.slice(0, -1));
    name = null;
  }
  return listFailed(names);
}
