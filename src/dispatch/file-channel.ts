import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../core/types/error.ts';
import type { ApprovalChannel } from '../core/ports/approval.ts';
import type { ApprovalAnswer, ApprovalRequest } from '../core/types/approval.ts';
import type { Clock } from '../core/ports/clock.ts';
import { approvalFolders, approvalGrantSchema, explainMismatch, type ApprovalGrant } from './approval-files.ts';

const pollMs = 250;

/**
 * Asks by files: a request is written to `requests`, and a person's answer arrives as a file of the same name in `grants`. The use of a grant
 * is recorded in `used` before the call runs, so that no grant is used twice. Any process that can write to the folder can approve, so the
 * folder must be out of reach of the agent's commands.
 */
export function createFileChannel(options: {
  readonly folder: string;
  /** How long a call waits for its answer; 0 files the request and ends the run. */
  readonly waitMs: number;
  readonly clock: Clock;
}): ApprovalChannel {
  const { folder, waitMs, clock } = options;
  const paths = {
    requests: join(folder, approvalFolders.requests),
    grants: join(folder, approvalFolders.grants),
    used: join(folder, approvalFolders.used),
  };
  for (const path of Object.values(paths)) mkdirSync(path, { recursive: true, mode: 0o700 });

  function readGrants(): ApprovalGrant[] {
    return readdirSync(paths.grants)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .flatMap((name) => {
        try {
          const parsed = approvalGrantSchema.safeParse(JSON.parse(readFileSync(join(paths.grants, name), 'utf8')));
          return parsed.success ? [parsed.data] : [];
        } catch {
          // Half written, or none of ours: it grants nothing.
          return [];
        }
      });
  }

  const isUsed = (grant: ApprovalGrant): boolean => existsSync(join(paths.used, grant.nonce));

  // On disk before the call runs; a second use finds that the name is taken.
  function take(grant: ApprovalGrant, request: ApprovalRequest): boolean {
    let descriptor: number;
    try {
      descriptor = openSync(join(paths.used, grant.nonce), 'wx', 0o600);
    } catch (thrown) {
      if (hasCode(thrown, 'EEXIST')) return false;
      throw thrown;
    }
    try {
      writeFileSync(
        descriptor,
        `${JSON.stringify({ runId: request.runId, callId: request.callId, usedMs: clock.nowMs() })}\n`,
      );
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    return true;
  }

  function answer(grant: ApprovalGrant, request: ApprovalRequest): ApprovalAnswer {
    const { approver, requestId, decision } = grant;
    const mismatch = explainMismatch(grant, request, clock.nowMs());
    if (mismatch !== null) return { type: 'refused', requestId, reason: mismatch };
    // A refusal is valid for every later request of the same call.
    if (decision === 'denied' || decision === 'denied-and-ended') return { type: decision, approver, requestId };
    if (!take(grant, request)) return { type: 'refused', requestId, reason: 'it has been used already' };
    return decision === 'explain'
      ? { type: decision, approver, requestId, question: grant.question }
      : { type: decision, approver, requestId };
  }

  return {
    async ask(request, signal) {
      const earlier = readGrants().filter((grant) => grant.callHash === request.callHash);
      const fresh = earlier.find((grant) => !isUsed(grant) && explainMismatch(grant, request, clock.nowMs()) === null);
      if (fresh !== undefined) return answer(fresh, request);
      if (waitMs === 0) {
        // Reports why an earlier grant does not apply, so that the approver learns why it was not used.
        const last = earlier.at(-1);
        const why =
          last === undefined
            ? ''
            : `; the grant of ${last.requestId} does not hold: ${isUsed(last) ? 'it has been used already' : (explainMismatch(last, request, clock.nowMs()) ?? '')}`;
        write(request);
        return { type: 'filed', requestId: request.id, hint: `${join(paths.requests, `${request.id}.json`)}${why}` };
      }
      write(request);
      const untilMs = clock.monotonicMs() + waitMs;
      while (clock.monotonicMs() < untilMs && !signal.aborted) {
        const found = readGrants().find((grant) => grant.nonce === request.nonce);
        if (found !== undefined) return answer(found, request);
        await clock.sleep(Math.min(pollMs, Math.max(1, untilMs - clock.monotonicMs())), signal).catch(() => undefined);
      }
      return { type: 'timed-out', requestId: request.id };
    },
    async findAnswer(request) {
      const grant = readGrants().find(({ nonce }) => nonce === request.nonce);
      return grant === undefined ? null : answer(grant, request);
    },
  };

  function write(request: ApprovalRequest): void {
    const path = join(paths.requests, `${request.id}.json`);
    writeFileSync(`${path}.part`, `${JSON.stringify(request, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.part`, path);
  }
}
