import { blankText } from './blank-text.ts';
import { readLanguage, type Language, type TestLanguage } from './languages.ts';

type Patterns<Pattern> = { readonly [Of in Language]?: Pattern };

/**
 * What counts in the text of a file, where each run of whitespace is one space. One that replaces another of the same name, as when a project changes its
 * linter or moves from `@ts-ignore` to `@ts-expect-error`, adds nothing.
 */
const suppressions: Readonly<Record<string, Patterns<RegExp>>> = {
  'suppressions of linters': {
    javascript: /(?:[/*]|<!--) ?(?:(?:eslint|oxlint)-disable|tslint: ?disable|biome-ignore|deno-lint-ignore)\b/g,
    python: /# ?(?:(?:ruff|flake8): ?)?(?:noqa|nosec)\b|# ?pylint: ?(?:disable|skip-file)\b/gi,
    go: /\/\/ ?(?:nolint|lint:(?:file-)?ignore|#nosec)\b/g,
    rust: /# ?!? ?\[ ?(?:allow ?\(|cfg_attr ?\([^[\]]{0,400}\ballow ?\()/g,
    java: /@(?:java\.lang\.)?SuppressWarnings\b|@(?:file: ?)?Suppress ?\(|\bNOSONAR\b/g,
    c: /\bNOLINT(?:NEXTLINE|BEGIN)?\b|\bpragma (?:(?:GCC|clang) diagnostic ignored|warning ?(?:\( ?)?disable)\b|\bNOSONAR\b/g,
    ruby: /# ?rubocop: ?(?:disable|todo)\b/g,
    php: /\bphpcs: ?(?:ignore|disable)/gi,
    shell: /# ?shellcheck disable=/g,
    swift: /\/ ?swiftlint: ?disable\b/g,
  },
  'suppressions of type checkers': {
    javascript: /(?:[/*]|<!--) ?@ts-(?:ignore|expect-error|nocheck)\b/g,
    python: /# ?(?:(?:type|pyright): ?ignore|mypy: ?ignore-errors)\b/g,
    php: /@(?:phpstan-ignore|psalm-suppress)\b/g,
  },
  'exclusions from coverage': {
    javascript: /(?:[/*]|<!--) ?(?:(?:istanbul|c8|v8) ignore|node:coverage (?:ignore|disable))\b/g,
    python: /# ?pragma: ?no cover\b/gi,
  },
};

/** A pattern of code, and the language as which the code is read to drop comments and strings. */
type CodePattern = readonly [RegExp, TestLanguage];

const braces: CodePattern = [/\bcatch\b ?(?:\([^(){}]{0,200}\))?\s*\{\s*\}/g, 'java'];

const emptyCatches: Patterns<CodePattern> = {
  javascript: [
    /\bcatch\s?(?:\([^(){}]{0,200}\)\s?)?\{\s*\}|\.\s?catch ?\( ?(?:async )?(?:\( ?\w* ?\)|\w+) ?=> ?\{\s*\}/g,
    'javascript',
  ],
  python: [/^ *except\b[^:\n]{0,200}:\s*(?:pass|\.\.\.)$/gm, 'python'],
  java: braces,
  c: braces,
  php: braces,
  swift: braces,
};

/** True for a file in whose language suppressions are known. */
export function maySuppress(path: string): boolean {
  return readLanguage(path) !== null;
}

/** Counts the suppressions of a source by what they suppress. The text is hostile: every pattern takes time that is about linear in its length. */
export function countSuppressions(path: string, source: string): ReadonlyMap<string, number> {
  const language = readLanguage(path);
  const counts = new Map<string, number>();
  if (language === null) return counts;
  const count = (name: string, text: string, pattern: RegExp) =>
    counts.set(`${name} (${language})`, [...text.matchAll(pattern)].length);
  const text = source.replaceAll(/\s+/g, ' ');
  for (const [name, patterns] of Object.entries(suppressions)) {
    const pattern = patterns[language];
    if (pattern !== undefined) count(name, text, pattern);
  }
  const emptyCatch = emptyCatches[language];
  if (emptyCatch !== undefined) count('empty catches', blankText(source, emptyCatch[1]), emptyCatch[0]);
  return counts;
}
