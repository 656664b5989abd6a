import type { Policy } from '../core/ports/policy.ts';
import type { ChangeJudge } from '../core/types/change.ts';
import { createCallToDecide } from '../core/types/decision.ts';
import { noGrant } from '../core/types/network.ts';
import { HarnessError } from '../core/types/error.ts';
import type { CommandRequest, CommandResult } from '../core/ports/sandbox.ts';
import { ToolFailure } from '../core/ports/tool.ts';
import { renderRefused } from '../dispatch/call-hints.ts';
import { explainStuck, judgeChanges } from '../dispatch/judge-changes.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import { withParts } from '../run/with-parts.ts';
import { withDispatchOptions, type AddCommand, type DispatchFlags } from './arguments/options.ts';

export const addSandboxCommand: AddCommand = (program, context, exit) => {
  withDispatchOptions(
    program.command('sandbox <command...>').description('one command in the sandbox of a policy; write it after --'),
  ).action(async (command: string[], flags: DispatchFlags) => exit(await runInSandbox(command, flags, context)));
};

/**
 * `sandbox -- COMMAND…`: one command in the policy's sandbox. It runs without a decision: the boundary is under test. Changes
 * that no write rule allows are reverted and listed.
 */
async function runInSandbox(
  command: readonly string[],
  flags: DispatchFlags,
  context: CommandContext,
): Promise<number> {
  const [program, ...rest] = command;
  if (program === undefined)
    throw new HarnessError({
      code: 'usage',
      message: 'there is no command',
      hint: 'Write it after --: script-harness sandbox -- ls',
    });
  return withParts(flags, context, async (_, sandbox, { policy }) => {
    const request: CommandRequest = {
      argv: [program, ...rest],
      cwd: '.',
      env: {},
      timeoutMs: policy.view().commandTimeoutMs,
      signal: context.signal,
      maxOutputBytes: 16 * 1024 * 1024,
      writable: 'policy',
      network: {
        grant: noGrant,
        onDecision: ({ host, port, decision, reason }) =>
          context.terminal.log(`${decision} ${host}:${port}${reason === '' ? '' : `: ${reason}`}\n`),
      },
      stdin: '',
    };
    let result: CommandResult;
    try {
      result = await sandbox.run(request, createChangeJudge(policy, context));
    } catch (thrown) {
      if (!(thrown instanceof ToolFailure)) throw thrown;
      // As a shell reports a program that cannot be started.
      context.terminal.log(`error: ${thrown.message}\n`);
      return 127;
    }
    if (flags.format === 'json')
      context.terminal.out(`${JSON.stringify({ ...result, isolation: sandbox.isolation })}\n`);
    else {
      context.terminal.pass('stdout', result.stdout);
      context.terminal.pass('stderr', result.stderr);
    }
    return result.exitCode ?? (result.timedOut ? 124 : 137);
  });
}

function createChangeJudge({ judge }: Policy, { terminal }: CommandContext): ChangeJudge {
  const call = createCallToDecide({ tool: 'exec', accesses: [] });
  return {
    decide(changes, readChange) {
      const options = { judge, call, approvedPaths: new Set<string>(), isApproved: () => false };
      const { refusals, ending } = judgeChanges(changes, readChange, options);
      if (ending !== null) terminal.log(`error: ${ending}\n`);
      return refusals;
    },
    report({ refused }) {
      if (refused.length > 0) terminal.log(`${renderRefused(refused, null)}\n`);
      const stuck = explainStuck(refused);
      if (stuck !== null) terminal.log(`error: ${stuck}\n`);
    },
  };
}
