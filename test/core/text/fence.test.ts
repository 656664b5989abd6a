import { expect, test } from 'vitest';
import { readFences } from '../../../src/core/text/fence.ts';

test.each([
  ['a\n```\nb\n```\nc', [null, '```', '```', null, null]],
  // Text behind a fence begins a block, and never ends one.
  ['```\n```js\nb\n``` ', ['```', '```', '```', null]],
  ['````\n```\n`````', ['````', '````', null]],
  ['~~~\n```\n~~~', ['~~~', '~~~', null]],
  ['```a`\nb', [null, null]],
  ['    ```\n> ```', [null, null]],
])('the open block after each line of %j', (markdown, open) => {
  expect(readFences(markdown).map((one) => one.open)).toEqual(open);
});
