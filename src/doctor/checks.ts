import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { HarnessError } from '../core/types/error.ts';
import { listKeys } from '../core/ports/model.ts';
import { hasJobToken } from '../models/cloud/job-token.ts';
import { modelApis } from '../models/index.ts';
import { chooseProxy, renderProxy } from '../models/proxy.ts';
import { listFeatures, readFeatures } from '../sandbox/box/launch/bubblewrap.ts';
import { listMachineFloors, type MachineFloor } from '../run/host/machine-floor.ts';
import { systemPackages } from '../sandbox/host/find-programs.ts';

/** One line of the output of `doctor`. */
export interface Check {
  readonly name: string;
  /** False if a run can do without it. */
  readonly needed: boolean;
  readonly ok: boolean;
  readonly detail: string;
  /** The action that fixes the problem; empty if nothing has to be done. */
  readonly fix: string;
}

interface Wanted {
  readonly name: keyof typeof systemPackages;
  readonly use: string;
  readonly needed: boolean;
}

/** The programs that a run uses, with their paths, versions and purposes. */
export function listProgramChecks(uid: number, find: (name: string) => string | null): Check[] {
  const asRoot = uid === 0;
  const wanted: readonly Wanted[] = [
    { name: 'git', use: 'the workspace and the patch', needed: true },
    { name: 'bwrap', use: 'the sandbox', needed: true },
    { name: 'prlimit', use: 'limits of each process', needed: true },
    { name: 'rg', use: 'searches, which fall back to git grep without it', needed: false },
    ...(['nsenter', 'unshare', 'mount'] as const).map((name) => ({
      name,
      use: 'the mounts of the workspace',
      needed: true,
    })),
    { name: 'script', use: 'terminals', needed: false },
    ...(asRoot ? [{ name: 'setpriv', use: 'running commands as another user than root', needed: true } as const] : []),
  ];
  return wanted.flatMap((program) => {
    const path = find(program.name);
    if (path === null) return [describeMissing(program)];
    const found = { name: program.name, needed: program.needed, ok: true, fix: '' };
    const check = { ...found, detail: `${path} (${readVersion(path)}), for ${program.use}` };
    return program.name === 'bwrap'
      ? [check, { ...found, name: 'bwrap options', detail: describeFeatures(path) }]
      : [check];
  });
}

function describeMissing({ name, use, needed }: Wanted): Check {
  const fix = `sudo apt-get install -y ${systemPackages[name]}`;
  return { name, needed, ok: false, detail: `not found among programs that root owns; it is for ${use}`, fix };
}

function describeFeatures(bwrap: string): string {
  const { stdout } = spawnSync(bwrap, ['--help'], { env: {}, encoding: 'utf8' });
  return listFeatures(readFeatures(stdout))
    .map(({ option, has, without }) => (has ? option : `no ${option}: ${without}`))
    .join('; ');
}

function readVersion(path: string): string {
  const done = spawnSync(path, ['--version'], { env: {}, encoding: 'utf8', timeout: 5_000 });
  const line = (done.stdout ?? '').split('\n')[0]?.trim() ?? '';
  // Not every program knows the option: the mount of BusyBox lists mounts.
  return /\d\.\d/.test(line) ? line : 'version unknown';
}

/** The policy of an organisation that binds the runs on this machine. A job that is root could replace it. */
export function describeFloor(floor: MachineFloor, uid: number): Check {
  const check = { name: 'organisation', needed: true, ok: true, fix: '' };
  try {
    const [found] = listMachineFloors(floor);
    if (found === undefined)
      return { ...check, needed: false, detail: `no policy binds the runs of this machine (${floor.file})` };
    const digest = createHash('sha256').update(found.text).digest('hex');
    const weak = uid === 0 ? '; this user is root: a job that runs as root can replace the file before the run' : '';
    return { ...check, detail: `${found.source} (${digest}) binds every run on this machine${weak}` };
  } catch (thrown) {
    if (!(thrown instanceof HarnessError)) throw thrown;
    return { ...check, ok: false, detail: thrown.message, fix: thrown.hint };
  }
}

/** Through which proxies the providers are reached, without the passwords. */
export function describeProxies(environment: Readonly<Record<string, string | undefined>>): Check {
  const name = 'proxy';
  try {
    return { name, needed: false, ok: true, detail: renderProxies(environment), fix: '' };
  } catch (thrown) {
    if (!(thrown instanceof HarnessError)) throw thrown;
    return { name, needed: false, ok: false, detail: thrown.message, fix: thrown.hint };
  }
}

function renderProxies(environment: Readonly<Record<string, string | undefined>>): string {
  const addresses = listKeys(modelApis).map(({ defaultBaseUrl }) => defaultBaseUrl);
  const lines = addresses.flatMap((address) => {
    const proxy = chooseProxy(environment, address);
    return proxy === null ? [] : [`${new URL(address).host} through ${renderProxy(proxy)}`];
  });
  return lines.length === 0 ? 'none for the providers' : lines.join('; ');
}

/** The identities that the models of a cloud can use. */
export function renderIdentity(environment: Readonly<Record<string, string | undefined>>): string {
  const token = hasJobToken(environment)
    ? 'the job can get OIDC tokens, for the input identity'
    : environment['GITHUB_ACTIONS'] === 'true'
      ? 'the job cannot get OIDC tokens: models of a cloud need permissions: { id-token: write }'
      : 'OIDC tokens are only for jobs of GitHub Actions';
  return (environment['AWS_ACCESS_KEY_ID'] ?? '') === '' ? token : `${token}; AWS_ACCESS_KEY_ID is set`;
}

/** Which keys there are, never their values. */
export function renderKeys(environment: Readonly<Record<string, string | undefined>>): string {
  const keys = listKeys(modelApis)
    .map(({ variable }) => variable)
    .filter((name) => (environment[name] ?? '') !== '');
  return keys.length === 0
    ? 'none in the environment; demo and provider replay need none'
    : `${keys.join(' and ')} set`;
}
