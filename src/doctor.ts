import { mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { HarnessError } from './core/error.ts';
import type { CliContext } from './cli-run.ts';
import { locateEgress } from './host.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { openSandboxPolicy } from './sandbox/open-policy.ts';
import { findProgram } from './sandbox/programs.ts';

interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
  /** What to do; empty where nothing is to be done. */
  readonly fix: string;
}

/** `doctor`: what this machine has, what the sandbox can do on it, and how to mend what is missing. Changes nothing. */
export async function runDoctor(format: 'text' | 'json', context: CliContext): Promise<number> {
  const { host, terminal } = context;
  const programs = (
    [
      ['git', true, 'sudo apt-get install -y git'],
      ['bwrap', true, 'sudo apt-get install -y bubblewrap'],
      ['rg', false, 'sudo apt-get install -y ripgrep (searches fall back to git grep without it)'],
      ['prlimit', true, 'install util-linux'],
      ...(host.uid === 0
        ? ([
            ['setpriv', true, 'install util-linux'],
            ['unshare', true, 'install util-linux'],
          ] as const)
        : []),
    ] as const
  ).map(([name, needed, fix]): Check & { needed: boolean } => {
    const path = findProgram(name, host.facts.environment['PATH'] ?? '', []);
    return {
      name,
      needed,
      ok: path !== null,
      detail: path ?? 'not found among programs that root owns',
      fix: path === null ? fix : '',
    };
  });
  const keys = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY'].filter((name) => (host.facts.environment[name] ?? '') !== '');
  const checks: Check[] = [
    { name: 'node', ok: true, detail: `${process.version} (${host.arch})`, fix: '' },
    ...programs,
    await checkSandbox(context),
    {
      name: 'keys',
      ok: true,
      detail:
        keys.length === 0 ? 'none in the environment; demo and provider replay need none' : `${keys.join(' and ')} set`,
      fix: '',
    },
  ];
  const ok =
    checks.every((check) => check.ok) ||
    (programs.every((check) => check.ok || !check.needed) &&
      checks.some(({ name, ok: fine }) => name === 'sandbox' && fine));
  if (format === 'json')
    terminal.out(
      `${JSON.stringify({ ok, checks: checks.map(({ name, ok: fine, detail, fix }) => ({ name, ok: fine, detail, fix })) })}\n`,
    );
  else
    for (const check of checks)
      terminal.out(
        `${check.ok ? 'ok  ' : 'miss'} ${check.name}: ${check.detail}${check.fix === '' ? '' : `\n     ${check.fix}`}\n`,
      );
  return ok ? 0 : 6;
}

async function checkSandbox(context: CliContext): Promise<Check> {
  const { host } = context;
  const folder = mkdtempSync(join(host.temporaryFolder, 'script-harness-doctor-'));
  try {
    spawnSync('git', ['init', '--quiet'], { cwd: folder, env: { PATH: '/usr/bin:/bin', HOME: folder } });
    const sandbox = await openSandbox({
      workspace: folder,
      policy: openSandboxPolicy,
      protectedPaths: [],
      hiddenFolders: [],
      facts: host.facts,
      stateFolder: join(folder, '.git', 'leases'),
      temporaryFolder: host.temporaryFolder,
      requireIsolation: 'namespaces',
      uid: host.uid,
      arch: host.arch,
      clock: host.clock,
      egress: locateEgress(host, () => undefined),
    });
    const { level, rung, seccomp, limits, notes } = sandbox.isolation;
    await sandbox.close();
    const detail = [`${level}: ${rung}`, seccomp ? 'seccomp filter' : 'no seccomp filter', ...limits, ...notes].join(
      '; ',
    );
    return { name: 'sandbox', ok: true, detail, fix: '' };
  } catch (thrown) {
    if (!(thrown instanceof HarnessError)) throw thrown;
    return { name: 'sandbox', ok: false, detail: thrown.message, fix: thrown.hint };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
