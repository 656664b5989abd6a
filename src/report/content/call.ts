import * as z from 'zod';
import { parseJson } from '../../core/text/parse-json.ts';
import { quoteWord, renderAccess, type Access } from '../../core/types/access.ts';
import type { DecisionRecord } from '../../core/types/decision.ts';

const commandSchema = z.object({ command: z.union([z.string(), z.array(z.string()).min(1)]) });
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
