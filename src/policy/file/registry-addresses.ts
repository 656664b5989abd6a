/** The hosts of the user's package managers (`HOST` or `HOST:PORT`), by the name that `registry:NAME` has in a policy. */
export type Registries = ReadonlyMap<string, readonly string[]>;

/** A host and its port; 443 where none is given. */
export function splitAddress(address: string): { readonly host: string; readonly port: number } {
  const [, host = address, port = '443'] = /^(.*[^:]):(\d{1,5})$/.exec(address) ?? [];
  return { host, port: Number(port) };
}
