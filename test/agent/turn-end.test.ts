import { expect, test } from 'vitest';
import { systemClock } from '../../src/run/host/system-clock.ts';
import { runLoop } from './loop-fixture.ts';

const read = { call: 'read_file', output: 'the file' };

test('the model is asked while a turn ends, and nothing of its answer is done before', async () => {
  const steps: string[] = [];
  const { result } = await runLoop([read, { ...read, output: 'another file' }], {
    emit(event) {
      if (event.type === 'model-requested' || event.type === 'model-responded') steps.push(event.type);
      if (event.type === 'item' && event.item.type === 'function_call_output') steps.push('call');
    },
    async onTurnEnd(turn) {
      steps.push(`turn ${turn} ends`);
      await systemClock.sleep(50);
      steps.push(`turn ${turn} has ended`);
      return '';
    },
  });
  expect(result).toMatchObject({ ended: null, turns: 3 });
  const turn = (number: number) => [
    'model-requested',
    'model-responded',
    ...(number === 1 ? [] : [`turn ${number - 1} has ended`]),
    ...(number === 3 ? [] : ['call', `turn ${number} ends`]),
  ];
  expect(steps).toEqual([1, 2, 3].flatMap(turn));
});

test('an answer is not the last one if the turn before it ends with a warning', async () => {
  const { result, notices } = await runLoop([read, 'Done.', 'Done, without the secret.'], {
    onTurnEnd: async (turn) => (turn === 1 ? 'a file holds a secret' : ''),
  });
  expect(result).toMatchObject({ ended: null, turns: 3, finalMessage: 'Done, without the secret.' });
  expect(notices.filter((text) => text.includes('a file holds a secret'))).toHaveLength(1);
  expect(notices).toHaveLength(1);
});

test('a turn that cannot end stops the run', async () => {
  const run = runLoop([read, 'Done.'], { onTurnEnd: () => Promise.reject(new Error('the sandbox is gone')) });
  await expect(run).rejects.toThrow('the sandbox is gone');
});
