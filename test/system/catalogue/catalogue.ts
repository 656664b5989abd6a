import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { catalogue } from '../../../src/run/policy/catalogue.ts';
import type { Clock } from '../../../src/core/ports/clock.ts';
import type { Dispatcher } from '../../../src/dispatch/dispatcher.ts';
import type { ConversationItem } from '../../../src/core/types/conversation.ts';
import type { RunEvent } from '../../../src/core/types/event.ts';
import { defaultRunLimits } from '../../../src/core/limits.ts';
import { createTestModel } from '../../models/requests.ts';
import type {
  ScriptMode,
  ScriptReport,
  ScriptRequest,
  ScriptRuntime,
  StartEngine,
} from '../../../src/core/ports/script.ts';
import type { Host } from '../../../src/run/host/host.ts';
import { createRetryingModel } from '../../../src/models/retry.ts';
import { createParts, type Parts } from '../../../src/run/parts/parts.ts';
import type { RunSandbox } from '../../../src/sandbox/run-sandbox.ts';
import { loadPolicy, type ResolvedPolicy } from '../../../src/policy/resolve/load.ts';
import { createRedactor } from '../../../src/record/secrets/redact.ts';
import { runTask, type FinishedRun } from '../../../src/run/run.ts';
import { createRandomId, systemClock } from '../../../src/run/host/system-clock.ts';
import { builtinPolicies } from '../../fixtures/builtin-policies.ts';
import { startModelServer, type ModelServerOptions, type ModelServerRequest } from '../../fixtures/model-server.ts';
import { commitFiles, writeFiles } from '../../fixtures/workspace.ts';

/** Files of every workspace of the catalogue; `programs/` is what the policy lets scripts run. */
const workspaceFiles = {
  'src/a.txt': 'alpha',
  'src/b.txt': 'beta',
  'src/number.txt': '41',
  'out/.keep': '',
  'secret/plan.txt': 'hidden\n',
  // Prints and fails by request.
  'programs/say.js': `const [out, err, code] = process.argv.slice(2);
process.stdout.write(out ?? ''); process.stderr.write(err ?? ''); process.exitCode = Number(code ?? 0);`,
  // Ends only when the others of its kind run at the same time.
  'programs/meet.js': `const fs = require('node:fs');
const [name, count] = process.argv.slice(2);
fs.writeFileSync('out/meet-' + name, '');
const end = Date.now() + 20000;
const timer = setInterval(() => {
  const met = fs.readdirSync('out').filter((file) => file.startsWith('meet-')).length;
  if (met >= Number(count) || Date.now() > end) { clearInterval(timer); process.exitCode = met >= Number(count) ? 0 : 1; }
}, 10);`,
  // Lives until it is killed, and shows that it does.
  'programs/beat.js': `const fs = require('node:fs');
setInterval(() => fs.appendFileSync('out/' + process.argv[2], '.'), 20);`,
};

const program = inject('program');

const policyFile = `version: 1
name: catalogue
extends: [builtin:base]
limits: { toolCalls: 5000, denials: 1000, identicalCalls: 1000 }
HARNESS
sandbox: { git: history }
rules:
  - id: look
    when: { read: '**' }
    decision: allow
    reason: Looking is what every test does.
  - id: no-plans
    when: { read: 'secret/**' }
    decision: deny
    reason: The plans are nobody's business.
  - id: edit
    when: { write: ['src/**', 'out/**'] }
    decision: allow
    reason: These directories are there to be changed.
  - id: programs
    when: { tool: exec, command: [node, { any: [programs/say.js, programs/meet.js, programs/beat.js] }, '**'] }
    decision: allow
    reason: The programs of the catalogue.
`;

