import { isJsonObject } from './text/json.ts';
import { readJson } from './text/parse-json.ts';

/** The fields of a `package.json` that only describe the package. */
const descriptiveFields: ReadonlySet<string> = new Set([
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

/** The fields that decide which packages are installed. */
export const installFields: ReadonlySet<string> = new Set([
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'optionalDependencies',
  'bundleDependencies',
  'bundledDependencies',
  'dependenciesMeta',
  'overrides',
  'resolutions',
  'packageManager',
  'pnpm',
  'catalog',
  'catalogs',
  'workspaces',
]);

/**
 * The fields of a `package.json`, each value as JSON. If a key occurs twice, the last one counts, as in every JSON reader. Null if the text is no
 * JSON object.
 */
export function readPackageFields(content: string): ReadonlyMap<string, string> | null {
  const value = readJson(content);
  return isJsonObject(value)
    ? new Map(Object.entries(value).map(([name, field]) => [name, JSON.stringify(field)]))
    : null;
}

/** The fields that differ between two texts of a `package.json`, except those that only describe it. Null if one of the texts is no JSON object. */
export function listChangedFields(before: string, after: string): readonly string[] | null {
  const [old, now] = [readPackageFields(before), readPackageFields(after)];
  if (old === null || now === null) return null;
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => !descriptiveFields.has(name) && old.get(name) !== now.get(name),
  );
}

/** A `package.json` with the install fields of another one. Null if one of the texts is no JSON object. */
export function withInstallFields(content: string, other: string): string | null {
  const [own, fields] = [readPackageFields(content), readPackageFields(other)];
  if (own === null || fields === null) return null;
  const entries = [
    ...[...own].filter(([name]) => !installFields.has(name)),
    ...[...fields].filter(([name]) => installFields.has(name)),
  ];
  return `{${entries.map(([name, field]) => `${JSON.stringify(name)}:${field}`).join(',')}}\n`;
}
