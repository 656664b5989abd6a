import type { Agents } from '../../core/ports/agents.ts';
import { listAllEvents, type RunEvent } from '../../core/types/event.ts';
import type { Recorder } from '../../record/recorder.ts';
import { agentsLlmChat } from '../../tools/agents.ts';
import { createChats } from './chat.ts';
import { createLauncher, type LaunchOptions } from './launch.ts';

/** Opens what lets calls of a run ask models and start agents. Nothing is asked yet. `close` ends the agents that still run. */
export function openAgents(
  options: Omit<LaunchOptions, 'earlier' | 'readTurn'> & { readonly recorder: Recorder },
): Agents & { close(): Promise<void> } {
  const { run, parts, recorder, emit, model } = options;
  const observe = () => recorder.events().map(({ event }) => event);
  const earlier = (run.resumed?.events ?? []).map(({ event }) => event);
  const launcher = createLauncher({
    ...options,
    earlier,
    readTurn() {
      const asked = recorder.events().findLast(({ event }) => event.type === 'model-requested')?.event;
      return asked?.type === 'model-requested' ? asked.turn : 1;
    },
  });
  return {
    ...launcher,
    ...createChats({
      settings: run.policy.settings.agents,
      model,
      ledgerOf: launcher.ledgerOf,
      createModel: (name) => run.createModel({ observe, emit, name }),
      chatsMade: countChats(earlier),
      redactor: parts.redactor,
      clock: run.host.clock,
      createId: run.host.createId,
    }),
  };
}

// A hosted search is a request to the model as well, but no chat.
function countChats(earlier: readonly RunEvent[]): number {
  const events = listAllEvents(earlier);
  const calls = new Set(
    events.flatMap((event) =>
      event.type === 'tool-decided' && event.decision.tool === agentsLlmChat.name ? [event.decision.callId] : [],
    ),
  );
  return events.filter((event) => event.type === 'chat-answered' && calls.has(event.callId)).length;
}
