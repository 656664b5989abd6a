/** One system call in the form in which the kernel passes it to a filter. */
export interface SeccompData {
  readonly number: number;
  readonly architecture: number;
  readonly args: readonly bigint[];
}

/** Runs a filter on one call with the kernel's rules (every jump stays inside, the last instruction returns) and returns its result. */
export function runFilter(program: Uint8Array, data: SeccompData): number {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength);
  const count = program.byteLength / 8;
  const memory = new DataView(new ArrayBuffer(64));
  memory.setInt32(0, data.number, true);
  memory.setUint32(4, data.architecture, true);
  for (let index = 0; index < 6; index += 1)
    memory.setBigUint64(16 + index * 8, BigInt.asUintN(64, data.args[index] ?? 0n), true);
  let accumulator = 0;
  for (let counter = 0; counter < count; counter += 1) {
    const code = view.getUint16(counter * 8, true);
    const jumpTrue = view.getUint8(counter * 8 + 2);
    const jumpFalse = view.getUint8(counter * 8 + 3);
    const value = view.getUint32(counter * 8 + 4, true);
    switch (code) {
      case 0x20:
        accumulator = memory.getUint32(value, true);
        break;
      case 0x54:
        accumulator = (accumulator & value) >>> 0;
        break;
      case 0x05:
        counter += value;
        break;
      case 0x15:
        counter += accumulator === value ? jumpTrue : jumpFalse;
        break;
      case 0x35:
        counter += accumulator >= value ? jumpTrue : jumpFalse;
        break;
      case 0x45:
        counter += (accumulator & value) === 0 ? jumpFalse : jumpTrue;
        break;
      case 0x06:
        return value;
      default:
        throw new Error(`instruction ${counter} has the unknown code ${code}`);
    }
  }
  throw new Error('the filter ran over its end');
}

/** Throws for a filter that the kernel refuses to load: a jump past the end, an odd length, an end that does not return. */
export function listProgramProblems(program: Uint8Array): string[] {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength);
  const count = program.byteLength / 8;
  const problems: string[] = [];
  if (!Number.isInteger(count) || count === 0 || count > 4096) problems.push(`${program.byteLength} bytes`);
  for (let index = 0; index < count; index += 1) {
    const code = view.getUint16(index * 8, true);
    const offsets =
      code === 0x05
        ? [view.getUint32(index * 8 + 4, true)]
        : [view.getUint8(index * 8 + 2), view.getUint8(index * 8 + 3)];
    for (const offset of offsets)
      if (index + 1 + offset >= count && code !== 0x06) problems.push(`instruction ${index} jumps over the end`);
  }
  if (view.getUint16((count - 1) * 8, true) !== 0x06) problems.push('the last instruction does not return');
  return problems;
}
