import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProgram, type Identity } from '../attempts/place.ts';
import { columns } from './columns.ts';
import { listCells, listMissing, listSurprises } from './compare.ts';
import { createMachine } from './machine.ts';
import { runView, type WorkspaceKind } from './run-view.ts';
import { known, rows } from './table.ts';

const own = process.getuid?.() ?? -1;
const isRoot = own === 0;
const canMount = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0;
const inNamespace = 'in a mount namespace with a canary in each place';
const alone = 'below the temporary directory, without the places that only root can make in a mount namespace';
const root: Identity = { name: 'root', uid: 0, prefix: [] };
const ordinary: Identity = isRoot
  ? { name: 'ordinary', uid: 61_236, prefix: ['setpriv', '--reuid=61236', '--regid=61236', '--clear-groups', '--'] }
  : { name: 'ordinary', uid: own, prefix: [] };

/** The ways in which a run gets its workspace. The table holds for each. */
const workspaces: readonly WorkspaceKind[] = [
  { name: 'an overlay', layer: 'overlay', sign: /^\| Isolation \|.* a layer/m },
  { name: 'a copy', layer: 'copy', sign: /^\| Isolation \|.* a copy of the workspace/m },
];

let program: ReturnType<typeof copyProgram>;
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../../dist'));
});
afterAll(() => program.remove());

/** What contradicts the table: nothing, if all is well. */
interface Contradictions {
  /** Places that the same probe does not find without a sandbox. */
  readonly missing: readonly string[];
  /** Cells that are not as the table demands, and known failures that are right. */
  readonly cells: readonly string[];
  /** Changes of the machine outside the directory that a write rule allows. */
  readonly changed: readonly string[];
}

const none: Contradictions = { missing: [], cells: [], changed: [] };

async function compareAll(identity: Identity, workspace: WorkspaceKind, isMounted: boolean): Promise<Contradictions> {
  const dist = dirname(dirname(program.main));
  const machine = await createMachine({
    identity,
    node: program.node,
    dist,
    canMount: isMounted,
    layer: workspace.layer,
  });
  const run = await runView(machine, { identity, program, workspace });
  return {
    missing: listMissing(machine, run, identity.uid === 0),
    cells: listSurprises(machine, listCells(machine, run)),
    changed: run.changed,
  };
}

test('each row of the view has its own name, and each known failure names rows and columns of the table', () => {
  const names = rows.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const row of rows) {
    if (row.type !== 'read') continue;
    if (row.sameAs !== null) expect(names).toContain(row.sameAs);
    // A place that no control outside the run finds is found by a process of the run.
    if (row.isOfRun) expect(row.open, row.name).not.toEqual([]);
  }
  for (const one of known) for (const name of one.rows) expect(names).toContain(name);
  for (const one of known) expect(columns).toEqual(expect.arrayContaining([...one.columns]));
});

test.runIf(canMount).each(workspaces)(
  `started as root with $name, each process of a run sees and writes what the table demands, ${inNamespace}`,
  async (workspace) => expect(await compareAll(root, workspace, true)).toEqual(none),
);

test.runIf(canMount).each(workspaces)(
  `started as an ordinary user with $name, each process of a run sees and writes what the table demands, ${inNamespace}`,
  async (workspace) => expect(await compareAll(ordinary, workspace, true)).toEqual(none),
);

// The tests above include this one. Only root can make a file of another user.
test.skipIf(canMount).each(workspaces.filter(({ layer }) => isRoot || layer === 'overlay'))(
  `started as an ordinary user with $name, each process of a run sees and writes what the table demands, ${alone}`,
  async (workspace) => expect(await compareAll(ordinary, workspace, false)).toEqual(none),
);
