import { quoteWord, renderAccess, type Access } from '../../core/types/access.ts';
import { createCallToDecide, isAllowed, type CallToDecide } from '../../core/types/decision.ts';
import { splitCommand } from '../rules/arguments-text.ts';
import { canaryFile, canaryProgram, mutateCommand, mutatePath, respellCommand, type Mutant } from './fuzz-mutants.ts';
import { listOwnRules } from './coverage.ts';
import type { ResolvedPolicy } from '../file/load.ts';
import type { Rule } from '../rules/rule.ts';
import { createCommand, createShellCommand } from './test-row.ts';

/**
 * The observed effects of a script in a real shell: the programs that it started and their folders (absolute if outside the script's folder), and the
 * files that it made.
 */
export interface ShellObservation {
  readonly programs: readonly {
    readonly words: readonly string[];
    readonly cwd: string;
    /** True if it was started with another PATH, or with a variable that makes it load something first. */
    readonly steered: boolean;
  }[];
  readonly written: readonly string[];
}

/** Runs a script where it can do no harm. Every program is replaced by one that only reports itself. Returns null if that failed. */
export type ObserveShell = (script: string, programs: readonly string[]) => Promise<ShellObservation | null>;

/** A mutant that is allowed although the rules do not allow its effects. */
export interface FuzzFinding {
  readonly rule: string;
  readonly kind: string;
  readonly example: string;
  readonly mutant: string;
  /** The rule that allowed it. */
  readonly allowedBy: string;
  readonly why: string;
}

export interface FuzzReport {
  readonly mutants: number;
  readonly allowed: number;
  /** Number of scripts that a real shell ran for comparison. */
  readonly observed: number;
  /** Includes each allowed script for which no shell could run. */
  readonly findings: readonly FuzzFinding[];
}

/**
 * Tries the known bypasses on the examples of every rule that allows, and other spellings of commands that rules refuse. The effects of allowed
 * mutants are compared with the effects in a shell.
 */
export async function fuzzPolicy(policy: ResolvedPolicy, observe: ObserveShell): Promise<FuzzReport> {
  const findings: FuzzFinding[] = [];
  let mutants = 0;
  let allowed = 0;
  let observed = 0;
  for (const rule of listOwnRules(policy)) {
    if (rule.audit) continue;
    for (const { example, mutants: tried } of listTries(policy, rule))
      for (const mutant of tried) {
        mutants += 1;
        const verdict = policy.decide(createMutantCall(rule, mutant));
        if (!isAllowed(verdict.decision)) continue;
        allowed += 1;
        if (mutant.type === 'shell') observed += 1;
        const why = await explainEffect(policy, { rule, mutant }, observe);
        if (why === null) continue;
        const { kind } = mutant;
        findings.push({ rule: rule.id, kind, example, mutant: renderMutant(mutant), allowedBy: verdict.rule, why });
      }
  }
  return { mutants, allowed, observed, findings };
}

interface Try {
  readonly example: string;
  readonly mutants: readonly Mutant[];
}

// Allowed examples with something hidden in them, and refused commands in other spellings. Refused commands are the examples of a rule that denies,
// and the negative examples of a rule that allows, unless another rule allows them.
function listTries(policy: ResolvedPolicy, rule: Rule): readonly Try[] {
  const { match = [], not = [] } = rule.written.examples ?? {};
  const [allowed, refused] = isAllowed(rule.decision) ? [match, not] : [[], match];
  return [
    ...allowed.map((example) => ({ example, mutants: listMutants(rule, example) })),
    ...refused.flatMap((example): Try[] => {
      const words = rule.binds === 'command' ? splitCommand(example) : null;
      if (words === null || isAllowed(policy.decide(createCallOf(rule, [createCommand(words)])).decision)) return [];
      return [{ example, mutants: respellCommand(words) }];
    }),
  ];
}

function listMutants(rule: Rule, example: string): readonly Mutant[] {
  if (rule.binds === 'read' || rule.binds === 'write') return mutatePath(example, rule.binds);
  const words = rule.binds === 'command' ? splitCommand(example) : null;
  return words === null ? [] : mutateCommand(words);
}

function createMutantCall(rule: Rule, mutant: Mutant): CallToDecide {
  return createCallOf(rule, listAccesses(rule, mutant));
}

