import { blankText } from './blank-text.ts';
import { readLanguage, type Language, type TestLanguage } from './languages.ts';

interface Row {
  readonly name:
    | 'suppressions of linters'
    | 'suppressions of type checkers'
    | 'exclusions from coverage'
    | 'empty catches';
  readonly languages: readonly Language[];
  readonly pattern: RegExp;
  /** The language as which text is read to drop comments and strings. Left out for patterns of the text, where each run of whitespace is one space. */
  readonly blankedAs?: TestLanguage;
}

/**
 * The suppressions that count. A row that replaces another of the same name in the same language, as when a project changes its linter or moves from `@ts-ignore` to
 * `@ts-expect-error`, adds nothing. To add a tool, add a row.
 */
const rows: readonly Row[] = [
  {
    name: 'suppressions of linters',
    languages: ['javascript'],
    pattern: /(?:[/*]|<!--) ?(?:(?:eslint|oxlint)-disable|tslint: ?disable|biome-ignore|deno-lint-ignore)\b/g,
  },
  {
    name: 'suppressions of type checkers',
    languages: ['javascript'],
    pattern: /(?:[/*]|<!--) ?@ts-(?:ignore|expect-error|nocheck)\b/g,
  },
  {
    name: 'exclusions from coverage',
    languages: ['javascript'],
    pattern: /(?:[/*]|<!--) ?(?:(?:istanbul|c8|v8) ignore|node:coverage (?:ignore|disable))\b/g,
  },
  {
    name: 'suppressions of linters',
    languages: ['python'],
    pattern: /# ?(?:(?:ruff|flake8): ?)?(?:noqa|nosec)\b|# ?pylint: ?(?:disable|skip-file)\b/gi,
  },
  {
    name: 'suppressions of type checkers',
    languages: ['python'],
    pattern: /# ?(?:(?:type|pyright): ?ignore|mypy: ?ignore-errors)\b/g,
  },
  { name: 'exclusions from coverage', languages: ['python'], pattern: /# ?pragma: ?no cover\b/gi },
  { name: 'suppressions of linters', languages: ['go'], pattern: /\/\/ ?(?:nolint|lint:(?:file-)?ignore|#nosec)\b/g },
  {
    name: 'suppressions of linters',
    languages: ['rust'],
    pattern: /# ?!? ?\[ ?(?:allow ?\(|cfg_attr ?\([^[\]]{0,400}\ballow ?\()/g,
  },
  {
    name: 'suppressions of linters',
    languages: ['java'],
    pattern: /@(?:java\.lang\.)?SuppressWarnings\b|@(?:file: ?)?Suppress ?\(|\bNOSONAR\b/g,
  },
  {
    name: 'suppressions of linters',
    languages: ['c'],
    pattern:
      /\bNOLINT(?:NEXTLINE|BEGIN)?\b|\bpragma (?:(?:GCC|clang) diagnostic ignored|warning ?(?:\( ?)?disable)\b|\bNOSONAR\b/g,
  },
  { name: 'suppressions of linters', languages: ['ruby'], pattern: /# ?rubocop: ?(?:disable|todo)\b/g },
  { name: 'suppressions of linters', languages: ['php'], pattern: /\bphpcs: ?(?:ignore|disable)/gi },
  {
    name: 'suppressions of type checkers',
    languages: ['php'],
    pattern: /@(?:phpstan-ignore|psalm-suppress)\b/g,
  },
  { name: 'suppressions of linters', languages: ['shell'], pattern: /# ?shellcheck disable=/g },
  { name: 'suppressions of linters', languages: ['swift'], pattern: /\/ ?swiftlint: ?disable\b/g },
  {
    name: 'empty catches',
    languages: ['javascript'],
    pattern: /\bcatch\s?(?:\([^(){}]{0,200}\)\s?)?\{\s*\}|\.\s?catch ?\( ?(?:async )?(?:\( ?\w* ?\)|\w+) ?=> ?\{\s*\}/g,
    blankedAs: 'javascript',
  },
  {
    name: 'empty catches',
    languages: ['java', 'c', 'php', 'swift'],
    pattern: /\bcatch\b ?(?:\([^(){}]{0,200}\))?\s*\{\s*\}/g,
    blankedAs: 'java',
  },
  {
    name: 'empty catches',
    languages: ['python'],
    pattern: /^ *except\b[^:\n]{0,200}:\s*(?:pass|\.\.\.)$/gm,
    blankedAs: 'python',
  },
];

/** True for a file in whose language suppressions are known. */
export function maySuppress(path: string): boolean {
  return readLanguage(path) !== null;
}

/** Counts the suppressions of a source by what they suppress. The text is hostile: every pattern takes time that is about linear in its length. */
export function countSuppressions(path: string, source: string): ReadonlyMap<string, number> {
  const language = readLanguage(path);
  const counts = new Map<string, number>();
  if (language === null) return counts;
  const text = source.replaceAll(/\s+/g, ' ');
  for (const { name, languages: of, pattern, blankedAs } of rows) {
    if (!of.includes(language)) continue;
    const searched = blankedAs === undefined ? text : blankText(source, blankedAs);
    const key = `${name} (${language})`;
    counts.set(key, (counts.get(key) ?? 0) + [...searched.matchAll(pattern)].length);
  }
  return counts;
}
