import { listSteeringGlobs } from '../../core/find-steering-files.ts';
import { mayNameServer } from '../../core/tool-catalogue.ts';
import type { ClosedPaths, Closure } from '../../core/ports/policy.ts';
import { createCallToDecide, isAllowed } from '../../core/types/decision.ts';
import {
  compileBelow,
  namesTarget,
  matchOthers,
  type OtherConditions,
  type RuleBelow,
} from '../decide/below-directory.ts';
import { type CompiledPolicy, listActive } from '../decide/compiled-policy.ts';
import { compilePathGlobs } from '../decide/paths/glob.ts';
import { listReadGrants } from '../decide/readable.ts';
import { ask, type Condition, type Question } from '../decide/matchers/matcher.ts';
import type { Match } from '../../core/types/match.ts';
import { isBuiltin } from '../file/builtin-policy.ts';
import { varyingKeys } from '../decide/matchers/index.ts';
import { compileRule, listReadGlobs, matchRule, readRuleGlobs, type Rule } from '../decide/rule.ts';

/**
 * The paths that the read rules of a policy close to all processes of a run. The rules are matched as for a call whose unknown properties may have
 * any value: a path is closed if a denial may apply to some process, or if no allow must apply to a command. An allow of writing is one of reading.
 * A path whose reads rules ask for in the history is closed too: the history does not have the reads of processes.
 * A denial that matches only by the name of a file which may hold a secret is marked, since the content can show that it holds none.
 */
export function createClosedPaths(policy: CompiledPolicy): ClosedPaths {
  const { tools } = policy.catalogue;
  return closePaths(policy, {
    denied: tools.listNames('command', 'session', 'custom'),
    // A path that only a custom tool may read is not open to every command.
    allowed: tools.listNames('command', 'session'),
    listDenied: listHistoryReads,
  });
}

/** The paths that some call of a file tool may not read. */
export function createPathsClosedTo(policy: CompiledPolicy, tool: string): ClosedPaths {
  return closePaths(policy, { denied: [tool], allowed: [tool], listDenied: () => [] });
}

/** The tools by which a denial, or an allow, concerns the reader. */
interface Reader {
  readonly denied: readonly string[];
  readonly allowed: readonly string[];
  /** Further denials of a rule for this reader. */
  readonly listDenied: (rule: Rule) => readonly Rule[];
}

/** A denial of the paths whose reads a rule asks for in the history. */
function listHistoryReads(rule: Rule): readonly Rule[] {
  return listReadGlobs(rule.written).map((read) =>
    compileRule({ id: rule.id, when: { read }, decision: 'deny' }, rule),
  );
}

function closePaths(policy: CompiledPolicy, reader: Reader): ClosedPaths {
  const closers = [
    createCloser(policy, reader, isAllowed(policy.defaultDecision)),
    ...policy.profiles.map(({ type, policy: narrower }) =>
      createCloser(narrower, reader, type === 'restricting' || isAllowed(narrower.defaultDecision)),
    ),
  ];
  return {
    explain(path) {
      const questions = askAbout(path);
      const found = closers.flatMap((closer) => closer.listClosures(questions));
      return found.find(({ unlessHarmless }) => !unlessHarmless) ?? found.at(-1) ?? null;
    },
    judgeDirectory(directory) {
      const states = closers.map((closer) => closer.judgeDirectory(directory));
      if (states.includes('closed')) return 'closed';
      return states.every((state) => state === 'open') ? 'open' : 'mixed';
    },
    isNamedByAuthor(path) {
      const questions = askAbout(path);
      // Every denial matches a path that is not plain, whatever its globs are.
      return questions.read.path?.isPlain === true && closers.some((closer) => closer.isNamedByAuthor(questions));
    },
  };
}

