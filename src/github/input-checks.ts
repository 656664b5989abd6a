import { createProblem, type Problem } from '../core/types/error.ts';
import { listKeys, type CloudAccess, type ModelApi } from '../core/ports/model.ts';
import type { AllValues } from './inputs.ts';
import type { Environment } from './request/run-context.ts';

/** The value of `resume` that continues the run whose call a comment or a label approves. */
export const resumeApproved = 'approved';

/** The values of the inputs as far as they are valid, and the names of the inputs with a key. */
export interface GivenInputs {
  readonly values: Partial<AllValues>;
  readonly keys: readonly string[];
}

/** The provider that the keys and the recording imply. Returns null if they imply none or several. A dry run sends no request and needs no key. */
export function inferProvider({ values, keys }: GivenInputs, apis: readonly ModelApi[]): string | null {
  if ((values.replay ?? null) !== null) return 'replay';
  const [key] = keys;
  if (keys.length === 1) return apis.find(({ access }) => access.type === 'key' && access.input === key)?.name ?? null;
  return values.dryRun === true ? (apis[0]?.name ?? null) : null;
}

/** Reports inputs that are valid alone but not together. An input that is not valid alone is not reported again. */
export function checkTogether(given: GivenInputs, apis: readonly ModelApi[], env: Environment): readonly Problem[] {
  const { values, keys } = given;
  const problems: Problem[] = [];
  const report = (message: string, hint: string): void => void problems.push(createProblem(message, hint));

  if (values.mode === 'publish')
    report('mode: publish is for a job of the action', 'On the command line, apply the patch with git apply.');
  if (values.task !== null && values.taskFile !== null)
    report('task and task-file are both given', 'Give exactly one of them.');
  // Only these events have a text from which the policy's template can make a task.
  const bringsText = /^(?:issues|issue_comment|pull_request(?:_target|_review|_review_comment)?)$/.test(
    env['GITHUB_EVENT_NAME'] ?? '',
  );
  if (values.task === null && values.taskFile === null && !bringsText)
    report('there is no task', 'Give task or task-file; on the command line, write the task after run.');

  if (values.skipIfGreen === true && values.verify === null)
    report('skip-if-green is given without verify', 'Give the command that is green or red as verify.');
  if (values.verifyRule === 'no-new-failures' && values.verify === null)
    report('verify-rule is given without verify', 'Give the command whose result the rule judges as verify.');
  for (const [name, value] of [
    ['patch-file', values.patchFile],
    ['answer', values.answer],
  ])
    if ((value ?? null) !== null)
      report(`${name} is given without mode: publish`, 'Add mode: publish: without it, this job starts an agent.');
  if (values.acknowledge === 'comment' && values.comment === 'off')
    report('acknowledge: comment needs the comment that comment: off omits', 'Use acknowledge: reaction.');
  // The job that publishes the answer replaces the comment only if it has the same key; the default one is the name of the job.
  if (values.acknowledge === 'comment' && values.mode === 'answer' && values.commentKey === null)
    report(
      'acknowledge: comment is given with mode: answer and without comment-key, so its comment would never have the result',
      'Give the same comment-key to this job and to the one that publishes the answer, or use acknowledge: reaction.',
    );
  if (values.resume === resumeApproved && values.approvalEnvironment !== null)
    report(
      'approval-environment is given with resume: approved',
      'Give the directory of the record as resume, and its digest as resume-digest.',
    );
  if (values.resume === resumeApproved && values.resumeDigest !== null)
    report('resume-digest is given with resume: approved', 'Leave it out; the comment of the run names the record.');
  else if (values.resume !== resumeApproved && (values.resume === null) !== (values.resumeDigest === null))
    report(
      values.resume === null ? 'resume-digest is given without resume' : 'resume is given without resume-digest',
      'Give both: the directory of the record, and the output audit-digest of its run.',
    );
  const hasHeaders = Object.keys(values.otlpHeaders ?? {}).length > 0;
  if (hasHeaders && values.otlpEndpoint === null)
    report('otlp-headers is given without otlp-endpoint', 'Give the address to which the spans are posted.');
  if (hasHeaders && isPlainHttp(values.otlpEndpoint))
    report('otlp-endpoint would send its headers over plain http', 'Use https, or a server on this machine.');
  if (values.provider === undefined) return problems;
  const provider = values.provider ?? inferProvider(given, apis);
  if (provider === null) {
    const accesses = listKeys(apis);
    const several = keys.length > 1;
    report(
      several ? 'there are keys for several providers' : 'there is neither a provider nor a key',
      several
        ? 'Name one by the input provider.'
        : `Give ${accesses.map(({ input }) => input).join(' or ')} (a pull request from a fork has no secrets), on the command line the variable ${accesses.map(({ variable }) => variable).join(' or ')}; or provider: replay, or the provider of a cloud.`,
    );
  } else if (provider === 'replay') {
    if (values.replay === null) report('provider: replay lacks a recording', 'Name its file by the input replay.');
  } else problems.push(...checkProvider(given, provider, apis));
  return problems;
}

