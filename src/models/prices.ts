import type { TokenUsage } from '../core/limits.ts';
import type { ModelApi, Price, Rates } from '../core/ports/model.ts';

/** Rates in US dollars for a million tokens, in the order of the providers' tables. */
function rates(inputUsd: number, cacheWriteUsd: number, cachedUsd: number, outputUsd: number): Rates {
  return { inputUsd, cacheWriteUsd, cachedUsd, outputUsd };
}

// One tariff for every prompt length.
function flat(model: string, ...usd: Parameters<typeof rates>): Price {
  return { model, ...rates(...usd), long: null };
}

// A request with more than 272,000 tokens of input costs twice as much for input and cache, and one and a half times as much for output.
function tiered(model: string, ...usd: Parameters<typeof rates>): Price {
  const [input, write, cached, output] = usd;
  const long = { aboveTokens: 272_000, ...rates(2 * input, 2 * write, 2 * cached, 1.5 * output) };
  return { model, ...rates(...usd), long };
}

interface PriceList {
  readonly source: string;
  readonly readOn: string;
  readonly prices: readonly Price[];
}

/** List prices with their source and the day on which they were read. A model that is not listed has no known cost. */
const lists: readonly PriceList[] = [
  {
    // Cache writes are those for five minutes. Those for an hour cost `hourFactor` times the input.
    source: 'https://platform.claude.com/docs/en/about-claude/pricing and the page of each model',
    readOn: '2026-11-25',
    prices: [
      flat('claude-fable-5-1', 10, 12.5, 0.25, 50),
      flat('claude-fable-5', 10, 12.5, 1, 50),
      flat('claude-opus-5-5', 4, 5, 0.2, 20),
      flat('claude-opus-5', 5, 6.25, 0.5, 25),
      flat('claude-opus-4-8', 5, 6.25, 0.5, 25),
      flat('claude-opus-4-7', 5, 6.25, 0.5, 25),
      flat('claude-opus-4-6', 5, 6.25, 0.5, 25),
      flat('claude-opus-4-5', 5, 6.25, 0.5, 25),
      flat('claude-sonnet-5-5', 2, 2.5, 0.1, 10),
      flat('claude-sonnet-5', 2, 2.5, 0.2, 10),
      flat('claude-sonnet-4-6', 3, 3.75, 0.3, 15),
      {
        model: 'claude-haiku-5-5',
        ...rates(0.1, 0.125, 0.01, 0.5),
        long: { aboveTokens: 100_000, ...rates(0.5, 0.625, 0.05, 2.5) },
      },
      flat('claude-haiku-4-5', 1, 1.25, 0.1, 5),
    ],
  },
  {
    // Cache writes are those for thirty minutes.
    source: 'https://developers.openai.com/api/docs/pricing and the page of each model',
    readOn: '2026-11-25',
    prices: [
      tiered('gpt-6.2-astra', 8, 10, 0.4, 40),
      tiered('gpt-6.2-sol', 2, 2.5, 0.1, 10),
      tiered('gpt-6.1-sol', 2, 2.5, 0.1, 10),
      tiered('gpt-6.1-terra', 1, 1.25, 0.05, 5),
      tiered('gpt-6-astra', 10, 12.5, 1, 50),
      tiered('gpt-6-sol', 2, 2.5, 0.2, 10),
      tiered('gpt-6-luna', 0.1, 0.125, 0.01, 0.5),
      // The price before a discount that was promised until 2026-11-21 only.
      tiered('gpt-5.6-sol', 5, 6.25, 0.5, 30),
      tiered('gpt-5.6-terra', 2, 2.5, 0.2, 12),
      tiered('gpt-5.6-luna', 0.2, 0.25, 0.02, 1.2),
    ],
  },
];

/** The price of a cache write for an hour, as a multiple of the price of input: of every model of the only provider that has such writes. */
const hourFactor = 2;

/** The prices that apply to an API: the prices of the policy, which precede the lists of the makers of the models. Clouds have other prices. `access` is null for a recording. */
export interface Prices {
  readonly own: readonly Price[];
  readonly lists: readonly PriceList[];
}

export function choosePrices(access: ModelApi['access'] | null, own: readonly Price[]): Prices {
  return { own, lists: access?.type === 'cloud' ? [] : lists };
}

/**
 * The cost of one request in US dollars; null, never 0, if the price of the model is not known. A date suffix of the name is ignored. Input that the
 * provider neither read from its cache nor reports as written counts as written if the provider reports no writes: a cost may be a little too high,
 * never too low.
 */
export function readCostUsd(model: string, usage: TokenUsage, prices: Prices): number | null {
  const price = prices.own.find((entry) => isModel(entry, model)) ?? findListed(model, prices)?.price;
  if (price === undefined) return null;
  const { inputUsd, cacheWriteUsd, cachedUsd, outputUsd } =
    price.long !== null && usage.inputTokens > price.long.aboveTokens ? price.long : price;
  const uncached = Math.max(0, usage.inputTokens - usage.cachedTokens);
  const written = Math.min(uncached, usage.cacheWriteTokens ?? uncached);
  const forHour = Math.min(written, usage.cacheWriteHourTokens ?? 0);
  return (
    ((uncached - written) * inputUsd +
      (written - forHour) * cacheWriteUsd +
      forHour * hourFactor * inputUsd +
      usage.cachedTokens * cachedUsd +
      usage.outputTokens * outputUsd) /
    1_000_000
  );
}

const dayMs = 24 * 60 * 60 * 1_000;
const maxAgeDays = 60;

/** A warning if the cost of the model is computed from a listed price that was read more than 60 days before `nowMs`; null otherwise. */
export function describeOldPrice(model: string, nowMs: number, prices: Prices): string | null {
  const listed = prices.own.some((entry) => isModel(entry, model)) ? undefined : findListed(model, prices);
  if (listed === undefined) return null;
  const days = Math.floor((nowMs - Date.parse(listed.readOn)) / dayMs);
  if (days <= maxAgeDays) return null;
  return `the price of ${model} was read ${days} days ago, on ${listed.readOn}, and may have changed; \`prices\` in the policy gives the current one`;
}

function findListed(model: string, { lists }: Prices): { readonly price: Price; readonly readOn: string } | undefined {
  for (const { prices, readOn } of lists) {
    const price = prices.find((entry) => isModel(entry, model));
    if (price !== undefined) return { price, readOn };
  }
  return undefined;
}

// Providers append the day of a snapshot as `-20251101` or `-2025-11-01`.
function isModel(price: Price, model: string): boolean {
  return price.model === model || price.model === model.replace(/-\d{4}-?\d{2}-?\d{2}$/, '');
}
