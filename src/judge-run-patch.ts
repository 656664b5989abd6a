import { relative } from 'node:path';
import { judgePatch } from './approval/judge-patch.ts';
import type { FileChange, FileState, RefusedChange } from './core/change.ts';
import type { RunEvent } from './core/event.ts';
import type { Policy } from './core/policy.ts';
import type { CommandResult, WorkspacePath } from './core/sandbox.ts';
import { wasTainted } from './core/taint.ts';
import type { Patch } from './record/patch.ts';
import type { RunSandbox } from './sandbox/create-sandbox.ts';
import { readFileState } from './tools/file-state.ts';

/** Contents that are read for one patch; of what is over, rules are told that it is not known. */
const maxRead = 300;

/** What of a run's patch the policy refuses, with what a command changed and could not be put back. Such a patch is not given out. */
export async function judgeRunPatch(options: {
  readonly policy: Policy;
  readonly sandbox: RunSandbox;
  readonly patch: Patch;
  readonly baseTree: string;
  readonly runGit: (args: readonly string[]) => Promise<CommandResult>;
  readonly events: readonly RunEvent[];
}): Promise<readonly RefusedChange[]> {
  const { policy, sandbox, patch, events } = options;
  const folder = relative(sandbox.git.repositoryRoot, sandbox.files.root);
  const prefix = folder === '' ? '' : `${folder}/`;
  let read = 0;
  // Nothing outside of the workspace is writable for anybody.
  const paths = patch.files.flatMap(({ path }) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
  const refused = await judgePatch({
    policy,
    paths,
    turn: events.reduce((last, event) => (event.type === 'model-requested' ? event.turn : last), 1),
    tainted: wasTainted(events),
    async readChange(path): Promise<FileChange> {
      read += 1;
      const before = await readBase(`${prefix}${path}`, read > maxRead, options);
      const after = await readFileState(path as WorkspacePath, sandbox.files);
      return { path, before, after: after !== null && read > maxRead ? { ...after, content: null } : after };
    },
  });
  const stuck = events.flatMap((event) =>
    event.type === 'changes-decided' ? event.refused.filter(({ restored }) => !restored) : [],
  );
  return [...refused, ...stuck];
}

async function readBase(
  path: string,
  unread: boolean,
  options: { readonly baseTree: string; readonly runGit: (args: readonly string[]) => Promise<CommandResult> },
): Promise<FileState | null> {
  const listed = await options.runGit([
    '--literal-pathspecs',
    'ls-tree',
    '-z',
    '--full-tree',
    options.baseTree,
    '--',
    path,
  ]);
  const entry = /^(\d+) (\w+) ([0-9a-f]+)\t/.exec(listed.stdout);
  if (listed.exitCode === 0 && entry === null) return null;
  const [, mode = '', type = '', object = ''] = entry ?? [];
  const kind = type !== 'blob' ? 'special' : mode === '120000' ? 'symlink' : 'file';
  const unknown: FileState = { kind, executable: mode === '100755', content: null };
  if (unread || kind !== 'file') return unknown;
  const content = await options.runGit(['cat-file', 'blob', object]);
  return content.exitCode === 0 ? { ...unknown, content: Buffer.from(content.stdout) } : unknown;
}
