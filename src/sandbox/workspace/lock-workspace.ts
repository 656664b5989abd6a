import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { hasCode, HarnessError } from '../../core/types/error.ts';

/**
 * Keeps other runs out of the workspace until the returned function is called or the process ends. Throws `usage` if another run has it.
 * An abstract socket is the lock: the kernel grants its name to one process of the machine, and releases it when that process dies.
 */
export async function lockWorkspace(stateFolder: string, workspace: string): Promise<() => void> {
  const server = createServer((connection) => connection.destroy());
  const id = createHash('sha256').update(`${stateFolder}\0${workspace}`).digest('hex').slice(0, 16);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(hasCode(error, 'EADDRINUSE') ? buildBusyError(workspace) : error));
    server.listen({ path: `\0script-harness-${id}` }, resolve);
  });
  server.unref();
  return () => server.close();
}

function buildBusyError(workspace: string): HarnessError {
  return new HarnessError({
    code: 'usage',
    message: `another run works in ${workspace}`,
    hint: 'Wait for its end, or use another checkout.',
  });
}
