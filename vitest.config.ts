import { defineConfig } from 'vitest/config';

// More workers than the two cores of a runner, since tests wait for the real processes that they start.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    // Tests that change the machine (a file below /usr/local/etc, say) can meet others, and a loaded machine stalls real processes at times; what
    // fails twice in a row is a failure. The log names what was repeated.
    retry: 1,
  },
});
