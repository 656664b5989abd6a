import { join } from 'node:path';
import { listFloors } from '../../core/ports/policy.ts';
import { countLimitedTokens } from '../../core/limits.ts';
import { listPaths } from '../../core/text/path-text.ts';
import { quoteWord, renderPath } from '../../core/types/access.ts';
import type { ApprovalRequest } from '../../core/types/approval.ts';
import { readLimits, recordFiles, type RunRecord } from '../../core/types/record.ts';
import type { ChangedFile, DenialGroup, RunResult } from '../../core/types/result.ts';
import { isAllowed } from '../../core/types/decision.ts';
import { listGranted } from '../../core/calls/approval-requests.ts';
import {
  countTurns,
  listAllEvents,
  readPolicyOrigin,
  sumRequests,
  type CommandChecked,
  type RunStarted,
} from '../../core/types/event.ts';
import { describeLeaving, renderPlace } from '../../core/types/network.ts';
import {
  checkLogs,
  describeState,
  describeVerify,
  isGreen,
  listShownRunners,
  testChanges,
  type TestChanges,
  type TestCount,
  type VerifyResult,
} from '../../core/types/verify.ts';
import { renderCount, renderFirst, renderNumber, renderSeconds } from '../../core/text/grouped-number.ts';
import { renderFailureExcerpt } from '../../core/text/failure-excerpt.ts';
import { listPendingRequests } from './approvals.ts';
import { readCommand } from './call.ts';
import { groupDenials } from './denials.ts';
import { renderBlock, renderCode, renderInline } from './markdown.ts';
import { cutText } from '../../core/text/cut-text.ts';

const maxLine = 400;
const maxCommand = 100;
/** Escaped shell text is hard to read in a table; the record has it whole. */
const maxExample = 160;
const maxNote = 2_000;
/** GitHub's reason for a refusal has up to 500 characters, and advice follows it. */
const maxReason = 1_500;
const maxVerifyBytes = 6_000;
const shownDenials = 30;
const shownWarnings = 30;
const shownErrors = 20;
const shownTests = 10;
const shownHosts = 10;
const maxNamedFiles = 2;
/** Names that tools and agents give to files that are not part of the work. */
const scratchNames =
  /(?:\.(?:orig|rej|bak|swp|tmp|log)|~)$|(?:^|\/)(?:patch\.txt|(?:scratch|repro|tmp|(?:debug|temp)(?![a-z]))[^/]*)$/i;
/** Names that compilers, profilers, packagers and interpreters give to files next to the sources. */
const buildNames =
  /\.(?:o|a|class|gcda|gcno|gem)$|(?:^|\/)(?:a\.out|core(?:\.\d{1,9})?|(?:gmon|nohup|coverage)\.out|CMakeCache\.txt|pm_to_blib|MYMETA\.(?:json|yml)|Rplots\.pdf|\.Rhistory|(?:blib|CMakeFiles)\/[^]*)$|^[^/]{1,200}_\d[\d.-]{0,40}\.tar\.gz$/;

/** A Markdown table; cells are rendered already. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The outcome as a headline. */
export function renderHeadline(record: RunRecord): string {
  const { result } = record;
  const replayed = record.started?.replayed === true ? ' — replayed model' : '';
  if (result === null)
    return `## Not finished${replayed}\n\nThe run was killed before it could record its end, or still works. What follows is what it has recorded.`;
  const { verify } = result;
  const tests = verify === null ? '' : describeTestChanges(verify);
  const counted = tests === '' ? '' : ` Tests: ${renderInline(tests)}.`;
  // The advice of an error is a sentence already.
  const reason = renderInline(cutText(result.reason, maxReason).replace(/\.$/, ''));
  return `## ${result.outcome}${replayed}\n\n${reason}.${counted}`;
}

/** The verify command with the tests that changed, as a list; empty without a verify. */
export function renderVerify(result: RunResult): string {
  return listVerify({ result, events: [] })
    .map(([name, value]) => `- **${name}** ${value.map(renderPiece).join('')}`)
    .join('\n');
}

/** A part of a fact: our own words, text of another origin, or code. */
export type FactPiece = string | { readonly text: string } | { readonly code: string };

/** A fact about a run: its name and its value. */
export type Fact = readonly [name: string, value: readonly FactPiece[]];

