import { parse, stringify } from 'yaml';
import { expect, test } from 'vitest';
import type { Access } from '../../../src/core/types/access.ts';
import { isAllowed } from '../../../src/core/types/decision.ts';
import {
  isLoopbackHost,
  readOpening,
  refusalReasons,
  type ConnectionDecision,
} from '../../../src/core/types/network.ts';
import { createServerAccess } from '../../../src/core/types/mcp.ts';
import { renderOpening } from '../../../src/dispatch/call-hints.ts';
import { explainCall, renderExplanation } from '../../../src/policy/decide/explain.ts';
import { suggestRules } from '../../../src/policy/tools/suggest.ts';
import { call, checkText, command, createOptions, createRecordedCall, loadText, path } from '../test-policy.ts';

interface Written {
  readonly rules: readonly object[];
  readonly sandbox?: { readonly network?: { readonly allow?: readonly object[]; readonly acknowledge?: string } };
}

const reads = { id: 'reads', when: { read: '**' }, decision: 'allow', reason: 'The task.' };
const edits = { id: 'edits', when: { write: 'src/**' }, decision: 'allow', reason: 'The task.' };
const any = { id: 'any', when: { tool: 'exec', contained: true }, decision: 'allow', reason: 'The task.' };
const runs = { id: 'runs', when: { tool: 'exec', command: ['node', '**'] }, decision: 'allow', reason: 'The task.' };
const everything = { id: 'all', when: { write: '**' }, decision: 'allow', reason: 'The task.' };

function renderPolicy(written: Written): string {
  return stringify({ version: 1, name: 'p', ...written });
}

async function listErrors(text: string): Promise<string[]> {
  const findings = await checkText(text);
  return findings.filter(({ severity }) => severity === 'error').map(({ problem }) => problem.message);
}

const connect = (host: string, port: number, scheme: string, method?: string): Access => ({
  type: 'connect',
  host,
  port,
  scheme,
  ...(method !== undefined && { method }),
});

const denied: readonly (readonly [string, string, readonly Access[]])[] = [
  ['a command', 'exec', [command('make', 'all')]],
  ['a command with spaces and quotes', 'exec', [command('printer', "it's a: #b", '- x', '')]],
  ['a package manager that runs files of the workspace', 'exec', [command('npm', 'test')]],
  ['an installation', 'exec', [command('npm', 'ci')]],
  ['a command that writes', 'exec', [command('touch', 'src/a', 'notes.md')]],
  ['a shell text', 'exec', [command('bash', '-lc', 'make all && npm test')]],
  ['a request of a command', 'exec', [command('curl', 'https://example.com/a')]],
  ['a request of a command to a port', 'exec', [command('curl', 'http://example.com:8080/a')]],
  ['a request of a command to an address', 'exec', [command('curl', 'http://10.0.0.1:8080/a')]],
  ['a clone by ssh', 'exec', [command('git', 'clone', 'ssh://git@example.com:2222/a.git', '/tmp/a')]],
  ['a read', 'readFile', [path('read', 'docs/a b.md')]],
  ['a write', 'writeFile', [path('write', 'docs/a.md')]],
  ['a write with a hash', 'writeFile', [path('write', '#x: y')]],
  ['a request', 'http', [connect('example.com', 443, 'https', 'POST')]],
  ['a request to a port', 'http', [connect('example.com', 8443, 'https', 'GET')]],
  ['a page', 'fetchUrl', [connect('example.com', 80, 'http', 'GET')]],
  ['a page of the loopback', 'fetchUrl', [connect('127.0.0.1', 3000, 'http', 'GET')]],
  ['a tool of a server', 'mcp.files.read', [createServerAccess('mcp.files.read')]],
];

test.each(denied)(
  'the rules that are proposed for %s pass the check, allow the call, and are proposed by suggest too',
  async (_, tool, accesses) => {
    const asked = call(tool, accesses);
    const before: Written = { rules: [{ ...reads, when: { read: 'src/**' } }, edits] };
    const { decision, suggestion } = (await loadText(renderPolicy(before))).decide(asked);
    expect(isAllowed(decision)).toBe(false);
    expect(suggestion).not.toBe('');
    const after = renderPolicy({ rules: [...before.rules, ...(parse(suggestion) as object[])] });
    expect(await listErrors(after), suggestion).toEqual([]);
    expect((await loadText(after)).decide(asked).decision, suggestion).toBe('allow');
    const options = createOptions({ 'policy.yml': renderPolicy(before) });
    const { rules } = await suggestRules(options, [createRecordedCall(accesses, { tool })]);
    const proposed = parse(suggestion) as { readonly when: object }[];
    expect(rules.map(({ when }) => when)).toEqual(proposed.map(({ when }) => when));
  },
);

const dangerous: readonly (readonly [...(typeof denied)[number], string])[] = [
  ['a write outside of the workspace', 'writeFile', [path('write', '/etc/motd')], 'it writes outside of the workspace'],
  ['a read outside of the workspace', 'readFile', [path('read', '/opt/a')], 'it reads outside of the workspace'],
  ['a write of a manifest', 'writeFile', [path('write', 'package.json')], 'the file steers other programs'],
  ['a secret', 'readFile', [path('read', 'docs/.env')], 'the file may hold a secret'],
  [
    'an interpreter',
    'exec',
    [command('python3', 'src/a.py')],
    'python3 runs any code that it is given; write a rule that names it',
  ],
  [
    'a program by its path in a shell text',
    'exec',
    [command('bash', '-lc', 'make all && ./run')],
    './run is a file, and who can write it decides what runs; write a rule that names it',
  ],
  ['a push', 'exec', [command('git', 'push')], 'push may send what is here to others; write a rule that names it'],
];

