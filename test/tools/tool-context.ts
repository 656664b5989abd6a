import { createWorkspaceFiles } from '../../src/sandbox/workspace/files/workspace-files.ts';
import type { Sandbox, WorkspaceFiles } from '../../src/core/ports/sandbox.ts';
import {
  ToolFailure,
  type BoundCall,
  type Tool,
  type ToolContext,
  type ToolOutput,
} from '../../src/core/ports/tool.ts';
import type { Plan } from '../../src/core/types/event.ts';
import { createRunDocuments } from '../../src/dispatch/run-documents.ts';
import { systemClock } from '../../src/run/host/system-clock.ts';

/** The real workspace files of a directory, with nothing protected. */
export function openFiles(root: string): WorkspaceFiles {
  return createWorkspaceFiles({ root, owner: null, protectedPaths: [], isUnreadable: () => false });
}

/** A sandbox for tools that start no command. */
export function createFilesOnlySandbox(files: WorkspaceFiles): Sandbox {
  return {
    isolation: {
      level: 'namespaces',
      rung: 'none',
      seccomp: false,
      bubblewrap: { version: '0.12.0', isFixed: true },
      walls: [],
      limits: [],
      notes: [],
    },
    files,
    storeOutput: () => null,
    isClosed: () => false,
    run: async () => {
      throw new ToolFailure('this sandbox runs no commands');
    },
    sessions: {
      open: () => Promise.reject(new ToolFailure('this sandbox opens no sessions')),
      find: () => null,
      listOpen: () => [],
      closeAll: async () => undefined,
    },
    close: async () => undefined,
  };
}

// The dispatcher decides the network of a call; here, no call has one.
function withoutNetwork(sandbox: Sandbox): ToolContext['sandbox'] {
  const { sessions } = sandbox;
  return {
    files: sandbox.files,
    storeOutput: (name, output) => sandbox.storeOutput(name, output),
    run: (request) => sandbox.run({ ...request, network: null }),
    sessions: {
      open: (request) => sessions.open({ ...request, network: null }),
      find: (id) => sessions.find(id),
      listOpen: () => sessions.listOpen(),
    },
  };
}

export function createContext(sandbox: Sandbox, options: Partial<ToolContext> = {}): ToolContext {
  return {
    callId: 'call_1',
    sandbox: withoutNetwork(sandbox),
    signal: new AbortController().signal,
    clock: systemClock,
    streamBytes: 262_144,
    commandTimeoutMs: 30_000,
    mayShow: () => true,
    isAllowed: () => true,
    requestWeb: async () => {
      throw new ToolFailure('this context makes no requests');
    },
    readGitHub: async () => {
      throw new ToolFailure('this context has no repository on GitHub');
    },
    cabinet: createRunDocuments([]).bind({
      callId: 'call_1',
      isTainted: () => false,
      emit: () => undefined,
      canFetch: () => true,
    }).cabinet,
    agents: {
      chat: () => Promise.reject(new ToolFailure('this context asks no model')),
      search: () => Promise.reject(new ToolFailure('this context asks no model')),
      launch: () => Promise.reject(new ToolFailure('this context starts no agent')),
      wait: () => Promise.reject(new ToolFailure('this context starts no agent')),
    },
    onPlan: (_plan: Plan) => undefined,
    ...options,
  };
}

/** A call with these arguments. Throws if they are invalid. */
export function bindCall(tool: Tool, args: unknown): BoundCall {
  const result = tool.bind(args);
  if (result.type === 'invalid')
    throw new Error(result.issues.map(({ path, message }) => `${path}: ${message}`).join('; '));
  return result.call;
}

/** Validates as the dispatcher does, then runs. */
export async function runTool(tool: Tool, args: unknown, context: ToolContext): Promise<ToolOutput> {
  return bindCall(tool, args).run(context);
}

/** Runs a tool over a directory's files, without a sandbox for commands. */
export async function runOnFiles(tool: Tool, root: string, args: unknown): Promise<ToolOutput> {
  return runTool(tool, args, createContext(createFilesOnlySandbox(openFiles(root))));
}

/** A field of a tool's value, which is an object. */
export function readField(output: ToolOutput, name: string): unknown {
  const { value } = output;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Error('the value is no object');
  return value[name];
}
