import { createDescribedRun } from '../../core/calls/call-history.ts';
import { posix } from 'node:path';
import * as z from 'zod';
import type { CallToDecide } from '../../core/types/decision.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';
import { explainUnreadable, type Problem } from '../../core/types/error.ts';
import { isAnsweredByServer } from '../../core/types/mcp.ts';
import { resolveInContext } from './call-context.ts';
import { readYaml } from '../file/read-yaml.ts';
import type { ResolvedPolicy } from '../resolve/load.ts';
import { strictObject } from '../../core/schema-parts.ts';
import { createRowCall, listEarlierCalls, renderRow, testRow, type TestRow } from './test-row.ts';
import type { Places } from '../file/yaml-file.ts';

const tableSchema = strictObject({ cases: z.array(testRow).min(1, 'the table is empty') });

/** A parsed table: its rows, or its errors. */
export interface TestTable {
  readonly file: string;
  readonly rows: readonly TestRow[];
  readonly problems: readonly Problem[];
  readonly problemAt: Places['problemAt'];
}

/** The result of one row. `error` means that the row could not be run, which counts as failed. */
export interface TestResult {
  readonly status: 'pass' | 'fail' | 'skip' | 'error';
  readonly name: string;
  /** Null for a row that passed. */
  readonly problem: Problem | null;
  /** The decided call, for the coverage. Null for a row that was not run. */
  readonly decided: { readonly call: CallToDecide; readonly policy: ResolvedPolicy } | null;
}

/** Reads the test tables that the policy's own files name. The tables of a built-in policy are not on disk. */
export async function readPolicyTables(
  policy: ResolvedPolicy,
  readFile: (path: string) => Promise<string>,
): Promise<readonly TestTable[]> {
  const tables: TestTable[] = [];
  for (const layer of policy.files) {
    const { path } = layer;
    if (path === null) continue;
    for (const [index, name] of (layer.file.tests ?? []).entries()) {
      const file = posix.isAbsolute(name) ? name : posix.join(posix.dirname(path), name);
      try {
        tables.push(parsePolicyTable(file, await readFile(file)));
      } catch (thrown) {
        const { problemAt } = layer.yaml;
        const message = `the tests ${name} cannot be read: ${explainUnreadable(thrown)}`;
        const problem = problemAt(['tests', index], message, 'Name a file relative to this policy.');
        tables.push({ file, rows: [], problems: [problem], problemAt });
      }
    }
  }
  return tables;
}

/** Reads one table. Never throws: its errors are in `problems`. */
export function parsePolicyTable(file: string, source: string): TestTable {
  const { value, problems, places } = readYaml(file, source, tableSchema);
  return { file, rows: problems.length === 0 ? (value?.cases ?? []) : [], problems, problemAt: places.problemAt };
}

/** Decides every row of a table. */
export function runTable(policy: ResolvedPolicy, table: TestTable): readonly TestResult[] {
  return table.rows.map((row, index) => runRow(policy, table, row, index));
}

/** Runs the test tables that a policy names. Returns a problem for each row whose decision differs from the expected one. */
export async function runPolicyTests(
  policy: ResolvedPolicy,
  readFile: (path: string) => Promise<string>,
): Promise<readonly Problem[]> {
  return (await readPolicyTables(policy, readFile)).flatMap((table) => listTableProblems(policy, table));
}

/** The errors of a table, and a problem for each row whose decision differs from the expected one. */
export function listTableProblems(policy: ResolvedPolicy, table: TestTable): Problem[] {
  const failed = runTable(policy, table).filter(({ status }) => status === 'fail' || status === 'error');
  return [...table.problems, ...failed.flatMap(({ problem }) => (problem === null ? [] : [problem]))];
}

function runRow(policy: ResolvedPolicy, table: TestTable, row: TestRow, index: number): TestResult {
  const name = renderRow(row);
  const problemAt = (path: readonly string[], message: string, hint?: string): Problem =>
    table.problemAt(['cases', index, ...path], message, hint);
  const leaveOut = (status: 'skip' | 'error', problem: Problem): TestResult => ({
    status,
    name,
    problem,
    decided: null,
  });
  if (row.skip !== undefined) return leaveOut('skip', problemAt(['skip'], `skipped: ${row.skip}`));
  const here = resolveInContext(policy, row);
  const call = createRowCall(row, here);
  const written = listEarlierCalls(row);
  const { names } = here.compiled.catalogue.tools;
  const unknown = [row, ...written].find(
    ({ tool }) => tool !== undefined && !names.includes(tool) && !isAnsweredByServer(tool),
  )?.tool;
  if (unknown !== undefined) {
    const message = `there is no tool ${JSON.stringify(unknown)}`;
    return leaveOut('error', problemAt(['tool'], message, renderNearest(unknown, names)));
  }
  const earlier = written.flatMap((one) => createRowCall(one, here) ?? []);
  if (call === null || earlier.length < written.length) {
    const hint = 'Write the text of a shell under shell, and an address as HOST, HOST:PORT or SCHEME://HOST.';
    return leaveOut('error', problemAt([], 'this names no plain command or address', hint));
  }
  const run = createDescribedRun();
  for (const [place, one] of earlier.entries()) run.decide(one, { callId: String(place + 1) }, here.decide);
  const placed = run.place(call);
  const verdict = here.decide(placed);
  const decided = { call: placed, policy: here };
  const expected =
    verdict.decision !== row.decision
      ? row.decision
      : row.rule !== undefined && verdict.rule !== row.rule
        ? `the rule ${row.rule}`
        : null;
  if (expected !== null) {
    const message = `expected ${expected}, found ${verdict.decision} by ${verdict.rule}`;
    return { status: 'fail', name, problem: problemAt([], message, verdict.reason), decided };
  }
  return { status: 'pass', name, problem: null, decided };
}