export interface CatalogueOptions {
  readonly runtime?: ScriptRuntime['type'];
  /** YAML of `harness.limits`, in braces. */
  readonly scriptLimits?: string;
  /** More rules, as YAML list entries indented by two. */
  readonly rules?: string;
  readonly scriptMode?: ScriptMode;
  /** The settings of the policy for scripts. */
  readonly policyMode?: ScriptMode;
  /** What times waits; the clock of the machine if left out. */
  readonly clock?: Omit<Clock, 'nowMs'>;
}

/** The result of one script, with everything that the dispatcher recorded for it. */
export interface ScriptRun extends ScriptReport {
  readonly events: readonly RunEvent[];
}

export interface RunScriptOptions {
  readonly mode?: ScriptMode;
  readonly language?: 'ts' | 'js';
  readonly onEvent?: (event: RunEvent) => void;
  /** Is called before the real dispatcher, like an approval channel. */
  readonly before?: ScriptRequest['callTool'] extends (call: infer Call) => unknown
    ? (call: Call) => Promise<void>
    : never;
}

export interface Catalogue {
  readonly workspace: string;
  readonly parts: Parts;
  readonly sandbox: RunSandbox;
  readonly policy: ResolvedPolicy;
  run(source: string, options?: RunScriptOptions): Promise<ScriptRun>;
  /** Starts an engine as the parts do. */
  readonly startEngine: StartEngine;
  read(path: string): string;
  has(path: string): boolean;
  close(): Promise<void>;
}

/** The parts of the program over a real repository: engine in its sandbox, dispatcher, policy from YAML, tools, commands in bubblewrap. */
export async function openCatalogue(options: CatalogueOptions = {}): Promise<Catalogue> {
  const policy = await readPolicy(options);
  const place = createPlace(options);
  const parts = createParts({
    host: place.host,
    workspace: place.workspace,
    policy,
    policyFiles: [],
    hiddenDirectories: [],
    requireIsolation: 'full',
    readScriptMode: () => options.scriptMode ?? 'enabled',
  });
  const sandbox = await parts.openSandbox().catch((thrown: unknown) => {
    place.remove();
    throw thrown;
  });
  await parts.scripts.warm();
  return {
    workspace: place.workspace,
    parts,
    sandbox,
    policy,
    startEngine: () =>
      sandbox.startEngine(
        join(program, 'engine/index.js'),
        ['engine', 'worker'].map((name) => join(program, name)),
      ),
    read: (path) => readFileSync(join(sandbox.readDirectory(), path), 'utf8'),
    has: (path) => existsSync(join(sandbox.readDirectory(), path)),
    async run(source, run = {}) {
      const events: RunEvent[] = [];
      const emit = (event: RunEvent): void => {
        events.push(event);
        run.onEvent?.(event);
      };
      const dispatcher = parts.openDispatcher({
        sandbox,
        runId: 'run_1',
        emit,
        trust: { task: 'trusted', repository: 'trusted' },
        limits: { ...defaultRunLimits, ...policy.settings.limits },
      });
      const set = { mode: options.scriptMode ?? 'enabled', ...run };
      return { ...(await runThroughDispatcher(parts.scripts, dispatcher, emit, place.workspace, source, set)), events };
    },
    async close() {
      await parts.close();
      place.remove();
    },
  };
}

/** Runs one script whose calls go through a dispatcher, as the agent does. */
export async function runThroughDispatcher(
  scripts: Parts['scripts'],
  dispatcher: Dispatcher,
  emit: (event: RunEvent) => void,
  workspace: string,
  source: string,
  run: RunScriptOptions = {},
): Promise<ScriptReport> {
  const scriptId = createRandomId('script');
  return scripts.run({
    scriptId,
    mode: run.mode ?? 'enabled',
    source,
    language: run.language ?? 'ts',
    context: {
      conversationId: 'conversation_1',
      sessionId: 'session_1',
      turnId: 'turn_1',
      workingDirectory: workspace,
      provider: 'openai-chat',
      model: 'test-model',
    },
    signal: new AbortController().signal,
    async callTool(call) {
      await run.before?.(call);
      return dispatcher.callTool({ ...call, origin: 'script', turn: 1, scriptId, callSite: null });
    },
    onConsole: () => undefined,
    onProgress: ({ kind, message }) => emit({ type: 'script-progress', scriptId, kind, message }),
    onStore: () => undefined,
    onStarted: () => undefined,
    onHandOver: () => undefined,
  });
}

