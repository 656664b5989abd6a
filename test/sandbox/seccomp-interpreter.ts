/** What the kernel would do with a system call under a filter: a classic BPF machine with the instructions that filters use. */
export function interpretFilter(
  filter: Uint8Array,
  call: { readonly arch: number; readonly number: number; readonly args?: readonly bigint[] },
): 'allow' | 'kill' | number {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(call.number >>> 0, 0);
  data.writeUInt32LE(call.arch >>> 0, 4);
  for (const [index, value] of (call.args ?? []).entries())
    data.writeBigUInt64LE(BigInt.asUintN(64, value), 16 + 8 * index);
  const program = Buffer.from(filter);
  let accumulator = 0;
  for (let at = 0; at < program.length / 8; at += 1) {
    const code = program.readUInt16LE(at * 8);
    const [ifTrue, ifFalse] = [program.readUInt8(at * 8 + 2), program.readUInt8(at * 8 + 3)];
    const value = program.readUInt32LE(at * 8 + 4);
    switch (code) {
      case 0x20:
        accumulator = data.readUInt32LE(value);
        break;
      case 0x15:
        at += accumulator === value ? ifTrue : ifFalse;
        break;
      case 0x35:
        at += accumulator >= value ? ifTrue : ifFalse;
        break;
      case 0x45:
        at += (accumulator & value) !== 0 ? ifTrue : ifFalse;
        break;
      case 0x06:
        if (value === 0x7fff0000) return 'allow';
        if (value === 0x80000000) return 'kill';
        if (value >>> 16 === 0x0005) return value & 0xffff;
        throw new Error(`the filter gives back ${value}`);
      default:
        throw new Error(`instruction ${at} has the code ${code}`);
    }
  }
  throw new Error('the filter runs off its end');
}
