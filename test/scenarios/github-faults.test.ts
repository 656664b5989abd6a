import { expect, test } from 'vitest';
import { outputNames } from '../../src/github/outputs.ts';
import { gatewayPage, refuse, type Fault } from '../fixtures/faults.ts';
import { createFastClock, runStepHere } from '../fixtures/step.ts';
import { createFaultyJob, old, type Call } from './faulty-job.ts';

/** The time between two attempts lasts a tenth. */
const speed = 10;
/** Of a call that is never answered: an attempt may take four seconds, and an artifact twenty. */
const silentLimitSpeed = 3;

interface Row extends Call {
  readonly outcome: string;
  readonly exitCode: number;
  /** The sticky comment afterwards; `old` if it was not replaced. */
  readonly comment: 'replaced' | 'old' | 'missing';
  /** The text of the comment. */
  readonly names?: readonly string[];
  /** The text of the log, of calls that fail together. */
  readonly warns?: readonly string[];
}

const untrusted = { outcome: 'skipped-untrusted', exitCode: 2, comment: 'replaced' } as const;
const noPolicy = { outcome: 'policy-error', exitCode: 2, comment: 'replaced' } as const;
const unpublished = { outcome: 'publish-failed', exitCode: 1, comment: 'replaced' } as const;
const done = { outcome: 'completed', exitCode: 0, comment: 'replaced' } as const;

/** Calls whose failures are warnings: those that address a pull request that exists, and those that answer the person who started the job. */
const warned: Row = {
  place:
    'POST issues/101/labels, POST issues/101/assignees, POST pulls/101/requested_reviewers, DELETE issues/7/labels/agent-fix-tests, POST issues/7/reactions',
  kind: 'changes',
  ...done,
  names: ['could not label 101', 'could not assign 101 to ann', 'could not ask bob to review 101'],
  warns: ['could not remove the label agent-fix-tests', 'could not set a reaction in 7'],
};

/** A call that reads and one that creates. Their failures by 404 and 422 are not an absence. */
const missing: Row = {
  place: 'GET collaborators/writer/permission',
  kind: 'answer',
  ...untrusted,
  // Before the actor is known, the comment of an earlier run stays.
  comment: 'old',
};
const unprocessable: Row = { place: 'POST comments', kind: 'answer', ...unpublished, comment: 'missing' };

const others: readonly Row[] = [
  warned,
  { place: 'POST /graphql', kind: 'answer', ...unpublished, comment: 'old' },
  { place: 'POST pulls', kind: 'changes', ...unpublished },
  { place: 'PATCH pulls/101', kind: 'update', ...unpublished, names: ['could not edit pull request 101'] },
  { place: 'POST pulls/7/reviews', kind: 'review', ...unpublished },
  { place: 'artifact CreateArtifact', kind: 'answer', ...done },
  { place: 'GET pulls/7', kind: 'answer', ...untrusted, comment: 'old' },
  { place: 'GET git/ref/heads/main', kind: 'answer', ...noPolicy },
  { place: 'GET pulls/7/files', kind: 'review', ...untrusted },
  { place: 'GET issues/7/comments', kind: 'answer', ...unpublished, comment: 'old' },
  { place: 'PATCH issues/comments/1', kind: 'answer', ...unpublished, comment: 'old' },
  { place: 'PATCH issues/comments/1', kind: 'changes', ...done, comment: 'old' },
  { place: 'POST git/blobs', kind: 'changes', ...unpublished },
  { place: 'POST issues/7/labels', kind: 'triage', ...unpublished },
  { place: 'GET pulls', kind: 'update', ...unpublished, names: ['could not look for a pull request'] },
  { place: 'GET pulls', kind: 'skip', ...unpublished, names: ['if-open: skip needs the pull requests'] },
  { place: 'POST /graphql reviewThreads', kind: 'review', ...done, names: ['Threads about lines'] },
  { place: 'POST /graphql resolveReviewThread', kind: 'review', ...done, names: ['Threads about lines'] },
];

/** Of a call that is never answered: one that reads, one that writes, and one of the artifact, each with limits of its own. */
const silent: readonly Row[] = [
  { place: 'GET contents/.github/script-harness.yml', kind: 'answer', ...noPolicy },
  { place: 'POST git/refs', kind: 'changes', ...unpublished },
  { place: 'artifact upload', kind: 'answer', ...done },
];

/**
 * Each step of a job fails once by one of its calls, and each failure occurs. Calls of one step end alike. The cases of test/github/faults.test.ts show that every call of the client fails alike,
 * those of test/github/artifact.test.ts that each step of an upload does.
 */
const share = (part: number): readonly Row[] => others.filter((_, index) => index % 5 === part);

test.each<[string, Fault, readonly Row[]]>([
  ['no answer', { type: 'silence' }, silent],
  ['404', refuse(404, 'Not Found'), [missing]],
  ['422', refuse(422, 'Unprocessable'), [unprocessable]],
  ['403', refuse(403, 'Forbidden'), share(0)],
  ['429 with a time', refuse(429, 'Too many requests', { 'retry-after': '5' }), share(1)],
  ['500', refuse(500, 'Server Error'), share(2)],
  ['502 with a page', gatewayPage, share(3)],
  ['a reset connection', { type: 'reset', done: false }, share(4)],
])(
  'a call that fails by %s ends the job in time, with all outputs, a summary and the comment',
  async (_name, fault, rows) => {
    const started = rows.filter(isStarted);
    const here = async (): Promise<void> => {
      for (const row of rows) if (!started.includes(row)) await check(row, fault);
    };
    // Started ones wait most of their time.
    await expect(Promise.all([here(), ...started.map((row) => check(row, fault))])).resolves.toBeDefined();
  },
);

/** The library for artifacts waits by a clock that only a separate process replaces. */
const isStarted = ({ place }: Row): boolean => place.startsWith('artifact ');

async function check(row: Row, fault: Fault): Promise<void> {
  const limitSpeed = fault.type === 'silence' ? silentLimitSpeed : 1;
  const { job, artifacts, inputs, readComment } = await createFaultyJob(row, fault, speed, limitSpeed);
  const ended = isStarted(row)
    ? await job.run(inputs, artifacts.env)
    : await runStepHere(job, inputs, artifacts.env, createFastClock(speed, limitSpeed));
  const comment = readComment();
  const outputs = job.outputs();
  const { place, exitCode, outcome } = row;
  expect({ place, code: ended.exitCode, outcome: outputs['outcome'] }, ended.stdout).toEqual({
    place,
    code: exitCode,
    outcome,
  });
  expect(Object.keys(outputs).toSorted()).toEqual([...outputNames].toSorted());
  expect(outputs['conclusion']).toBe(exitCode === 0 ? 'success' : 'failure');
  const summary = job.summary();
  expect(summary).toContain(`## ${outcome}\n`);
  // A complete run begins with its answer.
  if (row.comment === 'replaced')
    expect(comment).toContain(outcome === 'completed' ? '/actions/runs/1234)' : `## ${outcome}`);
  else expect(comment).toBe(row.comment === 'old' ? old : '');
  for (const name of row.names ?? []) expect(comment, place).toContain(name);
  for (const warning of row.warns ?? []) expect(ended.stdout, place).toContain(warning);
  // The page of a gateway is not shown, and no line of it is a command.
  expect(`${comment}${summary}`).not.toContain('Unicorn');
  expect(ended.stdout).not.toMatch(/^::error::Unicorn/m);
  expect(ended.stdout).toMatch(exitCode === 0 ? /^::warning::/m : /^::error::/m);
  expect(outputs['artifact-url']).toBe('');
}
