import { unlinkSync } from 'node:fs';
import { hasCode, readErrorMessage } from '../../core/types/error.ts';
import type { CommandContext } from '../host/command-context.ts';
import { healRun } from '../heal-run.ts';
import { listTimedOutRecords, watchdogReason } from './watchdog.ts';

/** Closes the records of the runs of this user that their watchdogs have ended, as `timed-out`. */
export async function closeTimedOutRuns({ host, terminal }: Pick<CommandContext, 'host' | 'terminal'>): Promise<void> {
  for (const { note, record } of listTimedOutRecords(host.stateDirectory)) {
    try {
      // First: if two programs start at the same time, only one of them writes to the record.
      unlinkSync(note);
      const isClosed = await healRun(record, { outcome: 'timed-out', reason: watchdogReason }, host);
      terminal.log(
        isClosed
          ? `closed the record ${record} of an earlier run as timed-out: ${watchdogReason}\n`
          : `warning: the record ${record} of an earlier run was not closed: its audit does not agree with its history\n`,
      );
    } catch (thrown) {
      if (hasCode(thrown, 'ENOENT')) continue;
      terminal.log(`warning: the record ${record} of an earlier run was not closed: ${readErrorMessage(thrown)}\n`);
    }
  }
}
