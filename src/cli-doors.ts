import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { waitUnpaused } from './core/pause-clock.ts';
import { HarnessError } from './core/error.ts';
import type { RunEvent } from './core/event.ts';
import type { CallResult } from './core/tool.ts';
import { join } from 'node:path';
import type { CliContext } from './cli-context.ts';
import { readSource } from './read-source.ts';
import { loadPolicyFile, type LoadedPolicy } from './load-policy-file.ts';
import { openParts, type Parts } from './parts.ts';
import { createEventRenderer } from './report/console.ts';
import { pickTypedIsolation } from './run-settings.ts';
import { unisolatedWarning } from './sandbox/unisolated-sandbox.ts';
import { detectScripts } from './script/detect.ts';
import { createScriptPreparer } from './script/prepare.ts';
import { createPreparerThread, parseTimeoutMs } from './script/preparer-thread.ts';
import { defaultScriptLimits } from './core/limits.ts';

export interface DoorFlags {
  readonly policy: string;
  readonly cwd: string;
  readonly format: 'text' | 'json';
  readonly isolation?: 'off';
}

// Whoever types the call has the files already.
const ownTrust = { task: 'trusted', repository: 'trusted' } as const;

/** `call TOOL JSON`: one call through the one door, as a model would make it. */
export async function callFromCli(
  name: string,
  argsJson: string,
  flags: DoorFlags,
  context: CliContext,
): Promise<number> {
  const args = parseArguments(argsJson);
  return withParts(flags, context, async (parts) => {
    await startServersFor(parts, context);
    const door = parts.openDoor({ runId: context.host.createId('run'), emit: () => undefined, trust: ownTrust });
    const result = await door.callTool({
      callId: 'call_1',
      name,
      args,
      origin: 'structured',
      turn: 1,
      scriptId: null,
      signal: context.signal,
      pauseClock: waitUnpaused,
    });
    const shown = describeCall(result);
    context.terminal.out(`${JSON.stringify(shown, null, flags.format === 'text' ? 2 : 0)}\n`);
    return shown.ok ? 0 : result.type === 'denied' ? 3 : 1;
  });
}

/** `script FILE|-`: one script in the engine, its calls through the one door. */
export async function scriptFromCli(file: string, flags: DoorFlags, context: CliContext): Promise<number> {
  const source = await readSource(file, context);
  return withParts(flags, context, async (parts, loaded) => {
    await startServersFor(parts, context);
    const events: RunEvent[] = [];
    const door = parts.openDoor({
      runId: context.host.createId('run'),
      emit: (event) => void events.push(event),
      trust: ownTrust,
    });
    const scriptId = context.host.createId('script');
    const report = await parts.scripts.run({
      scriptId,
      mode: loaded.policy.scriptMode,
      source,
      language: file.endsWith('.js') ? 'js' : 'ts',
      context: {
        conversationId: 'cli',
        sessionId: 'cli',
        turnId: 'turn_1',
        workingDirectory: parts.sandbox.files.root,
        provider: 'none',
        model: 'none',
      },
      signal: context.signal,
      callTool: ({ callId, name, args, signal, pauseClock }) =>
        door.callTool({ callId, name, args, origin: 'script', turn: 1, scriptId, signal, pauseClock }),
      onConsole: ({ level, text }) => context.terminal.log(`${level}: ${text}\n`),
      onProgress: ({ kind, message }) => context.terminal.log(`${kind}: ${message}\n`),
    });
    const decisions = events.flatMap((event) => (event.type === 'tool-decided' ? [event.decision] : []));
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
      policy: loaded.policy.name,
    };
    context.terminal.out(`${JSON.stringify(shown, null, flags.format === 'text' ? 2 : 0)}\n`);
    return report.error === null ? 0 : 1;
  });
}

interface ParsedBlock {
  readonly format: string;
  readonly start: number;
  readonly end: number;
  readonly code: string;
  readonly accepted: boolean;
  readonly tools?: readonly string[];
  readonly errors: readonly { readonly name: string; readonly message: string }[];
}

