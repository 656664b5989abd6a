import { join, relative } from 'node:path';
import { renderPath } from '../core/types/access.ts';
import type { RefusedChange } from '../core/types/change.ts';
import { groupBy } from '../core/group-by.ts';
import { listPaths } from '../core/text/path-text.ts';
import { recordFiles } from '../core/types/record.ts';
import { findAddedSecrets, findSecretsInBinaries } from '../record/patch/patch-secrets.ts';
import type { Patch, PatchPurpose } from '../record/patch/patch.ts';
import type { OpenRun } from './parts/open-run.ts';
import type { WorkplaceOpener } from './workplace.ts';

/** The present patch, with the bytes of the record. */
export interface WrittenPatch {
  readonly patch: Patch;
  /** The files to which it adds secrets. */
  readonly refused: readonly RefusedChange[];
}

/** Writes the patch of the moment into the record. A secret that it adds is replaced in the file, which then serves as a record only: the patch is refused. */
export function createPatchWriter(
  { recorder, parts: { redactor } }: OpenRun,
  workplace: Pick<WorkplaceOpener, 'open' | 'openBase'>,
): (purpose: PatchPurpose) => Promise<WrittenPatch> {
  let last: WrittenPatch | null = null;
  return async (purpose) => {
    const patches = await workplace.openBase();
    const { sandbox } = await workplace.open();
    const patch = await patches.make(purpose);
    // A turn without changes gives the same patch.
    if (last?.patch === patch) return last;
    // A patch names paths from the repository's root, the policy and the model from the workspace.
    const { root } = sandbox.files;
    const readPath = (path: string): string => relative(root, join(sandbox.git.repositoryRoot, path));
    const binary = findSecretsInBinaries(await patches.readBinaries(patch), redactor);
    const added = [...findAddedSecrets(patch.bytes, redactor), ...binary];
    const known = await patches.listInBase(added.map(({ text }) => text));
    const byPath = groupBy(
      added.filter(({ text }) => !known.has(text)),
      ({ path }) => path,
    );
    const refused = [...byPath].map(([path, secrets]): RefusedChange => {
      const kind = patch.files.find((file) => file.path === path)?.kind ?? 'modified';
      const places = [...new Set(secrets.map(({ place }) => place))];
      return {
        path: redactor.redactText(readPath(path)),
        kind: kind === 'added' ? 'created' : kind,
        restored: false,
        rule: 'secret',
        reason: `it adds ${listPaths(places)} what is or looks like a secret and is not in the repository`,
      };
    });
    // A session wrote while git was reading: the record keeps the patch of the turn before.
    if (patch.files.some(({ path }) => sandbox.isUndecided(readPath(path)))) return { patch, refused };
    if (refused.length === 0) recorder.writePatch(patch.bytes);
    // Compressed values cannot be replaced.
    else recorder.writeFile(recordFiles.patch, binary.length > 0 ? '' : patch.bytes);
    last = { patch, refused };
    return last;
  };
}

/** The warning to a model that can still repair it: at the end of the run nothing of such a patch is published. Empty without secrets. */
export function renderSecretWarning(refused: readonly RefusedChange[]): string {
  if (refused.length === 0) return '';
  const places = refused.map(({ path, reason }) => `${renderPath(path)}: ${reason}`);
  return `The changes so far cannot be published: ${listPaths(places)}. Take the value out, or the run ends as denied without a patch. Code can read it from an environment variable; a test can put a made-up value together from parts.`;
}
