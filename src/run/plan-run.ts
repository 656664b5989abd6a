import { describeRepository } from './host/describe-repository.ts';
import { describeCabinet } from './parts/cabinet.ts';
import {
  createRunParts,
  listScriptModes,
  readInstructions,
  renderShortcomings,
  type RunOptions,
} from './parts/run-options.ts';

/** Resolves policy, sandbox and prompt and returns a description of them. Sends no request to a model and runs nothing of the task. */
export async function planRun(options: RunOptions): Promise<string> {
  const parts = createRunParts(options);
  try {
    const sandbox = await parts.openSandbox();
    const { policy, limits } = options;
    const warnings: string[] = [];
    // Their tools are part of the prompt.
    await parts.startServers({
      signal: options.signal,
      files: 'current',
      emit: (event) => void (event.type === 'warning' && warnings.push(`warning: ${event.message}`)),
    });
    const { level, rung, limits: bounds, notes } = sandbox.isolation;
    return [
      `policy: ${policy.name} (${policy.sha256}), from ${policy.layers.map(({ name }) => name).join(', ')}`,
      `isolation: ${[level, rung, ...bounds, ...notes].join('; ')}`,
      `limits: ${limits.turns} turns, ${limits.toolCalls} calls, ${limits.tokens} tokens, ${limits.costUsd ?? 'no'} USD, ${limits.wallClockMs / 60_000} minutes`,
      `tools: ${parts.offered.tools.map(({ name }) => name).join(', ')}`,
      ...warnings,
      `scripts: ${listScriptModes(options).join(', ')}`,
      '',
      '--- instructions',
      readInstructions(options, parts),
      renderShortcomings(sandbox),
      '',
      ...(await describeRepository(options)).flatMap((text) => ['--- repository', parts.redactor.redactText(text), '']),
      ...describeCabinet(options.cabinet, parts.offered).flatMap((text) => ['--- file cabinet', text, '']),
      `--- task (${options.task.origin})`,
      parts.redactor.redactText(options.task.text),
      '',
    ].join('\n');
  } finally {
    await parts.close();
  }
}
