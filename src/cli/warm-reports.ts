import type { RecordedEvent } from '../core/types/record.ts';
import { foldRecord } from '../record/read-record.ts';
import { loadRecordReports } from '../report/index.ts';

/** After the next request is sent, before a model answers. */
const delayMs = 50;
/** A run without calls has nothing that takes long. */
const mostEvents = 200;

/**
 * Takes the events of a run. V8 compiles the code of the reports when it runs first, which takes longer than the reports themselves: it runs once
 * over the first call, mostly while the model works at the next turn, so that the end of the run need not wait for that.
 */
export function createReportWarmer(directory: string): (recorded: RecordedEvent) => void {
  let events: RecordedEvent[] | null = [];
  return (recorded) => {
    if (events === null) return;
    events.push(recorded);
    const first = events;
    if (recorded.event.type === 'tool-finished')
      // A failure is reported at the end, when it counts.
      setTimeout(() => void makeReports(directory, first).catch(() => undefined), delayMs).unref();
    else if (first.length < mostEvents) return;
    events = null;
  };
}

async function makeReports(directory: string, events: readonly RecordedEvent[]): Promise<void> {
  const render = await loadRecordReports();
  render(foldRecord(directory, events));
}
