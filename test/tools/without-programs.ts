import { expect } from 'vitest';
import type { Sandbox } from '../../src/core/ports/sandbox.ts';

/** The real sandbox, as on a machine on which some programs are not installed: it fails in the same way. */
export function withoutPrograms(
  sandbox: Sandbox,
  missing: readonly string[],
): { sandbox: Sandbox; started: Set<string> } {
  const started = new Set<string>();
  return {
    started,
    sandbox: {
      isolation: sandbox.isolation,
      files: sandbox.files,
      storeOutput: sandbox.storeOutput,
      isClosed: (path) => sandbox.isClosed(path),
      async run(request) {
        if (missing.includes(request.argv[0])) return sandbox.run({ ...request, argv: [`no-such-${request.argv[0]}`] });
        started.add(request.argv[0]);
        expect(request.writable).toBe('none');
        return sandbox.run(request);
      },
      sessions: sandbox.sessions,
      close: () => sandbox.close(),
    },
  };
}
