import type { Clock } from '../../../src/core/ports/clock.ts';
import { noGrant } from '../../../src/core/types/network.ts';
import type { PauseClock } from '../../../src/core/ports/pause-clock.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import type { Decision, DecisionRecord } from '../../../src/core/types/decision.ts';
import type { JsonValue } from '../../../src/core/text/json.ts';
import { listNearestNames } from '../../../src/core/text/nearest-name.ts';
import { defaultScriptLimits } from '../../../src/core/limits.ts';
import type { ScriptLimits } from '../../../src/core/limits.ts';
import type {
  ConsoleLine,
  ScriptHarness,
  ScriptMode,
  ScriptReport,
  ScriptRequest,
  ScriptRuntime,
  SpawningOptions,
} from '../../../src/core/ports/script.ts';
import type { CallResult } from '../../../src/core/ports/tool.ts';
import { createScriptHarness } from '../../../src/script/harness.ts';
import { createRandomId, systemClock } from '../../../src/run/host/system-clock.ts';
import { createEngineStarts } from './engine/start-engine.ts';

/** The input of a tool of the fixture. */
export interface FixtureCall {
  readonly callId: string;
  readonly name: string;
  readonly args: Record<string, JsonValue>;
  readonly signal: AbortSignal;
  readonly pauseClock: PauseClock;
}

export type FixtureTool = (call: FixtureCall) => Promise<CallResult>;

/** One line for each call that reached the dispatcher, and how it left it. */
export interface DispatcherEntry {
  readonly name: string;
  readonly args: Record<string, JsonValue>;
  state: 'running' | 'ended' | 'aborted';
}

export interface Fixture {
  readonly harness: ScriptHarness;
  readonly directory: string;
  readonly dispatcher: DispatcherEntry[];
  /** Process ids of the engines that were started. */
  readonly pids: readonly number[];
  /** The fixture's own dispatcher. */
  readonly callTool: ScriptRequest['callTool'];
  run(source: string, options?: RunOptions): Promise<ScriptReport>;
  close(): Promise<void>;
}

export interface RunOptions {
  readonly mode?: ScriptMode;
  readonly signal?: AbortSignal;
  readonly language?: 'ts' | 'js';
  readonly scriptId?: string;
  readonly onConsole?: (line: ConsoleLine) => void;
  readonly onStore?: ScriptRequest['onStore'];
  readonly onStarted?: ScriptRequest['onStarted'];
  readonly onHandOver?: ScriptRequest['onHandOver'];
  readonly callTool?: ScriptRequest['callTool'];
}

export interface FixtureOptions {
  readonly runtime?: ScriptRuntime;
  readonly limits?: Partial<ScriptLimits>;
  readonly mode?: ScriptMode;
  readonly tools?: Readonly<Record<string, FixtureTool>>;
  readonly engineEntry?: string;
  readonly spawning?: SpawningOptions;
  readonly aliases?: Readonly<Record<string, string>>;
  readonly offeredNames?: readonly string[];
  readonly approvalsRequired?: boolean;
  readonly storedValues?: ReadonlyMap<string, string>;
  readonly clock?: Clock;
}

/** A decision as the dispatcher records it; only what scripts see of it matters here. */
export function createDecision(
  tool: string,
  decision: Decision = 'allow',
  rule = 'allow-all',
  reason = '',
): DecisionRecord {
  return {
    decision,
    rule,
    reason,
    refused: '',
    instead: '',
    suggestion: '',
    matched: [],
    grant: noGrant,
    alone: '',
    limits: [],
    masked: [],
    justified: false,
    decisionId: `decision_${tool}`,
    runId: 'run_1',
    turn: 1,
    callId: 'call_1',
    callHash: '',
    tool,
    origin: 'script',
    accesses: [],
    policySha256: '',
    durationUs: 1,
  };
}

export function complete(tool: string, value: JsonValue): CallResult {
  return {
    type: 'completed',
    tool,
    output: { value, text: null, images: [] },
    taint: null,
    decision: createDecision(tool),
    durationMs: 1,
  };
}

export function fail(tool: string, message: string, stderr = ''): CallResult {
  return {
    type: 'failed',
    tool,
    message,
    stderr,
    hints: '',
    taint: null,
    decision: createDecision(tool),
    durationMs: 1,
  };
}

