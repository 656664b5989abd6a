import { isUtf8 } from 'node:buffer';
import { structuredPatch } from 'diff';
import type { ShownCall, ShownPart } from '../core/types/approval.ts';
import type { Redactor } from '../core/ports/redact.ts';
import type { CallSite } from '../core/types/call-site.ts';
import { chooseFence } from '../core/text/fence.ts';
import { showUnseen } from '../core/text/invisible-characters.ts';
import { renderCanonicalJson, type JsonValue, isJsonObject } from '../core/text/json.ts';
import type { FileChange, FileState } from '../core/types/change.ts';
import { justificationKey } from './justification.ts';
import { redactArguments } from './redact-arguments.ts';
import { compareText } from '../core/text/compare-text.ts';

/** The size of a comment of GitHub, less the frame of the request. */
const maxCharacters = 60_000;
const frameOfPart = 20;
/** Longer differences are shown as the whole file before and after. */
const maxEditLength = 1_000;

export interface CallToShow extends Pick<ShownCall, 'binds'> {
  readonly args: JsonValue;
  /** The changes that the call makes, and nothing else; null if they are not known before. */
  readonly changes: readonly FileChange[] | null;
  readonly scriptId: string | null;
  readonly callSite: CallSite | null;
}

/**
 * Renders a call for the person who decides about it: the changes of files, and the arguments unless they only repeat them. `hidden` if a person
 * cannot see all that the answer binds, with the reason. `known` redacts known secrets only. Tested in test/dispatch/show-call.test.ts.
 */
export function showCall(
  { args, changes, binds, scriptId, callSite }: CallToShow,
  known: Redactor,
): { readonly type: 'shown'; readonly call: ShownCall } | { readonly type: 'hidden'; readonly reason: string } {
  const { json, masked } = redactArguments(args, known);
  const parts: ShownPart[] = [];
  const secrets: string[] = [];
  for (const change of changes ?? []) {
    const name = renderName(known.redactText(change.path));
    const rendered = renderChange(change, name, known);
    if (rendered.type === 'hidden') return { type: 'hidden', reason: `${name} ${rendered.reason}` };
    if (rendered.hasSecret) secrets.push(name);
    parts.push({ name, form: 'diff', text: showUnseen(rendered.text) });
  }
  // A call that makes exactly its changes only repeats them; a command may have made them in any way.
  const isRepeated = binds === 'call' && parts.length > 0;
  const listed = listArguments(json).filter(([name]) => !isRepeated || name === justificationKey);
  const described = listed.map(([name, value]): ShownPart => {
    const isText = typeof value === 'string' && value.includes('\n');
    const text = isText ? value : renderCanonicalJson(value);
    return { name: renderName(name), form: isText ? 'text' : 'value', text: showUnseen(text) };
  });
  // The answer does not bind these arguments.
  const isLeftOut = binds === 'changes' && measureParts([...parts, ...described]) > maxCharacters;
  // After the changes: a text can look like a diff.
  if (isLeftOut) parts.push({ name: 'arguments', form: 'value', text: 'too long to be shown' });
  else {
    parts.push(...described);
    secrets.push(...masked.filter((pointer) => !isRepeated || pointer === `/${justificationKey}`));
  }
  const total = measureParts(parts);
  if (total > maxCharacters)
    return { type: 'hidden', reason: `it has ${total} characters, and at most ${maxCharacters} can be shown` };
  const excerpt = showUnseen(known.redactText(callSite?.excerpt ?? ''));
  const site = callSite === null ? null : { line: callSite.line, excerpt };
  const script = scriptId === null ? null : { id: scriptId, site };
  return { type: 'shown', call: { binds, parts, secrets: secrets.map(renderName), script } };
}

function measureParts(parts: readonly ShownPart[]): number {
  return parts.reduce(
    (sum, { name, text }) => sum + name.length + text.length + 2 * chooseFence(text).length + frameOfPart,
    0,
  );
}

function renderName(name: string): string {
  return showUnseen(name).replaceAll('\n', '\\n');
}

/** Arguments by name. An element of a list with several lines is a separate one. */
function listArguments(args: JsonValue): readonly (readonly [string, JsonValue])[] {
  if (!isJsonObject(args)) return [['arguments', args]];
  return Object.entries(args)
    .toSorted(([left], [right]) => compareText(left, right))
    .flatMap(([name, value]) =>
      Array.isArray(value) && value.some((entry) => typeof entry === 'string' && entry.includes('\n'))
        ? value.map((entry, index) => [`${name}[${index}]`, entry] as const)
        : [[name, value] as const],
    );
}

type RenderedChange =
  | { readonly type: 'shown'; readonly text: string; readonly hasSecret: boolean }
  | { readonly type: 'hidden'; readonly reason: string };

function renderChange({ before, after }: FileChange, name: string, known: Redactor): RenderedChange {
  const [from, to] = [readText(before), readText(after)];
  if (from === null || to === null) return { type: 'hidden', reason: 'is binary or cannot be read' };
  const [shownFrom, shownTo] = [known.redactText(from), known.redactText(to)];
  const hasSecret = shownFrom !== from || shownTo !== to;
  // A secret that replaces another one would look the same.
  if (shownFrom !== from && shownTo !== to && from !== to)
    return { type: 'hidden', reason: 'has known secrets before and after the change' };
  const [old, now] = [describeState(before), describeState(after)];
  const head = [`--- ${old === null ? '(no file)' : name}`, `+++ ${now === null ? '(no file)' : name}`];
  if (old !== now) head.push(`kind: ${old ?? 'none'} -> ${now ?? 'none'}`);
  return { type: 'shown', text: [...head, ...diffLines(shownFrom, shownTo)].join('\n'), hasSecret };
}

function describeState(state: FileState | null): string | null {
  return state === null ? null : `${state.executable ? 'executable ' : ''}${state.kind}`;
}

/** The text of a file, the target of a link, or nothing for a path that does not exist. Null for bytes that are not text. */
function readText(state: FileState | null): string | null {
  if (state === null || state.kind === 'directory') return '';
  if (state.content === null || state.kind === 'special' || !isUtf8(state.content)) return null;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(state.content);
  return text.includes('\0') ? null : text;
}

function diffLines(from: string, to: string): readonly string[] {
  if (from === to) return [];
  const patch = structuredPatch('', '', from, to, '', '', { context: 3, maxEditLength });
  if (patch === undefined) return [...markLines('-', from), ...markLines('+', to)];
  return patch.hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ]);
}

function markLines(mark: string, text: string): readonly string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  else lines.push('\\ No newline at end of file');
  return lines.map((line, index) =>
    index === lines.length - 1 && line.startsWith('\\ No newline') ? line : `${mark}${line}`,
  );
}
