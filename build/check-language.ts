import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { argv, exit } from 'node:process';
import { parse } from '@babel/parser';

/**
 * Reports phrases that readers with little English, and programs that search or translate, do not understand. Usage:
 * `node build/check-language.ts PATH...` for files and folders. Checks comments and texts of programs, and prose of Markdown and YAML.
 * Prints `file:line: "phrase": write ...` for each hit above its limit, and exits with 1 if there is one.
 */

interface Phrase {
  readonly pattern: RegExp;
  /** The better wording. */
  readonly write: string;
  /** Hits that are accepted in 1,000 lines of prose, for a phrase that is sometimes right. Without it, none. */
  readonly accepted?: number;
}

/** A line of prose, with the place at which it begins. */
interface Prose {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

// Each pattern matches the words that have to change and nothing else: they are what the report quotes.
const phrases: readonly Phrase[] = [
  { pattern: /\b(?:mend(?:s|ed|ing)?)\b/i, write: '"fix" or "repair"' },
  { pattern: /\b(?:lends?|lent|lending)\b/i, write: '"mount", "share" or "grant"' },
  {
    pattern: /\b(?:hitherto|thereby|therein|whence|thence|wherein|whereby|hence)\b/i,
    write: '"so", "until now", "in it"',
  },
  { pattern: /\b(?:anew|once more|for ever|beforehand)\b/i, write: '"again", "forever" or "before"' },
  { pattern: /\b(?:nobody|somebody|anybody)\b/i, write: '"no one", "a person", or the role', accepted: 0.5 },
  { pattern: /\b(?:whoever|whichever|whomever)\b/i, write: '"the person who", "any", or the role' },
  { pattern: /\b(?:whatever|wherever)\b/i, write: '"any", "all that", "in each place in which"', accepted: 0.6 },
  {
    pattern: /\bstands? (?:in|for|there|before|after|at|still|behind)\b|\bstood\b/i,
    write: '"is in", "is listed in" or "means"',
    accepted: 0.4,
  },
  { pattern: /\b(?:lies|lay|lain) (?:in|on|at|below|above|behind|outside|beyond|there)\b/i, write: '"is in"' },
  { pattern: /\bbeside\b/i, write: '"next to" or "besides"' },
  {
    pattern: /\b(?:is|are|was|were|been) told\b|\btold (?:of|apart)\b|\btells? (?:it|them|the model|of)\b/i,
    write: '"receives", "is reported"',
    accepted: 0.6,
  },
  {
    pattern: /\b(?:says?|said) (?:so|nothing|what|that|which|where|of)\b/i,
    write: '"states", "contains" or "shows"',
    accepted: 0.6,
  },
  { pattern: /\b(?:is|are|was|were|has|have|had) none\b/i, write: '"is missing", "there is no ..."', accepted: 0.5 },
  { pattern: /\bof (?:its|their|his|her|our|your) own\b/i, write: '"its own ..." or "a separate ..."', accepted: 0.6 },
  {
    pattern: /\b(?:gives? out|given out|handed on|puts? back|put back|goes on|went on|came to|comes to)\b/i,
    write: '"publishes", "restores", "continues", "amounts to"',
    accepted: 0.3,
  },
  { pattern: /\bin (?:silence|the way of|other words)\b/i, write: '"silently", "like"; or leave it out' },
  { pattern: /\b(?:no|nothing|none) \w+ but\b/i, write: '"only"', accepted: 0.3 },
  {
    pattern: /(?:, |\b(?:null|true|false|empty|undefined) )where (?:it|there|a|an|the|no|none|nothing|one)\b/i,
    write: '"if" or "when"',
    accepted: 0.6,
  },
  {
    pattern:
      /\b(?:by and large|at the end of the day|out of the box|under the hood|for good measure|a handful of|on the fly|by hand of)\b/i,
    write: 'the plain words',
  },
  {
    pattern: /\b(?:utilize|leverage|seamless(?:ly)?|blazing(?:ly)?|effortless(?:ly)?|robustly|cutting-edge)\b/i,
    write: 'what it does, with a number if there is one',
  },
];

/** Words of the longest sentence that Markdown may have. */
const longestSentence = 38;

const skippedFolders = ['node_modules', 'dist', 'fixtures', 'workspace', 'images', 'reference'];

const prose = argv.slice(2).flatMap(listFiles).flatMap(readProse);
const hits = phrases.flatMap((phrase) => findPhrase(phrase, prose));
const tooLong = findLongSentences(prose);
for (const line of [...hits, ...tooLong]) console.log(line);
if (hits.length + tooLong.length > 0) exit(1);

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !skippedFolders.includes(name))
    .flatMap((name) => listFiles(join(path, name)));
}

