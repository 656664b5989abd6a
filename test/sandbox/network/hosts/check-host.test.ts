import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAddress, type NetworkDenial, type NetworkGrant } from '../../../../src/core/types/network.ts';
import { checkHost } from '../../../../src/sandbox/network/hosts/check-host.ts';
import { readHost } from '../../../../src/sandbox/network/hosts/host-name.ts';
import { isPrivateAddress } from '../../../../src/sandbox/network/hosts/private-address.ts';

describe('host names', () => {
  test.each([
    ['example.com', 'example.com'],
    ['EXAMPLE.com.', 'example.com'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['_srv.example.com', '_srv.example.com'],
    ['localhost', 'localhost'],
  ])('%s is a name', (text, name) => {
    expect(readHost(text)).toBe(name);
    expect(isAddress(name)).toBe(false);
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['[::1]', '::1'],
    ['0:0:0:0:0:0:0:1', '::1'],
    ['[2001:DB8::0:1]', '2001:db8::1'],
    ['[::ffff:127.0.0.1]', '::ffff:7f00:1'],
  ])('%s is an address', (text, address) => {
    expect(readHost(text)).toBe(address);
    expect(isAddress(address)).toBe(true);
  });

  test.each([
    '',
    '.',
    'a..b',
    '-a.com',
    'a-.com',
    'a b.com',
    'user@example.com',
    'example.com:80',
    'example.com/x',
    'example.com\0.evil.com',
    'example.com%2eevil.com',
    'exämple.com',
    'ｅxample.com',
    '127.1',
    '127.0.1',
    '0x7f.0.0.1',
    '0x7f000001',
    '2130706433',
    '017700000001',
    '1.2.3.4.5',
    '256.1.1.1',
    '01.2.3.4',
    '[::1%lo]',
    '[::1]x',
    '::1]',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
  ])('%j is not a host', (text) => expect(readHost(text)).toBeNull());
});

describe('private addresses', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '168.63.129.16',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '::ffff:0:10.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2002:a9fe:a9fe::1',
    '2001:0:7f00:1::',
    '2001:0:808:808::5601:5601',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    '100::1',
    '2001:db8::1',
    '3fff::1',
    'not an address',
    '',
  ])('%s', (address) => expect(isPrivateAddress(address)).toBe(true));

  test.each([
    '8.8.8.8',
    '172.32.0.1',
    '172.15.0.1',
    '100.128.0.1',
    '1.1.1.1',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('%s is public', (address) => expect(isPrivateAddress(address)).toBe(false));

  test('an IPv4 address is private in all its embedded forms or in none', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
        const [high, low] = [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
        const shown = [
          `::ffff:${address}`,
          `::ffff:${high}:${low}`,
          `64:ff9b::${high}:${low}`,
          `2002:${high}:${low}::1`,
        ];
        expect(shown.map(isPrivateAddress)).toEqual(shown.map(() => isPrivateAddress(address)));
      }),
    );
  });
});

describe('decisions', () => {
  const grant = (host: string, port = 443, isPrivate = false): NetworkGrant => ({
    host,
    port,
    private: isPrivate,
    rule: 'net',
  });
  const names: Record<string, readonly string[]> = {
    'example.com': ['8.8.8.8'],
    'api.example.com': ['8.8.4.4'],
    'rebind.example.com': ['8.8.8.8', '127.0.0.1'],
    'meta.example.com': ['169.254.169.254'],
  };
  const resolve = async (name: string): Promise<readonly string[]> => {
    const addresses = names[name];
    if (addresses === undefined) throw new Error('ENOTFOUND');
    return addresses;
  };
  const check = (host: string, port: number, ...grants: NetworkGrant[]) =>
    checkHost({ host, port }, { allow: grants, deny: [], granted: [] }, resolve);

  test('a listed name is resolved once and its address is returned', async () => {
    expect(await check('Example.COM.', 443, grant('example.com'))).toEqual({
      host: 'example.com',
      port: 443,
      decision: 'allow',
      rule: 'net',
      reason: '',
      address: '8.8.8.8',
      count: 1,
      sentBytes: null,
    });
  });

  test.each<[string, number, NetworkGrant, string]>([
    ['other.com', 443, grant('example.com'), 'no rule allows'],
    ['api.example.com', 443, grant('example.com'), 'no rule allows'],
    ['example.com', 443, grant('*.example.com'), 'no rule allows'],
    ['evilexample.com', 443, grant('*.example.com'), 'no rule allows'],
    ['example.com', 80, grant('example.com'), 'on port 443 only'],
    ['example.com', 0, grant('example.com', 0), 'not a port number'],
    ['rebind.example.com', 443, grant('*.example.com'), 'private address'],
    ['meta.example.com', 443, grant('*.example.com'), 'private address'],
    ['none.example.com', 443, grant('*.example.com'), 'no address'],
    ['8.8.8.8', 443, grant('example.com'), 'no rule allows'],
    ['[::ffff:8.8.8.8]', 443, grant('8.8.8.8'), 'no rule allows'],
    ['user@example.com', 443, grant('example.com'), 'not a host name'],
  ])('%s:%i is refused', async (host, port, given, reason) => {
    expect(await check(host, port, given)).toMatchObject({
      decision: 'deny',
      rule: '',
      address: '',
      reason: expect.stringContaining(reason),
    });
  });

  test('a denial takes precedence, by host, by a name below a host, or by port', async () => {
    const allow = [grant('api.example.com'), grant('example.com')];
    const decide = (deny: Omit<NetworkDenial, 'holds'>) =>
      checkHost(
        { host: 'api.example.com', port: 443 },
        { allow, deny: [{ ...deny, holds: 'always' }], granted: allow },
        resolve,
      );
    for (const denial of [
      { hosts: ['api.example.com'], ports: null, rule: 'no' },
      { hosts: ['*.example.com'], ports: [443], rule: 'no' },
      { hosts: null, ports: [443], rule: 'no' },
    ])
      expect(await decide(denial)).toMatchObject({ decision: 'deny', rule: 'no' });
    expect(await decide({ hosts: ['example.com'], ports: null, rule: 'no' })).toMatchObject({ decision: 'allow' });
    expect(await decide({ hosts: null, ports: [80], rule: 'no' })).toMatchObject({ decision: 'allow' });
  });

  test('a rule that asks a person does not deny the granted connections of a call, and denies all others', async () => {
    const allow = [grant('api.example.com'), grant('example.com')];
    const deny: NetworkDenial = { hosts: null, ports: null, rule: 'ask', holds: 'unless-granted' };
    const decide = (host: string, port = 443) =>
      checkHost({ host, port }, { allow, deny: [deny], granted: [grant('api.example.com')] }, resolve);
    expect(await decide('api.example.com')).toMatchObject({ decision: 'allow' });
    expect(await decide('api.example.com', 80)).toMatchObject({ decision: 'deny', rule: 'ask' });
    expect(await decide('example.com')).toMatchObject({ decision: 'deny', rule: 'ask' });
  });

  test('a name that is listed as private may have a private address, and a listed address may be private', async () => {
    expect(await check('meta.example.com', 80, grant('meta.example.com', 80, true))).toMatchObject({
      decision: 'allow',
    });
    expect(await check('127.0.0.1', 4873, grant('127.0.0.1', 4873))).toMatchObject({ address: '127.0.0.1' });
    expect(await check('[0:0:0:0:0:0:0:1]', 80, grant('::1', 80))).toMatchObject({ address: '::1' });
  });
});
