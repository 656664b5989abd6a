import { renderCount } from '../../core/text/grouped-number.ts';
import type { ChangedFile, DenialGroup } from '../../core/types/result.ts';
import { countDenied, renderChanges, renderDenials, renderWarnings, type renderFold } from './facts.ts';

/** A part of a text that may be left out, only as a whole: a cut inside a part could end the code that keeps hostile text harmless. */
export interface Part {
  readonly name: string;
  /** The part with the least value is left out first; one with the value Infinity never. */
  readonly value: number;
  /** Markdown; empty for a part that is not there. */
  readonly text: string;
}

/** Parts and an end, as Markdown. If they measure more than `most`, the parts with the least value are left out, and the text names them. */
export function fitParts(
  all: readonly Part[],
  {
    after,
    most,
    measure,
  }: { readonly after: string; readonly most: number; readonly measure: (text: string) => number },
): string {
  const present = all.filter(({ text }) => text !== '');
  let kept = present;
  for (;;) {
    const dropped = present.filter((part) => !kept.includes(part)).map(({ name }) => name);
    const omitted =
      dropped.length === 0 ? '' : `*Left out, since it was too long: ${dropped.join(', ')}. The record has all of it.*`;
    const whole = [...kept.map(({ text }) => text), omitted, after].filter((text) => text !== '').join('\n\n');
    const [least] = kept.toSorted((left, right) => left.value - right.value);
    if (measure(whole) <= most || least === undefined || least.value === Infinity) return whole;
    kept = kept.filter((part) => part !== least);
  }
}

/** The size of a comment or a pull request, for which GitHub counts characters. */
export const countCharacters = (text: string): number => text.length;

/** The parts that each comment and pull request about a run has. */
export function createParts(
  {
    denials,
    deniedCalls = countDenied(denials),
    warnings,
    files,
  }: {
    readonly denials: readonly DenialGroup[];
    /** More than the calls of `denials` if those are only the first groups. */
    readonly deniedCalls?: number | undefined;
    readonly warnings: readonly string[];
    readonly files: readonly ChangedFile[];
  },
  shownFiles: number,
  show: typeof renderFold,
): Readonly<Record<'denied' | 'warned' | 'changed', Part>> {
  const calls = renderCount(deniedCalls, 'call');
  const changes = renderChanges(files, shownFiles);
  return {
    denied: { name: 'denied calls', value: 5, text: show(`Denied: ${calls}`, renderDenials(denials, deniedCalls)) },
    warned: {
      name: 'warnings',
      value: 3,
      text: show('Warnings', renderWarnings(warnings)),
    },
    changed: { name: 'changed files', value: 2, text: show(renderCount(files.length, 'changed file'), changes) },
  };
}