/** That the run was resumed, how its earlier parts ended, and the number of its parts: `after needs-approval (2 parts)`. Null for a run of one part. */
export function describeResumed({ events }: Pick<RunRecord, 'events'>): string | null {
  const ends = events.flatMap(({ event }) =>
    event.type === 'run-resumed' ? [event.ended === 'killed' ? 'a kill' : event.ended] : [],
  );
  return ends.length === 0 ? null : `after ${[...new Set(ends)].join(', ')} (${ends.length + 1} parts)`;
}

/** Model, policy and isolation of a run, and that it was resumed. */
export function listSettings(record: RunRecord): readonly Fact[] {
  const { started, sandbox, result } = record;
  const resumed = describeResumed(record);
  const facts: Fact[] = resumed === null ? [] : [['Resumed', [{ text: cutText(resumed, maxLine) }]]];
  if (started !== null)
    facts.push(
      ['Model', describeModels(started, record)],
      ['Policy', describePolicy(started, record)],
      ...(result?.floors ?? listFloors(started.policyLayers)).map(({ name, sha256 }): Fact => [
        'Bound by',
        [{ code: name }, ' ', { code: sha256.slice(0, 16) }],
      ]),
    );
  if (sandbox !== null) {
    const { isolation, baseCommit } = sandbox;
    const filter = isolation.seccomp ? 'seccomp filter' : 'no seccomp filter';
    facts.push(
      ['Isolation', [`${isolation.level}: `, { text: `${isolation.rung}; ${filter}` }]],
      ['Base', [baseCommit === null ? 'no commit' : { code: baseCommit.slice(0, 16) }]],
    );
  }
  return facts;
}

// A run may continue with other models.
function describeModels(started: RunStarted, { events }: RunRecord): readonly FactPiece[] {
  const pieces: FactPiece[] = [{ text: started.provider }, ' ', { code: started.model }];
  let { provider, model } = started;
  for (const { event } of events) {
    if ((event.type !== 'run-resumed' && event.type !== 'model-replaced') || event.model === '') continue;
    const api = event.type === 'run-resumed' ? event.provider : provider;
    if (api !== provider || event.model !== model) pieces.push(', then ', { text: api }, ' ', { code: event.model });
    provider = api;
    model = event.model;
  }
  return pieces;
}

function describePolicy({ policyName, policySha256 }: RunStarted, { events }: RunRecord): readonly FactPiece[] {
  const name: FactPiece[] = [{ text: policyName }, ' ', { code: policySha256.slice(0, 16) }];
  const policyOrigin = readPolicyOrigin(events.map(({ event }) => event));
  if (policyOrigin === null) return name;
  const { path, branch, commit } = policyOrigin;
  return [...name, ', ', { text: path }, ' of ', { text: branch }, ' at ', { code: commit }];
}

/** The turns, tokens and cost of a run; of one that was killed, until then. */
export function readSpent({ result, events }: RunRecord): Pick<RunResult, 'turns' | 'usage' | 'costUsd'> {
  const all = events.map(({ event }) => event);
  return result ?? { turns: countTurns(all), ...sumRequests(all) };
}

/** Turns, calls, tokens, cost and time of a run, with their limits. Calls and time are known only of a run with a result. */
export function listSpent(record: RunRecord): readonly Fact[] {
  const { result } = record;
  const limits = readLimits(record);
  const { turns, usage, costUsd } = readSpent(record);
  const tokens =
    limits === null ? '' : `; ${renderNumber(countLimitedTokens(usage))} of ${renderNumber(limits.tokens)} counted`;
  const cost = limits === null || limits.costUsd === null || costUsd === null ? '' : ` of ${limits.costUsd} USD`;
  const minutes = limits === null ? '' : ` of ${limits.wallClockMs / 60_000} min`;
  const ended = (describe: (known: RunResult) => Fact): readonly Fact[] => (result === null ? [] : [describe(result)]);
  return [
    ['Turns', [`${turns}${limits === null ? '' : ` of ${limits.turns}`}`]],
    ...ended(({ toolCalls, deniedCalls }) => ['Tool calls', [`${toolCalls} run, ${deniedCalls} denied`]]),
    [
      'Tokens',
      [
        `${renderNumber(usage.inputTokens)} in (${renderNumber(usage.cachedTokens)} cached), ${renderNumber(usage.outputTokens)} out${tokens}`,
      ],
    ],
    ['Cost', [`${renderCost(costUsd)}${cost}${describeUnreported(record)}`]],
    ...ended(({ durationMs }) => ['Time', [`${renderSeconds(durationMs)}${minutes}`]]),
  ];
}

