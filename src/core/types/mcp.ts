import * as z from 'zod';
import type { Recorded } from '../recorded.ts';
import type { OpaqueAccess } from './access.ts';
import type { RequestUrl } from '../text/request-url.ts';
import type { ConnectionDecision, NetworkGrant } from './network.ts';
import type { ToolFacts } from '../tool-catalogue.ts';

/** A server of the Model Context Protocol as the policy names it. */
export type McpServer = CommandServer | HttpServer;

interface AnyServer {
  readonly name: string;
  /** Milliseconds from its start until its tools are known. */
  readonly startupTimeoutMs: number;
  readonly callTimeoutMs: number;
  /** The digest that its tools must have, as `digestDefinitions` computes it; null if any tools are accepted. */
  readonly toolsSha256: string | null;
}

/** A server that runs in the sandbox and speaks on stdin and stdout. */
export interface CommandServer extends AnyServer {
  readonly type: 'command';
  readonly command: readonly [string, ...string[]];
  /** Relative to the workspace. */
  readonly cwd: string;
  /** Added to the clean environment of the sandbox. */
  readonly env: Readonly<Record<string, string>>;
  /** `read`: the server sees the workspace as commands do, and never writes it. `none`: it finds an empty directory. */
  readonly workspace: 'read' | 'none';
  /** The only hosts that it may reach. */
  readonly network: readonly NetworkGrant[];
  /** How often it is started again if it has ended. */
  readonly restarts: number;
}

/** A server that runs elsewhere, to which the harness itself connects (streamable HTTP). */
export interface HttpServer extends AnyServer {
  readonly type: 'http';
  readonly url: RequestUrl;
  /** Sent with every request. A value from a variable is a secret: neither the sandbox nor the model sees it. */
  readonly headers: Readonly<Record<string, HeaderValue>>;
  /** Its own host and port: nothing else is connected to. */
  readonly network: readonly NetworkGrant[];
}

/** A text, or a variable of the harness's environment with a text before its value. */
export type HeaderValue = string | { readonly env: string; readonly prefix: string };

/** How a server is started. */
export interface ServerStart {
  /**
   * `sealed`: the server finds the workspace from before the start of the agent, because the agent could have changed its program since.
   * `current`: nothing of the agent has run yet.
   */
  readonly files: 'current' | 'sealed';
  /** Receives the decision about each of its connections. */
  readonly onDecision: (decision: ConnectionDecision) => void;
}

/** The process of a server, in the sandbox. */
export interface ServerProcess {
  /** Ends the process if it leaves too much of its input unread. Does nothing after the end. */
  writeLine(line: string): void;
  onLine(listener: (line: string) => void): void;
  /** Called once, with the reason, when the process has ended. */
  onExit(listener: (reason: string) => void): void;
  /** Its output on stderr, head and tail. */
  readStderr(): string;
  /** Ends it for a reason, with all its child processes. */
  stop(reason: string): void;
  /** Ends it and resolves when no process of it is left. Rejects if a process stays. */
  end(reason: string): Promise<void>;
}

/** The result of starting a server. Tools have the names that policies and scripts use. */
export const openedServerSchema = z.object({
  server: z.string(),
  tools: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** The digest of all definitions that the server sent; empty if it sent none. */
  toolsSha256: z.string(),
  /** Tools that are not offered, with the reason. Names are the server's own, escaped. */
  refused: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Why the server does not run; empty if it runs. */
  failure: z.string(),
});

export type OpenedServer = Recorded<typeof openedServerSchema>;

const serverTool = /^mcp\.[^.*]+\.[^.*]+$/;

/** The tools for the resources of MCP servers. They are offered if a server has resources. */
export const resourceToolFacts = [
  { name: 'listMcpResources', structuredName: 'list_mcp_resources', kind: 'server', packs: [] },
  { name: 'listMcpResourceTemplates', structuredName: 'list_mcp_resource_templates', kind: 'server', packs: [] },
  { name: 'readMcpResource', structuredName: 'read_mcp_resource', kind: 'server', packs: [] },
] as const satisfies readonly ToolFacts[];

/** The tools for the prompts of MCP servers. They are offered if a server has prompts. */
export const promptToolFacts = [
  { name: 'listMcpPrompts', structuredName: 'list_mcp_prompts', kind: 'server', packs: [] },
  { name: 'getMcpPrompt', structuredName: 'get_mcp_prompt', kind: 'server', packs: [] },
] as const satisfies readonly ToolFacts[];

/** True for the name of a tool that a server answers. The tool need not exist. */
export function isAnsweredByServer(tool: string): boolean {
  return serverTool.test(tool) || [...resourceToolFacts, ...promptToolFacts].some(({ name }) => name === tool);
}

/** The access of a call to a server: the code of the server decides what the call does. */
export function createServerAccess(tool: string): OpaqueAccess {
  return { type: 'opaque', text: tool, reason: 'the effect depends on the code of the MCP server' };
}