/** The value that a script returned; fails the test with the script's error where there is one. */
export function readReturn(report: ScriptReport): unknown {
  if (report.error !== null) throw new Error(`the script failed: ${report.error.name}: ${report.error.message}`);
  return report.returnJson === null ? undefined : JSON.parse(report.returnJson);
}

/** Process ids of the children of a process, sorted: engines, and commands in the middle of a call. */
export function listChildren(parent: number): string[] {
  const tasks = `/proc/${parent}/task`;
  return readdirSync(tasks)
    .flatMap((task) =>
      readFileSync(join(tasks, task, 'children'), 'utf8')
        .trim()
        .split(' '),
    )
    .filter((pid) => pid !== '')
    .toSorted((left, right) => Number(left) - Number(right));
}

export interface ConversationOptions extends CatalogueOptions {
  /** A wire API by its name. */
  readonly api?: string;
  readonly turns: ModelServerOptions['turns'];
  readonly onEvent?: (event: RunEvent) => void;
}

export interface Conversation {
  readonly finished: FinishedRun;
  /** The recorded conversation: each item once, in the order of its last status. */
  readonly items: readonly ConversationItem[];
  readonly events: readonly RunEvent[];
  /** The same as they happened, before they were read back. */
  readonly live: readonly RunEvent[];
  /** Text as it streamed in, in the pieces in which it came. */
  readonly streamed: readonly string[];
  readonly requests: readonly ModelServerRequest[];
  /** The last request to the model, as JSON. */
  readonly received: string;
  readonly readWorkspace: (path: string) => string;
}

/** A whole run, as the program runs it: agent loop, official SDK over HTTP with streaming, engine, dispatcher, sandbox, record. */
export async function converse(options: ConversationOptions): Promise<Conversation> {
  const place = createPlace(options);
  const server = await startModelServer({ turns: options.turns });
  const streamed: string[] = [];
  const live: RunEvent[] = [];
  try {
    const policy = await readPolicy(options);
    const finished = await runTask({
      host: place.host,
      runId: 'run_1',
      workspace: place.workspace,
      task: { text: 'Do the task of the test.', origin: 'test', trust: 'trusted' },
      policy,
      policyOrigin: null,
      cabinet: null,
      instructionFiles: [],
      policyFiles: [],
      createModel: () => {
        const model = createRetryingModel({
          model: createTestModel(options.api ?? 'openai-chat', server.url, {
            idleTimeoutMs: 60_000,
            createId: createRandomId,
          }),
          clock: systemClock,
          random: Math.random,
          totalMs: 600_000,
          deadlineMs: Number.MAX_SAFE_INTEGER,
          onFailure: () => undefined,
        });
        return {
          ...model,
          respond: (request) =>
            model.respond({
              ...request,
              onText(delta) {
                streamed.push(delta);
                request.onText(delta);
              },
            }),
        };
      },
      answer: null,
      mode: 'comment',
      readScriptMode: () => options.scriptMode ?? policy.settings.scriptMode,
      repositoryTrust: 'trusted',
      approvedCommit: null,
      warnings: [],
      approvals: null,
      limits: { ...defaultRunLimits, ...policy.settings.limits },
      setup: null,
      verify: null,
      requireIsolation: 'full',
      command: null,
      job: null,
      resumed: null,
      recordDirectory: place.record,
      watchedFiles: [],
      actor: '',
      signal: new AbortController().signal,
      onEvent({ event }) {
        live.push(event);
        options.onEvent?.(event);
      },
      onScript: () => undefined,
    });
    const events = dropMachineNotices(finished.events.map(({ event }) => event));
    const requests = server.requests.map((request) => ({
      ...request,
      body: dropMachineNotices(request.body) as unknown,
    }));
    const files = new Map(
      ['src/a.txt', 'src/b.txt', 'out/new.txt'].flatMap((path) =>
        existsSync(join(place.workspace, path)) ? [[path, readFileSync(join(place.workspace, path), 'utf8')]] : [],
      ),
    );
    return {
      finished,
      items: listItems(events),
      events,
      live: dropMachineNotices(live),
      streamed,
      requests,
      received: JSON.stringify(requests.at(-1)?.body),
      readWorkspace: (path) => files.get(path) ?? '',
    };
  } finally {
    await server.close();
    place.remove();
  }
}

