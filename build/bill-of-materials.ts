import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Prints the bill of materials of the built program (CycloneDX, JSON): the packages in the bundles, with version, licence and digest. Packages of the
 * build are left out. The bundler lists packages by name, so of a package with several installed versions each one is listed.
 */
interface Bill {
  metadata: { component: { name: string } };
  components: { 'bom-ref': string; name: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const bill = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
) as Bill;
const bundled = new Set(
  readdirSync(dist)
    .map((name) => join(dist, name, 'licenses.txt'))
    .filter((path) => existsSync(path))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n')),
);
// npm names the component after the directory of the checkout.
bill.metadata.component.name = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }).name;
bill.components = bill.components.filter(({ name }) => bundled.has(name));
const listed = new Set(bill.components.map((component) => component['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => listed.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => listed.has(other)) }));
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
