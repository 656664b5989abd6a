import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isOutside } from '../core/text/path-text.ts';
import type { PolicyFacts } from '../core/types/policy-facts.ts';
import type { PolicyOrigin } from '../core/types/event.ts';
import { listFloors, type FloorSource } from '../core/ports/policy.ts';
import { renderDate, type ResolvedPolicy } from '../policy/resolve/load.ts';
import { HarnessError } from '../core/types/error.ts';
import { findContinued, type BranchSources, type ContinuedBranch } from '../github/pick-target.ts';
import { fetchCommit, fetchHead } from './fetch-head.ts';
import { hasOutsider, requireOutsiderPolicy } from './outsiders.ts';
import { checkApprovedCommit, type ApprovedCommit } from '../github/approved-commit.ts';
import { readAssociations } from '../github/event/associations.ts';
import { openGitHubClient } from '../github/client.ts';
import { isFork } from '../github/event/trigger-event.ts';
import type { ActionInputs } from '../github/read-inputs.ts';
import { checkTrust, type TrustReport, type TrustRules } from '../github/permission.ts';
import { openOrganisationPolicy } from '../github/organisation-policy.ts';
import { createSteering, readPolicySource, type Steering } from '../github/policy-source.ts';
import { catalogue } from '../run/policy/catalogue.ts';
import { readBuiltinPolicies } from '../run/host/host.ts';
import { locateDirectory } from '../run/host/locate-directory.ts';
import { createRemoteFetcher } from '../run/policy/fetch-remote-policy.ts';
import { loadValidPolicy } from '../policy/tools/check.ts';
import { listMachineFloors } from '../run/host/machine-floor.ts';
import type { Job } from './job.ts';
import { isBelow } from '../sandbox/host/files/paths.ts';
import { openCheckout, type Checkout } from '../sandbox/workspace/git/checkout.ts';

/** The inputs that say who may start a job, and on what it works. */
type JobInputs = TrustRules &
  BranchSources['inputs'] &
  Pick<ActionInputs, 'workingDirectory' | 'policy' | 'orgPolicy' | 'fetchHead'> & {
    readonly removedLabel?: string | null;
  };

/** A job that may start: its actor and its commit are checked, and its policy is loaded. */
export interface OpenedJob extends Job {
  /** The directory of the job's files: `GITHUB_WORKSPACE`, or the head that was fetched. */
  readonly root: string;
  readonly workspace: string;
  readonly checkout: Checkout;
  readonly approved: ApprovedCommit;
  /** The pull request's head, for an event of one. */
  readonly head: TrustReport['head'];
  /** The branch at whose head the job works, since people have added commits to it; null for none. */
  readonly continued: ContinuedBranch | null;
  readonly steering: Steering;
  readonly policy: ResolvedPolicy;
  readonly policyFiles: readonly string[];
  /** Null for a built-in policy. */
  readonly policyOrigin: PolicyOrigin | null;
}

