import { realpathSync } from 'node:fs';
import type { EngineProcess } from '../../../core/ports/script.ts';
import { startEngineProcess } from './engine-process.ts';
import type { Launcher } from '../launch/launcher.ts';
import type { HeldLimits } from '../limits/held-memory.ts';
import type { Mount } from '../mounts/mounts.ts';
import type { Launch } from '../processes/start-process.ts';
import { openFolderToOthers, type RunUser } from '../../host/run-user.ts';

/** The script engines of a run. */
export interface ScriptEngines {
  /** Starts an engine. It has no network, no workspace and no key, only what `readOnly` lists. */
  start(enginePath: string, readOnly: readonly string[]): Promise<EngineProcess>;
  /** Ends all of them. Afterwards none is started. */
  killAll(): void;
}

const temporaryBytes = 16 * 1024 * 1024;

/** Tracks the engines that `launch` starts. `held` limits each; null if a control group bounds them. */
export function createScriptEngines(
  launch: (enginePath: string, readOnly: readonly string[]) => Launch,
  held: HeldLimits | null,
): ScriptEngines {
  const engines = new Set<EngineProcess>();
  let isClosed = false;
  return {
    async start(enginePath, readOnly) {
      if (isClosed) throw new Error('the sandbox is closed');
      const engine = await startEngineProcess(launch(enginePath, readOnly), held);
      engines.add(engine);
      engine.onExit(() => void engines.delete(engine));
      if (isClosed) engine.kill();
      return engine;
    },
    killAll() {
      isClosed = true;
      for (const engine of engines) engine.kill();
    },
  };
}

/** Returns how an engine is started in a separate sandbox. */
export function createEngineLaunch(options: {
  readonly launcher: Launcher;
  /** The path of the node that runs it. */
  readonly execPath: string;
  readonly user: RunUser | null;
  readonly scratch: string;
}): Parameters<typeof createScriptEngines>[0] {
  const { launcher, user, scratch } = options;
  return (enginePath, readOnly) => {
    const node = realpathSync(options.execPath);
    const mounts: Mount[] = [
      { type: 'temporary', target: '/tmp', maxBytes: temporaryBytes },
      { type: 'read-only', source: node, target: node },
      ...readOnly.map((target): Mount => {
        const source = user === null ? target : openFolderToOthers(target, scratch);
        return { type: 'read-only', source, target };
      }),
    ];
    return launcher.launchEngine(mounts, [node, '--disable-warning=ExperimentalWarning', enginePath]);
  };
}
