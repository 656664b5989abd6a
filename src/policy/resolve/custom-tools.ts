import { posix } from 'node:path';
import { isOutside } from '../../core/text/path-text.ts';
import type { Word } from '../../core/types/access.ts';
import { parseTemplateWord, type CustomTool } from '../../core/types/custom-tool.ts';
import type { Problem } from '../../core/types/error.ts';
import { renderCanonicalJson, type JsonValue } from '../../core/text/json.ts';
import { createToolCatalogue, type ToolCatalogue } from '../../core/tool-catalogue.ts';
import { readWrapped } from '../commands/wrappers.ts';
import { readCustomTool } from '../file/custom-tool-settings.ts';
import { readLayerRegistries, type Layer } from './layers.ts';

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

/**
 * Reports custom tools with the name of another tool, two layers that declare different tools under one name, and placeholders where an
 * argument would become code.
 */
export function checkCustomTools(layers: readonly Layer[], catalogue: ToolCatalogue, problems: Problem[]): void {
  const taken = new Set(catalogue.facts.flatMap(({ name, structuredName }) => [name, structuredName].map(fold)));
  const registries = readLayerRegistries(layers);
  const known = new Map<string, { readonly key: string; readonly layer: string }>();
  for (const { file, name: layer, yaml } of layers)
    for (const [name, written] of Object.entries(file.customTools ?? {})) {
      const tool = readCustomTool(name, written, registries);
      const key = renderCanonicalJson(JSON.parse(JSON.stringify(tool)) as JsonValue);
      const other = known.get(name);
      if (other === undefined) known.set(name, { key, layer });
      if (taken.has(fold(name)))
        problems.push(
          yaml.problemAtKey(['customTools'], name, `"${name}" is a tool of the harness`, 'Give yours another name.'),
        );
      if (other !== undefined && other.key !== key)
        problems.push(
          yaml.problemAtKey(
            ['customTools'],
            name,
            `the custom tool "${name}" is another one in ${other.layer}`,
            'Give it another name, or declare exactly the same tool.',
          ),
        );
      const danger = findCodePlaceholder(createSampleWords(tool), tool.cwd, 0);
      if (danger !== null) problems.push(yaml.problemAt(['customTools', name, 'command'], ...danger));
    }
}

/** Programs of custom tools that are files of the workspace, relative to it. Nothing may write them, or a call would run what the model wrote. */
export function listCustomPrograms(tools: readonly CustomTool[], workspace: string | null): readonly string[] {
  return tools.flatMap(({ command: [program], cwd }) => {
    if (!program.includes('/')) return [];
    const path = posix.isAbsolute(program)
      ? posix.relative(workspace ?? '/', program)
      : posix.normalize(posix.join(cwd, program));
    return path === '' || isOutside(path) || (posix.isAbsolute(program) && workspace === null) ? [] : [path];
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

function fold(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