// A provider may charge for a request that was cancelled before its answer began, or during which the run was killed.
function describeUnreported({ events }: RunRecord): string {
  const all = listAllEvents(events.map(({ event }) => event));
  const requested = all.filter(({ type }) => type === 'model-requested').length;
  const ended = all.filter(
    (event) => event.type === 'model-responded' || (event.type === 'model-failed' && event.retryInMs === null),
  ).length;
  return requested <= ended ? '' : `, not counting ${renderCount(requested - ended, 'request')} without an answer`;
}

/** How often the model received a result of verify that was not accepted, and why. */
export function describeReturned({ result, events }: Pick<RunRecord, 'result' | 'events'>): string {
  const reasons = events.flatMap(({ event }) =>
    event.type === 'verify-judged' && event.returned ? [event.problems.join('; ')] : [],
  );
  const why = reasons.length === 0 ? '' : `: ${reasons.join('; then ')}`;
  return `${renderCount(result?.verify?.returned ?? 0, 'result')} that verify did not accept went back to the model${why}`;
}

function listVerify(record: Pick<RunRecord, 'result' | 'events'>): readonly Fact[] {
  const { result } = record;
  if (result === null || result.verify === null) return [];
  const { command, testsBefore, testsAfter } = result.verify;
  const { problems, notes, returned, tests: changed } = result.verify;
  const tests = describeTests(testsBefore, testsAfter);
  const counted: FactPiece[] = tests === '' ? [] : [' (', { text: tests }, ')'];
  const texts = [
    ['Not accepted', problems.join('; ')],
    ['Note', notes.join('; ')],
    ['Sent back', returned === 0 ? '' : describeReturned(record)],
  ] as const;
  return [
    ['Verify', [{ code: cutText(command, maxLine) }, `: ${describeVerify(result.verify)}`, ...counted]],
    ...texts.flatMap(([name, text]): Fact[] => (text === '' ? [] : [[name, [{ text: cutText(text, maxLine) }]]])),
    ...listTestChanges(changed).map(([label, names]): Fact => [label, [{ text: names }]]),
  ];
}

/** The named tests that changed or fail, a list per kind: `Newly failing`, `2: a, b`. Empty without names. */
export function listTestChanges(changes: TestChanges | null): readonly (readonly [label: string, names: string])[] {
  return testChanges.flatMap(([kind, label]) => {
    const { count, names } = changes?.[kind] ?? { count: 0, names: [] };
    if (count === 0) return [];
    const shown = names.slice(0, shownTests).map((name) => cutText(name, maxExample));
    const more = count > shown.length ? [`${count - shown.length} more`] : [];
    return [
      [`${label[0]?.toUpperCase() ?? ''}${label.slice(1)}`, `${count}: ${[...shown, ...more].join(', ')}`] as const,
    ];
  });
}

// Acknowledgements of the policy have to be visible where a run is judged.
function listAcknowledged({ events }: RunRecord): readonly Fact[] {
  const calls = listAllEvents(events.map(({ event }) => event)).flatMap((event) =>
    event.type === 'tool-decided' && isAllowed(event.decision.decision) && event.decision.grant.kind === 'acknowledged'
      ? [event.decision]
      : [],
  );
  if (calls.length === 0) return [];
  const places = [...new Set(calls.flatMap(({ grant }) => grant.hosts.map(renderPlace)))];
  return [['Acknowledged', [{ text: `${renderCount(calls.length, 'call')}. ${describeLeaving(places.join(', '))}` }]]];
}

// A call that a person has to decide about, and a person who answers for a call, have to be named where the run is judged.
function listAsked(record: RunRecord): readonly Fact[] {
  const granted = listGranted(record.events.map(({ event }) => event)).map(
    ({ request, approver }) => `${describeRequest(request)} by ${approver}`,
  );
  const waiting = listPendingRequests(record).map((request) => `${describeRequest(request)}, ${request.id}`);
  const render = (name: string, calls: readonly string[]): readonly Fact[] =>
    calls.length === 0 ? [] : [[name, [{ text: cutText(calls.join('; '), maxLine) }]]];
  return [...render('Approved', granted), ...render('Waits for a person', waiting)];
}