/** The value without notices about this machine, which other machines do not have, and without messages that contain nothing else. */
function dropMachineNotices<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    if (Array.isArray(part)) {
      const kept = part.filter((entry) => !isMachineNotice(entry));
      return kept.length < part.length && kept.length === 0 ? undefined : kept;
    }
    return part;
  }) as Value;
}

function isMachineNotice(part: unknown): boolean {
  if (part === undefined || part === null || typeof part !== 'object') return part === undefined;
  if ('text' in part) return String(part.text).startsWith('<harness-notice>On this machine: ');
  // A message or an event whose content was nothing else.
  return (
    ('role' in part && !('content' in part) && !('tool_calls' in part)) ||
    ('item' in part && isMachineNotice(part.item))
  );
}

function listItems(events: readonly RunEvent[]): ConversationItem[] {
  const items = new Map<string, ConversationItem>();
  for (const event of events) if (event.type === 'item') items.set(event.item.id, event.item);
  return [...items.values()];
}

function createDirectory(prefix: string): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  // The user that runs commands has to be able to come through.
  chmodSync(directory, 0o755);
  return directory;
}

interface Place {
  readonly host: Host;
  readonly workspace: string;
  readonly record: string;
  remove(): void;
}

function createPlace({ clock }: CatalogueOptions): Place {
  const base = createDirectory('catalogue-');
  const directory = (name: string): string => {
    mkdirSync(join(base, name));
    return join(base, name);
  };
  const workspace = directory('workspace');
  writeFiles(workspace, workspaceFiles);
  commitFiles(workspace);
  const home = directory('home');
  return {
    workspace,
    record: join(base, 'record'),
    host: {
      facts: { environment: { PATH: process.env['PATH'] }, home, passwdHome: home, execPath: process.execPath },
      uid: process.getuid?.() ?? 0,
      arch: process.arch,
      platform: process.platform,
      temporaryDirectory: tmpdir(),
      distDirectory: program,
      machineFloor: { file: '/does-not-exist', owner: 0 },
      stateDirectory: directory('state'),
      workingDirectory: workspace,
      clock: { ...systemClock, ...clock },
      resolveName: () => Promise.reject(new Error('no names here')),
      createId: createRandomId,
      random: Math.random,
      version: '0.0.0',
      redactor: createRedactor({ secrets: ['key-of-the-test'] }),
    },
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}

async function readPolicy(options: CatalogueOptions): Promise<ResolvedPolicy> {
  const { scriptLimits = '{}', policyMode = 'enabled', rules = '', runtime = 'quickjs' } = options;
  const harness = `harness: { mode: ${policyMode}, runtime: ${runtime}, limits: ${scriptLimits} }`;
  const text = `${policyFile.replace('HARNESS', harness)}${rules}`;
  return loadPolicy({
    source: 'catalogue.yml',
    readFile: async () => text,
    catalogue,
    builtinPolicies,
    protectedPaths: [],
    floors: [],
    today: '2026-01-01',
    facts: {
      event: 'cli',
      ref: '',
      label: '',
      fork: false,
      actorPermission: 'admin',
      actorAssociation: 'OWNER',
      authorAssociation: null,
    },
  });
}
