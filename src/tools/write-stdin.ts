import * as z from 'zod';
import { ToolFailure } from '../core/ports/tool.ts';
import { defineTool } from './definition/define-tool.ts';
import { textField } from './definition/text-field.ts';
import { readSession, sessionReturns, sizeFields, yieldField } from './session-call.ts';

/** A terminal in line mode drops the rest of a longer line. Source: termios(3), canonical mode. */
const maxLineBytes = 4_095;

const input = z.strictObject({
  sessionId: z.string().min(1).max(40),
  chars: textField(65_536)
    .optional()
    .describe(
      'Typed unchanged: end a line with \\n; in a terminal \\u0003 is Ctrl-C, \\u0004 is Ctrl-D; with tty false \\u0004 at the end closes the input. Leave out to only read.',
    ),
  yieldTimeMs: yieldField(500),
  ...sizeFields,
  end: z.boolean().optional().describe('Ends the session and every process in it.'),
});

/**
 * Writes input to a session, resizes it, ends it, and reads its output since the last call. The program was decided when the session was
 * opened; this call is decided by rules about this tool alone, and is allowed if none of them denies it.
 */
export const writeStdin = defineTool({
  name: 'writeStdin',
  structuredName: 'write_stdin',
  kind: 'session-input',
  packs: [],
  aliases: ['bash_output', 'kill_shell', 'kill_bash', 'task_output', 'task_stop'],
  description: 'Types into a session, reads its new output, resizes or ends it.',
  input,
  returns: sessionReturns,

  accesses: async ({ sessionId }) => [{ type: 'session', sessionId, command: '' }],

  async run({ sessionId, chars = '', yieldTimeMs, rows, cols, end = false }, context) {
    const { sessions } = context.sandbox;
    const session = sessions.find(sessionId);
    if (session === null) {
      const open = sessions.listOpen();
      throw new ToolFailure(
        `there is no session ${sessionId}, or its end has been reported; ${open.length === 0 ? 'none is open' : `open: ${open.join(', ')}`}`,
      );
    }
    if ((rows === undefined) !== (cols === undefined)) throw new ToolFailure('give both rows and cols');
    if (rows !== undefined && cols !== undefined) await session.resize({ rows, columns: cols });
    session.send(chars);
    if (end) await session.close();
    const output = await readSession(session, yieldTimeMs, context, session.hasTerminal ? describeLongLine(chars) : '');
    const onlyRead = chars === '' && rows === undefined;
    return onlyRead && sessions.listOpen().includes(sessionId) ? { ...output, onlyWaited: true } : output;
  },
});

/** A hint, because a program in raw mode accepts longer lines; empty if no line is too long. */
function describeLongLine(chars: string): string {
  // Ctrl-D ends a line too.
  const lines = chars.replaceAll('\u0004', '\n').split(/[\r\n]/);
  const longestBytes = Math.max(...lines.map((line) => Buffer.byteLength(line)));
  return longestBytes <= maxLineBytes
    ? ''
    : `A line of ${longestBytes} bytes was typed: a terminal in line mode keeps the first ${maxLineBytes} bytes of a line. Write long input to a file, or start the program with tty false.`;
}
