import { HarnessError } from '../core/types/error.ts';
import { createSandbox } from './create-sandbox.ts';
import type { RunSandbox, SandboxOptions } from './run-sandbox.ts';
import { changeHost, describeHostChange, hostChanges, restoreHost, type HostTools } from './host/host-change.ts';
import { findProgram } from './host/find-programs.ts';
import { findSymptom, type Symptom } from './host/start-failure.ts';

/**
 * Opens the sandbox. If AppArmor gives an ordinary user no user namespace, it is changed for the run on GitHub's own runners, which are
 * discarded after the job. The change is listed in the isolation report. If that does not work, throws `sandbox` with what was tried.
 */
export async function openSandbox(options: SandboxOptions): Promise<RunSandbox> {
  const tools = findHostTools(options);
  restoreHost(tools, options.stateFolder);
  try {
    return await createSandbox(options);
  } catch (thrown) {
    const symptom = thrown instanceof HarnessError && thrown.code === 'sandbox' ? findSymptom(thrown.message) : null;
    if (symptom === null || !(thrown instanceof HarnessError)) throw thrown;
    const tried: string[] = [];
    const sandbox = await tryHostChanges(options, tools, symptom, tried);
    if (sandbox !== null) return sandbox;
    throw new HarnessError({
      code: 'sandbox',
      message: [thrown.message, ...tried].join('; '),
      hint: thrown.hint,
      cause: thrown,
    });
  }
}

/** Programs that change the machine. Each belongs to root. */
export function findHostTools({
  findProgram: find = findSystemProgram,
  uid,
}: Pick<SandboxOptions, 'findProgram' | 'uid'>): HostTools {
  return {
    sudo: uid === 0 ? null : find('sudo'),
    apparmorParser: find('apparmor_parser'),
    sysctl: find('sysctl'),
    bwrap: find('bwrap') ?? '/usr/bin/bwrap',
  };
}

/** True on GitHub's own runners, which are discarded after the job. */
export function isHosted(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment['RUNNER_ENVIRONMENT'] === 'github-hosted';
}

function findSystemProgram(name: string): string | null {
  return findProgram(name, '', []);
}

async function tryHostChanges(
  options: SandboxOptions,
  tools: HostTools,
  symptom: Symptom,
  tried: string[],
): Promise<RunSandbox | null> {
  if (symptom.name !== 'apparmor') return null;
  if (!isHosted(options.facts.environment)) {
    tried.push('AppArmor is not changed, since this is no runner of GitHub’s own');
    return null;
  }
  for (const change of hostChanges) {
    const refused = changeHost(change, tools, options.stateFolder);
    const undo = (): void => void restoreHost(tools, options.stateFolder);
    if (refused === null) {
      try {
        const sandbox = await createSandbox(options);
        return withNote(sandbox, describeHostChange(change), undo);
      } catch (thrown) {
        undo();
        if (!(thrown instanceof HarnessError)) throw thrown;
        tried.push(`after ${describeHostChange(change)}: ${thrown.message}`);
      }
    } else tried.push(refused);
  }
  return null;
}

function withNote(sandbox: RunSandbox, note: string, undo: () => void): RunSandbox {
  return {
    ...sandbox,
    isolation: { ...sandbox.isolation, notes: [note, ...sandbox.isolation.notes] },
    async close() {
      await sandbox.close();
      undo();
    },
  };
}
