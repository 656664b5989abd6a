import * as z from 'zod';
import { findNearestName } from '../../core/text/nearest-name.ts';
import type { ArgumentIssue } from '../../core/ports/tool.ts';

/** Names that other agents' tools have for the same argument. Spelling does not make them near. */
const synonyms: readonly (readonly string[])[] = [
  ['cwd', 'workdir', 'workingDirectory', 'directory', 'dir'],
  ['filePath', 'path', 'file', 'fileName', 'absolutePath'],
  ['dirPath', 'path', 'directory', 'dir', 'folder'],
  ['path', 'dirPath', 'directory', 'filePath'],
  ['command', 'cmd', 'argv', 'args'],
  ['pattern', 'query', 'regex', 'search'],
  ['content', 'text', 'contents', 'data'],
  ['patch', 'diff', 'input'],
  ['limit', 'maxResults', 'lines', 'count'],
  ['offset', 'startLine', 'line', 'start'],
];

/**
 * The problems of arguments: the valid arguments and the nearest one if a name is unknown, the names and the example of a call if the arguments
 * are not one object.
 */
export function listArgumentIssues(error: z.ZodError, schema: z.ZodType, example: string | null): ArgumentIssue[] {
  return error.issues.flatMap((issue): ArgumentIssue[] => {
    const path = issue.path.join('.');
    if (path === '' && issue.code === 'invalid_type' && schema instanceof z.ZodObject) {
      const form = example === null ? '' : `, as in ${example}`;
      return [
        { path, message: `expected one object with the arguments ${Object.keys(schema.shape).join(', ')}${form}` },
      ];
    }
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    // Names of arguments, not of the fields of one.
    const known = issue.path.length === 0 && schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join('.'),
      message: `unknown argument${describeKnown(key, known)}`,
    }));
  });
}

function describeKnown(key: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = findSynonym(key, known) ?? findNearestName(key, known);
  const guess = nearest === null ? '' : `; did you mean ${nearest}?`;
  return `${guess === '' ? '.' : guess} Valid arguments: ${known.join(', ')}`;
}

function findSynonym(key: string, known: readonly string[]): string | null {
  const wanted = normalize(key);
  const group = synonyms.find(
    ([name = '', ...others]) => known.includes(name) && others.some((other) => normalize(other) === wanted),
  );
  return group?.[0] ?? null;
}

function normalize(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
