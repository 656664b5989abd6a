import { defineConfig } from 'vitest/config';

// More workers than the two cores of a runner, since tests wait for the real processes that they start.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A poll waits for what happens, however busy the machine is.
    expect: { poll: { timeout: 50_000 } },
    maxWorkers: 3,
  },
});
