import { findSteeringFiles, isManifest } from '../../core/find-steering-files.ts';
import { parseJson } from '../../core/text/parse-json.ts';

/** True for a file that decides which packages are installed, or what a test or build command runs. */
export function isManifestPath(path: string): boolean {
  return findSteeringFiles(path).some(isManifest);
}

const harmlessFields = new Set([
  'name',
  'version',
  'description',
  'keywords',
  'author',
  'contributors',
  'license',
  'homepage',
  'repository',
  'bugs',
  'funding',
  'private',
]);

/** Why the change of a manifest matters. Returns null if only descriptive fields changed. */
export function findManifestChange(path: string, before: string | null, after: string | null): string | null {
  if (before === after) return null;
  if (before === null) return 'it is new';
  if (after === null) return 'it is gone';
  if (!/(?:^|\/)package\.json$/i.test(path)) return 'its content changed';
  const [old, now] = [readFields(before), readFields(after)];
  if (old === null || now === null) return 'it is no JSON object';
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => !harmlessFields.has(name) && old.get(name) !== now.get(name),
  );
  return changed.length === 0 ? null : `${changed.slice(0, 5).join(', ')} changed`;
}

/** The test scripts of a `package.json` as one text, to detect changes. Returns null if there is no test script. */
export function readTestScripts(content: string): string | null {
  const scripts = readFields(content)?.get('scripts');
  if (scripts === undefined) return null;
  const entries = [...(readFields(scripts) ?? new Map<string, string>())].filter(([name]) =>
    /test|coverage|check/i.test(name),
  );
  return entries.length === 0 ? null : JSON.stringify(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

// The JSON text of each value, by key. If a key occurs twice, the last one counts, as in every JSON reader.
function readFields(content: string): Map<string, string> | null {
  let value: unknown;
  try {
    value = parseJson(content);
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return null;
    throw thrown;
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  return new Map(Object.entries(value).map(([name, entry]) => [name, JSON.stringify(entry)]));
}
