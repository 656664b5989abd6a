import { createContext, runInContext } from 'node:vm';
import importedVariant from '@jitl/quickjs-wasmfile-release-sync';
import { loadQuickJs } from '@sebastianwessel/quickjs';
import ivm from 'isolated-vm';
import { createGuestInstance } from '../src/script/guest/guest-instance.ts';
import { startGuestRun } from '../src/script/guest/guest-run.ts';
import type { GuestJob } from '../src/script/protocol/protocol.ts';
import { compileQuickJs } from '../src/script/guest/quickjs-module.ts';
import { createRunControl } from '../src/script/protocol/run-control.ts';
import { measureInterleaved, type Goal } from './goal.ts';

const rounds = 30;
const limits = { memoryMb: 96, stackKb: 256 };
const body =
  'const values = await Promise.all([1, 2, 3, 4].map((n) => tools.echo({ n })));\nreturn values.reduce((sum, { n }) => sum + n, 0);';
const expected = '10';

/** One whole job, a fresh context with four tool calls at once, here and in other engines. All in one process, without a pool. */
export async function benchRivals(configJson: string): Promise<Goal[]> {
  const ours = await createOurs(configJson);
  const wessel = await createWessel();
  const medians = await measureInterleaved(
    {
      ours: () => check(ours()),
      vm: () => check(runInVm()),
      isolate: () => check(runInIsolate()),
      wessel: () => check(wessel()),
    },
    rounds,
  );
  return [
    { name: 'a whole job, against node:vm', ratio: medians.ours / medians.vm, bound: 'at-most', goal: 3.5 },
    {
      name: 'a whole job, against a new isolate of isolated-vm',
      ratio: medians.isolate / medians.ours,
      bound: 'at-least',
      goal: 1.5,
    },
    {
      name: 'a whole job, against @sebastianwessel/quickjs',
      ratio: medians.wessel / medians.ours,
      bound: 'at-least',
      goal: 4,
    },
  ];
}

// A rival that did nothing would be fast.
async function check(job: Promise<string | null>): Promise<void> {
  const value = await job;
  if (value !== expected) throw new Error(`the job came to ${value}`);
}

async function createOurs(configJson: string): Promise<() => Promise<string | null>> {
  const compiled = await compileQuickJs();
  const instance = await createGuestInstance(compiled, limits, null);
  const control = createRunControl();
  const job: GuestJob = {
    epoch: 1,
    js: `(async (tools, context, console) => {"use strict";\n${body}\n})`,
    configJson,
    limits: {
      runningMs: 30_000,
      consoleLines: 200,
      progressEvents: 50,
      progressIntervalMs: 100,
    },
  };
  return async () => {
    control.reset();
    const calls: { id: number; json: string }[] = [];
    const run = startGuestRun({
      instance,
      job,
      control,
      nowNs: () => process.hrtime.bigint(),
      send: (message) => {
        if (message.type === 'call') calls.push(message);
      },
    });
    for (const { id, json } of calls) {
      const { args } = JSON.parse(json) as { args: unknown };
      await Promise.resolve();
      run.settle(id, true, JSON.stringify({ value: args, requestId: null }));
    }
    const { outcome } = await run.ended;
    instance.restore();
    return outcome.type === 'returned' ? outcome.json : outcome.type;
  };
}

async function runInVm(): Promise<string> {
  const context = createContext({ tools: { echo: async (args: unknown) => args } });
  return JSON.stringify(await (runInContext(`(async () => {${body}\n})()`, context) as Promise<unknown>));
}

async function runInIsolate(): Promise<string> {
  const isolate = new ivm.Isolate({ memoryLimit: limits.memoryMb });
  try {
    const context = await isolate.createContext();
    await context.global.set('call', new ivm.Reference(async (json: string) => json));
    const program = `(async () => {
      const tools = { echo: async (args) => JSON.parse(await call.apply(undefined, [JSON.stringify(args)], { result: { promise: true, copy: true } })) };
      return JSON.stringify(await (async () => {${body}\n})());
    })()`;
    return String(await context.eval(program, { promise: true }));
  } finally {
    isolate.dispose();
  }
}

async function createWessel(): Promise<() => Promise<string>> {
  const variant = 'default' in importedVariant ? importedVariant.default : importedVariant;
  const { runSandboxed } = await loadQuickJs(variant);
  const code = `const tools = env;\nexport default await (async () => {${body}\n})();`;
  return async () => {
    const ended = await runSandboxed(({ evalCode }) => evalCode(code), {
      env: { echo: async (args: unknown) => args },
    });
    return ended.ok ? JSON.stringify(ended.data) : ended.error.message;
  };
}
