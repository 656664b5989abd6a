import { locateDirectory } from './host/locate-directory.ts';
import type { FileKind } from '../core/types/change.ts';
import type { Policy } from '../core/ports/policy.ts';
import { createEventRenderer } from '../report/console.ts';
import { HarnessError } from '../core/types/error.ts';
import type { Published } from '../sandbox/workspace/publish/publish.ts';
import type { RunSandbox } from '../sandbox/run-sandbox.ts';
import type { CommandContext } from './host/command-context.ts';
import { createParts, type Parts } from './parts/parts.ts';
import { loadPolicyFile, type LoadedPolicy } from './policy/load-policy-file.ts';
import { describePublished } from './patch/describe-published.ts';
import { pickIsolation } from './assemble-run.ts';

/** The options of every command that uses the dispatcher without a run. */
export interface PartsFlags {
  /** A policy file or `builtin:NAME`. */
  readonly policy: string;
  /** The workspace. */
  readonly cwd: string;
}

/** The user of the command line has the files and types the calls: both are trusted. */
export const ownTrust = { task: 'trusted', repository: 'trusted' } as const;

/** Opens the parts for a policy and a workspace of the command line, and closes them after `use`. */
export async function withParts<Value>(
  flags: PartsFlags,
  context: CommandContext,
  use: (parts: Parts, sandbox: RunSandbox, loaded: LoadedPolicy) => Promise<Value>,
): Promise<Value> {
  const { host } = context;
  const workspace = locateDirectory(host, flags.cwd, '--cwd');
  const loaded = await loadPolicyFile(host, flags.policy, workspace);
  const parts = createParts({
    host,
    workspace,
    policy: loaded.policy,
    policyFiles: loaded.files,
    hiddenDirectories: [host.stateDirectory],
    requireIsolation: pickIsolation('namespaces', loaded.policy.view().require),
    readScriptMode: () => loaded.policy.settings.scriptMode,
  });
  try {
    const sandbox = await parts.openSandbox();
    const value = await use(parts, sandbox, loaded);
    await sandbox.endCommands();
    sandbox.seal();
    for (const warning of readPublished(await sandbox.publish(createWriteCheck(loaded.policy))))
      context.terminal.log(`warning: ${warning}\n`);
    return value;
  } finally {
    await parts.close();
  }
}

function readPublished(published: Published): readonly string[] {
  if (published.type === 'published') return published.warnings;
  const { outcome, reason } = describePublished(published);
  throw new HarnessError({ code: outcome === 'tampered' ? 'tampered' : 'publish', message: reason });
}

/** Starts the MCP servers of the policy and logs what they report. */
export async function startServersFor(parts: Parts, { terminal, signal }: CommandContext): Promise<void> {
  const renderLine = createEventRenderer();
  await parts.startServers({
    signal,
    files: 'current',
    emit(event) {
      const line = renderLine(event);
      if (line !== null) terminal.log(`${line}\n`);
    },
  });
}

/** Whether some call may leave a path in the workspace, which a run with this policy could publish. */
function createWriteCheck({ judge }: Pick<Policy, 'judge'>): (path: string, kind: FileKind | null) => boolean {
  return (path, kind) => {
    const after = kind === null ? null : { kind, content: null, executable: false };
    const [refusal] = judge(
      [{ path, before: null, after, submodule: null }],
      { tainted: null, approved: new Set() },
      null,
    );
    return refusal === null || refusal?.byContent === true;
  };
}
