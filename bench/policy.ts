import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'unbash';
import { parse as parseYaml } from 'yaml';
import { catalogue } from '../src/run/policy/catalogue.ts';
import type { Access, Word } from '../src/core/types/access.ts';
import type { CallToDecide } from '../src/core/types/decision.ts';
import { checkPolicy } from '../src/policy/tools/check.ts';
import { loadPolicy } from '../src/policy/resolve/load.ts';
import { lowerCommand } from '../src/policy/commands/lower.ts';
import { measureInterleaved, median, type Goal } from './goal.ts';
import { compileBuiltins } from './load-policy.ts';

const ruleCount = 1_000;

/** Measures the cost of a decision under a policy of a thousand rules, of reading a shell text, and of loading such a file. */
export async function benchPolicy(): Promise<Goal[]> {
  const text = writePolicy();
  const policy = await loadPolicy(createOptions(text));
  const calls = createCalls();
  const fresh = new Map<string, number>();
  const long = new Map(Array.from({ length: 10_000 }, (_, index) => [`rule-${index}`, 1]));
  const decide = (rulesUsed: ReadonlyMap<string, number>): number[] =>
    calls.map((call) => {
      let fastest = Number.POSITIVE_INFINITY;
      // The best of three: time that another process takes is not a cost of the policy.
      for (let time = 0; time < 3; time += 1) {
        const start = performance.now();
        policy.decide({ ...call, rulesUsed });
        fastest = Math.min(fastest, performance.now() - start);
      }
      return fastest;
    });
  // As in a run: its first call is made after seconds of start-up.
  for (let round = 0; round < 200; round += 1) decide(fresh);
  const [early, late]: [number[], number[]] = [[], []];
  for (let round = 0; round < 200; round += 1) {
    early.push(...decide(fresh));
    late.push(...decide(long));
  }
  return [
    {
      name: 'policy: 99th percentile of a decision among 1,000 rules, in milliseconds',
      ratio: percentile(early, 0.99),
      bound: 'at-most',
      goal: 1,
    },
    {
      name: 'policy: a decision after 10,000 calls, times one at the start',
      ratio: median(late) / median(early),
      bound: 'at-most',
      goal: 1.2,
    },
    await benchLowering(),
    await benchLoading(text),
    ...(await benchStarts()),
  ];
}

async function benchLowering(): Promise<Goal> {
  const texts = [
    'npm test 2>&1 | tail -50',
    'CI=1 npx vitest run',
    'git diff --stat && npm run lint',
    'cd packages/a && cat src/*.ts | wc -l',
  ];
  const repeat = (work: (text: string) => void) => async (): Promise<void> => {
    for (let round = 0; round < 200; round += 1) for (const text of texts) work(text);
  };
  const commands = new Map(
    texts.map((text) => [text, ['bash', '-lc', text].map((value): Word => ({ type: 'literal', value }))]),
  );
  const variants = {
    // The parts of words are computed when they are read, so a parse whose result is not read would measure nothing.
    parse: repeat((text) => void JSON.stringify(parse(text))),
    lower: repeat((text) => void lowerCommand({ type: 'command', words: commands.get(text) ?? [], cwd: '.' }, '/w')),
  };
  // As for decisions, both are measured as code that has run for a while.
  for (let round = 0; round < 5; round += 1) for (const work of Object.values(variants)) await work();
  const times = await measureInterleaved(variants, 31);
  return {
    name: 'policy: reading a shell text, times its bare parse',
    ratio: times.lower / times.parse,
    bound: 'at-most',
    goal: 3,
  };
}

async function benchLoading(text: string): Promise<Goal> {
  const times = await measureInterleaved(
    {
      yaml: async () => parseYaml(text),
      check: () => checkPolicy(createOptions(text)),
    },
    9,
  );
  return {
    name: 'policy: load and check of 1,000 rules, times the bare YAML parse',
    ratio: times.check / times.yaml,
    bound: 'at-most',
    goal: 3,
  };
}

/** The first load in a process, by CPU time, which other processes affect less than wall time. */
async function benchStarts(): Promise<Goal[]> {
  const compiled = await compileBuiltins();
  const load = (ruleCount: number): number => {
    const entry = join(import.meta.dirname, 'load-policy.ts');
    const { stdout, stderr } = spawnSync(process.execPath, [entry, String(ruleCount), compiled], { encoding: 'utf8' });
    const milliseconds = Number(stdout);
    if (stdout === '' || Number.isNaN(milliseconds)) throw new Error(`a load of ${ruleCount} rules failed: ${stderr}`);
    return milliseconds;
  };
  const [small, large, huge]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < 5; round += 1) {
    small.push(load(2));
    large.push(load(1_000));
    if (round < 3) huge.push(load(10_000));
  }
  const atMost = (name: string, ratio: number, goal: number): Goal => ({ name, ratio, bound: 'at-most', goal });
  return [
    atMost('policy: first load of a small policy, ms of CPU', median(small), 30),
    atMost('policy: what 1,000 rules add to it, ms of CPU', median(large) - median(small), 250),
    atMost('policy: first load of 10,000 rules, ms of CPU', median(huge), 3_000),
    atMost('policy: first load of 10,000 rules, times 1,000', median(huge) / median(large), 12),
  ];
}

function createOptions(text: string): Parameters<typeof loadPolicy>[0] {
  return {
    source: 'bench.yml',
    readFile: async () => text,
    catalogue,
    builtinPolicies: new Map(),
    protectedPaths: [],
    floors: [],
    today: '2026-01-01',
    workspace: '/w',
  };
}

function writePolicy(): string {
  const rules = Array.from({ length: ruleCount }, (_, index) => {
    const when = [
      `{ tool: exec, command: [program-${index}, { any: [test, [run, test]] }, { after: "--" }] }`,
      `{ write: ["src/part-${index}/**", "test/part-${index}/**"] }`,
      `{ read: ["**/secret-${index}*"] }`,
      `{ tool: exec, command: { program: program-${index}, sub: [status, log] } }`,
    ][index % 4];
    const decision = index % 4 === 2 ? 'deny' : 'allow';
    return `  - { id: rule-${index}, when: ${when}, decision: ${decision}, reason: Because of ${index}. }`;
  });
  return `version: 1\nname: bench\nrules:\n${rules.join('\n')}\n`;
}

function createCalls(): CallToDecide[] {
  const call = (accesses: readonly Access[]): CallToDecide => ({
    tool: 'exec',
    origin: 'structured',
    args: {},
    accesses,
    turn: 1,
    justified: false,
    rulesUsed: new Map(),
    history: [],
    changes: null,
    tainted: false,
  });
  const command = (...words: string[]): Access => ({
    type: 'command',
    cwd: '.',
    words: words.map((value) => ({ type: 'literal', value })),
  });
  return [
    call([command('program-400', 'test', '--', 'a')]),
    call([command('bash', '-lc', 'program-400 test 2>&1 | tail -50')]),
    call([{ type: 'write', path: 'src/part-401/a/b.ts', valid: true }]),
    call([{ type: 'read', path: 'src/deep/directory/file.ts', valid: true }]),
    call([command('program-403', 'status')]),
    call([command('unknown', 'words')]),
  ];
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}