function describeRequest({ tool, argsJson, rule, writes }: ApprovalRequest): string {
  const command = readCommand(argsJson);
  const call = command === null ? tool : `${tool} ${cutText(command, maxCommand)}`;
  const paths = writes.length === 0 ? '' : `, ${listPaths(writes.map(({ path }) => path))}`;
  return `${call} (rule ${rule})${paths}`;
}

function listDigest({ auditDigest }: RunRecord): readonly Fact[] {
  return auditDigest === null ? [] : [['Audit digest', [{ code: auditDigest }]]];
}

// A refused connection is no denied call: the command ran, and may have failed for lack of it.
function listRefusedConnections({ events }: RunRecord): readonly Fact[] {
  const places = listAllEvents(events.map(({ event }) => event)).flatMap((event) =>
    event.type === 'connection-decided' && event.connection.decision !== 'allow' ? [renderPlace(event.connection)] : [],
  );
  if (places.length === 0) return [];
  return [['Refused connections', [{ text: cutText(renderFirst([...new Set(places)], shownHosts), maxLine) }]]];
}

/** The permissions that an author or a person gave with open eyes, the calls that still wait for one, and the hosts that were refused. */
export function listPermissions(record: RunRecord): readonly Fact[] {
  return [...listAcknowledged(record), ...listAsked(record), ...listRefusedConnections(record)];
}

/** All facts of a run. */
export function listFacts(record: RunRecord): readonly Fact[] {
  return [
    ...listVerify(record),
    ...listSettings(record),
    ...listPermissions(record),
    ...listSpent(record),
    ...listDigest(record),
  ];
}

/** The facts of a run as a Markdown table. */
export function renderFacts(record: RunRecord): string {
  return renderTable(
    ['fact', 'value'],
    listFacts(record).map(([name, value]) => [name, value.map(renderPiece).join('')]),
  );
}

function renderPiece(piece: FactPiece): string {
  if (typeof piece === 'string') return piece;
  return 'code' in piece ? renderCode(piece.code) : renderInline(piece.text);
}

/** What became of the tests: `3 fixed, none failing`. Without names of tests, the counts of each runner; empty if none was counted. */
export function describeTestChanges(verify: VerifyResult): string {
  const { tests, testsBefore, testsAfter } = verify;
  const state = describeState(verify);
  const parts = testChanges
    .toReversed()
    .map(([kind, label]) => ({ label, count: tests?.[kind].count ?? 0 }))
    .filter(({ count }) => count > 0);
  if (parts.length === 0) {
    const counts = describeTests(testsBefore, testsAfter);
    return counts === '' ? '' : `${counts}${state}`;
  }
  const isNoneFailing = testsAfter.length > 0 && testsAfter.every(({ failed }) => failed === 0);
  const ran = describeEarlyEnd(testsBefore.some(endedEarly), testsAfter.some(endedEarly));
  return `${[...parts.map(({ label, count }) => `${count} ${label}`), ...(isNoneFailing ? ['none failing'] : [])].join(', ')}${ran}${state}`;
}

const endedEarly = (count: TestCount | undefined): boolean => count?.endedEarly === true;

// The numbers of such a run do not count all tests.
function describeEarlyEnd(before: boolean, after: boolean): string {
  const runs = [...(before ? ['before'] : []), ...(after ? ['after'] : [])].join(' and ');
  return runs === '' ? '' : `, ended early ${runs} (not all tests ran)`;
}

/**
 * `vitest: 4 failed → 0 of 487`, or `4 of 282 failed → 0 of 487` if the totals differ; one part per runner, empty if no runner was counted. `after`
 * is empty if nothing was counted after the run.
 */
export function describeTests(before: readonly TestCount[], after: readonly TestCount[]): string {
  return listShownRunners(before, after)
    .map((runner) => {
      const [old, now] = [before, after].map((counts) => counts.find((count) => count.runner === runner));
      const last = now ?? old;
      const total = last?.total ?? 0;
      // Fewer tests before: the run may have ended early.
      const totalBefore = old === undefined || old.total === total ? '' : ` of ${old.total}`;
      const failed =
        after.length === 0
          ? `${last?.failed ?? 0} of ${total} failed before`
          : old === undefined
            ? `not counted before, ${now?.failed ?? 0} of ${total} failed after`
            : now === undefined
              ? `${old.failed} of ${total} failed before, not counted after`
              : `${old.failed}${totalBefore} failed → ${now.failed} of ${total}`;
      const skipped = last === undefined || last.skipped === 0 ? '' : `, ${last.skipped} skipped`;
      const expected = last?.expectedToFail === undefined ? '' : `, ${last.expectedToFail} expected to fail`;
      return `${runner}: ${failed}${skipped}${expected}${describeEarlyEnd(endedEarly(old), endedEarly(now))}`;
    })
    .join('; ');
}

