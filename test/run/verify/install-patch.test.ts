import { expect, test } from 'vitest';
import type { FileChange } from '../../../src/core/types/change.ts';
import { describeInstall, findDependencyChanges, planInstall } from '../../../src/run/verify/install-patch.ts';

const change = (path: string, before: string | null, after: string | null): FileChange => {
  const state = (text: string | null): FileChange['before'] =>
    text === null ? null : { kind: 'file', executable: false, content: Buffer.from(text) };
  return { path, before: state(before), after: state(after) };
};

const manifest = '{"name":"a","scripts":{"test":"vitest"},"dependencies":{"x":"1"}}';
const bumped = manifest.replace('"1"', '"2"');

test('manifests, lock files and registries of a patch are one unit', () => {
  const changes = [
    change('package.json', manifest, bumped),
    change('package-lock.json', 'a', 'b'),
    change('.npmrc', null, 'legacy-peer-deps=true'),
    change('Makefile', 'a', 'b'),
    change('src/a.js', 'a', 'b'),
  ];
  const found = findDependencyChanges(changes);
  expect(found.unit.map(({ path }) => path)).toEqual(['package.json', 'package-lock.json', '.npmrc']);
  expect([...found.merged]).toEqual([]);
});

test('a patch that installs nothing else has no unit', () => {
  expect(findDependencyChanges([change('package.json', manifest, manifest.replace('vitest', 'jest'))]).unit).toEqual(
    [],
  );
  expect(findDependencyChanges([change('.npmrc', null, 'a=b'), change('src/a.js', 'a', 'b')]).unit).toEqual([]);
});

test('a package.json with other scripts keeps its scripts and gets the new dependencies', () => {
  const text = bumped.replace('vitest', 'true');
  const found = findDependencyChanges([change('package.json', manifest, text)]);
  expect(JSON.parse(found.merged.get('package.json') ?? '')).toEqual(JSON.parse(bumped));
  // Without a text from before, there is nothing to keep.
  expect(findDependencyChanges([change('package.json', null, text)]).merged.size).toBe(0);
  expect(findDependencyChanges([change('package.json', 'no JSON', text)]).merged.size).toBe(0);
});

test('setup runs again on manifests of the agent only without hosts, or if the policy acknowledges it', () => {
  const grant = { host: 'a.example', port: 443, private: false, rule: 'sandbox-network' };
  const network = { allow: [], setup: [], acknowledged: false };
  const type = (setup: string | null, given: Parameters<typeof planInstall>[1]) => planInstall(setup, given, 1).type;
  expect(type(null, null)).toBe('impossible');
  expect(type('npm ci', null)).toBe('setup');
  expect(type('npm ci', network)).toBe('setup');
  expect(type('npm ci', { ...network, setup: [grant] })).toBe('impossible');
  expect(type('npm ci', { ...network, allow: [grant] })).toBe('impossible');
  expect(type('npm ci', { ...network, setup: [grant], acknowledged: true })).toBe('setup');
  expect(describeInstall(planInstall(null, null, 1))).toContain('has no `setup` command');
  expect(describeInstall(planInstall('npm ci', { ...network, setup: [grant] }, 1))).toContain('not accepted');
});
