import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates } from 'node:tls';
import { createUntrusted, HarnessError, readErrorMessage } from '../core/types/error.ts';
import type { EventHead } from '../github/client.ts';
import { readThreadNumber, type TriggerEvent } from '../github/event/trigger-event.ts';
import { renderRepositoryName, type Environment, type RunContext } from '../github/request/run-context.ts';
import { chooseProxy } from '../models/proxy.ts';
import { readObjectFormat, renderFormats, runHostGit } from '../sandbox/workspace/git/git-layout.ts';
import { findProgram, findGit } from '../sandbox/host/find-programs.ts';

const timeoutMs = 300_000;
/** Of what git says about a failure. */
const maxOutputBytes = 1024 * 1024;

/**
 * Fetches the head of the pull request that a `workflow_run` is about, which GitHub has confirmed, as data: into a directory that no step of the job works in,
 * and without hooks, filters, submodules or settings of it. Proxy and authorities come from the inputs, which `environment` contains. Returns the
 * directory. Throws `usage` for another event, and `untrusted` if the head cannot be fetched. Tested in test/scenarios/forks.test.ts.
 */
export function fetchHead({
  event,
  head,
  ...options
}: FetchOptions & { readonly event: TriggerEvent; readonly head: EventHead | null }): string {
  if (event.type !== 'workflow_run' || event.upstreamEvent !== 'pull_request' || head === null)
    throw new HarnessError({
      code: 'usage',
      message: `fetch-head is for workflow_run after a run on pull_request; the event is ${event.type}`,
      hint: 'On other events, let actions/checkout run first.',
    });
  if (readThreadNumber(event) === null)
    throw createUntrusted(
      `not exactly one open pull request has the head ${head.sha} of the upstream run`,
      'Wait for the run of the newer commit, or start the upstream workflow again.',
    );
  return fetchCommit(head.sha, options);
}

interface FetchOptions {
  readonly context: RunContext;
  readonly token: string;
  readonly environment: Environment;
}

/** Fetches a commit of the repository as data, as `fetchHead` does. Returns the directory. Throws `untrusted` if that fails. */
export function fetchCommit(sha: string, options: FetchOptions): string {
  const { context, token, environment } = options;
  const git = findGit((name) => findProgram(name, environment['PATH'] ?? '', [context.workspace]));
  const directory = join(context.runnerTemp, 'script-harness', 'head');
  mkdirSync(directory, { recursive: true });
  const proxy = chooseProxy(environment, context.serverUrl);
  const settings = Object.entries({
    [`http.${context.serverUrl}/.extraheader`]: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
    'core.hooksPath': '/dev/null',
    'submodule.recurse': 'false',
    'protocol.allow': 'never',
    'protocol.https.allow': 'always',
    'protocol.http.allow': 'always',
    ...(proxy !== null && { 'http.proxy': proxy.url.href }),
    ...(environment['NODE_EXTRA_CA_CERTS'] && { 'http.sslCAInfo': writeAuthorities(context) }),
  });
  // In the environment, since every user of the machine can read the arguments of a process.
  const env = {
    ...renderFormats(readObjectFormat(sha)),
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
  const address = `${context.serverUrl}/${renderRepositoryName(context.repository)}.git`;
  for (const args of [
    ['init', '--quiet', '--template='],
    ['fetch', '--quiet', '--depth=1', '--no-tags', address, sha],
    ['checkout', '--quiet', '--detach', sha],
  ]) {
    try {
      runHostGit(git, args, { cwd: directory, env, timeoutMs, maxOutputBytes });
    } catch (thrown) {
      throw createUntrusted(
        `the commit ${sha} cannot be fetched: git ${args[0]}: ${readErrorMessage(thrown)}`,
        'Give the job `permissions: {contents: read}`, and start it again.',
      );
    }
  }
  return directory;
}

// Git takes the file in place of the authorities of the machine, so it has all that Node trusts.
function writeAuthorities({ runnerTemp }: RunContext): string {
  const file = join(runnerTemp, 'script-harness', 'head-authorities.pem');
  writeFileSync(file, getCACertificates('default').join('\n'));
  return file;
}
