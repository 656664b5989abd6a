import { BlockList, isIP } from 'node:net';
import { shortenAddress } from './host-name.ts';

// From IANA's special-purpose registries, and addresses of cloud services: 168.63.129.16 is Azure's host agent.
const private4 = createList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

// Only global unicast (2000::/3) is public, except its ranges for documentation, benchmarking and tunnels.
const private6 = createList('ipv6', ['2001:2::/48', '2001:10::/28', '2001:20::/28', '2001:db8::/32', '3fff::/20']);

/**
 * True for an address that is not on the public internet, also if it is embedded in an IPv6 address. A text that is not an address counts
 * as private.
 */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return isPrivate4(address);
  if (family !== 6 || address.includes('%')) return true;
  const words = expandWords(address);
  const embedded = readEmbedded(words);
  if (embedded !== null) return embedded.some(isPrivate4);
  const [first = 0] = words;
  return (first & 0xe000) !== 0x2000 || private6.check(address, 'ipv6');
}

function isPrivate4(address: string): boolean {
  return private4.check(address, 'ipv4');
}

function createList(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** The IPv4 addresses embedded in an IPv6 address: mapped, NAT64, 6to4, Teredo. Null for other IPv6 addresses. */
function readEmbedded(words: readonly number[]): string[] | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = words;
  const low = toAddress4(g, h);
  if (a === 0 && b === 0 && c === 0 && d === 0 && ((e === 0 && f === 0xffff) || (e === 0xffff && f === 0)))
    return [low];
  if (a === 0x64 && b === 0xff9b && c === 0 && d === 0 && e === 0 && f === 0) return [low];
  if (a === 0x2002) return [toAddress4(b, c)];
  // Teredo: the address of the server, and the client's address with all bits inverted.
  if (a === 0x2001 && b === 0) return [toAddress4(c, d), toAddress4(g ^ 0xffff, h ^ 0xffff)];
  return null;
}

function toAddress4(high: number, low: number): string {
  return `${high >> 8}.${high & 0xff}.${low >> 8}.${low & 0xff}`;
}

function expandWords(address: string): number[] {
  // The URL parser writes a trailing dotted quad as two words.
  const [head = '', tail] = shortenAddress(address).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((word) => Number.parseInt(word, 16));
}
