import type { JsonValue } from '../text/json.ts';
import { parseJson } from '../text/parse-json.ts';
import { createWrite, type Access } from '../types/access.ts';
import type { AddedDependency } from '../types/change.ts';
import type { CallToDecide, Verdict } from '../types/decision.ts';
import { HarnessError, readErrorMessage } from '../types/error.ts';
import { patchCallId, type RunEvent, type ToolFinished } from '../types/event.ts';
import type { ConnectionDecision } from '../types/network.ts';

/** A decided call of a recorded run. Contents are not recorded, nor where the links of its arguments led. */
export interface RecordedCall
  extends
    Pick<CallToDecide, 'tool' | 'origin' | 'args' | 'accesses' | 'turn' | 'justified' | 'dependencies'>,
    Pick<Verdict, 'decision' | 'rule' | 'reason' | 'suggestion' | 'matched'> {
  readonly callId: string;
  readonly callHash: string;
  /** The script that made the call; null for a structured call. */
  readonly scriptId: string | null;
  /** Canonical and redacted. */
  readonly argsJson: string;
  /** True if the model had already received text from outside. */
  readonly tainted: boolean;
  readonly started: boolean;
  /** Null for a call that did not run, or whose run was ended before it had an end. */
  readonly end: ToolFinished | null;
  /** The accesses that were seen after the decision: files that its command changed, hosts that it reached. */
  readonly found: readonly Access[];
  /** The changes of its command that were refused. */
  readonly refused: readonly { readonly path: string; readonly rule: string; readonly tainted: boolean }[];
  /** True if the policy left the call to a person. `decision` is then the answer, or `deny` until there is an answer. */
  readonly escalated: boolean;
  /** Whether an agent of the run made the call, under its own policy. */
  readonly caller: 'run' | 'agent';
}

type Draft = Omit<RecordedCall, 'started' | 'end'> & {
  started: boolean;
  end: ToolFinished | null;
  readonly found: Access[];
  readonly refused: RecordedCall['refused'][number][];
};

/**
 * The decided calls of a run in their order: what a run that continues it counts, and what `policy replay` and `suggest` decide again. With `patchTool`,
 * a patch that adds dependencies is a call of this tool, since registries are asked about the whole patch. Throws `usage` for arguments that are not JSON.
 */
export function listDecidedCalls(events: readonly RunEvent[], patchTool: string | null): readonly RecordedCall[] {
  const calls: Draft[] = [];
  // Two parts of a run may have calls with the same id. Later events belong to the last one.
  const byId = new Map<string | null, Draft>();
  const add = (call: Omit<Draft, 'started' | 'end' | 'found' | 'refused'>): void => {
    const draft: Draft = { ...call, started: false, end: null, found: [], refused: [] };
    calls.push(draft);
    byId.set(call.callId, draft);
  };
  let tainted = false;
  const escalated = new Set<string>();
  for (const recorded of events) {
    const caller = recorded.type === 'agent-event' ? 'agent' : 'run';
    const event = recorded.type === 'agent-event' ? recorded.event : recorded;
    switch (event.type) {
      case 'history-tainted':
        tainted = true;
        break;
      case 'approval-requested':
        escalated.add(`${event.request.callId} ${event.request.callHash}`);
        break;
      case 'tool-decided': {
        const { scriptId, argsJson } = event;
        const { callId, callHash } = event.decision;
        add({
          ...event.decision,
          scriptId,
          argsJson,
          args: readArguments(argsJson, callId),
          tainted,
          escalated: escalated.has(`${callId} ${callHash}`),
          caller,
        });
        break;
      }
      case 'tool-started': {
        const call = byId.get(event.callId);
        if (call !== undefined) call.started = true;
        break;
      }
      case 'tool-finished': {
        const call = byId.get(event.callId);
        if (call !== undefined) call.end = event;
        break;
      }
      case 'connection-decided':
        if (event.connection.decision === 'allow') byId.get(event.callId)?.found.push(readConnection(event.connection));
        break;
      case 'changes-decided': {
        const call = event.callId === patchCallId ? undefined : byId.get(event.callId);
        call?.found.push(...listKeptWrites(event.keptPaths, event.kept));
        call?.refused.push(...event.refused.map(({ path, rule }) => ({ path, rule, tainted })));
        break;
      }
      case 'patch-made':
        if (patchTool !== null && event.dependencies.length > 0)
          add({
            ...describePatch(event.dependencies, events),
            tool: patchTool,
            turn: calls.at(-1)?.turn ?? 1,
            tainted,
            caller,
          });
        break;
      default:
    }
  }
  return calls;
}

function readArguments(json: string, callId: string): JsonValue {
  try {
    return parseJson(json) as JsonValue;
  } catch (cause) {
    throw new HarnessError({
      code: 'usage',
      message: `the arguments of the call ${callId} of the record are not JSON: ${readErrorMessage(cause)}`,
      hint: 'Use a record as the run wrote it.',
      cause,
    });
  }
}

/** The patch of a run as a write of its manifests, with what they add. */
function describePatch(dependencies: readonly AddedDependency[], events: readonly RunEvent[]) {
  const paths = new Set(dependencies.map(({ path }) => path));
  const refused = events
    .flatMap((event) => (event.type === 'changes-decided' && event.callId === patchCallId ? event.refused : []))
    .find(({ path }) => paths.has(path));
  return {
    callId: patchCallId,
    callHash: patchCallId,
    scriptId: null,
    argsJson: '{}',
    origin: 'structured' as const,
    args: {},
    accesses: [...paths].map((path) => createWrite(path, 'file')),
    justified: true,
    escalated: false,
    dependencies,
    decision: refused === undefined ? ('allow' as const) : ('deny' as const),
    rule: refused?.rule ?? '',
    reason: '',
    suggestion: '',
    matched: [],
  };
}

/** The paths of kept changes as writes. If not all are known, the last one matches every path of a rule that restricts, and none of a rule that allows. */
export function listKeptWrites(paths: readonly string[], kept: number): readonly Access[] {
  const writes = paths.map((path) => createWrite(path, null));
  return paths.length < kept ? [...writes, { type: 'write', path: '', valid: false }] : writes;
}

/** A connection as an access. The proxy sees neither its scheme nor its method, and holds a grant to host and port alone, so the usual scheme is enough. */
export function readConnection({ host, port }: ConnectionDecision): Access {
  return { type: 'connect', host, port, scheme: usualSchemes.get(port) ?? 'https' };
}

const usualSchemes: ReadonlyMap<number, string> = new Map([
  [80, 'http'],
  [22, 'ssh'],
  [21, 'ftp'],
]);
