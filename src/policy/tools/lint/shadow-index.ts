import { readLiteralPrefix } from '../../../core/text/glob.ts';
import { listOf } from '../../../core/schema-parts.ts';
import type { NetCondition } from '../../decide/matchers/net.ts';
import type { Rule } from '../../decide/rule.ts';
import { listPrograms } from './broad-grants.ts';
import { foldHost } from '../covers/covers-net.ts';
import { renderConditions } from '../covers/covers-rule.ts';

type Conditions = Rule['written']['when'];
type Strings = string | readonly string[];

/**
 * Indexes rules by one of their conditions, so that the rules that may cover another are found without comparing all pairs. The result contains every
 * rule for which `coversRule` is true, in the order of the list (`shadow-index.test.ts`).
 */
export function createShadowIndex(rules: readonly Rule[]): (inner: Rule) => readonly Rule[] {
  const byKey = new Map<string, number[]>();
  for (const [index, { written }] of rules.entries())
    for (const key of new Set(listFileKeys(written.when))) {
      const filed = byKey.get(key);
      if (filed === undefined) byKey.set(key, [index]);
      else filed.push(index);
    }
  if (byKey.size === 0) return () => [];
  return ({ written }) => {
    const found = new Set(listSearchKeys(written.when).flatMap((key) => byKey.get(key) ?? []));
    return [...found].toSorted((left, right) => left - right).flatMap((index) => rules[index] ?? []);
  };
}

// The keys of one condition. In every rule that is covered, some condition implies it.
function listFileKeys(when: Conditions): readonly string[] {
  const { read, write, command, net, tool } = when;
  if (write !== undefined) return listOf(write as Strings).map((glob) => `write ${glob}`);
  if (read !== undefined) return listOf(read as Strings).map((glob) => `read ${glob}`);
  if (command !== undefined)
    return listPrograms({ written: { when } }).map(({ name }) => `command ${name.startsWith('*') ? '*' : name}`);
  const { host } = (net ?? {}) as NetCondition;
  if (host !== undefined) return listOf<string>(host).map((name) => `net ${foldHost(name)}`);
  const [other] = listEqual(when);
  if (other !== undefined) return [other];
  if (tool !== undefined) return listOf(tool as Strings).map((name) => `tool ${name.includes('*') ? '*' : name}`);
  return ['any'];
}

function listSearchKeys(when: Conditions): readonly string[] {
  const { read, write, net, tool } = when;
  const [program] = listPrograms({ written: { when } });
  const [host] = listOf<string>(((net ?? {}) as NetCondition).host ?? []);
  return [
    'any',
    ...listFolders(write).map((glob) => `write ${glob}`),
    ...listFolders(read).map((glob) => `read ${glob}`),
    ...(program === undefined ? [] : [`command ${program.name}`, 'command *']),
    ...(host === undefined ? [] : listDomains(foldHost(host)).map((name) => `net ${name}`)),
    ...listEqual(when),
    ...(tool === undefined ? [] : [`tool ${listOf(tool as Strings)[0] ?? ''}`, 'tool *']),
  ];
}

// Conditions that are compared as a whole.
function listEqual(when: Conditions): readonly string[] {
  return Object.entries(when)
    .filter(([key, value]) => value !== undefined && !['read', 'write', 'command', 'net', 'tool'].includes(key))
    .map(([key, value]) => `${key} ${renderConditions(value)}`);
}

// The globs that may contain the first glob. It suffices to search for the first one, since every glob must be contained in some glob.
function listFolders(globs: unknown): readonly string[] {
  const [glob] = listOf((globs ?? []) as Strings);
  if (glob === undefined) return [];
  const names = readLiteralPrefix(glob).split('/');
  return [glob, '**', '/**', ...names.map((_, index) => `${names.slice(0, index + 1).join('/')}/**`)];
}

function listDomains(host: string): readonly string[] {
  const parts = host.replace(/^\*/, '').split('.');
  return [host, ...parts.slice(1).map((_, index) => `*.${parts.slice(index + 1).join('.')}`)];
}
