/** The ready-made lists of tools, by name. Null stands for every tool. */
export const toolPacks: ReadonlyMap<string, readonly string[] | null> = new Map([
  ['all', null],
  ['core-codex', ['exec', 'applyPatch', 'readFile', 'listDir', 'grepFiles', 'fileSearch']],
  ['anthropic-standard', ['exec', 'readFile', 'updatePlan', 'listDir']],
  ['file-ops', ['readFile', 'listDir', 'grepFiles', 'applyPatch', 'fileSearch']],
  ['read-only', ['readFile', 'listDir', 'grepFiles', 'fileSearch', 'updatePlan', 'viewImage']],
  ['research', ['webSearch', 'fetchUrl']],
]);

/** Names that a policy may speak of. A tool that a version lacks can be denied all the same. */
export const toolNames: readonly string[] = [
  'exec',
  'execCommand',
  'writeStdin',
  'applyPatch',
  'readFile',
  'writeFile',
  'listDir',
  'grepFiles',
  'fileSearch',
  'updatePlan',
  'viewImage',
  'listMcpResources',
  'listMcpResourceTemplates',
  'readMcpResource',
  'webSearch',
  'fetchUrl',
  'http',
  'saveToFC',
  'fetchFromFC',
  'prompts.save',
  'prompts.get',
  'agents.llm.chat',
  'agents.launch.sync',
  'agents.launch.async',
];

const narrowerTools: ReadonlyMap<string, readonly string[]> = new Map([
  ['execCommand', ['exec']],
  ['writeStdin', ['exec', 'execCommand']],
]);

/**
 * A tool and those that it goes beyond: a session runs a command as `exec` does, and input needs a session. What is denied to one of them is
 * denied to the tool; what is allowed to them is not allowed to the tool.
 */
export function listDenyingNames(tool: string): readonly string[] {
  return [tool, ...(narrowerTools.get(tool) ?? [])];
}

/** True for a name that no registry knows and no MCP server could bring. */
export function isUnknownTool(name: string): boolean {
  return !name.includes('*') && !name.startsWith('mcp.') && !toolNames.includes(name);
}
