import { closingTag, createForwardSearch } from './find-script-end.ts';

/** The opening of something that a model meant as calls, in another spelling or another vendor's format. */
export interface OtherOpening {
  /** UTF-16 length of the opening in the line. */
  readonly length: number;
  /** The mark that closes it, in lower case; null if nothing closes it. */
  readonly closing: string | null;
}

/** Our own name with attributes, a space, a slash or another case: nothing else can have been meant. */
const ownTag = /<tool-calls(?=[\s>/])[^<>\n]*>/iy;

/** Names of other formats; only these, so that the closing tags to look for are a small fixed set. */
const otherTag =
  /<(?:antml:)?(tool[-_]?calls?|function[-_]?calls?|tool[-_]?use|use[-_]tool|use[-_]mcp[-_]tool|tool[-_]?code|execute[-_](?:bash|command|ipython))(?=[\s>/])[^<>\n]*>/iy;

/**
 * Formats whose marks have no closing tag of the same name. A channel is one of calls only if it names its recipient. DeepSeek's models write the bars around
 * `DSML` in several ways.
 */
const otherMark =
  /<(?:antml:)?invoke\s+name\s*=|<function=[\w.-]+>|<[|｜](?:tool|python_tag)|<\s?[|｜‖]{1,2}\s?DSML\s?[|｜‖]|<\|open\|>(?:tools?|call)|<\|(?:start|channel)\|>[^<>\n]{0,40}(?:<\|channel\|>[^<>\n]{0,40})?\bto=|\[TOOL_CALLS\]/iy;

/**
 * Recognises an opening at an index of a line. Other formats count only at the beginning of a line, because there they
 * cannot be part of a sentence about them.
 */
export function readOtherOpening(line: string, index: number, beginsLine: boolean): OtherOpening | null {
  const own = matchAt(ownTag, line, index);
  if (own !== null) return { length: own[0].length, closing: own[0].endsWith('/>') ? null : closingTag };
  if (!beginsLine) return null;
  const tag = matchAt(otherTag, line, index);
  if (tag !== null) {
    const selfClosed = tag[0].endsWith('/>');
    const name = tag[0].slice(1, 1 + tag[0].slice(1).search(/[\s>/]/)).toLowerCase();
    return { length: tag[0].length, closing: selfClosed ? null : `</${name}>` };
  }
  const mark = matchAt(otherMark, line, index);
  return mark === null ? null : { length: mark[0].length, closing: null };
}

function matchAt(pattern: RegExp, line: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(line);
}

/** Creates the search for closing tags of other formats in one text; ask in the order of the text. */
export function createOtherEndFinder(text: string): (closing: string, from: number) => number {
  // Folds only ASCII letters, so that offsets remain offsets of the text.
  let folded: string | null = null;
  const searches = new Map<string, (from: number) => number>();
  return (closing, from) => {
    const whole = (folded ??= text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()));
    const search = searches.get(closing) ?? createForwardSearch((start) => whole.indexOf(closing, start));
    searches.set(closing, search);
    const found = search(from);
    return found < 0 ? -1 : found + closing.length;
  };
}
