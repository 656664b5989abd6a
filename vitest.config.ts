import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long. They start first, so that no worker ends long after the others; vitest starts larger files before smaller ones. */
const slow = [
  ...['scenarios/github-faults', 'scenarios/blocked-loop', 'scenarios/attempts/attempts', 'scenarios/package-managers'],
  ...['scenarios/killed-at-random', 'scenarios/written-workflows', 'scenarios/verify-gate', 'scenarios/view/view'],
  ...['scenarios/cancelled-publishing', 'scenarios/refused-connections', 'scenarios/containers', 'scenarios/examples'],
  ...['scenarios/limits', 'linear-time'],
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

/** Tests that start bubblewrap, script engines or the built program. */
const system = ['test/system/**/*.test.ts', 'test/scenarios/**/*.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    // It ends a test that hangs. A slow machine needs minutes for the tests with many runs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A poll waits for what happens, however busy the machine is.
    expect: { poll: { timeout: 100_000 } },
    // More workers than the two cores of a runner, since tests wait for the real processes that they start. Those of the system wait longest, and get
    // four from their script.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['test/**/*.test.ts'],
          exclude: system,
          setupFiles: ['test/without-sandbox.ts'],
          // A worker loads each module once and not once for each file, which saves half of the CPU time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: system,
          globalSetup: ['test/system/source-program.ts'],
          // As for the parts. The program in the worker is loaded and compiled once.
          isolate: false,
          // Node copies the page tables of its process for each process that it starts, and a run starts a hundred. By itself, V8 would let a worker
          // grow to half a gigabyte, of which most is not in use. The processors are all busy, so that more threads for its garbage only cost.
          execArgv: ['--max-semi-space-size=2', '--heap-growing-percent=20', '--single-threaded-gc'],
        },
      },
    ],
  },
});
