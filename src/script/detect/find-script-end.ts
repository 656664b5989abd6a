import type { Fence } from './detect-fence.ts';
import { findClosingLine, readClosingFence, readClosingMarks, readFence, readScriptLanguage } from './detect-fence.ts';
import { scanScript } from './detect-lexer.ts';

export const openingTag = '<tool-calls>';
export const closingTag = '</tool-calls>';

/** The end of a block: the end of its code, and the end of its closing mark. */
type ScriptEnd = FoundEnd | { readonly type: 'unclosed' };

export interface FoundEnd {
  readonly type: 'closed' | 'nested';
  readonly codeEnd: number;
  readonly end: number;
}

/**
 * How many blocks of one text may be read to the text's end in vain. Each costs a pass over the rest, so beyond this number
 * blocks are cut at their first closing mark: the whole stays linear, however many malformed blocks a text has.
 */
const maxVainScans = 8;

/**
 * Creates a finder for one text; call it in the order of the text. A closing mark counts only if it is code. If there is
 * no such mark, the script is malformed or was misread. Then the first closing mark that begins a line ends it, so that
 * the parser can report the problem.
 */
export function createScriptEndFinder(text: string) {
  let vainScans = 0;
  const nextOpeningTag = createForwardSearch((from) => text.indexOf(openingTag, from));
  const nextClosingTag = createForwardSearch((from) => text.indexOf(closingTag, from));

  const cutAtTag = (codeStart: number): ScriptEnd => {
    const close = nextClosingTag(codeStart);
    if (close < 0) return { type: 'unclosed' };
    const opening = nextOpeningTag(codeStart);
    const type = opening >= 0 && opening < close ? 'nested' : 'closed';
    return { type, codeEnd: close, end: close + closingTag.length };
  };

  const cutAtFence = (fence: Fence): ScriptEnd => {
    const line = findClosingLine(text, fence);
    return line === null ? { type: 'unclosed' } : { type: 'closed', codeEnd: line.start, end: line.end };
  };

  return {
    /** The end of a block between tags whose code begins at `codeStart`. `inner` is the fence directly inside the tags. */
    findClosingTag(codeStart: number, inner: Fence | null): ScriptEnd {
      if (nextClosingTag(codeStart) < 0) return { type: 'unclosed' };
      if (vainScans >= maxVainScans) return cutAtTag(codeStart);
      const scan = scanTags(text, codeStart, inner);
      if (scan.type !== 'vain') return scan;
      vainScans += 1;
      return markNested(scan, scan.lastClose ?? cutAtTagLine(text, codeStart) ?? cutAtTag(codeStart));
    },
    /** The end of a fenced block. */
    findClosingFence(fence: Fence): ScriptEnd {
      if (vainScans >= maxVainScans) return cutAtFence(fence);
      const scan = scanFence(text, fence);
      if (scan.type !== 'vain') return scan;
      vainScans += 1;
      return markNested(scan, scan.lastClose ?? cutAtFence(fence));
    },
  };
}

/** The text ended before the block. `lastClose` is the last closing mark in code. */
interface VainScan {
  readonly type: 'vain';
  readonly nested: boolean;
  readonly lastClose: FoundEnd | null;
}

interface ScanState {
  depth: number;
  nested: boolean;
  lastClose: FoundEnd | null;
}

function scanTags(text: string, codeStart: number, inner: Fence | null): FoundEnd | VainScan {
  const state: ScanState = { depth: 1, nested: false, lastClose: null };
  const result = scanScript(text, codeStart, (offset, place) => {
    if (place === 'line') {
      const fence = readFence(text, offset);
      if (fence === null) return offset;
      if (readScriptLanguage(fence) !== null) {
        state.nested = true;
        return fence.end;
      }
      if (inner === null) return offset;
      return readClosingFence(text, offset, inner) ?? readClosingMarks(text, offset, inner) ?? offset;
    }
    if (text.startsWith(openingTag, offset)) {
      state.nested = true;
      state.depth += 1;
      return offset + openingTag.length;
    }
    if (!text.startsWith(closingTag, offset)) return offset;
    return closeBlock(state, offset, offset + closingTag.length);
  });
  return finishScan(result, state);
}

function scanFence(text: string, fence: Fence): FoundEnd | VainScan {
  const state: ScanState = { depth: 1, nested: false, lastClose: null };
  const result = scanScript(text, fence.end, (offset, place) => {
    if (place === 'angle') {
      if (text.startsWith(openingTag, offset)) state.nested = true;
      return offset;
    }
    const closed = readClosingFence(text, offset, fence);
    if (closed !== null) return closeBlock(state, offset, closed);
    const opened = readFence(text, offset);
    if (opened === null || readScriptLanguage(opened) === null) return offset;
    state.nested = true;
    state.depth += 1;
    return opened.end;
  });
  return finishScan(result, state);
}

function closeBlock(state: ScanState, codeEnd: number, end: number): number | 'stop' {
  state.depth -= 1;
  state.lastClose = { type: state.nested ? 'nested' : 'closed', codeEnd, end };
  return state.depth === 0 ? 'stop' : end;
}

function finishScan(result: 'stopped' | 'ended', { nested, lastClose }: ScanState): FoundEnd | VainScan {
  return result === 'stopped' && lastClose !== null ? lastClose : { type: 'vain', nested, lastClose };
}

function markNested(scan: VainScan, end: ScriptEnd): ScriptEnd {
  return scan.nested && end.type === 'closed' ? { ...end, type: 'nested' } : end;
}

function cutAtTagLine(text: string, codeStart: number): ScriptEnd | null {
  const line = /^[ \t]*<\/tool-calls>/gm;
  line.lastIndex = codeStart;
  const match = line.exec(text);
  if (match === null) return null;
  const end = match.index + match[0].length;
  return { type: 'closed', codeEnd: end - closingTag.length, end };
}

/** Makes a search from offsets that only grow remember its answer: all searches together are one pass. */
export function createForwardSearch(search: (from: number) => number): (from: number) => number {
  let found = -2;
  return (from) => {
    if (found === -2 || (found >= 0 && found < from)) found = search(from);
    return found;
  };
}
