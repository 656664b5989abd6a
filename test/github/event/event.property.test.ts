import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import examples from '@octokit/webhooks-examples';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { associations } from '../../../src/core/associations.ts';
import { readAssociations } from '../../../src/github/event/associations.ts';
import { readEventTexts } from '../../../src/github/event-texts.ts';
import { readTriggerEvent } from '../../../src/github/event/event.ts';
import { eventNames } from '../../../src/core/types/policy-facts.ts';
import { isFork, readRepositoryTrust, readThreadNumber } from '../../../src/github/event/trigger-event.ts';
import { createEventTask } from '../../../src/task/event-task.ts';
import { expectTyped, mutateBytes, mutateJson } from '../../fixtures/mutations.ts';
import { createDirectory } from '../../fixtures/workspace.ts';
import { createContext } from '../run-context.ts';

let file = '';
beforeEach(() => {
  file = join(createDirectory('payload-'), 'event.json');
});

function findExample(name: string): { readonly repository: { readonly full_name: string } } {
  const definitions = examples as unknown as { name: string; examples: never[] }[];
  const found = definitions.find((definition) => definition.name === name.replace('_target', ''))?.examples[0];
  if (found !== undefined) return found;
  const repository = { id: 1, full_name: 'octo/repo', default_branch: 'main', private: false };
  return { schedule: '0 0 * * *', repository } as never;
}

const template = 'Work on {number}: {title} {body} {comment}';

async function expectTypedEvent(eventName: string, fullName: string, payload: string | Uint8Array): Promise<void> {
  writeFileSync(file, payload);
  const [owner = '', name = ''] = fullName.split('/');
  const context = createContext({ eventName, eventPath: file, repository: { owner, name } });
  const event = await expectTyped(() => readTriggerEvent(context));
  if (event === null) return;
  expect(event.type).toBe(eventName);
  for (const { login, kind } of [event.actor, event.triggeringActor])
    expect({ login, kind }).toEqual({
      login: expect.stringMatching(/./s) as string,
      kind: expect.any(String) as string,
    });
  const showsForeignCode = isFork(event) || eventName.startsWith('pull_request') || eventName === 'merge_group';
  if (showsForeignCode) expect(readRepositoryTrust(event)).toBe('untrusted');
  const number = readThreadNumber(event);
  if (number !== null) expect(Number.isSafeInteger(number) && number > 0, String(number)).toBe(true);
  const { actor, author } = readAssociations(event);
  expect(['', ...associations]).toContain(actor);
  expect([null, '', ...associations]).toContain(author);
  await expectTyped(() => {
    const found = readEventTexts(event);
    createEventTask(template, found === null ? null : { ...found, contributions: [], missing: '' });
  });
}

test.each(eventNames)('the unchanged example of %s is read as its event', async (name) => {
  const example = findExample(name);
  const [owner = '', repository = ''] = example.repository.full_name.split('/');
  writeFileSync(file, JSON.stringify(example));
  const context = createContext({ eventName: name, eventPath: file, repository: { owner, name: repository } });
  expect(await readTriggerEvent(context)).toMatchObject({ type: name, repository: { owner, name: repository } });
});

test.each(eventNames)(
  'a payload of %s with missing keys and other types is read or refused with a code',
  async (name) => {
    expect.hasAssertions();
    const example = findExample(name);
    await fc.assert(
      fc.asyncProperty(mutateJson(example), (value) =>
        expectTypedEvent(name, example.repository.full_name, JSON.stringify(value) ?? ''),
      ),
      { numRuns: 150 },
    );
  },
);

test.each(eventNames)('a payload of %s with garbled bytes is read or refused with a code', async (name) => {
  expect.hasAssertions();
  const example = findExample(name);
  await fc.assert(
    fc.asyncProperty(mutateBytes(JSON.stringify(example)), (bytes) =>
      expectTypedEvent(name, example.repository.full_name, bytes),
    ),
    { numRuns: 100 },
  );
});
