import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRedactor } from '../../../src/record/secrets/redact.ts';
import { findAddedSecrets } from '../../../src/record/patch/patch-secrets.ts';

const secret = 'a-secret-of-the-job';
const encoded = Buffer.from(secret).toString('base64url');
const redactor = createRedactor({ secrets: [secret] });

function findIn(...lines: readonly string[]): readonly string[] {
  const patch = `diff --git a/x b/x\nnew file mode 100644\nindex 0000000..1111111\n${lines.join('\n')}\n`;
  return findAddedSecrets(Buffer.from(patch), redactor).map(({ text }) => text);
}

test('the compressed lines of a binary file are searched for secrets, and not for encoded ones', () => {
  expect(findIn('GIT binary patch', 'literal 30', `z${encoded}`, 'zabc', '', 'literal 0', 'HcmV?d00001')).toEqual([]);
  expect(findIn('GIT binary patch', 'literal 30', 'zabc', `z${secret}`, '')).toEqual([secret]);
});

test('an added text that looks like a binary file is searched for encoded secrets', () => {
  const added = ['GIT binary patch', 'literal 30', `z${encoded}`].map((line) => `+${line}`);
  expect(findIn('--- /dev/null', '+++ b/x', '@@ -0,0 +1,3 @@', ...added)).toEqual([encoded]);
});

test.each([
  ["  '", "' ."],
  ['    // ', ''],
])('a private key is found if each added line has %j before and %j after it', (before, after) => {
  const body = ['1', '2', '3', '4'].map((digit) => createHash('sha512').update(digit).digest('base64').slice(0, 64));
  const key = ['-----BEGIN PRIVATE KEY-----', ...body, '-----END PRIVATE KEY-----'];
  const added = key.map((line) => `+${before}${line}${after}`);
  expect(findIn('--- /dev/null', '+++ b/x', '@@ -0,0 +1,6 @@', ...added)).toEqual([
    `${before}${body[0]}${after}`.trim(),
  ]);
});
