import type { NamedTest } from '../../../../core/types/verify.ts';

const separator = ' > ';
const maxName = 2_000;

interface Point extends NamedTest {
  readonly indent: number;
  /** False if others were below it. */
  readonly isLeaf: boolean;
}

/**
 * The tests in TAP, by their names and the names above them. The tests below another one are indented, before it (`# Subtest`) or after it (`{`).
 * `parents`: whether tests with others below them are tests or only parts of names. `innermost`: those with nothing but assertions below them are tests, and
 * their assertions are not: an assertion that an error preempts is missing, and the error has another name.
 */
export function listPoints(lines: readonly string[], parents: 'named' | 'left-out' | 'innermost'): NamedTest[] {
  const done: Point[] = [];
  // The tests with an open block, outermost first.
  const open: { readonly indent: number; readonly name: string }[] = [];
  for (const line of lines) {
    const [, indent = '', not, rest] = /^( {0,80})(not )?ok \d+((?: .*)?)$/.exec(line) ?? [];
    if (rest === undefined) continue;
    while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
    const parent = open.at(-1)?.name;
    const name = parent === undefined ? readName(rest) : `${parent}${separator}${readName(rest)}`.slice(0, maxName);
    const isSkipped = /(?<!\\)# (?:skip|todo)\b/i.test(rest);
    const passed = /(?<!\\)# EXPECTED FAILURE\b/.test(rest) ? 'expected-to-fail' : 'passed';
    const point: Point = {
      indent: open[0]?.indent ?? indent.length,
      name,
      end: isSkipped ? 'skipped' : not === undefined ? passed : 'failed',
      isLeaf: true,
    };
    if (rest.endsWith('{')) {
      open.push({ indent: indent.length, name });
      if (parents === 'named') done.push(point);
      continue;
    }
    let below = done.length;
    while (below > 0 && (done[below - 1]?.indent ?? -1) > point.indent) below -= 1;
    const children = done.splice(below);
    if (parents === 'innermost' && children.length > 0 && children.every(({ isLeaf }) => isLeaf)) {
      done.push({ ...point, isLeaf: false });
      continue;
    }
    for (const child of children)
      done.push({ ...child, indent: point.indent, name: `${name}${separator}${child.name}`.slice(0, maxName) });
    if (children.length === 0 || parents === 'named') done.push(point);
  }
  return done.map(({ name, end }) => ({ name, end }));
}

// ` - name # time=1ms`, or ` name # SKIP reason`; of a skipped test, some runners write the name after the mark.
function readName(rest: string): string {
  const text = rest.replace(/^ (?:- )?/, '').replace(/ ?\{$/, '');
  const [name = '', ...marks] = text.split(/ ?(?<!\\)# (?=skip\b|todo\b|expected failure\b|time=)/i);
  return name === '' ? (marks[0] ?? '').replace(/^\w+ ?/, '') : name;
}
