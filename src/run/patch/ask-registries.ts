import * as z from 'zod';
import { readRequestUrl } from '../../core/text/request-url.ts';
import { parseJson } from '../../core/text/parse-json.ts';
import type { SendWebRequest } from '../../core/ports/web.ts';
import type { AddedDependency, DependencyRegistry } from '../../core/types/change.ts';
import { readErrorMessage } from '../../core/types/error.ts';
import type { ConnectionDecision, NetworkGrant } from '../../core/types/network.ts';
import type { Policy } from '../../core/ports/policy.ts';
import type { Host } from '../host/host.ts';
import { createLazyRequester } from '../host/web-requester.ts';

const maxPackages = 50;
const askedAtOnce = 8;
const maxBytes = 50 * 1024 * 1024;
const totalMs = 120_000;
const dayMs = 86_400_000;

/** The facts that a registry states about a package: its licence, and the times of the releases that a manifest accepts. */
interface PackageFacts {
  readonly licence: string | null;
  readonly released: readonly string[];
}

const noFacts: PackageFacts = { licence: null, released: [] };

interface RegistryForm {
  /** The path of the document about a package; null for a name that no package has. */
  locate(name: string, version: string): string | null;
  /** Throws for a document of another form. */
  read(document: unknown, version: string): PackageFacts;
}

/** How registries are asked. Of several hosts of a registry, the first is. */
export interface RegistryOptions {
  /** Null if no rule asks for a response. */
  readonly hosts: ReadonlyMap<string, readonly NetworkGrant[]> | null;
  readonly send: SendWebRequest;
  readonly nowMs: number;
  readonly signal: AbortSignal;
  readonly onDecision: (decision: ConnectionDecision) => void;
  /** Called with each response that is missing. */
  readonly onProblem: (message: string) => void;
}

/** The question of a run and of the publish job to the registries that the policy names. */
export function createRegistryQuestion(
  { host, policy }: { readonly host: Host; readonly policy: Pick<Policy, 'registriesToAsk' | 'settings'> },
  options: Pick<RegistryOptions, 'signal' | 'onDecision' | 'onProblem'>,
): (dependencies: readonly AddedDependency[]) => Promise<readonly AddedDependency[]> {
  return (dependencies) =>
    askRegistries(dependencies, {
      ...options,
      hosts: policy.registriesToAsk,
      send: createLazyRequester(host, policy.settings.network.authorities),
      nowMs: host.clock.nowMs(),
    });
}

/** Adds the responses of registries to dependencies. A fact without a response stays unknown, which no rule accepts. */
export async function askRegistries(
  dependencies: readonly AddedDependency[],
  options: RegistryOptions,
): Promise<readonly AddedDependency[]> {
  const { hosts, nowMs, onProblem } = options;
  if (hosts === null) return dependencies;
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(totalMs)]);
  const renderKey = ({ registry, name, version }: AddedDependency): string => JSON.stringify([registry, name, version]);
  const packages = new Map(
    dependencies.filter(({ source }) => source === '').map((one) => [renderKey(one), one] as const),
  );
  const left = [...packages].slice(0, maxPackages);
  /** A text states why a response is missing. */
  const responses = new Map<string, PackageFacts | string | null>(left.map(([key]) => [key, null]));
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [key, one] = next;
      responses.set(key, await ask(one, { ...options, hosts, signal }).catch(readErrorMessage));
    }
  };
  await Promise.all(Array.from({ length: askedAtOnce }, work));
  // In the order of the dependencies, not of the responses.
  for (const [key, response] of responses) {
    const { registry, name } = packages.get(key) ?? {};
    if (typeof response === 'string') onProblem(`the registry ${registry} gave no response about ${name}: ${response}`);
  }
  return dependencies.map((one) => {
    const found = one.source === '' ? responses.get(renderKey(one)) : null;
    const { licence, released } = typeof found === 'object' && found !== null ? found : noFacts;
    const youngest = Math.max(...released.map((time) => Date.parse(time)));
    const ageDays = Number.isFinite(youngest) ? Math.max(0, Math.floor((nowMs - youngest) / dayMs)) : null;
    return { ...one, licence, ageDays };
  });
}

