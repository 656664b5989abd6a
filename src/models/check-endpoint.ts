import { HarnessError } from '../core/types/error.ts';
import type { ModelOptions } from '../core/ports/model.ts';

/** Checks address and key before anything is sent. Throws `usage`; its message contains neither the key nor a password. */
export function checkEndpoint({
  keyInput,
  apiKey,
  baseUrl,
}: Pick<ModelOptions, 'keyInput' | 'apiKey' | 'baseUrl'>): void {
  if (baseUrl !== null) checkBaseUrl(baseUrl, keyInput);
  // A header carries the key, and a library that cannot put it there would quote it.
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new HarnessError({
      code: 'usage',
      message: `${keyInput} is empty or holds blanks, line breaks or letters that no key has`,
      hint: 'Give the key alone, without anything around it.',
    });
}

function checkBaseUrl(baseUrl: string, keyInput: string): void {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new HarnessError({
      code: 'usage',
      message: 'base-url is not an http or https address',
      hint: 'Write it like https://host/v1.',
    });
  if (url.username !== '' || url.password !== '')
    throw new HarnessError({
      code: 'usage',
      message: `base-url for ${url.host} holds a user name or a password`,
      hint: `Take it out and give the key as ${keyInput}.`,
    });
}
