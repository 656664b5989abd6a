import { realpathSync } from 'node:fs';
import type { EngineProcess } from '../core/ports/script.ts';
import { startLineProcess } from './box/commands/line-process.ts';
import { bareEnvironment } from './box/launch/launcher.ts';
import { type Mount, showReadOnly } from './box/mounts/mounts.ts';
import { copyForOthers } from './host/run-user.ts';
import type { LaunchParts, SandboxParts } from './prepare-launch.ts';

/** The script engines of a run. */
export interface ScriptEngines {
  /** Starts an engine. It has no network, no workspace and no key, only the paths that `readOnly` lists. */
  start(enginePath: string, readOnly: readonly string[]): Promise<EngineProcess>;
  /** Ends all of them. Afterwards none is started. */
  killAll(): void;
}

const temporaryBytes = 16 * 1024 * 1024;
const maxLineBytes = 16 * 1024 * 1024;

/** An engine may use as much memory as a command, and at least this. */
const leastMemoryBytes = 4 * 1024 * 1024 * 1024;

/** Starts each engine in a separate sandbox. */
export function createScriptEngines(
  { options, reserved: { scratch, user, space } }: SandboxParts,
  { launcher }: LaunchParts,
): ScriptEngines {
  // No control group limits an engine.
  const memoryBytes = Math.max(options.policy.memoryMb * 1024 * 1024, leastMemoryBytes);
  const engines = new Set<EngineProcess>();
  let isClosed = false;

  function listMounts(node: string, readOnly: readonly string[]): readonly Mount[] {
    return [
      { type: 'temporary', target: '/tmp', maxBytes: temporaryBytes },
      showReadOnly(node),
      ...readOnly.map((target): Mount => {
        const source = user === null ? target : copyForOthers(target, scratch);
        return { type: 'read-only', source, target };
      }),
    ];
  }

  return {
    async start(enginePath, readOnly) {
      if (isClosed) throw new Error('the sandbox is closed');
      const node = realpathSync(options.facts.execPath);
      const { writeLine, onLine, onExit, stop } = startLineProcess({
        start: (onRefused) =>
          launcher.start({
            view: { root: null, mounts: listMounts(node, readOnly), namespaces: space.namespaces },
            cwd: '/',
            argv: () => [node, '--disable-warning=ExperimentalWarning', enginePath],
            env: bareEnvironment,
            network: null,
            filter: 'engine',
            onRefused,
          }),
        onEnd: () => void engines.delete(engine),
        held: { memoryBytes, temporaryDirectories: [], temporaryBytes: 0 },
        maxLineBytes,
        clock: options.clock,
      });
      const engine: EngineProcess = { writeLine, onLine, onExit, kill: () => stop('it was ended') };
      engines.add(engine);
      return engine;
    },
    killAll() {
      isClosed = true;
      for (const engine of engines) engine.kill();
    },
  };
}
