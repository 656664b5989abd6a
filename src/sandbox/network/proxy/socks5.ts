import { shortenAddress } from '../hosts/host-name.ts';

/** The result of reading what a SOCKS5 client has sent so far (RFC 1928, RFC 1929). `bytes` is the length of the message. */
export type SocksStep<T> =
  | { readonly type: 'incomplete' }
  | { readonly type: 'broken' }
  | { readonly type: 'read'; readonly value: T; readonly bytes: number };

export const socksVersion = 5;

/** Answers of two bytes: version and code. */
export const socksReplies = {
  passwordMethod: [5, 2],
  noMethod: [5, 255],
  signedIn: [1, 0],
  refusedUser: [1, 1],
} as const;

/** Reply codes for a connection request. */
export const socksCodes = { connected: 0, notAllowed: 2, unreachable: 4, unsupported: 7 } as const;

/** The methods that the client offers. */
export function readSocksGreeting(bytes: Buffer): SocksStep<readonly number[]> {
  if (bytes.length < 2) return { type: 'incomplete' };
  const length = 2 + bytes.readUInt8(1);
  if (bytes.length < length) return { type: 'incomplete' };
  return { type: 'read', value: [...bytes.subarray(2, length)], bytes: length };
}

/** The user name, which is the token. */
export function readSocksUser(bytes: Buffer): SocksStep<string> {
  if (bytes.length < 2) return { type: 'incomplete' };
  if (bytes[0] !== 1) return { type: 'broken' };
  const nameEnd = 2 + bytes.readUInt8(1);
  if (bytes.length < nameEnd + 1) return { type: 'incomplete' };
  const end = nameEnd + 1 + bytes.readUInt8(nameEnd);
  if (bytes.length < end) return { type: 'incomplete' };
  return { type: 'read', value: bytes.toString('latin1', 2, nameEnd), bytes: end };
}

export interface SocksRequest {
  /** False for everything except a TCP connection: no listening, no UDP. */
  readonly connects: boolean;
  readonly host: string;
  readonly port: number;
}

export function readSocksRequest(bytes: Buffer): SocksStep<SocksRequest> {
  if (bytes.length < 5) return { type: 'incomplete' };
  if (bytes[0] !== socksVersion || bytes[2] !== 0) return { type: 'broken' };
  const kind = bytes[3];
  const start = kind === 3 ? 5 : 4;
  const length = kind === 1 ? 4 : kind === 4 ? 16 : kind === 3 ? bytes.readUInt8(4) : 0;
  if (length === 0) return { type: 'broken' };
  const end = start + length + 2;
  if (bytes.length < end) return { type: 'incomplete' };
  const raw = bytes.subarray(start, start + length);
  const host =
    kind === 3
      ? raw.toString('latin1')
      : kind === 1
        ? [...raw].join('.')
        : shortenAddress(raw.toString('hex').replaceAll(/(.{4})(?=.)/g, '$1:'));
  return {
    type: 'read',
    value: { connects: bytes[1] === 1, host, port: bytes.readUInt16BE(start + length) },
    bytes: end,
  };
}

/** The reply to a request. No client needs the bound address, so it is zero. */
export function renderSocksReply(code: number): Buffer {
  return Buffer.from([socksVersion, code, 0, 1, 0, 0, 0, 0, 0, 0]);
}