function checkProvider({ values, keys }: GivenInputs, provider: string, apis: readonly ModelApi[]): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (message: string, hint: string): void => void problems.push(createProblem(message, hint));
  const api = apis.find(({ name }) => name === provider);
  if (api === undefined) return problems;
  const { access, efforts } = api;
  const { effort = null, identity = null, keyCommand = null, baseUrl, dryRun = false } = values;
  if (values.replay !== null) report(`replay is given, but the provider is ${provider}`, 'Use provider: replay.');
  if (effort !== null && !efforts.includes(effort))
    report(`provider: ${provider} has no effort ${effort}`, `It accepts: ${efforts.join(', ') || 'none'}.`);
  if (values.model === null && !dryRun)
    report(`provider: ${provider} lacks a model`, 'Give model as the provider writes its name.');
  if (access.type === 'cloud') problems.push(...checkCloud(provider, access, values));
  else
    for (const name of (['region', 'project', 'identity'] as const).filter((one) => values[one] !== null))
      report(`${name} is given, but ${provider} is not the provider of a cloud`, `Leave ${name} out.`);
  const authorizing = access.type === 'cloud' ? 'identity' : access.input;
  const named = [
    ...(identity !== null || keys.includes(authorizing) ? [authorizing] : []),
    ...(keyCommand === null ? [] : ['key-command']),
  ];
  // A self-hosted model server often needs no key.
  if (access.type === 'key' && named.length === 0 && baseUrl === null && !dryRun)
    report(
      `provider: ${provider} lacks its key`,
      `Give ${access.input} (on the command line the variable ${access.variable}) or key-command; a pull request from a fork has no secrets.`,
    );
  if (named.length > 1) report(`${named.join(' and ')} are both given`, 'Give one of them.');
  if ((named.length > 0 || access.type === 'cloud') && isPlainHttp(baseUrl))
    report('base-url would send the key over plain http', 'Use https, or a server on this machine.');
  return problems;
}

const placeForms = {
  region: {
    form: /^[a-z]{2,15}(?:-[a-z0-9]{1,15}){0,4}$/,
    hint: 'Write it as the cloud does, such as us-east-1 for bedrock-messages, or global or us-east5 for vertex-messages.',
  },
  project: { form: /^[a-z0-9][a-z0-9.:-]{2,80}$/, hint: 'Write the id of the project that has the models.' },
};

function checkCloud(
  provider: string,
  { needs, isIdentity, identityForm }: CloudAccess,
  { region = null, project = null, baseUrl, identity = null, dryRun = false }: Partial<AllValues>,
): readonly Problem[] {
  const places = { region, project, 'base-url': baseUrl };
  const missing = needs.filter((name) => places[name] === null && !dryRun);
  const wrong = (['region', 'project'] as const).filter(
    (name) => places[name] !== null && !placeForms[name].form.test(places[name]),
  );
  return [
    ...missing.map((name) =>
      createProblem(
        `provider: ${provider} lacks ${name}`,
        name === 'base-url'
          ? 'Give the address of the resource, like https://NAME.openai.azure.com/openai/v1.'
          : placeForms[name].hint,
      ),
    ),
    ...wrong.map((name) =>
      createProblem(`${name}: ${JSON.stringify(places[name])} is not the name of a ${name}`, placeForms[name].hint),
    ),
    ...(identity !== null && !isIdentity(identity)
      ? [
          createProblem(
            `identity: ${JSON.stringify(identity)} is not an identity for ${provider}`,
            `Write ${identityForm}.`,
          ),
        ]
      : []),
  ];
}

function isPlainHttp(address: string | null | undefined): boolean {
  if (address === null || address === undefined) return false;
  const url = new URL(address);
  return url.protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
}
