import { X509Certificate } from 'node:crypto';
import { posix } from 'node:path';
import { HarnessError, readErrorMessage, type Problem, hasCode } from '../../core/types/error.ts';
import { isBuiltin } from '../file/builtin-policy.ts';
import type { PolicyFile, ProfileFile } from '../file/schema.ts';
import type { Layer, LayerSource } from './layers.ts';

/** A bundle with every public authority has about 200 KB. */
const maxCharacters = 512 * 1024;
const begin = '-----BEGIN CERTIFICATE-----';
const end = '-----END CERTIFICATE-----';

/**
 * Replaces the names of files in `sandbox.network.authorities` of a layer and its profiles by their certificates, and returns these names. The files come
 * from where the layer itself comes from, which is a commit of the default branch in a job: another file of the machine could have been written by an
 * earlier step. So the digest of the policy covers them.
 * Proved by `test/policy/resolve/read-authorities.test.ts`.
 */
export async function readAuthorities(
  file: PolicyFile,
  source: Pick<Layer, 'name' | 'path' | 'yaml'> & Pick<LayerSource, 'readFile'>,
  problems: Problem[],
): Promise<{ readonly file: PolicyFile; readonly files: readonly string[] }> {
  const files: string[] = [];

  async function read(written: string, place: readonly PropertyKey[]): Promise<string> {
    try {
      if (written.includes(begin)) return readCertificates(written);
      const path = resolveFile(source, written);
      const certificates = readCertificates(await readText(path, source.readFile));
      files.push(path);
      return certificates;
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      problems.push(source.yaml.problemAt(place, thrown.message, thrown.hint));
      return '';
    }
  }

  async function replace<Part extends Pick<PolicyFile, 'sandbox'>>(
    part: Part,
    place: readonly PropertyKey[],
  ): Promise<Part> {
    const { sandbox } = part;
    const written = sandbox?.network?.authorities;
    if (sandbox === undefined || written === undefined) return part;
    const authorities: Record<string, string> = {};
    for (const [host, one] of Object.entries(written))
      authorities[host] = await read(one, [...place, 'sandbox', 'network', 'authorities', host]);
    return { ...part, sandbox: { ...sandbox, network: { ...sandbox.network, authorities } } };
  }

  const replaced = await replace(file, []);
  const profiles: Record<string, ProfileFile> = {};
  for (const [name, profile] of Object.entries(file.profiles ?? {}))
    profiles[name] = await replace(profile, ['profiles', name]);
  return { file: file.profiles === undefined ? replaced : { ...replaced, profiles }, files };
}

/** Why certificates cannot be used. */
class Refusal extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

function resolveFile({ name, path }: Pick<Layer, 'name' | 'path'>, written: string): string {
  if (path === null)
    throw new Refusal(
      `a ${isBuiltin(name) ? 'built-in' : 'remote'} policy cannot name a file`,
      'Write the text of the PEM file here.',
    );
  if (posix.isAbsolute(written))
    throw new Refusal(
      `${written} is a file of the machine, which an earlier step can write`,
      'Put the certificates next to the policy and name them by a relative path. They are not secret.',
    );
  return posix.join(posix.dirname(path), written);
}

async function readText(path: string, readFile: LayerSource['readFile']): Promise<string> {
  try {
    return await readFile(path);
  } catch (thrown) {
    if (thrown instanceof HarnessError) throw thrown;
    const reason = hasCode(thrown, 'ENOENT') ? 'does not exist' : `cannot be read: ${readErrorMessage(thrown)}`;
    throw new Refusal(
      `the file of certificates ${path} ${reason}`,
      'Name a PEM file by its path relative to this policy.',
    );
  }
}

// Each certificate is parsed and written again, so that no other text of the file reaches a program.
function readCertificates(text: string): string {
  if (text.length > maxCharacters)
    throw new Refusal(
      `the certificates are longer than ${maxCharacters} characters`,
      'Name only the certificates of the host.',
    );
  if (text.includes('PRIVATE KEY-----'))
    throw new Refusal(
      'a private key is among the certificates',
      'Commands read this text. Remove the key, and replace it if the file was committed.',
    );
  const [, ...blocks] = text.split(begin).map((part) => part.split(end)[0] ?? '');
  if (blocks.length === 0)
    throw new Refusal(`there is no certificate in it: it has no line ${begin}`, 'Convert it to PEM.');
  return blocks.map((block, index) => readCertificate(block, `${index + 1} of ${blocks.length}`)).join('');
}

function readCertificate(block: string, which: string): string {
  try {
    return new X509Certificate(`${begin}${block}${end}\n`).toString();
  } catch {
    throw new Refusal(`certificate ${which} cannot be parsed`, 'Convert it to PEM.');
  }
}
