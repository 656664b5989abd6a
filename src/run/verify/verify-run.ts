import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from '../../core/types/change.ts';
import { findSteeringFiles } from '../../core/find-steering-files.ts';
import { renderFirst } from '../../core/text/grouped-number.ts';
import { HarnessError } from '../../core/types/error.ts';
import { checkLogs, isGreen } from '../../core/types/verify.ts';
import { findChanges, guessChange } from '../../policy/contents/find-changes.ts';
import { readTestScripts } from '../../policy/contents/manifests.ts';
import type { OpenRun } from '../parts/open-run.ts';
import type { RunOptions } from '../parts/run-options.ts';
import type { PatchChanges } from '../patch/judge-run-patch.ts';
import type { RunSandbox } from '../../sandbox/run-sandbox.ts';
import { droppedPathNote } from '../../sandbox/host/search-path.ts';
import type { StoredFile } from '../../sandbox/workspace/git/apply-patch.ts';
import type { InstalledFiles, WorkspaceCopy } from '../../sandbox/workspace/workspace-access.ts';
import { runSetup } from './run-setup.ts';
import { listLostTests } from './compare-tests.ts';
import { findCause } from './find-cause.ts';
import {
  findDependencyChanges,
  readText,
  writeMerged,
  type DependencyChanges,
  type InstallPlan,
} from './install-patch.ts';
import { findSetupProblem } from './find-setup-problem.ts';
import { describeTimeout, judgeRuns, listFlakyTests, needsRerun, type Checked, type Judgement } from './judge-runs.ts';
import { createLogNames } from './record-check.ts';
import { createCheck } from './run-check.ts';
import type { RanTests } from './runners/reading/runner.ts';
import {
  decidesOtherwise,
  isDependencyFile,
  isRegistryFile,
  isRunnerFile,
  isRunnerScript,
  listNamedPaths,
} from './runner-files.ts';

const maxNamed = 5;
const maxLeftovers = 10_000;

/** How often the command runs again without the patch, to find out whether a flaky test was flaky before. */
const maxBaseRuns = 2;

export interface VerifyOptions {
  readonly verify: NonNullable<RunOptions['verify']>;
  readonly sandbox: RunSandbox;
  readonly install: InstallPlan;
  readonly signal: AbortSignal;
}

/** A frozen patch: the bytes that are published, and their changes. */
export interface FrozenPatch {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly changes: PatchChanges;
  /** Files that a filter has written, as git stores them and the patch knows them; paths relative to the repository. */
  readonly stored: readonly StoredFile[];
}

/** The verdict on a patch. */
export interface Verdict extends Judgement {
  readonly patchSha256: string;
  /** The output of the last run of the command; empty if it did not run, or was green and is not accepted. */
  readonly output: string;
  /** Whether the command ran with the patch. Else its dependencies could not be installed, or it does not apply. */
  readonly hasRun: boolean;
  /** The tests of the last run of the command with the patch; empty if it did not run. */
  readonly ran: readonly RanTests[];
  /** Whether the problems go back to the model. */
  readonly returned: boolean;
}

/** The tree on which the command runs, and the parts of a patch in it. */
interface PatchedTree {
  /** The files that setup has installed with the dependencies of the patch; null if they are as before the agent. */
  readonly installed: InstalledFiles | null;
  readonly merged: DependencyChanges['merged'];
  readonly without: readonly FileChange[];
}

export type VerifyGate = Awaited<ReturnType<typeof openVerifyGate>>;

/**
 * Runs the verify command before the agent, and lets the patches of the run be verified. Every run of the command has its own copy of the workspace
 * from before the agent, including dependencies and all files that git ignores, so that no leftovers of the command, the agent or the tests reach
 * another run or the patch. Rejects with `setup` if the command cannot test anything.
 */
