import { expect, test } from 'vitest';
import { guessHosts } from '../../src/dispatch/unknown-hosts.ts';

const findUnknownHosts = (aggregatedOutput: string) => guessHosts({ aggregatedOutput }, []);

test.each([
  'curl: (6) Could not resolve host: a.example.net',
  "fatal: unable to access 'https://a.example.net/x/': Could not resolve host: a.example.net",
  'ssh: Could not resolve hostname a.example.net: Name or service not known',
  'npm error network request to https://a.example.net/x failed, reason: getaddrinfo ENOTFOUND a.example.net',
  'wget: unable to resolve host address ‘a.example.net’',
  "NameResolutionError(\"HTTPSConnection(host='a.example.net', port=443): Failed to resolve 'a.example.net'",
  'Get "https://a.example.net/x": dial tcp: address a.example.net: no suitable address found',
  'Get "https://a.example.net/x": dial tcp: lookup a.example.net on 1.1.1.1:53: no such host',
  'SocketError: Failed to open TCP connection to a.example.net:443 (getaddrinfo: Name or service not known)',
])('the host of an output is found: %s', (line) => {
  expect(findUnknownHosts(`x\n${line}\n${line}\n`)).toEqual(['a.example.net']);
});

test('no host is found in other texts, and neither an address nor a name of this machine', () => {
  for (const text of [
    'https://a.example.net answered 404',
    'Could not resolve host: localhost',
    'Could not resolve host: db',
    'getaddrinfo ENOTFOUND app.localhost',
    'dial tcp: lookup 10.0.0.1: no such host',
    'Could not resolve host: `rm -rf`.x',
  ])
    expect(findUnknownHosts(text), text).toEqual([]);
});

test('the hosts of a silent curl or wget are in its addresses', () => {
  const guess = (words: readonly string[], exitCode: number, aggregatedOutput = '') =>
    guessHosts({ exitCode, aggregatedOutput }, [
      { type: 'command', words: words.map((value) => ({ type: 'literal', value })), cwd: '.' },
    ]);
  const command = [
    'curl',
    '-s',
    'https://a.example.net/x',
    'http://localhost:1/',
    'http://127.0.0.1/',
    'b.example.net',
  ];
  expect(guess(command, 6)).toEqual(['a.example.net']);
  expect(guess(['bash', '-c', 'curl -s "https://a.example.net/x?u=https://b.example.net" | jq .'], 4)).toEqual([
    'a.example.net',
    'b.example.net',
  ]);
  expect(guess(command, 6, 'not found\n')).toEqual([]);
  expect(guess(['grep', '-q', 'https://a.example.net', 'README.md'], 1)).toEqual([]);
});

test('an output is searched in linear time', () => {
  for (const part of ['Could not resolve host: ', 'a.', 'could not resolve host: a-', 'a']) {
    const output = part.repeat(Math.ceil(20_000_000 / part.length));
    expect(findUnknownHosts(output).length).toBeLessThan(6);
  }
});
