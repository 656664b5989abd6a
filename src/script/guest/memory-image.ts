const pageBytes = 4096;

/** The pages of a linear memory that are not zero. */
export interface MemoryImage {
  /** Page numbers, ascending. */
  readonly pages: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Copies what is not zero. A hardened context is some 320 KiB of it. */
export function readMemoryImage(memory: WebAssembly.Memory): MemoryImage {
  const words = new BigUint64Array(memory.buffer);
  const wordsPerPage = pageBytes / 8;
  const pages: number[] = [];
  for (let page = 0; page < words.length / wordsPerPage; page += 1) {
    const start = page * wordsPerPage;
    for (let index = start; index < start + wordsPerPage; index += 1) {
      if (words[index] === 0n) continue;
      pages.push(page);
      break;
    }
  }
  const source = new Uint8Array(memory.buffer);
  const bytes = new Uint8Array(pages.length * pageBytes);
  pages.forEach((page, index) => {
    bytes.set(source.subarray(page * pageBytes, (page + 1) * pageBytes), index * pageBytes);
  });
  return { pages: Uint32Array.from(pages), bytes };
}

const zeros = Buffer.alloc(16 * pageBytes);

/**
 * Bytes that a script has used at its peak, the bytes of the image included: memory was zero outside the image's pages before, and an allocator
 * takes the lowest free address.
 */
export function measureUsedBytes(memory: WebAssembly.Memory, image: MemoryImage): number {
  const bytes = Buffer.from(memory.buffer);
  let end = bytes.length;
  while (
    end > 0 &&
    bytes.subarray(Math.max(0, end - zeros.length), end).equals(zeros.subarray(0, Math.min(end, zeros.length)))
  )
    end -= zeros.length;
  const imageEnd = ((image.pages.at(-1) ?? -1) + 1) * pageBytes;
  return image.bytes.length + Math.max(0, end - imageEnd);
}

/** Makes the memory equal to the image: everything else becomes zero. */
export function writeMemoryImage(memory: WebAssembly.Memory, image: MemoryImage): void {
  new Uint8Array(memory.buffer).fill(0);
  writeImagePages(memory, image);
}

/**
 * Writes the image into a memory that has gone only through the same start as the image's own. The bytes outside its pages are then zero
 * or dead already, and zeroing them would make the system allocate every page.
 */
export function writeImagePages(memory: WebAssembly.Memory, image: MemoryImage): void {
  const target = new Uint8Array(memory.buffer);
  image.pages.forEach((page, index) => {
    target.set(image.bytes.subarray(index * pageBytes, (index + 1) * pageBytes), page * pageBytes);
  });
}
