import { join } from 'node:path';
import { defaultScriptLimits } from '../core/limits.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import { detectScripts } from '../script/detect/detect.ts';
import { createPreparerThread, parseTimeoutMs } from '../script/parse/preparer-thread.ts';
import { formatOption, type AddCommand } from './arguments/options.ts';
import { readSource } from './arguments/read-source.ts';

export const addParseCommand: AddCommand = (program, context, exit) => {
  program
    .command('parse <file>')
    .description('the segments and blocks of an assistant message; nothing runs')
    .addOption(formatOption('text', 'json'))
    .action(async (file: string, flags: { readonly format: 'text' | 'json' }) =>
      exit(await parseMessage(file, flags.format, context)),
    );
};

interface ParsedBlock {
  readonly format: string;
  readonly start: number;
  readonly end: number;
  readonly code: string;
  readonly accepted: boolean;
  readonly tools?: readonly string[];
  readonly errors: readonly { readonly name: string; readonly message: string }[];
}

/** `parse FILE|-`: an assistant message taken apart. Nothing runs. */
async function parseMessage(file: string, format: 'text' | 'json', context: CommandContext): Promise<number> {
  const text = await readSource(file, context);
  const segments = detectScripts(text);
  const thread = createPreparerThread({
    path: join(context.host.distDirectory, 'preparer/index.js'),
    timeoutMs: parseTimeoutMs,
  });
  const { sourceBytes } = defaultScriptLimits;
  const blocks: ParsedBlock[] = [];
  for (const segment of segments) {
    if (segment.type === 'text') continue;
    const { start, end } = segment;
    const code = segment.type === 'script' ? segment.code : text.slice(start, end);
    const block = { format: readForm(text.slice(start)), start, end, code };
    if (segment.type === 'refused') {
      blocks.push({ ...block, accepted: false, errors: [{ name: 'Refused', message: segment.reason }] });
      continue;
    }
    const checked = await thread.prepare({ source: code, language: segment.language, sourceBytes });
    blocks.push(
      checked.type === 'ready'
        ? { ...block, accepted: true, tools: checked.tools, errors: [] }
        : { ...block, accepted: false, errors: checked.errors },
    );
  }
  await thread.close();
  context.terminal.out(
    `${JSON.stringify({ segments, blocks: blocks.map((block) => ({ ...block, ...(block.errors[0] === undefined ? {} : { error: block.errors[0] }) })) }, null, format === 'text' ? 2 : 0)}\n`,
  );
  return blocks.every(({ accepted }) => accepted) ? 0 : 1;
}

/** The form in which a block is written: between tags, in a fence for scripts, or in another one, which does not run. */
function readForm(written: string): 'tags' | 'fence' | 'other' {
  if (/^<\/?tool-calls>/.test(written)) return 'tags';
  return /^[ \t]*(?:`{3,}|~{3,})(?:ts|js) tool-calls\s*$/.test(written.split('\n', 1)[0] ?? '') ? 'fence' : 'other';
}
