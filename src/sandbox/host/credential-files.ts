import { lstatSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Whether the content of a file outside the workspace shows that it holds no secret, although its name is that of a file which may: a `.npmrc`
 * without a credential, or certificates without a key. False if that is not certain.
 */
export function holdsNoCredential(path: string): boolean {
  const content = readSmall(path, maxBundleBytes);
  if (basename(path) === '.npmrc') return holdsOnlySettings(content);
  return content?.includes('-----BEGIN CERTIFICATE-----') === true && !content.includes('PRIVATE KEY');
}

/** The size of a small file. */
export const maxSmallBytes = 64 * 1024;
/** Of a file with the certificates of many authorities. */
const maxBundleBytes = 1024 * 1024;

/** The content of a small file; null for anything else. */
export function readSmall(path: string, most = maxSmallBytes): Buffer | null {
  try {
    const stats = lstatSync(path);
    return stats.isFile() && stats.size <= most ? readFileSync(path) : null;
  } catch {
    return null;
  }
}

/** What npm reads as, or may read as, a credential; also in the address of a registry. */
const credential = /auth|password|token|secret|key|cert|user|:\/\/[^/\s]*@/i;

/**
 * True for the content of a `.npmrc` without a credential. Many projects commit one, and package managers fail or print errors if they cannot
 * read it.
 */
export function holdsOnlySettings(content: Buffer | null): boolean {
  if (content === null) return false;
  const lines = content.toString('utf8').split(/[\r\n]/);
  return !lines.some((line) => credential.test(line) && !namesVariable(line));
}

// `//registry.example/:_authToken=${TOKEN}` holds the name of a variable, which commands do not have.
function namesVariable(line: string): boolean {
  const at = line.indexOf('=');
  return at !== -1 && !line.slice(0, at).includes('@') && /^\$\{[A-Za-z_]\w*\}$/.test(line.slice(at + 1).trim());
}
