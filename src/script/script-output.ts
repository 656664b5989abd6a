import type { StoredName } from '../core/text/stored-output.ts';
import type { PartialResult, ScriptCallTrace, ScriptReport, News, SpawnedEnd } from '../core/ports/script.ts';
import type { ScriptErrorReport } from '../core/types/script.ts';
import type { StoreOutput } from '../core/ports/sandbox.ts';
import { cutMiddle, describeCut } from '../core/text/cut-text.ts';
import { showValue } from './results/show-value.ts';
import { howToAwait } from './script-report.ts';
import { escapeHarnessTags, renderUntrustedOutput } from '../core/text/untrusted-envelope.ts';
import type { TaintSource } from '../core/types/taint.ts';

/** The most bytes that the model receives of the value that a script returns. */
const returnShownBytes = 32 * 1024;
/** The most bytes that the model receives of a script's console. */
const consoleShownBytes = 16 * 1024;

const maxPartBytes = 10_240;
const maxReportBytes = 81_920;
const maxCalls = 48;

/**
 * Renders a script for the model: its value or its error, the results of its calls, and its console. Bounded; a value or a console that is
 * cut is stored whole. If a call of the script has returned untrusted text (`taint`), all output of the script is in envelopes. No part of
 * the report can leave its envelope or the mark of `renderScriptOutput`.
 */
export function renderScriptReport(
  report: ScriptReport,
  { storeOutput = () => null, taint = null }: { storeOutput?: StoreOutput; taint?: TaintSource | null } = {},
): string {
  const cutStored = (name: StoredName, text: string, maxBytes: number): string =>
    cutMiddle(text, { maxBytes, describe: (bytes) => describeCut(storeOutput(name, text))(bytes) });
  const sections = [
    ...(report.dryRun === null ? renderResult(report, taint, cutStored) : renderDryRun(report.dryRun)),
    ...renderCalls(report.calls),
    ...renderPartialResults(report, cutStored),
    ...renderConsole(report, cutStored),
    ...renderProgress(report),
  ];
  const render = (section: Section): string => {
    if (typeof section === 'string') return escapeHarnessTags(section);
    const { heading = '', text } = section;
    if (taint === null) return escapeHarnessTags(`${heading}${heading === '' ? '' : ' '}${text}`);
    return `${heading}${heading === '' ? '' : '\n'}${renderUntrustedOutput(taint, text)}`;
  };
  const text = sections.map(render).join('\n');
  // A cut could remove the end of an envelope. Each part is bounded.
  return taint === null ? cut(text, maxReportBytes) : text;
}

/** A line of the harness, or output of a script: its value, its error, its console. */
type Section = string | { readonly heading?: string; readonly text: string };

/** Reports a call that outlived its script. */
export function renderSpawnedEnd(end: SpawnedEnd): News {
  const note = end.note === '' ? '' : ` (${cut(end.note.replaceAll(/\s+/g, ' '), 400)})`;
  return {
    text: `The call of ${end.tool} that script ${end.scriptId} had spawned as ${end.id} has ended: ${end.state}${note}`,
    output: end.resultJson === null ? '' : cut(end.resultJson, maxPartBytes),
  };
}

type CutStored = (name: StoredName, text: string, maxBytes: number) => string;

function renderResult(report: ScriptReport, taint: TaintSource | null, cutStored: CutStored): Section[] {
  if (report.handedOver !== null) return renderHandOver(report.scriptId, report.handedOver, cutStored);
  if (report.error !== null) return renderError(report.error, taint);
  if (report.returnJson === null) return ['The script returned undefined.'];
  return ['The script returned:', { text: cutStored('result', showValue(report.returnJson), returnShownBytes) }];
}

function renderHandOver(
  scriptId: string,
  { valueJson }: NonNullable<ScriptReport['handedOver']>,
  cutStored: CutStored,
): Section[] {
  const state = `The script continues in the background as ${scriptId}. Continue with other work, or call wait_script to wait for it or to cancel it.`;
  if (valueJson === null) return [state];
  return [state, 'It handed over:', { text: cutStored('hand-over', showValue(valueJson), returnShownBytes) }];
}

