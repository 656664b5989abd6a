import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange, FileState } from '../../core/types/change.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Emit } from '../../core/types/event.ts';
import { HarnessError, readErrorMessage } from '../../core/types/error.ts';
import type { NetworkPolicy } from '../../core/types/network.ts';
import type { Redactor } from '../../core/ports/redact.ts';
import { checkLogs } from '../../core/types/verify.ts';
import type { RanTests } from './runners/reading/runner.ts';
import { maxCheckBytes } from '../../core/limits.ts';
import { findCause } from './find-cause.ts';
import { recordCheck } from './record-check.ts';
import { findChanges, guessChange } from '../../policy/contents/find-changes.ts';
import { readTestScripts } from '../../policy/contents/manifests.ts';
import type { PatchChanges } from '../patch/judge-run-patch.ts';
import type { RunSandbox } from '../../sandbox/run-sandbox.ts';
import { droppedPathNote } from '../../sandbox/host/search-path.ts';
import type { StoredFile } from '../../sandbox/workspace/git/apply-patch.ts';
import type { WorkspaceCopy } from '../../sandbox/workspace/workspace-access.ts';
import { listLostTests } from './compare-tests.ts';
import { findSetupProblem } from './find-setup-problem.ts';
import { readReports } from './read-reports.ts';
import { readReported, readTests } from './read-tests.ts';
import { decidesOtherwise, isRunnerFile, isRunnerScript, listNamedPaths } from './runner-files.ts';

const maxNamed = 5;

export interface VerifyOptions {
  readonly command: string;
  readonly sandbox: RunSandbox;
  readonly network: NetworkPolicy | null;
  readonly redactor: Redactor;
  readonly emit: Emit;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Writes a file of the record. */
  readonly writeFile: (name: string, text: string) => void;
}

/** A frozen patch: the bytes that are published, and their changes. */
export interface FrozenPatch {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly changes: PatchChanges;
  /** Files that a filter has written, as git stores them and the patch knows them; paths relative to the repository. */
  readonly stored: readonly StoredFile[];
}

