import { expect, test } from 'vitest';
import { redactArguments } from '../../src/dispatch/redact-arguments.ts';
import { createRedactor } from '../../src/record/redact.ts';

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
