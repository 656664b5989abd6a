import { relative, join } from 'node:path';
import type { AgentOptions } from '../agent/loop.ts';
import { createDeferred } from '../core/deferred.ts';
import { getWorkingMs } from '../core/limits.ts';
import type { Model } from '../core/ports/model.ts';
import { createScriptDetector } from '../script/detect/detect.ts';
import { HarnessError } from '../core/types/error.ts';
import { listPaths } from '../core/text/path-text.ts';
import { recordFiles } from '../core/types/record.ts';
import { createPatchMaker, type PatchMaker, type TouchedFiles } from '../record/patch/patch.ts';
import { checkLogs } from '../core/types/verify.ts';
import type { RunSandbox } from '../sandbox/run-sandbox.ts';
import { readIntegrity } from '../sandbox/workspace/git/integrity.ts';
import type { OpenRun } from './parts/open-run.ts';
import { describePointers, listPointers } from './patch/filtered-files.ts';
import { listProtected, listScriptModes, renderShortcomings, type RunOptions } from './parts/run-options.ts';
import { openRecordedBase, rebuildWorkspace } from './resume/resume-run.ts';
import { runSetup } from './verify/run-setup.ts';

export type WorkplaceOpener = ReturnType<typeof createWorkplaceOpener>;

/** Opens the parts that a run needs besides a model. Each is opened once, at its first use. */
export function createWorkplaceOpener(run: OpenRun) {
  const { options, parts, recorder, emit } = run;
  let opening: ReturnType<typeof openOnce> | null = null;
  let base: Promise<PatchMaker> | null = null;

  async function openOnce() {
    const opened = parts.openSandbox();
    if (listScriptModes(options).includes('enabled')) void parts.scripts.warm();
    const sandbox = await opened;
    const integrity = readIntegrity(sandbox.git, options.workspace, [...listProtected(options), '.github']);
    emit({
      type: 'sandbox-opened',
      isolation: sandbox.isolation,
      baseCommit: sandbox.headCommit,
      folder: readPrefix(sandbox),
    });
    for (const message of sandbox.warnings) emit({ type: 'warning', message });
    refuseOtherCommit(options, sandbox.headCommit);
    if (options.setup !== null) {
      const { resumed } = options;
      if (resumed !== null && resumed.publishedFile !== null) await openResumedBase(resumed, sandbox);
      await setUp(options.setup, sandbox);
    }
    const shortcomings = renderShortcomings(sandbox);
    if (shortcomings !== '') parts.addNews(shortcomings);
    // The integrity of protected files is compared at the end of the run.
    return { sandbox, integrity };
  }

  // Changes of setup are no changes of the agent: the base of the patch is taken afterwards.
  async function setUp(command: string, sandbox: RunSandbox): Promise<void> {
    await runSetup(run, {
      command,
      phase: 'setup',
      log: checkLogs.setup,
      start: (request) => sandbox.runSetup(request),
      signal: options.signal,
      timeoutMs: Math.max(1, getWorkingMs(options.limits) - (options.resumed?.usedMs ?? 0)),
    });
    const restored = await sandbox.sealSetup();
    if (restored.length > 0)
      emit({
        type: 'warning',
        message: `setup changed files of the repository, which were restored: ${listPaths(restored)}`,
      });
  }

  function createPatches(sandbox: RunSandbox): Promise<PatchMaker> {
    return createPatchMaker({
      workTree: sandbox,
      gitDirectory: sandbox.ownGitDirectory,
      listTouched: () => listTouched(sandbox),
      isAsBefore: (path) => sandbox.isAsBefore(relative(readPrefix(sandbox), path)),
    });
  }

  function openResumedBase(resumed: NonNullable<RunOptions['resumed']>, sandbox: RunSandbox): Promise<PatchMaker> {
    return openRecordedBase(resumed, { sandbox, open: () => createPatches(sandbox), signal: options.signal });
  }

  async function takeBase(): Promise<PatchMaker> {
    const { sandbox } = await open();
    const { resumed } = options;
    const patches = await (resumed === null ? createPatches(sandbox) : openResumedBase(resumed, sandbox));
    recorder.writeFile(recordFiles.base, `commit ${patches.base.commit ?? 'none'}\ntree ${patches.base.tree}\n`);
    describeFiltered(sandbox, patches.filtered);
    if (resumed !== null) await rebuildWorkspace(resumed, { patches, sandbox });
    return patches;
  }

  function describeFiltered(sandbox: RunSandbox, filtered: Iterable<string>): void {
    const pointers = listPointers(sandbox.git.repositoryRoot, filtered);
    if (pointers.length === 0) return;
    emit({ type: 'warning', message: describePointers(pointers) });
    parts.addNews(`Git LFS files that were not fetched, only their pointers are here: ${listPaths(pointers)}`);
  }

  const open = (): ReturnType<typeof openOnce> => (opening ??= openOnce());

  return {
    /** Opens the sandbox and prepares the workspace. Rejects with `sandbox`, `usage`, `untrusted` or `setup`. */
    open,
    /** Takes the base of the patch: the workspace as the agent finds it. */
    openBase: (): Promise<PatchMaker> => (base ??= takeBase()),
    /** Waits for parts that are still being opened. */
    async settle(): Promise<void> {
      await Promise.allSettled([opening, base]);
    },
  };
}

function refuseOtherCommit({ approvedCommit }: RunOptions, headCommit: string | null): void {
  if (approvedCommit === null || headCommit === approvedCommit) return;
  throw new HarnessError({
    code: 'untrusted',
    message: `the work tree is at ${headCommit ?? 'no commit'}; checked was ${approvedCommit}`,
    hint: 'Let no process of an earlier step change the checkout while the run starts.',
  });
}

/** The workspace, from the repository's root. */
function readPrefix({ git, files }: RunSandbox): string {
  return relative(git.repositoryRoot, files.root);
}

// The repository may be larger than the workspace, whose paths the sandbox knows.
function listTouched(sandbox: RunSandbox): TouchedFiles {
  const touched = sandbox.listTouched();
  const inRepository = (path: string): string => join(readPrefix(sandbox), path);
  return {
    ...touched,
    present: touched.present.map(inRepository),
    replaced: touched.replaced.map(inRepository),
  };
}

/**
 * Opens the workplace and takes the base while the first request is under way. Nothing of an answer is acted on before both are there, and
 * without them the request ends. `onScript` is called as soon as the beginning of a script has arrived.
 */
export function createAgentModel(
  model: Model,
  workplace: Pick<WorkplaceOpener, 'openBase'>,
  onScript: () => void,
): AgentOptions['model'] {
  return {
    async respond(asked) {
      const hasScript = createScriptDetector();
      let isWriting = false;
      const onText = (delta: string): void => {
        if (isWriting || !hasScript(delta)) return;
        isWriting = true;
        onScript();
      };
      const request = { ...asked, onText };
      const failed = new AbortController();
      const signal = AbortSignal.any([request.signal, failed.signal]);
      const sent = createDeferred<void>();
      const answer = model.respond({ ...request, signal, onSent: () => sent.resolve() });
      // Opening takes the processor, so the request goes first.
      await Promise.race([sent.promise, answer]);
      try {
        const [response] = await Promise.all([answer, workplace.openBase()]);
        return response;
      } catch (thrown) {
        failed.abort(thrown);
        throw thrown;
      }
    },
  };
}
