import * as z from 'zod';
import { matchNames } from '../../../core/text/match-names.ts';
import { defineMatcher } from './matcher.ts';
import { listOf, oneOrMore } from '../../../core/schema-parts.ts';

const toolName = z.string().regex(/^[\w.*-]+$/, 'a tool is named by letters, digits, "." and "*"');

/** `tool`: a tool's camelCase name, or a glob over names. A denial of `exec` also denies sessions; an allow of `exec` never allows them. */
export const toolMatcher = defineMatcher({
  key: 'tool',
  binds: null,
  schema: oneOrMore(toolName).describe(
    'A tool by its camelCase name, or a list; `*` matches any letters. Tools of MCP servers are allowed only by `mcp.SERVER.TOOL` or `mcp.SERVER.*`.',
  ),
  describe: (names) => `tool is ${listOf(names).join(' or ')}`,
  compile(names, { tools }) {
    const isNamed = matchNames(listOf(names));
    return ({ call }) => (isNamed(call.tool) ? 'must' : tools.listDenyingNames(call.tool).some(isNamed) ? 'may' : 'no');
  },
});