test.each(dangerous)(
  'no rule is proposed for %s: verdict, explain and suggest say the same',
  async (_, tool, accesses, danger) => {
    const asked = call(tool, accesses);
    const text = renderPolicy({ rules: [{ ...reads, when: { read: 'src/**' } }, edits] });
    const policy = await loadText(text);
    const { decision, suggestion } = policy.decide(asked);
    expect([decision, suggestion]).toEqual(['deny', '']);
    const explained = explainCall(policy, asked);
    expect(explained).toMatchObject({ suggestion: '', danger });
    expect(renderExplanation(explained)).toContain(`\n\nNo rule is suggested: ${danger}.`);
    const suggested = await suggestRules(createOptions({ 'policy.yml': text }), [
      createRecordedCall(accesses, { tool }),
    ]);
    expect(suggested).toMatchObject({ yaml: '', refused: [{ why: danger }] });
  },
);

const impossible: typeof denied = [
  ['a rejected command', 'exec', [command('sudo', 'ls')]],
  ['a protected file', 'writeFile', [path('write', '.git/config')]],
  ['an invalid path', 'readFile', [{ type: 'read', path: '../a', valid: false }]],
];

test.each(impossible)('no rule is proposed for %s', async (_, tool, accesses) => {
  expect((await loadText(renderPolicy({ rules: [edits] }))).decide(call(tool, accesses)).suggestion).toBe('');
});

const closed = (host: string, port: number, reason: string = refusalReasons.closed): ConnectionDecision => ({
  host,
  port,
  decision: 'deny',
  rule: '',
  reason,
  address: '',
  count: 1,
  sentBytes: null,
});

const opened: readonly (readonly [string, Written, readonly string[], readonly ConnectionDecision[]])[] = [
  [
    'a refused host of a contained shell text with one command',
    { rules: [reads, everything, any] },
    ['bash', '-lc', 'cd app && npm ci 2>&1 | tail -5'],
    [closed('a.test', 443)],
  ],
  [
    'a refused host of a shell text with several commands',
    { rules: [reads, edits, runs] },
    ['bash', '-lc', 'node x.js && node x.js'],
    [closed('a.test', 443)],
  ],
  [
    'a refused host of a contained command',
    { rules: [reads, everything, any] },
    ['npm', 'test'],
    [closed('a.test', 8080)],
  ],
  ['a refused host of a named command', { rules: [reads, edits, runs] }, ['node', 'x.js'], [closed('a.test', 1234)]],
  ['a refused IPv6 address', { rules: [reads, edits, runs] }, ['node', 'x.js'], [closed('2606:4700::1', 443)]],
  [
    'a name with a private address',
    {
      rules: [reads, edits, runs],
      sandbox: { network: { allow: ['a.test'], acknowledge: 'executes-workspace' } },
    } as unknown as Written,
    ['node', 'x.js'],
    [closed('a.test', 443, refusalReasons.private)],
  ],
  [
    'several hosts',
    { rules: [reads, edits, any] },
    ['curl', 'https://a.test/'],
    [closed('a.test', 443), closed('b.test', 80)],
  ],
];

const toOpen = (refused: readonly ConnectionDecision[]) => refused.flatMap((one) => readOpening(one) ?? []);

test.each(opened)('what is proposed for %s passes the check and opens it', async (_, before, words, refused) => {
  const asked = call('exec', [command(...words)]);
  const yaml = renderOpening((await loadText(renderPolicy(before))).decide(asked).followUp.opening, toOpen(refused));
  expect(yaml).not.toBe('');
  const more = parse(yaml) as Partial<Written>;
  const after = renderPolicy({
    rules: [...before.rules, ...(more.rules ?? [])],
    ...(more.sandbox !== undefined && {
      sandbox: {
        network: {
          ...more.sandbox.network,
          allow: [...(before.sandbox?.network?.allow ?? []), ...(more.sandbox.network?.allow ?? [])],
        },
      },
    }),
  });
  expect(await listErrors(after), yaml).toEqual([]);
  const policy = await loadText(after);
  const verdict = policy.decide(asked);
  expect(verdict, yaml).toMatchObject({ decision: 'allow' });
  const grants = [...verdict.grant.hosts, ...(policy.view().network?.allow ?? [])];
  for (const { host, port, reason } of refused)
    expect(
      grants.some(
        (grant) => grant.host === host && grant.port === port && (grant.private || reason !== refusalReasons.private),
      ),
      yaml,
    ).toBe(true);
});

test.each<[string, readonly ConnectionDecision[]]>([
  ['a host that a rule denies', [{ ...closed('a.test', 443), rule: 'no-net' }]],
  ['a name without an address', [closed('a.test', 443, refusalReasons.unknown)]],
  ['the loopback of the command', [closed('127.0.0.2', 443, refusalReasons.loopback)]],
])('nothing is proposed for %s', async (_, refused) => {
  const policy = await loadText(renderPolicy({ rules: [reads, edits, runs] }));
  const { followUp } = policy.decide(call('exec', [command('node', 'x.js')]));
  expect(renderOpening(followUp.opening, toOpen(refused))).toBe('');
});

test('the loopback has several names', () => {
  for (const host of ['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', '0.0.0.0'])
    expect(isLoopbackHost(host), host).toBe(true);
  for (const host of ['localhost.example', '128.0.0.1', '127.0.0.1.example', 'example.com', '::2'])
    expect(isLoopbackHost(host), host).toBe(false);
});
