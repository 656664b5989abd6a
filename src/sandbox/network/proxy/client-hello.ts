/** The type of the first bytes of a connection. `serverName` is null if the handshake has no server name. */
export type ClientHello =
  | { readonly type: 'incomplete' }
  | { readonly type: 'not-tls' }
  | { readonly type: 'tls'; readonly serverName: string | null };

const handshakeRecord = 22;
const clientHello = 1;
const maxRecordBytes = 16_384;

/** Reads the server name from a TLS ClientHello (RFC 8446, section 4.1.2; RFC 6066, section 3). A ClientHello may span several records. */
export function readClientHello(bytes: Buffer): ClientHello {
  if (bytes.length === 0) return { type: 'incomplete' };
  if (bytes[0] !== handshakeRecord || (bytes.length > 1 && bytes[1] !== 3)) return { type: 'not-tls' };
  const message = joinRecords(bytes);
  if (message === null) return { type: 'not-tls' };
  if (message.length < 4) return { type: 'incomplete' };
  if (message[0] !== clientHello) return { type: 'not-tls' };
  const length = message.readUIntBE(1, 3);
  if (length > 4 * maxRecordBytes) return { type: 'not-tls' };
  if (message.length < 4 + length) return { type: 'incomplete' };
  try {
    return { type: 'tls', serverName: readServerName(message.subarray(4, 4 + length)) };
  } catch {
    // A read past the end: the lengths in the message contradict each other.
    return { type: 'not-tls' };
  }
}

function joinRecords(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; at + 5 <= bytes.length;) {
    const length = bytes.readUInt16BE(at + 3);
    if (bytes[at] !== handshakeRecord || length === 0 || length > maxRecordBytes)
      return at === 0 ? null : Buffer.concat(parts);
    parts.push(bytes.subarray(at + 5, at + 5 + length));
    at += 5 + length;
  }
  return Buffer.concat(parts);
}

function readServerName(hello: Buffer): string | null {
  // Skip the version and the random bytes, then the lists of session id, cipher suites and compression methods.
  let at = 2 + 32;
  at += 1 + hello.readUInt8(at);
  at += 2 + hello.readUInt16BE(at);
  at += 1 + hello.readUInt8(at);
  if (at >= hello.length) return null;
  const end = at + 2 + hello.readUInt16BE(at);
  at += 2;
  let name: string | null = null;
  while (at + 4 <= end) {
    const type = hello.readUInt16BE(at);
    const length = hello.readUInt16BE(at + 2);
    if (type === 0) {
      // With two names, or a name of another type, the server could use another host than this check.
      if (name !== null || hello.readUInt8(at + 6) !== 0) throw new RangeError('an odd server name');
      const nameLength = hello.readUInt16BE(at + 7);
      if (nameLength + 5 !== length || hello.readUInt16BE(at + 4) !== nameLength + 3)
        throw new RangeError('an odd server name');
      name = hello.toString('latin1', at + 9, at + 9 + nameLength).toLowerCase();
    }
    at += 4 + length;
  }
  return name;
}
