import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonValue } from '../../src/core/text/json.ts';
import type { FileChange, FileState } from '../../src/core/types/change.ts';
import { showCall } from '../../src/dispatch/show-call.ts';
import { createRedactor } from '../../src/record/secrets/redact.ts';

const secret = 'known-secret-of-the-job';
const { known } = createRedactor({ secrets: [secret] });

function show(args: JsonValue, changes: readonly FileChange[] | null = null) {
  return showCall({ args, changes, binds: 'call', scriptId: null, callSite: null }, known);
}

function showParts(args: JsonValue, changes: readonly FileChange[] | null = null) {
  const shown = show(args, changes);
  if (shown.type === 'hidden') throw new Error(shown.reason);
  return shown.call;
}

const file = (content: string | Uint8Array, more: Partial<FileState> = {}): FileState => ({
  kind: 'file',
  executable: false,
  content: Buffer.from(content),
  ...more,
});

test.each([
  ['a tag character', 'ls\u{e0041}', '\\u{e0041}'],
  ['a direction mark', 'a\u202eb', '\\u{202e}'],
  ['a zero-width joiner in an emoji', '👩\u200d💻', '\\u{200d}'],
  ['a variation selector after a digit', '1\ufe0f', '\\u{fe0f}'],
  ['a carriage return', 'a\rb', '\\u{d}'],
  ['an escape', '\u001b[2J', '\\u{1b}'],
  ['a no-break space', 'rm\u00a0x', '\\u{a0}'],
  ['a braille blank', 'a\u2800b', '\\u{2800}'],
  ['a hangul filler', 'a\u3164b', '\\u{3164}'],
  ['a private character', 'a\ue000b', '\\u{e000}'],
  ['a line separator', 'a\u2028b', '\\u{2028}'],
])('%s of a call is shown as an escape', (_, text, escape) => {
  // In a text of several lines, and in a change.
  const content = `${text}\nend\n`;
  expect(showParts({ script: content }).parts).toEqual([
    { name: 'script', form: 'text', text: expect.stringContaining(escape) as unknown },
  ]);
  expect(showParts({}, [{ path: 'a', before: null, after: file(content) }]).parts[0]?.text).toContain(escape);
  const [line] = showParts({ command: ['echo', text] }).parts;
  expect(line?.text).toMatch(/\\[ur]/);
});

test('a shown call has no character that is not seen, whatever its arguments are', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ stringUnit: 'binary' })), (args) => {
      const { parts } = showParts(args as JsonValue);
      for (const { name, text } of parts) {
        expect(`${name}${text}`).not.toMatch(/(?![\t\n ])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u);
        expect(name).not.toContain('\n');
      }
    }),
    { numRuns: 300 },
  );
});

test('a text that looks like a token is shown, and a known secret is not', () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const { parts, secrets } = showParts({ command: ['curl', '-H', `x: ${token}`], body: `a\n${secret}\n` });
  expect(parts).toEqual([
    { name: 'body', form: 'text', text: 'a\n***\n' },
    { name: 'command', form: 'value', text: JSON.stringify(['curl', '-H', `x: ${token}`]) },
  ]);
  expect(secrets).toEqual(['/body']);
  const change = showParts({}, [{ path: '.env', before: null, after: file(`T=${token}\nS=${secret}\n`) }]);
  expect(change.parts[0]?.text).toContain(`+T=${token}\n+S=***`);
  expect(change.secrets).toEqual(['.env']);
});

