import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Attempt } from './attempt.ts';
import { exhaustion } from './exhaustion.ts';
import { kernelAttempts } from './kernel.ts';
import { network } from './network.ts';
import { persistence } from './persistence.ts';
import { copyProgram, createPlace, type Identity } from './place.ts';
import {
  endLeftOver,
  listLeaked,
  listThrough,
  runAlone,
  runAsCalls,
  runInOneCommand,
  type Program,
} from './run-attempts.ts';
import { secrets } from './secrets.ts';
import { writes } from './writes.ts';

const together = [...secrets, ...writes, ...kernelAttempts, ...network, ...persistence];
const attempts = [...together, ...exhaustion];
/** The other attempts to use up the machine write nothing to the workspace, so a copy of it changes nothing about them. */
const ofWorkspace = exhaustion.filter(({ name }) => /^(?:large|sparse|reserved)-file$|^output-flood$/.test(name));
const own = process.getuid?.() ?? -1;
// Only root can become another user, create files for it and read its processes.
const canBecome = own === 0;

function become(name: string, uid: number): Identity {
  const prefix = ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--'];
  return { name, uid, prefix: uid === own ? [] : prefix };
}

let program: Program & { remove: () => void };
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../../dist'));
});
afterAll(() => program.remove());

async function attemptAll(identity: Identity, workspaceAs: 'overlay' | 'copy' | 'without-sandbox' = 'overlay') {
  const place = await createPlace(identity, attempts);
  // An ordinary user has no overlay over a workspace with a file of another user.
  if (workspaceAs === 'copy') chownSync(join(place.root, 'ws/attempts/late.sh'), 0, 0);
  onTestFinished(() => endLeftOver(place, attempts));
  const run = { place, program, identity };
  const said =
    workspaceAs === 'without-sandbox'
      ? await runAlone(run, attempts)
      : new Map([
          ...(await runAsCalls(run, workspaceAs === 'copy' ? ofWorkspace : exhaustion)),
          ...(await runInOneCommand(run, together)),
        ]);
  // Processes that still run wait for this file.
  writeFileSync(join(place.root, 'ws/go'), '');
  if (workspaceAs === 'without-sandbox') {
    const expected = attempts.filter(({ control }) => control === 'through').map(({ name }) => name);
    await expect.poll(() => listThrough(place, attempts, said)).toEqual(expect.arrayContaining(expected));
  } else {
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  return { place, said, through: listThrough(place, attempts, said) };
}

test('the table is large, and no two attempts share a name', () => {
  expect(new Set(attempts.map(({ name }) => name)).size).toBe(attempts.length);
  expect(attempts.length).toBeGreaterThanOrEqual(80);
  expect(attempts.filter(({ control }) => control === 'through').length).toBeGreaterThanOrEqual(80);
});

test.runIf(canBecome)(
  'without a sandbox each attempt has the result of its row, which proves that the table works',
  async () => {
    const { through } = await attemptAll(become('a user to throw away', 61_235), 'without-sandbox');
    const end = ({ name }: Attempt): string => (through.includes(name) ? 'through' : 'stopped');
    const surprises = attempts
      .filter((attempt) => attempt.control !== 'either' && attempt.control !== end(attempt))
      .map((attempt) => `${attempt.name}: ${end(attempt)}`);
    expect(surprises).toEqual([]);
  },
);

test.runIf(canBecome)('started as root, the sandbox contains every attempt', async () => {
  const { place, said, through } = await attemptAll(become('root', 0));
  expect(through).toEqual([]);
  expect(listLeaked(place, said)).toEqual([]);
});

test('started as an ordinary user, the sandbox contains every attempt', async () => {
  const { place, said, through } = await attemptAll(become('ordinary', own === 0 ? 61_234 : own));
  expect(through).toEqual([]);
  expect(listLeaked(place, said)).toEqual([]);
});

test.runIf(canBecome)(
  'started as an ordinary user under a copy of the workspace, the sandbox contains every attempt',
  async () => {
    const { place, said, through } = await attemptAll(become('ordinary', 61_234), 'copy');
    expect(through).toEqual([]);
    expect(listLeaked(place, said)).toEqual([]);
  },
);
