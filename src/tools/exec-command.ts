import * as z from 'zod';
import { ToolFailure } from '../core/ports/tool.ts';
import { commandFields, lowerCommandCall, readCommandCall } from './command-call.ts';
import { defineTool } from './definition/define-tool.ts';
import { readSession, sessionReturns, sizeFields, yieldField } from './session-call.ts';

/** The command line that starts the session is one word of another, which Linux bounds at 128 KiB. */
const maxCommandBytes = 100_000;
/** No session is open for longer, even if the run's own limit is longer. */
const maxSessionMs = 6 * 60 * 60_000;

const input = z.strictObject({
  ...commandFields,
  timeoutMs: commandFields.timeoutMs.describe(
    'Ends the session after so many milliseconds; else it lasts as long as the run.',
  ),
  yieldTimeMs: yieldField(2_000),
  tty: z.boolean().default(true).describe('false: pipes instead of a terminal, for servers and plain output.'),
  ...sizeFields,
});

/**
 * Starts a program in a terminal, which continues while other calls are made. The command's accesses are decided on the same words as for
 * `exec`: a rule has to allow the command for this tool, and a rule that denies it for `exec` denies it here too. Its input is not decided
 * again, so a shell or an interpreter that would run typed input is opaque (proved by test/policy/sessions.test.ts).
 */
export const execCommand = defineTool({
  name: 'execCommand',
  structuredName: 'exec_command',
  kind: 'session',
  packs: [],
  description: 'Starts a program in a session that continues: servers, prompts. See writeStdin.',
  input,
  returns: sessionReturns,

  accesses: lowerCommandCall,

  async run({ yieldTimeMs, timeoutMs, tty, rows = 24, cols = 80, ...call }, context) {
    const { argv, cwd, env } = await readCommandCall(call, context.sandbox.files);
    if (argv[0].startsWith('-')) throw new ToolFailure('the name of a program does not start with -');
    if (Buffer.byteLength(argv.join(' ')) > maxCommandBytes)
      throw new ToolFailure(`the command is longer than ${maxCommandBytes} bytes; put what it needs into a file`);
    const session = await context.sandbox.sessions.open({
      argv,
      cwd,
      env,
      timeoutMs: Math.min(timeoutMs ?? maxSessionMs, maxSessionMs),
      signal: context.signal,
      maxOutputBytes: context.streamBytes,
      size: tty ? { rows, columns: cols } : null,
    });
    try {
      return await readSession(session, yieldTimeMs, context);
    } catch (thrown) {
      // The caller never receives this session's id, so it could never end the session.
      await session.close();
      throw thrown;
    }
  },
});
