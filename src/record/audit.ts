import { createHash } from 'node:crypto';
import { renderAccess } from '../core/types/access.ts';
import { renderCanonicalJson, type JsonObject } from '../core/text/json.ts';
import type { RecordedEvent } from '../core/types/record.ts';
import type { AuditLine } from './audit-schema.ts';

/** The content of an audit entry, without its place in the chain. Keys have their form on disk. */
export type AuditBody = JsonObject;

const firstPrevious = '0'.repeat(64);

/** The audit's view of an event; null for events that the audit does not contain. Pure: audit is a fold over the history. */
export function foldAudit({ seq, timestampMs, event }: RecordedEvent): AuditBody | null {
  if (event.type === 'agent-event') {
    const body = foldAudit({ seq, timestampMs, event: event.event });
    return body === null ? null : { ...body, agent: event.agent };
  }
  const common = { history_seq: seq, timestamp_ms: timestampMs };
  switch (event.type) {
    case 'run-started':
      return {
        ...common,
        type: 'opened',
        run_id: event.runId,
        version: event.version,
        provider: event.provider,
        model: event.model,
        policy: event.policyName,
        policy_sha256: event.policySha256,
      };
    case 'sandbox-opened':
      return {
        ...common,
        type: 'sandbox',
        isolation: event.isolation.level,
        rung: event.isolation.rung,
        bubblewrap:
          event.isolation.bubblewrap === null
            ? null
            : { version: event.isolation.bubblewrap.version, is_fixed: event.isolation.bubblewrap.isFixed },
        walls: [...event.isolation.walls],
        base_commit: event.baseCommit,
      };
    case 'tool-decided': {
      const { decision } = event;
      return {
        ...common,
        type: 'call',
        turn: decision.turn,
        call_id: decision.callId,
        decision_id: decision.decisionId,
        script_id: event.scriptId,
        tool: decision.tool,
        origin: decision.origin,
        args_sha256: event.argsSha256,
        call_hash: decision.callHash,
        accesses: decision.accesses.map(renderAccess),
        decision: decision.decision,
        rule: decision.rule,
        reason: decision.reason,
        matched: decision.matched.map(({ rule, layer, decision: of }) => `${rule} (${layer}): ${of}`),
        policy_sha256: decision.policySha256,
        duration_us: decision.durationUs,
        limits: decision.limits.map(({ limit, used, of }) => `${limit} ${used}/${of}`),
        masked: [...decision.masked],
      };
    }
    case 'tool-finished':
      return {
        ...common,
        type: 'call-ended',
        call_id: event.callId,
        tool: event.tool,
        state: event.state,
        exit_code: event.exitCode,
        output_bytes: event.outputBytes,
        duration_ms: event.durationMs,
      };
    case 'approval-requested': {
      const { request } = event;
      return {
        ...common,
        type: 'approval-requested',
        request_id: request.id,
        call_id: request.callId,
        call_hash: request.callHash,
        rule: request.rule,
        head_sha: request.headSha,
        tree: request.tree,
        policy_sha256: request.policySha256,
        expires_ms: request.expiresMs,
      };
    }
    case 'approval-answered':
      return {
        ...common,
        type: 'approval-answered',
        request_id: event.requestId,
        call_id: event.callId,
        answer: event.answer.type,
        grant_of: event.answer.requestId,
        approver: 'approver' in event.answer ? event.answer.approver : '',
      };
    case 'server-opened':
      return {
        ...common,
        type: 'server',
        server: event.server,
        tools_sha256: event.toolsSha256,
        tools: event.tools.map(({ name, sha256 }) => `${name} ${sha256}`),
        refused: event.refused.map(({ name, reason }) => `${name}: ${reason}`),
        failure: event.failure,
      };
    case 'connection-decided': {
      const { sentBytes, ...connection } = event.connection;
      return { ...common, type: 'connection', call_id: event.callId, ...connection, sent_bytes: sentBytes };
    }
    case 'changes-decided':
      return {
        ...common,
        type: 'changes',
        turn: event.turn,
        call_id: event.callId,
        kept: event.kept,
        refused_count: event.refusedCount,
        refused: event.refused.map(({ path, kind, rule, reason, restored }) => ({
          path,
          kind,
          rule,
          reason,
          restored,
        })),
      };
    case 'files-accepted':
      // The names of the contents are their hashes, so that this anchors them too.
      return {
        ...common,
        type: 'files',
        count: event.files.length,
        files_sha256: createHash('sha256').update(JSON.stringify(event.files)).digest('hex'),
      };
    case 'run-resumed':
      return {
        ...common,
        type: 'resumed',
        version: event.version,
        policy_sha256: event.policySha256,
        audit_digest: event.auditDigest,
        ended: event.ended,
      };
    case 'agent-started':
      return {
        ...common,
        type: 'agent',
        agent: event.agent,
        parent: event.parent,
        call_id: event.callId,
        task_sha256: createHash('sha256').update(event.task).digest('hex'),
        policy_sha256: event.policySha256,
      };
    case 'agent-ended':
      return {
        ...common,
        type: 'agent-ended',
        agent: event.agent,
        outcome: event.outcome,
        turns: event.turns,
        tool_calls: event.toolCalls,
      };
    case 'history-tainted':
      return { ...common, type: 'tainted', turn: event.turn, source: event.source };
    case 'tool-rejected':
      return {
        ...common,
        type: 'rejected',
        turn: event.turn,
        call_id: event.callId,
        script_id: event.scriptId,
        tool: event.tool,
        reason: event.reason,
      };
    default:
      return null;
  }
}

