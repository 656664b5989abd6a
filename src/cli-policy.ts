import { readFile } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { HarnessError } from './core/error.ts';
import type { CliContext } from './cli-run.ts';
import { readBuiltinPolicies } from './host.ts';
import { createPolicyFetcher } from './load-steering-policy.ts';
import { loadPolicyFile } from './load-policy-file.ts';
import { checkPolicy, renderFinding } from './policy/check.ts';
import { explainCall, renderExplanation } from './policy/explain.ts';
import { readSource } from './read-source.ts';
import { planCallChanges } from './approval/plan-call-changes.ts';
import { createWorkspaceFiles } from './sandbox/workspace-files.ts';
import { findTool, listNearestNames } from './tools/index.ts';
import { z } from 'zod';

export interface PolicyFlags {
  readonly cwd: string;
  readonly format: 'text' | 'json';
}

/** `policy check FILE…`: every problem of every file, with its place; exit 2 where one has an error. */
export async function checkPolicies(
  sources: readonly string[],
  flags: PolicyFlags,
  context: CliContext,
): Promise<number> {
  const { host, terminal } = context;
  const results = [];
  for (const source of sources) {
    const path = source.startsWith('builtin:') ? source : resolve(host.workingFolder, source);
    const findings = await checkPolicy({
      source: path,
      readFile: (file) => readFile(file, 'utf8'),
      builtinPolicies: readBuiltinPolicies(host),
      protectedPaths: [],
      fetchRemote: createPolicyFetcher(),
    });
    results.push({ policy: source, ok: findings.every(({ severity }) => severity !== 'error'), findings });
  }
  if (flags.format === 'json') terminal.out(`${JSON.stringify(results)}\n`);
  else
    for (const { policy, findings, ok } of results) {
      for (const finding of findings) terminal.out(`${renderFinding(finding)}\n`);
      terminal.out(`${policy}: ${ok ? 'ok' : 'not valid'}\n`);
    }
  return results.every(({ ok }) => ok) ? 0 : 2;
}

const callSchema = z.strictObject({
  tool: z.string(),
  args: z.unknown(),
  origin: z.enum(['structured', 'script']).default('structured'),
  tainted: z.boolean().default(false),
});

/** `policy explain`: how one call, or one call a line, would be decided, and why. */
export async function explainCalls(
  input: { readonly type: 'call'; readonly json: string } | { readonly type: 'calls'; readonly file: string },
  flags: PolicyFlags & { readonly policy: string },
  context: CliContext,
): Promise<number> {
  const { host, terminal } = context;
  const workspace = realpathSync(resolve(host.workingFolder, flags.cwd));
  const { policy } = await loadPolicyFile(host, flags.policy, workspace);
  const files = createWorkspaceFiles({ root: workspace, owner: null, protectedPaths: [], isUnreadable: () => false });
  const lines =
    input.type === 'call'
      ? [input.json]
      : (await readSource(input.file, context)).split('\n').filter((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const call = parseCall(line, input.type === 'call' ? '--call' : `${input.file}:${index + 1}`);
    const tool = findTool(call.tool);
    if (tool === null)
      throw new HarnessError({
        code: 'usage',
        message: `there is no tool ${call.tool}`,
        hint: `Nearest: ${listNearestNames(call.tool).join(', ')}.`,
      });
    const parsed = tool.input.safeParse(call.args);
    if (!parsed.success)
      throw new HarnessError({
        code: 'usage',
        message: `the arguments do not fit ${tool.name}: ${parsed.error.issues[0]?.message ?? ''}`,
        hint: 'See the tool’s parameters in the README.',
      });
    const explanation = explainCall(policy, {
      tool: tool.name,
      origin: call.origin,
      args: JSON.parse(JSON.stringify(parsed.data)),
      accesses: await tool.accesses(parsed.data, files),
      turn: 1,
      justified: false,
      rulesUsed: new Map(),
      changes: await planCallChanges(tool, parsed.data, files),
      tainted: call.tainted,
    });
    terminal.out(
      flags.format === 'json' || input.type === 'calls'
        ? `${JSON.stringify(explanation)}\n`
        : `${renderExplanation(explanation)}\n`,
    );
  }
  return 0;
}

function parseCall(line: string, place: string): z.infer<typeof callSchema> {
  try {
    return callSchema.parse(JSON.parse(line));
  } catch (thrown) {
    const why = thrown instanceof z.ZodError ? z.prettifyError(thrown) : (thrown as Error).message;
    throw new HarnessError({
      code: 'usage',
      message: `${place} is not a call: ${why}`,
      hint: 'Write it like {"tool":"exec","args":{"command":["npm","test"]}}.',
    });
  }
}
