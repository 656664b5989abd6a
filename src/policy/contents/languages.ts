const endings = {
  javascript: ['js', 'jsx', 'ts', 'tsx', 'mjs', 'cjs', 'mts', 'cts', 'vue', 'svelte', 'astro'],
  python: ['py', 'pyi'],
  go: ['go'],
  rust: ['rs'],
  java: ['java', 'kt', 'kts', 'scala', 'groovy'],
  c: ['c', 'h', 'cc', 'cpp', 'cxx', 'hpp', 'hh', 'm', 'mm', 'cs'],
  ruby: ['rb', 'rake', 'gemspec'],
  php: ['php'],
  shell: ['sh', 'bash', 'bats', 'zsh', 'ksh'],
  swift: ['swift'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Language = keyof typeof endings;

const languages: ReadonlyMap<string, Language> = new Map(
  (Object.keys(endings) as Language[]).flatMap((language) =>
    endings[language].map((ending): [string, Language] => [ending, language]),
  ),
);

/** The language of a source file, by the ending of its name. Null if it is not known. */
export function readLanguage(path: string): Language | null {
  return languages.get(/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '') ?? null;
}

const testLanguages = ['javascript', 'python', 'go', 'rust', 'java'] as const satisfies readonly Language[];

/** The language in which a file's tests are written. `other` is every language without patterns of tests. */
export type TestLanguage = (typeof testLanguages)[number] | 'perl' | 'bats' | 'other';

export function readTestLanguage(path: string): TestLanguage {
  if (/\.(?:t|pm)$/i.test(path)) return 'perl';
  if (/\.bats$/i.test(path)) return 'bats';
  const language = readLanguage(path);
  return testLanguages.find((known) => known === language) ?? 'other';
}
