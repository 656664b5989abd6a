import { systemClock } from '../../../src/run/system-clock.ts';
import { createSandbox } from '../../../src/sandbox/create-sandbox.ts';
import { openSandboxPolicy } from '../../../src/sandbox/open-policy.ts';
import { findProgram } from '../../../src/sandbox/processes/programs.ts';

// A run through sudo that is killed by the test. Arguments: workspace, folder of the run, the replacement of sudo, and the command.
const [workspace = '', folder = '', sudo = '', ...command] = process.argv.slice(2);
const sandbox = await createSandbox({
  workspace,
  policy: openSandboxPolicy,
  protectedPaths: [],
  hiddenFolders: [],
  facts: { environment: { PATH: process.env['PATH'] }, home: folder, passwdHome: folder, execPath: process.execPath },
  stateFolder: folder,
  temporaryFolder: folder,
  requireIsolation: 'full',
  uid: 65_534,
  privilege: 'sudo',
  findProgram: (name) => (name === 'sudo' ? sudo : findProgram(name, '', [])),
  arch: process.arch,
  clock: systemClock,
  egress: { forwarderPath: '', resolve: async () => [], onForwarded: () => undefined },
});
await sandbox.run({
  argv: command as [string, ...string[]],
  cwd: '.',
  env: {},
  timeoutMs: 600_000,
  signal: new AbortController().signal,
  maxOutputBytes: 1_000,
  writable: 'policy',
  stdin: '',
  network: null,
});