export async function openVerifyGate(run: OpenRun, options: VerifyOptions) {
  const { verify, sandbox, signal } = options;
  const { rule, timeoutMs } = verify;
  const { emit } = run;
  const nameLog = createLogNames();
  const check = createCheck(run, { verify, nameLog, signal });
  const { before, named } = await withCopy(async (copy) => {
    const scripts = readTestScripts(readStart(join(copy.directory, 'package.json'))) ?? '';
    const checked = await check('verify-before', copy);
    refuseSetup(options, checked, (name) => hasModule(copy.directory, name));
    // Never a file that steers programs: the agent must not write it unseen.
    const isHarmless = (path: string): boolean => findSteeringFiles(path).length === 0 && !path.startsWith('.git');
    sandbox.addLeftovers(copy.listWritten().filter(isHarmless).slice(0, maxLeftovers));
    return { before: checked, named: listNamedPaths([verify.command, scripts]) };
  });
  const steers = (path: string): boolean => isRunnerFile(path) || (named.has(path) && isRunnerScript(path));
  // Further runs without a patch; they serve the patches of all rounds.
  const baseRuns: [Checked, ...Checked[]] = [before];
  let last = null as Verdict | null;

  async function withCopy<Result>(
    use: (copy: WorkspaceCopy) => Promise<Result>,
    above: InstalledFiles | null = null,
  ): Promise<Result> {
    const copy = await sandbox.copyWorkspace(above);
    try {
      return await use(copy);
    } finally {
      await copy.close();
    }
  }

  type Decided = Omit<Verdict, 'patchSha256' | 'returned'>;

  async function decide(patch: FrozenPatch, changes: readonly FileChange[]): Promise<Decided> {
    const { unit, merged } = findDependencyChanges(changes);
    // The files that decide what runs and are not installed from.
    const without = changes.filter(
      (change) => merged.has(change.path) || (steers(change.path) && !unit.includes(change)),
    );
    // A manifest can also decide what is tested.
    const deciding = [...without, ...unit.filter(({ path }) => steers(path) && !merged.has(path))];
    if (unit.length === 0) return decideWith(patch, deciding, { without, merged, installed: null });
    const installed = await install(patch, unit, { without, merged });
    if (!('layers' in installed)) return decideUnrun(installed);
    try {
      const decided = await decideWith(patch, deciding, { without, merged, installed });
      return { ...decided, notes: [...decided.notes, `setup ran again with ${nameAll(unit)} of the patch`] };
    } finally {
      await installed.discard();
    }
  }

  // The command has not run with the patch.
  const decideUnrun = ({ problem, output }: { problem: string; output: string }): Decided => ({
    ...judgeRuns({ rule, timeoutMs, before: baseRuns, after: [nothing] }),
    problems: [problem],
    output,
    hasRun: false,
    ran: [],
  });

  // The new versions come from setup on the patch. Other files that steer setup are as before the agent.
  async function install(
    patch: FrozenPatch,
    unit: readonly FileChange[],
    tree: Pick<PatchedTree, 'without' | 'merged'>,
  ): Promise<InstalledFiles | { readonly problem: string; readonly output: string }> {
    const plan = options.install;
    const changed = `the patch changes ${nameAll(unit)}, and the new versions were not installed`;
    if (plan.type === 'impossible') return { problem: `${changed}: ${plan.reason}`, output: '' };
    const copy = await sandbox.copyWorkspace();
    let installed: InstalledFiles | null = null;
    try {
      const problem = await applyPatch(copy, patch, tree);
      if (problem !== null) return { problem, output: '' };
      const log = nameLog('verify-setup');
      const start: WorkspaceCopy['run'] = (request) => copy.run(request);
      await runSetup(run, { ...plan, phase: 'verify-setup', log, start, signal });
      return (installed = await copy.keepInstalled(patch.changes.outline.map(({ path }) => path)));
    } catch (thrown) {
      if (!(thrown instanceof HarnessError) || (thrown.code !== 'setup' && !signal.aborted)) throw thrown;
      return { problem: [`${changed}: ${thrown.message}`, thrown.hint].filter(Boolean).join('. '), output: '' };
    } finally {
      if (installed === null) await copy.close();
    }
  }

  async function decideWith(patch: FrozenPatch, deciding: readonly FileChange[], tree: PatchedTree): Promise<Decided> {
    const first = await applyAndCheck(patch, tree, 'verify-after');
    if (typeof first === 'string') return decideUnrun({ problem: first, output: '' });
    const after = await rerun(patch, tree, first);
    const judge = (): Judgement => judgeRuns({ rule, timeoutMs, before: baseRuns, after });
    const latest = after.at(-1) ?? first;
    const checked = { hasRun: true, ran: latest.tests };
    let judged = judge();
    // A red result is accepted only for the tests that it fixes, and those must not have failed by chance.
    if (judged.problems.length === 0 && latest.exitCode !== 0 && baseRuns.length === 1) {
      baseRuns.push(await runBase());
      judged = judge();
    }
    const shown = after.find(({ exitCode }) => exitCode !== 0) ?? first;
    // A green run does not show which tests are missing.
    if (judged.problems.length > 0) return { ...judged, ...checked, output: isGreen(shown) ? '' : shown.output };
    const counted = first.tests.length > 0;
    if (!counted)
      emit({
        type: 'warning',
        message: 'the tests of the verify command cannot be counted; its exit code and the changed test files decide',
      });
    if (!counted && deciding.some(isOtherwise)) {
      const problem = `${nameAll(deciding.filter(isOtherwise))} decides what is tested and changed; what is still tested cannot be counted`;
      return { ...judged, ...checked, problems: [problem], output: '' };
    }
    if (tree.without.length === 0) return { ...judged, ...checked, output: shown.output };
    return { ...judged, ...checked, ...(await decideSteering(patch, tree, latest)) };
  }

  const runBase = (): Promise<Checked> => withCopy((copy) => check('verify-base', copy));

  // A failure that is new may be by chance. The same tree decides.
  async function rerun(patch: FrozenPatch, tree: PatchedTree, first: Checked): Promise<[Checked, ...Checked[]]> {
    if (!needsRerun(before, first)) return [first];
    const again = await applyAndCheck(patch, tree, 'verify-rerun');
    if (typeof again === 'string') return [first];
    const isKnown = (): boolean => {
      const known = listFlakyTests(baseRuns);
      return [...listFlakyTests([first, again])].every((name) => known.has(name));
    };
    while (!isKnown() && baseRuns.length <= maxBaseRuns && !signal.aborted) baseRuns.push(await runBase());
    return [first, again];
  }

  // With the patched configuration, the same code may not have fewer tests than with the configuration from before.
  async function decideSteering(
    patch: FrozenPatch,
    tree: PatchedTree,
    unsteered: Checked,
  ): Promise<Pick<Decided, 'problems' | 'output'>> {
    const { installed, without: steering } = tree;
    emit({
      type: 'warning',
      message: `verified with ${nameAll(steering)} as before the agent, and again as the patch has it`,
    });
    const own = await applyAndCheck(patch, { installed, without: [], merged: new Map() }, 'verify-configured');
    if (typeof own === 'string') return { problems: [own], output: '' };
    const { problems } = judgeRuns({ rule, timeoutMs, before: baseRuns, after: [own] });
    const all = [...problems, ...listLostTests(unsteered.tests, own.tests)];
    return {
      problems: all.map((problem) => `with the changed ${nameAll(steering)}: ${problem}`),
      output: own.output,
    };
  }

  /** One run with the patch on a fresh copy; a problem as text if the patch cannot be applied. */
  async function applyAndCheck(
    patch: FrozenPatch,
    tree: PatchedTree,
    phase: 'verify-after' | 'verify-rerun' | 'verify-configured',
  ): Promise<Checked | string> {
    return withCopy(async (copy) => (await applyPatch(copy, patch, tree)) ?? check(phase, copy), tree.installed);
  }

  /** Returns a problem as text if the patch cannot be applied. */
  async function applyPatch(
    copy: WorkspaceCopy,
    patch: FrozenPatch,
    { without, merged }: Pick<PatchedTree, 'without' | 'merged'>,
  ): Promise<string | null> {
    if (patch.bytes.length === 0) return null;
    const except = without.map(({ path }) => patch.changes.pathInRepository(path));
    const stored = patch.stored.filter(({ path }) => !except.includes(path));
    const applied = await copy.apply({ bytes: patch.bytes, except, stored }, signal);
    if (applied.exitCode !== 0)
      return `the patch does not apply to what was there before the agent: ${applied.stderr.trim()}`;
    return writeMerged(copy, merged, signal);
  }

  return {
    /** The result of the command before the agent. */
    before,
    /** The last verdict; null before the first one. */
    get last(): Verdict | null {
      return last;
    },
    /**
     * Decides a patch; the same patch again has the same verdict. `mayReturn`: whether problems can go back to the model. Never reads the agent's
     * work tree.
     */
    async judge(patch: FrozenPatch, mayReturn: boolean): Promise<Verdict> {
      if (last?.patchSha256 === patch.sha256) return last;
      const changes: FileChange[] = [];
      for (const { path } of patch.changes.outline)
        if (steers(path) || isDependencyFile(path) || isRegistryFile(path) || guessChange(path).length > 0)
          changes.push(await patch.changes.read(path));
      const { output, ...decided } = await decide(patch, changes);
      const problems = [...decided.problems, ...listWeakened(changes)].map((problem) =>
        run.parts.redactor.redactText(problem),
      );
      const returned = problems.length > 0 && mayReturn && !signal.aborted;
      emit({
        type: 'verify-judged',
        rule,
        problems,
        notes: decided.notes,
        tests: decided.tests,
        patchSha256: patch.sha256,
        returned,
      });
      last = { ...decided, problems, output, returned, patchSha256: patch.sha256 };
      return last;
    },
  };
}

