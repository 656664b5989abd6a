import { text } from 'node:stream/consumers';
import { HarnessError, readErrorMessage } from '../../core/types/error.ts';
import type { HttpRequest, ResponseHeaders, SendHttp } from '../../core/ports/model.ts';

/** Sends one request to a service of tokens, for a library. Resolves with the whole response. */
export type TokenRequest = (
  address: string,
  request: Pick<HttpRequest, 'method' | 'headers' | 'body'>,
) => Promise<{ readonly status: number; readonly headers: ResponseHeaders; readonly text: string }>;

/**
 * Gets a token from a service by a library. Rejects with `provider-connection` or `provider-server` for failures that may pass, whatever the library makes of
 * them, and otherwise with `provider-auth` and what the service said.
 */
export async function exchange<Result>(
  service: string,
  { send, signal }: { readonly send: SendHttp; readonly signal: AbortSignal },
  run: (request: TokenRequest) => Promise<Result>,
): Promise<Result> {
  let passing: HarnessError | null = null;
  const request: TokenRequest = async (address, asked) => {
    const { host } = new URL(address);
    try {
      const { status, headers, body } = await send(address, { ...asked, signal, onSent: () => undefined });
      if (status === 429 || status >= 500)
        passing = new HarnessError({
          code: 'provider-server',
          message: `${service} at ${host} failed (HTTP ${status})`,
        });
      return { status, headers, text: await text(body) };
    } catch (thrown) {
      passing = new HarnessError({
        code: 'provider-connection',
        message: `${service} at ${host} cannot be reached: ${readErrorMessage(thrown)}`,
        hint: 'Check the network of the runner, and the input proxy if it needs one.',
      });
      throw passing;
    }
  };
  try {
    const result = await run(request);
    // A library may take the response of a service that fails for a token.
    if (passing !== null) throw passing;
    return result;
  } catch (thrown) {
    if (passing !== null) throw passing;
    if (thrown instanceof HarnessError) throw thrown;
    throw new HarnessError({
      code: 'provider-auth',
      message: `${service} refused the identity of the job: ${readErrorMessage(thrown)}`,
      hint: 'Check the input identity, and that the cloud trusts this repository, branch and environment (the subject of the OIDC token of GitHub).',
    });
  }
}
