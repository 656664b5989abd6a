import { locateFolder } from '../../run/host/locate-folder.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import { lowerCall, parseCall, parseCalls, type WrittenCall } from './policy-calls.ts';
import { loadPolicyFile } from '../../run/policy/load-policy-file.ts';
import { explainCall, renderExplanation } from '../../policy/decide/explain.ts';
import type { IsolationLevel } from '../../core/types/isolation.ts';
import { readSource } from '../arguments/read-source.ts';

export type ExplainInput =
  | { readonly type: 'call'; readonly json: string }
  | { readonly type: 'calls'; readonly file: string }
  | { readonly type: 'command'; readonly words: readonly string[] };

/** `policy explain`: how one call, or one call a line, would be decided, and why. */
export async function explainCalls(
  input: ExplainInput,
  flags: {
    readonly policy: string;
    readonly cwd: string;
    readonly format: string;
    readonly isolation: IsolationLevel;
  },
  context: CommandContext,
): Promise<number> {
  const workspace = locateFolder(context.host, flags.cwd, '--cwd');
  const { policy } = await loadPolicyFile(context.host, flags.policy, workspace);
  for (const written of await readInput(input, context)) {
    const placed = { ...written, context: { isolation: flags.isolation, ...written.context } };
    const { call, policy: here } = await lowerCall(placed, policy, workspace);
    const explanation = explainCall(here, call);
    context.terminal.out(
      flags.format === 'json' || input.type === 'calls'
        ? `${JSON.stringify(explanation)}\n`
        : `${renderExplanation(explanation)}\n`,
    );
  }
  return 0;
}

async function readInput(input: ExplainInput, context: CommandContext): Promise<readonly WrittenCall[]> {
  switch (input.type) {
    case 'call':
      return [parseCall(input.json, '--call')];
    case 'calls':
      return parseCalls(await readSource(input.file, context), input.file);
    case 'command': {
      // One word with blanks in it is a line for a shell; several are a program and its arguments.
      const [first = ''] = input.words;
      const command = input.words.length === 1 && /\s/.test(first) ? ['bash', '-lc', first] : [...input.words];
      return [{ tool: 'exec', args: { command }, origin: 'structured', context: {} }];
    }
  }
}