/** `parse FILE|-`: an assistant message taken apart. Nothing runs. */
export async function parseFromCli(file: string, format: DoorFlags['format'], context: CliContext): Promise<number> {
  const text = await readSource(file, context);
  const segments = detectScripts(text);
  const thread = createPreparerThread({
    path: join(context.host.distFolder, 'preparer/index.js'),
    timeoutMs: parseTimeoutMs,
  });
  const preparer = createScriptPreparer({ limits: defaultScriptLimits, thread });
  const blocks: ParsedBlock[] = [];
  for (const segment of segments) {
    if (segment.type === 'text') continue;
    const { start, end, format: form, code } = segment;
    const block = { format: form, start, end, code };
    if (segment.type === 'refused') {
      blocks.push({ ...block, accepted: false, errors: [{ name: 'Refused', message: segment.reason }] });
      continue;
    }
    const checked = await preparer.check(code, segment.language);
    blocks.push(
      checked.type === 'ready'
        ? { ...block, accepted: true, tools: checked.tools, errors: [] }
        : { ...block, accepted: false, errors: checked.errors },
    );
  }
  await thread.close();
  context.terminal.out(
    `${JSON.stringify({ segments, blocks: blocks.map((block) => ({ ...block, ...(block.errors[0] === undefined ? {} : { error: block.errors[0] }) })) }, null, format === 'text' ? 2 : 0)}\n`,
  );
  return blocks.every(({ accepted }) => accepted) ? 0 : 1;
}

/** `sandbox -- COMMAND…`: one command in the policy's sandbox. It runs without a decision: the boundary is what is tried. */
export async function sandboxFromCli(
  command: readonly string[],
  flags: DoorFlags,
  context: CliContext,
): Promise<number> {
  const [program, ...rest] = command;
  if (program === undefined)
    throw new HarnessError({
      code: 'usage',
      message: 'there is no command',
      hint: 'Write it after --: script-harness sandbox -- ls',
    });
  return withParts(flags, context, async (parts, { policy }) => {
    const result = await parts.sandbox.run({
      argv: [program, ...rest],
      cwd: '.',
      env: {},
      timeoutMs: policy.sandbox.commandTimeoutMs,
      signal: context.signal,
      maxOutputBytes: 16 * 1024 * 1024,
      writable: 'policy',
      network: {
        grants: [],
        onDecision: ({ host, port, decision, reason }) =>
          context.terminal.log(`${decision} ${host}:${port}${reason === '' ? '' : `: ${reason}`}\n`),
      },
      stdin: '',
    });
    if (flags.format === 'json')
      context.terminal.out(`${JSON.stringify({ ...result, isolation: parts.sandbox.isolation })}\n`);
    else {
      context.terminal.out(result.stdout);
      context.terminal.log(result.stderr);
    }
    return result.exitCode ?? (result.timedOut ? 124 : 137);
  });
}

async function startServersFor(parts: Parts, { terminal, signal }: CliContext): Promise<void> {
  const renderLine = createEventRenderer();
  await parts.startServers({
    signal,
    emit(event) {
      const line = renderLine(event);
      if (line !== null) terminal.log(`${parts.redactor.redactText(line)}\n`);
    },
  });
}

/** Opens the parts that a policy and a workspace of the command line come to, and closes them after their use. */
export async function withParts<Value>(
  flags: Pick<DoorFlags, 'policy' | 'cwd' | 'isolation'>,
  context: CliContext,
  use: (parts: Parts, loaded: LoadedPolicy) => Promise<Value>,
): Promise<Value> {
  const { host } = context;
  const workspace = realpathSync(resolve(host.workingFolder, flags.cwd));
  const loaded = await loadPolicyFile(host, flags.policy, workspace);
  const requireIsolation = pickTypedIsolation(flags.isolation ?? null, 'namespaces', loaded.policy.sandbox.require);
  if (requireIsolation === 'off') context.terminal.log(`WARNING: ${unisolatedWarning}\n`);
  const parts = await openParts({
    host,
    workspace,
    policy: loaded.policy,
    policyFiles: loaded.files,
    hiddenFolders: [host.stateFolder],
    secrets: listKeys(host.facts.environment),
    requireIsolation,
    readScriptMode: () => loaded.policy.scriptMode,
  });
  try {
    return await use(parts, loaded);
  } finally {
    await parts.close();
  }
}

function listKeys(environment: CliContext['host']['facts']['environment']): string[] {
  return ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GITHUB_TOKEN'].flatMap((name) => environment[name] ?? []);
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
    case 'aborted':
      return { ok: false, error: { name: 'ToolExecutionError', message: result.message }, decision: result.decision };
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
    return JSON.parse(text);
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `the arguments are not JSON: ${(thrown as Error).message}`,
      hint: `For example: script-harness call readFile '{"filePath":"README.md"}'`,
    });
  }
}
