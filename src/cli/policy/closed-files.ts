import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ClosedPaths } from '../../core/ports/policy.ts';
import { escapeControls } from '../../core/text/control-characters.ts';

export interface ClosedFiles {
  readonly files: readonly { readonly path: string; readonly rule: string; readonly unlessHarmless: boolean }[];
  /** `part`: the workspace has more entries than were looked at. */
  readonly scope: 'all' | 'part';
}

const maxEntries = 20_000;
const maxShown = 10;

/** The files of a workspace that a policy closes to processes, each with its rule. A folder that is closed as a whole is one entry. */
export function listClosedFiles(workspace: string, closed: ClosedPaths): ClosedFiles {
  const files: ClosedFiles['files'][number][] = [];
  const folders = [''];
  let seen = 0;
  for (const folder of folders)
    for (const entry of readEntries(join(workspace, folder))) {
      if ((seen += 1) > maxEntries) return { files, scope: 'part' };
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      // The git directory of the workspace is never shown to processes.
      if (path === '.git') continue;
      const state = entry.isDirectory() ? closed.judgeFolder(path) : 'mixed';
      const closure = entry.isDirectory() && state !== 'closed' ? null : closed.explain(path);
      if (closure !== null) files.push({ path: entry.isDirectory() ? `${path}/**` : path, ...closure });
      else if (entry.isDirectory() && state === 'mixed') folders.push(path);
    }
  return { files, scope: 'all' };
}

/** The closed files as text. */
export function renderClosedFiles({ files, scope }: ClosedFiles): string {
  const note = scope === 'all' ? '' : ` (of the first ${maxEntries} entries)`;
  if (files.length === 0) return `Closed to processes in this workspace${note}: nothing.`;
  const lines = files
    .slice(0, maxShown)
    .map(
      ({ path, rule, unlessHarmless }) =>
        `  ${escapeControls(path)} (${rule}${unlessHarmless ? ', unless its content holds no secret' : ''})`,
    );
  const more = files.length > maxShown ? [`  and ${files.length - maxShown} more`] : [];
  return [`Closed to processes in this workspace${note}:`, ...lines, ...more].join('\n');
}

// A folder that cannot be read has nothing to list.
function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
