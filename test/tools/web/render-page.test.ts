import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../src/tools/web/render-page.ts';

const render = (html: string, maxCharacters = 100_000) =>
  renderPage(html, { url: 'https://example.com/docs/page', maxCharacters });

describe('a page as Markdown', () => {
  test('keeps the text that a reader sees, in its form', () => {
    const page = render(`<!doctype html><html><head><title> The
      title </title></head><body>
<h1>Head <b>bold</b></h1>
<p>Some <a href="/a(b)?c=d">link <em>in</em> words</a>, <code>code</code>.<br>Next   line.</p>
<ul><li>one<ul><li>deep</li></ul></li><li><p>first</p><p>second</p></li></ul>
<ol><li>a</li><li>b</li></ol>
<blockquote><p>said</p><p>more</p></blockquote>
<pre><code>let a = "\`\`\`";

  done();
</code></pre>
<table><thead><tr><th>a|b</th><th>c</th></tr></thead><tr><td>1 <a href="../y">y</a></td><td>2<br>3</td></tr></table>
<p>&lt;tag&gt; &amp; <s>gone</s></p><hr></body></html>`);
    expect(page).toEqual({
      title: 'The title',
      isWhole: true,
      markdown: `# Head **bold**

Some [link *in* words](https://example.com/a%28b%29?c=d), \`code\`.
Next line.

- one
  - deep
- first

  second

1. a
2. b

> said
>
> more

\`\`\`\`
let a = "\`\`\`";

  done();
\`\`\`\`

| a\\|b | c |
| --- | --- |
| 1 [y](https://example.com/y) | 2 3 |

<tag> & ~~gone~~

---`,
    });
  });

  test.each([
    ['a script', '<script>x = "SECRET"</script>'],
    ['a script that is not closed', '<script>SECRET'],
    ['a style', '<style>SECRET {}</style>'],
    ['a comment', '<!-- SECRET -->'],
    ['a comment that is not closed', '<!-- SECRET'],
    ['a conditional comment', '<!--[if IE]>SECRET<![endif]-->'],
    ['an instruction', '<?php SECRET ?>'],
    ['a declaration', '<!SECRET>'],
    ['a template', '<template><p>SECRET</p></template>'],
    ['what is for browsers without scripts', '<noscript><p>SECRET</p></noscript>'],
    ['a drawing', '<svg><text>SECRET</text></svg>'],
    ['a frame', '<iframe srcdoc="SECRET">SECRET</iframe>'],
    ['a hidden element', '<div hidden><p>SECRET</p></div>'],
    ['an element for no reader', '<p aria-hidden="TRUE">SECRET</p>'],
    ['an element that is not shown', '<p style="color:red; DISPLAY : none">SECRET</p>'],
    ['an invisible element', '<p style="visibility:hidden">SECRET</p>'],
    ['a text of no size', '<p style="font-size:0px">SECRET</p>'],
    ['a transparent text', '<p style="opacity:0.0">SECRET</p>'],
    ['an alternative text', '<img alt="SECRET" title="SECRET" src="SECRET">'],
    ['a title of an element', '<a href="/" title="SECRET"></a><p title="SECRET" data-x="SECRET"></p>'],
    ['an input', '<input value="SECRET" placeholder="SECRET"><textarea>SECRET</textarea>'],
    ['a description', '<meta name="description" content="SECRET">'],
    ['an address that is no web address', '<a href="javascript:SECRET">a</a><a href="data:text/plain,SECRET">b</a>'],
  ])('drops %s', (_, html) => {
    const { markdown, title } = render(`<p>before</p>${html}<p>after</p>`);
    expect(`${title}${markdown}`).not.toContain('SECRET');
    expect(markdown).toContain('before');
  });

  test('keeps code in a table as it is written, between the other cells', () => {
    const code = 'def f():\n    return 1 | 2';
    const page = render(
      `<table><tr><th>a</th></tr><tr><td><a href=/x>1</a></td><td>see <a href=/y>y<pre>${code}</pre> after</td><td>last</td></tr><tr><td>b</td></tr></table><p>end`,
    );
    expect(page.markdown).toBe(`| a |
| --- |

[1](https://example.com/x)

see [y](https://example.com/y)

\`\`\`
${code}
\`\`\`

after
last
| b |
| --- |

end`);
  });

  test('tells a power from a number, an index from a name, and a formula from nothing', () => {
    expect(render('<p>10<sup>5</sup> H<sub>2</sub>O, x<sup></sup></p>').markdown).toBe('10^5^ H~2~O, x');
    expect(
      render('<p>where <math><mfrac><mn>1</mn><mn>2</mn></mfrac><annotation>SECRET</annotation></math> is</p>')
        .markdown,
    ).toBe('where [formula] is');
    expect(render('<p>a<math hidden><mn>1</mn></math>b</p>').markdown).toBe('ab');
  });

  test('numbers a list from where it starts', () => {
    expect(render('<ol start="4"><li>a<li>b</ol><ol start=-1><li>c</ol>').markdown).toBe('4. a\n5. b\n\n1. c');
  });

  test('shows text after a hidden element, and half-transparent text', () => {
    expect(render('<p hidden>a<br><img><p>b</p></p><p style="opacity:0.5;font-size:0.9em">c</p>').markdown).toBe(
      'b\n\nc',
    );
    expect(render('<div hidden>a<div>b</div></div>c').markdown).toBe('c');
  });

  test('holds no invisible characters, whether written or escaped', () => {
    expect(render('<p>a\u200Bb\u202Ec&#x200b;d&zwnj;e\u{E0041}f&shy;</p>').markdown).toBe('abcdef');
  });

  test('cuts a page that is longer than the limit', () => {
    const page = render('<p>word</p>'.repeat(10_000), 1_000);
    expect(page.isWhole).toBe(false);
    expect(page.markdown.length).toBeLessThan(20_000);
    expect(render('<p>word</p>', 1_000).isWhole).toBe(true);
  });

  test.each([
    ['elements in elements', '<div>'],
    ['lists in lists', '<ul><li>x'],
    ['tables in tables', '<table><tr><td>x'],
    ['quotes in quotes', '<blockquote>x'],
  ])('goes only so deep: %s', (_, html) => {
    const page = render(html.repeat(100_000));
    expect(page.isWhole).toBe(false);
    expect(page.markdown.length).toBeLessThan(1_000_000);
  });

  test.each([
    ['links in links', '<a href=x>y'],
    ['ends without a beginning', '</div></a></td></tr></li></pre>'],
    ['cells without a table', '<td>x<a href=y>z</td>'],
    ['cells in a row', `<table><tr>${'<td>x'.repeat(50)}`],
    ['emphasis that is not closed', '<b>x<i>y</b>'],
    ['half a comment', '<!-'],
    ['half an escape', '&am'],
    ['angle brackets', '<'],
  ])('is made of anything that is long: %s', (_, html) => {
    const page = render(html.repeat(Math.ceil(300_000 / html.length)), 1_000_000);
    expect(page.markdown.length).toBeLessThan(3_000_000);
  });

  test('is made of anything at all', () => {
    const pieces =
      '<p> </p> <a href="/x"> </a> <b> </b> <pre> </pre> <table> <tr> <td> </td> </tr> <ul> <ol> <li> </li> </ul> text | ` <br> <h2> </h2> <blockquote> </blockquote> <p\u0020hidden> <svg> </svg> <!-- --> &lt; \n'.split(
        ' ',
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
        const html = parts.join(' ');
        const { markdown } = render(html);
        expect(markdown).not.toMatch(/<(?:p|a|b|pre|table|svg)\b/);
        expect(markdown.length).toBeLessThan(html.length * 12 + 100);
      }),
    );
  });
});
