import { posix } from 'node:path';
import type { Word } from '../../core/types/access.ts';
import { parseTemplateWord, type CustomTool } from '../../core/types/custom-tool.ts';
import { createToolCatalogue, type ToolCatalogue } from '../../core/tool-catalogue.ts';
import { readWrapped } from '../commands/wrappers.ts';

/** Longer than any chain of wrappers that the lowering follows. */
const maxNested = 16;
const marker = 'placeholder-of-an-argument';

/** The tools that a policy with custom tools can name. */
export function extendCatalogue(catalogue: ToolCatalogue, tools: readonly CustomTool[]): ToolCatalogue {
  if (tools.length === 0) return catalogue;
  return createToolCatalogue([
    ...catalogue.facts,
    ...tools.map(({ name, structuredName }) => ({ name, structuredName, kind: 'custom' as const, packs: [] })),
  ]);
}

/** Programs of custom tools that are files, absolute or from the workspace. Nothing may write them, or a call would run what the model wrote. */
export function listCustomPrograms(tools: readonly CustomTool[]): readonly string[] {
  return tools.flatMap(({ command: [program], cwd }) => {
    if (!program.includes('/')) return [];
    return [posix.isAbsolute(program) ? program : posix.join(cwd, program)];
  });
}

/** The command of a tool with the same plain text in place of every argument. */
export function createSampleWords({ command }: CustomTool): readonly Word[] {
  return command.map((word) => ({
    type: 'literal',
    value: parseTemplateWord(word)
      .map((part) => (part.type === 'text' ? part.text : marker))
      .join(''),
  }));
}

/** The problem, with a hint, of a placeholder where an argument would become code. Null without a problem. */
export function explainCodePlaceholder(tool: CustomTool): [string, string] | null {
  return findCodePlaceholder(createSampleWords(tool), tool.cwd, 0);
}

function findCodePlaceholder(words: readonly Word[], cwd: string, depth: number): [string, string] | null {
  const wrapped = readWrapped({ type: 'command', words, cwd });
  if (wrapped === null || 'opaque' in wrapped) return null;
  if (wrapped.text?.includes(marker) === true)
    return [
      'a placeholder is in text that a shell reads, so an argument would become code',
      "Put the text into a script of the repository, and give it the argument as a word: [scripts/NAME.sh, '{name}'].",
    ];
  if (wrapped.command === null) return null;
  const [program] = wrapped.command;
  if (program?.type === 'literal' && program.value.includes(marker))
    return ['an argument would choose the program that runs', 'Write the program as a fixed text.'];
  return depth < maxNested ? findCodePlaceholder(wrapped.command, cwd, depth + 1) : null;
}
