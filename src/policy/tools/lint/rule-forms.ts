import type { Word } from '../../../core/types/access.ts';
import type { Rule } from '../../decide/rule.ts';
import { listOf } from '../../../core/schema-parts.ts';

const maxForms = 200;

/**
 * Commands of every form that a rule allows, as far as it names words: `[npm, {any: [test, [run, x]]}, '**']` results in `npm test` and `npm run x`.
 * An open part becomes a plain name or is omitted.
 */
export function listForms(rule: Pick<Rule, 'written'>): readonly (readonly Word[])[] {
  const written = (rule.written.when as { readonly command?: unknown }).command;
  if (written === undefined) return [];
  if (Array.isArray(written)) return expandPattern(written as readonly unknown[]);
  const { program, sub } = written as {
    readonly program: string | readonly string[];
    readonly sub?: string | readonly string[];
  };
  const subs = sub === undefined ? [[], ['name']] : listOf<string>(sub).flatMap((name) => [[name], [name, 'name']]);
  return listOf<string>(program).flatMap((name) => subs.map((rest) => [name, ...rest].map(toWord)));
}

function expandPattern(tokens: readonly unknown[]): Word[][] {
  let forms: string[][] = [[]];
  for (const token of tokens) {
    const choices = listChoices(token);
    forms = forms.flatMap((form) => choices.map((choice) => [...form, ...choice])).slice(0, maxForms);
  }
  return forms.map((form) => form.map(toWord));
}

function listChoices(token: unknown): readonly (readonly string[])[] {
  if (token === '**') return [[], ['name']];
  if (token === '*') return [['name']];
  if (typeof token === 'string') return [[token]];
  const { any } = token as { readonly any?: readonly (string | readonly string[])[] };
  return any === undefined ? [[]] : any.map((choice) => (typeof choice === 'string' ? [choice] : choice));
}

function toWord(value: string): Word {
  return { type: 'literal', value };
}
