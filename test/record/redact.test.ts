import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRedactor } from '../../src/record/redact.ts';

const secret = 'S3cr3t/Value+with"quotes" and ümlaut';
const token = `ghp_${'a1'.repeat(18)}`;

test('a known secret goes in every encoding in which it usually turns up', () => {
  const { redactText } = createRedactor({ secrets: [secret, 'line-one-of-key\nline-two-of-key'] });
  const forms = [
    secret,
    JSON.stringify({ key: secret }),
    JSON.stringify(JSON.stringify(secret)),
    JSON.stringify(secret).replaceAll('/', '\\/'),
    JSON.stringify(secret).replace('ü', '\\u00fc'),
    encodeURIComponent(secret),
    encodeURIComponent(secret).replace(/%\w\w/g, (escape) => escape.toLowerCase()),
    encodeURIComponent(secret).replaceAll('%20', '+'),
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('hex').toUpperCase(),
    Buffer.from(secret).toString('latin1'),
    'line-two-of-key',
  ];
  for (const form of forms) {
    const text = redactText(`before ${form} after`);
    expect(text, form).toContain('***');
    expect(text, form).not.toMatch(/cr3t.*aut|533363|two-of/i);
  }
});

test('no byte of a known secret is left in base64, wherever in it the secret stands', () => {
  const known = 'k3y-0123456789abcdef';
  const { redactText } = createRedactor({ secrets: [known] });
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), fc.constantFrom('base64', 'base64url'), (before, after, encoding) => {
      const encoded = Buffer.concat([before, Buffer.from(known), after]).toString(encoding);
      const redacted = redactText(encoded);
      expect(redacted).toContain('***');
      // A character of the encoding at each end holds bits of a neighbour too, and stays.
      expect(encoded.length - redacted.length).toBeGreaterThanOrEqual(Math.floor((known.length * 4) / 3) - 2 - 3);
    }),
  );
});

test('values that look like tokens go, ordinary text stays', () => {
  const { redactText } = createRedactor({ secrets: [] });
  const tokens = [
    token,
    `github_pat_${'A1_'.repeat(20)}`,
    `sk-ant-${'x9-'.repeat(20)}`,
    `sk-proj-${'x9'.repeat(20)}`,
    `sk-${'x9'.repeat(24)}`,
    'AKIAABCDEFGHIJKLMNOP',
    `xoxb-${'1234-'.repeat(5)}abc`,
    `npm_${'a1'.repeat(18)}`,
    `AIza${'b2'.repeat(17)}c`,
    `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}`,
    '-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA\n-----END RSA PRIVATE KEY-----',
  ];
  for (const each of tokens) {
    expect(redactText(`a ${each} b`)).toBe('a *** b');
    // In JSON text and in colours a letter stands before the token.
    expect(redactText(JSON.stringify({ text: `a\n${each}\nb` }))).toBe('{"text":"a\\n***\\nb"}');
    expect(redactText(`\u001b[32m${each}\u001b[0m`)).toBe('\u001b[32m***\u001b[0m');
    expect(redactText(`token%3D${each}`)).toBe('token%3D***');
  }
  const plain = [
    'task-runner skips ask-the-user; commit 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b; sk-short',
    'task-9f86d081884c7d659a2feaa0c55ad015, sk-cube-grid-container-wrapper-inner',
    "if (text.includes('-----BEGIN PRIVATE KEY-----')) throw new Error('a key');",
    '"integrity": "sha512-AKIAabcdefghij/AIzaabc+eyJhbGciOi=="',
  ].join('\n');
  expect(redactText(plain)).toBe(plain);
});

