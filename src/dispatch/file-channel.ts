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
import type { ApprovalChannel } from '../core/ports/approval.ts';
import type { Clock } from '../core/ports/clock.ts';
import { hasCode } from '../core/types/error.ts';
import { createApprovalChannel } from './approval-channel.ts';
import { approvalDirectories, approvalGrantSchema } from './approval-files.ts';

/**
 * Asks by files: a request is written to `requests`, and a person's answer arrives as a file of the same name in `grants`. The use of a grant is
 * recorded in `used`, so that no grant is used twice. Any process that can write to the directory can approve, so the directory must be out of reach
 * of the agent's commands.
 */
export function createFileChannel(directory: string, waitMs: number, clock: Clock): ApprovalChannel {
  const paths = {
    requests: join(directory, approvalDirectories.requests),
    grants: join(directory, approvalDirectories.grants),
    used: join(directory, approvalDirectories.used),
  };
  for (const path of Object.values(paths)) mkdirSync(path, { recursive: true, mode: 0o700 });
  return createApprovalChannel(
    {
      waitMs,
      list: () =>
        readdirSync(paths.grants)
          .filter((name) => name.endsWith('.json'))
          .toSorted()
          .flatMap((name) => {
            try {
              return (
                approvalGrantSchema.safeParse(JSON.parse(readFileSync(join(paths.grants, name), 'utf8'))).data ?? []
              );
            } catch {
              // Half written, or not a grant: it grants nothing.
              return [];
            }
          }),
      isUsed: ({ nonce }) => existsSync(join(paths.used, nonce)),
      // On disk before the call runs; a second use finds that the name is taken.
      async take({ nonce }, { runId, callId }) {
        let descriptor: number;
        try {
          descriptor = openSync(join(paths.used, nonce), 'wx', 0o600);
        } catch (thrown) {
          if (hasCode(thrown, 'EEXIST')) return false;
          throw thrown;
        }
        try {
          writeFileSync(descriptor, `${JSON.stringify({ runId, callId, usedMs: clock.nowMs() })}\n`);
          fsyncSync(descriptor);
        } finally {
          closeSync(descriptor);
        }
        return true;
      },
      file(request) {
        const path = join(paths.requests, `${request.id}.json`);
        writeFileSync(`${path}.part`, `${JSON.stringify(request, null, 2)}\n`, { mode: 0o600 });
        renameSync(`${path}.part`, path);
        return path;
      },
    },
    clock,
  );
}
