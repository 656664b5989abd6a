import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { floorPrefix } from '../../core/ports/policy.ts';
import { explainUnreadable, HarnessError, type Problem, hasCode } from '../../core/types/error.ts';
import { readYaml } from '../file/read-yaml.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';
import { readRemote, type FetchRemote, type Refuse } from '../file/remote-source.ts';
import { isBuiltin, type BuiltinPolicies } from '../file/builtin-policy.ts';
import { policyFileSchema, type ExtendsSource, type PolicyFile, type ProfileFile } from '../file/schema.ts';
import { listOf } from '../../core/schema-parts.ts';
import { createLazyPlaces, type Places } from '../file/yaml-file.ts';
import { mergeRegistries } from '../file/network-settings.ts';
import type { Registries } from '../decide/hosts/registry-addresses.ts';
import { readAuthorities } from './read-authorities.ts';

/** One file of a policy, after parsing and validation. */
export interface Layer {
  readonly name: string;
  /** The path of a local file. Null for a built-in or remote policy, and for a profile, whose file is a layer of its own. */
  readonly path: string | null;
  readonly sha256: string;
  readonly file: PolicyFile;
  readonly yaml: Places;
  /** Files that it names and that steer the run, besides policies and tests. */
  readonly files: readonly string[];
}

export interface LayerSource {
  /** A path, or `builtin:NAME`. */
  readonly source: string;
  /** Reads one file. May reject with `ENOENT` if the file does not exist. */
  readonly readFile: (path: string) => Promise<string>;
  readonly builtinPolicies: BuiltinPolicies;
  /** Fetches a policy over the network. Its digest is checked here. Null if fetching is not permitted. */
  readonly fetchRemote?: FetchRemote | null;
}

/** A profile of some layer. The layers that it extends come before its own. */
export interface ProfileLayers {
  readonly name: string;
  readonly written: ProfileFile;
  readonly layers: readonly Layer[];
}

export interface LayersRead {
  readonly layers: readonly Layer[];
  readonly profiles: readonly ProfileLayers[];
  readonly problems: readonly Problem[];
}

/**
 * Reads a policy and all files that it extends, the extended ones first and each once. Does the same for each of its profiles, whether or not the
 * profile will apply. The list contains every problem of every file. The prefix comes before the names of files, so that no file of a floor is taken
 * for a file of the repository.
 */
export async function readLayers(options: LayerSource, prefix = ''): Promise<LayersRead> {
  const read = new Map<string, Layer | null>();
  const profiles = new Map<string, ProfileLayers>();
  const problems: Problem[] = [];

  async function visit(
    target: Source,
    parents: readonly string[],
    refuse: Refuse,
    into: Map<string, Layer>,
  ): Promise<void> {
    const { name } = target;
    if (parents.includes(name)) {
      refuse(`the policies extend each other in a circle: ${[...parents, name].join(' → ')}`, 'Remove one of them.');
      return;
    }
    if (into.has(name)) return;
    const layer = read.has(name) ? (read.get(name) ?? null) : await readLayer(target, refuse);
    read.set(name, layer);
    if (layer === null) return;
    await visitExtended(layer, [], layer.file.extends, parents, into);
    into.set(name, layer);
    for (const [profile, written] of Object.entries(layer.file.profiles ?? {}))
      await visitProfile(layer, profile, written, parents);
  }

  async function visitProfile(
    layer: Layer,
    name: string,
    written: ProfileFile,
    parents: readonly string[],
  ): Promise<void> {
    const own = createProfileLayer(layer, name, written);
    if (profiles.has(own.name)) return;
    const into = new Map<string, Layer>();
    profiles.set(own.name, { name, written, layers: [] });
    await visitExtended(layer, ['profiles', name], written.extends, parents, into);
    profiles.set(own.name, { name, written, layers: [...into.values(), own] });
  }

  async function visitExtended(
    layer: Layer,
    place: readonly PropertyKey[],
    extended: PolicyFile['extends'],
    parents: readonly string[],
    into: Map<string, Layer>,
  ): Promise<void> {
    for (const [index, written] of listOf<ExtendsSource>(extended ?? []).entries()) {
      const refuse: Refuse = (message, hint) => {
        problems.push(layer.yaml.problemAt([...place, 'extends', index], message, hint));
        return null;
      };
      const target = resolveExtends(layer, written, prefix);
      if (typeof target === 'string') refuse(target, 'Extend the file in a policy of the repository.');
      else await visit(target, [...parents, layer.name], refuse, into);
    }
  }

  async function readLayer(target: Source, refuse: Refuse): Promise<Layer | null> {
    const { name, path, pinned } = target;
    if (path === null && pinned === null) return readBuiltin(name, options.builtinPolicies, refuse);
    if (path?.startsWith(floorPrefix) === true)
      return refuse(`a policy file cannot have a name that begins with ${floorPrefix}`, 'Rename it.');
    const text = await readText(target, options, refuse);
    if (text === null) return null;
    const { value, problems: invalid, places: yaml } = readYaml(name, text, policyFileSchema);
    problems.push(...invalid);
    if (value === null) return null;
    const { file, files } = await readAuthorities(value, { name, path, yaml, readFile: options.readFile }, problems);
    const sha256 = createHash('sha256').update(text).digest('hex');
    return { name, path, sha256, file, files, yaml };
  }

  const layers = new Map<string, Layer>();
  const start = createSource(options.source, prefix);
  const refuse: Refuse = (message, hint) => {
    problems.push({ message, hint, file: start.name, line: null, column: null });
    return null;
  };
  await visit(start, [], refuse, layers);
  return { layers: [...layers.values()], profiles: [...profiles.values()], problems };
}

