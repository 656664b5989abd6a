import type { ScriptReport } from '../core/ports/script.ts';
import { findCallSite } from '../core/types/call-site.ts';
import type { RunEvent } from '../core/types/event.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import { ownTrust, startServersFor, withParts } from '../run/with-parts.ts';
import { renderScriptReport } from '../script/script-output.ts';
import { withDispatchOptions, type AddCommand, type DispatchFlags } from './arguments/options.ts';
import { readSource } from './arguments/read-source.ts';

export const addScriptCommand: AddCommand = (program, context, exit) => {
  withDispatchOptions(
    program
      .command('script <file>')
      .description('one script through engine, policy and sandbox; - reads it from standard input'),
  ).action(async (file: string, flags: DispatchFlags) => exit(await runScript(file, flags, context)));
};

/** `script FILE|-`: one script in the engine, its calls through the dispatcher. */
async function runScript(file: string, flags: DispatchFlags, context: CommandContext): Promise<number> {
  const source = await readSource(file, context);
  const { report, decisions, policy } = await withParts(flags, context, async (parts, sandbox, loaded) => {
    await startServersFor(parts, context);
    const events: RunEvent[] = [];
    const dispatcher = parts.openDispatcher({
      sandbox,
      runId: context.host.createId('run'),
      emit: (event) => void events.push(event),
      trust: ownTrust,
    });
    const scriptId = context.host.createId('script');
    const ended = await parts.scripts.run({
      scriptId,
      mode: loaded.policy.settings.scriptMode,
      source,
      language: file.endsWith('.js') ? 'js' : 'ts',
      context: {
        conversationId: 'cli',
        sessionId: 'cli',
        turnId: 'turn_1',
        workingDirectory: sandbox.files.root,
        provider: 'none',
        model: 'none',
      },
      signal: context.signal,
      callTool: ({ callId, name, args, line, signal, pauseClock }) =>
        dispatcher.callTool({
          callId,
          name,
          args,
          turn: 1,
          scriptId,
          signal,
          pauseClock,
          callSite: findCallSite(source, line),
          origin: 'script',
        }),
      onConsole: ({ level, text }) => context.terminal.log(`${level}: ${text}\n`),
      onProgress: ({ kind, message }) => context.terminal.log(`${kind}: ${message}\n`),
      onStore: () => undefined,
      onStarted: () => undefined,
      onHandOver: () => undefined,
    });
    const decided = events.flatMap((event) => (event.type === 'tool-decided' ? [event.decision] : []));
    return { report: ended, decisions: decided, policy: loaded.policy.name };
  });
  // Its changes are in the workspace now.
  const shown = {
    ok: report.error === null,
    ...(report.returnJson === null ? {} : { returnValue: JSON.parse(report.returnJson) as unknown }),
    ...(report.error === null ? {} : { error: report.error, partialResults: report.partialResults }),
    logs: report.logs,
    droppedLogs: report.droppedLogs,
    progress: report.progress,
    droppedProgress: report.droppedProgress,
    calls: report.calls.map((call) => {
      const decision = decisions.find(({ callId }) => callId === call.callId);
      return decision === undefined
        ? call
        : { ...call, decision: decision.decision, rule: decision.rule, reason: decision.reason };
    }),
    ...(report.dryRun === null ? {} : { dryRun: report.dryRun }),
    metadata: report.metadata,
    policy,
  };
  context.terminal.out(`${flags.format === 'text' ? renderText(report) : JSON.stringify(shown)}\n`);
  return report.error === null ? 0 : 1;
}

/** The report that a model receives, without what was shown while the script ran, and without results that are for the next script. */
function renderText(report: ScriptReport): string {
  return renderScriptReport({ ...report, logs: [], partialResults: [] });
}
