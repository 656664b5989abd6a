import { isAbsolute } from 'node:path';
import type { WorkspaceFiles } from '../../core/ports/sandbox.ts';
import type { WorkspaceAccess } from './workspace-access.ts';
import type { AcceptedFiles } from './changes/accepted-files.ts';
import type { ChangeGate } from './changes/change-gate.ts';
import { readKey } from './changes/stamp.ts';

/** The files of the workspace; each change by a file tool is noted as accepted, and none happens while changes are decided. */
export function createNotedFiles(
  files: WorkspaceFiles,
  {
    access,
    gate,
    accepted,
    ignoredFiles,
  }: {
    readonly access: WorkspaceAccess;
    readonly gate: ChangeGate;
    readonly accepted: AcceptedFiles;
    /** Receives the written files that git ignores. */
    readonly ignoredFiles: Set<string>;
  },
): WorkspaceFiles {
  return {
    ...files,
    write(path, content, writeOptions) {
      if (isAbsolute(path)) return gate.runAlone(() => files.write(path, content, writeOptions));
      const key = readKey(path);
      return gate.runAlone(async () => {
        access.keep(path);
        const written = await files.write(path, content, writeOptions);
        accepted.note([key]);
        if (files.isIgnored(path)) ignoredFiles.add(path);
        return written;
      }, [key]);
    },
    remove(path) {
      if (isAbsolute(path)) return gate.runAlone(() => files.remove(path));
      const key = readKey(path);
      return gate.runAlone(async () => {
        await files.remove(path);
        ignoredFiles.delete(path);
        accepted.note([key]);
      }, [key]);
    },
  };
}
