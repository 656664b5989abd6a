import { expect, test } from 'vitest';
import { listMasked } from '../../src/approval/list-masked.ts';
import { createRedactor } from '../../src/record/redact.ts';

test('every value with a secret is named by its pointer, and no pointer holds one', () => {
  const redactor = createRedactor({ secrets: ['correct-horse'] });
  const value = {
    a: 'correct-horse',
    'b/c': [{ '~': 'x' }, { '~': 'my correct-horse' }],
    'key correct-horse': { deep: 'correct-horse' },
    number: 1,
    none: null,
  };
  expect(listMasked(value, redactor)).toEqual(['/a', '/b~1c/1/~0', '/key ***']);
  expect(listMasked('correct-horse', redactor)).toEqual(['']);
  expect(listMasked('x', redactor)).toEqual([]);
});
