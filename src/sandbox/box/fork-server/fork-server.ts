import { once } from 'node:events';
import { closeSync, unlinkSync, writeSync } from 'node:fs';
import { basename } from 'node:path';
import type { CommandGroup } from '../limits/cgroup.ts';
import type { NamedPipe, OutputPipes } from '../processes/output-pipes.ts';
import { readProcessStat } from '../../host/processes/process-stat.ts';
import { killWithNamespaces, type RunningProcess } from '../../host/processes/process-tree.ts';
import { openReader } from '../processes/start-process.ts';
import { ForkedChild } from './fork-server-child.ts';
import { separator, spawnShell, type ForkServerPlan } from './fork-server-shell.ts';

/**
 * A small shell that starts equal sandboxes, each with a shell inside that waits for its command. If Node starts a process itself, the kernel
 * first copies the page tables of the whole harness, which stops it for five milliseconds or more.
 */
export interface ForkServer {
  /** As in its plan. */
  readonly key: string;
  readonly isAlive: boolean;
  /** Starts a sandbox in a group of the kind that the plan is for. */
  start(group: CommandGroup | null): ForkedSandbox;
  /** It ends when its last sandbox has ended. */
  retire(): void;
  /** Ends all its sandboxes that have no command. Settles when it has ended. */
  close(): Promise<void>;
}

/** A sandbox whose shell waits for a command, or runs it. */
export interface ForkedSandbox {
  readonly child: RunningProcess;
  /** Resolves when its shell waits (`true`) or never will. */
  readonly ready: Promise<boolean>;
  /** True if the shell has exited without becoming its command. */
  readonly hasLeft: boolean;
  /** Gives it its command as shell text. False if that was not possible; then nothing of the text is run. */
  pass(text: string): boolean;
  /** Ends it, as it has no command. Resolves when it has ended. */
  discard(): Promise<void>;
}

const endTimeoutMs = 5_000;
/** A start that fails is rare, and each look reads a file for every start. */
const startLookMs = 25;

interface Member {
  readonly id: string;
  setPid(pid: number): void;
  fail(): void;
  readonly discard: ForkedSandbox['discard'];
}

