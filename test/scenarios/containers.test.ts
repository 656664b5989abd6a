import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { copyProgram } from './attempts/place.ts';
import { defaultCapabilities, runInContainer, type ContainerSettings } from '../fixtures/container.ts';

// Only root can make what a container runtime makes.
const isRoot = process.getuid?.() === 0;
// The user of a container may have no access to the directory of this checkout.
let program: ReturnType<typeof copyProgram>;
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../dist'));
});
afterAll(() => program.remove());
const page = readFileSync(join(import.meta.dirname, '../../docs/containers.md'), 'utf8');
const blocks = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => parse(text) as unknown);

const securitySchema = z.strictObject({
  runAsUser: z.number().optional(),
  runAsGroup: z.number(),
  runAsNonRoot: z.literal(true),
  allowPrivilegeEscalation: z.boolean(),
  capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  procMount: z.literal('Unmasked').optional(),
  seccompProfile: z.strictObject({ type: z.literal('Unconfined') }).optional(),
  // Only a machine with AppArmor applies it.
  appArmorProfile: z.strictObject({ type: z.literal('Unconfined') }),
});
const podSchema = z.object({
  template: z.object({
    spec: z.object({
      hostUsers: z.literal(false),
      containers: z.tuple([z.object({ securityContext: securitySchema })]),
    }),
  }),
});
const jobSchema = z.object({ jobs: z.object({ agent: z.object({ container: z.object({ options: z.string() }) }) }) });

const pod = blocks.flatMap((block) => podSchema.safeParse(block).data ?? [])[0]?.template.spec;
const options = blocks.flatMap((block) => jobSchema.safeParse(block).data ?? [])[0]?.jobs.agent.container.options;
if (pod === undefined || options === undefined) throw new Error('docs/containers.md lacks its pod or its job');
const { securityContext } = pod.containers[0];

/** A missing line is the default of a cluster with `seccompDefault`. */
function readPod(hostUsers: boolean, security: z.infer<typeof securitySchema>): ContainerSettings {
  return {
    users: hostUsers ? 'host' : 'own',
    uid: security.runAsUser ?? 0,
    capabilities: [],
    newPrivileges: security.allowPrivilegeEscalation ? 'allowed' : 'forbidden',
    seccomp: security.seccompProfile === undefined ? 'default' : 'unconfined',
    proc: security.procMount === undefined ? 'masked' : 'unmasked',
  };
}

/** The defaults of Docker, without the given options. */
function readOptions(text: string): ContainerSettings {
  const user = /--user (\d+)/.exec(text)?.[1];
  return {
    users: 'host',
    uid: Number(user ?? 0),
    capabilities: user === undefined ? defaultCapabilities : [],
    newPrivileges: 'allowed',
    seccomp: text.includes('--security-opt seccomp=unconfined') ? 'unconfined' : 'default',
    proc: text.includes('--security-opt systempaths=unconfined') ? 'unmasked' : 'masked',
  };
}

const without = (name: keyof typeof securityContext) =>
  readPod(pod.hostUsers, { ...securityContext, [name]: undefined });

test.runIf(isRoot).each([
  ['a pod', readPod(pod.hostUsers, securityContext), 'bwrap as uid 1001, a layer'],
  ['a container job', readOptions(options), 'bwrap as uid 1001, a layer'],
  [
    'a container job as root with SYS_ADMIN',
    { ...readOptions(options.replace('--user 1001', '')), capabilities: [...defaultCapabilities, 'sys_admin'] },
    'bwrap as uid 60100 (started as root)',
  ],
])(
  'in %s with the documented settings, doctor finds a full sandbox and a recorded run completes',
  (_, settings, way) => {
    const doctor = runInContainer(settings, ['node', program.main, 'doctor']);
    expect(doctor, doctor.stdout + doctor.stderr).toMatchObject({ exitCode: 0 });
    expect(doctor.stdout).toContain(`ok   sandbox: full: ${way}`);
    const demo = runInContainer(settings, ['node', program.main, 'demo']);
    expect(demo, demo.stdout + demo.stderr).toMatchObject({ exitCode: 0 });
    expect(demo.stdout).toContain('outcome: completed');
  },
);

test.runIf(isRoot)('in a pod with a profile that also allows namespaces, doctor finds a full sandbox', () => {
  const settings = { ...readPod(pod.hostUsers, securityContext), seccomp: 'with-namespaces' as const };
  const doctor = runInContainer(settings, ['node', program.main, 'doctor']);
  expect(doctor, doctor.stdout + doctor.stderr).toMatchObject({ exitCode: 0 });
  expect(doctor.stdout).toContain('ok   sandbox: full: bwrap as uid 1001, a layer');
});

test.runIf(isRoot).each([
  ['seccompProfile', without('seccompProfile'), ['seccompProfile: { type: Unconfined }']],
  ['procMount', without('procMount'), ['procMount: Unmasked', 'hostUsers: false']],
  ['runAsUser', without('runAsUser'), ['runAsUser: 1001']],
  ['--user 1001', readOptions(options.replace('--user 1001', '')), ['options: --user 1001', 'SYS_ADMIN']],
  ['seccomp=unconfined', readOptions(options.replace('seccomp=unconfined', '')), ['--security-opt seccomp=unconfined']],
  [
    'systempaths=unconfined',
    readOptions(options.replace('systempaths=unconfined', '')),
    ['options: --security-opt systempaths=unconfined'],
  ],
])('without %s, doctor prints the line to add', (_, settings, lines) => {
  const { exitCode, stdout, stderr } = runInContainer(settings, ['node', program.main, 'doctor']);
  expect(exitCode, stdout + stderr).toBe(6);
  const [, fix = ''] = /^miss sandbox: .*\n {5}(.*)$/m.exec(stdout) ?? [];
  for (const line of lines) expect(fix, stdout).toContain(line);
  // Each line is on the page, too.
  for (const line of lines) expect(page).toContain(line);
});
