import { findSteeringFiles, isManifest } from '../../core/find-steering-files.ts';
import type { SteeringFile } from '../../core/steering-files.ts';
import { listChangedFields, readPackageFields } from '../../core/package-fields.ts';
import { compareText } from '../../core/text/compare-text.ts';

/** True for a file that decides which packages are installed, or what a test or build command runs. */
export function isManifestPath(path: string): boolean {
  return findSteeringFiles(path).some(isManifest);
}

/** The package managers, named by their ecosystem, of which a path is a lock file or a manifest. */
export function listEcosystems(path: string, kind: 'lock' | 'manifest'): readonly SteeringFile['ecosystem'][] {
  return findSteeringFiles(path)
    .filter(({ steers, installs }) =>
      kind === 'lock' ? steers === 'lock' : steers === 'dependencies' || (installs && steers === 'build'),
    )
    .map(({ ecosystem }) => ecosystem);
}

/** Why the change of a manifest matters. Returns null if only descriptive fields changed. */
export function findManifestChange(path: string, before: string | null, after: string | null): string | null {
  if (before === after) return null;
  if (before === null) return 'it is new';
  if (after === null) return 'it is gone';
  if (!/(?:^|\/)package\.json$/i.test(path)) return 'its content changed';
  const changed = listChangedFields(before, after);
  if (changed === null) return 'it is no JSON object';
  return changed.length === 0 ? null : `${changed.slice(0, 5).join(', ')} changed`;
}

/** The test scripts of a `package.json` as one text, to detect changes. Returns null if there is no test script. */
export function readTestScripts(content: string): string | null {
  const scripts = readPackageFields(content)?.get('scripts');
  if (scripts === undefined) return null;
  const entries = [...(readPackageFields(scripts) ?? new Map<string, string>())].filter(([name]) =>
    /test|coverage|check/i.test(name),
  );
  return entries.length === 0 ? null : JSON.stringify(entries.toSorted(([left], [right]) => compareText(left, right)));
}