function createCallOf(rule: Rule, accesses: readonly Access[]): CallToDecide {
  return createCall(rule.namedTools[0] ?? pickUsualTool(rule), accesses);
}

/** The tool for the accesses of a rule that names no tool. */
export function pickUsualTool({ binds, tools }: Rule): string {
  return tools.pickName(binds === 'read' || binds === 'write' ? binds : 'command');
}

function listAccesses(rule: Rule, mutant: Mutant): readonly Access[] {
  switch (mutant.type) {
    case 'command':
      return [createCommand(mutant.words)];
    case 'shell':
      return [createShellCommand(mutant.script)];
    case 'env':
      return [createCommand(mutant.words), { type: 'env', name: mutant.name }];
    case 'path':
      // Declared valid, so that the policy itself has to detect the error.
      return [{ type: rule.binds === 'write' ? 'write' : 'read', path: mutant.path, valid: true }];
  }
}

function createCall(tool: string, accesses: readonly Access[]): CallToDecide {
  return createCallToDecide({ tool, accesses });
}

// Returns null if the rules allow each effect of the mutant separately.
async function explainEffect(
  policy: ResolvedPolicy,
  { rule, mutant }: { readonly rule: Rule; readonly mutant: Mutant },
  observe: ObserveShell,
): Promise<string | null> {
  switch (mutant.type) {
    case 'path':
      return isWithin(rule, mutant) ? null : 'the path is not the one that it seems to be';
    case 'env':
      return `the variable ${mutant.name} changes what the program runs or loads`;
    case 'command':
      return 'the words name another program, or an option by which this one runs or writes something else';
    case 'shell':
      return explainShell(policy, mutant.script, await observe(mutant.script, listPrograms(mutant.script)));
  }
}

// An absolute path is valid if the rule names absolute paths.
function isWithin(rule: Rule, mutant: Extract<Mutant, { type: 'path' }>): boolean {
  return mutant.kind === 'absolute' && JSON.stringify(rule.written.when).includes('"/');
}

function explainShell(policy: ResolvedPolicy, script: string, observation: ShellObservation | null): string | null {
  if (observation === null) return `no shell could be asked what ${JSON.stringify(script)} does`;
  for (const { words, cwd, steered } of observation.programs) {
    if (steered)
      return `a shell runs ${words.map(quoteWord).join(' ')} with variables that change what it runs or loads`;
    if (
      !isAllowed(
        policy.decide(
          createCall(policy.compiled.catalogue.tools.pickName('command'), [{ ...createCommand(words), cwd }]),
        ).decision,
      )
    )
      return `a shell runs ${words.map(quoteWord).join(' ')}, which is not allowed${cwd === '.' ? '' : ` in ${cwd}`}`;
  }
  for (const path of observation.written) {
    const access: Access = { type: 'write', path, valid: true };
    if (!isAllowed(policy.decide(createCall(policy.compiled.catalogue.tools.pickName('command'), [access])).decision))
      return `a shell writes ${path}, which is not allowed`;
  }
  return null;
}

// Every word that could be a program gets a stub. A name that the script builds in another way is not found and does not run.
function listPrograms(script: string): readonly string[] {
  const words = script.match(/[A-Za-z0-9_.+-]+/g) ?? [];
  return [...new Set([...words.filter((word) => word !== canaryFile && !/^\.*$/.test(word)), canaryProgram])];
}

function renderMutant(mutant: Mutant): string {
  const text = ((): string => {
    switch (mutant.type) {
      case 'command':
        return renderAccess(createCommand(mutant.words));
      case 'shell':
        return `shell ${mutant.script}`;
      case 'env':
        return `${mutant.name}=… ${mutant.words.map(quoteWord).join(' ')}`;
      case 'path':
        return `path ${mutant.path}`;
    }
  })();
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** A report as text. */
export function renderFuzz({ mutants, allowed, observed, findings }: FuzzReport): string {
  return [
    ...findings.map(
      ({ rule, kind, mutant, allowedBy, why }) => `${rule} (${kind}): ${mutant} is allowed by ${allowedBy}: ${why}`,
    ),
    `${mutants} mutants, ${allowed} allowed, ${observed} compared with a shell, ${findings.length} findings`,
    '',
  ].join('\n');
}