function renderError(error: ScriptErrorReport, taint: TaintSource | null): Section[] {
  const place =
    error.line === null ? '' : ` at script.ts:${error.line}${error.column === null ? '' : `:${error.column}`}`;
  const failed = error.phase === 'parsing' ? 'The script was not run' : 'The script failed';
  // The advice comes first, also if the names of the calls are in an envelope.
  const heading = taint !== null && error.code === 'not-awaited' ? `${failed}, ${howToAwait}` : failed;
  const stack = error.stack === null || !error.stack.includes('\n') ? '' : `\n${cut(error.stack, 2_048)}`;
  return [
    { heading: `${heading}:`, text: `${error.name}${place}: ${cut(error.message, maxPartBytes)}${stack}` },
    ...(error.retryable ? ['The same script may succeed when it is sent again.'] : []),
  ];
}

function renderDryRun(dryRun: NonNullable<ScriptReport['dryRun']>): string[] {
  const tools = dryRun.tools.length === 0 ? 'no tools' : dryRun.tools.join(', ');
  return [
    `Dry run: the script is valid and was not run. It names ${tools}.`,
    ...(dryRun.unknownTools.length === 0 ? [] : [`There are no such tools: ${dryRun.unknownTools.join(', ')}.`]),
  ];
}

// Which rule allowed a call is in the record.
function renderCalls(calls: readonly ScriptCallTrace[]): Section[] {
  if (calls.length === 0) return [];
  const made = calls.filter(({ state }) => state !== 'budget');
  const lines = made.slice(0, maxCalls).map(({ number, tool, target, state, note, durationMs }) => {
    const reason = cut(note.replaceAll(/\s+/g, ' '), 400);
    const ending = state === 'completed' ? reason || 'ok' : `${state}${reason === '' ? '' : `: ${reason}`}`;
    const time = state === 'pending' || state === 'spawned' ? '' : ` (${durationMs} ms)`;
    return `${nameCall({ number, tool, target })}${time}: ${ending}`;
  });
  const rest = made.length > maxCalls ? [`and ${made.length - maxCalls} more calls`] : [];
  // The guest reports only the first calls over the budget, so that their number is not known.
  const overBudget = calls.find(({ state }) => state === 'budget');
  if (overBudget !== undefined)
    rest.push(`${nameCall(overBudget)} and all calls after it: not run: ${overBudget.note}`);
  const spawned = calls.some(({ state }) => state === 'spawned')
    ? ['Spawned calls end with your answer at the latest: give it after the ends that you need.']
    : [];
  return ['Calls:', { text: [...lines, ...rest].join('\n') }, ...spawned];
}

function renderPartialResults(report: ScriptReport, cutStored: CutStored): Section[] {
  if (report.error === null || report.partialResults.length === 0) return [];
  // Shared out, so that the last result is shown as well as the first.
  const share = Math.max(256, Math.min(maxPartBytes, Math.floor(20_480 / report.partialResults.length)));
  const render = (result: PartialResult): string =>
    `${nameCall(result)}: ${cutStored('result', showValue(result.resultJson), share)}`;
  return [
    'Results of the calls that had completed (do not repeat these calls):',
    { text: report.partialResults.map(render).join('\n') },
  ];
}

function nameCall({ number, tool, target }: Pick<PartialResult, 'number' | 'tool' | 'target'>): string {
  return `${number}. ${tool}${target === '' ? '' : ` ${target}`}`;
}

function renderConsole(report: ScriptReport, cutStored: CutStored): Section[] {
  const dropped =
    report.droppedLogs === 0
      ? []
      : [`(${report.droppedLogs} more lines were dropped: the console of a script is limited)`];
  if (report.logs.length === 0) return dropped.length === 0 ? [] : ['Console:', ...dropped];
  const lines = report.logs.map(({ level, text }) => (level === 'log' ? text : `[${level}] ${text}`));
  return ['Console:', { text: cutStored('console', lines.join('\n'), consoleShownBytes) }, ...dropped];
}

function renderProgress(report: ScriptReport): string[] {
  return report.droppedProgress === 0
    ? []
    : [`(${report.droppedProgress} progress events were dropped: too many or too fast)`];
}

function cut(text: string, maxBytes: number): string {
  return cutMiddle(text, { maxBytes, describe: (bytes) => `\n[${bytes} bytes left out]\n` });
}
