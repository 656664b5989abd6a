import * as z from 'zod';
import { isAtLeast } from '../../../core/types/isolation.ts';
import { defineMatcher } from './matcher.ts';

/**
 * `contained: true`: any program, shell text or inline code, if the isolation of the run is at least `full`. It matches the programs that the call
 * starts and their variables, never files. Rules about writing decide the targets of redirections, and the changes of the command when it has ended.
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
      ['command', 'opaque', 'env', 'session', 'none'].includes(access.type) &&
      isAtLeast(call.isolation ?? 'full', 'full')
        ? 'must'
        : 'no',
});
