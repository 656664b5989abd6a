import { isAllowed } from '../../../core/types/decision.ts';
import { matchNames } from '../../../core/text/match-names.ts';
import type { CompiledPolicy } from '../../decide/compiled-policy.ts';
import { createFinding, type Lint } from './finding.ts';

/** A policy that lets processes run and opens no file to them: the workspace that they see is empty. */
export const lintReadRules: Lint = function* ({ compiled, files }) {
  if (isAllowed(compiled.defaultDecision) || opensFiles(compiled)) return;
  const seeing = compiled.mcpServers.some((server) => server.type === 'command' && server.workspace === 'read')
    ? 'starts a server with workspace: read'
    : allowsCommands(compiled)
      ? 'allows commands'
      : null;
  if (seeing === null) return;
  const message = `the policy ${seeing} and has no rule that allows reading: the workspace would be empty for processes`;
  const hint = `Add a rule, for all files or for some directories: { id: read, when: { read: '**' }, decision: allow }`;
  const problem = files.at(-1)?.yaml.problemAt(['rules'], message, hint);
  yield createFinding('no-read-rule', problem ?? { message, hint, file: null, line: null, column: null });
};

function allowsCommands({ rules, catalogue, hasTool }: CompiledPolicy): boolean {
  const tools = catalogue.tools.listNames('command', 'session', 'custom').filter(hasTool);
  return rules.some(
    ({ audit, decision, binds, contains, toolNames }) =>
      !audit &&
      isAllowed(decision) &&
      (binds === 'command' || contains || binds === null) &&
      tools.some(matchNames(toolNames ?? ['*'])),
  );
}

// A rule that allows writing everything allows reading it.
function opensFiles({ rules }: CompiledPolicy): boolean {
  return rules.some(
    ({ audit, decision, binds, written }) =>
      !audit &&
      isAllowed(decision) &&
      (binds === 'read' || (binds === 'write' && [(written.when as { write?: unknown }).write].flat().includes('**'))),
  );
}
