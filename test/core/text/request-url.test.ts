import { describe, expect, test } from 'vitest';
import { readRequestUrl, type RequestUrl } from '../../../src/core/text/request-url.ts';

describe('the address of a request', () => {
  test.each([
    ['https://Example.com', 'https://example.com/', 'example.com', 443],
    ['http://example.com.:8080/a?b=c#d', 'http://example.com:8080/a?b=c', 'example.com', 8_080],
    ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC', 'xn--bcher-kva.example', 443],
    ['http://127.0.0.1/', 'http://127.0.0.1/', '127.0.0.1', 80],
    ['http://[0:0:0:0:0:0:0:1]:81/', 'http://[::1]:81/', '[::1]', 81],
  ])('%s', (written, href, host, port) => expect(readRequestUrl(written)).toMatchObject({ href, host, port }));

  test.each([
    '',
    'example.com',
    '/path',
    '//example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:text/plain,x',
    'javascript:alert(1)',
    'http:example.com',
    'http:/example.com',
    'http:///example.com',
    'https://',
    'https://?x',
    'https://user@example.com/',
    'https://user:password@example.com/',
    'https://@example.com/',
    'https://example.com:443@evil.example/',
    'https://example.com\\@evil.example/',
    'https:\\\\example.com/',
    'https://example.com/a b',
    ' https://example.com/',
    'https://exa\tmple.com/',
    'https://example.com/\r\nHost: evil.example',
    'https://example.com/\0',
    'https://example.com:0/',
    'https://example.com:65536/',
    'https://example..com/',
    'https://.example.com/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://%31%32%37.0.0.1/',
    'http://１２７.0.0.1/',
    'http://①②⑦.0.0.1/',
    'http://256.1.1.1/',
    'http://[::1%25lo]/',
    'http://[fe80::1%eth0]/',
    `https://example.com/${'a'.repeat(9_000)}`,
    `https://example.com/${'ü'.repeat(3_000)}`,
  ])('%j is none', (written) => expect(readRequestUrl(written)).toEqual(expect.any(String)));

  test('may be relative to another, by the same grammar', () => {
    const base = readRequestUrl('https://example.com/a/b') as RequestUrl;
    expect(readRequestUrl('../c?d', base)).toMatchObject({ href: 'https://example.com/c?d' });
    expect(readRequestUrl('//other.example/', base)).toMatchObject({ href: 'https://other.example/' });
    expect(readRequestUrl('?q', base)).toMatchObject({ href: 'https://example.com/a/b?q' });
    for (const written of ['/\\evil.example', '\\\\evil.example', 'https:evil.example', '///evil.example', '//0x7f.1/'])
      expect(readRequestUrl(written, base)).toEqual(expect.any(String));
  });
});