/** Puts an entry behind the one before it: `hash` is the SHA-256 of the entry's canonical JSON without `hash`. */
export function chainEntry(previous: Pick<AuditLine, 'seq' | 'hash'> | null, body: AuditBody): AuditLine {
  const entry = { ...body, schema: 'audit/v1', seq: (previous?.seq ?? 0) + 1, prev: previous?.hash ?? firstPrevious };
  // Made here from typed data; a reader of the audit checks it against the schema.
  return { ...entry, hash: hashEntry(entry) } as unknown as AuditLine;
}

/** The hash that an entry must have. */
export function hashEntry(entry: JsonObject): string {
  const body = Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'hash'));
  return createHash('sha256').update(renderCanonicalJson(body)).digest('hex');
}

/** The hash of the entry before, which an entry must contain. */
export function readExpectedPrevious(previous: Pick<AuditLine, 'hash'> | null): string {
  return previous?.hash ?? firstPrevious;
}

/** Where the entries of an audit do not agree with the history; null if they do. An open audit may lack the last entries of its history. */
export function findDisagreement(lines: readonly AuditLine[], events: readonly RecordedEvent[]): string | null {
  const folded = events.map(foldAudit).filter((body) => body !== null);
  const entries = lines.filter(({ type }) => type !== 'closed');
  if (entries.length > folded.length) return `entry ${folded.length + 1} matches nothing in the history`;
  const at = entries.findIndex((entry, index) => !agrees(entry, folded[index]));
  if (at >= 0) return `entry ${at + 1} does not match the history`;
  // A killed run may have written an event and not yet its entry; one that closed its log has written all.
  return entries.length < lines.length && entries.length < folded.length
    ? `the log was closed without entry ${entries.length + 1}, which the history has`
    : null;
}

/**
 * True if an entry and what this version derives from the history agree in all keys that both have. Other versions write more or fewer keys; each
 * key of an entry is covered by its hash.
 */
function agrees(entry: AuditLine, derived: AuditBody | undefined): boolean {
  if (derived === undefined || entry.type !== derived['type']) return false;
  return Object.entries(entry as unknown as JsonObject).every(
    ([key, value]) =>
      !Object.hasOwn(derived, key) || renderCanonicalJson(value) === renderCanonicalJson(derived[key] ?? null),
  );
}
