import { renderCallResult } from '../core/calls/call-text.ts';
import { waitUnpaused } from '../core/ports/pause-clock.ts';
import type { CallResult } from '../core/ports/tool.ts';
import { HarnessError } from '../core/types/error.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import { ownTrust, startServersFor, withParts } from '../run/with-parts.ts';
import { withDispatchOptions, type AddCommand, type DispatchFlags } from './arguments/options.ts';
import { readStandardInput } from './arguments/read-source.ts';
import { parseJson } from '../core/text/parse-json.ts';

export const addCallCommand: AddCommand = (program, context, exit) => {
  withDispatchOptions(
    program
      .command('call <tool> <json>')
      .description('one tool call through policy and sandbox; - reads its JSON from standard input'),
  ).action(async (tool: string, json: string, flags: DispatchFlags) => exit(await runCall(tool, json, flags, context)));
};

/** `call TOOL JSON`: one call through the dispatcher, as a model would make it. */
async function runCall(name: string, argsJson: string, flags: DispatchFlags, context: CommandContext): Promise<number> {
  // Linux takes no argument of a program over 128 KiB, and a patch may be larger.
  const args = parseArguments(argsJson === '-' ? (await readStandardInput(context)).toString() : argsJson);
  const result = await withParts(flags, context, async (parts, sandbox) => {
    await startServersFor(parts, context);
    const dispatcher = parts.openDispatcher({
      sandbox,
      runId: context.host.createId('run'),
      emit: () => undefined,
      trust: ownTrust,
    });
    return dispatcher.callTool({
      callId: 'call_1',
      name,
      args,
      origin: 'structured',
      turn: 1,
      scriptId: null,
      callSite: null,
      signal: context.signal,
      pauseClock: waitUnpaused,
    });
  });
  // Its changes are in the workspace now.
  const shown = describeCall(result);
  context.terminal.out(`${flags.format === 'text' ? renderCallResult(result).text : JSON.stringify(shown)}\n`);
  return shown.ok ? 0 : result.type === 'denied' ? 3 : 1;
}

function describeCall(result: CallResult) {
  switch (result.type) {
    case 'completed':
      return { ok: true, result: result.output.value, decision: result.decision };
    case 'dry-run':
      return { ok: true, result: { __dryRun: true, toolName: result.tool, args: result.args } };
    case 'denied':
      return {
        ok: false,
        error: { name: 'ApprovalDeniedError', message: result.decision.reason },
        decision: result.decision,
      };
    case 'failed':
    case 'aborted': {
      const message = [result.message, result.hints].filter(Boolean).join('\n');
      return { ok: false, error: { name: 'ToolExecutionError', message }, decision: result.decision };
    }
    case 'invalid':
      return {
        ok: false,
        error: {
          name: 'ToolValidationError',
          message: `the arguments do not fit ${result.tool}`,
          issues: result.issues,
        },
      };
    case 'not-found':
      return {
        ok: false,
        error: { name: 'ToolNotFoundError', message: `there is no tool ${result.tool}`, nearest: result.nearest },
      };
    case 'refused':
      return { ok: false, error: { name: 'Refused', message: result.message } };
  }
}

function parseArguments(text: string): unknown {
  try {
    return parseJson(text);
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `the arguments are not JSON: ${(thrown as Error).message}`,
      hint: `For example: script-harness call readFile '{"filePath":"README.md"}'; - reads them from standard input.`,
    });
  }
}
