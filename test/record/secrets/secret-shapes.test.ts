import { expect, test } from 'vitest';
import { findSlowness } from '../../../build/linear-expression.ts';
import { createRedactor } from '../../../src/record/secrets/redact.ts';
import { secretShapes } from '../../../src/record/secrets/secret-shapes.ts';
import { encodings } from '../../fixtures/encodings.ts';
import { keyKinds, makeKey } from '../../fixtures/key-kinds.ts';
import { createRandom } from '../../fixtures/trials.ts';

const { redactText } = createRedactor({ secrets: [] });

test('each kind of key has a source, a form for tests, and another name', () => {
  expect(secretShapes.map(({ name }) => name)).toEqual(Object.keys(keyKinds));
  for (const { name, source } of secretShapes) expect(source, name).toMatch(/^[a-z.-]+\/\S/);
});

test.each(secretShapes.map((shape) => [shape.name, shape] as const))(
  'the expression for %s takes linear time',
  (_, { pattern }) => {
    expect(findSlowness(pattern, 'g')).toBe(null);
  },
);

test.each(Object.entries(keyKinds))('finds each %s, in every encoding, and leaves the text around it', (name, form) => {
  const random = createRandom(7);
  for (let round = 0; round < 20; round += 1) {
    const parts = makeKey(form, random);
    const key = parts.map(({ text }) => text).join('');
    const secrets = parts.filter(({ isRandom, text }) => isRandom && text.length > 4);
    expect(secrets.length, name).toBeGreaterThan(0);
    for (const text of [key, `a ${key} b`, `x="${key}";`, JSON.stringify({ output: `line\n${key}\nline` })]) {
      const shown = redactText(text);
      for (const { text: secret } of secrets) {
        // The public part of a key: the numbers of an account or a project.
        if (/^\d+$/.test(secret)) continue;
        expect(shown, text).not.toContain(secret);
      }
      expect(shown.startsWith(text.slice(0, text.indexOf(key)))).toBe(true);
    }
    if (round > 1) continue;
    for (const [encoding, encode] of Object.entries(encodings))
      expect(redactText(encode(key)), `${encoding}: ${key}`).toContain('***');
  }
});

test('a key that is cut before the mark of a cut is found by its beginning', () => {
  for (const form of ['sk_live_<a:24>', 'glpat-<s:20>', 'dop_v1_<h:64>', 'shpat_<h:32>', 'xoxb-<d:12>-<a:20>']) {
    const key = makeKey(form, createRandom(3))
      .map(({ text }) => text)
      .join('');
    for (const mark of ['…', '\n[… 400 bytes left out …]\n', '… [400 more characters]'])
      expect(redactText(`the key ${key.slice(0, 22)}${mark}`), key).toBe(`the key ***${mark}`);
  }
});

test('keeps hashes, ids, test data and placeholders, which look like keys to a reader', () => {
  const plain = [
    'sha512-abcDEF0123456789abcDEF0123456789abcDEF0123456789abcDEF0123456789abcDEF0123456789abcD==',
    'commit 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b, digest sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b9f86d081884c7d65',
    'id 123e4567-e89b-12d3-a456-426614174000, etag "33a64df551425fcc55e4d42a148795d9f25f89d4"',
    'Authorization: Bearer ${TOKEN_OF_THE_JOB_2026} and Authorization: Bearer your-token-goes-in-here-please',
    'Authorization: Basic dXNlcjpwYXNzd29yZDEyMzQ1Njc4OQ== and authorization: "Bearer test-token"',
    'AccountKey=Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==;',
    'sk_test_123 whsec_test rk_live_ pk_live_abcdefghijklmnopqrstuvwx task_live_abcdefghijklmnopqrstuvwxyz',
    'HEROKU_APP_NAME=my-app fastly_service_id=abcdefghijklmnopqrstuv twilio.messages.create({ to })',
    'key-value-store, API-KEY, pat.test, sat.math, path.join, sl.length, 1//2, :AAA, SKU, SK1, v1.0-beta, -us2',
    'https://example.com/api/webhooks/1 ?sig=abc&x=1 hooks.slack.com/services/T000/B000',
  ].join('\n');
  expect(redactText(plain)).toBe(plain);
});
