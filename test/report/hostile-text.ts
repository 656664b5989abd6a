import fc from 'fast-check';

const fragments = [
  '<img src=x onerror=alert(1)>',
  '<!--',
  '-->',
  '</code>',
  '</details>',
  '![a](https://evil.example/x.png)',
  '[a](javascript:x)',
  '[a]: https://evil.example',
  '@user',
  '@org/team',
  '@\u200buser',
  'fixes #12',
  'closes owner/repo#3',
  'resolves GH-4',
  'https://evil.example/?a=b|c`d',
  'www.evil.example',
  'a@evil.example',
  '::set-output name=a::b',
  '##[command]',
  '/deploy now',
  '# heading',
  '- item',
  '1. item',
  '| a | b |',
  '`',
  '``',
  '```',
  '``\u200b`',
  '~~~',
  '\\',
  '\\|',
  '|',
  '$x$',
  '&lt;',
  '&#60;',
  '\n',
  '\n\n',
  '\r',
  '\u2028',
  '\t',
  ' ',
  '\u001b[31m',
  '\u202e',
  '\u{e0041}',
  '\ud800',
  'text',
  '1',
];

/** Strings put together from what Markdown, GitHub, the runner and terminals react to. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 4 })), { maxLength: 24 })
  .map((parts) => parts.join(''));

/** What in a rendered text would do more than show itself; empty for a harmless one. Closed blocks of code are harmless. */
export function listEffects(rendered: string): string[] {
  const markdown = rendered.replace(/^(`{3,})[\w+-]*\n(?:[\s\S]*?\n)?\1$/gm, '·');
  // Code as we write it: backticks around what has neither backtick, bar, backslash nor line break; or a tag around entities.
  const text = markdown.replace(/`[^`|\\\n]+`/g, '·').replace(/<code>[^<>`|\\\n@*_[\]!]*<\/code>/g, '·');
  const effects: [string, RegExp][] = [
    ['HTML', /<(?!\/?(?:details|summary)>)/],
    ['image or link', /(?<!\\)\[/],
    ['code', /`/],
    ['backslash', /\\(?![*_~[\]])/],
    ['mention or address', /@[\w-]/],
    ['issue', /(?<!&)#\d|GH-\d/i],
    ['entity', /&(?!#\d+;)/],
    ['link', /:\/\/|www\./i],
    ['math', /\$/],
    ['slash command', /^\s*\/\w/m],
    ['runner command', /^\s*::|##\[/m],
    ['control character', /(?!\n)\p{Cc}/u],
    ['hidden character', /(?!\u200b)[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/u],
  ];
  return effects.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}
