import type { JsonValue } from '../../core/text/json.ts';
import { escapeControlText, removeTerminalCodes } from '../../core/text/control-characters.ts';
import { escapeControls } from './serialize.ts';

/** Parts deeper than this are shown as JSON. */
const maxDepth = 16;

/**
 * Shows a value, given as JSON text, to the model: a string raw, and anything else as JSON in one line. Strings of several lines are below
 * that line, raw and under their key, because escaped line breaks and quotation marks are hard to read.
 */
export function showValue(json: string): string {
  const blocks: string[] = [];
  const value = separate(JSON.parse(json) as JsonValue, '', 0, blocks);
  return typeof value === 'string' && blocks.length === 0
    ? showText(value)
    : [escapeControls(JSON.stringify(value)), ...blocks].join('\n');
}

/** The value with a note in place of each string of several lines, which becomes a block. */
function separate(value: JsonValue, path: string, depth: number, blocks: string[]): JsonValue {
  if (typeof value === 'string') {
    const text = removeTerminalCodes(value);
    const lines = text.trimEnd().split('\n').length;
    if (lines === 1 || path === '') return text;
    blocks.push(`${path} (${lines} lines):\n${showText(text).trimEnd()}`);
    return `(${lines} lines below)`;
  }
  if (value === null || typeof value !== 'object' || depth >= maxDepth) return value;
  if (Array.isArray(value)) return value.map((entry, index) => separate(entry, `${path}[${index}]`, depth + 1, blocks));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'aggregatedOutput' || !repeatsStreams(value))
      .map(([key, entry]) => [key, separate(entry, extendPath(path, key), depth + 1, blocks)]),
  );
}

/** True for the result of a command: its output in the order in which it came repeats both streams. A part of it that a script took does not. */
function repeatsStreams({ stdout, stderr, aggregatedOutput }: { readonly [key: string]: JsonValue }): boolean {
  const isResult = typeof stdout === 'string' && typeof stderr === 'string' && typeof aggregatedOutput === 'string';
  return isResult && aggregatedOutput.length === stdout.length + stderr.length;
}

function extendPath(path: string, key: string): string {
  if (!/^[A-Za-z_$][\w$]{0,60}$/.test(key)) return `${path}[${escapeControls(JSON.stringify(key.slice(0, 60)))}]`;
  return path === '' ? key : `${path}.${key}`;
}

function showText(text: string): string {
  return escapeControlText(removeTerminalCodes(text));
}
