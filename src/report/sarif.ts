import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';
import { defaultPolicyPath } from '../core/ports/policy.ts';
import { isOutside } from '../core/text/path-text.ts';
import { renderAccess, type Access } from '../core/types/access.ts';
import type { DecisionRecord } from '../core/types/decision.ts';
import { listDenied, listRefusedChanges } from '../core/calls/refusals.ts';
import { patchCallId } from '../core/types/event.ts';
import { isDone } from '../core/types/outcome.ts';
import type { JsonObject } from '../core/text/json.ts';
import type { Report, RunRecord } from '../core/types/record.ts';
import { cleanText } from './content/markdown.ts';
import { cutText } from '../core/text/cut-text.ts';

const maxText = 1_000;
/** GitHub shows at most 5,000 results of a file. */
const maxResults = 5_000;

/** Denied calls, refused changes and warnings of a run as SARIF 2.1.0, for code scanning. */
export const sarifReport: Report = { render: (record) => `${JSON.stringify(renderSarif(record))}\n` };

interface Finding {
  readonly ruleId: string;
  readonly level: 'error' | 'warning' | 'note';
  /** Findings with the same text count once. */
  readonly text: string;
  /** From the root of the repository, as code scanning reads it; null for a finding about no file of it. */
  readonly path: string | null;
}

function renderSarif(record: RunRecord): JsonObject {
  const { started, result } = record;
  const findings = [...new Map(listFindings(record).map((finding) => [finding.text, finding])).values()];
  const shown = findings.slice(0, maxResults);
  const rules = [...new Set(shown.map(({ ruleId }) => ruleId))];
  const rendered = shown.map((finding) => renderFinding(finding, rules.indexOf(finding.ruleId)));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'script-harness',
            version: started?.version ?? '',
            rules: rules.map((id) => ({ id, shortDescription: { text: describeRule(id) } })),
          },
        },
        automationDetails: { id: `script-harness/${started?.policyName ?? ''}` },
        invocations: [
          {
            executionSuccessful: result !== null && isDone(result.outcome),
            toolExecutionNotifications: rendered.flatMap(({ notification }) => notification ?? []),
            properties: { runId: started?.runId ?? '', outcome: result?.outcome ?? 'not-finished' },
          },
        ],
        results: rendered.flatMap(({ result }) => result ?? []),
        properties: { leftOut: findings.length - shown.length },
      },
    ],
  };
}

// Code scanning refuses a whole file that has a result without a location: a finding about no file is a notification of the run.
function renderFinding(
  { ruleId, level, text, path }: Finding,
  ruleIndex: number,
): { readonly result?: JsonObject; readonly notification?: JsonObject } {
  const message = { text: cutText(cleanText(text), maxText) };
  if (path === null) return { notification: { associatedRule: { id: ruleId, index: ruleIndex }, level, message } };
  return {
    result: {
      ruleId,
      ruleIndex,
      level,
      message,
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: encodePath(path), uriBaseId: '%SRCROOT%' },
            region: { startLine: 1 },
          },
        },
      ],
      partialFingerprints: { 'scriptHarness/v1': createHash('sha256').update(text).digest('hex') },
    },
  };
}

function listFindings(record: RunRecord): readonly Finding[] {
  const events = record.events.map(({ event }) => event);
  const policyPath = readPolicyPath(record);
  const directory = record.sandbox?.folder ?? '';
  const denied = listDenied(events).map((decision) => describeDenial(decision, { directory, policyPath }));
  const refused = listRefusedChanges(events).flatMap((event) =>
    event.refused.map(({ rule, path, kind, reason, restored }): Finding => {
      const isKept = event.callId !== patchCallId && !restored;
      const state = isKept ? 'NOT restored' : restored ? 'restored' : 'and nothing of the patch is kept';
      const text = `Change refused by rule ${rule}: ${kind} ${path}, ${state}. ${reason}`;
      return {
        ruleId: `refused/${rule}`,
        level: isKept ? 'error' : 'warning',
        text,
        path: join(directory, path),
      };
    }),
  );
  const warnings = (record.result?.warnings ?? []).map((text): Finding => ({
    ruleId: 'warning',
    level: 'warning',
    text,
    path: policyPath,
  }));
  const problems = (record.result?.verify?.problems ?? []).map((text): Finding => ({
    ruleId: 'verify',
    level: 'error',
    text,
    path: policyPath,
  }));
  return [...problems, ...refused, ...denied, ...warnings];
}

function describeDenial(
  { rule, reason, refused, tool, accesses }: DecisionRecord,
  { directory, policyPath }: { readonly directory: string; readonly policyPath: string | null },
): Finding {
  const what = refused === '' ? accesses.map(renderAccess).join(', ') : refused;
  const text = `Denied by rule ${rule}: ${tool}: ${what}. ${reason}`;
  const files = accesses.filter(isInWorkspace);
  // A long access is cut in what was refused, and one path may begin with another one.
  const file =
    files.find((access) => renderAccess(access) === what) ??
    files.find((access) => what.includes(renderAccess(access)));
  const path = file === undefined ? policyPath : join(directory, file.path);
  return { ruleId: `denied/${rule}`, level: 'note', text, path };
}

function isInWorkspace(access: Access): access is Extract<Access, { readonly type: 'read' | 'write' }> {
  return (access.type === 'read' || access.type === 'write') && access.valid && !access.path.startsWith('/');
}

function describeRule(id: string): string {
  const [kind, rule = ''] = id.split('/', 2);
  if (kind === 'denied') return `The policy denied a call by rule ${rule}.`;
  if (kind === 'refused') return `The policy refused a change by rule ${rule}.`;
  return kind === 'verify' ? 'The result of the verify command is not accepted.' : 'A warning of the run.';
}

/** The policy file that the run used, at which findings about the run are shown; null if it is not in the repository. */
function readPolicyPath({ started, sandbox }: RunRecord): string | null {
  if (started === null) return null;
  const { policyOrigin, policyLayers, command, workspace } = started;
  if (policyOrigin !== null) return policyOrigin.path;
  if (command === null) return null;
  const file = resolve(command.workingFolder, command.inputs['policy'] ?? defaultPolicyPath);
  const path = relative(resolve(workspace, relative(join('/', sandbox?.folder ?? ''), '/')), file);
  return policyLayers.some(({ name }) => name === file) && !isOutside(path) ? path : null;
}

function encodePath(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
