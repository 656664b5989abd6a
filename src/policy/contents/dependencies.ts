import { posix } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { readJson } from '../../core/text/parse-json.ts';
import type { AddedDependency, DependencyRegistry } from '../../core/types/change.ts';
import { isJsonObject } from '../../core/text/json.ts';

/** A dependency as a manifest names it. */
export type NamedDependency = Pick<AddedDependency, 'name' | 'registry' | 'version' | 'source'>;

type Table = Readonly<Record<string, unknown>>;

/**
 * The dependencies that one text of a manifest has and the other has not. A new version of a package is not an added dependency; a new source is. Null if one of the
 * texts cannot be read, or the form of the manifest is not known. A new file has no text before it.
 */
export function findAddedDependencies(path: string, before: string, after: string): readonly NamedDependency[] | null {
  const lowered = path.toLowerCase();
  const reader = readers.find(({ isRead }) => isRead(posix.basename(lowered), lowered));
  if (reader === undefined) return null;
  const [old, now] = [before, after].map((text) => (text.trim() === '' ? [] : reader.read(text)));
  if (!old || !now) return null;
  const known = new Set(old.map(renderKey));
  return [...new Map(now.map((one) => [renderKey(one), one])).values()].filter((one) => !known.has(renderKey(one)));
}

function renderKey({ name, registry, source }: NamedDependency): string {
  return JSON.stringify([registry, name, source]);
}

const readers: readonly {
  isRead(name: string, path: string): boolean;
  read(text: string): readonly NamedDependency[] | null;
}[] = [
  { isRead: (name) => name === 'package.json', read: readPackageJson },
  { isRead: (name) => name === 'pyproject.toml', read: (text) => readToml(text, pyproject) },
  { isRead: (name) => name === 'cargo.toml', read: (text) => readToml(text, cargo) },
  { isRead: (name) => name === 'go.mod', read: readGoModule },
  { isRead: (name) => name === 'gemfile', read: readGemfile },
  {
    isRead: (name, path) => /\.(?:txt|in)$/.test(name) && /requirements|constraints/.test(path),
    read: readRequirements,
  },
];

function create(registry: DependencyRegistry, name: string, version = '', source = ''): NamedDependency {
  return { name, registry, version, source };
}

const packageFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
/** They replace the dependencies of other packages, so each text counts as another source. */
const replacingFields = ['overrides', 'resolutions', 'pnpm', 'catalog', 'catalogs', 'packageManager'];

function readPackageJson(text: string): NamedDependency[] | null {
  const value = readJson(text);
  if (!isJsonObject(value)) return null;
  const named = packageFields.flatMap((field) => {
    const written = value[field] ?? {};
    return isJsonObject(written) ? Object.entries(written).map(([name, spec]) => readPackage(name, spec)) : [null];
  });
  if (named.includes(null)) return null;
  const replaced = replacingFields.flatMap((field) => listTexts(value[field], field));
  // A package of the same workspace is no dependency on others.
  return [
    ...named.flatMap((one) => (one === null || one.source.startsWith('workspace:') ? [] : [one])),
    ...replaced.map((source) => create('npm', '', '', source)),
  ];
}

function readPackage(name: string, spec: unknown): NamedDependency | null {
  if (typeof spec !== 'string') return null;
  const [, alias, range = spec] = /^npm:(@?[^@]+)(?:@(.*))?$/.exec(spec) ?? [];
  if (alias === undefined && /[:/]/.test(spec) && !spec.startsWith('catalog:')) return create('npm', name, '', spec);
  const [, version = ''] = /^[=v]?(\d+\.\d+\.\d+(?:[-+][\w.+-]+)?)$/.exec(alias === undefined ? spec : range) ?? [];
  return create('npm', alias ?? name, version);
}

