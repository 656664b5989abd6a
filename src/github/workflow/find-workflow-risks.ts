import { escapeControls } from '../../core/text/control-characters.ts';
import { readWorkflow, type Place, type Workflow, type WorkflowJob } from './read-workflow.ts';
import { namesSecrets, workflowRules, type HarnessJob } from './workflow-rules.ts';

/** A workflow file: its path in the repository and its text. Both may be hostile. */
export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

/** A danger in a workflow with this action. */
export interface WorkflowRisk {
  readonly path: string;
  readonly place: Place;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
}

interface Caller {
  readonly events: ReadonlySet<string>;
  readonly givesSecrets: boolean;
}

const maxRisks = 100;
const maxCallRounds = 4;

/**
 * Searches for jobs that run this action, and for dangers around it: steps that run before it outside the sandbox, and the secrets that each job has.
 * A reusable workflow also counts as started by the events of its callers.
 */
export function findWorkflowRisks(files: readonly WorkflowFile[]): readonly WorkflowRisk[] {
  const read = files.map((file) => ({ path: file.path, read: readWorkflow(file.text) }));
  const workflows = new Map(
    read.flatMap(({ path, read: { ...each } }) => (each.type === 'workflow' ? [[path, each.workflow]] : [])),
  );
  const callers = findCallers(workflows);
  const unreadable = read.flatMap(({ path, read: each }): WorkflowRisk[] =>
    each.type === 'workflow'
      ? []
      : [
          {
            path,
            place: each.place,
            rule: 'unreadable',
            message: `it cannot be read: ${each.reason}`,
            fix: 'Fix the file; it was not checked.',
          },
        ],
  );
  const risks = [...workflows].flatMap(([path, workflow]) =>
    workflow.jobs.flatMap((job) => findJobRisks(path, workflow, job, callers.get(path) ?? [])),
  );
  // Names and texts of files may be hostile, and are shown on a terminal.
  return [...unreadable, ...risks]
    .slice(0, maxRisks)
    .map((risk) => ({ ...risk, path: escapeControls(risk.path), message: escapeControls(risk.message) }));
}

function findJobRisks(path: string, workflow: Workflow, job: WorkflowJob, callers: readonly Caller[]): WorkflowRisk[] {
  const at = job.steps.findIndex(({ uses }) => uses !== null && isThisAction(uses.text));
  const harness = job.steps[at];
  if (harness === undefined) return [];
  const found: HarnessJob = {
    events: new Set([...workflow.events, ...callers.flatMap(({ events }) => [...events])]),
    holdsSecrets: namesSecrets(job) || callers.some(({ givesSecrets }) => givesSecrets),
    job,
    harness,
    before: job.steps.slice(0, at),
  };
  const seen = new Set<string>();
  return workflowRules.flatMap(({ name, why, fix, find }) =>
    find(found).flatMap(({ place, what }): WorkflowRisk[] => {
      // The first rule that matches a place is the most specific one.
      const key = `${place.line}:${place.column}:${name === 'repository-code-before' ? 'pull-request-code-with-privileges' : name}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ path, place, rule: name, message: `${what}: ${why}`, fix }];
    }),
  );
}

function isThisAction(uses: string): boolean {
  return uses === './' || uses === '.' || /(?:^|\/)script-harness-action@/.test(uses);
}

// Calls are followed through several levels, as deep as GitHub permits.
function findCallers(workflows: ReadonlyMap<string, Workflow>): ReadonlyMap<string, readonly Caller[]> {
  const callers = new Map<string, Caller[]>();
  for (let round = 0; round < maxCallRounds; round += 1) {
    const next = new Map<string, Caller[]>();
    for (const [path, { events, jobs }] of workflows)
      for (const { uses, inheritsSecrets } of jobs) {
        const called = uses === null ? null : /^\.\/(\.github\/workflows\/[^@]+)/.exec(uses.text)?.[1];
        if (called === undefined || called === null || !workflows.has(called)) continue;
        const all = new Set([...events, ...(callers.get(path) ?? []).flatMap((caller) => [...caller.events])]);
        next.set(called, [...(next.get(called) ?? []), { events: all, givesSecrets: inheritsSecrets }]);
      }
    callers.clear();
    for (const [path, list] of next) callers.set(path, list);
  }
  return callers;
}
