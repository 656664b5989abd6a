import { expect, test } from 'vitest';
import { settleNetwork } from '../../src/cli/own-network.ts';
import { readNetworkInputs } from '../../src/github/read-inputs.ts';
import { chooseProxy } from '../../src/models/proxy.ts';

const none = { proxy: null, proxyExclude: null, caCertificates: null };
const proxy = 'http://proxy.example:3128';

test('the proxy of the inputs replaces every proxy variable of a job', () => {
  const environment = { PATH: '/usr/bin', HTTPS_PROXY: 'http://other:1', no_proxy: '*', ALL_PROXY: 'http://other:2' };
  const settled = settleNetwork(environment, { ...none, proxy, proxyExclude: 'models.corp' }, 'job');
  expect(settled).toEqual({ PATH: '/usr/bin', https_proxy: proxy, http_proxy: proxy, no_proxy: 'models.corp' });
  expect(chooseProxy(settled, 'https://api.example/v1')?.url.host).toBe('proxy.example:3128');
  expect(chooseProxy(settled, 'https://a.models.corp/v1')).toBeNull();
});

test.each<[string, Record<string, string>, readonly RegExp[]]>([
  [
    'certificates of anyone and a proxy',
    { NODE_TLS_REJECT_UNAUTHORIZED: '0', https_proxy: proxy },
    [/NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate/, /https_proxy names a proxy/],
  ],
  [
    'an authority and a proxy',
    { NODE_EXTRA_CA_CERTS: '/ca.pem', HTTPS_PROXY: proxy },
    [/NODE_EXTRA_CA_CERTS names authorities/, /HTTPS_PROXY names a proxy/],
  ],
  ['another proxy', { ALL_PROXY: proxy }, [/ALL_PROXY names a proxy/]],
  ['options of Node', { NODE_OPTIONS: '--use-openssl-ca' }, [/NODE_OPTIONS changes what this program loads/]],
  ['proxies of Node', { NODE_USE_ENV_PROXY: '1' }, [/NODE_USE_ENV_PROXY lets Node take proxies/]],
  [
    'authorities of the system',
    { NODE_USE_SYSTEM_CA: '1', SSL_CERT_FILE: '/tmp/ca.pem' },
    [/NODE_USE_SYSTEM_CA with SSL_CERT_FILE/],
  ],
])('a job with %s in its environment is refused with the name of each variable', (_, environment, problems) => {
  expect(() => settleNetwork(environment, none, 'job')).toThrow(
    expect.objectContaining({
      code: 'usage',
      problems: problems.map((message) =>
        expect.objectContaining({ message: expect.stringMatching(message) as string }),
      ),
    }),
  );
});

test('empty variables and a list of hosts without proxy are no reason to refuse a job', () => {
  const environment = { NODE_OPTIONS: '', https_proxy: ' ', NO_PROXY: '*', NODE_TLS_REJECT_UNAUTHORIZED: '1' };
  const settled = settleNetwork(environment, none, 'job');
  expect(settled).toEqual({ NODE_OPTIONS: '', NODE_TLS_REJECT_UNAUTHORIZED: '1' });
});

test.each(['job', 'elsewhere'] as const)('an authority that Node has not read is an error: %s', (place) => {
  const inputs = readNetworkInputs({ 'INPUT_CA-CERTIFICATES': '/ca.pem' });
  expect(() => settleNetwork({ NODE_EXTRA_CA_CERTS: '/ca.pem' }, inputs, place)).not.toThrow();
  expect(() => settleNetwork({}, inputs, place)).toThrow(
    expect.objectContaining({ code: 'usage', hint: expect.stringContaining('only when it starts') as string }),
  );
});

test('outside of a job, excluded hosts are reached without the proxy of the environment', () => {
  const environment = { HTTPS_PROXY: 'http://own:1' };
  const settled = settleNetwork(environment, { ...none, proxyExclude: 'models.corp' }, 'elsewhere');
  expect(chooseProxy(settled, 'https://a.models.corp/v1')).toBeNull();
  expect(chooseProxy(settled, 'https://api.example/v1')?.url.host).toBe('own:1');
});

test('outside of a job, the environment stays, and a given proxy replaces its proxies', () => {
  const environment = { NODE_OPTIONS: '--x', HTTPS_PROXY: 'http://own:1' };
  expect(settleNetwork(environment, none, 'elsewhere')).toBe(environment);
  expect(settleNetwork(environment, { ...none, proxy }, 'elsewhere')).not.toHaveProperty('HTTPS_PROXY');
});

test('a proxy that is no address is refused without its value', () => {
  const read = (): unknown => readNetworkInputs({ INPUT_PROXY: 'socks5://me:word-of-mine@proxy:1' });
  expect(read).toThrow('an input is not valid');
  expect(read).not.toThrow(/word-of-mine/);
});
