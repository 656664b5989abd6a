import { locateDirectory } from '../../run/host/locate-directory.ts';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createLoadOptions } from '../../run/policy/load-policy-file.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import { HarnessError } from '../../core/types/error.ts';
import { listErrors } from '../../policy/tools/check.ts';
import { listOwnRules, measureCoverage, renderTestReport } from '../../policy/tools/coverage.ts';
import { readBuiltinFile } from '../../run/host/host.ts';
import { loadPolicy, type ResolvedPolicy } from '../../policy/resolve/load.ts';
import { computeMutationScore, mutatePolicy, renderMutations } from '../../policy/tools/mutate.ts';
import { parsePolicyTable, readPolicyTables, runTable, type TestTable } from '../../policy/tools/policy-tests.ts';
import { withCompareOptions, type AddCommand, type CompareFlags } from '../arguments/options.ts';
import { readSource } from '../arguments/read-source.ts';

interface TestFlags extends CompareFlags {
  /** Tables in addition to the tables that the policy names. */
  readonly tests?: readonly string[];
  readonly threshold?: string;
}

export const addTestCommands: AddCommand = (policy, context, exit) => {
  withCompareOptions(
    policy
      .command('test <file>')
      .description('the test tables of a policy, with coverage; exit 1 if a row fails')
      .option('--tests <file...>', 'tables besides those that the policy names')
      .option('--threshold <percent>', 'the coverage below which it fails'),
  ).action(async (file: string, flags: TestFlags) => exit(await testPolicy(file, flags, context)));
  withCompareOptions(
    policy
      .command('mutate <file>')
      .description('changes of one rule that no test notices; exit 1 if there is one')
      .option('--tests <file...>', 'tables besides those that the policy names')
      .option('--threshold <percent>', 'the share of noticed changes below which it fails (default 100)'),
  ).action(async (file: string, flags: TestFlags) => exit(await mutateFromCli(file, flags, context)));
};

/** `policy test`: the policy's tables; exit 1 if a row fails or the coverage is below the threshold. */
async function testPolicy(source: string, flags: TestFlags, context: CommandContext): Promise<number> {
  const { terminal } = context;
  const threshold = readThreshold(flags.threshold, 0);
  const { policy, tables } = await readTables(source, flags, context);
  const results = tables.flatMap((table) => runTable(policy, table));
  const coverage = measureCoverage(policy, results);
  const failed = results.some(({ status }) => status === 'fail' || status === 'error');
  if (flags.format === 'json')
    terminal.out(
      `${JSON.stringify({ ok: !failed && coverage.percent >= threshold, results: results.map(({ status, name, problem }) => ({ status, name, problem })), coverage })}\n`,
    );
  else terminal.out(renderTestReport(results, coverage));
  if (!failed && coverage.percent < threshold)
    terminal.log(`the coverage of ${coverage.percent} % is below the threshold of ${threshold} %\n`);
  return failed || coverage.percent < threshold ? 1 : 0;
}

/** `policy mutate`: changes of the policy that the tests do not detect; exit 1 if fewer than the threshold are detected. */
async function mutateFromCli(source: string, flags: TestFlags, context: CommandContext): Promise<number> {
  const threshold = readThreshold(flags.threshold, 100);
  const { policy, tables } = await readTables(source, flags, context);
  const failing = tables.flatMap((table) => runTable(policy, table)).filter(({ status }) => status === 'fail');
  if (failing.length > 0)
    throw new HarnessError({
      code: 'policy',
      message: 'the tests fail before anything is changed',
      hint: 'Run policy test first.',
      problems: failing.flatMap(({ problem }) => (problem === null ? [] : [problem])),
    });
  const mutations = mutatePolicy(policy, tables);
  const score = computeMutationScore(mutations);
  context.terminal.out(
    flags.format === 'json' ? `${JSON.stringify({ score, mutations })}\n` : renderMutations(mutations),
  );
  return score >= threshold ? 0 : 1;
}

async function readTables(
  source: string,
  flags: TestFlags,
  context: CommandContext,
): Promise<{ readonly policy: ResolvedPolicy; readonly tables: readonly TestTable[] }> {
  const options = createLoadOptions(context.host, source, locateDirectory(context.host, flags.cwd, '--cwd'));
  // A row without facts about the run does not test a run: then conditions on the run hold for denials only.
  const policy = await loadPolicy({ ...options, facts: null });
  const errors = listErrors(policy);
  if (errors.length > 0)
    throw new HarnessError({
      code: 'policy',
      message: `${source} is not valid`,
      hint: 'policy check lists what is wrong. A policy that a run refuses is not tested.',
      problems: errors,
    });
  const tables = [...(await readPolicyTables(policy, (file) => readFile(file, 'utf8')))];
  if (source.startsWith('builtin:')) {
    const name = `${source.slice('builtin:'.length)}.test.yml`;
    tables.push(parsePolicyTable(`builtin:${name}`, readBuiltinFile(context.host, name)));
  }
  for (const file of flags.tests ?? [])
    tables.push(parsePolicyTable(resolve(context.host.workingDirectory, file), await readSource(file, context)));
  const problems = tables.flatMap((table) => table.problems);
  if (problems.length > 0)
    throw new HarnessError({ code: 'policy', message: 'a test table cannot be used', hint: '', problems });
  // The coverage counts the examples of rules as well.
  if (tables.length === 0 && listOwnRules(policy, []).every(({ written }) => written.examples === undefined))
    throw new HarnessError({
      code: 'usage',
      message: `${source} names no tests, and none of its rules has examples`,
      hint: 'Name tables under tests: in the policy, give --tests FILE, or add examples to rules.',
    });
  return { policy, tables };
}

function readThreshold(written: string | undefined, fallback: number): number {
  if (written === undefined) return fallback;
  const value = Number(written);
  if (written.trim() === '' || !(value >= 0 && value <= 100))
    throw new HarnessError({
      code: 'usage',
      message: `the threshold ${written} is not a percentage`,
      hint: 'Give a number from 0 to 100.',
    });
  return value;
}
