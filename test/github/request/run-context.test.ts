import { expect, test } from 'vitest';
import { findNearestName } from '../../../src/core/text/nearest-name.ts';
import { readRunContext } from '../../../src/github/request/run-context.ts';

const env = {
  GITHUB_EVENT_NAME: 'push',
  GITHUB_EVENT_PATH: '/temp/event.json',
  GITHUB_REPOSITORY: 'octo/repo',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_RUN_ID: '12',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_JOB: 'agent',
  GITHUB_ACTOR: 'writer',
  GITHUB_TRIGGERING_ACTOR: 'other',
  GITHUB_WORKSPACE: '/workspace',
  RUNNER_TEMP: '/temp',
};

test('the runner’s variables are read', () => {
  expect(readRunContext(env)).toMatchObject({
    eventName: 'push',
    repository: { owner: 'octo', name: 'repo' },
    runAttempt: 2,
    triggeringActor: 'other',
    ref: '',
  });
});

test('all missing or invalid variables are reported at once', () => {
  const broken = { ...env, GITHUB_REPOSITORY: 'repo', GITHUB_ACTOR: undefined, GITHUB_RUN_ID: 'x' };
  expect(() => readRunContext(broken)).toThrow(
    expect.objectContaining({
      code: 'usage',
      problems: ['GITHUB_REPOSITORY', 'GITHUB_RUN_ID', 'GITHUB_ACTOR'].map(
        (name) => expect.objectContaining({ message: expect.stringContaining(name) as unknown }) as unknown,
      ),
    }),
  );
});

test.each([
  ['anthropic', ['openai-chat', 'anthropic-messages'], 'anthropic-messages'],
  ['openai-caht', ['openai-chat', 'replay'], 'openai-chat'],
  ['Replay', ['openai-chat', 'replay'], 'replay'],
  ['x', [], null],
])('the name nearest to %s of %j is %s', (written, known, expected) => {
  expect(findNearestName(written, known)).toBe(expected);
});
