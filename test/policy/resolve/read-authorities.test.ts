import { expect, test } from 'vitest';
import { createSignedCertificate } from '../../fixtures/proxy.ts';
import { createOptions, loadText, readProblems } from '../test-policy.ts';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';

const policy = (authorities: string, more = ''): string =>
  `version: 1\nname: x\nrules: []\nsandbox: { network: { authorities: ${authorities} } }\n${more}`;

test('certificates are read from a file next to the policy, and their contents are part of its digest', async () => {
  const [authority = '', other = ''] = ['a.example', 'b.example'].map(
    (name) => createSignedCertificate(name).authority,
  );
  const text = policy('{ "*.corp.example": ca/company.pem }');
  const load = (content: string) =>
    loadPolicy(
      createOptions({ 'rules/policy.yml': text, 'rules/ca/company.pem': content }, { source: 'rules/policy.yml' }),
    );
  const loaded = await load(`A comment.\n${authority}`);
  expect(loaded.view().authorities).toEqual([{ host: '*.corp.example', certificates: authority }]);
  expect(loaded.resolvedYaml).toContain('BEGIN CERTIFICATE');
  expect(loaded.sha256).not.toBe((await load(other)).sha256);
  // The agent cannot replace the file that a later run reads.
  expect(loaded.compiled.protectedPaths).toContain('rules/ca/company.pem');
  const again = await loadText(loaded.resolvedYaml);
  expect(again.view().authorities).toEqual(loaded.view().authorities);
});

test('certificates are read from an extended policy, relative to its file', async () => {
  const { authority } = createSignedCertificate('a.example');
  const files = {
    'policy.yml': 'version: 1\nname: x\nextends: [./org/base.yml]\nrules: []\n',
    'org/base.yml': policy('{ a.example: a.pem }'),
    'org/a.pem': authority,
  };
  const loaded = await loadPolicy(createOptions(files));
  expect(loaded.view().authorities).toEqual([{ host: 'a.example', certificates: authority }]);
});

test('certificates in a profile are refused: no run would trust them', async () => {
  const { authority } = createSignedCertificate('a.example');
  const text = `version: 1\nname: x\nrules: []\nprofiles: { fork: { sandbox: { network: { authorities: { b.example: b.pem } } } } }\n`;
  expect(await readProblems(text, { 'b.pem': authority })).toEqual([
    '4:56 a profile only restricts, and trusts no further certificates (Write sandbox.network.authorities outside it.)',
  ]);
});

test.each([
  ['a file that does not exist', '{ a.example: none.pem }', 'the file of certificates none.pem does not exist'],
  ['a file of the machine', '{ a.example: /etc/ssl/certs/ca-certificates.crt }', 'which an earlier step can write'],
  ['a private key', '{ a.example: key.pem }', 'a private key is among the certificates'],
  ['a file without a certificate', '{ a.example: empty.pem }', 'there is no certificate in it'],
  ['a broken certificate', '{ a.example: broken.pem }', 'certificate 2 of 2 cannot be parsed'],
  ['a registry', '{ "registry:npm": a.pem }', 'name the host'],
])('check refuses %s, with its place', async (_, authorities, message) => {
  const { authority, key } = createSignedCertificate('a.example');
  const problems = await readProblems(policy(authorities), {
    'a.pem': authority,
    'empty.pem': 'x\n',
    'key.pem': `${authority}${key.toString()}`,
    'broken.pem': `${authority}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`,
  });
  expect(problems).toEqual([expect.stringContaining(message)]);
  expect(problems[0]).toMatch(/^4:\d+ /);
});
