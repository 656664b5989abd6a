import { columns, probed, type Column, type Probed } from './columns.ts';
import { hashCanary, type Machine } from './machine.ts';
import type { Probe, ViewRun } from './run-view.ts';
import { known, secondMounts, type ReadRow, type Row, type Written } from './table.ts';

/** One cell of the table: what the specification demands, and what happened. */
export interface Cell {
  readonly row: string;
  readonly column: Column;
  readonly demanded: string;
  readonly seen: string;
  readonly isRight: boolean;
  /** The error, or the path at which a canary was found. */
  readonly detail: string;
}

/** Cells that contradict the table: wrong ones without a known finding, and right ones with a finding, whose entry has to be removed. */
export function listSurprises({ root }: Machine, cells: readonly Cell[]): readonly string[] {
  const present = known.filter(({ where }) => where === 'anywhere' || root.startsWith('/tmp/'));
  return cells.flatMap(({ row, column, demanded, seen, isRight, detail }) => {
    const finding = present.find((one) => one.rows.includes(row) && one.columns.includes(column))?.finding;
    if (isRight === (finding === undefined)) return [];
    const place = `${row} | ${column}`;
    return isRight
      ? [`${place}: is right now; remove it from the known finding "${finding}"`]
      : [`${place}: ${demanded} demanded, ${seen} seen (${detail})`];
  });
}

/** All cells of a run, in the order of the table. */
export function listCells(machine: Machine, run: ViewRun): readonly Cell[] {
  const received = machine.received();
  return machine.rows.flatMap((row, index) => {
    switch (row.type) {
      case 'read':
        return columns
          .filter((column) => !row.omitted.includes(column))
          .map((column) => {
            const demanded = row.open.includes(column) ? 'open' : 'closed';
            const { seen, detail } = findCanary(row, index, column, machine, getProbe(run, column));
            return { row: row.name, column, demanded, seen, isRight: seen === demanded, detail };
          });
      case 'connect':
        return probed.map((column) => {
          const seen = received.includes(`from ${column} to row ${index};`) ? 'reached' : 'closed';
          const detail = getProbe(run, column).cells.get(index) ?? 'not tried';
          return {
            row: row.name,
            column,
            demanded: 'closed',
            seen,
            isRight: seen === 'closed' && detail !== 'not tried',
            detail,
          };
        });
      case 'write':
        return probed.map((column) => {
          const demanded = row.results[column];
          const { seen, detail } = findWrite(index, column, run);
          return { row: row.name, column, demanded, seen, isRight: fitting[demanded].includes(seen), detail };
        });
    }
  });
}

/** The places in which the probe without a sandbox does not find what the run must not: their other cells prove nothing. */
export function listMissing(machine: Machine, run: ViewRun, isRoot: boolean): readonly string[] {
  const control = getProbe(run, 'control');
  const received = machine.received();
  const isFound = (row: Row, index: number): boolean => {
    const result = control.cells.get(index) ?? '';
    switch (row.type) {
      case 'read':
        return result.split(',').includes(hashCanary(machine.canary(row)));
      case 'connect':
        return received.includes(`from control to row ${index};`);
      case 'write':
        return result === 'written';
    }
  };
  const isExpected = (row: Row): boolean => {
    if (row.type === 'connect') return true;
    return !row.isOfRun && (row.type === 'read' || isRoot || !row.isClosedToUsers);
  };
  return machine.rows.flatMap((row, index) => (isFound(row, index) === isExpected(row) ? [] : [row.name]));
}

function getProbe(run: ViewRun, column: Column | 'control'): Probe {
  const probe = run.probes.get(column);
  if (probe === undefined) throw new Error(`no probe ran as ${column}`);
  return probe;
}

function findCanary(
  row: ReadRow,
  index: number,
  column: Column,
  machine: Machine,
  probe: Probe,
): { seen: string; detail: string } {
  const hash = hashCanary(machine.canary(row));
  const direct = probe.cells.get(index);
  if (direct === 'named') return { seen: 'open', detail: direct };
  if (direct?.split(',').includes(hash) === true) return { seen: 'open', detail: 'read' };
  // A second mount of the workspace has all of its canaries: the rows of the mount count them.
  const isElsewhere = (path: string): boolean => secondMounts.some((mount) => path.startsWith(machine.fill(mount)));
  const swept = probe.swept.find((found) => found.hash === hash && row.sameAs === null && !isElsewhere(found.path));
  if (swept !== undefined) return { seen: 'open', detail: swept.path };
  const isAsked = column === 'gitGrep' || direct !== undefined;
  return { seen: isAsked ? 'closed' : 'not asked', detail: direct ?? '' };
}

function findWrite(index: number, column: Probed, run: ViewRun): { seen: Written | 'not tried'; detail: string } {
  const result = getProbe(run, column).cells.get(index) ?? 'not tried';
  if (run.real.get(index)?.includes(column) === true) return { seen: 'kept', detail: result };
  if (run.inRun.get(index)?.includes(column) === true) return { seen: 'run', detail: result };
  if (result === 'not tried') return { seen: 'not tried', detail: result };
  return { seen: result === 'written' ? 'discarded' : 'refused', detail: result };
}

const fitting: Readonly<Record<Written, readonly string[]>> = {
  kept: ['kept'],
  run: ['run'],
  discarded: ['discarded'],
  refused: ['refused'],
  lost: ['discarded', 'refused'],
  unkept: ['run', 'discarded', 'refused'],
};
