import type { CommandContext } from '../run/host/command-context.ts';
import { tryIsolation } from './isolation.ts';
import { systemPackages } from '../sandbox/host/find-programs.ts';
import { installPackages } from '../sandbox/host/install-sandbox.ts';
import { findHostTools, isHosted, loadProfile } from '../sandbox/host/host-change.ts';
import { findSymptom } from '../sandbox/host/start-failure.ts';

/**
 * Fixes two problems: missing packages, and a missing AppArmor profile for bwrap. Returns its actions, a sentence each. It does nothing in a
 * job on a self-hosted runner: that machine outlives the job, and its owner did not agree to changes.
 */
export async function fixMachine(
  context: CommandContext,
  find: (name: string) => string | null,
): Promise<readonly string[]> {
  const { host } = context;
  const { environment } = host.facts;
  if (environment['GITHUB_ACTIONS'] === 'true' && !isHosted(environment))
    return ['nothing was changed: this is a self-hosted runner, which only its owner changes'];
  const actions: string[] = [];
  const packages = [
    ...new Set(Object.entries(systemPackages).flatMap(([name, inPackage]) => (find(name) === null ? [inPackage] : []))),
  ];
  if (packages.length > 0) {
    const refused = installPackages({ packages, uid: host.uid, find });
    actions.push(
      refused === null ? `installed ${packages.join(', ')}` : `could not install ${packages.join(', ')}: ${refused}`,
    );
  }
  const tried = find('bwrap') === null ? null : await tryIsolation(context, find);
  if (tried?.type === 'refused' && findSymptom(tried.reason)?.name === 'apparmor') {
    const refused = loadProfile(findHostTools({ findProgram: find, uid: host.uid }));
    actions.push(
      refused === null
        ? 'loaded an AppArmor profile that lets bwrap alone make user namespaces, until the machine starts again'
        : `could not load the AppArmor profile: ${refused}`,
    );
  }
  if (actions.length > 0) return actions;
  return [
    tried?.type === 'refused' ? 'nothing was changed: --fix cannot fix what is missing' : 'nothing had to be changed',
  ];
}
