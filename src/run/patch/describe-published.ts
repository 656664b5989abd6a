import { listPaths } from '../../core/text/path-text.ts';
import type { Published } from '../../sandbox/workspace/publish/publish.ts';

/** The end of a run whose changes could not be written to the workspace. */
export function describePublished(published: Exclude<Published, { readonly type: 'published' }>): {
  readonly outcome: 'tampered' | 'publish-failed';
  readonly reason: string;
} {
  if (published.type === 'changed')
    return {
      outcome: 'tampered',
      reason: `another process changed ${listPaths(published.paths)} while the agent worked; nothing was written to the workspace`,
    };
  const { reason, written } = published;
  const state = written.length === 0 ? 'nothing was written' : `written and not restored: ${listPaths(written)}`;
  return { outcome: 'publish-failed', reason: `the changes cannot be written to the workspace: ${reason}; ${state}` };
}