/** Starts a fork server. Throws if that fails immediately. */
export function startForkServer(plan: ForkServerPlan, outputs: OutputPipes): ForkServer {
  const descriptors = plan.openDescriptors();
  const shell = spawnShell(plan, descriptors);
  const pid = shell.pid ?? 0;
  const members = new Set<Member>();
  const waiting = new Set<Member>();
  let count = 0;
  let isAlive = shell.pid !== undefined;
  let isRetired = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      isAlive = false;
      for (const member of waiting) member.fail();
      resolve();
    };
    shell.once('error', end);
    shell.once('exit', end);
  });

  let rest = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString('latin1')}`.split('\n');
    rest = lines.pop() ?? '';
    for (const [id, started] of lines.map((line) => line.split(' ')))
      for (const member of waiting) if (member.id === id) member.setPid(Number(started));
  });

  function tidy(): void {
    if (isRetired && members.size === 0) shell.stdin.end();
  }

  function start(group: CommandGroup | null): ForkedSandbox {
    const doors = group?.entry === 'by-itself' ? group.doors : [];
    if (doors.some((door) => /[\t\n]/.test(door))) throw new Error('a control group has an unusual name');
    const taken: NamedPipe[] = [];
    try {
      while (taken.length < 4) taken.push(outputs.takeNamed());
    } catch (thrown) {
      for (const { read, write, path } of taken) {
        for (const descriptor of [read, write]) closeSync(descriptor);
        unlinkSync(path);
      }
      throw thrown;
    }
    const [out, err, report, command] = taken as [NamedPipe, NamedPipe, NamedPipe, NamedPipe];
    count += 1;
    const id = String(count);
    const child = new ForkedChild(openReader(out), openReader(err), pid);
    const reader = openReader(report);
    const sockets = [child.stdout, child.stderr, reader];
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      // A sandbox that only waits does not keep the harness alive.
      socket.unref();
    }
    let state: 'starting' | 'ready' | 'passed' | 'over' = 'starting';
    let isUnwanted = false;
    let text = '';
    let settle: (isReady: boolean) => void = () => undefined;
    const ready = new Promise<boolean>((resolve) => (settle = resolve));
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const hasSaid = (word: string): boolean => text.split('\n').includes(word);

    const member: Member = {
      id,
      setPid(started) {
        child.pid = started;
        begin();
        if (isUnwanted && state === 'starting') killWithNamespaces(child);
      },
      fail() {
        if (state !== 'starting') return;
        for (const { write } of [out, err, report]) closeSync(write);
        closeSync(command.read);
        for (const socket of sockets) socket.destroy();
        finish();
      },
      discard() {
        isUnwanted = true;
        if (state === 'ready') leave();
        // Otherwise the pipes inside are not open yet.
        else if (state === 'starting') killWithNamespaces(child);
        return closed;
      },
    };

    // The shell of the fork server does not report that a process has ended.
    const looking = setInterval(() => {
      if (child.pid !== undefined && 'XZ'.includes(readProcessStat(child.pid)?.state ?? 'X')) member.fail();
    }, startLookMs);

    // Now every pipe is open inside.
    function begin(): void {
      if (state !== 'starting' || child.pid === undefined || !hasSaid('ready')) return;
      state = 'ready';
      clearInterval(looking);
      waiting.delete(member);
      for (const { write } of [out, err, report]) closeSync(write);
      closeSync(command.read);
      if (isUnwanted) leave();
      settle(!isUnwanted);
    }

    // False if the shell has ended.
    function write(words: string): boolean {
      try {
        return writeSync(command.write, words) === Buffer.byteLength(words);
      } catch {
        return false;
      }
    }

    function leave(): void {
      state = 'passed';
      write('exit\n');
      for (const stream of [child.stdout, child.stderr]) stream.resume();
    }

    function finish(): void {
      if (state === 'over') return;
      state = 'over';
      clearInterval(looking);
      // Not earlier: until the shell has opened the pipe by its name, which takes a moment, it would wait for this end.
      closeSync(command.write);
      const code = /"exit-code":\s*(\d+)/.exec(text)?.[1];
      for (const set of [waiting, members]) set.delete(member);
      settle(false);
      // The folder may be gone: a run that ends does not wait for the last of them.
      releasePipes(code !== undefined).catch(() => undefined);
      child.end(code === undefined ? null : Number(code));
      tidy();
    }

    // Of a sandbox that was killed, a process may still have them open for a moment.
    async function releasePipes(isReusable: boolean): Promise<void> {
      if (isReusable)
        for (const stream of [child.stdout, child.stderr]) if (!stream.closed) await once(stream, 'close');
      for (const { path } of taken)
        if (isReusable) outputs.giveBack(path);
        else unlinkSync(path);
    }

    reader.on('data', (chunk: Buffer) => {
      text = `${text}${chunk.toString('latin1')}`.slice(-4_096);
      begin();
    });
    reader.once('end', finish);
    for (const set of [waiting, members]) set.add(member);
    shell.stdin.write(`${[id, ...taken.map(({ path }) => basename(path)), ...doors].join(separator)}\n`);
    return {
      child,
      ready,
      get hasLeft() {
        return hasSaid('left');
      },
      pass(words) {
        if (state !== 'ready') return false;
        state = 'passed';
        for (const socket of sockets) socket.ref();
        return write(words);
      },
      discard: member.discard,
    };
  }

  return {
    key: plan.key,
    get isAlive() {
      return isAlive && !isRetired;
    },
    start,
    retire() {
      isRetired = true;
      tidy();
    },
    async close() {
      isRetired = true;
      // If one does not end by itself, the end of the fork server ends it.
      const timer = setTimeout(() => shell.kill('SIGKILL'), endTimeoutMs);
      await Promise.all([...members].map((member) => member.discard()));
      shell.stdin.end();
      await ended;
      clearTimeout(timer);
    },
  };
}