/** The hosts that the layers name for registries. */
export function readLayerRegistries(layers: readonly Layer[]): Registries {
  return mergeRegistries(layers.map(({ file }) => file.sandbox?.network));
}

// The settings in a profile are a layer like any other. Its problems have places in the file that contains it.
function createProfileLayer(layer: Layer, name: string, written: ProfileFile): Layer {
  const { when: _when, ...settings } = written;
  const place = ['profiles', name];
  return {
    name: `${layer.name}#${name}`,
    path: null,
    sha256: layer.sha256,
    file: { version: 1, name, ...settings },
    files: [],
    yaml: {
      problemAt: (path, message, hint) => layer.yaml.problemAt([...place, ...path], message, hint),
      problemAtKey: (path, key, message, hint) => layer.yaml.problemAtKey([...place, ...path], key, message, hint),
    },
  };
}

/** The origin of a layer: a path, `builtin:NAME`, or an address with the digest that its content must have. */
interface Source {
  readonly name: string;
  /** The file to read. Null for a built-in or remote policy. */
  readonly path: string | null;
  readonly pinned: { readonly url: string; readonly sha256: string } | null;
}

function readBuiltin(name: string, policies: BuiltinPolicies, refuse: Refuse): Layer | null {
  const wanted = name.slice('builtin:'.length);
  const builtin = policies.get(wanted);
  if (builtin === undefined)
    return refuse(`there is no built-in policy "${wanted}"`, renderNearest(wanted, [...policies.keys()]));
  const { sha256, file, readText: readSource } = builtin;
  return { name, path: null, sha256, file, files: [], yaml: createLazyPlaces(name, readSource) };
}

async function readText(
  { name, path, pinned }: Source,
  { readFile, fetchRemote = null, builtinPolicies }: LayerSource,
  refuse: Refuse,
): Promise<string | null> {
  if (pinned !== null) return readRemote(pinned, fetchRemote, refuse);
  try {
    return await readFile(path ?? name);
  } catch (thrown) {
    // The reader's own error is more specific than ours, and keeps its code.
    if (thrown instanceof HarnessError) throw thrown;
    const isMissing = hasCode(thrown, 'ENOENT');
    const builtin = posix.basename(path ?? name);
    return refuse(
      `the policy file ${path} ${isMissing ? 'does not exist' : `cannot be read: ${explainUnreadable(thrown)}`}`,
      builtinPolicies.has(builtin)
        ? `The built-in policy is builtin:${builtin}.`
        : `${isMissing ? 'Write one' : 'Check the path'}, or use builtin:read-only.`,
    );
  }
}

function createSource(written: string, prefix: string): Source {
  return isBuiltin(written)
    ? { name: written, path: null, pinned: null }
    : { name: `${prefix}${written}`, path: written, pinned: null };
}

// Returns an error text if the source cannot be resolved: for a built-in or a remote policy, the base of a relative path is not known.
function resolveExtends(from: Layer, written: ExtendsSource, prefix: string): Source | string {
  // The digest is part of the name, so one address with two digests counts as two policies, and the digest check refuses one of them.
  if (typeof written === 'object')
    return { name: `${new URL(written.url).href}@${written.sha256}`, path: null, pinned: { ...written } };
  if (isBuiltin(written)) return createSource(written, prefix);
  if (from.path === null) return `a ${isBuiltin(from.name) ? 'built-in' : 'remote'} policy cannot extend a file`;
  const path = posix.isAbsolute(written) ? posix.normalize(written) : posix.join(posix.dirname(from.path), written);
  return createSource(path, prefix);
}
