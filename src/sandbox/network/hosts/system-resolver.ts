import { lookup } from 'node:dns/promises';

/** Every address of a name, as the machine itself resolves it (hosts file included). Rejects if the name has no address. */
export async function resolveName(name: string): Promise<readonly string[]> {
  const found = await lookup(name, { all: true, order: 'ipv4first' });
  return found.map(({ address }) => address);
}
