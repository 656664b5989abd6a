import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { createDirectory } from '../../../../fixtures/workspace.ts';

test('a command can be aborted at any moment of its start', async () => {
  const workspace = createDirectory('abort-');
  execFileSync('git', ['init', '-q', workspace]);
  const sandbox = await createTestSandbox(workspace);
  for (let run = 0; run < 120; run += 1) {
    const controller = new AbortController();
    // Caught immediately: a failure before the abort is checked below.
    const result = runCommand(sandbox, ['/bin/sleep', '600'], {
      timeoutMs: 600_000,
      signal: controller.signal,
    }).catch((thrown: unknown) => thrown);
    await new Promise((resolve) => setTimeout(resolve, (run % 40) * 0.4));
    controller.abort();
    expect(await result).toMatchObject({ aborted: true, exitCode: null });
  }
});
