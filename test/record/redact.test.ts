import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRedactor } from '../../src/record/redact.ts';

const secret = 'S3cr3t/Value+with"quotes" and ümlaut';

test('a known secret goes in every encoding in which it usually turns up', () => {
  const { redactText } = createRedactor({ secrets: [secret, 'line-one-of-key\nline-two-of-key'] });
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const forms = [
    secret,
    JSON.stringify({ key: secret }),
    JSON.stringify(JSON.stringify(secret)),
    encodeURIComponent(secret),
    Buffer.from(secret).toString('hex'),
    'line-two-of-key',
  ];
  for (const form of forms) {
    const text = redactText(`before ${form} after`);
    expect(text).toContain('***');
    expect(text).not.toContain(form);
  }
  for (const before of ['', 'x', 'xy', 'xyz']) {
    const encoded = base64(`${before}${secret}tail`);
    expect(Buffer.from(redactText(encoded).replaceAll('***', ''), 'base64').toString()).not.toContain('cr3t/Value');
  }
});

test('values that look like tokens go, ordinary text stays', () => {
  const { redactText } = createRedactor({ secrets: [] });
  const tokens = [
    `ghp_${'a1'.repeat(18)}`,
    `github_pat_${'A1_'.repeat(20)}`,
    `sk-ant-${'x9-'.repeat(20)}`,
    `sk-proj-${'x9'.repeat(20)}`,
    'AKIAABCDEFGHIJKLMNOP',
    `xoxb-${'1234-'.repeat(5)}abc`,
    `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}`,
    '-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA\n-----END RSA PRIVATE KEY-----',
  ];
  for (const token of tokens) expect(redactText(`a ${token} b`)).toBe('a *** b');
  const plain = 'task-runner skips ask-the-user; commit 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b; sk-short';
  expect(redactText(plain)).toBe(plain);
});

test('no text around a secret keeps it from being found, in values and in keys', () => {
  const { redactText, redactJson } = createRedactor({ secrets: ['hunter2000'] });
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(redactText(`${before}hunter2000${after}`)).not.toContain('hunter2000');
    }),
  );
  expect(redactJson({ hunter2000: ['x hunter2000', { y: 1, z: null }] })).toEqual({
    '***': ['x ***', { y: 1, z: null }],
  });
});

test('matching stays linear on text made to be slow', () => {
  const { redactText } = createRedactor({ secrets: [secret] });
  const measure = (size: number): number => {
    const text = `${'-----BEGIN PRIVATE KEY-----'.repeat(size)}${'eyJ'.repeat(size * 10)}${'sk-'.repeat(size * 10)}`;
    const start = performance.now();
    redactText(text);
    return performance.now() - start;
  };
  measure(200);
  // Linear growth would be 8; what backtracks would be 64 or more.
  expect(measure(4_000) / Math.max(measure(500), 0.5)).toBeLessThan(40);
});
