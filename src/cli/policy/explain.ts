import { locateFolder } from '../../run/host/locate-folder.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import { HarnessError } from '../../core/types/error.ts';
import { listClosedFiles, renderClosedFiles } from './closed-files.ts';
import { parseCall, placeCall, type WrittenCall } from './policy-calls.ts';
import { loadPolicyFile } from '../../run/policy/load-policy-file.ts';
import type { ResolvedPolicy } from '../../policy/resolve/load.ts';
import { explainCall, renderExplanation } from '../../policy/decide/explain.ts';
import type { IsolationLevel } from '../../core/types/isolation.ts';
import { readSource } from '../arguments/read-source.ts';

export type ExplainInput =
  | { readonly type: 'call'; readonly json: string }
  | { readonly type: 'calls'; readonly file: string }
  | { readonly type: 'command'; readonly words: readonly string[] };

interface ExplainFlags {
  readonly policy: string;
  readonly cwd: string;
  readonly format: string;
  readonly isolation: IsolationLevel;
  readonly approvals: boolean;
}

/**
 * `policy explain`: how a run in this workspace would decide one call, or one call a line, and why. With `--calls`, each line gets an answer, a line
 * that is not a call gets its error; exit 2 if there is one.
 */
export async function explainCalls(input: ExplainInput, flags: ExplainFlags, context: CommandContext): Promise<number> {
  const { terminal, host } = context;
  const workspace = locateFolder(host, flags.cwd, '--cwd');
  const { policy } = await loadPolicyFile(host, flags.policy, workspace);
  if (input.type !== 'calls') {
    const { explanation, here } = await explain(readCall(input), policy, { workspace, host, flags });
    const closed = listClosedFiles(workspace, here.view().closed);
    terminal.out(
      flags.format === 'json'
        ? `${JSON.stringify({ ...explanation, closed: closed.files })}\n`
        : `${renderExplanation(explanation)}\n\n${renderClosedFiles(closed)}\n`,
    );
    return 0;
  }
  let failed = false;
  const lines = (await readSource(input.file, context)).split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    try {
      const written = parseCall(line, `${input.file}:${index + 1}`);
      const { explanation } = await explain(written, policy, { workspace, host, flags });
      terminal.out(`${JSON.stringify(explanation)}\n`);
    } catch (thrown) {
      if (!(thrown instanceof HarnessError) || thrown.code !== 'usage') throw thrown;
      failed = true;
      terminal.out(`${JSON.stringify({ error: thrown.message, hint: thrown.hint, line: index + 1 })}\n`);
    }
  }
  return failed ? 2 : 0;
}

async function explain(
  written: WrittenCall,
  policy: ResolvedPolicy,
  {
    flags,
    ...place
  }: { readonly workspace: string; readonly host: CommandContext['host']; readonly flags: ExplainFlags },
) {
  const placed = { ...written, context: { isolation: flags.isolation, ...written.context } };
  const { call, policy: here } = await placeCall(placed, policy, place);
  return { explanation: explainCall(here, { ...call, asksPeople: flags.approvals }), here };
}

function readCall(input: Exclude<ExplainInput, { readonly type: 'calls' }>): WrittenCall {
  if (input.type === 'call') return parseCall(input.json, '--call');
  // One word with blanks in it is a line for a shell; several are a program and its arguments.
  const [first = ''] = input.words;
  const command = input.words.length === 1 && /\s/.test(first) ? ['bash', '-lc', first] : [...input.words];
  return { tool: 'exec', args: { command }, origin: 'structured', context: {}, after: [] };
}
