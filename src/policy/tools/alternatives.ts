import { listOf } from '../../core/schema-parts.ts';
import type { RuleFile } from '../decide/rule-file.ts';

type Conditions = RuleFile['when'];

/** One of several values that a condition accepts. */
export interface Alternative {
  /** As text: `write src/**`, `command any test`. */
  readonly label: string;
  /** The conditions with only this alternative. */
  readonly only: Conditions;
  /** The conditions without it. */
  readonly without: Conditions;
}

/** The alternatives of conditions: each choice of an `any`, each glob, program, subcommand, variable or name of a list of several. */
export function listAlternatives(conditions: Conditions): readonly Alternative[] {
  const written: Readonly<Record<string, unknown>> = conditions;
  return Object.entries(written).flatMap(([key, value]): Alternative[] => {
    const put = (replacement: unknown): Conditions => ({ ...written, [key]: replacement });
    if (key === 'args' || value === undefined) return [];
    if (key === 'command' && Array.isArray(value)) return listChoices(value, put);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return Object.entries(value).flatMap(([inner, items]) =>
        splitList(`${key} ${inner}`, items, (part) => put({ ...value, [inner]: part })),
      );
    return splitList(key, value, put);
  });
}

function listChoices(tokens: readonly unknown[], put: (tokens: readonly unknown[]) => Conditions): Alternative[] {
  return tokens.flatMap((token, index) => {
    if (typeof token !== 'object' || token === null || !('any' in token)) return [];
    return splitList('command any', token.any, (any) => put(tokens.with(index, { any })));
  });
}

function splitList(label: string, value: unknown, put: (part: unknown) => Conditions): Alternative[] {
  if (!Array.isArray(value) || value.length < 2) return [];
  return value.map((item: unknown, index) => ({
    label: `${label} ${listOf(item).join(' ')}`,
    only: put([item]),
    without: put(value.filter((_, at) => at !== index)),
  }));
}
