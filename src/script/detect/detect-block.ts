import type { Segment } from '../../core/ports/script.ts';
import type { Fence } from './detect-fence.ts';
import { findClosingLine, isHabitual, readClosingFence, readCodeLanguage, readFence } from './detect-fence.ts';
import { createOtherEndFinder } from './detect-other.ts';
import type { ProseMark } from './detect-prose.ts';
import { refusalReasons } from './detect-reasons.ts';
import type { FoundEnd } from './find-script-end.ts';
import { createScriptEndFinder } from './find-script-end.ts';
import type { ScriptLanguage } from '../parse/parse.ts';

export type Block = Exclude<Segment, { type: 'text' }>;

/** A mark that begins a block. */
export type BlockMark = Exclude<ProseMark, { type: 'thinking-end' }>;

/** Creates the function that turns a mark of one text into the block that it begins; ask in the order of the text. */
export function createBlockReader(text: string): (mark: BlockMark) => Block {
  const ends = createScriptEndFinder(text);
  const findOtherEnd = createOtherEndFinder(text);

  const refuse = (start: number, end: number, reason: string): Block => ({ type: 'refused', start, end, reason });

  const readTags = (start: number, tagEnd: number): Block => {
    const inner = readInnerFence(text, tagEnd);
    const codeStart = inner?.end ?? tagEnd;
    const language = (inner === null ? null : readCodeLanguage(inner)) ?? 'ts';
    const end = ends.findClosingTag(codeStart, inner);
    if (end.type === 'unclosed') return refuse(start, text.length, refusalReasons.unclosed);
    // A text of a shell in a fence is also a program: a template with a tag.
    if (inner !== null && !isHabitual(inner) && end.type === 'closed')
      return refuse(start, end.end, refusalReasons.otherLanguage);
    const code = trimCode(text.slice(codeStart, end.codeEnd));
    return createBlock(language, start, end, inner === null ? code : dropClosingFence(code, inner));
  };

  const readScriptFence = (start: number, fence: Fence, language: ScriptLanguage): Block => {
    const end = ends.findClosingFence(fence);
    if (end.type === 'unclosed') return refuse(start, text.length, refusalReasons.unclosedFence);
    return createBlock(language, start, end, trimCode(text.slice(fence.end, end.codeEnd)));
  };

  const createBlock = (language: ScriptLanguage, start: number, { type, end }: FoundEnd, code: string): Block => {
    if (type === 'nested') return refuse(start, end, refusalReasons.nested);
    return code === '' ? refuse(start, end, refusalReasons.empty) : { type: 'script', start, end, language, code };
  };

  return (mark) => {
    switch (mark.type) {
      case 'tags':
        return readTags(mark.start, mark.end);
      case 'fence':
        return readScriptFence(mark.start, mark.fence, mark.language);
      case 'stray':
      case 'wrapped':
        return refuse(mark.start, mark.end, refusalReasons[mark.type]);
      case 'other-fence': {
        const end = findClosingLine(text, mark.fence)?.end ?? text.length;
        return refuse(mark.start, end, refusalReasons.otherFence);
      }
      case 'other': {
        const closed = mark.closing === null ? -1 : findOtherEnd(mark.closing, mark.end);
        return refuse(mark.start, closed < 0 ? mark.end : closed, refusalReasons.otherFormat);
      }
    }
  };
}

/** The Markdown fence directly inside the tags, which is taken off. */
function readInnerFence(text: string, tagEnd: number): Fence | null {
  const blank = /\s*/y;
  blank.lastIndex = tagEnd;
  const offset = tagEnd + (blank.exec(text)?.[0].length ?? 0);
  return readFence(text, offset);
}

function dropClosingFence(code: string, fence: Fence): string {
  const lastLine = code.lastIndexOf('\n') + 1;
  // The code was trimmed, so the marks of a closing fence before the closing tag may be at the end of its last line.
  return readClosingFence(code, lastLine, fence) === null ? code : code.slice(0, lastLine).trimEnd();
}

/** Removes blank lines before the code and whitespace after it; keeps the indentation of the first line. */
function trimCode(code: string): string {
  return code.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
}
