/** The hosts of the user's package managers (`HOST` or `HOST:PORT`), by the name of the registry in `registry:NAME`. */
export type Registries = ReadonlyMap<string, readonly string[]>;

/** A host and its port. The default port is 443. */
export function splitAddress(address: string): { readonly host: string; readonly port: number } {
  const [, host = address, port = '443'] = /^(.*[^:]):(\d{1,5})$/.exec(address) ?? [];
  return { host, port: Number(port) };
}
