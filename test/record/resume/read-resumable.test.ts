import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HarnessError } from '../../../src/core/types/error.ts';
import { createRecorder } from '../../../src/record/recorder.ts';
import { createRedactor } from '../../../src/record/secrets/redact.ts';
import { readResumableRun } from '../../../src/record/resume/read-resumable.ts';
import { systemClock } from '../../../src/run/host/system-clock.ts';
import { createDirectory } from '../../fixtures/workspace.ts';
import { createStarted } from '../../report/events.ts';

/** A record of a version that kept no contents of changed files. */
function createOldRecord(): string {
  const directory = join(createDirectory('old-'), 'run');
  const recorder = createRecorder({ directory, redactor: createRedactor({ secrets: [] }), clock: systemClock });
  recorder.emit(createStarted({ version: '0.0.9' }));
  writeFileSync(join(directory, 'changes.patch'), 'diff');
  return directory;
}

function readRefusal(directory: string): HarnessError {
  try {
    readResumableRun(directory, { digest: null });
  } catch (thrown) {
    if (thrown instanceof HarnessError) return thrown;
    throw thrown;
  }
  throw new Error('the record was read');
}

test('a record of an older version with changes is refused with its version and what to do', () => {
  const directory = createOldRecord();
  const refused = readRefusal(directory);
  expect(refused.code).toBe('usage');
  expect(refused.message).toContain(`${directory}: version 0.0.9 wrote this record without the contents`);
  expect(refused.hint).toMatch(/^Apply .*changes\.patch with git apply, commit it, and start a new run/);
});
