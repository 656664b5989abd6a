import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { readProcessStat } from '../../host/processes/process-stat.ts';
import { signalQuietly, type RunningProcess } from '../../host/processes/process-tree.ts';

/** The process of bwrap, which the fork server has started. */
export class ForkedChild extends EventEmitter implements RunningProcess {
  pid: number | undefined;
  exitCode: number | null = null;
  signalCode: NodeJS.Signals | null = null;
  readonly stdin = null;
  readonly stdout: Socket;
  readonly stderr: Socket;
  readonly #parent: number;

  constructor(stdout: Socket, stderr: Socket, parent: number) {
    super();
    this.stdout = stdout;
    this.stderr = stderr;
    this.#parent = parent;
  }

  kill(signal: 'SIGKILL' | 'SIGSTOP'): boolean {
    // Its number may have been given to another process since it ended.
    if (this.pid === undefined || readProcessStat(this.pid)?.parent !== this.#parent) return false;
    signalQuietly(this.pid, signal);
    return true;
  }

  /** Without a code, it was killed. */
  end(code: number | null): void {
    if (code === null) this.signalCode = 'SIGKILL';
    else this.exitCode = code;
    this.emit('close', this.exitCode, this.signalCode);
  }
}
