import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest. They start first, so that no worker ends long after the others. */
const slow = [
  ...['scenarios/attempts/attempts', 'scenarios/models', 'scenarios/sealed-calls/sealed-calls', 'scenarios/each-tool'],
  ...['scenarios/blocked-loop', 'scenarios/swapped-targets', 'scenarios/held-memory', 'scenarios/killed-at-random'],
  ...['scenarios/resumed', 'scenarios/approved-commit', 'scenarios/approved-calls', 'scenarios/mistakes'],
  ...['scenarios/mcp', 'scenarios/verify-gate', 'scenarios/github-faults', 'scenarios/secrets-everywhere'],
  ...['script/engine/contract', 'sandbox/create-sandbox', 'sandbox/workspace/layered-workspace', 'linear-time'],
  ...['policy/commands/shell/fuzz', 'script/engine/limits', 'catalogue/endurance', 'catalogue/function'],
].map((name) => `/test/${name}.test.ts`);

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = slow.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? slow.length : place;
    };
    return others.toSorted((left, right) => rank(left) - rank(right));
  }
}

// More workers than the two cores of a runner, since tests wait for the real processes that they start.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A poll waits for what happens, however busy the machine is.
    expect: { poll: { timeout: 100_000 } },
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
  },
});
