import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { createDirectory, writeFiles } from '../fixtures/workspace.ts';
import { commands } from '../policy/commands/shell/commands.ts';
import { runInShell } from '../system/policy/commands/shell/real-shell.ts';
import { createFailingRepository } from './scenario.ts';

const programs =
  `npm npx node pnpm yarn git curl wget ls cat head tail wc grep rg find sed sort uniq diff cp mv mkdir touch rm tee tar zip unzip env timeout nice nohup
  setsid stdbuf xargs sleep date uname whoami basename dirname stat file sha256sum base64 jq cut tr awk perl ruby php pytest python3 python go cargo make pip
  docker ssh scp rsync nc vim sudo su doas chroot unshare watch parallel script strace chmod truncate dd ln evil zsh pkill`.split(
    /\s+/,
  );

/** Asks for the decisions on calls under a policy. */
async function explain(calls: readonly object[], policy = 'builtin:fix-tests-strict'): Promise<{ decision: string }[]> {
  const directory = createDirectory('calls-');
  writeFiles(directory, { 'calls.jsonl': calls.map((call) => JSON.stringify(call)).join('\n') });
  const ended = await runCliHere(['policy', 'explain', '--policy', policy, '--calls', join(directory, 'calls.jsonl')], {
    cwd: createFailingRepository(),
  });
  expect(ended.exitCode, ended.stderr).toBe(0);
  return ended.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { decision: string });
}

const inShell = (text: string) => ({ tool: 'exec', args: { command: ['bash', '-lc', text] } });

test('hundreds of command lines are decided as a person would expect', async () => {
  expect(commands.length).toBeGreaterThan(450);
  const decided = await explain(commands.map(({ text }) => inShell(text)));
  const wrong = commands.flatMap(({ text, allowed }, index) =>
    (decided[index]?.decision === 'allow') === allowed ? [] : [`${decided[index]?.decision}: ${text}`],
  );
  expect(wrong).toEqual([]);
});

test('an allowed shell text runs no command in bash that the rules do not allow', async () => {
  const allowed = commands.filter((row) => row.allowed).map(({ text }) => text);
  const runs = runInShell(allowed, '/bin/bash', programs);
  const ran = runs.flatMap(({ commands: found }, index) =>
    found
      // The tool itself starts nothing outside the workspace.
      .filter(({ cwd }) => !cwd.startsWith('..') && !cwd.startsWith('/'))
      .map((command) => ({ ...command, text: allowed[index] })),
  );
  const written = runs.flatMap((run, index) => run.written.map((path) => ({ path, text: allowed[index] })));
  // Each program separately, as bash called it, and each file that a redirection created.
  const decided = await explain([
    ...ran.map(({ words, cwd }) => ({ tool: 'exec', args: { command: words, ...(cwd === '.' ? {} : { cwd }) } })),
    ...written.map(({ path }) => ({ tool: 'writeFile', args: { filePath: path, content: 'x' } })),
  ]);
  const refused = [
    ...ran.map(({ words, text }) => `${words.join(' ')} in ${text}`),
    ...written.map(({ path, text }) => `${path} in ${text}`),
  ].filter((_, index) => decided[index]?.decision !== 'allow');
  expect(refused).toEqual([]);
  expect(ran.length).toBeGreaterThan(allowed.length / 2);
  expect(written.length).toBeGreaterThan(4);
});
