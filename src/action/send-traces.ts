import { readErrorMessage } from '../core/types/error.ts';
import type { Headers } from '../core/text/header-lines.ts';
import type { Environment } from '../github/request/run-context.ts';
import type { RunRecord } from '../core/types/record.ts';
import { limitTime } from '../github/request/limit-time.ts';
import type { SendHttp } from '../core/ports/model.ts';
import { createHttpClient } from '../models/http-client.ts';
import { chooseProxy } from '../models/proxy.ts';
import { reports } from '../report/index.ts';
import type { Services } from './job.ts';

/** The collector of traces, and the headers of its requests, which are secrets. */
export interface Collector {
  readonly endpoint: string;
  readonly headers: Headers;
  readonly send: SendHttp;
}

/** The collector that the inputs name; null for none. Throws `usage` for a variable that names no proxy. */
export function openCollector(
  endpoint: string | null,
  headers: Collector['headers'],
  environment: Environment,
): Collector | null {
  if (endpoint === null) return null;
  return { endpoint, headers, send: createHttpClient(chooseProxy(environment, endpoint)) };
}

const limitMs = 10_000;

/**
 * Posts the spans of a run, without contents, to a collector: one request, without a repetition. Resolves to null, and for a request that failed to a
 * sentence.
 */
export async function sendTraces(
  record: RunRecord,
  { endpoint, headers, send }: Collector,
  services: Services,
): Promise<string | null> {
  const report = await reports.otlp.load();
  const body = services.redactor.redactText(report.render(record));
  try {
    const status = await limitTime({ ...services, limitMs }, async (signal) => {
      const response = await send(endpoint, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        signal,
        onSent: () => undefined,
      });
      for await (const _ of response.body) break;
      return response.status >= 200 && response.status < 300 ? null : response.status;
    });
    if (status === null) return null;
    const isRedirection = status >= 300 && status < 400;
    return describeFailure(`the collector answered ${status}${isRedirection ? ', a redirection' : ''}`);
  } catch (thrown) {
    const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
    return describeFailure(readErrorMessage(cause));
  }
}

function describeFailure(reason: string): string {
  return `The spans of the run were not sent: ${reason}. Check otlp-endpoint and otlp-headers; \`script-harness report RUN --otlp\` makes them from the record.`;
}
