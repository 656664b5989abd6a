import { noGrant } from '../../src/core/types/network.ts';
import type { Access } from '../../src/core/types/access.ts';
import type { ApprovalRequest } from '../../src/core/types/approval.ts';
import type { Decision } from '../../src/core/types/decision.ts';
import type { RunEvent, RunStarted, SandboxOpened, ToolDecided, ToolFinished } from '../../src/core/types/event.ts';
import type { RunRecord } from '../../src/core/types/record.ts';
import type { RunResult } from '../../src/core/types/result.ts';

export function createStarted(fields: Partial<RunStarted> = {}): RunStarted {
  return {
    type: 'run-started',
    runId: 'run-1',
    version: '1.0.0',
    task: 'Fix the tests.',
    taskOrigin: 'command line',
    provider: 'openai-responses',
    model: 'model-1',
    replayed: false,
    policyName: 'fix-tests',
    policySha256: 'a1b2'.repeat(16),
    policyLayers: [],
    policyOrigin: null,
    workspace: '/workspace',
    event: 'cli',
    limits: null,
    actor: '',
    facts: null,
    command: null,
    job: null,
    ...fields,
  };
}

export function createSandboxOpened(fields: Partial<SandboxOpened> = {}): SandboxOpened {
  return {
    type: 'sandbox-opened',
    isolation: {
      level: 'full',
      rung: 'bwrap as the run user',
      seccomp: true,
      bubblewrap: null,
      walls: [],
      limits: ['memory'],
      notes: ['a note'],
    },
    baseCommit: 'c3d4'.repeat(10),
    folder: '',
    ...fields,
  };
}

export function createCommand(...words: string[]): Access {
  return { type: 'command', words: words.map((value) => ({ type: 'literal', value })), cwd: '.' };
}

export function createDecided(fields: {
  callId: string;
  decision: Decision;
  rule: string;
  accesses: Access[];
  tool?: string;
  reason?: string;
  refused?: string;
  suggestion?: string;
  callHash?: string;
}): ToolDecided {
  return {
    type: 'tool-decided',
    decision: {
      decisionId: `decision-${fields.callId}`,
      runId: 'run-1',
      turn: 1,
      callHash: `call-${fields.callId}`,
      tool: 'exec',
      origin: 'structured',
      policySha256: '',
      durationUs: 10,
      reason: 'no reason',
      refused: '',
      instead: '',
      suggestion: '',
      matched: [],
      grant: noGrant,
      alone: '',
      limits: [],
      masked: [],
      justified: false,
      ...fields,
    },
    scriptId: null,
    argsJson: '{}',
    argsSha256: '',
  };
}

export function createFinished(callId: string, fields: Partial<ToolFinished> = {}): ToolFinished {
  return {
    type: 'tool-finished',
    callId,
    tool: 'exec',
    state: 'completed',
    exitCode: 0,
    endedBy: null,
    message: '',
    outputJson: 'null',
    outputBytes: 4,
    durationMs: 1_200,
    ...fields,
  };
}

export function createResult(fields: Partial<RunResult> = {}): RunResult {
  return {
    runId: 'run-1',
    outcome: 'completed',
    reason: '1 changed files',
    finalMessage: 'The tests pass.',
    floors: [],
    unknownTests: [],
    waitsFor: [],
    structuredOutput: null,
    replayed: false,
    changedFiles: [{ path: 'src/a.ts', kind: 'modified' }],
    denials: [],
    deniedCalls: 0,
    toolCalls: 2,
    turns: 3,
    usage: { inputTokens: 1_000, outputTokens: 200, cachedTokens: 50, cacheWriteTokens: 0 },
    costUsd: null,
    verify: {
      command: 'npm test',
      before: 1,
      after: 0,
      timedOutBefore: false,
      timedOutAfter: false,
      afterOn: 'patch',
      testsBefore: [{ runner: 'vitest', total: 4, skipped: 0, failed: 1 }],
      testsAfter: [{ runner: 'vitest', total: 5, skipped: 1, failed: 0 }],
      rule: 'green',
      tests: {
        fixed: { count: 1, names: ['cart > removes items'] },
        stillFailing: { count: 0, names: [] },
        newlyFailing: { count: 0, names: [] },
        lost: { count: 0, names: [] },
        flaky: { count: 0, names: [] },
      },
      returned: 0,
      problems: [],
      notes: [],
      patchSha256: null,
    },
    durationMs: 61_000,
    warnings: [],
    ...fields,
  };
}

export function createResumed(ended: string): Extract<RunEvent, { type: 'run-resumed' }> {
  return {
    type: 'run-resumed',
    version: '',
    auditDigest: '',
    ended,
    policySha256: '',
    policyLayers: [],
    policyOrigin: null,
    provider: '',
    model: '',
    limits: null,
    unknownCalls: [],
  };
}

export function createRecord(fields: Partial<RunRecord> & { list?: readonly RunEvent[] } = {}): RunRecord {
  const { list = [], ...rest } = fields;
  return {
    directory: '/record',
    events: list.map((event, index) => ({ seq: index + 1, timestampMs: index, event })),
    started: createStarted(),
    sandbox: createSandboxOpened(),
    result: createResult(),
    patch: '',
    auditDigest: null,
    ...rest,
  };
}

export function createScriptError(message: string): RunEvent {
  return {
    type: 'item',
    turn: 3,
    item: {
      type: 'script_tool_call_output',
      id: 'item-1',
      callId: 'script-1',
      outputJson: null,
      error: {
        name: 'ScriptTimeoutError',
        code: 'timeout',
        message,
        phase: 'executing',
        scriptId: 'script-1',
        toolName: null,
        callId: null,
        stack: null,
        retryable: false,
        line: null,
        column: null,
        elapsedMs: 30_000,
        completedTools: 0,
        pendingTools: 0,
      },
      summary: null,
      text: '',
      running: false,
      metadata: {
        durationMs: 30_000,
        toolCallsMade: 0,
        memoryUsedMb: 1,
        scriptCacheHit: false,
        compilationCacheHit: false,
      },
    },
  };
}

/** A request for the approval of a call. */
export function createApprovalRequest(fields: Partial<ApprovalRequest>): ApprovalRequest {
  return {
    id: 'approval-1',
    nonce: '0'.repeat(48),
    runId: 'run-1',
    callId: 'call-1',
    tool: 'writeFile',
    argsJson: '{}',
    tree: 't',
    callHash: 'a'.repeat(64),
    policySha256: 'b'.repeat(64),
    headSha: null,
    writes: [],
    rule: 'config',
    shown: null,
    reason: '',
    label: '',
    by: ['admin'],
    createdMs: 0,
    expiresMs: 1,
    ...fields,
  };
}
