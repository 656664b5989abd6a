import picomatch from 'picomatch';
import { z } from 'zod';
import { defineMatcher } from '../matcher.ts';
import { listOf, oneOrMore } from '../schema-parts.ts';

const toolName = z.string().regex(/^[\w.*-]+$/, 'a tool is named by letters, digits, "." and "*"');

/** `tool`: a tool's camelCase name, or a glob over names. */
export const toolMatcher = defineMatcher({
  key: 'tool',
  binds: null,
  schema: oneOrMore(toolName),
  describe: (names) => `tool is ${listOf(names).join(' or ')}`,
  compile(names) {
    const isNamed = compileToolNames(listOf(names));
    return ({ call }) => (isNamed(call.tool) ? 'must' : 'no');
  },
});

export function compileToolNames(names: readonly string[]): (tool: string) => boolean {
  const matchesName = picomatch([...names], { dot: true, nonegate: true, noextglob: true, windows: false });
  return (tool) => matchesName(tool);
}
