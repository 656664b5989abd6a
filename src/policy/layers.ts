import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { HarnessError, readErrorMessage, type Problem } from '../core/error.ts';
import { listProblems } from './list-problems.ts';
import { renderNearest } from './nearest-name.ts';
import { policyFileSchema, type PolicyFile } from './schema.ts';
import { parseYamlFile, type YamlFile } from './yaml-file.ts';

/** One file of a policy, read and found valid by itself. */
export interface Layer {
  readonly name: string;
  readonly sha256: string;
  readonly file: PolicyFile;
  readonly yaml: YamlFile;
}

export interface LayerSource {
  /** A path, or `builtin:NAME`. */
  readonly source: string;
  /** Reads one file. A file that is not there may be thrown as `ENOENT`. */
  readonly readFile: (path: string) => Promise<string>;
  readonly builtinPolicies: ReadonlyMap<string, string>;
}

/** Reads a policy and all that it extends, the extended ones first, each once. Every problem of every file is in the list. */
export async function readLayers(
  options: LayerSource,
): Promise<{ readonly layers: readonly Layer[]; readonly problems: readonly Problem[] }> {
  const layers = new Map<string, Layer>();
  const problems: Problem[] = [];

  async function visit(
    name: string,
    parents: readonly string[],
    problemAtUse: (message: string, hint: string) => Problem,
  ): Promise<void> {
    if (parents.includes(name)) {
      problems.push(
        problemAtUse(
          `the policies extend each other in a circle: ${[...parents, name].join(' → ')}`,
          'Remove one of them.',
        ),
      );
      return;
    }
    if (layers.has(name)) return;
    const text = await readText(name, options, problemAtUse);
    if (typeof text !== 'string') {
      problems.push(text);
      return;
    }
    const yaml = parseYamlFile(name, text);
    problems.push(...yaml.problems);
    if (yaml.broken) return;
    const parsed = policyFileSchema.safeParse(yaml.value, { reportInput: true });
    if (!parsed.success) {
      problems.push(...listProblems(yaml, parsed.error.issues));
      return;
    }
    for (const [index, written] of (parsed.data.extends ?? []).entries()) {
      if (typeof written !== 'string') continue;
      const problemAtExtends = (message: string, hint: string): Problem =>
        yaml.problemAt(['extends', index], message, hint);
      const target = resolveExtends(name, written);
      if (target === null) problems.push(problemAtExtends('a built-in policy cannot extend a file', ''));
      else await visit(target, [...parents, name], problemAtExtends);
    }
    layers.set(name, { name, sha256: createHash('sha256').update(text).digest('hex'), file: parsed.data, yaml });
  }

  await visit(options.source, [], (message, hint) => ({
    message,
    hint,
    file: options.source,
    line: null,
    column: null,
  }));
  return { layers: [...layers.values()], problems };
}

async function readText(
  name: string,
  { readFile, builtinPolicies }: LayerSource,
  problemAtUse: (message: string, hint: string) => Problem,
): Promise<string | Problem> {
  if (name.startsWith('builtin:')) {
    const known = [...builtinPolicies.keys()].filter((key) => !key.endsWith('.test'));
    const wanted = name.slice('builtin:'.length);
    const text = known.includes(wanted) ? builtinPolicies.get(wanted) : undefined;
    return text ?? problemAtUse(`there is no built-in policy "${wanted}"`, renderNearest(wanted, known));
  }
  try {
    return await readFile(name);
  } catch (thrown) {
    // A reader's own refusal says more than we can, and keeps its code.
    if (thrown instanceof HarnessError) throw thrown;
    const isMissing = thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';
    return isMissing
      ? problemAtUse(`the policy file ${name} does not exist`, 'Write one, or use builtin:read-only.')
      : problemAtUse(
          `the policy file ${name} cannot be read: ${readErrorMessage(thrown)}`,
          'Check the path, or use builtin:read-only.',
        );
  }
}

function resolveExtends(from: string, written: string): string | null {
  if (written.startsWith('builtin:')) return written;
  if (from.startsWith('builtin:')) return null;
  return posix.isAbsolute(written) ? posix.normalize(written) : posix.join(posix.dirname(from), written);
}
