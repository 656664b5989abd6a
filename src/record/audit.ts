import { createHash } from 'node:crypto';
import * as z from 'zod';
import { renderAccess } from '../core/types/access.ts';
import { refusedChangeSchema } from '../core/types/change.ts';
import type { OwnEvent } from '../core/types/event.ts';
import { renderCanonicalJson, type JsonObject, type JsonValue } from '../core/text/json.ts';
import type { RecordedEvent } from '../core/types/record.ts';
import { auditKeys, type AuditLine } from './audit-schema.ts';
import { renderSnakeKey, toSnakeCase } from './key-case.ts';

const firstPrevious = '0'.repeat(64);

/**
 * The audit's view of an event: the entry without its place in the chain, with keys as on disk; null for events that the audit does not contain. Pure:
 * audit is a fold over the history.
 */
export function foldAudit({ seq, timestampMs, event: recorded }: RecordedEvent): JsonObject | null {
  const [agent, event] = recorded.type === 'agent-event' ? [recorded.agent, recorded.event] : [null, recorded];
  const described = describeEvent(event);
  if (described === null) return null;
  const { type, facts } = described;
  const written = new Map(Object.entries(facts).map(([key, value]) => [renderSnakeKey(key), toSnakeCase(value)]));
  const common = { history_seq: seq, timestamp_ms: timestampMs, type };
  // In the order of the schema, so that people find a fact at the same place in each entry.
  const own = [...(auditKeys.get(type) ?? [])].filter((key) => written.has(key) && !Object.hasOwn(common, key));
  return {
    ...common,
    ...Object.fromEntries(own.map((key) => [key, written.get(key) as JsonValue])),
    ...(agent !== null && { agent }),
  };
}

interface Described {
  readonly type: Exclude<AuditLine['type'], 'closed'>;
  /** At least the facts of which the schema of the entry has the keys. Others are left out. */
  readonly facts: object;
}

function describeEvent(event: OwnEvent): Described | null {
  switch (event.type) {
    case 'run-started':
      return { type: 'opened', facts: { ...event, policy: event.policyName } };
    case 'sandbox-opened': {
      const { isolation, baseCommit } = event;
      const { level, rung, walls, bubblewrap: found } = isolation;
      const bubblewrap = found === null ? null : { version: found.version, isFixed: found.isFixed };
      return { type: 'sandbox', facts: { isolation: level, rung, bubblewrap, walls, baseCommit } };
    }
    case 'tool-decided': {
      const { decision } = event;
      const accesses = decision.accesses.map(renderAccess);
      const matched = decision.matched.map(({ rule, layer, decision: of }) => `${rule} (${layer}): ${of}`);
      const limits = decision.limits.map(({ limit, used, of }) => `${limit} ${used}/${of}`);
      return { type: 'call', facts: { ...event, ...decision, accesses, matched, limits } };
    }
    case 'tool-finished':
      return { type: 'call-ended', facts: event };
    case 'approval-requested':
      return { type: event.type, facts: { ...event.request, requestId: event.request.id } };
    case 'approval-answered': {
      const { type: answer, requestId: grantOf } = event.answer;
      const approver = 'approver' in event.answer ? event.answer.approver : '';
      return { type: event.type, facts: { ...event, answer, grantOf, approver } };
    }
    case 'server-opened': {
      const tools = event.tools.map(({ name, sha256 }) => `${name} ${sha256}`);
      const refused = event.refused.map(({ name, reason }) => `${name}: ${reason}`);
      return { type: 'server', facts: { ...event, tools, refused } };
    }
    case 'connection-decided':
      return { type: 'connection', facts: { ...event, ...event.connection } };
    case 'changes-decided':
      return { type: 'changes', facts: { ...event, refused: refusedSchema.parse(event.refused) } };
    case 'files-accepted':
      // The names of the contents are their hashes, so that this anchors them too.
      return { type: 'files', facts: { count: event.files.length, filesSha256: hash(JSON.stringify(event.files)) } };
    case 'run-resumed':
      return { type: 'resumed', facts: event };
    case 'agent-started':
      return { type: 'agent', facts: { ...event, taskSha256: hash(event.task) } };
    case 'model-replaced':
    case 'agent-ended':
      return { type: event.type, facts: event };
    case 'history-tainted':
      return { type: 'tainted', facts: event };
    case 'tool-rejected':
      return { type: 'rejected', facts: event };
    default:
      return null;
  }
}

const refusedSchema = z.array(refusedChangeSchema);

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Puts an entry behind the one before it: `hash` is the SHA-256 of the entry's canonical JSON without `hash`. */
export function chainEntry(previous: Pick<AuditLine, 'seq' | 'hash'> | null, body: JsonObject): AuditLine {
  const entry = { ...body, schema: 'audit/v1', seq: (previous?.seq ?? 0) + 1, prev: readExpectedPrevious(previous) };
  // Made here from typed data; a reader of the audit checks it against the schema.
  return { ...entry, hash: hashEntry(entry) } as unknown as AuditLine;
}

/** The hash that an entry must have. */
export function hashEntry(entry: JsonObject): string {
  const body = Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'hash'));
  return hash(renderCanonicalJson(body));
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
function agrees(entry: AuditLine, derived: JsonObject | undefined): boolean {
  if (derived === undefined || entry.type !== derived['type']) return false;
  return Object.entries(entry as unknown as JsonObject).every(
    ([key, value]) =>
      !Object.hasOwn(derived, key) || renderCanonicalJson(value) === renderCanonicalJson(derived[key] ?? null),
  );
}
