import { randomInt } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { escapeControlText } from '../core/text/control-characters.ts';
import { HarnessError, hasCode, orElse, readErrorMessage, renderError } from '../core/types/error.ts';
import { readExitCode, readFailure } from '../core/types/outcome.ts';
import type { Host } from '../run/host/host.ts';
import { disarmCommands, disarmResult } from '../core/text/disarm-commands.ts';
import { pickTemporaryDirectory } from '../run/host/pick-temporary-directory.ts';
import { createRedactor } from '../record/secrets/redact.ts';
import { isTakenVariable, listKnownSecrets } from '../run/host/known-secrets.ts';
import { closeInheritedDescriptors } from '../sandbox/host/environment.ts';
import { createRandomId, systemClock } from '../run/host/system-clock.ts';
import { resolveName } from '../sandbox/network/hosts/check-host.ts';
import type { Terminal } from '../run/host/command-context.ts';

// Every request is a new text of the whole conversation. V8 would let what is left of them grow to several times what is in use before it collects
// (`node --v8-options`): the young generation stays as it begins, and in a longer run the old one is collected when it has grown by a fifth. The limit
// of the young one itself has no effect any more once Node 24 runs.
setFlagsFromString('--semi-space-growth-factor=1');
const longRunMs = 1_000;
setTimeout(() => setFlagsFromString('--heap-growing-percent=20'), longRunMs).unref();

// Most runs end before V8 has gained what it spends on optimising functions, with threads that commands and the sandbox compete with. The names of the
// limits depend on the version of V8, which prints an error for one that it does not know.
const laterOptimisation: Readonly<Record<string, readonly string[]>> = {
  20: ['--interrupt-budget=300000'],
  24: ['--invocation-count-for-maglev=2000', '--invocation-count-for-turbofan=15000'],
};
for (const flag of laterOptimisation[process.versions.node.split('.')[0] ?? ''] ?? []) setFlagsFromString(flag);

// Before main takes the keys out of the environment.
const redactor = createRedactor({ secrets: listKnownSecrets(process.env) });

/** The installed program. */
export interface Installation {
  /** The directory of the bundles. */
  readonly distDirectory: string;
  readonly version: string;
}

/** Reads the surroundings once. Keys are taken out of the environment, so that no child can inherit them. */
function readHost({ distDirectory, version }: Installation): Host {
  const environment = { ...process.env };
  const passwdHome = readPasswdHome();
  const named = environment['HOME'] ?? '';
  const home = named === '' ? (passwdHome ?? '/') : named;
  // The XDG specification: what is not absolute is not set.
  const xdgState = environment['XDG_STATE_HOME'] ?? '';
  return {
    facts: { environment, home, passwdHome: passwdHome ?? home, execPath: process.execPath },
    uid: process.getuid?.() ?? -1,
    arch: process.arch,
    platform: process.platform,
    temporaryDirectory: pickTemporaryDirectory(tmpdir(), process.getuid?.() ?? -1),
    distDirectory,
    stateDirectory: join(isAbsolute(xdgState) ? xdgState : join(home, '.local/state'), 'script-harness'),
    workingDirectory: readWorkingDirectory(),
    machineFloor: { file: '/etc/script-harness/policy.yml', owner: 0 },
    clock: systemClock,
    resolveName,
    createId: createRandomId,
    random: () => randomInt(2 ** 47) / 2 ** 47,
    redactor,
    version,
  };
}

function readWorkingDirectory(): string {
  try {
    return process.cwd();
  } catch (thrown) {
    if (!hasCode(thrown, 'ENOENT')) throw thrown;
    throw new HarnessError({
      code: 'usage',
      message: 'the current directory was removed',
      hint: 'Change to a directory that exists.',
    });
  }
}

// A container's `--user 1234` has no entry in the password file.
function readPasswdHome(): string | null {
  return orElse(() => userInfo().homedir, null, 'ERR_SYSTEM_ERROR');
}

/** The signals that cancel a run, with their exit codes. A terminal that closes sends SIGHUP. */
const cancelCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Aborts on the first of these signals, with an error that ends the run as cancelled; a second one ends the process. Returns the code of the signal. */
function listenForSignals(controller: AbortController): () => number {
  let received: keyof typeof cancelCodes = 'SIGINT';
  for (const name of Object.keys(cancelCodes) as (keyof typeof cancelCodes)[])
    process.once(name, () => {
      received = name;
      controller.abort(new HarnessError({ code: 'cancelled', message: `the run was cancelled by ${name}` }));
    });
  return () => cancelCodes[received];
}

/**
 * Aborts on an error that has no caller, as one in a timer, so that the run closes its record; a second one ends the process. Node itself would end
 * it at once, and print the error as it is.
 */
function listenForBugs(controller: AbortController): void {
  process.once('uncaughtException', (thrown) => {
    printBug(thrown);
    process.once('uncaughtException', (second) => {
      printBug(second);
      process.exit(1);
    });
    process.once('exit', failExit);
    controller.abort(
      new HarnessError({ code: 'internal', message: `a bug: ${readErrorMessage(thrown)}`, cause: thrown }),
    );
  });
}

