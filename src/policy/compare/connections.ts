import { listOf } from '../../core/schema-parts.ts';
import type { Intent } from '../../core/types/match.ts';
import { readHostName } from '../decide/hosts/net-host.ts';
import { defaultPorts, defaultSchemes, type NetCondition } from '../decide/matchers/net.ts';
import type { Intents } from './comparison.ts';
import { coversHost, isAddress } from '../../core/types/network.ts';

/** True if every connection that the inner condition matches is certainly matched by the outer one. False if that is not certain. */
export function coversNet(outer: NetCondition, inner: NetCondition, intents: Intents): boolean {
  return (
    coversHosts(outer, inner, intents) &&
    includesAll(readSchemes(outer, intents.outer), readSchemes(inner, intents.inner)) &&
    coversPorts(outer, inner, intents) &&
    includesAll(readMethods(outer), readMethods(inner))
  );
}

// Null is every value.
function includesAll<Value>(wide: readonly Value[] | null, narrow: readonly Value[] | null): boolean {
  return wide === null || (narrow !== null && narrow.every((value) => wide.includes(value)));
}

function coversHosts(outer: NetCondition, inner: NetCondition, intents: Intents): boolean {
  const wholes = outer.host === undefined ? null : listOf<string>(outer.host).map(readHostName);
  const parts = inner.host === undefined ? null : listOf<string>(inner.host).map(readHostName);
  // An allow without hosts does not open addresses.
  if (wholes === null) return intents.outer === 'restrict' || parts === null || !parts.some(isAddress);
  return parts !== null && parts.every((host) => wholes.some((whole) => coversHost(whole, host)));
}

// A denial without schemes or ports matches all of them; an allow matches the default ones.
function readSchemes({ scheme }: NetCondition, intent: Intent): readonly string[] | null {
  if (scheme !== undefined) return listOf<string>(scheme);
  return intent === 'grant' ? defaultSchemes : null;
}

function coversPorts(outer: NetCondition, inner: NetCondition, intents: Intents): boolean {
  if (outer.port === undefined) {
    if (intents.outer === 'restrict') return true;
    // An allow without ports opens the default port of each scheme.
    return intents.inner === 'grant' && inner.port === undefined;
  }
  const ports =
    inner.port === undefined && intents.inner === 'grant'
      ? listOf<string>(inner.scheme ?? defaultSchemes).flatMap((scheme) => defaultPorts.get(scheme) ?? [])
      : (inner.port ?? null);
  return ports !== null && includesAll(listOf<number>(outer.port), listOf<number>(ports));
}

function readMethods({ method }: NetCondition): readonly string[] | null {
  return method === undefined ? null : listOf<string>(method);
}
