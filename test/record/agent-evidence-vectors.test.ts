import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderCanonicalJson, type JsonValue } from '../../src/core/text/json.ts';
import { readAuditLines } from '../../src/record/read-audit.ts';
import { createDirectory } from '../fixtures/workspace.ts';

/**
 * Values from the corpus `vectors-ai-agent-action` of github.com/astrogilda/agent-evidence-vectors (Apache-2.0), which follow RFC 8785. Hashes of the audit
 * are computed over this form. Its other vectors are about predicates with records and signatures that this project does not write.
 */
const numbers: readonly (readonly [ieee754: string, canonical: string])[] = [
  ['0000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['c340000000000000', '-9007199254740992'],
  ['4340000000000000', '9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
];

test.each(numbers)('the canonical form of the number with the bits %s is %s', (bits, canonical) => {
  expect(renderCanonicalJson(Buffer.from(bits, 'hex').readDoubleBE())).toBe(canonical);
});

test.each<[attack: string, value: JsonValue, canonical: string]>([
  ['a1', { 2: 'two', 10: 'ten', zz: 'last', aa: 'first' }, '{"10":"ten","2":"two","aa":"first","zz":"last"}'],
  ['a2', { toolName: 'créer_fichier<script>' }, '{"toolName":"créer_fichier<script>"}'],
])('the canonical form does not depend on the order of keys or on escapes: attack %s', (_, value, canonical) => {
  expect(renderCanonicalJson(value)).toBe(canonical);
});

test('an audit entry with a duplicate key is refused, since other parsers read another value: attack a4', () => {
  const directory = createDirectory('audit-');
  const line =
    '{"id":"call_04","type":"tool_call","toolName":"read_file","toolName":"delete_repository","previousHash":"genesis"}';
  writeFileSync(join(directory, 'audit.jsonl'), `${line}\n`);
  expect(readAuditLines(directory).broken).toEqual({ at: 1, reason: 'its text is not as a run writes it' });
});
