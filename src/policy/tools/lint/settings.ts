import { listOwnProfiles } from '../../resolve/load.ts';
import { posix } from 'node:path';
import { listOf } from '../../../core/schema-parts.ts';
import { matchNames } from '../../../core/text/match-names.ts';
import { isAllowed } from '../../../core/types/decision.ts';
import { type CompiledPolicy, listActive } from '../../decide/compiled-policy.ts';
import { describeNetwork, isOwnLoopback } from '../../decide/hosts/describe-network.ts';
import { splitAddress } from '../../decide/hosts/registry-addresses.ts';
import { mergeNetwork } from '../../file/network-settings.ts';
import type { LayerLint } from './finding.ts';
import { readRuleGlobs } from '../../decide/rule.ts';

/** Defaults that allow: an access that no rule matches is allowed. */
export const lintDefaults: LayerLint = ({ compiled }) =>
  function* ({ file: { defaults } }) {
    if (isAllowed(compiled.defaultDecision) && defaults?.decision !== undefined)
      yield {
        code: 'default-allow',
        path: ['defaults', 'decision'],
        message: 'what no rule names is allowed; lists of what is forbidden are nearly always incomplete',
        hint: 'Deny by default, and allow what the task needs.',
      };
    if (isAllowed(compiled.opaqueDecision) && defaults?.opaque !== undefined)
      yield {
        code: 'opaque-allow',
        path: ['defaults', 'opaque'],
        message: 'shell text and inline code are allowed although their effects are not known',
        hint: 'Deny what is opaque.',
      };
  };

/** A policy that lets processes run and opens no file to them: the workspace that they see is empty. */
export const lintReadRules: LayerLint = ({ compiled, files }) =>
  function* (layer) {
    if (layer !== files.at(-1) || isAllowed(compiled.defaultDecision) || opensFiles(compiled)) return;
    const seeing = compiled.mcpServers.some((server) => server.type === 'command' && server.workspace === 'read')
      ? 'starts a server with workspace: read'
      : allowsCommands(compiled)
        ? 'allows commands'
        : null;
    if (seeing !== null)
      yield {
        code: 'no-read-rule',
        path: ['rules'],
        message: `the policy ${seeing} and has no rule that allows reading: the workspace would be empty for processes`,
        hint: `Add a rule, for all files or for some directories: { id: read, when: { read: '**' }, decision: allow }`,
      };
  };

function allowsCommands(policy: CompiledPolicy): boolean {
  const tools = policy.catalogue.tools.listNames('command', 'session', 'custom').filter(policy.hasTool);
  return listActive(policy).some(
    ({ decision, binds, contains, toolNames }) =>
      isAllowed(decision) &&
      (binds === 'command' || contains || binds === null) &&
      tools.some(matchNames(toolNames ?? ['*'])),
  );
}

// A rule that allows writing everything allows reading it.
function opensFiles(policy: CompiledPolicy): boolean {
  return listActive(policy).some(
    (rule) =>
      isAllowed(rule.decision) &&
      (rule.binds === 'read' || (rule.binds === 'write' && readRuleGlobs(rule, 'when').includes('**'))),
  );
}

/** Policies that are extended from outside the repository: their content is not tied to the reviewed commit. */
export const lintUnpinnedExtends: LayerLint = () =>
  function* ({ file }) {
    for (const [index, written] of listOf(file.extends ?? []).entries())
      if (typeof written === 'string' && posix.isAbsolute(written))
        yield {
          code: 'unpinned-extends',
          path: ['extends', index],
          message: `${written} is a file of this machine: no commit fixes its content`,
          hint: 'Commit it next to the policy and name it relative to it.',
        };
  };

/** The hosts and ports that a layer opens in `sandbox.network`, and names that open nothing. */
export const lintNetwork: LayerLint = () =>
  function* ({ file }) {
    const written = file.sandbox?.network;
    const place = ['sandbox', 'network'];
    for (const [key, message] of Object.entries(describeNetwork(mergeNetwork([written]))))
      if (message !== '') yield { code: 'open-network', path: [...place, key], message };
    for (const key of ['allow', 'setup'] as const)
      for (const [index, entry] of (written?.[key] ?? []).entries()) {
        const host = typeof entry === 'string' ? splitAddress(entry).host : entry.host;
        if (isOwnLoopback(host))
          yield {
            code: 'own-loopback',
            path: [...place, key, index],
            message: `${host} is the loopback of the command itself: a command that obeys NO_PROXY reaches nothing of the machine by it`,
            hint: 'Write the port into sandbox.network.forward: commands then find it on their own loopback.',
          };
      }
  };

/** The type of each profile, since a single rule that allows turns a list of denials into a complete policy. */
export const lintProfiles: LayerLint = ({ sources }) =>
  function* (layer) {
    for (const { name, type, layers } of listOwnProfiles(sources))
      if (layers.at(-1)?.name === `${layer.name}#${name}`)
        yield {
          code: 'profile',
          path: ['profiles', name],
          message:
            type === 'complete'
              ? `the profile ${name} is a separate policy: where it holds, what it does not allow is denied`
              : `the profile ${name} only restricts: where it holds, the rest of the policy stays in force`,
        };
  };
