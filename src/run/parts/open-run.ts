import { createLedger, type Ledger } from '../../agent/budget.ts';
import type { Model } from '../../core/ports/model.ts';
import { countTurns, sumRequests, type Emit, type RunEvent } from '../../core/types/event.ts';
import { createRecorder, type Recorder } from '../../record/recorder.ts';
import type { Parts } from './parts.ts';
import type { RunOptions } from './run-options.ts';

/** A run with an open record: what all parts of its work use. */
export interface OpenRun {
  readonly options: RunOptions;
  readonly parts: Parts;
  readonly recorder: Recorder;
  readonly emit: Emit;
  /** All events so far. */
  readonly listEvents: () => readonly RunEvent[];
  /** The events of an earlier part of the run. */
  readonly earlier: readonly RunEvent[];
  readonly model: Model;
  readonly ledger: Ledger;
}

/** Opens the record of a run. Nothing is recorded yet. */
export function openRun(options: RunOptions, parts: Parts): OpenRun {
  const { host, resumed } = options;
  const recorder = createRecorder({
    directory: options.recordDirectory,
    redactor: parts.redactor,
    clock: host.clock,
  });
  const earlier = resumed?.events.map(({ event }) => event) ?? [];
  const ledger = createLedger(options.limits, { turns: countTurns(earlier), ...sumRequests(earlier) });
  const emit: Emit = (event) => {
    options.onEvent(recorder.emit(event));
    // Also the requests of agents: all requests go to the model of the run.
    if (event.type === 'model-failed') ledger.spend({ ...event, turns: 0 });
  };
  const listEvents = (): readonly RunEvent[] => recorder.events().map(({ event }) => event);
  parts.onAccepted((changes) => recorder.keepContents(changes));
  const model = options.createModel({ observe: listEvents, emit });
  return { options, parts, recorder, emit, listEvents, earlier, model, ledger };
}