/** Names in the last message of what is not there; empty without names. */
export function renderUnknown(kind: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `*The message names ${kind}: ${names.map(renderCode).join(', ')}.*`;
}

/** The denials of a run; of one that was killed, from its events. */
export function readDenials(record: RunRecord): readonly DenialGroup[] {
  return record.result?.denials ?? groupDenials(record.events.map(({ event }) => event));
}

/** The number of calls in groups. */
export function countDenied(denials: readonly DenialGroup[]): number {
  return denials.reduce((total, { count }) => total + count, 0);
}

/** The denied calls as a table; empty if there are no denied calls. `calls` is their number: the output of another job lists only the first groups. */
export function renderDenials(denials: readonly DenialGroup[], calls: number = countDenied(denials)): string {
  if (denials.length === 0) return '';
  const shown = denials.slice(0, shownDenials);
  const rows = shown.map(({ rule, count, reason, example, moreExamples }) => [
    renderCode(cutText(rule, maxLine)),
    String(count),
    renderInline(cutText(reason, maxLine)),
    [example, ...moreExamples].map((one) => renderCode(cutText(one, maxExample))).join('<br>'),
  ]);
  const left = calls - countDenied(shown);
  const more = left > 0 ? [`\nand ${renderCount(left, 'more call')}`] : [];
  return [renderTable(['rule', 'calls', 'reason', 'examples'], rows), ...more].join('\n');
}

