import { listPaths } from '../../core/text/path-text.ts';
import { readEntry, readState } from '../../sandbox/workspace/changes/tree-entry.ts';
import { readKey } from '../../sandbox/workspace/changes/stamp.ts';

/** A larger file is no pointer. */
export const maxPointerBytes = 1_024;
const pointer =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]*\n)*oid sha256:([0-9a-f]{64})\nsize (\d+)\n$/;

/** The digest and the size of the file that a pointer of Git LFS names; null for another text. */
export function readPointer(text: string): { readonly digest: string; readonly size: number } | null {
  const [, digest, size] = pointer.exec(text) ?? [];
  return digest === undefined ? null : { digest, size: Number(size) };
}

/** The paths, of some of a work tree, at which a pointer of Git LFS is in place of its file. */
export function listPointers(root: string, paths: Iterable<string>): string[] {
  return [...paths].filter((path) => {
    const entry = readEntry(root, readKey(path));
    if (entry === null) return false;
    const { kind, content } = readState(entry, maxPointerBytes);
    return kind === 'file' && content !== null && readPointer(content.toString()) !== null;
  });
}

export function describePointers(paths: readonly string[]): string {
  return `files of Git LFS were not fetched; the agent finds pointers in their place: ${listPaths(paths)}. Set \`lfs: true\` for actions/checkout, or run \`git lfs pull\` before this step`;
}

export function describeUnfiltered(paths: readonly string[]): string {
  return `the patch has files in their form of the work tree, and git stores them in another form, since the run executes no filter: ${listPaths(paths)}. With Git LFS, apply or check out the patch in a clone and commit after \`git add --renormalize\` of these files; with another filter, add them from the workspace`;
}
