import { compileGlob } from './text/glob.ts';

/**
 * The kind of a tool, as far as policies and checks distinguish tools:
 * - `command` runs a program, `session` keeps one running, `session-input` sends input to it;
 * - `read` and `write` access files of the workspace;
 * - `request` sends web requests of any method, `fetch` gets pages; the harness itself makes both;
 * - `search` asks the search service that a policy names;
 * - `server` is answered by an MCP server;
 * - `custom` runs the command that a policy declares for it;
 * - `agent` asks a model or starts an agent;
 * - `document` keeps texts for the run;
 * - `github` reads issues, pull requests and logs of the repository from GitHub;
 * - `none` accesses nothing.
 */
export type ToolKind =
  | 'command'
  | 'session'
  | 'session-input'
  | 'read'
  | 'write'
  | 'request'
  | 'fetch'
  | 'search'
  | 'server'
  | 'custom'
  | 'agent'
  | 'document'
  | 'github'
  | 'none';

/** Names that no tool can have: a namespace of scripts that has one would be taken for a promise, or for an object with another meaning. */
export const reservedToolNames: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'then',
  'catch',
  'finally',
  'toJSON',
  'call',
  'apply',
  'bind',
  'arguments',
  'caller',
]);

/** The structured calls that the agent loop answers itself. They reach nothing outside of it, so that they are no tools of the policy. */
export const loopTools = { search: 'search_tools', wait: 'wait_script' } as const;

/** The built-in packs, besides `all`. */
export const packNames = ['core-codex', 'anthropic-standard', 'file-ops', 'read-only', 'research'] as const;

export type PackName = (typeof packNames)[number];

/** The facts about a tool that are known without running it. */
export interface ToolFacts {
  /** camelCase, as scripts call it. */
  readonly name: string;
  /** snake_case, as structured calls name it. */
  readonly structuredName: string;
  readonly kind: ToolKind;
  /** The built-in packs that contain the tool. */
  readonly packs: readonly PackName[];
  /** Set for a tool that no model knows from its training: every request would pay for a description that few runs use. */
  readonly offer?: 'if-named';
  /** A tool that does the same in another form: a denial of it denies this tool too. An allow of it does not allow this one. */
  readonly deniedWith?: string;
}

const extendedKinds: Readonly<Partial<Record<ToolKind, readonly ToolKind[]>>> = {
  session: ['command'],
  'session-input': ['command', 'session'],
};

export type ToolCatalogue = ReturnType<typeof createToolCatalogue>;

/** True for a name, or a name in which `*` matches any letters, of a tool that an MCP server could provide. */
export function mayNameServer(name: string): boolean {
  return /^(?:(?:m|mc|mcp)?\*|mcp\.)/.test(name);
}

/**
 * The tools that a policy can name. Created from the registry of tools, so that a policy, a pack or a check contains only existing names.
 */
export function createToolCatalogue(tools: readonly ToolFacts[]) {
  const names = tools.map(({ name }) => name);
  const known = new Set(names);
  const listNames = (...kinds: readonly ToolKind[]): readonly string[] =>
    tools.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  const denying = new Map<string, readonly string[]>(
    tools.map(
      ({ name, kind, deniedWith }) =>
        [
          name,
          [name, ...listNames(...(extendedKinds[kind] ?? [])), ...(deniedWith === undefined ? [] : [deniedWith])],
        ] as const,
    ),
  );
  return {
    facts: tools,
    names,
    /** The built-in packs by name; null contains every tool. */
    packs: new Map<string, readonly string[] | null>([
      ['all', null],
      ...packNames.map(
        (pack) => [pack, tools.filter(({ packs }) => packs.includes(pack)).map(({ name }) => name)] as const,
      ),
    ]),
    /** False for a name or glob that matches neither a tool nor a tool that an MCP server could provide. */
    mayExist: (name: string): boolean =>
      known.has(name) || mayNameServer(name) || (name.includes('*') && names.some(compileGlob(name))),
    /** The tools of these kinds, in the order of the registry. */
    listNames,
    isOf: (tool: string, ...kinds: readonly ToolKind[]): boolean => listNames(...kinds).includes(tool),
    /** The first tool of a kind, which represents the kind in examples and tests. Throws if the kind has no tool. */
    pickName(kind: ToolKind): string {
      const [first] = listNames(kind);
      if (first === undefined) throw new Error(`no tool is of the kind ${kind}`);
      return first;
    },
    /**
     * A tool and the tools that it extends: a session runs a command like `exec`, input needs a session, and an edit changes a file as a patch does. A
     * denial of one of them denies the tool; an allow of one of them does not allow it.
     */
    listDenyingNames: (tool: string): readonly string[] => denying.get(tool) ?? [tool],
  };
}

/** The tools and model providers that exist. A policy that names others is not valid. */
export interface PolicyCatalogue {
  readonly tools: ToolCatalogue;
  /** Every wire API with its provider, including `replay`. */
  readonly providers: readonly ProviderNames[];
}

/** The names under `harness.providers` that concern one wire API. */
export interface ProviderNames {
  readonly name: string;
  readonly provider: string;
}
