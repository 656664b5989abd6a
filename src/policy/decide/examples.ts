import { createCommand, type Access, type ConnectAccess } from '../../core/types/access.ts';
import { createCallToDecide, isAllowed } from '../../core/types/decision.ts';
import type { Problem } from '../../core/types/error.ts';
import { splitCommand } from './split-command.ts';
import { lowerCommand } from '../commands/lower.ts';
import { ask, type Condition } from './matchers/matcher.ts';
import { defaultPorts } from './matchers/net.ts';
import { explainRejected } from '../commands/rejected.ts';
import { isEffective, matchRule, type Rule } from './rule.ts';

/** Checks a rule's own examples: the rule must match each `match`, and must not match any `not`. */
export function checkExamples(rule: Rule): Problem[] {
  const { examples } = rule.written;
  if (examples === undefined) return [];
  if (rule.binds === null)
    return [
      rule.problemAt(
        ['examples'],
        'examples need a rule with command, read, write, env or net',
        'Remove them, or state what the rule is about.',
      ),
    ];
  return (['match', 'not'] as const).flatMap((kind) =>
    (examples[kind] ?? []).flatMap((text, index) => {
      const problem = explainExample(rule, text, kind);
      return problem === null ? [] : [rule.problemAt(['examples', kind, index], `rule ${rule.id}${problem}`)];
    }),
  );
}

function explainExample(rule: Rule, text: string, kind: 'match' | 'not'): string | null {
  const shown = JSON.stringify(text);
  const access = readExample(rule, text);
  if (access === null)
    return rule.binds === 'connect'
      ? `: the example ${shown} is no address; write HOST, HOST:PORT or SCHEME://HOST, without a path`
      : `: the example ${shown} is no plain command`;
  const isMatched = matchesExample(rule, access);
  if (kind === 'not') return isMatched ? ` must not match ${shown}, and does` : null;
  if (!isMatched) return `: its example ${shown} does not match`;
  if (!isAllowed(rule.decision) || access.type !== 'command') return null;
  // An example of an allow that the harness always refuses would promise something false.
  for (const lowered of lowerCommand(access, null)) {
    const rejected = lowered.type === 'command' ? explainRejected(lowered) : null;
    if (rejected !== null) return `: its example ${shown} is never allowed: ${rejected}`;
    if (lowered.type === 'opaque') return `: its example ${shown} stays opaque: ${lowered.reason}`;
  }
  return null;
}

/** The access of an example. Returns null if its text is not a plain command or connection. */
export function readExample(rule: Pick<Rule, 'binds'>, text: string): Access | null {
  if (rule.binds === 'command') {
    const words = splitCommand(text);
    return words === null ? null : createCommand(words);
  }
  if (rule.binds === 'env') return { type: 'env', name: text };
  if (rule.binds === 'connect') return readConnection(text);
  return rule.binds === 'write'
    ? { type: 'write', path: text, valid: true, isFile: true }
    : { type: 'read', path: text, valid: true };
}

/** `https://host:port`, or only `host` for https on its default port. A method before it means a request of the harness itself. */
function readConnection(written: string): ConnectAccess | null {
  const [, method, text = written] = /^([A-Z]+) (.*)$/s.exec(written) ?? [];
  const [scheme, rest] = text.includes('://') ? (text.split('://', 2) as [string, string]) : ['https', text];
  const found = /^(\[[^\]/]*\]|[^:/]+)(?::(\d{1,5}))?$/.exec(rest);
  if (found === null) return null;
  const port = found[2] === undefined ? (defaultPorts.get(scheme) ?? 0) : Number(found[2]);
  return { type: 'connect', host: found[1] ?? '', port, scheme, ...(method !== undefined && { method }) };
}

/** Whether a rule matches an example's access. Only conditions on the access count: an example has no tool, no actor and no turn. */
function matchesExample(rule: Rule, access: Access): boolean {
  const call = createCallToDecide({ tool: '', accesses: [access], args: null });
  // An exception that also depends on the call may not apply, so it does not exclude an example.
  const unless = rule.unless?.every(isBound) === true ? rule.unless : null;
  const asked = { ...rule, when: rule.when.filter(isBound), unless };
  return isEffective(rule, matchRule(asked, ask(call, access, null)));
}

function isBound({ binds }: Condition): boolean {
  return binds !== null;
}