const nothing: Checked = { exitCode: null, timedOut: false, tests: [], output: '' };

function refuseSetup(
  { verify, sandbox }: VerifyOptions,
  before: Checked,
  isOwnModule: (name: string) => boolean,
): void {
  const problem = before.timedOut
    ? [describeTimeout(verify.timeoutMs), findCause(before.output)].filter(Boolean).join(': ')
    : findSetupProblem({ ...before, isOwnModule });
  if (problem === null) return;
  throw new HarnessError({
    code: 'setup',
    message: `the verify command "${verify.command}" ${before.timedOut ? '' : 'cannot run: '}${problem}`,
    hint: [
      before.timedOut
        ? 'Raise verify-minutes, or give a command that ends sooner.'
        : 'Prepare the workspace with `setup` or in an earlier step, or correct `verify`.',
      `Its whole output is ${checkLogs['verify-before']} in the record.`,
      ...sandbox.isolation.notes.filter((note) => note.startsWith(droppedPathNote)),
    ].join(' '),
  });
}

// The directories in which a Python project keeps its packages.
function hasModule(directory: string, name: string): boolean {
  const [top = ''] = name.split('.');
  return ['', 'src', 'lib', 'tests', 'test'].some((parent) =>
    [top, `${top}.py`].some(
      (entry) => lstatSync(join(directory, parent, entry), { throwIfNoEntry: false }) !== undefined,
    ),
  );
}

// Of a copy in which nothing has run yet.
function readStart(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : '';
}

// An existing test that cannot be read may no longer test anything. The effect of configuration shows when the command runs with it.
function listWeakened(changes: readonly FileChange[]): string[] {
  const known = new Set(
    changes.filter(({ path, before }) => before !== null && !isRunnerFile(path)).map(({ path }) => path),
  );
  return [...findChanges(changes, ['tests-weakened'])].flatMap(([path, found]) =>
    found.filter(({ match }) => match === 'must' || known.has(path)).map(({ reason }) => reason),
  );
}

function isOtherwise({ path, before, after }: FileChange): boolean {
  return decidesOtherwise(path, readText(before), readText(after));
}

function nameAll(changes: readonly FileChange[]): string {
  return renderFirst(
    changes.map(({ path }) => path),
    maxNamed,
  );
}
