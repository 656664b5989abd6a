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
import { splitCommand } from '../decide/split-command.ts';
import { contextShape, readCallState } from './call-context.ts';
import { readConnection } from '../decide/examples.ts';
import type { ResolvedPolicy } from '../resolve/load.ts';
import { listOf, oneOrMore, strictObject, text } from '../../core/schema-parts.ts';

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

const namesOneCall = ({ command, shell, read, write, net, tool }: WrittenCall): boolean =>
  [command, shell, read, write, net].filter((value) => value !== undefined).length <= 1 &&
  [command, shell, read, write, net, tool].some((value) => value !== undefined);
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
    tool: row.tool ?? readUsualTool(row, accesses, policy.compiled.catalogue.tools),
    origin: row.origin ?? 'structured',
    args: (row.args ?? {}) as JsonValue,
    accesses,
    changes: readChanges(row),
    history: [],
    ...readCallState(row, accesses, policy),
  };
}

function readUsualTool(
  { command, shell, write, net }: CallRow,
  accesses: readonly Access[],
  tools: ToolCatalogue,
): string {
  if (net !== undefined)
    return accesses.some((access) => 'method' in access) ? tools.pickName('request') : tools.pickName('command');
  if (command !== undefined || shell !== undefined) return tools.pickName('command');
  return tools.pickName(write === undefined ? 'read' : 'write');
}

/** The row on one line, for lists of results. */
export function renderRow(row: TestRow): string {
  const { command, shell, read, write, net, tool } = row;
  const subject =
    command ??
    (shell !== undefined
      ? `shell ${shell}`
      : read !== undefined
        ? `read ${read}`
        : write !== undefined
          ? `write ${write}`
          : net !== undefined
            ? `net ${net}`
            : `tool ${tool ?? ''}`);
  return `${row.name === undefined ? '' : `${row.name}: `}${subject} → ${row.decision}`.replaceAll(/\p{Cc}/gu, ' ');
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

function readAccesses(row: CallRow, { compiled }: ResolvedPolicy): Access[] | null {
  const { command, shell, read, write, net, env, tool, args = {} } = row;
  const set = (env === undefined ? [] : listOf(env)).map((name): Access => ({ type: 'env', name }));
  if (command !== undefined) {
    const words = splitCommand(command);
    return words === null ? null : [createCommand(words), ...set];
  }
  if (shell !== undefined) return [createCommand(['bash', '-lc', shell]), ...set];
  if (read !== undefined) return [{ type: 'read', path: read, valid: true }, ...set];
  if (write !== undefined) return [{ type: 'write', path: write, valid: true, isFile: true }, ...set];
  if (net !== undefined) {
    const connection = readConnection(net);
    return connection === null ? null : [connection, ...set];
  }
  if (tool !== undefined && isAnsweredByServer(tool)) return [createServerAccess(tool), ...set];
  const { customTools, search } = compiled;
  const custom = customTools.find(({ name }) => name === tool);
  if (custom !== undefined)
    return [createCustomAccess(custom.name), createCommand(fillCommand(custom, args), custom.cwd), ...set];
  if (tool !== undefined && search !== null && compiled.catalogue.tools.listNames('search').includes(tool))
    return [
      createSearchAccess(tool),
      ...(search.format === 'hosted' ? [] : [readConnectAccess(search.url, readSearchMethod(search))]),
      ...set,
    ];
  return set.length > 0 ? set : [{ type: 'none' }];
}
