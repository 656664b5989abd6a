import { X509Certificate } from 'node:crypto';
import { posix } from 'node:path';
import { explainUnreadable, HarnessError, type Problem, hasCode } from '../../core/types/error.ts';
import { isBuiltin } from '../file/builtin-policy.ts';
import type { PolicyFile } from '../file/schema.ts';
import type { Refuse } from '../file/remote-source.ts';
import type { Places } from '../file/yaml-file.ts';

/** A bundle with every public authority has about 200 KB. */
const maxCharacters = 512 * 1024;
const begin = '-----BEGIN CERTIFICATE-----';
const end = '-----END CERTIFICATE-----';

type ReadFile = (path: string) => Promise<string>;

/** A policy; `path` is null for a built-in or remote one. */
interface NamedFile {
  readonly name: string;
  readonly path: string | null;
}

/**
 * Replaces the names of files in `sandbox.network.authorities` of a layer by their certificates, and returns these names. The files come
 * from where the layer itself comes from, which is a commit of the default branch in a job: another file of the machine could have been written by an
 * earlier step. So the digest of the policy covers them. A profile only restricts, so its certificates would be trusted in no run: they are a problem.
 * Proved by `test/policy/resolve/read-authorities.test.ts`.
 */
export async function readAuthorities(
  file: PolicyFile,
  source: NamedFile & { readonly yaml: Places; readonly readFile: ReadFile },
  problems: Problem[],
): Promise<{ readonly file: PolicyFile; readonly files: readonly string[] }> {
  const place = ['sandbox', 'network', 'authorities'];
  for (const [name, { sandbox }] of Object.entries(file.profiles ?? {}))
    if (sandbox?.network?.authorities !== undefined) {
      const message = 'a profile only restricts, and trusts no further certificates';
      problems.push(
        source.yaml.problemAt(['profiles', name, ...place], message, `Write ${place.join('.')} outside it.`),
      );
    }
  const { sandbox } = file;
  const written = sandbox?.network?.authorities;
  if (sandbox === undefined || written === undefined) return { file, files: [] };
  const files: string[] = [];

  async function read(one: string, refuse: Refuse): Promise<string | null> {
    if (one.includes(begin)) return readCertificates(one, refuse);
    const path = resolveFile(source, one, refuse);
    const text = path === null ? null : await readText(path, source.readFile, refuse);
    if (path === null || text === null) return null;
    files.push(path);
    return readCertificates(text, refuse);
  }

  const authorities: Record<string, string> = {};
  for (const [host, one] of Object.entries(written)) {
    const refuse: Refuse = (message, hint) => {
      problems.push(source.yaml.problemAt([...place, host], message, hint));
      return null;
    };
    authorities[host] = (await read(one, refuse)) ?? '';
  }
  return { file: { ...file, sandbox: { ...sandbox, network: { ...sandbox.network, authorities } } }, files };
}

function resolveFile({ name, path }: NamedFile, written: string, refuse: Refuse): string | null {
  if (path === null)
    return refuse(
      `a ${isBuiltin(name) ? 'built-in' : 'remote'} policy cannot name a file`,
      'Write the text of the PEM file here.',
    );
  if (posix.isAbsolute(written))
    return refuse(
      `${written} is a file of the machine, which an earlier step can write`,
      'Put the certificates next to the policy and name them by a relative path. They are not secret.',
    );
  return posix.join(posix.dirname(path), written);
}

async function readText(path: string, readFile: ReadFile, refuse: Refuse): Promise<string | null> {
  try {
    return await readFile(path);
  } catch (thrown) {
    if (thrown instanceof HarnessError) throw thrown;
    const reason = hasCode(thrown, 'ENOENT') ? 'does not exist' : `cannot be read: ${explainUnreadable(thrown)}`;
    return refuse(`the file of certificates ${path} ${reason}`, 'Name a PEM file by its path relative to this policy.');
  }
}

// Each certificate is parsed and written again, so that no other text of the file reaches a program.
function readCertificates(text: string, refuse: Refuse): string | null {
  if (text.length > maxCharacters)
    return refuse(
      `the certificates are longer than ${maxCharacters} characters`,
      'Name only the certificates of the host.',
    );
  if (text.includes('PRIVATE KEY-----'))
    return refuse(
      'a private key is among the certificates',
      'Commands read this text. Remove the key, and replace it if the file was committed.',
    );
  const [, ...blocks] = text.split(begin).map((part) => part.split(end)[0] ?? '');
  if (blocks.length === 0)
    return refuse(`there is no certificate in it: it has no line ${begin}`, 'Convert it to PEM.');
  const read: string[] = [];
  for (const [index, block] of blocks.entries())
    try {
      read.push(new X509Certificate(`${begin}${block}${end}\n`).toString());
    } catch {
      return refuse(`certificate ${index + 1} of ${blocks.length} cannot be parsed`, 'Convert it to PEM.');
    }
  return read.join('');
}
