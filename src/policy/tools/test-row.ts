import type { ToolCatalogue } from '../../core/tool-catalogue.ts';
import * as z from 'zod';
import { createCommand, type Access } from '../../core/types/access.ts';
import type { FileChange, FileState } from '../../core/types/change.ts';
import { decisions, type CallToDecide } from '../../core/types/decision.ts';
import type { JsonValue } from '../../core/text/json.ts';
import { createCustomAccess, fillCommand } from '../../core/types/custom-tool.ts';
import { createSearchAccess, readSearchMethod } from '../../core/types/search.ts';
import { readConnectAccess } from '../../core/ports/web.ts';
import { createServerAccess, isAnsweredByServer } from '../../core/types/mcp.ts';
import { contextShape, readCallState } from './call-context.ts';
import type { CompiledPolicy } from '../decide/compiled-policy.ts';
import { readExample } from '../decide/examples.ts';
import type { ResolvedPolicy } from '../resolve/load.ts';
import { listOf, oneOrMore, strictObject, text } from '../../core/schema-parts.ts';
import { replaceControls } from '../../core/text/control-characters.ts';

const callShape = {
  tool: text.optional(),
  command: text.optional(),
  shell: text.optional(),
  read: z.string().optional(),
  write: z.string().optional(),
  /** `https://host`, with a method before it for a request of the harness itself. */
  net: text.optional(),
  env: oneOrMore(text).optional(),
  args: z.record(z.string(), z.json()).optional(),
  origin: z.enum(['structured', 'script']).optional(),
  ...contextShape,
};

type WrittenCall = z.output<z.ZodObject<typeof callShape>>;

/** The keys of a call of which a row has one. Without them, it names a tool. */
const subjects = ['command', 'shell', 'read', 'write', 'net'] as const;

const namesOneCall = (call: WrittenCall): boolean => {
  const count = subjects.filter((key) => call[key] !== undefined).length;
  return count === 1 || (count === 0 && call.tool !== undefined);
};
const oneCall = 'a call is one of command, shell, read, write, net, or else a tool';

const earlierCall = strictObject(callShape).refine(namesOneCall, oneCall);

/** One row of a test table: a call, the state of the run, and the expected decision. */
export const testRow = strictObject({
  name: text.optional(),
  /** Why the row is not run. */
  skip: text.optional(),
  ...callShape,
  /** The content of the written file. Null means that the file does not exist. */
  before: z.string().nullable().optional(),
  /** The content of the written file, or the earlier calls of the run, in their order. */
  after: z.union([z.string().nullable(), z.array(earlierCall).min(1, 'the list is empty')]).optional(),
  decision: z.enum(decisions),
  rule: text.optional(),
}).refine(namesOneCall, oneCall);

export type TestRow = z.output<typeof testRow>;
type CallRow = WrittenCall & Partial<TestRow>;

/** The earlier calls of the run of a row. */
export function listEarlierCalls({ after }: TestRow): readonly CallRow[] {
  return Array.isArray(after) ? after : [];
}

/** The call of a row. Returns null if its command is not a plain command. */
export function createRowCall(row: CallRow, policy: ResolvedPolicy): CallToDecide | null {
  const accesses = readAccesses(row, policy);
  if (accesses === null) return null;
  return {
    tool: row.tool ?? readUsualTool(accesses, policy.compiled.catalogue.tools),
    origin: row.origin ?? 'structured',
    args: (row.args ?? {}) as JsonValue,
    accesses,
    changes: readChanges(row),
    history: [],
    ...readCallState(row, accesses, policy),
  };
}

function readUsualTool([access]: readonly Access[], tools: ToolCatalogue): string {
  if (access?.type === 'connect' && access.method !== undefined) return tools.pickName('request');
  if (access?.type === 'command' || access?.type === 'connect') return tools.pickName('command');
  return tools.pickName(access?.type === 'write' ? 'write' : 'read');
}

/** The row on one line, for lists of results. */
export function renderRow(row: TestRow): string {
  const [key, value] = readSubject(row);
  const subject = key === 'command' ? value : `${key} ${value}`;
  return replaceControls(`${row.name === undefined ? '' : `${row.name}: `}${subject} → ${row.decision}`);
}

function readSubject(row: CallRow): readonly [(typeof subjects)[number] | 'tool', string] {
  const key = subjects.find((one) => row[one] !== undefined) ?? 'tool';
  return [key, row[key] ?? ''];
}

// Without both contents, a row does not describe the change, so every rule that may match the change does.
function readChanges({ write, before, after }: CallRow): FileChange[] | null {
  const content = Array.isArray(after) ? undefined : after;
  if (write === undefined || (before === undefined && content === undefined)) return null;
  return [{ path: write, before: readState(before), after: readState(content) }];
}

function readState(content: string | null | undefined): FileState | null {
  if (content === null || content === undefined) return null;
  return { kind: 'file', executable: false, content: new TextEncoder().encode(content) };
}

function readAccesses(row: CallRow, policy: ResolvedPolicy): Access[] | null {
  const set = listOf(row.env ?? []).map((name): Access => ({ type: 'env', name }));
  const [key, text] = readSubject(row);
  if (key === 'shell') return [createCommand(['bash', '-lc', text]), ...set];
  if (key !== 'tool') {
    const access = readExample({ binds: key === 'net' ? 'connect' : key }, text);
    return access === null ? null : [access, ...set];
  }
  const named = listToolAccesses(text, row.args ?? {}, policy.compiled);
  return named.length + set.length > 0 ? [...named, ...set] : [{ type: 'none' }];
}

/** The accesses that a tool has by its name alone. */
function listToolAccesses(
  tool: string,
  args: NonNullable<CallRow['args']>,
  { catalogue, customTools, search }: CompiledPolicy,
): readonly Access[] {
  if (isAnsweredByServer(tool)) return [createServerAccess(tool)];
  const custom = customTools.find(({ name }) => name === tool);
  if (custom !== undefined)
    return [createCustomAccess(custom.name), createCommand(fillCommand(custom, args), custom.cwd)];
  if (search === null || !catalogue.tools.isOf(tool, 'search')) return [];
  const service = search.format === 'hosted' ? [] : [readConnectAccess(search.url, readSearchMethod(search))];
  return [createSearchAccess(tool), ...service];
}
