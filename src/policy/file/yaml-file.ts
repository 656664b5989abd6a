import type { Problem } from '../../core/types/error.ts';
import { maxYamlCharacters, type YamlFile } from './yaml-source.ts';
import { locatePlainYaml, parsePlainYaml, type PlainNode } from './plain-yaml.ts';

export type { YamlFile } from './yaml-source.ts';

/** Parses YAML 1.2 without its dangerous features: no anchors, tags, merge keys, duplicate keys or keys that are not text. Never rejects. */
export async function parseYamlFile(file: string, source: string): Promise<YamlFile> {
  const value = source.length > maxYamlCharacters ? null : parsePlainYaml(source);
  if (value !== null) return createReadFile(file, value, () => source);
  // Loading the library takes longer than parsing most policies.
  const { parseLibraryYaml } = await import('./library-yaml.ts');
  return parseLibraryYaml(file, source);
}

/** A plain text whose value is already known. It is parsed again only when a place in it is needed: most starts need none. */
export function createReadFile(file: string, value: unknown, readSource: () => string): YamlFile {
  let places: Places | null = null;
  const locate = (message: string, hint: string, find: (places: Places) => Place): Problem => {
    let found: Place | null = null;
    const read = (): Place => (found ??= find((places ??= findPlaces(file, readSource()))));
    return {
      ...{ message, hint, file },
      get line() {
        return read().line;
      },
      get column() {
        return read().column;
      },
    };
  };
  return {
    ...{ file, value, problems: [], broken: false },
    problemAt: (path, message, hint = '') => locate(message, hint, ({ root, at }) => at(findNode(root, path).start)),
    problemAtKey: (path, key, message, hint = '') =>
      locate(message, hint, ({ root, at }) => {
        const node = findWhole(root, path);
        const pair = node?.type === 'map' ? node.pairs.get(key) : undefined;
        return at(pair?.keyStart ?? findNode(root, path).start);
      }),
  };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Places {
  readonly root: PlainNode;
  readonly at: (offset: number) => Place;
}

function findPlaces(file: string, source: string): Places {
  const root = locatePlainYaml(source);
  // The build refuses such a built-in policy.
  if (root === null) throw new Error(`${file} has YAML that only the library reads`);
  return { root, at: createPlaceAt(source) };
}

function findWhole(root: PlainNode, path: readonly PropertyKey[]): PlainNode | undefined {
  let node: PlainNode | undefined = root;
  for (const part of path) {
    if (node?.type === 'map') node = node.pairs.get(String(part))?.node;
    else node = node?.type === 'list' && typeof part === 'number' ? node.items[part] : undefined;
  }
  return node;
}

// The node at the end of a path, or its nearest existing parent.
function findNode(root: PlainNode, path: readonly PropertyKey[]): PlainNode {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findWhole(root, path.slice(0, length));
    if (node !== undefined) return node;
  }
  return root;
}

function createPlaceAt(source: string): Places['at'] {
  const starts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
