import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeControls } from '../core/text/control-characters.ts';
import { hasCode } from '../core/types/error.ts';
import { findWorkflowRisks, type WorkflowFile, type WorkflowRisk } from '../github/workflow/find-workflow-risks.ts';
import { withFile } from '../sandbox/host/files/no-follow.ts';
import { searchRepositoryRoot } from '../sandbox/workspace/git/git-layout.ts';

const directory = '.github/workflows';
const maxFiles = 100;
const maxBytes = 256 * 1024;

/** The dangers in the workflows of the repository around a directory; empty if there is no danger. Follows no links. */
export function listWorkflowRisks(workingDirectory: string): readonly WorkflowRisk[] {
  const root = searchRepositoryRoot(workingDirectory);
  const names = root === null ? [] : listDirectory(join(root, directory)).filter((name) => /\.ya?ml$/.test(name));
  const read = names.slice(0, maxFiles).map((name) => readWorkflowFile(root ?? '', `${directory}/${name}`));
  const files = read.filter((each): each is WorkflowFile => 'text' in each);
  const skipped = read.flatMap((each) => ('text' in each ? [] : [renderSkipped(each.path, each.reason)]));
  if (names.length > maxFiles) skipped.push(renderSkipped(directory, `it holds more than ${maxFiles} workflows`));
  return [...findWorkflowRisks(files), ...skipped];
}

function renderSkipped(path: string, reason: string): WorkflowRisk {
  const place = { line: 1, column: 1 };
  return { path: escapeControls(path), place, rule: 'unreadable', message: reason, fix: 'It was not looked at.' };
}

function readWorkflowFile(root: string, path: string): WorkflowFile | { path: string; reason: string } {
  try {
    return withFile(join(root, path), (stats, file) => {
      if (!stats.isFile()) return { path, reason: 'it is not a file' };
      if (stats.size > maxBytes) return { path, reason: `it is larger than ${maxBytes / 1024} KiB` };
      return { path, text: readFileSync(file, 'utf8') };
    });
  } catch (thrown) {
    if (hasCode(thrown, 'ELOOP', 'ENOENT', 'EACCES', 'ENXIO'))
      return { path, reason: 'it cannot be opened, or is a link' };
    throw thrown;
  }
}

function listDirectory(path: string): readonly string[] {
  try {
    return readdirSync(path).toSorted();
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP')) return [];
    throw thrown;
  }
}
