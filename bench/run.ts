import { isReached, type Goal } from './goal.ts';
import { benchPolicy } from './policy.ts';
import { benchSandbox } from './sandbox.ts';
import { benchScript } from './script.ts';

/** Measures every goal; a line each, or `--json`. Exits with 1 where one is missed. */
const suites: readonly (() => Promise<Goal[]>)[] = [benchPolicy, benchSandbox, benchScript];

const goals: Goal[] = [];
for (const suite of suites) goals.push(...(await suite()));

if (process.argv.includes('--json'))
  console.log(JSON.stringify(goals.map((goal) => ({ ...goal, ok: isReached(goal) }))));
else
  for (const goal of goals) {
    const bound = goal.bound === 'at-most' ? '≤' : '≥';
    console.log(
      `${goal.name}: ${goal.ratio.toFixed(2)} (goal ${bound} ${goal.goal}): ${isReached(goal) ? 'ok' : 'short'}`,
    );
  }
process.exitCode = goals.every(isReached) ? 0 : 1;
