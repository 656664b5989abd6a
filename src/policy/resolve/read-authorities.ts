import { X509Certificate } from 'node:crypto';
import { posix } from 'node:path';
import { HarnessError, readErrorMessage, type Problem, hasCode } from '../../core/types/error.ts';
import { isBuiltin } from '../file/builtin-policy.ts';
import type { PolicyFile, ProfileFile } from '../file/schema.ts';
import type { YamlFile } from '../file/yaml-file.ts';

/** A bundle with every public authority has about 200 KB. */
const maxCharacters = 512 * 1024;
const begin = '-----BEGIN CERTIFICATE-----';
const end = '-----END CERTIFICATE-----';

type ReadFile = (path: string) => Promise<string>;

/**
 * Replaces the names of files in `sandbox.network.authorities` of a layer and its profiles by their certificates, and returns these names. The files come
 * from where the layer itself comes from, which is a commit of the default branch in a job: another file of the machine could have been written by an
 * earlier step. So the digest of the policy covers them.
 * Proved by `test/policy/resolve/read-authorities.test.ts`.
 */
export async function readAuthorities(
  file: PolicyFile,
  source: { readonly layer: string; readonly yaml: YamlFile; readonly readFile: ReadFile },
) {
  const files: string[] = [];
  const problems: Problem[] = [];

  async function read(written: string, place: readonly PropertyKey[]): Promise<string> {
    const refuse = (message: string, hint: string): string => {
      problems.push(source.yaml.problemAt(place, message, hint));
      return '';
    };
    const isInline = written.includes(begin);
    const path = isInline ? null : resolveFile(source.layer, written);
    if (path !== null && typeof path !== 'string') return refuse(path.message, path.hint);
    const text = path === null ? written : await readText(path, source.readFile);
    if (typeof text !== 'string') return refuse(text.message, text.hint);
    if (path !== null) files.push(path);
    const certificates = readCertificates(text);
    return typeof certificates === 'string' ? certificates : refuse(certificates.message, certificates.hint);
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
  return { file: file.profiles === undefined ? replaced : { ...replaced, profiles }, files, problems };
}

type Refusal = Pick<Problem, 'message' | 'hint'>;

function resolveFile(layer: string, written: string): string | Refusal {
  const hint = 'Write the text of the PEM file here.';
  if (isBuiltin(layer)) return { message: 'a built-in policy cannot name a file', hint };
  if (layer.startsWith('https://')) return { message: 'a remote policy cannot name a file', hint };
  if (posix.isAbsolute(written))
    return {
      message: `${written} is a file of the machine, which an earlier step can write`,
      hint: 'Put the certificates next to the policy and name them by a relative path. They are not secret.',
    };
  return posix.join(posix.dirname(layer), written);
}

async function readText(path: string, readFile: ReadFile): Promise<string | Refusal> {
  try {
    return await readFile(path);
  } catch (thrown) {
    if (thrown instanceof HarnessError) throw thrown;
    const reason = hasCode(thrown, 'ENOENT') ? 'does not exist' : `cannot be read: ${readErrorMessage(thrown)}`;
    return {
      message: `the file of certificates ${path} ${reason}`,
      hint: 'Name a PEM file by its path relative to this policy.',
    };
  }
}

// Each certificate is parsed and written again, so that no other text of the file reaches a program.
function readCertificates(text: string): string | Refusal {
  if (text.length > maxCharacters)
    return {
      message: `the certificates are longer than ${maxCharacters} characters`,
      hint: 'Name only the certificates of the host.',
    };
  if (text.includes('PRIVATE KEY-----'))
    return {
      message: 'a private key is among the certificates',
      hint: 'Commands read this text. Remove the key, and replace it if the file was committed.',
    };
  const blocks = text
    .split(begin)
    .slice(1)
    .map((part) => part.split(end)[0] ?? '');
  if (blocks.length === 0)
    return { message: `there is no certificate in it: it has no line ${begin}`, hint: 'Convert it to PEM.' };
  const read: string[] = [];
  for (const [index, block] of blocks.entries())
    try {
      read.push(new X509Certificate(`${begin}${block}${end}\n`).toString());
    } catch {
      return { message: `certificate ${index + 1} of ${blocks.length} cannot be parsed`, hint: 'Convert it to PEM.' };
    }
  return read.join('');
}
