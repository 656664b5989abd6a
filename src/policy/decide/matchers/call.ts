import * as z from 'zod';
import { hasValue, listOf, oneOrMore, optional, strictObject } from '../../../core/schema-parts.ts';
import { matchNames } from '../../../core/text/match-names.ts';
import { isAtLeast } from '../../../core/types/isolation.ts';
import { defineMatcher, matchAnyCall } from './matcher.ts';

const toolName = z.string().regex(/^[\w.*-]+$/, 'a tool is named by letters, digits, "." and "*"');

/** `tool`: a tool's camelCase name, or a glob over names. A denial of `exec` also denies sessions; an allow of `exec` never allows them. */
export const toolMatcher = defineMatcher({
  key: 'tool',
  schema: oneOrMore(toolName).describe(
    'A tool by its camelCase name, or a list; `*` matches any letters. Tools of MCP servers are allowed only by `mcp.SERVER.TOOL` or `mcp.SERVER.*`.',
  ),
  describe: (names) => `tool is ${listOf(names).join(' or ')}`,
  compile(names, { tools }) {
    const isNamed = matchNames(listOf(names));
    return ({ call }) => (isNamed(call.tool) ? 'must' : tools.listDenyingNames(call.tool).some(isNamed) ? 'may' : 'no');
  },
});

/**
 * `contained: true`: any program, shell text or inline code, if the isolation of the run is at least `full`. It matches the programs that the call
 * starts and their variables, never files. Rules about writing decide the targets of redirections, and the changes of the command when it has ended.
 */
export const containedMatcher = defineMatcher({
  key: 'contained',
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

/** `origin`: whether the call came from a script or as a structured call. */
export const originMatcher = defineMatcher({
  key: 'origin',
  schema: z.enum(['structured', 'script']).describe('Whether the call was made by a script or by the model itself.'),
  describe: (origin) => `origin is ${origin}`,
  compile:
    (origin) =>
    ({ call }) =>
      call.origin === origin ? 'must' : 'no',
});

/** `justified`: whether the model gave a justification for this call. */
export const justifiedMatcher = defineMatcher({
  key: 'justified',
  perCall: true,
  schema: z.boolean().describe('Whether the model has given its reasons for this call.'),
  describe: (justified) => (justified ? 'the call is justified' : 'the call is not justified'),
  compile:
    (justified) =>
    ({ call }) =>
      call.justified === justified ? 'must' : 'no',
});

/**
 * `tainted`: whether untrusted text has entered the history: a task from a person who may not give instructions, files or command output if the work
 * tree is a pull request's, or anything from the network or from a tool of a third party. Once true, it stays true.
 */
export const taintedMatcher = defineMatcher({
  key: 'tainted',
  schema: z.boolean().describe('Whether untrusted text has entered the conversation before the call.'),
  describe: (tainted) =>
    tainted ? 'untrusted text has entered the history' : 'no untrusted text has entered the history',
  compile:
    (tainted) =>
    ({ call }, intent) => {
      if (call.tainted === null) return matchAnyCall(intent);
      return call.tainted === tainted ? 'must' : 'no';
    },
});

/** `{ gte, lte }`, both ends included; at least one of them. */
const numberRange = strictObject({
  gte: optional(z.number().int().nonnegative(), 'At least this.'),
  lte: optional(z.number().int().nonnegative(), 'At most this.'),
}).refine(hasValue, 'give gte, lte or both');

type NumberRange = z.output<typeof numberRange>;

/** `turn`: the number of the model's turn, from 1. */
export const turnMatcher = defineMatcher({
  key: 'turn',
  perCall: true,
  schema: numberRange.describe('The number of the model’s turn, from 1.'),
  describe: (range) => `turn is ${renderRange(range)}`,
  compile:
    (range) =>
    ({ call }) =>
      isInRange(range, call.turn) ? 'must' : 'no',
});

/** `count`: the number of calls that this rule has allowed in the run so far. */
export const countMatcher = defineMatcher({
  key: 'count',
  perCall: true,
  schema: numberRange.describe('How many calls this rule has allowed in the run so far.'),
  describe: (range) => `the rule has allowed ${renderRange(range)} calls`,
  compile:
    (range, { id }) =>
    ({ call }) =>
      isInRange(range, call.rulesUsed.get(id) ?? 0) ? 'must' : 'no',
});

function isInRange({ gte, lte }: NumberRange, value: number): boolean {
  return (gte === undefined || value >= gte) && (lte === undefined || value <= lte);
}

function renderRange({ gte, lte }: NumberRange): string {
  return [...(gte === undefined ? [] : [`at least ${gte}`]), ...(lte === undefined ? [] : [`at most ${lte}`])].join(
    ' and ',
  );
}
