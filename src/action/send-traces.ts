import { readErrorMessage } from '../core/types/error.ts';
import type { Headers } from '../core/text/header-lines.ts';
import type { Environment } from '../github/run-context.ts';
import type { RunRecord } from '../core/types/record.ts';
import { limitTime } from '../github/limit-time.ts';
import { chooseProxy, createModelFetch } from '../models/model-fetch.ts';
import { reports } from '../report/index.ts';
import type { Services } from './publish-state.ts';

/** The collector of traces, and the headers of its requests, which are secrets. */
export interface Collector {
  readonly endpoint: string;
  readonly headers: Headers;
  readonly fetch: typeof globalThis.fetch;
}

/** The collector that the inputs name; null for none. Throws `usage` for a variable that names no proxy. */
export function openCollector(
  endpoint: string | null,
  headers: Collector['headers'],
  environment: Environment,
): Collector | null {
  if (endpoint === null) return null;
  // A connection that is silent ends with the request.
  return { endpoint, headers, fetch: createModelFetch(chooseProxy(environment, endpoint), 0) };
}

const limitMs = 10_000;

/**
 * Posts the spans of a run, without contents, to a collector: one request, without a repetition. Resolves to null, and for a request that failed to a
 * sentence.
 */
export async function sendTraces(
  record: RunRecord,
  { endpoint, headers, fetch }: Collector,
  services: Services,
): Promise<string | null> {
  const report = await reports.otlp.load();
  const body = services.redactor.redactText(report.render(record));
  try {
    const status = await limitTime({ ...services, limitMs }, async (signal) => {
      // A redirection would send the headers to another server.
      const request = { method: 'POST', body, signal, redirect: 'error' } as const;
      const answer = await fetch(endpoint, { ...request, headers: { ...headers, 'content-type': 'application/json' } });
      await answer.body?.cancel();
      return answer.ok ? null : answer.status;
    });
    return status === null ? null : describeFailure(`the collector answered ${status}`);
  } catch (thrown) {
    const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
    return describeFailure(readErrorMessage(cause));
  }
}

function describeFailure(reason: string): string {
  return `The spans of the run were not sent: ${reason}. Check otlp-endpoint and otlp-headers; \`script-harness report RUN --otlp\` makes them from the record.`;
}
