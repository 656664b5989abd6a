import fc from 'fast-check';
import picomatch from 'picomatch';
import { expect, test } from 'vitest';
import { isPlainPath } from '../../../src/core/text/path-text.ts';
import { compilePathGlobs, globText, readPathForms, readTextForms } from '../../../src/policy/decide/paths/glob.ts';

const piece = fc.constantFrom('a', 'b', '.', '-', '*', '**', '?', '/', '[ab]', '{a,b}', 'ab', '.env', '\u00e9');
const text = fc.array(piece, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''));
const name = fc
  .array(fc.constantFrom('a', 'b', '.', '-', '/', 'ab', '.env', '\u00e9', 'A'), { minLength: 1, maxLength: 7 })
  .map((parts) => parts.join(''));

test('a glob grants exactly the paths that picomatch matches', () => {
  let matched = 0;
  fc.assert(
    fc.property(text, name, (glob, path) => {
      // Only canonical paths are matched against globs.
      fc.pre(globText.safeParse(glob).success && isPlainPath(path) && !/^[/.]$|\/$/.test(path));
      fc.pre(path.startsWith('/') === glob.startsWith('/'));
      const options = { dot: true, nonegate: true, noextglob: true, strictBrackets: true, windows: false };
      const expected = picomatch(glob, options)(path);
      if (expected) matched += 1;
      expect(compilePathGlobs([glob])(readTextForms(path), 'grant'), `${glob} ${path}`).toBe(expected);
      if (expected) expect(compilePathGlobs([glob])(readTextForms(path), 'restrict'), `${glob} ${path}`).toBe(true);
    }),
    { numRuns: 4_000 },
  );
  expect(matched).toBeGreaterThan(100);
});

test('a list of globs matches exactly the paths that one of its globs matches', () => {
  const odd = fc.constantFrom(
    'a',
    'A',
    's',
    '\u017F',
    'e',
    '\u00c9',
    'e\u0301',
    '.',
    '/',
    '*',
    '[!b]',
    '\\',
    '\u200d',
    '-',
  );
  const words = fc.array(odd, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
  let matched = 0;
  fc.assert(
    fc.property(
      fc.array(fc.oneof(text, words), { minLength: 1, maxLength: 4 }),
      fc.oneof(name, words),
      (globs, path) => {
        fc.pre(globs.every((glob) => globText.safeParse(glob).success) && isPlainPath(path));
        const forms = readPathForms({ type: 'write', path, valid: true });
        for (const intent of ['grant', 'restrict'] as const) {
          const expected = globs.some((glob) => compilePathGlobs([glob])(forms, intent));
          if (expected) matched += 1;
          expect(compilePathGlobs(globs)(forms, intent), `${globs.join(' ')} ${path}`).toBe(expected);
        }
      },
    ),
    { numRuns: 10_000 },
  );
  expect(matched).toBeGreaterThan(500);
});
