import { enginePrefixLength } from '../parse/parse-frame.ts';
import type { Insertion } from '../parse/parse-tasks.ts';

/** A position in the script as the model wrote it, 1-based. */
export interface ScriptFrame {
  readonly functionName: string;
  readonly line: number;
  readonly column: number;
}

const maxFrames = 10;

/**
 * Reads an engine's stack and keeps what is the script's: at most ten `script.ts:LINE:COL` frames, without the frame's text before the first line.
 * The text comes from the guest, so only what matches exactly is kept.
 */
export function readScriptStack(
  stack: string,
  insertions: readonly Insertion[] = [],
): { readonly frames: readonly ScriptFrame[]; readonly text: string } {
  const frames: ScriptFrame[] = [];
  for (const line of stack.split('\n', 200)) {
    const match =
      /^\s{0,8}at (?:async )?(?:(?:new )?([^()\s]{1,80})(?: \[as [^()\s]{1,80}\])? \()?script\.ts:(\d{1,6}):(\d{1,6})\)?$/.exec(
        line,
      );
    if (match === null || frames.length >= maxFrames) continue;
    const scriptLine = Number(match[2]);
    const column = findColumn(insertions, scriptLine, Number(match[3]) - (scriptLine === 1 ? enginePrefixLength : 0));
    if (scriptLine < 1 || column < 1) continue;
    const name = (match[1] ?? '').replaceAll(/[^\w$.<>]/g, '');
    frames.push({ functionName: name === '<anonymous>' ? '' : name, line: scriptLine, column });
  }
  const text = frames
    .map(({ functionName, line, column }) =>
      functionName === '' ? `at script.ts:${line}:${column}` : `at ${functionName} (script.ts:${line}:${column})`,
    )
    .join('\n');
  return { frames, text };
}

/** The column in the script of a column in the program. Insertions are in the order of the text. */
function findColumn(insertions: readonly Insertion[], line: number, inProgram: number): number {
  let added = 0;
  for (const insertion of insertions) {
    if (insertion.line !== line) continue;
    if (inProgram < insertion.column + added + insertion.length) return Math.min(inProgram - added, insertion.column);
    added += insertion.length;
  }
  return inProgram - added;
}
