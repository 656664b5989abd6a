import type { SendWebRequest } from '../../core/ports/web.ts';
import type { HostAuthority } from '../../core/types/network.ts';
import type { Host } from './host.ts';

/** Makes the requests of the harness itself, with the checks of the proxy of commands. Its code is loaded for the first request. */
export function createLazyRequester(
  { resolveName: resolve }: Pick<Host, 'resolveName'>,
  authorities: readonly HostAuthority[],
): SendWebRequest {
  let requester: Promise<SendWebRequest> | null = null;
  return async (...request) => {
    requester ??= Promise.all([
      import('../../tools/web/requests/web-requester.ts'),
      import('../../sandbox/network/hosts/dial-host.ts'),
    ]).then(([{ createWebRequester }, { createDialer }]) =>
      createWebRequester({ dial: createDialer({ resolve, authorities }) }),
    );
    return (await requester)(...request);
  };
}
