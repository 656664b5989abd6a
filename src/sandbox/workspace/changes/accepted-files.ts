import type { AcceptedChange, AcceptedState, StateToPlace } from '../../../core/types/change.ts';
import { readEntry, readKeptFile, type TreeEntry } from './tree-entry.ts';
import { readStatsBelow } from '../../host/files/no-follow.ts';
import { changeFrom, restoreChanges } from './restore-changes.ts';
import { readKey, readKind, renderKey } from './stamp.ts';
import { readUnlessChanged, type WatchedTree } from './workspace-watch.ts';

/** Reports the changes that stay in a workspace, and restores them in a later run, in which no command may run meanwhile. */
export function createAcceptedFiles(options: {
  readonly tree: WatchedTree;
  /** The owner of the files; null for the user of the harness. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  readonly onAccepted: (changes: readonly AcceptedChange[]) => void;
}) {
  const { tree } = options;
  const owner = options.owner ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

  function describe(key: string): AcceptedChange[] {
    const entry = readUnlessChanged(() => readEntry(tree.root, key), undefined);
    const state = entry === undefined ? null : renderState(entry);
    if (state === null) return [];
    return [
      {
        path: renderKey(key),
        state,
        read: () => readUnlessChanged(() => entry?.content?.read() ?? noBytes, null),
        readBase: () => tree.readBase(key)?.content?.read() ?? null,
      },
    ];
  }

  // A directory above a path that was placed may have been made by a file tool, which reports files only.
  function createEntry(state: AcceptedState | undefined, contentFile: string | null): TreeEntry | null {
    if (state?.kind === 'missing') return null;
    const stamp = {
      kind: state?.kind ?? ('directory' as const),
      ino: 0n,
      dev: 0n,
      ctimeNs: 0n,
      ...owner,
      mtimeNs: BigInt(Date.now()) * 1_000_000n,
      size: state?.kind === 'file' ? BigInt(state.bytes) : 0n,
      mode: state === undefined || state.kind === 'symlink' ? 0o755 : state.mode,
    };
    return {
      stamp,
      content: state?.kind === 'file' ? readKeptFile(Buffer.from(contentFile ?? ''), state.bytes) : null,
      target: state?.kind === 'symlink' ? state.target : null,
    };
  }

  return {
    note(keys: readonly string[]): void {
      const changes = keys.flatMap(describe);
      if (changes.length > 0) options.onAccepted(changes);
    },
    /** Returns the paths that could not be placed. */
    place(states: readonly StateToPlace[]): readonly string[] {
      const byKey = new Map(states.map((entry) => [readKey(entry.path), entry]));
      const changes = [...byKey].flatMap(([key, { path, state }]) => {
        const stats = readStatsBelow(tree.root, key);
        const now = stats === null ? null : readKind(stats);
        return changeFrom(state.kind === 'missing' ? null : state.kind, { key, path, now }) ?? [];
      });
      const readBase = (key: string): TreeEntry | null =>
        createEntry(byKey.get(key)?.state, byKey.get(key)?.contentFile ?? null);
      const stuck = restoreChanges({ root: tree.root, readBase }, changes);
      return [...stuck].map(renderKey);
    },
  };
}

const noBytes = new Uint8Array();

// Null for a special file, which cannot stay in a workspace.
function renderState(entry: TreeEntry | null): AcceptedState | null {
  if (entry === null) return { kind: 'missing' };
  const { kind, size } = entry.stamp;
  const mode = entry.stamp.mode & 0o777;
  switch (kind) {
    case 'file':
      return { kind, mode, bytes: Number(size) };
    case 'directory':
      return { kind, mode };
    case 'symlink':
      return { kind, target: entry.target ?? '' };
    case 'special':
      return null;
  }
}
