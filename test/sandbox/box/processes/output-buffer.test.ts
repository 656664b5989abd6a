import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLineWriter } from '../../../../src/sandbox/box/processes/output-buffer.ts';

const stream = fc.array(fc.constantFrom('a', 'ä', '\n', 'bc\n', ''), { maxLength: 20 });

test('two streams are joined line by line, whatever parts their bytes arrive in', () => {
  fc.assert(
    fc.property(stream, stream, fc.array(fc.nat(5), { maxLength: 40 }), (first, second, sizes) => {
      const joined: Buffer[] = [];
      const left = [first, second].map((parts) => {
        const text = `${parts.join('')}\n`;
        return { text, bytes: Buffer.from(text), writer: createLineWriter((lines) => void joined.push(lines)) };
      });
      for (const [turn, size] of sizes.entries()) {
        const next = left[turn % 2]!;
        next.writer.push(next.bytes.subarray(0, size));
        next.bytes = next.bytes.subarray(size);
      }
      for (const { bytes, writer } of left) {
        writer.push(bytes);
        writer.end();
      }
      const lines = left.flatMap(({ text }) => text.split('\n').slice(0, -1));
      expect(Buffer.concat(joined).toString().split('\n').slice(0, -1).toSorted()).toEqual(lines.toSorted());
    }),
  );
});

test('a line without an end is passed on before it is held in full', () => {
  let passed = 0;
  const writer = createLineWriter((lines) => void (passed += lines.length));
  for (let part = 0; part < 1_000; part += 1) writer.push(Buffer.alloc(1_000, 'x'));
  expect(passed).toBeGreaterThan(900_000);
  writer.end();
  expect(passed).toBe(1_000_000);
});
