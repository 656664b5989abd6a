import * as z from 'zod';
import { isAtLeast } from '../../../core/types/isolation.ts';
import { defineMatcher } from './matcher.ts';

/**
 * `contained: true`: any program, shell text or inline code, if the isolation of the run is at least `full`. It matches the programs that the call
 * runs, never its reads, writes, connections and variables. Other rules decide those, and the change gate decides the changes of the command.
 */
export const containedMatcher = defineMatcher({
  key: 'contained',
  binds: null,
  schema: z
    .literal(true)
    .describe(
      'Any program, shell text or inline code, without network, if the isolation is full. Only for `tool: exec` and rules that allow.',
    ),
  describe: () => 'the command is contained by the sandbox',
  compile:
    () =>
    ({ access, call }) =>
      ['command', 'opaque', 'session', 'none'].includes(access.type) && isAtLeast(call.isolation ?? 'full', 'full')
        ? 'must'
        : 'no',
});
