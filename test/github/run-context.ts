import type { RunContext } from '../../src/github/request/run-context.ts';

/** A run's context for tests, with the given fields changed. */
export function createContext(changes: Partial<RunContext> = {}): RunContext {
  return {
    eventName: 'workflow_dispatch',
    eventPath: '/nowhere/event.json',
    repository: { owner: 'octo', name: 'repo' },
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    runId: '7',
    runAttempt: 1,
    workflow: 'CI',
    workflowFile: 'octo/repo/.github/workflows/ci.yml',
    job: 'agent',
    actor: 'writer',
    triggeringActor: 'writer',
    ref: 'refs/heads/main',
    sha: 'a'.repeat(40),
    workspace: '/workspace',
    runnerTemp: '/temp',
    ...changes,
  };
}
