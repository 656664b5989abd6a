import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ScriptRuntime } from '../../../../src/core/ports/script.ts';
import { createFixture, readReturn, type Fixture } from '../harness-fixture.ts';

const packageDirectory = join(import.meta.dirname, '../../../../node_modules/isolated-vm');
const runtimes: readonly ScriptRuntime[] = [{ type: 'quickjs' }, { type: 'isolated-vm', packageDirectory }];

async function use(runtime: ScriptRuntime, work: (fixture: Fixture) => Promise<void>): Promise<void> {
  const fixture = await createFixture({ runtime });
  try {
    await work(fixture);
  } finally {
    await fixture.close();
  }
}

/** The positions in a stack; throws for a line that is neither a frame of the script nor the heading of V8. */
function listLines(stack: unknown): number[] {
  return String(stack)
    .split('\n')
    .filter((line) => line !== '' && !/^\w*Error\b/.test(line))
    .map((line) => {
      const match = /^ {4}at (?:async )?(?:\S+ \()?script\.ts:(\d+):\d+\)?$/.exec(line);
      if (match === null) throw new Error(`no frame of the script: ${line}`);
      return Number(match[1]);
    });
}

describe.each(runtimes)('a stack that a script reads, in $type', (runtime) => {
  test('has the right lines and only lines of the script', () =>
    use(runtime, async (fixture) => {
      const read = async (source: string): Promise<number[]> => listLines(readReturn(await fixture.run(source)));
      expect(await read('try { null.x } catch (e) { return e.stack }')).toEqual([1]);
      expect(
        await read('\nfunction a() {\n  throw new Error("x")\n}\ntry { a() } catch (e) { return e.stack }'),
      ).toEqual([3, 5]);
      expect(await read('const a = 1;\n\nreturn new Error("m").stack')).toEqual([3]);
      expect(await read('await tools.echo({});\nreturn new Error("m").stack')).toEqual([2]);
    }));

  test('of an error of a tool names the call', () =>
    use(runtime, async (fixture) => {
      const read = async (source: string): Promise<number[]> => listLines(readReturn(await fixture.run(source)));
      expect(await read('const a = 1;\ntry { await tools.deny({}) } catch (e) { return e.stack }')).toEqual([2]);
      expect(await read('const a = 1;\ntry { tools.nope() } catch (e) { return e.stack }')).toEqual([2]);
      expect(await read('const a = 1;\n\ntry { Object.prototype.toString = 1 } catch (e) { return e.stack }')).toEqual([
        3,
      ]);
    }));

  test('begins with the name and the message of the error, however it is read', () =>
    use(runtime, async (fixture) => {
      const read = async (source: string): Promise<string[]> =>
        String(readReturn(await fixture.run(source)))
          .split('\n')
          .filter((line) => !line.startsWith('    at '));
      expect(await read('try { throw new RangeError("m") } catch (e) { return e.stack }')).toEqual(['RangeError: m']);
      expect(await read('try { throw new Error("m") } catch (e) { return (e as Error).stack ?? e }')).toEqual([
        'Error: m',
      ]);
      expect(await read('return tools.deny({}).catch((e: any) => `${e?.stack}`)')).toEqual([
        expect.stringMatching(/^ApprovalDeniedError: deny: /),
      ]);
      expect(await read('class A extends Error { name = "A" }\nreturn new A("m")["stack"]')).toEqual(['A: m']);
      expect(await read('try { context.handOver(() => 1) } catch (e) { return e.stack }')).toEqual([
        expect.stringMatching(/^SerializationError: handOver: /),
      ]);
      const [heading] = await read('try { JSON.parse("{") } catch (e) { return e.stack }');
      expect(heading).toMatch(/^SyntaxError: /);
      const report = await fixture.run('try { null.x } catch (e) { console.log(e.stack); throw e }');
      expect(report.logs[0]?.text).toMatch(/^TypeError: .*null.*\n {4}at /);
      expect(report.error?.message).toMatch(/^TypeError: [^\n]*null[^\n]*$/);
    }));

  test('of another value than an error is what it is', () =>
    use(runtime, async (fixture) => {
      const source = `let reads = 0; const o = { stack: [1], get s() { return this }, nested: null };
        class P { get stack() { reads += 1; return ["x"] } set stack(v) {} }
        class Q extends P { get stack() { return super.stack } }
        o.stack.push(2); o.s.stack.push(3); o.stack = [...o.stack, 4]; o.nested?.stack.length; delete o.nothing?.stack;
        return [o.stack, o.nested?.stack, new Q().stack, reads, [{ stack: 1 }].map(({ stack }) => stack), "ab".stack]`;
      expect(readReturn(await fixture.run(source, { language: 'js' }))).toEqual([
        [1, 2, 3, 4],
        null,
        ['x'],
        1,
        [1],
        null,
      ]);
      const report = await fixture.run('const a = { stack: 1 }; a.stack; null.x', { language: 'js' });
      expect(report.error).toMatchObject({ line: 1 });
      expect(Math.abs((report.error?.column ?? 0) - 38)).toBeLessThanOrEqual(2);
    }));

  test('that the report shows has the columns of the first line', () =>
    use(runtime, async (fixture) => {
      expect((await fixture.run('null.x')).error).toMatchObject({
        line: 1,
        column: 5 + (runtime.type === 'quickjs' ? 0 : 1),
      });
    }));
});
