import { defineConfig } from 'vitest/config';

// Two workers, since the tests start real processes and a runner has two cores.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A machine that others load too stalls real processes at times; what fails twice in a row is a failure. The log names what was repeated.
    retry: 1,
  },
});
