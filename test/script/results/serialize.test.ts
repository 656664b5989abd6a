import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuestInstance, type GuestInstance } from '../../../src/script/guest/guest-instance.ts';
import { postKinds } from '../../../src/script/guest/guest-bridge.ts';
import { measureJson } from '../../../src/core/text/parse-json.ts';
import { protocolLimits } from '../../../src/script/protocol/protocol-limits.ts';
import { compileQuickJs } from '../../../src/script/guest/quickjs-module.ts';
import { escapeControls, readReturnJson } from '../../../src/script/results/serialize.ts';

const limits = { returnBytes: 131_072, returnDepth: 8 };
let instance: GuestInstance;

beforeAll(async () => {
  instance = await createGuestInstance(await compileQuickJs(), { memoryMb: 96, stackKb: 256 }, null);
});
afterAll(() => {
  instance.restore();
});

type Ended = { type: 'returned'; json: string | null } | { type: 'threw'; name: string; message: string };

function readJson(text: string): string {
  const read = readReturnJson(text, limits);
  if ('problem' in read) throw new Error(read.problem);
  return read.json;
}

/** Runs a body in the guest itself, without the process around it, and gives what it posts. */
function evaluate(body: string, bounds = limits): Ended {
  const ended: Ended[] = [];
  const config = {
    seed: [1, 2, 3, 4],
    toolNames: [],
    aliases: {},
    spawn: false,
    toolCalls: 0,
    callsOverBudget: 0,
    argumentBytes: protocolLimits.argumentBytes,
    argumentDepth: protocolLimits.argumentDepth,
    ...bounds,
    context: { sandbox: {}, approvals: {} },
  };
  instance.start(`(async (tools, context, console) => {"use strict";\n${body}\n})`, JSON.stringify(config), {
    shouldStop: () => false,
    onPost(kind, id, text) {
      if (kind === postKinds.returned) ended.push({ type: 'returned', json: id === 0 ? null : text });
      if (kind !== postKinds.threw) return;
      const { name, message } = JSON.parse(text) as { name: string; message: string };
      ended.push({ type: 'threw', name, message });
    },
  });
  instance.runJobs(1_000_000);
  instance.restore();
  const [end] = ended;
  if (end === undefined || ended.length > 1) throw new Error(`the guest ended ${ended.length} times`);
  return end;
}