test('a change is shown as a diff with its mode, and its arguments are not repeated', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
  const after = lines.with(3, 'first').with(36, 'second');
  const { parts } = showParts({ filePath: 'a.sh', content: 'x', justification: 'It is needed.' }, [
    { path: 'a.sh', before: file(`${lines.join('\n')}\n`), after: file(after.join('\n'), { executable: true }) },
    { path: 'old', before: file('gone\n'), after: null },
    { path: 'empty', before: null, after: file('') },
    { path: 'link', before: null, after: { kind: 'symlink', executable: false, content: Buffer.from('/etc/passwd') } },
  ]);
  expect(parts.map(({ name, form }) => `${name} ${form}`)).toEqual([
    'a.sh diff',
    'old diff',
    'empty diff',
    'link diff',
    'justification value',
  ]);
  const [edited, removed, created, link] = parts.map(({ text }) => text);
  expect(edited).toMatch(/^--- a\.sh\n\+\+\+ a\.sh\nkind: file -> executable file\n@@ -1,7 \+1,7 @@\n line 0\n/);
  expect(edited).toContain('-line 3\n+first\n');
  expect(edited).toContain('-line 36\n+second\n');
  expect(edited).not.toContain('line 20');
  expect(edited).toMatch(/\\ No newline at end of file$/);
  expect(removed).toMatch(/^--- old\n\+\+\+ \(no file\)\nkind: file -> none\n@@ .*\n-gone$/);
  expect(created).toBe('--- (no file)\n+++ empty\nkind: none -> file');
  expect(link).toContain('kind: none -> symlink');
  expect(link).toContain('+/etc/passwd');
});

test('changes of a command are shown with the command, which the approval does not bind', () => {
  const showChanges = (text: string, content: string) =>
    showCall(
      {
        args: { command: ['sh', '-c', text] },
        changes: [{ path: 'a', before: null, after: file(content) }],
        binds: 'changes',
        scriptId: null,
        callSite: null,
      },
      known,
    );
  expect(showChanges('echo b > a', 'b\n')).toMatchObject({
    call: {
      binds: 'changes',
      parts: [{ form: 'diff' }, { name: 'command', form: 'value', text: '["sh","-c","echo b > a"]' }],
    },
  });
  // A command that does not fit does not keep a person from its changes, and changes that do not fit are not approved.
  expect(showChanges(`${secret}${'x'.repeat(60_000)}`, 'b\n')).toMatchObject({
    call: { parts: [{ form: 'diff' }, { text: 'too long to be shown' }], secrets: [] },
  });
  expect(showChanges('true', 'x'.repeat(60_000))).toMatchObject({ type: 'hidden' });
});

test('a change that is not like the file before is shown as the whole file before and after', () => {
  const before = Array.from({ length: 3_000 }, (_, index) => `a${index}`).join('\n');
  const after = Array.from({ length: 3_000 }, (_, index) => `b${index}`).join('\n');
  const [part] = showParts({}, [{ path: 'a', before: file(`${before}\n`), after: file(after) }]).parts;
  expect(part?.text.match(/^-a/gm)).toHaveLength(3_000);
  expect(part?.text.match(/^\+b/gm)).toHaveLength(3_000);
  expect(part?.text).toMatch(/\+b2999\n\\ No newline at end of file$/);
});

test.each<[string, JsonValue, readonly FileChange[] | null, RegExp]>([
  ['is binary', {}, [{ path: 'a', before: null, after: file(Buffer.from([0xff, 0xfe])) }], /^a is binary or cannot/],
  ['has a NUL', {}, [{ path: 'a', before: file('a\0'), after: null }], /^a is binary or cannot/],
  ['is not known', {}, [{ path: 'a', before: null, after: file('', { content: null }) }], /^a is binary or cannot/],
  ['is long', { text: 'x'.repeat(60_001) }, null, /^it has 6\d{4} characters, and at most 60000 can be shown$/],
  ['is long once it is escaped', { text: '\u202e'.repeat(8_000) }, null, /^it has 64\d{3} characters/],
  ['needs a long fence', { text: `a\n${'`'.repeat(25_000)}` }, null, /^it has 75\d{3} characters/],
  [
    'replaces a known secret',
    {},
    [{ path: 'a', before: file(`a ${secret}`), after: file(`b ${secret}`) }],
    /^a has known secrets before and after the change$/,
  ],
])('a call that %s cannot be shown', (_, args, changes, reason) => {
  expect(show(args, changes)).toEqual({ type: 'hidden', reason: expect.stringMatching(reason) as unknown });
});

test('a call of almost 60,000 characters is shown whole', () => {
  const text = 'x'.repeat(59_900);
  expect(showParts({ text }).parts[0]?.text).toBe(JSON.stringify(text));
});