/** A harness with the real engine and tools that do real work: timers, files of a temporary directory, child processes. */
export async function createFixture(options: FixtureOptions = {}): Promise<Fixture> {
  const directory = await mkdtemp(join(tmpdir(), 'script-'));
  const starts = createEngineStarts(options.engineEntry);
  const dispatcher: DispatcherEntry[] = [];
  const closing = new AbortController();
  const tools: Record<string, FixtureTool> = { ...createStandardTools(directory, closing.signal), ...options.tools };
  const harness = createScriptHarness({
    runtime: options.runtime ?? { type: 'quickjs' },
    limits: { ...defaultScriptLimits, ...options.limits },
    toolNames: options.offeredNames ?? Object.keys(tools),
    findAlias: (name) => options.aliases?.[name] ?? null,
    listNearestTools: (name) => listNearestNames(name, Object.keys(tools)),
    approvalsRequired: options.approvalsRequired ?? true,
    spawning: options.spawning ?? null,
    ...(options.storedValues !== undefined && { storedValues: options.storedValues }),
    startEngine: starts.startEngine,
    preparerPath: join(inject('program'), 'preparer/index.js'),
    clock: options.clock ?? systemClock,
    createId: createRandomId,
  });
  const callTool: ScriptRequest['callTool'] = async (call) => {
    const args = call.args as Record<string, JsonValue>;
    const entry: DispatcherEntry = { name: call.name, args, state: 'running' };
    dispatcher.push(entry);
    call.signal.addEventListener('abort', () => {
      if (entry.state === 'running') entry.state = 'aborted';
    });
    const tool = tools[call.name];
    if (tool === undefined) return { type: 'not-found', tool: call.name, nearest: [] };
    const result = await tool({ ...call, args });
    if (entry.state === 'running') entry.state = 'ended';
    return result;
  };
  return {
    harness,
    directory,
    dispatcher,
    callTool,
    pids: starts.pids,
    run: (source, run = {}) =>
      harness.run({
        scriptId: run.scriptId ?? createRandomId('script'),
        mode: run.mode ?? options.mode ?? 'enabled',
        source,
        language: run.language ?? 'ts',
        context: {
          conversationId: 'conversation_1',
          sessionId: 'session_1',
          turnId: 'turn_3',
          workingDirectory: '/workspace',
          provider: 'local',
          model: 'recorded',
        },
        signal: run.signal ?? new AbortController().signal,
        callTool: run.callTool ?? callTool,
        onConsole: run.onConsole ?? (() => undefined),
        onProgress: () => undefined,
        onStore: run.onStore ?? (() => undefined),
        onStarted: run.onStarted ?? (() => undefined),
        onHandOver: run.onHandOver ?? (() => undefined),
      }),
    async close() {
      closing.abort();
      await harness.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The value that a script returned; fails the test with the script's error if there is one. */
export function readReturn(report: ScriptReport): unknown {
  if (report.error !== null) throw new Error(`the script failed: ${report.error.name}: ${report.error.message}`);
  return report.returnJson === null ? undefined : JSON.parse(report.returnJson);
}

/**
 * The value of a script that runs under a short limit of running time after one that met it. A busy machine may let it meet the limit too: then it
 * runs again.
 */
export async function readNext(fixture: Fixture, source: string): Promise<unknown> {
  for (let attempt = 0; attempt < 9; attempt += 1) {
    const report = await fixture.run(source);
    if (report.error?.code !== 'running-time') return readReturn(report);
  }
  return readReturn(await fixture.run(source));
}

function createStandardTools(directory: string, closing: AbortSignal): Record<string, FixtureTool> {
  return {
    /** Waits, and stops when received to. */
    wait: async ({ name, args, signal }) => {
      try {
        await delay(Number(args['ms'] ?? 0), undefined, { signal });
      } catch {
        return {
          type: 'aborted',
          tool: name,
          message: 'received to stop',
          stderr: '',
          hints: '',
          taint: null,
          decision: createDecision(name),
          durationMs: 1,
        };
      }
      return complete(name, { waited: args['ms'] ?? 0, tag: args['tag'] ?? null });
    },
    /** Waits, also after it was told to stop, at most until the fixture closes. */
    stubborn: async ({ name, args }) => {
      await delay(Number(args['ms'] ?? 0), undefined, { signal: closing }).catch(() => undefined);
      return complete(name, { stubborn: true });
    },
    readFile: async ({ name, args }) => {
      if (typeof args['filePath'] !== 'string') {
        return { type: 'invalid', tool: name, issues: [{ path: 'filePath', message: 'expected string' }] };
      }
      try {
        return complete(name, { content: await readFile(join(directory, args['filePath']), 'utf8'), success: true });
      } catch (thrown) {
        return fail(name, thrown instanceof Error ? thrown.message : 'unreadable', 'ENOENT on stderr');
      }
    },
    applyPatch: async ({ name, args }) => {
      const { filePath, updatedContent } = args as { filePath: string; updatedContent: string };
      await writeFile(join(directory, filePath), updatedContent);
      return complete(name, { success: true, summary: `wrote ${filePath}` });
    },
    exec: ({ name, args, signal }) =>
      new Promise((resolve) => {
        const [program = '', ...rest] = (args['command'] as string[] | undefined) ?? [];
        execFile(program, rest, { cwd: directory, signal, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
          const code = error === null ? 0 : error.code;
          if (typeof code === 'number') resolve(complete(name, { exitCode: code, stdout, stderr }));
          else resolve(fail(name, error?.message ?? 'could not be run', stderr));
        });
      }),
    echo: async ({ name, args }) => complete(name, args),
    /** For tests that bring their own dispatcher. */
    untilAborted: async ({ name }) => complete(name, {}),
    deny: async ({ name }) => ({
      type: 'denied',
      tool: name,
      decision: createDecision(name, 'deny', 'no-secrets', 'secrets are not for scripts'),
    }),
    approvalTimesOut: async ({ name }) => ({
      type: 'denied',
      tool: name,
      decision: createDecision(name, 'deny', 'approval-timeout', 'no one answered in time'),
    }),
    refuse: async ({ name }) => ({ type: 'refused', tool: name, message: 'the run is ending' }),
    'mcp.server.tool': async ({ name, args }) => complete(name, { from: 'mcp', args }),
  };
}
