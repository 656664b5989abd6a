import { createHash } from 'node:crypto';
import { renderCanonicalJson, type JsonValue, isJsonObject } from '../core/text/json.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { Redactor } from '../core/ports/redact.ts';
import type { BindResult, BoundCall, Tool, ToolCall } from '../core/ports/tool.ts';
import { justificationKey, readJustification } from './justification.ts';
import { redactArguments } from './redact-arguments.ts';

/** A call whose arguments were parsed, validated and redacted. Everything after this uses these values; nothing computes them again. */
export interface PreparedCall {
  readonly call: ToolCall;
  readonly tool: Tool;
  readonly bound: BoundCall;
  /** Why the model makes the call; empty if it gives no reason. */
  readonly justification: string;
  /** The arguments with the justification, as rules see them. */
  readonly args: JsonValue;
  /** SHA-256 (hex) over the canonical arguments, before redaction. */
  readonly argsSha256: string;
  /** The canonical arguments in the form that is recorded and shown. */
  readonly redactedJson: string;
  /** JSON Pointers of the arguments that held a secret. */
  readonly masked: readonly string[];
  /** SHA-256 (hex) over tool, canonical arguments without the justification, and policy. */
  readonly hash: string;
}

/** Prepares a call, or reports its invalid arguments. */
export function prepareCall(
  call: ToolCall,
  tool: Tool,
  { policy, redactor }: { readonly policy: Pick<Policy, 'sha256' | 'view'>; readonly redactor: Redactor },
): { readonly type: 'prepared'; readonly prepared: PreparedCall } | Extract<BindResult, { type: 'invalid' }> {
  const { args: written, justification } = readJustification(call.args);
  const result = tool.bind(written);
  if (result.type === 'invalid') return result;
  if (result.ifNotOffered !== null && !policy.view().isOffered(result.tool.name))
    return { type: 'invalid', issues: [result.ifNotOffered] };
  const { call: bound } = result;
  const plainJson = renderCanonicalJson(bound.args);
  const args = addJustification(bound.args, justification);
  const { json, masked } = redactArguments(args, redactor);
  return {
    type: 'prepared',
    prepared: {
      call,
      tool: result.tool,
      bound,
      justification,
      args,
      argsSha256: computeSha256(args === bound.args ? plainJson : renderCanonicalJson(args)),
      redactedJson: renderCanonicalJson(json),
      masked,
      // A justification does not make another call of it.
      hash: computeSha256(`${result.tool.name}\n${plainJson}\n${policy.sha256}`),
    },
  };
}

export function computeSha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function addJustification(args: JsonValue, justification: string): JsonValue {
  return justification !== '' && isJsonObject(args) ? { ...args, [justificationKey]: justification } : args;
}
