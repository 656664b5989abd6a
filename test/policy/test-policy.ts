import { join } from 'node:path';
import type { Access } from '../../src/core/types/access.ts';
import type { RecordedCall } from '../../src/core/calls/recorded-calls.ts';
import type { CallToDecide, Verdict } from '../../src/core/types/decision.ts';
import { HarnessError } from '../../src/core/types/error.ts';
import { checkPolicy } from '../../src/policy/tools/check.ts';
import { loadPolicy, type LoadPolicyOptions, type ResolvedPolicy } from '../../src/policy/resolve/load.ts';
import { catalogue } from '../../src/run/policy/catalogue.ts';
import { builtinPolicies } from '../fixtures/builtin-policies.ts';

export const policiesDirectory = join(import.meta.dirname, '../../policies');

/** Options that read files from a map, with the errors of a disk. */
export function createOptions(
  files: Readonly<Record<string, string>>,
  more: Partial<LoadPolicyOptions> = {},
): LoadPolicyOptions {
  return {
    source: 'policy.yml',
    readFile: async (path) => {
      const text = Object.hasOwn(files, path) ? files[path] : undefined;
      if (text === undefined) throw Object.assign(new Error(`no such file: ${path}`), { code: 'ENOENT' });
      return text;
    },
    catalogue,
    builtinPolicies,
    protectedPaths: [],
    floors: [],
    today: '2026-01-01',
    ...more,
  };
}

export async function loadText(text: string, more: Partial<LoadPolicyOptions> = {}): Promise<ResolvedPolicy> {
  return loadPolicy(createOptions({ 'policy.yml': text }, more));
}

/** A policy with only these rules, written as YAML. */
export async function loadRules(rules: string, more: Partial<LoadPolicyOptions> = {}): Promise<ResolvedPolicy> {
  return loadText(`version: 1\nname: rules\nrules:\n${rules.replaceAll(/^/gm, '  ')}\n`, more);
}

export async function checkText(text: string, more: Partial<LoadPolicyOptions> = {}) {
  return checkPolicy(createOptions({ 'policy.yml': text }, more));
}

/** The problems of a policy that must not load, as `line:column message (hint)`. */
export async function readProblems(text: string, files: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const error = await readLoadError(createOptions({ 'policy.yml': text, ...files }));
  return error.problems.map(
    ({ file, line, column, message, hint }) =>
      `${file === 'policy.yml' ? '' : `${file}:`}${line}:${column} ${message}${hint === '' ? '' : ` (${hint})`}`,
  );
}

export async function readLoadError(options: LoadPolicyOptions): Promise<HarnessError> {
  try {
    await loadPolicy(options);
  } catch (thrown) {
    if (thrown instanceof HarnessError) return thrown;
    throw thrown;
  }
  throw new Error('the policy loaded');
}

/** The sandbox settings, to compare them: what is closed as the answers about some paths. */
export function describeSandbox({ view }: ResolvedPolicy): object {
  const { closed, closedTo: _closedTo, isOffered: _isOffered, mayWriteBelow, ...settings } = view();
  const paths = ['a', 'src/a.ts', '.env', 'a/.npmrc', 'a/b.pem', 'node_modules/a.pem', 'test/a.key', 'private/a'];
  return {
    ...settings,
    closed: paths.map((path) => closed.explain(path)),
    writable: paths.map((path) => mayWriteBelow(path)),
  };
}

export function command(...words: string[]): Access {
  return { type: 'command', cwd: '.', words: words.map((value) => ({ type: 'literal', value })) };
}

export function path(type: 'read' | 'write', name: string): Access {
  return { type, path: name, valid: true };
}

export function call(tool: string, accesses: readonly Access[], more: Partial<CallToDecide> = {}): CallToDecide {
  return {
    tool,
    origin: 'structured',
    args: {},
    accesses,
    turn: 1,
    justified: false,
    rulesUsed: new Map(),
    history: [],
    changes: null,
    tainted: false,
    ...more,
  };
}

export function decideCommand(
  policy: ResolvedPolicy,
  words: readonly string[],
  more: Partial<CallToDecide> = {},
): Verdict {
  return policy.decide(call('exec', [command(...words)], more));
}

export function decidePath(
  policy: ResolvedPolicy,
  type: 'read' | 'write',
  name: string,
  more: Partial<CallToDecide> = {},
): Verdict {
  return policy.decide({ ...call(type === 'read' ? 'readFile' : 'writeFile', [path(type, name)]), ...more });
}

/** A denied call, as a record has it. */
export function createRecordedCall(accesses: readonly Access[], more: Partial<RecordedCall> = {}): RecordedCall {
  const tool = accesses[0]?.type === 'read' ? 'readFile' : accesses[0]?.type === 'write' ? 'writeFile' : 'exec';
  const callHash = JSON.stringify(accesses);
  return {
    callId: 'c',
    callHash,
    tool,
    origin: 'structured',
    args: {},
    accesses,
    turn: 1,
    tainted: false,
    justified: false,
    decision: 'deny',
    rule: 'default',
    reason: '',
    suggestion: '',
    matched: [],
    started: true,
    end: null,
    scriptId: null,
    argsJson: '{}',
    found: [],
    refused: [],
    escalated: false,
    caller: 'run',
    ...more,
  };
}
