import type { Environment } from './run-context.ts';
import type { Problem } from '../core/error.ts';
import type { ModelApi } from '../core/model.ts';

const keyInputs: ReadonlyMap<string, string> = new Map([
  ['openai-responses', 'openai-api-key'],
  ['openai-chat', 'openai-api-key'],
  ['anthropic-messages', 'anthropic-api-key'],
]);

/** The trimmed text of an input; empty where it was not given. */
export type ReadRaw = (name: string) => string;

/** The provider that the keys and the recording stand for; null where they stand for none or for several. */
export function inferProvider(read: ReadRaw): ModelApi | null {
  const candidates: ModelApi[] = [];
  if (read('replay') !== '') return 'replay';
  if (read('openai-api-key') !== '') candidates.push('openai-responses');
  if (read('anthropic-api-key') !== '') candidates.push('anthropic-messages');
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

/** What is wrong between inputs, each of which may be right alone. */
export function checkTogether(read: ReadRaw, env: Environment = {}): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (message: string, hint: string) =>
    problems.push({ message, hint, file: null, line: null, column: null });

  const hasText = read('task') !== '';
  const hasFile = read('task-file') !== '';
  if (hasText && hasFile) report('task and task-file are both given', 'Give exactly one of them.');
  // Only these events bring a text that the policy's template can make a task of.
  const bringsText = /^(?:issues|issue_comment|pull_request|pull_request_target)$/.test(env['GITHUB_EVENT_NAME'] ?? '');
  if (!hasText && !hasFile && !bringsText) report('there is no task', 'Give task or task-file.');

  const provider = read('provider') === '' ? inferProvider(read) : read('provider');
  if (provider === null) {
    const both = read('openai-api-key') !== '';
    report(
      both ? 'there are keys for two providers' : 'there is neither a provider nor a key',
      both
        ? 'Say which by the input provider.'
        : 'Give openai-api-key or anthropic-api-key (a pull request from a fork has no secrets), or provider: replay.',
    );
  } else if (provider === 'replay') {
    if (read('replay') === '') report('provider: replay lacks a recording', 'Name its file by the input replay.');
  } else {
    if (read('replay') !== '') report(`replay is given, but the provider is ${provider}`, 'Use provider: replay.');
    const key = keyInputs.get(provider);
    if (read('model') === '')
      report(`provider: ${provider} lacks a model`, 'Give model as the provider writes its name.');
    // A model server of one's own often wants no key.
    if (key !== undefined && read(key) === '' && read('base-url') === '') {
      report(`provider: ${provider} lacks its key`, `Give ${key}; a pull request from a fork has no secrets.`);
    }
    if (key !== undefined && read(key) !== '' && isPlainHttp(read('base-url'))) {
      report('base-url would send the key over plain http', 'Use https, or a server on this machine.');
    }
  }
  return problems;
}

function isPlainHttp(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
}
