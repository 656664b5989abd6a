import * as z from 'zod';
import { readRequestUrl } from '../../core/text/request-url.ts';
import { parseJson } from '../../core/text/parse-json.ts';
import type { SendWebRequest } from '../../core/ports/web.ts';
import type { AddedDependency, DependencyRegistry } from '../../core/types/change.ts';
import { readErrorMessage } from '../../core/types/error.ts';
import type { ConnectionDecision, NetworkGrant } from '../../core/types/network.ts';

const maxPackages = 50;
const maxBytes = 50 * 1024 * 1024;
const totalMs = 120_000;
const dayMs = 86_400_000;

/** The facts that a registry states about a package: its licence, and the times of the releases that a manifest accepts. */
interface Answer {
  readonly licence: string | null;
  readonly released: readonly string[];
}

interface RegistryForm {
  /** The path of the document about a package; null for a name that no package has. */
  locate(name: string, version: string): string | null;
  /** Throws for a document of another form. */
  read(document: unknown, version: string): Answer;
}

/** How registries are asked. Of several hosts of a registry, the first is. */
export interface RegistryOptions {
  /** Null if no rule asks for an answer. */
  readonly hosts: ReadonlyMap<string, readonly NetworkGrant[]> | null;
  readonly send: SendWebRequest;
  readonly nowMs: number;
  readonly signal: AbortSignal;
  readonly onDecision: (decision: ConnectionDecision) => void;
  /** Called with each answer that is missing. */
  readonly onProblem: (message: string) => void;
}

/** Adds the answers of registries to dependencies. A fact without an answer stays unknown, which no rule accepts. */
export async function askRegistries(
  dependencies: readonly AddedDependency[],
  options: RegistryOptions,
): Promise<readonly AddedDependency[]> {
  const { hosts, nowMs, onProblem } = options;
  if (hosts === null) return dependencies;
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(totalMs)]);
  const answers = new Map<string, Answer | null>();
  const asked: AddedDependency[] = [];
  for (const one of dependencies) {
    const key = JSON.stringify([one.registry, one.name, one.version]);
    if (one.source === '' && !answers.has(key) && answers.size < maxPackages)
      answers.set(
        key,
        await ask(one, { ...options, hosts, signal }).catch((thrown: unknown) => {
          onProblem(`the registry ${one.registry} gave no answer about ${one.name}: ${readErrorMessage(thrown)}`);
          return null;
        }),
      );
    const { licence, released } = answers.get(key) ?? { licence: null, released: [] };
    const youngest = Math.max(...released.map((time) => Date.parse(time)));
    const ageDays = Number.isFinite(youngest) ? Math.max(0, Math.floor((nowMs - youngest) / dayMs)) : null;
    asked.push({ ...one, licence: one.source === '' ? licence : null, ageDays: one.source === '' ? ageDays : null });
  }
  return asked;
}

async function ask(
  { registry, name, version }: AddedDependency,
  {
    hosts,
    send,
    signal,
    onDecision,
  }: RegistryOptions & { readonly hosts: ReadonlyMap<string, readonly NetworkGrant[]> },
): Promise<Answer | null> {
  const form = forms[registry];
  const path = form?.locate(name, version) ?? null;
  const [host] = hosts.get(registry) ?? [];
  if (form === null || path === null || host === undefined) return null;
  const url = readRequestUrl(`https://${host.host.includes(':') ? `[${host.host}]` : host.host}:${host.port}${path}`);
  if (typeof url === 'string') throw new Error(url);
  const response = await send(
    { url, method: 'GET', headers: [], body: null, accept: 'application/json', maxBytes, reuse: 'never' },
    {
      // An answer that leads to another host does not count: the policy names this one.
      authorize: (access) =>
        access.host === url.host && access.port === url.port && access.scheme === 'https'
          ? { type: 'allow', grants: [host] }
          : { type: 'deny', rule: host.rule, reason: 'the policy names another host for this registry' },
      onDecision,
      signal,
    },
  );
  if (response.status !== 200) throw new Error(`it answered ${response.status}`);
  if (!response.complete) throw new Error(`its answer is longer than ${maxBytes / 1024 / 1024} MB`);
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
