import { expect, onTestFinished, test } from 'vitest';
import { listen, type Effect } from '../../bench/soundness/canaries.ts';
import type { CorpusCommand } from '../../bench/soundness/corpora.ts';
import { listRefused, runCommands, runWithoutSandbox } from '../../bench/soundness/run-commands.ts';

const inShell = (text: string): CorpusCommand => ({ id: text, argv: ['bash', '-c', text] });

test('the report of soundness finds each effect without the sandbox and none in it, and counts refusals', async () => {
  const listeners = await listen([]);
  onTestFinished(() => listeners.close());
  const attempts: readonly (readonly [text: string, effect: Effect])[] = [
    ['echo x >> ../outside/file.txt', 'changed a file outside'],
    ['base64 .env', 'read a closed file'],
    ['cat ~/.ssh/id_rsa', 'read a closed file'],
    ['printenv', 'read a secret variable'],
    [`exec 3<>/dev/tcp/127.0.0.1/${listeners.ports[0]}; cat <&3`, 'reached a host'],
  ];
  for (const [text, effect] of attempts)
    expect(await runWithoutSandbox(inShell(text), listeners), text).toEqual([effect]);
  // Files that one command leaves for the next one would be found in the output of the next one.
  const left = 'canary of the closed file';
  const leave = `echo ${left} | tee /tmp/left ~/left src/index.js .git/config; echo exit > ~/.bash_profile; sleep 99 &`;
  const commands = [
    ...attempts.map(([text]) => inShell(text)),
    inShell(`{ ${leave} } > /dev/null`),
    inShell('cat /tmp/left ~/left src/index.js .git/config; true'),
    inShell('sudo cat .env'),
  ];
  const ends = await runCommands(commands, listeners, () => undefined);
  expect(ends.map(({ refused, effects }) => [refused, effects])).toEqual(
    commands.map(({ id }) => [id.startsWith('sudo'), []]),
  );
  expect(await listRefused(commands)).toMatchObject([{ command: { id: 'sudo cat .env' }, rule: 'rejected' }]);
});