/** Checks actor and commit of a job, and loads its policy. Throws `untrusted`, `usage` or `policy` for a job that may not start. */
export async function openJob(
  job: Job,
  options: {
    readonly inputs: JobInputs;
    /** The token of the repository with the organisation's policy; null for the token of the job. */
    readonly orgPolicyToken: string | null;
    /** False for a job whose changes are not published: it continues no branch. */
    readonly continues: boolean;
    /** Called once the actor may start the job. */
    readonly onTrusted?: () => void;
  },
): Promise<OpenedJob> {
  const { host, client, context, event, log } = job;
  const { inputs } = options;
  const trust = await checkTrust({ client, event, rules: inputs, removedLabel: inputs.removedLabel ?? null });
  for (const sentence of trust.checked) log.write(sentence);
  options.onTrusted?.();
  const { environment } = host.facts;
  const continued = options.continues ? await findContinued({ ...job, inputs, head: trust.head }) : null;
  const access = { context, token: job.token, environment };
  const root =
    continued !== null
      ? fetchCommit(continued.sha, access)
      : inputs.fetchHead
        ? fetchHead({ ...access, event, head: trust.head })
        : context.workspace;
  if (continued !== null)
    log.write(`People have worked on the branch ${continued.branch}: the run continues at its head ${continued.sha}.`);
  const workspace = locateWorkspace(locateDirectory(host, root, 'GITHUB_WORKSPACE'), inputs.workingDirectory);
  const checkout = openCheckout(workspace, environment['PATH'] ?? '');
  const head =
    continued === null
      ? trust.head
      : { sha: continued.sha, ref: continued.branch, baseRef: continued.base, mergeSha: null, fork: false };
  const approved = await checkApprovedCommit({ client, event, head, eventSha: context.sha, checkout });
  log.write(approved.checked);
  const associations = readAssociations(event);
  const facts: PolicyFacts = {
    event: event.type,
    ref: context.ref,
    label: 'label' in event ? (event.label ?? '') : '',
    fork: trust.head?.fork ?? (isFork(event) || approved.origin === 'elsewhere'),
    actorPermission: trust.actorPermission,
    actorStandings: trust.actorStandings,
    actorAssociation: associations.actor,
    authorAssociation: associations.author,
  };
  const steering = createSteering(client);
  const place = { workspace, repositoryRoot: checkout.repositoryRoot };
  const floors = openFloors(job, inputs, options.orgPolicyToken);
  const { policy, files } = await loadTrustedPolicy({ host, steering, inputs, facts, place, floors });
  if (hasOutsider(trust.actorStandings)) requireOutsiderPolicy(policy, event);
  const [path] = files;
  const policyFiles = files.flatMap((file) => locateInside(place, file));
  const policyOrigin = path === undefined ? null : { path, ...(await steering.locate()) };
  for (const { name, sha256 } of listFloors(policy.layers)) log.write(`The policy is bound by ${name} (${sha256}).`);
  if (policyOrigin !== null)
    log.write(`The policy is ${policyOrigin.path} of ${policyOrigin.branch} at ${policyOrigin.commit}.`);
  return {
    ...job,
    root,
    workspace,
    checkout,
    approved,
    head: trust.head,
    continued,
    steering,
    policy,
    policyFiles,
    policyOrigin,
  };
}

// The checkout may be a stranger's, and so may a link in it.
function locateWorkspace(root: string, workingDirectory: string): string {
  const path = resolve(root, workingDirectory);
  const found = existsSync(path) ? realpathSync(path) : null;
  const isInside = found !== null && isBelow(root, found);
  if (isInside && statSync(found).isDirectory()) return found;
  const problem = isInside ? 'is not a directory' : 'leads out of the checkout';
  throw new HarnessError({
    code: 'usage',
    message: `working-directory ${workingDirectory} ${found === null ? 'does not exist' : problem}`,
    hint: 'Give a directory of the checkout; actions/checkout has to come first.',
  });
}

interface Place {
  readonly workspace: string;
  readonly repositoryRoot: string;
}

// A path of the repository as a path of the workspace, which may be a directory of it; empty for a path elsewhere, where nothing is written.
function locateInside({ workspace, repositoryRoot }: Place, path: string): string[] {
  const inside = relative(workspace, join(repositoryRoot, path));
  return inside === '' || isOutside(inside) ? [] : [inside];
}

// Both bind the job, independent of the policy of its repository.
function openFloors(
  { host, context, token, clock, signal }: Job,
  { orgPolicy }: JobInputs,
  orgPolicyToken: string | null,
): readonly FloorSource[] {
  const machine = listMachineFloors(host.machineFloor);
  if (orgPolicy === null) return machine;
  const place = { ...context, repository: orgPolicy.repository };
  return [
    ...machine,
    openOrganisationPolicy(orgPolicy, openGitHubClient(place, orgPolicyToken ?? token, { clock, signal })),
  ];
}

async function loadTrustedPolicy(options: {
  host: Job['host'];
  steering: Steering;
  inputs: JobInputs;
  facts: PolicyFacts;
  place: Place;
  floors: readonly FloorSource[];
}) {
  const { steering, facts, place, floors } = options;
  const { workspace } = place;
  const source = readPolicySource(options.inputs.policy);
  const files: string[] = [];
  const policy = await loadValidPolicy({
    source,
    catalogue,
    builtinPolicies: readBuiltinPolicies(options.host),
    facts,
    fetchRemote: createRemoteFetcher(),
    floors,
    today: renderDate(options.host.clock.nowMs()),
    workspace,
    readFile: async (path) => {
      files.push(path);
      return steering.readFile(path, 'policy');
    },
    protectedPaths: source.startsWith('builtin:') ? [] : locateInside(place, source),
  });
  return { policy, files };
}