// Its stack may quote anything.
function printBug(thrown: unknown): void {
  process.stderr.write(`${disarmCommands(redactor.redactText(renderError(thrown)))}\n`);
}

function failExit(exitCode: number): void {
  process.exitCode = exitCode === 0 ? 1 : exitCode;
}

/**
 * Keeps a stream that cannot be written, such as a file on a full disk, from ending the process: the record holds all of a run. A command whose
 * output is not complete fails at its end. A reader such as `head` may close its end: what is left is for no one.
 */
function watchStreams(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.stdout.once('error', (error) => {
    if (hasCode(error, 'EPIPE')) return;
    process.stderr.write(`error: standard output is not complete: ${readErrorMessage(error)}\n`);
    process.once('exit', failExit);
  });
}

// No secret leaves by a stream. Text of a model, a tool or a repository steers no terminal, and in a job it is no command to the runner.
function createTerminal(inJob: boolean): Terminal {
  const clean = (text: string): string => {
    const redacted = redactor.redactText(text);
    return inJob ? disarmResult(redacted) : redacted;
  };
  return {
    // Redacted first: an escape inside a secret would hide it.
    out: (text) => void process.stdout.write(escapeControlText(clean(text))),
    log: (text) => void process.stderr.write(escapeControlText(clean(text))),
    showCall(text) {
      const redacted = redactor.known.redactText(text);
      process.stdout.write(escapeControlText(inJob ? disarmResult(redacted) : redacted));
    },
    pass: (stream, text) => void process[stream].write(clean(text)),
  };
}

async function main(installation: Installation, controller: AbortController): Promise<number> {
  const [, , ...argv] = process.argv;
  const inJob = process.env['GITHUB_ACTIONS'] === 'true';
  const isStep = inJob && (argv.length === 0 || argv[0] === 'post');
  const refusal = isStep ? await settleStep() : null;
  const host = readHost(installation);
  if (isStep) hideUnreadable();
  if (host.platform !== 'linux' && !['--help', '-h', '--version', 'help'].includes(argv[0] ?? '--help')) {
    process.stderr.write(
      `script-harness needs Linux: its sandbox is made of Linux namespaces (this is ${host.platform})\n`,
    );
    return 6;
  }
  if (host.platform === 'linux') closeInheritedDescriptors();
  // Started by root, commands run as another user, who has to enter directories of the run. Private files are created with their own mode.
  if (host.uid === 0) process.umask((process.umask() & 0o700) | 0o022);
  // `dist/post/index.js`, which the build writes, adds this word.
  if (inJob && argv[0] === 'post') return (await import('../action/run-post.ts')).runPost(host, refusal);
  for (const name of Object.keys(process.env)) if (isTakenVariable(name)) delete process.env[name];
  const readCode = listenForSignals(controller);
  const { signal } = controller;
  const readSignalCode = (exitCode: number): number => (exitCode === 130 ? readCode() : exitCode);
  if (inJob && argv.length === 0)
    return readSignalCode(await (await import('../action/run-action.ts')).runAction(host, signal, refusal));
  const { runCli } = await import('./run-cli.ts');
  return readSignalCode(await runCli(argv, { host, terminal: createTerminal(inJob), signal, stdin: process.stdin }));
}

/**
 * Gives the environment of a step of a job the proxy that its inputs name, and no other: libraries read it from there. Returns why no request may be
 * sent; null if requests may be sent.
 */
async function settleStep(): Promise<HarnessError | null> {
  const [{ readNetworkInputs }, { settleNetwork }] = await Promise.all([
    import('../github/read-inputs.ts'),
    import('./own-network.ts'),
  ]);
  try {
    const settled = settleNetwork(process.env, readNetworkInputs(process.env), 'job');
    for (const name of Object.keys(process.env)) if (!(name in settled)) delete process.env[name];
    Object.assign(process.env, settled);
    return null;
  } catch (thrown) {
    if (thrown instanceof HarnessError) return thrown;
    throw thrown;
  }
}

/**
 * `@actions/github` reads the event and the address of the API while it is loaded, and throws for what it cannot read. The job reads both from the host,
 * with an error that names them.
 */
function hideUnreadable(): void {
  delete process.env['GITHUB_EVENT_PATH'];
  if (!URL.canParse(process.env['GITHUB_API_URL'] ?? '')) delete process.env['GITHUB_API_URL'];
}

/** Resolves when all that was written to a stream has left, or cannot leave. */
function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => void stream.write('', () => resolve()));
}

/**
 * Runs the command or the step of a job, and ends the process with its exit code, also if a connection to a service that does not answer is still
 * open or a process is left. A reader may be slow: a pipe holds 64 KB.
 */
export async function startProgram(installation: Installation): Promise<void> {
  watchStreams();
  const controller = new AbortController();
  listenForBugs(controller);
  try {
    process.exitCode = await main(installation, controller);
  } catch (thrown) {
    printBug(thrown);
    process.exitCode = readExitCode(readFailure(thrown).outcome);
  }
  await Promise.all([process.stdout, process.stderr].map(flush));
  // An error of a stream comes with the next tick.
  setImmediate(() => process.exit());
}
