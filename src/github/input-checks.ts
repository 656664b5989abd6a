import type { Environment } from './request/run-context.ts';
import type { Problem } from '../core/types/error.ts';
import { listKeys, type CloudAccess, type ModelApi } from '../core/ports/model.ts';

/** The value of `resume` that continues the run whose call a comment or a label approves. */
export const resumeApproved = 'approved';

/** Returns the trimmed text of an input. Empty if the input is missing. */
export type ReadRaw = (name: string) => string;

/** The provider that the keys and the recording imply. Returns null if they imply none or several. A dry run sends no request and needs no key. */
export function inferProvider(read: ReadRaw, apis: readonly ModelApi[]): string | null {
  if (read('replay') !== '') return 'replay';
  const given = listGivenKeys(read, apis);
  if (given.length === 1)
    return apis.find(({ access }) => access.type === 'key' && access.input === given[0])?.name ?? null;
  return isDryRun(read) ? (apis[0]?.name ?? null) : null;
}

const isDryRun = (read: ReadRaw): boolean => read('dry-run') === 'true';

function listGivenKeys(read: ReadRaw, apis: readonly ModelApi[]): readonly string[] {
  return listKeys(apis)
    .map(({ input }) => input)
    .filter((name) => read(name) !== '');
}

/** Reports inputs that are valid alone but not together. */
export function checkTogether(read: ReadRaw, apis: readonly ModelApi[], env: Environment): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (message: string, hint: string) =>
    problems.push({ message, hint, file: null, line: null, column: null });

  if (read('mode') === 'publish')
    report('mode: publish is for a job of the action', 'On the command line, apply the patch with git apply.');
  const hasText = read('task') !== '';
  const hasFile = read('task-file') !== '';
  if (hasText && hasFile) report('task and task-file are both given', 'Give exactly one of them.');
  // Only these events have a text from which the policy's template can make a task.
  const bringsText = /^(?:issues|issue_comment|pull_request(?:_target|_review|_review_comment)?)$/.test(
    env['GITHUB_EVENT_NAME'] ?? '',
  );
  if (!hasText && !hasFile && !bringsText)
    report('there is no task', 'Give task or task-file; on the command line, write the task after run.');

  if (read('skip-if-green') === 'true' && read('verify') === '')
    report('skip-if-green is given without verify', 'Give the command that is green or red as verify.');
  if (read('acknowledge') === 'comment' && read('comment') === 'off')
    report('acknowledge: comment needs the comment that comment: off omits', 'Use acknowledge: reaction.');
  // The job that publishes the answer replaces the comment only if it has the same key; the default one is the name of the job.
  if (read('acknowledge') === 'comment' && read('mode') === 'answer' && read('comment-key') === '')
    report(
      'acknowledge: comment is given with mode: answer and without comment-key, so its comment would never have the result',
      'Give the same comment-key to this job and to the one that publishes the answer, or use acknowledge: reaction.',
    );
  if (read('resume') === resumeApproved && read('approval-environment') !== '')
    report(
      'approval-environment is given with resume: approved',
      'Give the directory of the record as resume, and its digest as resume-digest.',
    );
  if (read('resume') === resumeApproved && read('resume-digest') !== '')
    report('resume-digest is given with resume: approved', 'Leave it out; the comment of the run names the record.');
  else if (read('resume') !== resumeApproved && (read('resume') === '') !== (read('resume-digest') === ''))
    report(
      read('resume') === '' ? 'resume-digest is given without resume' : 'resume is given without resume-digest',
      'Give both: the directory of the record, and the output audit-digest of its run.',
    );
  if (read('otlp-headers') !== '' && read('otlp-endpoint') === '')
    report('otlp-headers is given without otlp-endpoint', 'Give the address to which the spans are posted.');
  if (read('otlp-headers') !== '' && isPlainHttp(read('otlp-endpoint')))
    report('otlp-endpoint would send its headers over plain http', 'Use https, or a server on this machine.');
  const provider = read('provider') === '' ? inferProvider(read, apis) : read('provider');
  const keyNames = listKeys(apis).map(({ input }) => input);
  const variables = listKeys(apis).map(({ variable }) => variable);
  if (provider === null) {
    const several = listGivenKeys(read, apis).length > 1;
    report(
      several ? 'there are keys for several providers' : 'there is neither a provider nor a key',
      several
        ? 'Name one by the input provider.'
        : `Give ${keyNames.join(' or ')} (a pull request from a fork has no secrets), on the command line the variable ${variables.join(' or ')}; or provider: replay, or the provider of a cloud.`,
    );
  } else if (provider === 'replay') {
    if (read('replay') === '') report('provider: replay lacks a recording', 'Name its file by the input replay.');
  } else {
    if (read('replay') !== '') report(`replay is given, but the provider is ${provider}`, 'Use provider: replay.');
    const api = apis.find(({ name }) => name === provider);
    const effort = read('effort');
    if (api !== undefined && effort !== '' && api.efforts.every((known) => known !== effort))
      report(`provider: ${provider} has no effort ${effort}`, `It accepts: ${api.efforts.join(', ') || 'none'}.`);
    if (read('model') === '' && !isDryRun(read))
      report(`provider: ${provider} lacks a model`, 'Give model as the provider writes its name.');
    if (api?.access.type === 'cloud') problems.push(...checkCloud(provider, api.access, read));
    else
      for (const name of ['region', 'project', 'identity'].filter((one) => read(one) !== ''))
        report(`${name} is given, but ${provider} is not the provider of a cloud`, `Leave ${name} out.`);
    const authorizing = api?.access.type === 'cloud' ? 'identity' : api?.access.input;
    const given = [authorizing ?? '', 'key-command'].filter((name) => read(name) !== '');
    // A self-hosted model server often needs no key.
    if (api?.access.type === 'key' && given.length === 0 && read('base-url') === '' && !isDryRun(read)) {
      report(
        `provider: ${provider} lacks its key`,
        `Give ${api.access.input} or key-command; a pull request from a fork has no secrets.`,
      );
    }
    if (given.length > 1) report(`${given.join(' and ')} are both given`, 'Give one of them.');
    if ((given.length > 0 || api?.access.type === 'cloud') && isPlainHttp(read('base-url'))) {
      report('base-url would send the key over plain http', 'Use https, or a server on this machine.');
    }
  }
  return problems;
}

