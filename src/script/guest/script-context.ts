import type { JsonValue } from '../../core/text/json.ts';
import type { ScriptHarnessOptions, ScriptRequest } from '../../core/ports/script.ts';

/** The data of a script's `context`; what is live in it is added by the guest. */
export function createContextData(request: ScriptRequest, options: ScriptHarnessOptions): JsonValue {
  const { limits } = options;
  return {
    conversationId: request.context.conversationId,
    sessionId: request.context.sessionId,
    turnId: request.context.turnId,
    scriptId: request.scriptId,
    workingDirectory: request.context.workingDirectory,
    provider: request.context.provider,
    model: request.context.model,
    sandbox: {
      timeoutMs: limits.timeoutMs,
      memoryMb: limits.memoryMb,
      maxConcurrentToolCalls: limits.concurrentToolCalls,
      mode: request.mode,
    },
    capabilities: { tools: [...options.toolNames] },
    approvals: { required: options.approvalsRequired },
  };
}
