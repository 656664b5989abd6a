import picomatch from 'picomatch';
import { z } from 'zod';
import { defineMatcher } from '../matcher.ts';
import { listOf, oneOrMore } from '../schema-parts.ts';
import { listDenyingNames } from '../tool-packs.ts';

const toolName = z.string().regex(/^[\w.*-]+$/, 'a tool is named by letters, digits, "." and "*"');

/** `tool`: a tool's camelCase name, or a glob over names. A denial of `exec` holds for sessions too, which `exec` alone never allows. */
export const toolMatcher = defineMatcher({
  key: 'tool',
  binds: null,
  schema: oneOrMore(toolName),
  describe: (names) => `tool is ${listOf(names).join(' or ')}`,
  compile(names) {
    const isNamed = compileToolNames(listOf(names));
    return ({ call }) => (isNamed(call.tool) ? 'must' : listDenyingNames(call.tool).some(isNamed) ? 'may' : 'no');
  },
});

export function compileToolNames(names: readonly string[]): (tool: string) => boolean {
  const literal = new Set(names.filter((name) => !name.includes('*')));
  const globs = names.filter((name) => name.includes('*'));
  if (globs.length === 0) return (tool) => literal.has(tool);
  const matchesGlob = picomatch(globs, { dot: true, nonegate: true, noextglob: true, windows: false });
  return (tool) => literal.has(tool) || matchesGlob(tool);
}