const placeForms = {
  region: {
    form: /^[a-z]{2,15}(?:-[a-z0-9]{1,15}){0,4}$/,
    hint: 'Write it as the cloud does, such as us-east-1 for bedrock-messages, or global or us-east5 for vertex-messages.',
  },
  project: { form: /^[a-z0-9][a-z0-9.:-]{2,80}$/, hint: 'Write the id of the project that has the models.' },
};

function checkCloud(provider: string, { needs, isIdentity, identityForm }: CloudAccess, read: ReadRaw): Problem[] {
  const missing = needs.filter((name) => read(name) === '' && !isDryRun(read));
  const wrong = (['region', 'project'] as const).filter(
    (name) => read(name) !== '' && !placeForms[name].form.test(read(name)),
  );
  return [
    ...missing.map((name) => ({
      message: `provider: ${provider} lacks ${name}`,
      hint:
        name === 'base-url'
          ? 'Give the address of the resource, like https://NAME.openai.azure.com/openai/v1.'
          : placeForms[name].hint,
    })),
    ...wrong.map((name) => ({
      message: `${name}: ${JSON.stringify(read(name))} is not the name of a ${name}`,
      hint: placeForms[name].hint,
    })),
    ...(read('identity') !== '' && !isIdentity(read('identity'))
      ? [
          {
            message: `identity: ${JSON.stringify(read('identity'))} is not an identity for ${provider}`,
            hint: `Write ${identityForm}.`,
          },
        ]
      : []),
  ].map((problem) => ({ ...problem, file: null, line: null, column: null }));
}

function isPlainHttp(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
}