test('a private key goes whole: quoted, indented, in a diff, encrypted, and where its end was cut off', () => {
  const { redactText } = createRedactor({ secrets: [] });
  const body = Array.from({ length: 5 }, (_, index) => 'ABCDE'.charAt(index).repeat(64));
  const [begin, end] = ['-----BEGIN RSA PRIVATE KEY-----', '-----END RSA PRIVATE KEY-----'];
  const key = [begin, ...body, 'Zm9v', end];
  expect(redactText(`${key.join('\r\n')}\r\nafter`)).toBe('***\r\nafter');
  expect(redactText(`${key.map((line) => `+${line}`).join('\n')}\n+after`)).toBe('+***\n+after');
  expect(redactText(`${key.map((line) => `-${line}`).join('\n')}\n-after`)).toBe('-***\n-after');
  expect(redactText(key.map((line) => `        ${line}`).join('\n'))).toBe('        ***');
  expect(redactText(`${key.map((line) => `"${line}\\n"`).join(' +\n')};`)).toBe('"***\\n";');
  const encrypted = [begin, 'Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-128-CBC,0123ABCD', '', ...body, end];
  expect(redactText(encrypted.join('\n'))).toBe('***');
  const block = ['-----BEGIN PGP PRIVATE KEY BLOCK-----', '', ...body, '=AbCd', '-----END PGP PRIVATE KEY BLOCK-----'];
  expect(redactText(block.join('\n'))).toBe('***');
  // Half a key in JSON text, with keys after it that must stay.
  const cut = JSON.stringify({ output: [begin, ...body].join('\n'), aLongNameOfTheNextField: 1, b: 'text' });
  expect(JSON.parse(redactText(cut))).toEqual({ output: '***', aLongNameOfTheNextField: 1, b: 'text' });
});

test('no text around a secret keeps it from being found, in values and in keys', () => {
  const { redactText, redactJson } = createRedactor({ secrets: ['hunter2000'] });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (before, after) => {
      expect(redactText(`${before}hunter2000${after}`)).not.toContain('hunter2000');
      expect(redactText(`${before}${token}${after}`)).not.toContain(token);
      expect(redactText(JSON.stringify([`${before}${token}${after}`]))).not.toContain(token);
    }),
  );
  expect(redactJson({ hunter2000: ['x hunter2000', { y: 1, z: null }] })).toEqual({
    '***': ['x ***', { y: 1, z: null }],
  });
});

test('short values and empty ones are left alone', () => {
  const { redactText } = createRedactor({ secrets: ['', ' ', '12345', '\n'] });
  expect(redactText('12345 is no secret')).toBe('12345 is no secret');
});

test('JSON text stays JSON', () => {
  const { redactText } = createRedactor({ secrets: ['hunter2000', secret] });
  const word = fc.oneof(fc.string(), fc.constantFrom('hunter2000', secret, token, `sk-ant-${'x9'.repeat(12)}`));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.array(word)), (value) => {
      const parsed: unknown = JSON.parse(redactText(JSON.stringify(value)));
      expect(Object.keys(parsed as object).length).toBe(Object.keys(value).length);
    }),
  );
});

test('matching stays linear on text made to be slow', () => {
  const { redactText } = createRedactor({ secrets: [secret] });
  const begin = '-----BEGIN PRIVATE KEY-----';
  const units = [
    begin,
    `${begin}${'+'.repeat(60)}`,
    `${begin}${'A'.repeat(16)}${' '.repeat(39)}`,
    `${begin}\nDEK-Info: A,a`,
    'eyJ',
    '-eyJaaaaaaaaaaaa.',
    'sk-',
    '\\nsk-',
    '[0;',
  ];
  const measure = (unit: string, characters: number): number => {
    const text = unit.repeat(Math.ceil(characters / unit.length));
    const once = (): number => {
      const start = performance.now();
      redactText(text);
      return performance.now() - start;
    };
    return Math.min(once(), once(), once());
  };
  for (const unit of units) {
    measure(unit, 10_000);
    // Linear growth would be 8; what backtracks would be 64 or more.
    expect(measure(unit, 800_000) / Math.max(measure(unit, 100_000), 0.5), unit).toBeLessThan(40);
  }
});
