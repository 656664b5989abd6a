import type { ChangeJudge } from '../../../core/types/change.ts';
import type { Session, SessionEnd, SessionRequest, Sessions } from '../../../core/ports/sandbox.ts';
import { ToolFailure } from '../../../core/ports/tool.ts';
import { waitFor } from '../../host/processes/wait-for.ts';
import type { TerminalProcess } from './terminal-process.ts';
import { createDeferred } from '../../../core/deferred.ts';

/** The maximum number of sessions that run at the same time. */
export const maxOpenSessions = 8;
/** The maximum number of ended sessions whose last output has not been read yet. */
const maxEndedSessions = 16;

/** The view and the network of a session. */
interface PreparedSession {
  readonly start: () => TerminalProcess;
  /** Called when no process of the session is left, or if it was not started. */
  readonly close: () => Promise<void>;
}

export interface SessionsOptions {
  /** Opens the view and the network of a session. */
  readonly prepare: (request: SessionRequest) => Promise<PreparedSession>;
  /** Watches the changes of a session. `run` starts it immediately; the returned promise settles when its changes are decided. */
  readonly watch: (judge: ChangeJudge, signal: AbortSignal, run: () => Promise<SessionEnd>) => Promise<SessionEnd>;
  /** Decides the changes made so far. */
  readonly check: () => Promise<void>;
}

/** Manages the sessions of a run: opens them up to their limit, finds them by id, and ends them all. */
export function createSessions(options: SessionsOptions): Sessions {
  const open = new Map<string, Session>();
  const ended = new Map<string, Session>();
  // Sessions that are being started count too.
  const pending = new Set<Promise<unknown>>();
  let count = 0;
  let isClosed = false;

  async function start(request: SessionRequest, judge: ChangeJudge | undefined): Promise<Session> {
    const prepared = await options.prepare(request);
    const started = createDeferred<TerminalProcess>();
    const run = async (): Promise<SessionEnd> => {
      if (isClosed) throw new ToolFailure('the run is ending, so no session is opened');
      const terminal = prepared.start();
      started.resolve(terminal);
      return terminal.ended;
    };
    // The end of a session includes the end of its view and network, so the sandbox is not closed before them.
    const runAndClose = async (): Promise<SessionEnd> => {
      try {
        return await (judge === undefined ? run() : options.watch(judge, request.signal, run));
      } finally {
        await prepared.close();
      }
    };
    const over = runAndClose();
    // Rejects if the session cannot be started.
    const terminal = await Promise.race([started.promise, over.then(() => started.promise)]);
    count += 1;
    const id = `session_${count}`;
    const state: { end: SessionEnd | null; failure: unknown } = { end: null, failure: null };
    // Never rejects.
    const settled = over
      .then(
        (end) => void (state.end = end),
        (thrown: unknown) => void (state.failure = thrown),
      )
      .then(() => {
        open.delete(id);
        ended.set(id, session);
        for (const oldest of [...ended.keys()].slice(0, -maxEndedSessions)) ended.delete(oldest);
      });
    const session: Session = {
      id,
      argv: request.argv,
      hasTerminal: request.size !== null,
      send: (text) => terminal.send(text),
      resize: (size) => terminal.resize(size),
      async read(waitMs, signal) {
        await waitFor(settled, waitMs, signal);
        const isOver = (): boolean => state.end !== null || state.failure !== null;
        if (!isOver() && judge !== undefined) await options.check();
        signal.throwIfAborted();
        // Its end is reported once.
        if (isOver()) ended.delete(id);
        if (state.failure !== null) throw state.failure;
        const { end } = state;
        return { ...terminal.take(), end };
      },
      async close() {
        terminal.stop('closed');
        await settled;
      },
    };
    open.set(id, session);
    return session;
  }

  return {
    async open(request, judge) {
      if (open.size + pending.size >= maxOpenSessions)
        throw new ToolFailure(
          `${maxOpenSessions} sessions are open, and no more may be; end one first: ${[...open.keys()].join(', ')}`,
        );
      const opening = start(request, judge);
      pending.add(opening);
      try {
        return await opening;
      } finally {
        pending.delete(opening);
      }
    },
    find: (id) => open.get(id) ?? ended.get(id) ?? null,
    listOpen: () => [...open.keys()],
    async closeAll() {
      isClosed = true;
      await Promise.allSettled(pending);
      await Promise.all([...open.values()].map((session) => session.close()));
      ended.clear();
    },
  };
}
