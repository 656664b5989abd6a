import * as z from 'zod';
import { parseJson } from '../../core/text/parse-json.ts';
import { quoteWord, renderAccess, type Access } from '../../core/types/access.ts';
import type { DecisionRecord } from '../../core/types/decision.ts';
import type { ToolFinished } from '../../core/types/event.ts';

const commandSchema = z.object({ command: z.union([z.string(), z.array(z.string()).min(1)]) });
const endings: Readonly<Record<NonNullable<ToolFinished['endedBy']>, string>> = {
  'timed-out': 'time limit',
  flooded: 'too much output',
  'out-of-disk': 'disk nearly full',
  'out-of-memory': 'too much memory',
  'over-limit': 'limit of the sandbox',
  killed: 'killed by a signal',
};
const shells: ReadonlySet<string> = new Set(['bash', 'sh', 'dash', 'zsh']);
const inlineFlags: ReadonlySet<string> = new Set(['-c', '-lc', '-ec', '-lec']);

/**
 * The effect of a call: its command as the model wrote it, a shell text without the shell around it; for another tool the accesses that were decided,
 * without the read of a file that it writes. Empty for a call without accesses. For display only.
 */
export function describeCall(accesses: DecisionRecord['accesses'], argsJson: string): string {
  const first = accesses[0]?.type;
  const isCommand = first === 'command' || first === 'opaque';
  const written = isCommand ? readCommand(argsJson) : null;
  return (
    written ??
    accesses
      .filter((access) => access.type !== 'none' && !isEdited(access, accesses))
      .map((access) => renderAccess(access).replace(/^command /, ''))
      .join(', ')
  );
}

function isEdited(access: Access, accesses: readonly Access[]): boolean {
  return access.type === 'read' && accesses.some((other) => other.type === 'write' && other.path === access.path);
}

/**
 * How a call ended, for all reports: its state, its exit code or the limit that ended its program, and whether it succeeded. A command that exited with
 * another code than 0 is `completed`, as in the record.
 */
export function readEnd({ state, exitCode, endedBy }: ToolFinished): {
  readonly state: ToolFinished['state'];
  readonly exit: string;
  readonly succeeded: boolean;
} {
  const exit = endedBy !== null ? `ended: ${endings[endedBy]}` : exitCode === null ? '' : `exit ${exitCode}`;
  return {
    state: endedBy === null ? state : 'failed',
    exit,
    succeeded: state === 'completed' && endedBy === null && (exitCode ?? 0) === 0,
  };
}

/** The command in the arguments of a call, as in `describeCall`. Null for another call; arguments in a record may be cut. */
export function readCommand(argsJson: string): string | null {
  let args: unknown;
  try {
    args = parseJson(argsJson);
  } catch {
    return null;
  }
  const { data } = commandSchema.safeParse(args);
  if (data === undefined) return null;
  if (typeof data.command === 'string') return data.command;
  const [program = '', flag = '', text, ...rest] = data.command;
  const isShellText = shells.has(program) && inlineFlags.has(flag) && text !== undefined && rest.length === 0;
  return isShellText ? text : data.command.map(quoteWord).join(' ');
}
