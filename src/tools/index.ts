import type { Tool } from '../core/tool.ts';
import { applyPatch } from './apply-patch.ts';
import { execCommand } from './exec-command.ts';
import { exec } from './exec.ts';
import { grepFiles } from './grep-files.ts';
import { listDir } from './list-dir.ts';
import { readFile } from './read-file.ts';
import { createToolLookup } from './tool-lookup.ts';
import { updatePlan } from './update-plan.ts';
import { fetchUrl } from './web/fetch-url.ts';
import { http } from './web/http.ts';
import { writeFile } from './write-file.ts';
import { writeStdin } from './write-stdin.ts';

/** Every tool. To add one: its file, and a line here. */
export const tools: readonly Tool[] = [
  exec,
  execCommand,
  writeStdin,
  applyPatch,
  readFile,
  writeFile,
  listDir,
  grepFiles,
  updatePlan,
  fetchUrl,
  http,
];

/** Sets of tools that a policy can name. */
export const toolPacks: ReadonlyMap<string, readonly Tool[]> = new Map([
  ['core-codex', [exec, applyPatch, readFile, listDir, grepFiles]],
  ['anthropic-standard', [exec, readFile, updatePlan, listDir]],
  ['file-ops', [readFile, listDir, grepFiles, applyPatch]],
  ['read-only', [readFile, listDir, grepFiles, updatePlan]],
  ['research', [fetchUrl]],
  ['all', tools],
]);

/** Finds one of all tools by either name, and the names nearest to one that does not exist. */
export const { findTool, listNearestNames } = createToolLookup(tools);
