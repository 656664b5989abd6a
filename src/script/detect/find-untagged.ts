import type { UntaggedCode } from '../../core/ports/script.ts';
import type { ScriptLanguage } from '../parse/parse.ts';
import type { Fence } from './detect-fence.ts';
import { readClosingFence, readFence } from './detect-fence.ts';

export interface FindUntaggedOptions {
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
  readonly language: ScriptLanguage;
  /** UTF-16 units of prose after it. */
  readonly proseAfter: number;
}

/**
 * Finds code that calls tools in a message without tags: in a plain Markdown fence, or as the whole message. A message that explains
 * something after the code is an answer that quotes it. Linear in the text, besides `listTools` for a bounded number of texts.
 */
export async function findUntagged(text: string, options: FindUntaggedOptions): Promise<UntaggedCode | null> {
  if (!text.includes('tools')) return null;
  const { fences, prose, hasFence } = readFences(text);
  if (!hasFence) {
    // Names of files can be a program too; a script calls something.
    if (!memberOfTools.test(text) || !text.includes('(')) return null;
    return (await callsTools({ block: text, code: text, language: 'ts' }, 'program', options)) ? 'whole' : null;
  }
  const isAnnouncement = prose <= maxAnnouncement;
  for (const fence of fences.toReversed().slice(0, maxFences)) {
    if (!isAnnouncement && fence.proseAfter > maxRemark) return null;
    if (await callsTools(fence, 'code', options)) return isAnnouncement ? 'whole' : 'end';
  }
  return null;
}

/** `program`: a text that cannot be read as a program is prose. `code`: it is a program with an error. */
async function callsTools(
  { block, code, language }: Pick<PlainFence, 'block' | 'code' | 'language'>,
  expected: 'program' | 'code',
  { listTools, isCopied }: FindUntaggedOptions,
): Promise<boolean> {
  if (!code.includes('tools')) return false;
  const tools = await listTools(code, language);
  const isCalling = tools === null ? expected === 'code' && memberOfTools.test(code) : tools.length > 0;
  return isCalling && !isCopied(block, code);
}

function readFences(text: string): { fences: PlainFence[]; prose: number; hasFence: boolean } {
  const found: {
    readonly block: string;
    readonly code: string;
    readonly fence: Fence;
    readonly proseBefore: number;
  }[] = [];
  let prose = 0;
  let open: { readonly fence: Fence; readonly proseBefore: number } | null = null;
  const close = (codeEnd: number, end: number): void => {
    if (open === null) return;
    const { fence, proseBefore } = open;
    found.push({ block: text.slice(fence.start, end), code: text.slice(fence.end, codeEnd), fence, proseBefore });
    open = null;
  };
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline + 1;
    const fence: Fence | null = open === null ? readFence(text, start) : null;
    if (fence !== null) open = { fence, proseBefore: prose };
    else if (open === null) prose += text.slice(start, end).trim().length;
    else if (readClosingFence(text, start, open.fence) !== null) close(start, end);
    start = end;
  }
  close(text.length, text.length);
  const fences = found.flatMap(({ block, code, fence, proseBefore }): PlainFence[] => {
    const language = readPlainLanguage(fence);
    return language === null ? [] : [{ block, code, language, proseAfter: prose - proseBefore }];
  });
  return { fences, prose, hasFence: found.length > 0 };
}

/** The language of a plain fence that a script can be in; null for another language. */
function readPlainLanguage({ info }: Fence): ScriptLanguage | null {
  const [name = ''] = info.toLowerCase().split(/[\s{,:]/, 1);
  if (['', 'ts', 'typescript', 'tsx', 'mts', 'cts'].includes(name)) return 'ts';
  return ['js', 'javascript', 'jsx', 'mjs', 'cjs', 'node'].includes(name) ? 'js' : null;
}
