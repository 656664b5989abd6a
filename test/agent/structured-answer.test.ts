import { describe, expect, test } from 'vitest';
import { createAnswerReader } from '../../src/agent/structured-answer.ts';
import { HarnessError } from '../../src/core/types/error.ts';
import { runLoop } from './loop-fixture.ts';

const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: { label: { enum: ['bug', 'question'] }, score: { $ref: '#/definitions/score' } },
  definitions: { score: { type: 'integer', minimum: 0 } },
  required: ['label'],
  additionalProperties: false,
};
const read = createAnswerReader(schema);

describe('an answer', () => {
  test('is the JSON, also in a block of code', () => {
    const plain = '{ "label": "bug", "score": 2 }';
    expect(read(plain)).toEqual({ type: 'value', json: '{"label":"bug","score":2}', message: plain });
    const fenced = '```json\n{"label":"question"}\n```\n';
    expect(read(fenced)).toEqual({ type: 'value', json: '{"label":"question"}', message: fenced });
  });

  test('is the only block of JSON in a text, and not one of several', () => {
    const block = '```json\n{"label":"bug"}\n```';
    for (const text of [`Here it is:\n${block}\nDone.`, `I ran this:\n\`\`\`sh\nnpm test\n\`\`\`\n${block}`])
      expect(read(text)).toEqual({ type: 'value', json: '{"label":"bug"}', message: text });
    expect(read(`${block}\n${block}`)).toMatchObject({ type: 'problem' });
  });

  test.each([
    ['It is a bug.', /^it is not JSON: /],
    ['{"score":1}', /^the value must have required property 'label'$/],
    ['{"label":"bug","score":-1}', /^\/score must be >= 0$/],
    ['{"label":"other","extra":1}', /must NOT have additional properties; \/label must be equal to one of/],
  ])('that does not fit is refused with what is wrong: %s', (text, problem) => {
    expect(read(text)).toEqual({ type: 'problem', problem: expect.stringMatching(problem) });
  });
});

test.each([{ type: 'banana' }, { $ref: 'https://schemas.invalid/x' }])('%j is no schema', (wrong) => {
  expect(() => createAnswerReader(wrong)).toThrow(HarnessError);
});

test('the model gets its answer back until it fits', async () => {
  const { result, notices } = await runLoop(['It is a bug.', '{"label":"bug"}'], { readAnswer: read });
  expect(result).toMatchObject({ ended: null, structuredOutput: '{"label":"bug"}', turns: 2 });
  expect(notices).toEqual([expect.stringMatching(/does not fit the JSON Schema: it is not JSON/)]);
});

test('a model whose answers never fit it ends the run, and the reason names the problem', async () => {
  const { result } = await runLoop(['a', 'b', '{"score":1}'], { readAnswer: read });
  expect(result).toMatchObject({ structuredOutput: null, turns: 3, ended: { outcome: 'provider-error' } });
  expect(result.ended?.reason).toContain("the value must have required property 'label'");
});
