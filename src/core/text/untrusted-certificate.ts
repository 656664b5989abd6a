import { keepTail } from './cut-text.ts';
import { renderYaml } from './render-yaml.ts';

const maxSearchedBytes = 256 * 1024;
const maxHosts = 5;

/** Reports of TLS libraries about a certificate whose authority they do not know. */
const unknownAuthority =
  /self[- ]signed certificate|SELF_SIGNED_CERT|unable to (?:get|verify) (?:the )?(?:local |first )?(?:issuer )?certificate|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|CERTIFICATE_VERIFY_FAILED|certificate verify failed|unknown authority|UnknownIssuer|SSL certificate problem/i;

/**
 * The meaning of a failed TLS verification in an output or an error, and the lines of the policy that trust the authority of these hosts. Empty for other
 * texts. The lines name a file which the maintainer adds.
 */
export function explainUntrusted(text: string, hosts: readonly string[]): string {
  if (hosts.length === 0 || !unknownAuthority.test(keepTail(text, maxSearchedBytes))) return '';
  const named = [...new Set(hosts)].slice(0, maxHosts);
  const authorities = Object.fromEntries(named.map((host) => [host, 'company-ca.pem']));
  return [
    `The certificate of ${named.join(' or ')} is not trusted, as with the private authority of a company. Variables of the job such as NODE_EXTRA_CA_CERTS are not passed to commands.`,
    'A maintainer can put the PEM file of the authority next to the policy, as company-ca.pem, and add:',
    renderYaml({ sandbox: { network: { authorities } } }).trimEnd(),
  ].join('\n');
}