/** The paths that one of the policies of a run closes. */
function createCloser(policy: CompiledPolicy, reader: Reader, opensByDefault: boolean) {
  const rules = listActive(policy);
  const denials = [
    ...rules.filter(({ binds, decision }) => binds === 'read' && !isAllowed(decision)),
    ...rules.flatMap(reader.listDenied),
  ].flatMap((rule) => bindRule(policy, rule, [...reader.denied, ...listServerNames(rule)]));
  const grants = listReadGrants(policy).flatMap((rule) => bindRule(policy, rule, reader.allowed));
  const isOpened = (questions: PathQuestions): boolean =>
    opensByDefault || grants.some(({ rule, kind }) => matchRule(rule, questions[kind]) === 'must');
  return {
    listClosures(questions: PathQuestions): readonly Closure[] {
      const denied = denials
        .filter(({ rule }) => matchRule(rule, questions.read) !== 'no')
        .map(({ rule, isBySecretName }) => ({ rule: rule.id, unlessHarmless: isBySecretName(questions.read) }));
      return isOpened(questions) ? denied : [...denied, { rule: 'default', unlessHarmless: false }];
    },
    judgeDirectory(directory: string): 'open' | 'closed' | 'mixed' {
      if (denials.some((denial) => denial.below.appliesToAll(directory, 'may'))) return 'closed';
      if (!opensByDefault && !grants.some((grant) => grant.below.mayApply(directory))) return 'closed';
      const isOpen = opensByDefault || grants.some((grant) => grant.below.appliesToAll(directory, 'must'));
      return isOpen && !denials.some((denial) => denial.below.mayApply(directory)) ? 'open' : 'mixed';
    },
    isNamedByAuthor(questions: PathQuestions): boolean {
      const isExcepted = ({ rule, kind }: BoundRule): boolean =>
        kind === 'read' && rule.unless !== null && matchRule({ ...rule, unless: null }, questions.read) !== 'no';
      return (
        denials.some(({ rule }) => !isBuiltin(rule.layer) && matchRule(rule, questions.read) !== 'no') ||
        (!isOpened(questions) && grants.some((grant) => !isBuiltin(grant.rule.layer) && isExcepted(grant)))
      );
    },
  };
}

// A server is a process too. The names of its tools are not known before it has started.
function listServerNames({ toolNames }: Rule): string[] {
  return (toolNames ?? []).filter(mayNameServer).map((name) => name.replaceAll('*', 'x'));
}

/** A rule about paths whose other conditions are decided. */
interface BoundRule {
  readonly rule: Rule;
  readonly kind: 'read' | 'write';
  /** True if only globs match that name files which may hold a secret. */
  isBySecretName(question: Question): boolean;
  readonly below: RuleBelow;
}

const secretNames = new Set(listSteeringGlobs(({ secret }) => secret));

// Tools for which the other conditions have the same results need one bound rule.
function bindRule(policy: CompiledPolicy, rule: Rule, tools: readonly string[]): BoundRule[] {
  const kind = rule.binds === 'write' ? 'write' : 'read';
  const bound = new Map<string, OtherConditions>();
  for (const tool of tools) {
    const call = createCallToDecide({ tool, accesses: [], args: null });
    const others = matchOthers(rule, ask(call, { type: kind, path: '.', valid: true }, policy.facts), varyingKeys);
    if (others.when !== 'no') bound.set(`${others.when} ${others.unless}`, others);
  }
  const globs = readRuleGlobs(rule, 'when').filter((glob) => !secretNames.has(glob));
  const matchesOther = compilePathGlobs(globs);
  return [...bound.values()].map((others) => ({
    rule: {
      ...rule,
      when: [...rule.when.filter(namesTarget), createConstant(others.when)],
      unless: rule.unless === null ? null : [...rule.unless.filter(namesTarget), createConstant(others.unless)],
    },
    kind,
    isBySecretName: ({ path }) => path === null || globs.length === 0 || !matchesOther(path, 'restrict'),
    below: compileBelow(rule, others),
  }));
}

function createConstant(match: Match): Condition {
  return { key: 'constant', binds: null, message: '', match: () => match, explain: () => '', describeMatch: () => '' };
}

/** The questions about one path: may it be read, and may it be written. */
interface PathQuestions {
  readonly read: Question;
  readonly write: Question;
}

const unknownCall = createCallToDecide({ tool: '', accesses: [], args: null });

function askAbout(path: string): PathQuestions {
  const read = ask(unknownCall, { type: 'read', path, valid: true, isFile: true }, null);
  return { read, write: { ...read, access: { type: 'write', path, valid: true, isFile: true } } };
}
