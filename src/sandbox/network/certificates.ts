import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { hasCode } from '../../core/types/error.ts';
import { overlapHosts, type HostAuthority } from '../../core/types/network.ts';

/** The files of certificates of the machine, as distributions place them. */
const machineBundles = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/ca-bundle.pem',
  '/etc/ssl/cert.pem',
];

/** The names in `/etc` of commands: the authorities of the policy, and these with the public ones. */
const privateName = 'private-authorities.pem';
const allName = 'all-authorities.pem';

/**
 * The file of certificates for the programs that read one of these variables: Node and npm add it to the public authorities; OpenSSL, Go, Rust, Ruby and
 * PHP, pip and requests, curl, git, cargo, pnpm and Yarn read it in their place, so it has the public ones too.
 */
const variables = {
  NODE_EXTRA_CA_CERTS: `/etc/${privateName}`,
  ...Object.fromEntries(
    [
      'SSL_CERT_FILE',
      'CURL_CA_BUNDLE',
      'GIT_SSL_CAINFO',
      'PIP_CERT',
      'REQUESTS_CA_BUNDLE',
      'CARGO_HTTP_CAINFO',
      'COMPOSER_CAFILE',
      'pnpm_config_cafile',
      'YARN_HTTPS_CA_FILE_PATH',
    ].map((name) => [name, `/etc/${allName}`]),
  ),
};

/** The files of certificates that commands find in `/etc`, by name. None if the policy names no authority. */
export function renderCertificateFiles(authorities: readonly HostAuthority[]): Readonly<Record<string, string>> {
  if (authorities.length === 0) return {};
  const own = [...new Set(authorities.map(({ certificates }) => certificates))].join('');
  return { [privateName]: own, [allName]: `${readMachineBundle().trimEnd()}\n${own}` };
}

/** The variables that name these files for a command with these hosts. None if no authority is for one of them. */
export function renderCertificateVariables(
  hosts: readonly string[],
  authorities: readonly HostAuthority[],
): Readonly<Record<string, string>> {
  return authorities.some(({ host }) => hosts.some((open) => overlapHosts(open, host))) ? variables : {};
}

function readMachineBundle(): string {
  for (const path of machineBundles)
    try {
      return readFileSync(path, 'utf8');
    } catch (thrown) {
      if (!hasCode(thrown, 'ENOENT', 'ENOTDIR', 'EACCES')) throw thrown;
    }
  return rootCertificates.join('\n');
}
