import { expect, test } from 'vitest';
import { explainUntrusted } from '../../../src/core/text/untrusted-certificate.ts';

test.each([
  'npm error code SELF_SIGNED_CERT_IN_CHAIN',
  'npm error self-signed certificate in certificate chain',
  'unable to get local issuer certificate',
  'Error: unable to verify the first certificate',
  'curl: (60) SSL certificate problem: self signed certificate in certificate chain',
  'x509: certificate signed by unknown authority',
  '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed',
])('a certificate of an unknown authority is explained: %s', (line) => {
  expect(explainUntrusted(`a\n${line}\nb\n`, ['a.example'])).toContain(
    'sandbox:\n  network:\n    authorities:\n      a.example: company-ca.pem',
  );
});

test('other failures get no explanation of certificates', () => {
  expect(explainUntrusted('E404\ncertificate of honor\n', ['a.example'])).toBe('');
  expect(explainUntrusted('unknown authority', [])).toBe('');
});

test('an output is searched in linear time', () => {
  for (const part of ['unable to ', 'self', 'certificate\n', ' ']) {
    const output = part.repeat(Math.ceil(20_000_000 / part.length));
    expect(explainUntrusted(output, ['a.example']).length).toBeLessThan(700);
  }
});
