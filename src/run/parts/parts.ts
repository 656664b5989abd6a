import { join } from 'node:path';
import { createDispatcher, type Dispatcher } from '../../dispatch/dispatcher.ts';
import type { ApprovalOptions } from '../../dispatch/call-options.ts';
import type { AcceptedChange, PatchTarget } from '../../core/types/change.ts';
import { type Emit, type RunEvent, wasTainted } from '../../core/types/event.ts';
import { defaultRunLimits, type RunLimits } from '../../core/limits.ts';
import type { RunDocument } from '../../core/types/document.ts';
import type { ConnectionDecision } from '../../core/types/network.ts';
import type { Agents } from '../../core/ports/agents.ts';
import type { Policy } from '../../core/ports/policy.ts';
import type { IsolationLevel } from '../../core/types/isolation.ts';
import type { News, ScriptMode } from '../../core/ports/script.ts';
import type { ReadGitHub } from '../../core/ports/github.ts';
import type { TrustFacts } from '../../core/types/taint.ts';
import { createStateDirectory, locateEgress, type Host } from '../host/host.ts';
import { createLazyRequester } from '../host/web-requester.ts';
import { createOfferedTools } from './offered-tools.ts';
import { locateScriptRuntime } from './locate-script-runtime.ts';
import type { RunSandbox } from '../../sandbox/run-sandbox.ts';
import { createDeferred } from '../../core/deferred.ts';
import { createScriptHarness } from '../../script/harness.ts';
import { renderSpawnedEnd } from '../../script/script-output.ts';
import { readSecretHeaders, startServers } from './start-servers.ts';
import type { ServerStart } from '../../core/types/mcp.ts';
import type { OpenedServers } from '../../tools/mcp/open-servers.ts';

export interface PartsOptions {
  readonly host: Host;
  readonly workspace: string;
  readonly policy: Policy;
  /** Workspace-relative files that the policy came from. */
  readonly policyFiles: readonly string[];
  readonly hiddenDirectories: readonly string[];
  /** The isolation that the machine must provide. */
  readonly requireIsolation: IsolationLevel;
  /** What works on further forks of the workspace, besides the agent. */
  readonly forks?: readonly ('setup' | 'verify')[];
  /** The work tree if left out. */
  readonly patchFor?: PatchTarget;
  /** The mode of scripts in a turn; in a dry run, structured calls do not run either. */
  readonly readScriptMode: (turn: number) => ScriptMode;
  /** Only in a job. */
  readonly readGitHub?: ReadGitHub;
  /** The values that scripts of an earlier part of the run have stored. */
  readonly storedValues?: ReadonlyMap<string, string>;
  /** The documents of an earlier part of the run. */
  readonly documents?: readonly RunDocument[];
}

// No person can be asked, so no state is ever read.
const noApproval: ApprovalOptions = {
  channel: null,
  readState: async () => ({ headSha: null, tree: '' }),
  keepChanges: () => [],
};

/** The parts that every way of running a tool shares. */
export type Parts = ReturnType<typeof createParts>;