/** Changed files as a list, at most `limit` of them; new files that look like scratch, backup or build files in a list after it. */
export function renderChanges(files: readonly ChangedFile[], limit: number): string {
  const isScratch = ({ path, kind }: ChangedFile): boolean =>
    kind === 'added' && (scratchNames.test(path) || buildNames.test(path));
  const scratch = renderFiles(files.filter(isScratch), limit);
  return [
    renderFiles(
      files.filter((file) => !isScratch(file)),
      limit,
    ),
    scratch === '' ? '' : `New files that look like scratch, backup or build files:\n\n${scratch}`,
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function renderFiles(files: readonly ChangedFile[], limit: number): string {
  return renderList(files, limit, ({ path, kind }) => `${kind} ${renderCode(cutText(renderPath(path), maxLine))}`);
}

/** The first items as a list, and the number of the others; empty without items. */
export function renderList<Item>(items: readonly Item[], limit: number, render: (item: Item) => string): string {
  const shown = items.slice(0, limit).map((item) => `- ${render(item)}`);
  const more = items.length > limit ? [`- and ${items.length - limit} more`] : [];
  return [...shown, ...more].join('\n');
}

/** The command that applies the changes of a run which verify does not accept, so that the workspace lacks them; null for other runs. */
export function renderApply({ directory, started, result }: RunRecord): string | null {
  if (result === null || result.changedFiles.length === 0 || (result.verify?.problems ?? []).length === 0) return null;
  // The directory of a job is gone after it, and its record is an artifact.
  const place = (started?.job ?? null) === null ? directory : '.';
  return `git apply ${quoteWord(join(place, recordFiles.patch))}`;
}

export const notApplied =
  'not in the workspace, since verify does not accept it; to apply it nevertheless, in the root of the repository:';

/** The changed files with their kind of change, as one line: `Change src/a.ts and src/b.ts`. */
export function describeFiles(files: readonly ChangedFile[]): string {
  const kinds = new Set(files.map(({ kind }) => kind));
  const [only] = kinds.size === 1 ? kinds : [];
  const verb = only === 'added' ? 'Add' : only === 'deleted' ? 'Delete' : 'Change';
  const names = files.map(({ path }) => renderPath(path));
  return names.length <= maxNamedFiles ? `${verb} ${names.join(' and ')}` : `${verb} ${names.length} files`;
}

/** The command of the harness that kept a run from being complete: a failed setup, or a verify that is not green; null if none did. */
export function findFailedCheck({ result, events }: RunRecord): CommandChecked | null {
  const isSetup = result?.outcome === 'setup-failed';
  if (!isSetup && (result?.verify?.problems ?? []).length === 0) return null;
  const checked = events.flatMap(({ event }) => (event.type === 'command-checked' ? [event] : []));
  const ofPatch = checked.filter(({ phase }) => isSetup || !['setup', 'verify-before', 'verify-base'].includes(phase));
  // A run that failed may have been followed by one on the same tree that passed.
  return ofPatch.findLast(({ exitCode }) => exitCode !== 0) ?? ofPatch.at(-1) ?? null;
}

/** The end of the output of a failed setup or verify command, with its first failures; empty without such a command. */
export function renderFailedCheck(record: RunRecord): string {
  const failed = findFailedCheck(record);
  // A green run does not show which tests are missing.
  if (failed === null || isGreen(failed) || failed.output.trim() === '') return '';
  const { newlyFailing, stillFailing } = record.result?.verify?.tests ?? {};
  const names = [...(newlyFailing?.names ?? []), ...(stillFailing?.names ?? [])];
  const excerpt = renderCheckOutput(failed, maxVerifyBytes, names);
  const name = failed.phase === 'setup' || failed.phase === 'verify-setup' ? 'setup' : 'verify';
  return renderSection(`Output of the ${name} command`, renderBlock(excerpt, ''));
}

/** The end of the output of a setup or verify command, with its first failures. Records of earlier versions do not name the file with all of it. */
export function renderCheckOutput(
  { phase, log, output }: CommandChecked,
  maxBytes: number,
  names: readonly string[] = [],
): string {
  const where = `${log === '' ? checkLogs[phase] : log} has all of it`;
  return renderFailureExcerpt(output, { maxBytes, where, names });
}

/** The notes of the isolation report, without its level, as a folded list; empty without notes. */
export function renderIsolationNotes({ sandbox }: RunRecord): string {
  const notes = sandbox?.isolation.notes ?? [];
  return renderFold(
    'Notes on the isolation',
    renderList(notes, Infinity, (note) => renderInline(cutText(note, maxNote))),
  );
}

/** A section that is closed until it is opened; empty for an empty body. `title` is our own text, `body` is rendered. */
export function renderFold(title: string, body: string): string {
  return body === '' ? '' : `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** `0.0123 USD`, or that it is not known. A cost that rounds to nothing is not shown as none. */
export function renderCost(costUsd: number | null): string {
  if (costUsd === null) return 'unknown';
  return costUsd > 0 && costUsd < 0.00005 ? 'under 0.0001 USD' : `${costUsd.toFixed(4)} USD`;
}

/** The warnings as a list; empty if there are no warnings. */
export function renderWarnings(warnings: readonly string[]): string {
  return renderList(warnings, shownWarnings, (warning) => renderInline(cutText(warning, maxLine)));
}

/** A section with a heading; empty for an empty body. `title` is our own text, `body` is rendered. */
export function renderSection(title: string, body: string): string {
  return body === '' ? '' : `### ${title}\n\n${body}`;
}

/** The errors between the harness, the model's API and its scripts, one sentence each. */
export function listErrors(record: RunRecord): readonly string[] {
  const turns = new Map<string, number>();
  return record.events.flatMap(({ event }) => {
    // A script that continues in the background ends in a later turn.
    if (event.type === 'item' && event.item.type === 'script_tool_call' && !turns.has(event.item.callId))
      turns.set(event.item.callId, event.turn);
    if (event.type === 'model-failed')
      return [`turn ${event.turn}, try ${event.attempt}: ${event.code}: ${event.message}`];
    if (event.type === 'item' && event.item.type === 'script_tool_call_output' && event.item.error !== null)
      return [
        `turn ${turns.get(event.item.callId) ?? event.turn}, script: ${event.item.error.name}: ${event.item.error.message}`,
      ];
    return [];
  });
}

/** The errors as a list; empty if there are no errors. */
export function renderErrors(record: RunRecord): string {
  const errors = listErrors(record);
  if (errors.length === 0) return '';
  // The last ones are those that ended the run.
  const shown = errors.slice(-shownErrors).map((error) => `- ${renderInline(cutText(error, maxLine))}`);
  const more = errors.length > shownErrors ? [`- and ${errors.length - shownErrors} before them`] : [];
  return renderSection('Errors', [...shown, ...more].join('\n'));
}
