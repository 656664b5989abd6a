import type { ConnectAccess } from '../../../core/types/access.ts';
import type { NetworkGrant } from '../../../core/types/network.ts';
import type { NetworkSettings } from '../../../core/ports/policy-settings.ts';
import { coversHost, readProxyHost } from './net-host.ts';

/** True if one grant opens all that another one opens. */
export function coversGrant(wide: NetworkGrant, narrow: NetworkGrant): boolean {
  return wide.port === narrow.port && (wide.private || !narrow.private) && coversHost(wide.host, narrow.host);
}

/** True for a connection that every command may make. */
export function isOpen({ allow }: NetworkSettings, access: ConnectAccess): boolean {
  const host = readProxyHost(access.host);
  return host !== null && allow.some((grant) => grant.port === access.port && coversHost(grant.host, host));
}

/** The grant that an allowed connection of a call opens for that call. */
export function grantConnection(access: ConnectAccess, rule: string): NetworkGrant[] {
  const host = readProxyHost(access.host);
  return host === null ? [] : [{ host, port: access.port, private: false, rule }];
}
