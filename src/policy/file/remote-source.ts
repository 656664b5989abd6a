import { createHash } from 'node:crypto';
import { readErrorMessage } from '../../core/types/error.ts';

/** Fetches a policy: only over https, without following a redirect to another host, and at most `maxBytes`. */
export type FetchRemote = (url: string, limits: { readonly maxBytes: number }) => Promise<Uint8Array>;

/** Adds a problem at the place that names a file. */
export type Refuse = (message: string, hint: string) => null;

const maxBytes = 1_000_000;

/** Describes the error in the address of a remote policy. Returns null if the policy may be fetched. */
export function findRemoteProblem(written: string): string | null {
  let url: URL;
  try {
    url = new URL(written);
  } catch {
    return 'this is no address';
  }
  if (url.protocol !== 'https:') return 'a remote policy is fetched by https only';
  if (url.username !== '' || url.password !== '') return 'the address of a policy holds no user';
  if (url.hash !== '') return 'the address of a policy has no fragment';
  return null;
}

/** Reads a pinned policy. The text is not parsed before its digest equals the one in the policy file. Null after `refuse`. */
export async function readRemote(
  { url, sha256 }: { readonly url: string; readonly sha256: string },
  fetchRemote: FetchRemote | null,
  refuse: Refuse,
): Promise<string | null> {
  if (fetchRemote === null) return refuse(`${url} cannot be fetched here`, 'Copy the policy next to this one.');
  let bytes: Uint8Array;
  try {
    bytes = await fetchRemote(url, { maxBytes });
  } catch (thrown) {
    const message = `the remote policy ${url} cannot be fetched: ${readErrorMessage(thrown)}`;
    return refuse(message, 'Check the address, or copy the policy next to this one.');
  }
  if (bytes.length > maxBytes) return refuse(`the remote policy ${url} is longer than ${maxBytes} bytes`, 'Split it.');
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256)
    return refuse(
      `the remote policy ${url} has the digest ${found}, and this file names ${sha256}`,
      'Review the changes of the policy before you change the digest.',
    );
  return new TextDecoder().decode(bytes);
}
