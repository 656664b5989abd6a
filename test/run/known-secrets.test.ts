import { expect, test } from 'vitest';
import { isKeyVariable, listKnownSecrets } from '../../src/run/known-secrets.ts';

test.each(['INPUT_OPENAI-API-KEY', 'INPUT_GITHUB-TOKEN', 'INPUT_OTLP-HEADERS', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'])(
  'no child process inherits %s',
  (name) => {
    expect(isKeyVariable(name)).toBe(true);
  },
);

test.each(['INPUT_COMMENT-KEY', 'INPUT_KEY-COMMAND', 'INPUT_MAX-TOKENS', 'PATH'])(
  'the value of %s is no secret',
  (name) => {
    expect(isKeyVariable(name)).toBe(false);
    expect(listKnownSecrets({ [name]: 'nightly-review-of-2026' })).toEqual([]);
  },
);

test('variables are secrets by their names, unless the value is a path or a word', () => {
  expect(
    listKnownSecrets({
      'INPUT_OPENAI-API-KEY': 'short',
      GITHUB_TOKEN: 'any',
      DATABASE_PASSWORD: 'pa55word',
      POSTGRES_PASSWORD: 'postgres',
      SSH_PRIVATE_KEY: '/home/me/.ssh/id_ed25519',
      'INPUT_OTLP-HEADERS': 'authorization: Bearer collector-token',
    }),
  ).toEqual(['short', 'any', 'pa55word', 'Bearer collector-token', 'collector-token']);
});
