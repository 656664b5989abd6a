/**
 * How a program that only reads is called. Options that are not listed make a call unknown, so options that write or execute
 * (`rg --pre`, `sort -o`, `tail -f`) are left out on purpose.
 */
export interface ReadOnlyProgram {
  /** Options without a value: `-a`, `--all`. One-letter ones may be bundled. */
  readonly flags: readonly string[];
  /** Options whose value is harmless. */
  readonly values: readonly string[];
  /** Options whose value is a file that is read. */
  readonly files: readonly string[];
  /** What the other words are: files, a pattern and then files, plain text, or nothing at all. */
  readonly operands: 'files' | 'pattern-then-files' | 'text' | 'none';
  /** Options that stand for the pattern, after which every operand is a file. */
  readonly patternOptions: readonly string[];
  /** Options that make the program read the folder it stands in where no file is named; null where it never does. */
  readonly readsFolder: 'always' | 'never' | readonly string[];
}

const bare = { flags: [], values: [], files: [], operands: 'files', patternOptions: [], readsFolder: 'never' } as const;

const grep: ReadOnlyProgram = {
  ...bare,
  flags: letters('ivwxclLnHhoqsrREFGPaIzUTbZ').concat(
    [
      'ignore-case',
      'no-ignore-case',
      'invert-match',
      'word-regexp',
      'line-regexp',
      'count',
      'files-with-matches',
      'files-without-match',
    ].map(long),
    [
      'line-number',
      'with-filename',
      'no-filename',
      'only-matching',
      'quiet',
      'silent',
      'no-messages',
      'recursive',
      'dereference-recursive',
    ].map(long),
    ['extended-regexp', 'fixed-strings', 'basic-regexp', 'perl-regexp', 'text', 'null', 'color'].map(long),
  ),
  values: [
    '-e', '-m', '-A', '-B', '-C', '--regexp', '--max-count', '--after-context', '--before-context', '--context', '--color',
    '--include', '--exclude', '--exclude-dir', '--binary-files',
  ], // prettier-ignore
  files: ['-f', '--file', '--exclude-from'],
  operands: 'pattern-then-files',
  patternOptions: ['-e', '--regexp', '-f', '--file'],
  readsFolder: ['-r', '-R', '--recursive', '--dereference-recursive'],
};