async function ask(
  { registry, name, version }: AddedDependency,
  {
    hosts,
    send,
    signal,
    onDecision,
  }: RegistryOptions & { readonly hosts: ReadonlyMap<string, readonly NetworkGrant[]> },
): Promise<PackageFacts | null> {
  const form = forms[registry];
  const path = form?.locate(name, version) ?? null;
  const [host] = hosts.get(registry) ?? [];
  if (form === null || path === null || host === undefined) return null;
  const url = readRequestUrl(`https://${host.host.includes(':') ? `[${host.host}]` : host.host}:${host.port}${path}`);
  if (typeof url === 'string') throw new Error(url);
  const response = await send(
    { url, method: 'GET', headers: [], body: null, accept: 'application/json', maxBytes, reuse: 'never' },
    {
      // A response that leads to another host does not count: the policy names this one.
      authorize: (access) =>
        access.host === url.host && access.port === url.port && access.scheme === 'https'
          ? { type: 'allow', grants: [host] }
          : { type: 'deny', rule: host.rule, reason: 'the policy names another host for this registry' },
      onDecision,
      signal,
    },
  );
  if (response.status !== 200) throw new Error(`it answered ${response.status}`);
  if (!response.complete) throw new Error(`its response is longer than ${maxBytes / 1024 / 1024} MB`);
  return form.read(parseJson(new TextDecoder().decode(response.body)), version);
}

const npmDocument = z.object({
  'dist-tags': z.object({ latest: z.string() }),
  time: z.record(z.string(), z.string()),
  versions: z.record(z.string(), z.object({ license: z.unknown() })),
});
const upload = z.object({ upload_time_iso_8601: z.string() });
const pypiDocument = z.object({
  info: z.object({ license: z.string().nullish(), license_expression: z.string().nullish() }),
  urls: z.array(upload),
  releases: z.record(z.string(), z.array(upload)).optional(),
});
const gemDocument = z.array(
  z.object({ number: z.string(), created_at: z.string(), licenses: z.array(z.string()).nullish() }),
);

const name = /^(?:@[a-z0-9~_][\w.~-]*\/)?[a-z0-9~_][\w.~-]*$/i;

/**
 * The public documents of registries. The age of a Go module is the time of a commit, which its author writes, and the index of crates has no licence: what
 * these registries answer proves nothing, and is unknown.
 */
const forms: Readonly<Record<DependencyRegistry, RegistryForm | null>> = {
  // npm's documentation of registries, "Package Metadata", the full form
  npm: {
    locate: (text) => (name.test(text) ? `/${text.replace('/', '%2f')}` : null),
    read(document, version) {
      const { time, versions, 'dist-tags': tags } = npmDocument.parse(document);
      const { created: _created, modified: _modified, ...times } = time;
      const license = versions[version === '' ? tags.latest : version]?.license;
      return {
        licence: typeof license === 'string' ? license : null,
        released: version === '' ? Object.values(times) : listOne(times[version]),
      };
    },
  },
  // PyPI's documentation, "JSON API"
  pypi: {
    locate: (text, version) =>
      name.test(text) && !text.includes('/')
        ? `/pypi/${text}${version === '' ? '' : `/${encodeURIComponent(version)}`}/json`
        : null,
    read(document, version) {
      const { info, urls, releases = {} } = pypiDocument.parse(document);
      const files = version === '' ? Object.values(releases).flat() : urls;
      return {
        licence:
          [info.license_expression, info.license].find((text) => typeof text === 'string' && text !== '') ?? null,
        released: files.map((file) => file.upload_time_iso_8601),
      };
    },
  },
  // RubyGems' guides, "Gem Version Methods"
  rubygems: {
    locate: (text) => (name.test(text) && !text.includes('/') ? `/api/v1/versions/${text}.json` : null),
    read(document, version) {
      const all = gemDocument.parse(document);
      const accepted = version === '' ? all : all.filter(({ number }) => number === version);
      const licences = new Set(accepted.flatMap(({ licenses }) => licenses ?? []));
      return {
        licence: licences.size === 0 ? null : [...licences].join(' AND '),
        released: accepted.map(({ created_at: time }) => time),
      };
    },
  },
  go: null,
  crates: null,
};

function listOne(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}
