import { expect, test } from 'vitest';
import { runBuiltCli } from '../fixtures/job.ts';
import { createRepository, writeFiles } from '../fixtures/workspace.ts';

const commands = [
  '::set-output name=x::stolen',
  '::add-mask::a',
  '::stop-commands::token',
  '::save-state name=x::y',
  '::error file=a::b',
  '  ::warning::indented',
  '\t::notice::after a tab',
  '\u200b::debug::after what nobody sees',
  'text ##[set-env name=PATH]/tmp',
  'progress\r::add-path::/tmp',
];

// Lines that the runner would execute as commands: two colons at the start of a line, or the older form anywhere.
function listCommands(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => /^[\s\p{C}]*::|##\[/u.test(line));
}

test('in a job, no text that a command or a script prints is executed by the runner as a command', async () => {
  const root = createRepository({ 'say.txt': `${commands.join('\n')}\n` });
  const script = `
    console.log('first\\n' + ${JSON.stringify(commands.join('\n'))});
    throw new Error('first\\n::stop-commands::c');`;
  writeFiles(root, { 'say.ts': script });
  const policy = ['--policy', 'builtin:read-only'];
  const calls = [
    ['sandbox', ...policy, '--', 'sh', '-c', 'cat say.txt; cat say.txt >&2'],
    ['script', 'say.ts', ...policy],
    ['call', 'readFile', '{"filePath":"say.txt"}', ...policy],
  ];
  for (const args of calls) {
    const ended = await runBuiltCli(args, { cwd: root, env: { GITHUB_ACTIONS: 'true' } });
    expect(listCommands(ended.stdout + ended.stderr), args.join(' ')).toEqual([]);
    expect(ended.stdout + ended.stderr).toContain('stop-commands');
  }
  const elsewhere = await runBuiltCli(['sandbox', ...policy, '--', 'cat', 'say.txt'], { cwd: root });
  expect(listCommands(elsewhere.stdout).length).toBe(commands.length);
});
