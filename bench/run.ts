import { isReached, type Goal } from './goal.ts';
import { benchPolicy } from './policy.ts';
import { benchSandbox } from './sandbox.ts';
import { benchScript } from './script.ts';
import { benchCounts, benchWholeRuns } from './whole-runs.ts';

/**
 * Measures every goal; a line each, or `--json`. With names of suites, only those. Exits with 1 if a time or size is above its goal, and with
 * 2 if an exact count differs or a measurement failed, which no load of the machine explains.
 */
const suites: Readonly<Record<string, () => Promise<Goal[]>>> = {
  policy: benchPolicy,
  sandbox: benchSandbox,
  script: benchScript,
  runs: benchWholeRuns,
  counts: benchCounts,
};
const bounds = { 'at-most': '≤', 'at-least': '≥', exactly: '=' };

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const goals: Goal[] = [];
let hasFailed = false;
for (const [name, suite] of Object.entries(suites)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    goals.push(...(await suite()));
  } catch (thrown) {
    hasFailed = true;
    console.error(`${name}:`, thrown);
  }
}

if (process.argv.includes('--json'))
  console.log(JSON.stringify(goals.map((goal) => ({ ...goal, ok: isReached(goal) }))));
else
  for (const goal of goals)
    console.log(
      `${goal.name}: ${goal.ratio.toFixed(2)} (goal ${bounds[goal.bound]} ${goal.goal}): ${isReached(goal) ? 'ok' : 'short'}`,
    );
const missed = goals.filter((goal) => !isReached(goal));
process.exitCode = hasFailed || missed.some(({ bound }) => bound === 'exactly') ? 2 : missed.length > 0 ? 1 : 0;