/** The path of the first part of a value that has no JSON, in the form that scripts receive; null if every part has JSON. */
function findOdd(value: unknown): string | null {
  if (['bigint', 'symbol', 'function'].includes(typeof value)) return '';
  if (typeof value !== 'object' || value === null) return null;
  if (/^\[object (?:Map|Promise|Uint8Array)\]$/.test(Object.prototype.toString.call(value))) return '';
  if ('toJSON' in value) return null;
  for (const [key, item] of Object.entries(value)) {
    const place = findOdd(item);
    if (place === null) continue;
    if (Array.isArray(value)) return `[${key}]${place}`;
    return `${/^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`}${place}`;
  }
  return null;
}

describe('in the guest', () => {
  test('any JSON value comes out as it went in', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 7 }), (value) => {
        const text = JSON.stringify(value);
        const end = evaluate(`return JSON.parse(${JSON.stringify(text)})`);
        expect(end.type).toBe('returned');
        if (end.type === 'returned') expect(JSON.parse(readJson(end.json ?? ''))).toEqual(JSON.parse(text));
      }),
      { numRuns: 300 },
    );
  });

  test('strings of any characters survive', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const end = evaluate(`return ${JSON.stringify(text)}`);
        expect(end.type === 'returned' && JSON.parse(end.json ?? '')).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  test('the limits hold for any value, and a value within them is never refused', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 400 }),
        (value, returnDepth, returnBytes) => {
          const text = JSON.stringify(value);
          const end = evaluate(`return JSON.parse(${JSON.stringify(text)})`, { returnDepth, returnBytes });
          const fits =
            Buffer.byteLength(JSON.stringify(JSON.parse(text))) <= returnBytes &&
            measureJson(text).depth <= returnDepth;
          const json = end.type === 'returned' ? (end.json ?? '') : '';
          if (fits) expect(JSON.parse(json)).toEqual(JSON.parse(text));
          else if (end.type === 'threw') expect(end.name).toBe('SerializationError');
          // The beginning of a value that is too large, as text.
          else expect([typeof JSON.parse(json), Buffer.byteLength(json) <= returnBytes]).toEqual(['string', true]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('any value: its JSON, or a refusal that names the place of the part without JSON', () => {
    const odd = fc.constantFrom('1n', 'Symbol("s")', '() => 1', 'new Map()', 'new Uint8Array(1)', 'Promise.resolve(1)');
    const plain = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.stringify(value)),
      fc.constantFrom('undefined', 'NaN', 'new Date(0)', '{ toJSON: () => 7 }', 'new String("s")', '[1, , 2]'),
    );
    const { value } = fc.letrec<{ value: string }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        { weight: 6, arbitrary: plain },
        { weight: 1, arbitrary: odd },
        { weight: 3, arbitrary: fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(', ')}]`) },
        {
          weight: 3,
          arbitrary: fc.dictionary(fc.string({ maxLength: 4 }), tie('value'), { maxKeys: 4 }).map(
            (entries) =>
              `{ ${Object.entries(entries)
                .map(([key, item]) => `[${JSON.stringify(key)}]: ${item}`)
                .join(', ')} }`,
          ),
        },
      ),
    }));
    const seen = { returned: 0, refused: 0 };
    fc.assert(
      fc.property(value, (source) => {
        const wide = { returnBytes: 131_072, returnDepth: 16 };
        const end = evaluate(`return { v: ${source} }`, wide);
        // The same expression in V8, where JSON.stringify has no limits and leaves out what has no JSON.
        const host: unknown = runInNewContext(`({ v: ${source} })`);
        const place = findOdd(host);
        if (place === null) {
          seen.returned += 1;
          expect(end).toEqual({ type: 'returned', json: expect.any(String) });
          if (end.type === 'returned') expect(JSON.parse(end.json ?? '')).toEqual(JSON.parse(JSON.stringify(host)));
        } else {
          seen.refused += 1;
          expect(end).toMatchObject({ type: 'threw', name: 'SerializationError' });
          expect(end.type === 'threw' && end.message).toContain(`the return value${place} is `);
        }
      }),
      { numRuns: 500 },
    );
    expect(Math.min(seen.returned, seen.refused)).toBeGreaterThan(50);
  });

  test.each([
    ['F22: nothing', 'const x = 1', null],
    ['undefined', 'return undefined', null],
    ['null', 'return null', 'null'],
    ['F8: nested fields', 'return { a: [1, { b: "c" }], d: undefined, e: null }', '{"a":[1,{"b":"c"}],"e":null}'],
    ['holes and undefined in arrays', 'return [1, , undefined]', '[1,null,null]'],
    ['numbers that JSON does not have', 'return [NaN, Infinity, -0]', '[null,null,0]'],
    ['dates', 'return new Date(0)', '"1970-01-01T00:00:00.000Z"'],
    ['errors', 'return new TypeError("bad")', '{"name":"TypeError","message":"bad"}'],
    ['toJSON', 'return { toJSON() { return { x: 1 } } }', '{"x":1}'],
    ['boxed values', 'return [new Number(1), new String("s"), new Boolean(false)]', '[1,"s",false]'],
    ['the same object twice', 'const o = { a: 1 }; return [o, o]', '[{"a":1},{"a":1}]'],
    ['objects without a prototype', 'const o = Object.create(null); o.k = 1; return o', '{"k":1}'],
    ['a proxy', 'return new Proxy({ a: 1 }, {})', '{"a":1}'],
    [
      'inherited properties stay out',
      'return Object.create({ hidden: 1 }, { own: { value: 2, enumerable: true } })',
      '{"own":2}',
    ],
    ['a promise that is returned', 'return Promise.resolve(3)', '3'],
  ])('%s', (_, body, json) => {
    expect(evaluate(body)).toEqual({ type: 'returned', json });
  });

  test.each([
    ['return { a: { b: 1n } }', 'the return value.a.b is a BigInt'],
    ['return [1, [Symbol("x")]]', 'the return value[1][0] is a symbol'],
    ['return { "odd key": () => 1 }', 'the return value["odd key"] is a function'],
    ['const o = { a: {} }; o.a.back = o; return o', 'the return value.a.back refers back'],
    [
      'let o = 1; for (let i = 0; i < 9; i++) o = { o }; return o',
      'the return value.o.o.o.o.o.o.o.o is nested deeper than 8 levels',
    ],
    ['return { m: new Map([[1, 2]]) }', 'the return value.m is a Map'],
    ['return [new Set()]', 'the return value[0] is a Set'],
    ['return { p: Promise.resolve(1) }', 'the return value.p is a promise (await it)'],
    ['return new Uint8Array(3)', 'the return value is a typed array'],
    ['return { get x() { throw new Error("no") } }', 'reading the value failed: Error: no'],
    ['return new Proxy({}, { ownKeys() { throw 1 } })', 'reading the value failed: 1'],
    ['return { toJSON() { throw { message: "x" } } }', 'reading the value failed'],
    ['return () => 1', 'the return value is a function'],
  ])('%s is refused: %s', (body, message) => {
    const end = evaluate(body);
    expect(end).toMatchObject({ type: 'threw', name: 'SerializationError' });
    expect(end.type === 'threw' && end.message).toContain(message);
  });

  test.each([
    ['return { list: Array.from({ length: 50000 }, (_, i) => "item " + i) }', '{"list":["item 0","item 1"'],
    ['return "\\u0001x".repeat(15_000_000)', '\u0001x\u0001x'],
    ['const a = []; a.length = 4294967295; return a', '[null,null'],
  ])('S19: of a large value the beginning is returned: %s', (body, beginning) => {
    const end = evaluate(body);
    expect(end.type).toBe('returned');
    const kept: unknown = JSON.parse(readJson((end.type === 'returned' && end.json) || ''));
    expect(String(kept).slice(0, beginning.length)).toBe(beginning);
    expect(String(kept).length).toBeGreaterThan(20_000);
  });

  test('bytes are counted as UTF-8', () => {
    expect(evaluate('return "é".repeat(49)', { returnBytes: 100, returnDepth: 8 })).toMatchObject({
      json: JSON.stringify('é'.repeat(49)),
    });
    expect(evaluate('return "é".repeat(50)', { returnBytes: 100, returnDepth: 8 })).toMatchObject({
      json: JSON.stringify('é'.repeat(14)),
    });
    expect(evaluate('return "😀".repeat(24)', { returnBytes: 98, returnDepth: 8 })).toMatchObject({
      json: JSON.stringify('😀'.repeat(24)),
    });
    expect(evaluate('return "😀".repeat(25)', { returnBytes: 98, returnDepth: 8 })).toMatchObject({
      json: JSON.stringify('😀'.repeat(7)),
    });
  });
});