/** Verifies the patch of a run on copies of the workspace from before the agent. */
export interface VerifyGate {
  /** The result of the command before the agent. */
  readonly before: Checked;
  /** The problems of the patch, one sentence each; empty if it has no problems. Never reads the agent's work tree. */
  judge(patch: FrozenPatch): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Runs the verify command before the agent and keeps a copy of the workspace, including dependencies and all files that git ignores. Every run
 * of the command has its own copy, so that no leftovers of the command, the agent or the tests reach another run or the patch. Rejects with
 * `setup` if the command cannot test anything.
 */
export async function openVerifyGate(options: VerifyOptions): Promise<VerifyGate> {
  const { sandbox, signal, emit, command } = options;
  const first = await sandbox.copyWorkspace(signal);
  const isOwnModule = (name: string): boolean => hasModule(first.folder, name);
  let problem: string | null = null;
  let before: Checked;
  try {
    before = await check(options, 'verify-before', first);
    problem = before.timedOut
      ? [describeTimeout(options), findCause(before.output)].filter(Boolean).join(': ')
      : findSetupProblem({ ...before, isOwnModule });
  } finally {
    await first.close();
  }
  if (problem !== null)
    throw new HarnessError({
      code: 'setup',
      message: `the verify command "${command}" ${before.timedOut ? '' : 'cannot run: '}${problem}`,
      hint: [
        before.timedOut
          ? 'Raise verify-minutes, or give a command that ends sooner.'
          : 'Prepare the workspace with `setup` or in an earlier step, or correct `verify`.',
        `Its whole output is ${checkLogs['verify-before']} in the record.`,
        ...sandbox.isolation.notes.filter((note) => note.startsWith(droppedPathNote)),
      ].join(' '),
    });
  const fresh = await sandbox.copyWorkspace(signal);
  const named = listNamedPaths([options.command, readTestScripts(readStart(join(fresh.folder, 'package.json'))) ?? '']);
  const steers = (path: string): boolean => isRunnerFile(path) || (named.has(path) && isRunnerScript(path));

  async function judge(patch: FrozenPatch, changes: readonly FileChange[]): Promise<readonly string[]> {
    const steering = changes.filter(({ path }) => steers(path));
    const configured = steering.length === 0 ? null : await fresh.clone(signal);
    try {
      const after = await applyAndCheck(fresh, patch, steering, 'verify-after');
      if (after.problems.length > 0) return after.problems;
      const counted = after.tests.length > 0;
      if (!counted)
        emit({
          type: 'warning',
          message: 'the tests of the verify command cannot be counted; its exit code and the changed test files decide',
        });
      if (configured === null) return [];
      emit({
        type: 'warning',
        message: `verified with ${nameAll(steering)} as before the agent, and again as the patch has it`,
      });
      if (!counted && steering.some(isOtherwise))
        return [
          `${nameAll(steering.filter(isOtherwise))} decides what is tested and changed; what is still tested cannot be counted`,
        ];
      // With the patched configuration, the same code may not have fewer tests than with the configuration from before.
      const own = await applyAndCheck(configured, patch, [], 'verify-configured');
      return [...own.problems, ...listLostTests(after.tests, own.tests)].map(
        (problem) => `with the changed ${nameAll(steering)}: ${problem}`,
      );
    } finally {
      await configured?.close();
    }
  }

  async function applyAndCheck(
    copy: WorkspaceCopy,
    patch: FrozenPatch,
    without: readonly FileChange[],
    phase: 'verify-after' | 'verify-configured',
  ): Promise<Checked & { readonly problems: readonly string[] }> {
    if (patch.bytes.length > 0) {
      const except = without.map(({ path }) => patch.changes.pathInRepository(path));
      const stored = patch.stored.filter(({ path }) => !except.includes(path));
      const applied = await copy.apply({ bytes: patch.bytes, except, stored }, signal);
      if (applied.exitCode !== 0)
        return {
          exitCode: null,
          timedOut: false,
          tests: [],
          output: '',
          problems: [`the patch does not apply to what was there before the agent: ${applied.stderr.trim()}`],
        };
    }
    const checked = await check(options, phase, copy);
    const failed =
      checked.exitCode === 0
        ? []
        : [
            `the verify command ${checked.timedOut ? describeTimeout(options) : `ended with ${checked.exitCode ?? 'no exit code'}`}`,
          ];
    return { ...checked, problems: [...failed, ...listLostTests(before.tests, checked.tests)] };
  }

  return {
    before,
    close: () => fresh.close(),
    async judge(patch) {
      const changes: FileChange[] = [];
      for (const { path } of patch.changes.outline)
        if (steers(path) || guessChange(path).length > 0) changes.push(await patch.changes.read(path));
      const problems = [...(await judge(patch, changes)), ...listWeakened(changes)];
      emit({
        type: 'verify-judged',
        problems: problems.map((problem) => options.redactor.redactText(problem)),
        patchSha256: patch.sha256,
      });
      return problems;
    },
  };
}

// The folders in which a Python project keeps its packages.
function hasModule(folder: string, name: string): boolean {
  const [top = ''] = name.split('.');
  return ['', 'src', 'lib', 'tests', 'test'].some((parent) =>
    [top, `${top}.py`].some((entry) => lstatSync(join(folder, parent, entry), { throwIfNoEntry: false }) !== undefined),
  );
}

/** One run of the command. */
export interface Checked {
  /** Null if it did not end by itself. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly tests: readonly RanTests[];
  /** Both streams, redacted. */
  readonly output: string;
}

async function check(
  options: VerifyOptions,
  phase: 'verify-before' | 'verify-after' | 'verify-configured',
  copy: WorkspaceCopy,
): Promise<Checked> {
  const { clock, emit, command } = options;
  const startMs = clock.nowMs();
  const done = await copy.run({
    argv: ['/bin/sh', '-c', command],
    cwd: '.',
    env: {},
    timeoutMs: options.timeoutMs,
    signal: options.signal,
    maxOutputBytes: maxCheckBytes,
    // The network that every command of the run may reach, and no more.
    network:
      options.network === null
        ? null
        : {
            grants: [],
            onDecision: (connection) => emit({ type: 'connection-decided', callId: phase, connection }),
          },
    stdin: '',
  });
  const tests = [...readTests(done.aggregatedOutput), ...readReportFiles(copy.folder, startMs, emit)];
  const output = recordCheck(done, { ...options, phase, tests });
  return { exitCode: done.exitCode, timedOut: done.timedOut, tests, output };
}

function describeTimeout({ timeoutMs }: VerifyOptions): string {
  return `timed out after ${Number((timeoutMs / 1_000).toFixed(1))} s`;
}

// Of a copy in which nothing has run yet.
function readStart(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : '';
}

function readReportFiles(folder: string, sinceMs: number, emit: Emit): readonly RanTests[] {
  try {
    return readReported(readReports(folder, sinceMs));
  } catch (thrown) {
    // A command may make its folders unreadable; then its counts are unknown.
    emit({ type: 'warning', message: `reports of tests cannot be read: ${readErrorMessage(thrown)}` });
    return [];
  }
}

// An existing test that cannot be read may no longer test anything. The effect of configuration shows when the command runs with it.
function listWeakened(changes: readonly FileChange[]): string[] {
  const known = new Set(
    changes.filter(({ path, before }) => before !== null && !isRunnerFile(path)).map(({ path }) => path),
  );
  return [...findChanges(changes)].flatMap(([path, found]) =>
    found
      .filter(({ kind, match }) => kind === 'tests-weakened' && (match === 'must' || known.has(path)))
      .map(({ reason }) => reason),
  );
}

function isOtherwise({ path, before, after }: FileChange): boolean {
  const readText = (state: FileState | null): string | null => {
    const content = state?.content ?? null;
    return content === null ? null : Buffer.from(content).toString();
  };
  return decidesOtherwise(path, readText(before), readText(after));
}

function nameAll(changes: readonly FileChange[]): string {
  const names = changes.slice(0, maxNamed).map(({ path }) => path);
  return [...names, ...(changes.length > maxNamed ? [`${changes.length - maxNamed} more`] : [])].join(', ');
}
