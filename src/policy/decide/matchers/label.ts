import { defineMatcher } from './matcher.ts';
import { listOf, oneOrMore, text } from '../../../core/schema-parts.ts';

/** `label`: the label that started the run, by its exact name. */
export const labelMatcher = defineMatcher({
  key: 'label',
  binds: null,
  schema: oneOrMore(text).describe('The label that started the run.'),
  describe: (labels) => `label is ${listOf(labels).join(' or ')}`,
  compile(labels) {
    const known = new Set(listOf(labels));
    return ({ facts }) => (facts === null ? 'may' : known.has(facts.label) ? 'must' : 'no');
  },
});
