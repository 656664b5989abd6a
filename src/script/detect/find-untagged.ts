import type { UntaggedCode } from '../../core/ports/script.ts';
import { isJsonObject } from '../../core/text/json.ts';
import { readJson } from '../../core/text/parse-json.ts';
import type { ScriptLanguage } from '../parse/parse.ts';
import { type Fence, readClosingFence, readCodeLanguage, readFence } from './detect-fence.ts';

export interface FindUntaggedOptions {
  /** True for any name of an offered tool. */
  readonly isTool: (name: string) => boolean;
  /** The tools that a program names; null if the text cannot be read as a program. */
  readonly listTools: (code: string, language: ScriptLanguage) => Promise<readonly string[] | null>;
  /** True for a copy of untrusted text, which is a quotation. */
  readonly isCopied: (block: string, code: string) => boolean;
}

/** A message with no more text than this around its code announces the code, and explains nothing. */
const maxAnnouncement = 400;

/** A message with no more text than this after its code ends with the code. */
const maxRemark = 200;

/** Fences that are read, from the last one on. */
const maxFences = 20;

const memberOfTools = /\btools\s*(?:\?\.|[.[])/;

interface PlainFence {
  readonly block: string;
  readonly code: string;
  /** Null for a language that no script is in. */
  readonly language: ScriptLanguage | null;
  /** UTF-16 units of prose before it. */
  readonly proseBefore: number;
}

/**
 * Finds code that calls tools in a message without tags, or a call as text, such as JSON: in a plain Markdown fence, or as the whole message.
 * A message that explains something after the code is an answer that quotes it. Linear in the text, besides `listTools` for a bounded
 * number of texts.
 */
export async function findUntagged(text: string, options: FindUntaggedOptions): Promise<UntaggedCode | null> {
  const { fences, prose } = readFences(text);
  if (fences.length === 0) {
    const call = findCallText(text, options.isTool);
    if (call !== null && !options.isCopied(text, text.slice(call)))
      return text.slice(0, call).trim().length <= (isPatch(text.slice(call)) ? 0 : maxAnnouncement) ? 'whole' : 'end';
    // Names of files can be a program too; a script calls something.
    if (!memberOfTools.test(text) || !text.includes('(')) return null;
    return (await callsTools({ block: text, code: text, language: 'ts' }, 'program', options)) ? 'whole' : null;
  }
  for (const fence of fences.toReversed().slice(0, maxFences)) {
    // A patch is also what a short answer shows.
    const isAnnouncement = prose <= (isPatch(fence.code) ? 0 : maxAnnouncement);
    if (!isAnnouncement && prose - fence.proseBefore > maxRemark) return null;
    const isCall = findCallText(fence.code, options.isTool) !== null && !options.isCopied(fence.block, fence.code);
    if (isCall || (await callsTools(fence, 'code', options))) return isAnnouncement ? 'whole' : 'end';
  }
  return null;
}

const patchStart = '*** Begin Patch';

function isPatch(text: string): boolean {
  return text.trimStart().startsWith(patchStart);
}

/** The last one is a call of OpenAI's models that was not read as one: its recipient, some words, and the arguments. */
const callMark =
  /^[ \t]*(?:&lt;tool-calls&gt;|\*\*\* Begin Patch[ \t]*$)|\bto=(?:functions|multi_tool_use)\.[\w.-]{1,64}(?:[ \t][^{}\r\n]{0,80})?(?:\r?\n){0,2}\{/m;
const toolTag = /^[ \t]*<([A-Za-z][\w.-]{0,63})>/gm;
const maxTags = 50;

/** The index at which a call as text begins: in JSON at the end of the text, a patch, a named recipient, tags of a tool's name, or our tags escaped. */
function findCallText(text: string, isTool: FindUntaggedOptions['isTool']): number | null {
  const mark = text.search(callMark);
  if (mark >= 0) return mark;
  const tags = [...text.matchAll(toolTag)].slice(0, maxTags);
  const tag = tags.find(({ index, 1: name = '' }) => isTool(name) && text.includes(`</${name}>`, index));
  return tag?.index ?? findJsonCall(text.trimEnd(), isTool);
}

const objectStart = /(?:\[\s*)?\{\s*"/g;
/** Places at which JSON may begin that are read, from the first and from the last one on. */
const maxStarts = 10;

function findJsonCall(text: string, isTool: FindUntaggedOptions['isTool']): number | null {
  if (!/[}\]]$/.test(text)) return null;
  const starts = [...text.matchAll(objectStart)].map(({ index }) => index);
  const read = new Set([...starts.slice(0, maxStarts), ...starts.slice(-maxStarts)]);
  return [...read].find((start) => isJsonCall(readJson(text.slice(start)), isTool)) ?? null;
}

/** What holds the arguments of a call. Without one of them, a name is a name: `name` of a package, for example. */
const argumentKeys = ['arguments', 'args', 'parameters', 'params', 'input', 'tool_input', 'command', 'cmd'];

function isJsonCall(value: unknown, isTool: FindUntaggedOptions['isTool']): boolean {
  if (Array.isArray(value)) return value.some((one) => isJsonObject(one) && isJsonCall(one, isTool));
  if (!isJsonObject(value)) return false;
  const { function: called, tool_calls: calls } = value;
  if (isJsonObject(called) || Array.isArray(calls)) return isJsonCall(called ?? calls, isTool);
  const name = value['name'] ?? value['tool'] ?? value['tool_name'] ?? called;
  const isNamed = typeof name === 'string' && isTool(name.replace(/^(?:functions|tools)\./, ''));
  return isNamed && argumentKeys.some((key) => Object.hasOwn(value, key));
}

/** `program`: a text that cannot be read as a program is prose. `code`: it is a program with an error. */
async function callsTools(
  { block, code, language }: Pick<PlainFence, 'block' | 'code' | 'language'>,
  expected: 'program' | 'code',
  { listTools, isCopied }: FindUntaggedOptions,
): Promise<boolean> {
  if (language === null || !code.includes('tools')) return false;
  const tools = await listTools(code, language);
  const isCalling = tools === null ? expected === 'code' && memberOfTools.test(code) : tools.length > 0;
  return isCalling && !isCopied(block, code);
}

function readFences(text: string): { readonly fences: readonly PlainFence[]; readonly prose: number } {
  const fences: PlainFence[] = [];
  let prose = 0;
  let open: Fence | null = null;
  const close = (codeEnd: number, end: number): void => {
    if (open === null) return;
    const [block, code] = [text.slice(open.start, end), text.slice(open.end, codeEnd)];
    fences.push({ block, code, language: readCodeLanguage(open), proseBefore: prose });
    open = null;
  };
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline + 1;
    const fence: Fence | null = open === null ? readFence(text, start) : null;
    if (fence !== null) open = fence;
    else if (open === null) prose += text.slice(start, end).trim().length;
    else if (readClosingFence(text, start, open) !== null) close(start, end);
    start = end;
  }
  close(text.length, text.length);
  return { fences, prose };
}
