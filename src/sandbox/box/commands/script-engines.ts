import { realpathSync } from 'node:fs';
import type { Clock } from '../../../core/ports/clock.ts';
import type { EngineProcess } from '../../../core/ports/script.ts';
import { startLineProcess } from './line-process.ts';
import { bareEnvironment, type Launcher } from '../launch/launcher.ts';
import { type Mount, type Namespaces, showReadOnly } from '../mounts/mounts.ts';
import { copyForOthers, type RunPlace } from '../../host/run-user.ts';

/** The script engines of a run. */
export interface ScriptEngines {
  /** Starts an engine. It has no network, no workspace and no key, only the paths that `readOnly` lists. */
  start(enginePath: string, readOnly: readonly string[]): Promise<EngineProcess>;
  /** Ends all of them. Afterwards none is started. */
  killAll(): void;
}

const temporaryBytes = 16 * 1024 * 1024;
const maxLineBytes = 16 * 1024 * 1024;

const leastMemoryBytes = 4 * 1024 * 1024 * 1024;

/** Starts each engine in a separate sandbox. */
export function createScriptEngines(options: {
  readonly launcher: Launcher;
  /** The path of the node that runs them. */
  readonly execPath: string;
  readonly place: Pick<RunPlace, 'scratch' | 'user'>;
  /** The namespaces of processes without a view of the workspace. */
  readonly namespaces: Namespaces;
  /** The memory of a command. An engine may use as much, since no control group limits it, and at least `leastMemoryBytes`. */
  readonly memoryBytes: number;
  readonly clock: Clock;
}): ScriptEngines {
  const { launcher, clock } = options;
  const memoryBytes = Math.max(options.memoryBytes, leastMemoryBytes);
  const { scratch, user } = options.place;
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
      const node = realpathSync(options.execPath);
      const { writeLine, onLine, onExit, stop } = startLineProcess({
        start: (onRefused) =>
          launcher.start({
            view: { root: null, mounts: listMounts(node, readOnly), namespaces: options.namespaces },
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
        clock,
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