// Options for pip, files, addresses and further files may each install anything.
function readRequirements(text: string): NamedDependency[] {
  return text
    .replaceAll(/\\\r?\n/g, ' ')
    .split('\n')
    .map((line) => ` ${line}`.split(/\s#/)[0]?.trim() ?? '')
    .filter((line) => line !== '')
    .map(readRequirement);
}

function readRequirement(written: string): NamedDependency {
  const [requirement = ''] = written.split(/;|\s--/);
  const [name] = /^[A-Za-z0-9][\w.-]*/.exec(requirement) ?? [];
  if (name === undefined) return create('pypi', '', '', written);
  const rest = requirement.slice(name.length).trim();
  const range = (rest.startsWith('[') ? rest.slice(rest.indexOf(']') + 1) : rest).trim();
  if (range !== '' && !/^[(<>=!~]/.test(range)) return create('pypi', normalise(name), '', written);
  const [, version = ''] = /^\(?={2,3}\s*([^*,\s()]+)\)?$/.exec(range) ?? [];
  return create('pypi', normalise(name), version);
}

function normalise(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
}

interface TomlForm {
  readonly registry: DependencyRegistry;
  /** Keys below which dependencies are. */
  readonly holds: RegExp;
  /** Keys of tables that give packages another source. */
  readonly replaces: RegExp;
  /** A version that is not a range. */
  readonly exact: RegExp;
}

const cargo: TomlForm = {
  registry: 'crates',
  holds: /(?:^|-)dependencies$/,
  replaces: /^(?:patch|replace)$/,
  exact: /^=\s*(\d+\.\d+\.\d[\w.+-]*)$/,
};
const pyproject: TomlForm = {
  registry: 'pypi',
  holds: /dependenc(?:y|ies)|^requires$|^dependency-groups$/,
  replaces: /^(?:sources?|index|indexes|index-url|extra-index-url|find-links)$/,
  exact: /^={0,3}\s*(\d[^*,\s<>!~^|]*)$/,
};

function readToml(text: string, form: TomlForm): NamedDependency[] | null {
  let value: unknown;
  try {
    value = parseToml(text);
  } catch {
    // The text comes from the agent: whatever the parser throws, its dependencies are not known.
    return null;
  }
  return isJsonObject(value) ? listTomlDependencies(value, form, false) : null;
}

// Packages are written as a list of texts, or as a table by their names with versions or tables.
function listTomlDependencies(value: Table, form: TomlForm, inside: boolean): NamedDependency[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const holds = inside || form.holds.test(key);
    if (!holds && form.replaces.test(key))
      return listTexts(item, key).map((source) => create(form.registry, '', '', source));
    if (Array.isArray(item))
      return item.flatMap((one: unknown) => {
        if (holds && typeof one === 'string') return [readRequirement(one)];
        if (!isJsonObject(one) || Object.keys(one).join() === 'include-group') return [];
        return holds ? [readTomlPackage(key, one, form)] : listTomlDependencies(one, form, false);
      });
    if (typeof item === 'string') return inside ? [readTomlPackage(key, { version: item }, form)] : [];
    if (!isJsonObject(item)) return [];
    return inside ? [readTomlPackage(key, item, form)] : listTomlDependencies(item, form, holds);
  });
}

const sourceKeys = ['git', 'path', 'url', 'file', 'registry', 'registry-index', 'source'];

function readTomlPackage(key: string, item: Table, { registry, exact }: TomlForm): NamedDependency {
  const { version = '', package: renamed = key } = item;
  const name = String(renamed);
  if (sourceKeys.some((source) => source in item)) return create(registry, name, '', JSON.stringify(item));
  const [, only = ''] = exact.exec(String(version)) ?? [];
  return create(registry, registry === 'pypi' ? normalise(name) : name, only);
}

function readGoModule(text: string): NamedDependency[] {
  let block = '';
  return text.split('\n').flatMap((whole) => {
    const line = (whole.split('//')[0] ?? '').trim();
    const [, opened] = /^(\w+)\s*\($/.exec(line) ?? [];
    if (opened !== undefined) block = opened;
    if (line === ')') block = '';
    if (opened !== undefined || line === ')' || line === '') return [];
    const words = (block === '' ? line : `${block} ${line}`).split(/\s+/);
    const [verb = '', name = '', version = ''] = words;
    if (verb === 'replace') return [create('go', name, '', words.join(' '))];
    return verb === 'require' ? [create('go', name.replaceAll(/["`]/g, ''), version)] : [];
  });
}

const gemSources = /^(?:git|github|gist|bitbucket|path|source)\b/;
const rubyText = /^(?:"[^"#\\]*"|'[^'\\]*'|:\w+|true|false|nil)$/;

// Ruby may compute its dependencies: a line that is more than a call with literal values counts as another source.
function readGemfile(text: string): NamedDependency[] {
  return text.split('\n').flatMap((whole) => {
    const line = whole.trim();
    if (/^(?:$|#|end$|ruby ["'][^"'#\\]*["']$|group [:\w, ]* do$)/.test(line)) return [];
    const [, name, rest = ''] = /^gem ["']([\w.-]+)["'](?:$|,(.*)$)/.exec(line) ?? [];
    const values = rest === '' ? [] : rest.split(',').map((part) => part.trim());
    const isLiteral = values.every(
      (value) => !gemSources.test(value) && rubyText.test(value.replace(/^\w+:\s/, '').trim()),
    );
    if (name === undefined || !isLiteral) return [create('rubygems', name ?? '', '', line)];
    const [, version = ''] = /^["']=?\s*(\d[\w.]*)["']$/.exec(values[0] ?? '') ?? [];
    return [create('rubygems', name, values.length === 1 ? version : '')];
  });
}

/** The texts in a value, each with the keys that lead to it. */
function listTexts(value: unknown, place: string): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [`${place}: ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, `${place}.${key}`));
}
