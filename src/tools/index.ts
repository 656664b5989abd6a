import { createToolCatalogue } from '../core/tool-catalogue.ts';
import type { Tool } from '../core/ports/tool.ts';
import type { CustomTool } from '../core/types/custom-tool.ts';
import { promptToolFacts, resourceToolFacts } from '../core/types/mcp.ts';
import { applyPatch } from './apply-patch.ts';
import { createCustomTool } from './custom-tool.ts';
import { agentsLaunchAsync, agentsLaunchSync, agentsLlmChat } from './agents.ts';
import { documentTools } from './documents.ts';
import { edit } from './edit.ts';
import { execCommand } from './exec-command.ts';
import { exec } from './exec.ts';
import { fileSearch } from './file-search.ts';
import { githubTools } from './github.ts';
import { grepFiles } from './grep-files.ts';
import { listDir } from './list-dir.ts';
import { readFile } from './read-file.ts';
import { createToolLookup } from './definition/tool-lookup.ts';
import { updatePlan } from './update-plan.ts';
import { viewImage } from './view-image.ts';
import { fetchUrl } from './web/fetch-url.ts';
import { http } from './web/http.ts';
import { createWebSearch, type SearchSource } from './web/web-search.ts';
import { writeFile } from './write-file.ts';
import { writeStdin } from './write-stdin.ts';

/** Every tool. To add one: its file, and a line here. */
export const tools: readonly Tool[] = [
  exec,
  execCommand,
  writeStdin,
  readFile,
  edit,
  writeFile,
  applyPatch,
  listDir,
  grepFiles,
  fileSearch,
  updatePlan,
  viewImage,
  fetchUrl,
  createWebSearch(null),
  http,
  ...documentTools,
  agentsLlmChat,
  agentsLaunchSync,
  agentsLaunchAsync,
  ...githubTools,
];

/** The tools that a policy can name: these, and those with which MCP servers offer their resources and prompts. */
export const toolCatalogue = createToolCatalogue([...tools, ...resourceToolFacts, ...promptToolFacts]);

/** Every tool of a policy that needs no server: with its custom tools, and its search service. */
export function listPolicyTools(policy: {
  readonly customTools: readonly CustomTool[];
  readonly search: SearchSource | null;
}): readonly Tool[] {
  return [
    ...tools.map((tool) => (tool.kind === 'search' ? createWebSearch(policy.search) : tool)),
    ...policy.customTools.map(createCustomTool),
  ];
}

/** Finds one of all tools by either name, and the names nearest to one that does not exist. */
export const { findTool, listNearestNames } = createToolLookup(tools);
