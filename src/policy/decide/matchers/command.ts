import * as z from 'zod';
import { compileCommandPattern, commandPattern, renderCommandPattern } from '../../commands/command-pattern.ts';
import { compileSubcommand, renderSubcommand, subcommand } from '../../commands/subcommand.ts';
import { defineMatcher } from './matcher.ts';

/** `command`: a pattern over the words of a program call, or `{program, sub, flags}`. */
export const commandMatcher = defineMatcher({
  key: 'command',
  binds: 'command',
  schema: z
    .union([commandPattern, subcommand])
    .describe(
      'The words of a command: literals, `*` (one word), `**` (the rest), `{any: […]}`, `{after: "--"}`; or `{program, sub}`.',
    ),
  describe: (written) =>
    `command is ${Array.isArray(written) ? renderCommandPattern(written) : renderSubcommand(written)}`,
  compile(written) {
    const match = Array.isArray(written) ? compileCommandPattern(written) : compileSubcommand(written);
    return ({ access }) => (access.type === 'command' ? match(access) : 'no');
  },
});
