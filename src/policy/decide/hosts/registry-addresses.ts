import type { NetworkSettings } from '../../../core/ports/policy-settings.ts';

/**
 * The hosts of `registry:NAME`: the defaults in the documentation of each package manager; of npm, also the default of Yarn. `sandbox.network.registries` of a
 * policy names others. No configuration of the machine does, since an earlier step of the job can write it.
 */
export const publicRegistries = {
  npm: ['registry.npmjs.org', 'registry.yarnpkg.com'],
  pypi: ['pypi.org', 'files.pythonhosted.org'],
  go: ['proxy.golang.org', 'sum.golang.org'],
  crates: ['index.crates.io', 'static.crates.io'],
  rubygems: ['rubygems.org', 'index.rubygems.org'],
  maven: ['repo.maven.apache.org'],
  packagist: ['repo.packagist.org'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RegistryName = keyof typeof publicRegistries;

export const registryNames = Object.keys(publicRegistries) as RegistryName[];

export type Registries = NetworkSettings['registries'];

/** The addresses that `registry:NAME` opens. */
export function listRegistryAddresses(name: string, registries: Registries): readonly string[] {
  const known: Readonly<Record<string, readonly string[]>> = publicRegistries;
  return registries.get(name) ?? (Object.hasOwn(known, name) ? (known[name] ?? []) : []);
}

/** A host and its port. The default port is 443. */
export function splitAddress(address: string): { readonly host: string; readonly port: number } {
  const [, host = address, port = '443'] = /^(.*[^:]):(\d{1,5})$/.exec(address) ?? [];
  return { host, port: Number(port) };
}