function readProse(file: string): Prose[] {
  const kind = extname(file);
  if (!['.ts', '.mjs', '.md', '.yml'].includes(kind)) return [];
  const text = readFileSync(file, 'utf8');
  if (kind === '.md') return readMarkdown(file, text);
  if (kind === '.yml') return splitLines(file, 1, text);
  return readProgram(file, text);
}

function splitLines(file: string, first: number, text: string): Prose[] {
  return text.split('\n').map((line, index) => ({ file, line: first + index, text: line }));
}

/** The lines outside of fenced blocks. */
function readMarkdown(file: string, text: string): Prose[] {
  let fenced = false;
  return splitLines(file, 1, text).filter((line) => {
    const isFence = line.text.trimStart().startsWith('```');
    if (isFence) fenced = !fenced;
    return !fenced && !isFence;
  });
}

/** Comments, and texts that have at least three words. */
function readProgram(file: string, source: string): Prose[] {
  const { program, comments } = parse(source, { sourceType: 'module', plugins: ['typescript'], attachComment: false });
  const found = (comments ?? []).flatMap(({ value, loc }) => splitLines(file, loc?.start.line ?? 1, value));
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if ('type' in node && (node.type === 'StringLiteral' || node.type === 'TemplateElement') && 'value' in node) {
      const { value, loc } = node as { value: string | { raw: string }; loc?: { start: { line: number } } };
      const text = typeof value === 'string' ? value : value.raw;
      if (/\S \S+ \S/.test(text)) found.push(...splitLines(file, loc?.start.line ?? 1, text));
      return;
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'loc') visit(child);
  };
  visit(program.body);
  return found;
}

/** The hits of a phrase, if they are more than the accepted ones. */
function findPhrase({ pattern, write, accepted = 0 }: Phrase, lines: readonly Prose[]): string[] {
  const found = lines.flatMap(({ file, line, text }) => {
    const match = pattern.exec(text);
    return match === null ? [] : [`${file}:${line}: "${match[0]}": write ${write}`];
  });
  return found.length > (accepted * lines.length) / 1000 ? found : [];
}

/** Sentences of paragraphs and list items in Markdown that are too long to follow. */
function findLongSentences(lines: readonly Prose[]): string[] {
  const paragraphs: Prose[] = [];
  let open: Prose | null = null as Prose | null;
  for (const line of lines.filter(({ file }) => file.endsWith('.md'))) {
    const text = line.text.trim();
    const begins: boolean = /^(?:[-*] |\d+\. |#|\||<)/.test(text) || open?.file !== line.file;
    if (open !== null && (text === '' || begins)) paragraphs.push(open);
    if (text === '') open = null;
    else open = begins || open === null ? { ...line, text } : { ...open, text: `${open.text} ${text}` };
  }
  if (open !== null) paragraphs.push(open);
  return paragraphs
    .filter(({ text }) => !text.startsWith('|'))
    .flatMap(({ file, line, text }) =>
      text
        // Code and links count as one word.
        .replaceAll(/`[^`]*`|\]\([^)]*\)/g, 'code')
        .split(/[.;:!?]\)?(?: |$)/)
        .map((sentence) => sentence.split(' ').length)
        .filter((words) => words > longestSentence)
        .map(
          (words) =>
            `${file}:${line}: a sentence of ${words} words: write several, of at most ${longestSentence} words`,
        ),
    );
}
