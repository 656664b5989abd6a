import { expect, test } from 'vitest';
import { redactArguments } from '../../src/dispatch/redact-arguments.ts';
import { createRedactor } from '../../src/record/secrets/redact.ts';

test('redacts every value and key with a secret, and names it by a pointer that holds no secret', () => {
  const redactor = createRedactor({ secrets: ['correct-horse'] });
  const value = {
    a: 'correct-horse',
    'b/c': [{ '~': 'x' }, { '~': 'my correct-horse' }],
    'key correct-horse': { deep: 'correct-horse' },
    number: 1,
    none: null,
  };
  expect(redactArguments(value, redactor)).toEqual({
    json: {
      a: '***',
      'b/c': [{ '~': 'x' }, { '~': 'my ***' }],
      'key ***': { deep: '***' },
      number: 1,
      none: null,
    },
    masked: ['/a', '/b~1c/1/~0', '/key ***'],
  });
  expect(redactArguments('correct-horse', redactor).masked).toEqual(['']);
  expect(redactArguments('x', redactor).masked).toEqual([]);
});

test('keys that redaction makes equal stay apart, and numbers are redacted', () => {
  const redactor = createRedactor({ secrets: ['correct-horse', 'battery-staple', '1234567890'] });
  const value = { 'correct-horse': 1, 'battery-staple': 2, '***#2': 3, pin: 1234567890 };
  expect(redactArguments(value, redactor)).toEqual({
    json: { '***': 1, '***#2': 2, '***#2#2': 3, pin: '***' },
    masked: ['/***', '/***#2', '/pin'],
  });
  expect(Object.values(redactor.redactJson(value) as object)).toHaveLength(4);
});
