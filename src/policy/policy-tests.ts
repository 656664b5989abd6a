import { posix } from 'node:path';
import { z } from 'zod';
import type { Access } from '../core/access.ts';
import type { FileChange, FileState } from '../core/change.ts';
import { decisions, type CallToDecide } from '../core/decision.ts';
import { readErrorMessage, type Problem } from '../core/error.ts';
import { splitCommand } from './arguments-text.ts';
import { isLocalFile } from './layers.ts';
import { listProblems } from './list-problems.ts';
import type { ResolvedPolicy } from './load.ts';
import { strictObject, text } from './schema-parts.ts';
import { parseYamlFile, type YamlFile } from './yaml-file.ts';

const row = strictObject({
  tool: text.optional(),
  command: text.optional(),
  read: z.string().optional(),
  write: z.string().optional(),
  env: text.optional(),
  origin: z.enum(['structured', 'script']).optional(),
  justified: z.boolean().optional(),
  tainted: z.boolean().optional(),
  before: z.string().nullable().optional(),
  after: z.string().nullable().optional(),
  decision: z.enum(decisions),
  rule: text.optional(),
}).refine(
  ({ command, read, write, tool }) =>
    [command, read, write].filter((value) => value !== undefined).length <= 1 &&
    [command, read, write, tool].some((value) => value !== undefined),
  'a row names one of command, read, write, or else a tool',
);

const tableSchema = strictObject({ cases: z.array(row).min(1, 'the table is empty') });

type Row = z.output<typeof row>;

/** Runs the test tables that a policy names. Returns a problem for each row that is not decided as it says. */
export async function runPolicyTests(
  policy: ResolvedPolicy,
  readFile: (path: string) => Promise<string>,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const layer of policy.files) {
    if (!isLocalFile(layer)) continue;
    for (const [index, name] of (layer.file.tests ?? []).entries()) {
      const path = posix.isAbsolute(name) ? name : posix.join(posix.dirname(layer.name), name);
      try {
        problems.push(...runPolicyTable(policy, path, await readFile(path)).problems);
      } catch (thrown) {
        problems.push(
          layer.yaml.problemAt(['tests', index], `the tests ${name} cannot be read: ${readErrorMessage(thrown)}`),
        );
      }
    }
  }
  return problems;
}

/** Runs one table: each row is a call and the decision (and rule) that it must get. */
export function runPolicyTable(
  policy: ResolvedPolicy,
  file: string,
  source: string,
): { readonly cases: number; readonly problems: readonly Problem[] } {
  const yaml = parseYamlFile(file, source);
  if (yaml.broken || yaml.problems.length > 0) return { cases: 0, problems: yaml.problems };
  const parsed = tableSchema.safeParse(yaml.value, { reportInput: true });
  if (!parsed.success) return { cases: 0, problems: listProblems(yaml, parsed.error.issues) };
  return {
    cases: parsed.data.cases.length,
    problems: parsed.data.cases.flatMap((written, index) => runRow(policy, yaml, written, index)),
  };
}

function runRow(policy: ResolvedPolicy, yaml: YamlFile, written: Row, index: number): Problem[] {
  const call = createCall(written);
  if (call === null) return [yaml.problemAt(['cases', index, 'command'], 'this is no plain command')];
  const verdict = policy.decide(call);
  const found = `${verdict.decision} by ${verdict.rule}`;
  if (verdict.decision !== written.decision)
    return [yaml.problemAt(['cases', index], `expected ${written.decision}, found ${found}`, verdict.reason)];
  if (written.rule !== undefined && verdict.rule !== written.rule)
    return [yaml.problemAt(['cases', index], `expected the rule ${written.rule}, found ${found}`, verdict.reason)];
  return [];
}

function createCall(written: Row): CallToDecide | null {
  const accesses = readAccesses(written);
  if (accesses === null) return null;
  const tool =
    written.tool ?? (written.command !== undefined ? 'exec' : written.write !== undefined ? 'writeFile' : 'readFile');
  return {
    tool,
    origin: written.origin ?? 'structured',
    args: {},
    accesses,
    turn: 1,
    justified: written.justified ?? false,
    rulesUsed: new Map(),
    changes: readChanges(written),
    tainted: written.tainted ?? false,
  };
}

// With neither content a row says nothing of the change, so that every rule about it that may match does.
function readChanges({ write, before, after }: Row): FileChange[] | null {
  if (write === undefined || (before === undefined && after === undefined)) return null;
  return [{ path: write, before: readState(before), after: readState(after) }];
}

function readState(content: string | null | undefined): FileState | null {
  if (content === null || content === undefined) return null;
  return { kind: 'file', executable: false, content: new TextEncoder().encode(content) };
}

function readAccesses({ command, read, write, env }: Row): Access[] | null {
  const set: Access[] = env === undefined ? [] : [{ type: 'env', name: env }];
  if (command !== undefined) {
    const words = splitCommand(command);
    return words === null
      ? null
      : [{ type: 'command', cwd: '.', words: words.map((value) => ({ type: 'literal', value })) }, ...set];
  }
  if (read !== undefined) return [{ type: 'read', path: read, valid: true }, ...set];
  if (write !== undefined) return [{ type: 'write', path: write, valid: true }, ...set];
  return set.length > 0 ? set : [{ type: 'none' }];
}
