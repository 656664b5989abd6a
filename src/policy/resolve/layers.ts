import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { floorPrefix } from '../../core/ports/policy.ts';
import { HarnessError, readErrorMessage, type Problem, hasCode } from '../../core/types/error.ts';
import { listProblems } from '../file/list-problems.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';
import { readRemote, type FetchRemote } from '../file/remote-source.ts';
import { isBuiltin, type BuiltinPolicies } from '../file/builtin-policy.ts';
import { policyFileSchema, type ExtendsSource, type PolicyFile, type ProfileFile } from '../file/schema.ts';
import { listOf } from '../../core/schema-parts.ts';
import { createReadFile, parseYamlFile, type YamlFile } from '../file/yaml-file.ts';
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
  readonly yaml: YamlFile;
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

/** The policy of an organisation, before it is read. */
export interface FloorSource extends Pick<LayerSource, 'source' | 'readFile'> {
  /** The place of its files: it comes before their names in reports and records. Empty for a path of the machine. */
  readonly origin: string;
}

/** A floor with the layers that it extends, named so that no file of a repository has the same name. */
export interface FloorRead extends LayersRead {
  readonly lock: readonly string[];
}

type ProblemAtUse = (message: string, hint: string) => Problem;

/**
 * Reads a policy and all files that it extends, the extended ones first and each once. Does the same for each of its profiles, whether or not the
 * profile will apply. The list contains every problem of every file.
 */
export async function readLayers(options: LayerSource): Promise<LayersRead> {
  const read = new Map<string, Layer | null>();
  const profiles = new Map<string, ProfileLayers>();
  const problems: Problem[] = [];

  async function visit(
    target: Source,
    parents: readonly string[],
    problemAtUse: ProblemAtUse,
    into: Map<string, Layer>,
  ): Promise<void> {
    const { name } = target;
    if (parents.includes(name)) {
      problems.push(
        problemAtUse(
          `the policies extend each other in a circle: ${[...parents, name].join(' → ')}`,
          'Remove one of them.',
        ),
      );
      return;
    }
    if (into.has(name)) return;
    const layer = read.has(name) ? (read.get(name) ?? null) : await readLayer(target, problemAtUse);
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
    for (const [index, written] of listSources(extended).entries()) {
      const problemAtExtends = (message: string, hint: string): Problem =>
        layer.yaml.problemAt([...place, 'extends', index], message, hint);
      const target = resolveExtends(layer.name, written);
      if (typeof target === 'string')
        problems.push(problemAtExtends(target, 'Extend the file in a policy of the repository.'));
      else await visit(target, [...parents, layer.name], problemAtExtends, into);
    }
  }

  async function readLayer(target: Source, problemAtUse: ProblemAtUse): Promise<Layer | null> {
    if (target.pinned === null && isBuiltin(target.name)) {
      const builtin = readBuiltin(target.name, options.builtinPolicies, problemAtUse);
      if ('message' in builtin) problems.push(builtin);
      return 'message' in builtin ? null : builtin;
    }
    if (target.name.startsWith(floorPrefix)) {
      problems.push(problemAtUse(`a policy file cannot have a name that begins with ${floorPrefix}`, 'Rename it.'));
      return null;
    }
    const text = await readText(target, options, problemAtUse);
    if (typeof text !== 'string') {
      problems.push(text);
      return null;
    }
    const yaml = parseYamlFile(target.name, text);
    problems.push(...yaml.problems);
    if (yaml.broken) return null;
    const parsed = policyFileSchema.safeParse(yaml.value, { reportInput: true });
    if (!parsed.success) {
      problems.push(...listProblems(yaml, parsed.error.issues));
      return null;
    }
    const { readFile } = options;
    const {
      file,
      files,
      problems: unread,
    } = await readAuthorities(parsed.data, { layer: target.name, yaml, readFile });
    problems.push(...unread);
    return {
      name: target.name,
      path: target.pinned === null ? target.name : null,
      sha256: createHash('sha256').update(text).digest('hex'),
      file,
      files,
      yaml,
    };
  }

  const layers = new Map<string, Layer>();
  const problemAtStart: ProblemAtUse = (message, hint) => ({
    message,
    hint,
    file: options.source,
    line: null,
    column: null,
  });
  await visit({ name: options.source, pinned: null }, [], problemAtStart, layers);
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
      ...layer.yaml,
      problemAt: (path, message, hint) => layer.yaml.problemAt([...place, ...path], message, hint),
      problemAtKey: (path, key, message, hint) => layer.yaml.problemAtKey([...place, ...path], key, message, hint),
    },
  };
}

/** The origin of a layer: a path, `builtin:NAME`, or an address with the digest that its content must have. */
interface Source {
  readonly name: string;
  readonly pinned: { readonly url: string; readonly sha256: string } | null;
}

function readBuiltin(name: string, policies: BuiltinPolicies, problemAtUse: ProblemAtUse): Layer | Problem {
  const wanted = name.slice('builtin:'.length);
  const builtin = policies.get(wanted);
  if (builtin === undefined)
    return problemAtUse(`there is no built-in policy "${wanted}"`, renderNearest(wanted, [...policies.keys()]));
  const { sha256, file, readText: readSource } = builtin;
  return { name, path: null, sha256, file, files: [], yaml: createReadFile(name, file, readSource) };
}

async function readText(
  { name, pinned }: Source,
  { readFile, fetchRemote = null }: LayerSource,
  problemAtUse: ProblemAtUse,
): Promise<string | Problem> {
  if (pinned !== null) return readRemote({ ...pinned, fetchRemote, problemAtUse });
  try {
    return await readFile(name);
  } catch (thrown) {
    // The reader's own error is more specific than ours, and keeps its code.
    if (thrown instanceof HarnessError) throw thrown;
    if (hasCode(thrown, 'ENOENT'))
      return problemAtUse(`the policy file ${name} does not exist`, 'Write one, or use builtin:read-only.');
    const reason = hasCode(thrown, 'EISDIR') ? 'it is a directory' : readErrorMessage(thrown);
    return problemAtUse(
      `the policy file ${name} cannot be read: ${reason}`,
      'Check the path, or use builtin:read-only.',
    );
  }
}

function listSources(extended: PolicyFile['extends']): readonly ExtendsSource[] {
  return extended === undefined ? [] : listOf<ExtendsSource>(extended);
}

// Returns an error text if the source cannot be resolved: for a built-in or a remote policy, the base of a relative path is not known.
function resolveExtends(from: string, written: ExtendsSource): Source | string {
  // The digest is part of the name, so one address with two digests counts as two policies, and the digest check refuses one of them.
  if (typeof written === 'object')
    return { name: `${new URL(written.url).href}@${written.sha256}`, pinned: { ...written } };
  if (isBuiltin(written)) return { name: written, pinned: null };
  if (isBuiltin(from)) return 'a built-in policy cannot extend a file';
  if (from.startsWith('https://')) return 'a remote policy cannot extend a file';
  const name = posix.isAbsolute(written) ? posix.normalize(written) : posix.join(posix.dirname(from), written);
  return { name, pinned: null };
}
