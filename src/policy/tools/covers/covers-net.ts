import { defaultPorts, defaultSchemes, type NetCondition } from '../../decide/matchers/net.ts';
import { listOf } from '../../../core/schema-parts.ts';

/** True if every connection that the inner condition may match is certainly matched by the outer one, as in a denial. */
export function coversNet(outer: NetCondition, inner: NetCondition, use: 'granting' | 'restricting'): boolean {
  return (
    coversHosts(outer, inner) &&
    coversSchemes(outer, inner, use) &&
    coversPorts(outer, inner, use) &&
    coversMethods(outer, inner)
  );
}

function coversMethods(outer: NetCondition, inner: NetCondition): boolean {
  if (outer.method === undefined) return true;
  const known = listOf<string>(outer.method);
  return inner.method !== undefined && listOf<string>(inner.method).every((method) => known.includes(method));
}

function coversHosts(outer: NetCondition, inner: NetCondition): boolean {
  if (outer.host === undefined) return true;
  if (inner.host === undefined) return false;
  const wholes = listOf<string>(outer.host).map(foldHost);
  return listOf<string>(inner.host)
    .map(foldHost)
    .every((host) => wholes.some((whole) => host === whole || (whole.startsWith('*.') && isBelow(host, whole))));
}

function isBelow(host: string, whole: string): boolean {
  return !host.startsWith('registry:') && !/^[[\d]/.test(host) && host.replace(/^\*/, '').endsWith(whole.slice(1));
}

/** A host in the form in which hosts are compared. */
export function foldHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

// A denial without schemes or ports matches all of them; an allow matches the default ones.
function coversSchemes(outer: NetCondition, inner: NetCondition, use: 'granting' | 'restricting'): boolean {
  if (outer.scheme === undefined) return true;
  const schemes = readSchemes(inner, use);
  const known = listOf<string>(outer.scheme);
  return schemes !== null && schemes.every((scheme) => known.includes(scheme));
}

function coversPorts(outer: NetCondition, inner: NetCondition, use: 'granting' | 'restricting'): boolean {
  if (outer.port === undefined) return true;
  const known = listOf<number>(outer.port);
  if (inner.port !== undefined) return listOf<number>(inner.port).every((port) => known.includes(port));
  const usual = readSchemes(inner, use)?.flatMap((scheme) => defaultPorts.get(scheme) ?? []);
  return use === 'granting' && usual !== undefined && usual.every((port) => known.includes(port));
}

function readSchemes(inner: NetCondition, use: 'granting' | 'restricting'): readonly string[] | null {
  if (inner.scheme !== undefined) return listOf<string>(inner.scheme);
  return use === 'granting' ? defaultSchemes : null;
}