/** Programs that run without a rule, by their bare names. What they read is decided by the rules for reading. */
export const readOnlyPrograms: ReadonlyMap<string, ReadOnlyProgram> = new Map<string, ReadOnlyProgram>([
  [
    'ls',
    {
      ...bare,
      flags: letters('aAlh1RtrSdFpingsUXcuLHoQBNGk').concat(
        [
          'all',
          'almost-all',
          'human-readable',
          'recursive',
          'reverse',
          'size',
          'directory',
          'classify',
          'color',
          'group-directories-first',
          'inode',
        ].map(long),
      ),
      values: [
        '--color',
        '--sort',
        '--time',
        '--time-style',
        '--format',
        '--indicator-style',
        '-w',
        '--width',
        '-I',
        '--ignore',
        '--hide',
      ],
      readsFolder: 'always',
    },
  ],
  [
    'cat',
    {
      ...bare,
      flags: letters('nbsAEeTtvu').concat(
        ['number', 'number-nonblank', 'squeeze-blank', 'show-all', 'show-ends', 'show-tabs', 'show-nonprinting'].map(
          long,
        ),
      ),
    },
  ],
  ['tac', bare],
  ['nl', { ...bare, values: ['-b', '-w', '-s', '-n'] }],
  [
    'head',
    {
      ...bare,
      flags: letters('qv0123456789').concat(['quiet', 'silent', 'verbose'].map(long)),
      values: ['-n', '-c', '--lines', '--bytes'],
    },
  ],
  [
    'tail',
    {
      ...bare,
      flags: letters('qv0123456789').concat(['quiet', 'silent', 'verbose'].map(long)),
      values: ['-n', '-c', '--lines', '--bytes'],
    },
  ],
  [
    'wc',
    { ...bare, flags: letters('lwcmL').concat(['lines', 'words', 'bytes', 'chars', 'max-line-length'].map(long)) },
  ],
  [
    'stat',
    {
      ...bare,
      flags: letters('Lft').concat(['dereference', 'file-system', 'terse'].map(long)),
      values: ['-c', '--format', '--printf'],
    },
  ],
  [
    'file',
    {
      ...bare,
      flags: letters('biLhkN').concat(['brief', 'mime', 'mime-type', 'mime-encoding', 'dereference'].map(long)),
    },
  ],
  [
    'du',
    {
      ...bare,
      flags: letters('shackmbxSL').concat(
        ['summarize', 'human-readable', 'all', 'total', 'bytes', 'apparent-size'].map(long),
      ),
      values: ['-d', '--max-depth'],
      readsFolder: 'always',
    },
  ],
  [
    'diff',
    {
      ...bare,
      flags: letters('urqNwbBiyasapc').concat(
        [
          'unified',
          'recursive',
          'brief',
          'new-file',
          'ignore-all-space',
          'ignore-space-change',
          'ignore-blank-lines',
          'ignore-case',
          'side-by-side',
          'text',
          'color',
          'context',
        ].map(long),
      ),
      values: ['-U', '--unified', '-C', '--context', '--color', '-W', '--width'],
    },
  ],
  [
    'cmp',
    {
      ...bare,
      flags: letters('bls').concat(['print-bytes', 'verbose', 'quiet', 'silent'].map(long)),
      values: ['-n', '--bytes'],
    },
  ],
  [
    'cut',
    {
      ...bare,
      flags: letters('sz').concat(['only-delimited', 'complement'].map(long)),
      values: ['-d', '-f', '-c', '-b', '--delimiter', '--fields', '--characters', '--bytes', '--output-delimiter'],
    },
  ],
  ['realpath', { ...bare, flags: letters('emsqz') }],
  ['readlink', { ...bare, flags: letters('femnqsvz') }],
  ['sha256sum', { ...bare, flags: letters('btz') }],
  [
    'tree',
    {
      ...bare,
      flags: letters('adfhisDpugrtv').concat(['dirsfirst', 'noreport', 'gitignore', 'prune'].map(long)),
      values: ['-L', '-I', '-P'],
      readsFolder: 'always',
    },
  ],
  ['grep', grep],
  ['egrep', grep],
  ['fgrep', grep],
  [
    'rg',
    {
      ...bare,
      flags: letters('iSsvwxclnNoFUuHIqapP0').concat(
        [
          'ignore-case',
          'smart-case',
          'case-sensitive',
          'invert-match',
          'word-regexp',
          'line-regexp',
          'count',
          'count-matches',
          'files-with-matches',
          'files-without-match',
        ].map(long),
        [
          'line-number',
          'no-line-number',
          'only-matching',
          'fixed-strings',
          'multiline',
          'unrestricted',
          'hidden',
          'no-ignore',
          'no-ignore-vcs',
          'heading',
          'no-heading',
        ].map(long),
        [
          'with-filename',
          'no-filename',
          'quiet',
          'text',
          'json',
          'vimgrep',
          'column',
          'trim',
          'no-messages',
          'stats',
          'pcre2',
          'null',
          'no-config',
        ].map(long),
      ),
      values: [
        '-e', '--regexp', '-g', '--glob', '--iglob', '-t', '--type', '-T', '--type-not', '-A', '--after-context', '-B', '--before-context', '-C', '--context',
        '-m', '--max-count', '-M', '--max-columns', '-j', '--threads', '-d', '--max-depth', '--sort', '--sortr', '--color', '--colors', '-r', '--replace',
      ], // prettier-ignore
      files: ['-f', '--file', '--ignore-file'],
      operands: 'pattern-then-files',
      patternOptions: ['-e', '--regexp', '-f', '--file'],
      readsFolder: 'always',
    },
  ],
  ['pwd', { ...bare, flags: letters('LP'), operands: 'none' }],
  ['true', { ...bare, operands: 'none' }],
  ['false', { ...bare, operands: 'none' }],
  ['whoami', { ...bare, operands: 'none' }],
  ['id', { ...bare, flags: letters('ugnrG'), operands: 'none' }],
  ['uname', { ...bare, flags: letters('asnrvmpio'), operands: 'none' }],
  ['echo', { ...bare, flags: letters('neE'), operands: 'text' }],
  ['basename', { ...bare, flags: letters('az'), values: ['-s'], operands: 'text' }],
  ['dirname', { ...bare, flags: letters('z'), operands: 'text' }],
]);

function letters(all: string): string[] {
  return Array.from(all, (letter) => `-${letter}`);
}

function long(name: string): string {
  return `--${name}`;
}
