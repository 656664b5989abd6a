import * as z from 'zod';
import { readRequestUrl } from '../../core/text/request-url.ts';
import { readHostEntries } from '../decide/hosts/host-entries.ts';

/** `private`, next to the `url` of a service. */
export const privateAddress = z.literal(true, 'private takes only true');

/** Describes the error in the address of a service. Returns null if requests may be sent to it. */
export function findAddressProblem(url: string, isPrivate: true | undefined): string | null {
  const read = readRequestUrl(url);
  if (typeof read === 'string') return read;
  return read.scheme === 'http' && isPrivate !== true
    ? 'without encryption only a private host is reached: write https://, or private: true'
    : null;
}

/** An address in which no problem was found, and the connections to it. */
export function readAddress(written: string, isPrivate: true | undefined, rule: string) {
  const url = readRequestUrl(written);
  if (typeof url === 'string') throw new Error(url);
  const host = { host: url.host, port: url.port, ...(isPrivate && { private: isPrivate }) };
  return { url, network: readHostEntries([host], rule, new Map()) };
}
