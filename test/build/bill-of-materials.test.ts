import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('the bill of materials lists the packages in the bundles, and none of the build', () => {
  const text = execFileSync(process.execPath, ['build/bill-of-materials.ts'], { cwd: root, encoding: 'utf8' });
  const { bomFormat, metadata, components } = JSON.parse(text) as {
    bomFormat: string;
    metadata: { component: { name: string; version: string } };
    components: { name: string; version: string; hashes: { alg: string }[] }[];
  };
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component).toMatchObject({ name, version });
  const names = components.map((component) => component.name);
  expect(names).toEqual(
    expect.arrayContaining(['zod', 'yaml', 'unbash', 're2js', '@jitl/quickjs-wasmfile-release-sync', '@aws-sdk/core']),
  );
  for (const tool of ['vitest', 'typescript', 'rolldown', 'knip', 'node', 'playwright-core'])
    expect(names).not.toContain(tool);
  expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
});

test('the package has the built program only, and brings no other package', () => {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--silent'], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as [{ files: { path: string }[] }];
  const others = packed.files.map(({ path }) => path).filter((path) => !path.startsWith('dist/'));
  expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'action.yml', 'package.json']);
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies');
});