describe('on the host', () => {
  test('control and direction characters are escaped, and the value stays the same', () => {
    const value = { text: 'a\u0000b\u001b[31m\u009b\u202e\u2028\u200b\ufeff' };
    const json = readJson(JSON.stringify(value));
    expect(JSON.parse(json)).toEqual(value);
    // oxlint-disable-next-line no-control-regex -- that none of them is left is what is tested
    expect(json).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u200b\u2028\u202e\ufeff]/);
  });

  test.each([
    ['no JSON', '{"a":'],
    ['code', 'process.exit(1)'],
    ['nothing', ''],
    ['too deep', '['.repeat(9) + ']'.repeat(9)],
    ['far too deep', '['.repeat(60_000)],
    ['too long', `"${'x'.repeat(131_071)}"`],
  ])("a hostile engine's text is refused: %s", (_, text) => {
    expect(readReturnJson(text, limits)).toEqual({ problem: expect.stringContaining('the return value is') });
  });

  test('any text of a hostile engine: read as JSON within the limits, or refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 60 }),
          fc.jsonValue().map((value) => JSON.stringify(value)),
          fc
            .array(fc.constantFrom('[', ']', '{', '}', '"', '\\', '1', ',', ':', 'a', '"k":'), { maxLength: 40 })
            .map((all) => all.join('')),
        ),
        (text) => {
          const read = readReturnJson(text, { returnBytes: 200, returnDepth: 3 });
          if ('problem' in read) return;
          expect(JSON.parse(read.json)).toEqual(JSON.parse(text));
          expect(measureJson(text).depth).toBeLessThanOrEqual(3);
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(200);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('brackets inside strings do not count as depth', () => {
    expect(measureJson('{"a":"[[[[\\"[["}').depth).toBe(1);
    expect(readJson('{"a":"[[[[[[[[[[[["}')).toBe('{"a":"[[[[[[[[[[[["}');
  });

  test('escaping leaves ordinary text alone', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value);
        expect(JSON.parse(escapeControls(json))).toEqual(JSON.parse(json));
      }),
    );
  });
});
