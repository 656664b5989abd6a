import type { Problem } from '../../core/types/error.ts';
import { maxYamlCharacters, type YamlFile } from './yaml-source.ts';
import { parsePlainYaml, readPlainValue, type PlainNode } from './plain-yaml.ts';

export type { YamlFile } from './yaml-source.ts';

/** Parses YAML 1.2 without its dangerous features: no anchors, tags, merge keys, duplicate keys or keys that are not text. Never rejects. */
export async function parseYamlFile(file: string, source: string): Promise<YamlFile> {
  const root = source.length > maxYamlCharacters ? null : parsePlainYaml(source);
  if (root !== null) return createPlainFile(file, source, root);
  // Loading the library takes longer than parsing most policies.
  const { parseLibraryYaml } = await import('./library-yaml.ts');
  return parseLibraryYaml(file, source);
}

/** A plain text whose value is already known. It is parsed only when a place in it is needed: most starts need none. */
export function createReadFile(file: string, value: unknown, readSource: () => string): YamlFile {
  let parsed: YamlFile | null = null;
  const parse = (): YamlFile => {
    if (parsed !== null) return parsed;
    const source = readSource();
    const root = parsePlainYaml(source);
    // The build refuses such a policy.
    if (root === null) throw new Error(`${file} has YAML that only the library reads`);
    return (parsed = createPlainFile(file, source, root));
  };
  const locate = (message: string, hint: string, find: () => Problem): Problem => {
    let found: Problem | null = null;
    return {
      ...{ message, hint, file },
      get line() {
        return (found ??= find()).line;
      },
      get column() {
        return (found ??= find()).column;
      },
    };
  };
  return {
    ...{ file, value, problems: [], broken: false },
    problemAt: (path, message, hint = '') => locate(message, hint, () => parse().problemAt(path, message, hint)),
    problemAtKey: (path, key, message, hint = '') =>
      locate(message, hint, () => parse().problemAtKey(path, key, message, hint)),
  };
}

function createPlainFile(file: string, source: string, root: PlainNode): YamlFile {
  const problemAtOffset = createProblemAt(file, source);
  return {
    file,
    value: readPlainValue(root),
    problems: [],
    broken: false,
    problemAt: (path, message, hint) => problemAtOffset(findNode(root, path).start, message, hint),
    problemAtKey(path, key, message, hint) {
      const node = findWhole(root, path);
      const pair = node?.type === 'map' ? node.pairs.get(key) : undefined;
      return problemAtOffset(pair?.keyStart ?? findNode(root, path).start, message, hint);
    },
  };
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

function createProblemAt(file: string, source: string): (offset: number, message: string, hint?: string) => Problem {
  let starts: number[] | null = null;
  return (offset, message, hint = '') => {
    starts ??= [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)];
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { message, hint, file, line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
