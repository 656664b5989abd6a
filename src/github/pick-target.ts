import { basename } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import { describeRef } from './approved-commit.ts';
import type { EventHead } from './event-state.ts';
import { readThreadNumber, type TriggerEvent } from './event/trigger-event.ts';

/**
 * The branch that a run publishes to: by a commit on it, or by its pull request into `base`. A run that `continues` the branch began at its head;
 * any other run replaces what earlier runs have left there.
 */
export type PublishTarget =
  | { readonly type: 'commit'; readonly branch: string }
  | { readonly type: 'pull-request'; readonly base: string; readonly branch: string; readonly continues: boolean };

/** What the name of a branch is made from. */
export interface NameOptions {
  readonly event: TriggerEvent;
  readonly head: EventHead | null;
  readonly defaultBranch: string;
  readonly branchPrefix: string;
  /** Tells the branches of several jobs for one thread apart; null for none. */
  readonly key: string | null;
  /** Identifies this run and attempt. */
  readonly runName: string;
  /** The path of the workflow file, for example `.github/workflows/nightly.yml`. */
  readonly workflowFile: string;
}

interface PickOptions extends NameOptions {
  readonly publishAs: PublishTarget['type'];
  /** The commit of the checkout. */
  readonly commit: string;
}

/** The branch that all runs for one thread or one schedule share, and the branch into which it goes; null for an event without such a branch. */
export function nameSharedBranch(options: NameOptions): { readonly branch: string; readonly base: string } | null {
  const { event, head, branchPrefix, defaultBranch } = options;
  const isForeign = head !== null && (head.fork || head.ref === null);
  // The agent's own pull request is checked out by its event.
  if (isForeign || head?.ref?.startsWith(branchPrefix) === true || nameWork(options) === options.runName) return null;
  const base = head?.ref ?? (event.type === 'workflow_run' ? event.headBranch : null) ?? defaultBranch;
  return { branch: nameBranch(options), base };
}

/**
 * Decides before the run where its changes will go. Throws `usage` for an event whose branch is in another repository or not known, for a
 * checkout that is not that branch's commit, and for a commit on the default branch.
 */
export function pickPublishTarget(options: PickOptions): PublishTarget {
  const { publishAs, head, branchPrefix } = options;
  const base = pickBase(options);
  if (publishAs === 'commit') {
    if (base === options.defaultBranch)
      throw refuse(`mode: commit would write to the default branch ${base}`, 'Use mode: pull-request.');
    return { type: 'commit', branch: base };
  }
  // The agent's own pull request continues.
  if (head !== null && base.startsWith(branchPrefix)) return { type: 'commit', branch: base };
  return { type: 'pull-request', base, branch: nameBranch(options), continues: false };
}

function nameBranch(options: NameOptions): string {
  const suffix = options.key === null ? '' : `-${options.key.replace(/[^\w-]+/g, '-').slice(0, 50)}`;
  return `${options.branchPrefix}${nameWork(options)}${suffix}`;
}

// One thread has one branch, by whatever event a run was started, and the nightly runs of a workflow have one. A run that a person starts by hand may
// be about anything.
function nameWork({ event, head, runName, workflowFile }: NameOptions): string {
  const number = readThreadNumber(event);
  if (number !== null) return `${head === null ? 'issue' : 'pull'}-${number}`;
  const workflow = basename(workflowFile)
    .replace(/\.ya?ml$/, '')
    .replace(/[^\w-]+/g, '-');
  return event.type === 'schedule' && workflow !== '' ? workflow : runName;
}

function pickBase({ publishAs, event, head, commit, defaultBranch }: PickOptions): string {
  if (head !== null) {
    const name = `mode: ${publishAs}`;
    if (head.fork || head.ref === null)
      throw refuse(
        `${name} cannot publish for a head that is in another repository`,
        'Use mode: patch or mode: comment for pull requests from forks.',
      );
    if (commit !== head.sha)
      throw refuse(
        `${name} needs a checkout of the head ${head.sha}, not of its merge with the base`,
        describeRef(event),
      );
    return head.ref;
  }
  switch (event.type) {
    case 'push':
    case 'workflow_dispatch': {
      if (event.ref.startsWith('refs/heads/')) return event.ref.slice('refs/heads/'.length);
      throw refuse(`mode: ${publishAs} needs a branch, and the event is about ${event.ref}`, 'Use mode: patch.');
    }
    case 'workflow_run':
      return event.headBranch ?? defaultBranch;
    default:
      return defaultBranch;
  }
}

function refuse(message: string, hint: string): HarnessError {
  return new HarnessError({ code: 'usage', message, hint });
}
