import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import examples from '@octokit/webhooks-examples';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { readAssociations } from '../../../src/github/event/associations.ts';
import { readEventTexts } from '../../../src/github/event-texts.ts';
import { readTriggerEvent } from '../../../src/github/event/event.ts';
import { eventNames, isFork, readRepositoryTrust, readThreadNumber } from '../../../src/github/event/trigger-event.ts';
import { createEventTask } from '../../../src/task/event-task.ts';
import { expectTyped, mutateBytes, mutateJson } from '../../fixtures/mutations.ts';
import { createFolder } from '../../fixtures/workspace.ts';
import { createContext } from '../run-context.ts';

let file = '';
beforeEach(() => {
  file = join(createFolder('payload-'), 'event.json');
});

function findExample(name: string): { readonly repository: { readonly full_name: string } } {
  const definitions = examples as unknown as { name: string; examples: never[] }[];
  const found = definitions.find((definition) => definition.name === name.replace('_target', ''))?.examples[0];
  return found ?? ({ schedule: '0 0 * * *', repository: { full_name: 'octo/repo' } } as never);
}

const template = 'Work on {number}: {title} {body} {comment}';

async function expectTypedEvent(eventName: string, fullName: string, payload: string | Uint8Array): Promise<void> {
  writeFileSync(file, payload);
  const [owner = '', name = ''] = fullName.split('/');
  const context = createContext({ eventName, eventPath: file, repository: { owner, name } });
  const event = await expectTyped(() => readTriggerEvent(context));
  if (event === null) return;
  expect([event.actor.login, event.triggeringActor.login].every((login) => typeof login === 'string')).toBe(true);
  isFork(event);
  readRepositoryTrust(event);
  readThreadNumber(event);
  readAssociations(event);
  await expectTyped(() => {
    const found = readEventTexts(event);
    createEventTask(template, found === null ? null : { ...found, contributions: [], missing: '' });
  });
}

test.each(eventNames)(
  'a payload of %s with missing keys and other types is read or refused with a code',
  async (name) => {
    expect.hasAssertions();
    const example = findExample(name);
    await fc.assert(
      fc.asyncProperty(mutateJson(example), (value) =>
        expectTypedEvent(name, example.repository.full_name, JSON.stringify(value) ?? ''),
      ),
      { numRuns: 300 },
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