/** Prepares what works inside the boundary; nothing is opened yet. Throws `usage` for a script runtime that is not there. */
export function createParts(options: PartsOptions) {
  const { host, policy } = options;
  const { settings } = policy;
  const { redactor } = host;
  const runtime = locateScriptRuntime({
    wanted: settings.scriptRuntime,
    distDirectory: host.distDirectory,
    workspace: options.workspace,
    nodePath: host.facts.execPath,
  });
  let keepAccepted: (changes: readonly AcceptedChange[]) => void = () => undefined;
  let emitForwarded: (decision: ConnectionDecision) => void = () => undefined;
  let opening: Promise<RunSandbox> | null = null;
  const engines = createDeferred<Pick<RunSandbox, 'startEngine'>>();
  let closeServers = async (): Promise<void> => undefined;
  const openSandbox = (): Promise<RunSandbox> => (opening ??= openBoundary());
  // Its code is a large part of the program's, and is loaded only here.
  const openBoundary = async (): Promise<RunSandbox> => {
    const { openSandbox: open } = await import('../../sandbox/open-sandbox.ts');
    createStateDirectory(host);
    return open({
      workspace: options.workspace,
      policy: policy.view(),
      protectedPaths: options.policyFiles,
      hiddenDirectories: options.hiddenDirectories,
      facts: host.facts,
      stateDirectory: join(host.stateDirectory, 'workspaces'),
      temporaryDirectory: host.temporaryDirectory,
      requireIsolation: options.requireIsolation,
      forks: options.forks ?? [],
      patchFor: options.patchFor ?? 'work-tree',
      uid: host.uid,
      arch: host.arch,
      clock: host.clock,
      onAccepted: (changes) => keepAccepted(changes),
      onEngines: (startEngine) => engines.resolve({ startEngine }),
      egress: locateEgress(host, (decision) => emitForwarded(decision)),
    });
  };
  const sendWebRequest = createLazyRequester(host, settings.network.authorities);
  const offered = createOfferedTools(policy, () =>
    readSecretHeaders(settings.search !== null && 'headers' in settings.search ? settings.search.headers : {}, host),
  );
  const news: News[] = [];
  const scripts = createScriptHarness({
    runtime: runtime.runtime,
    limits: settings.scriptLimits,
    get toolNames() {
      return offered.tools.map(({ name }) => name);
    },
    findAlias: (name) => offered.findScriptAlias(name),
    listNearestTools: (name) => offered.listNearestScriptNames(name),
    approvalsRequired: policy.asksFor.has('approval'),
    spawning: settings.spawn
      ? {
          limit: settings.scriptLimits.concurrentToolCalls,
          onEnd: (end) => void news.push(renderSpawnedEnd(end)),
        }
      : null,
    async startEngine() {
      const { startEngine } = await Promise.race([engines.promise, openSandbox()]);
      return startEngine(join(host.distDirectory, 'engine/index.js'), [
        ...['engine', 'worker'].map((name) => join(host.distDirectory, name)),
        ...runtime.directories,
      ]);
    },
    preparerPath: join(host.distDirectory, 'preparer/index.js'),
    ...(options.storedValues !== undefined && { storedValues: options.storedValues }),
    clock: host.clock,
    createId: host.createId,
  });
  return {
    /** Opens the boundary, once. Rejects with `sandbox` or `usage`; nothing is left behind then. */
    openSandbox,
    redactor,
    offered,
    /** Starts the servers that the policy names, once, when nothing of the agent has run yet; their tools are offered from then on. */
    async startServers({
      emit,
      signal,
      files,
    }: {
      readonly emit: Emit;
      readonly signal: AbortSignal;
      readonly files: ServerStart['files'];
    }): Promise<OpenedServers> {
      const sandbox = await openSandbox();
      const opened = await startServers({
        servers: settings.mcpServers,
        authorities: settings.network.authorities,
        sandbox,
        host,
        emit,
        signal,
        files,
      });
      closeServers = opened.close;
      offered.add(opened.tools);
      // Without the reason, which may be in the server's own words.
      for (const { server, failure } of opened.opened)
        if (failure !== '')
          news.push({
            text: `The MCP server ${server} is not there in this run, and neither are its tools.`,
            output: '',
          });
      return opened;
    },
    scripts,
    /** News that the model has not received yet: ends of spawned calls, servers that did not start, and texts of `addNews`. */
    takeNews: (): readonly News[] => news.splice(0),
    /** Hands on every change of the workspace that stays, from now on. */
    onAccepted(listener: (changes: readonly AcceptedChange[]) => void): void {
      keepAccepted = listener;
    },
    /** Adds what the model receives before its next turn: a sentence of the harness, and text that others wrote. */
    addNews: (text: string, output = ''): void => void news.push({ text, output }),
    openDispatcher({
      sandbox,
      runId,
      emit,
      trust,
      limits = defaultRunLimits,
      approval = noApproval,
      agents = null,
      earlier = [],
    }: {
      readonly sandbox: RunSandbox;
      readonly runId: string;
      readonly emit: Emit;
      readonly trust: TrustFacts;
      readonly limits?: RunLimits;
      readonly approval?: ApprovalOptions;
      /** Asks models for calls; without it, no call can. */
      readonly agents?: Agents | null;
      /** The events of an earlier part of the run. */
      readonly earlier?: readonly RunEvent[];
    }): Dispatcher {
      const hasOthersWords = offered.tools.some(({ name }) => isUnpinned(policy, name));
      // The instructions contain the server's description of its tools, and no person has read it before.
      if (hasOthersWords && !wasTainted(earlier)) emit({ type: 'history-tainted', turn: 0, source: 'tool' });
      emitForwarded = (decision) => emit({ type: 'connection-decided', callId: null, connection: decision });
      return createDispatcher({
        runId,
        findTool: (name) => offered.findTool(name),
        listNearestNames: (name) => offered.listNearestNames(name),
        policy,
        sandbox,
        sendWebRequest,
        redactor,
        limits,
        readMode: (turn) => (options.readScriptMode(turn) === 'dry-run' ? 'dry-run' : 'run'),
        streamBytes: settings.scriptLimits.streamBytes,
        trust: { ...trust, resumed: hasOthersWords || wasTainted(earlier) ? 'tainted' : 'clean' },
        earlier,
        agents,
        ...(options.readGitHub !== undefined && { readGitHub: options.readGitHub }),
        ...(options.documents !== undefined && { documents: options.documents }),
        approval,
        onNews: (text, output) => void news.push({ text, output }),
        emit,
        clock: host.clock,
        createId: host.createId,
      });
    },
    /** Ends all running parts and gives the workspace back. */
    async close(): Promise<void> {
      await scripts.close();
      await closeServers();
      const sandbox = await opening?.catch(() => null);
      await sandbox?.close();
    },
  };
}

function isUnpinned({ settings }: Policy, tool: string): boolean {
  return settings.mcpServers.some(({ name, toolsSha256 }) => toolsSha256 === null && tool.startsWith(`mcp.${name}.`));
}
