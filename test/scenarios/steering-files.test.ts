import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

/** Files that steer CI, reviews and hooks, and those that steer agents, editors and shells. */
const names: readonly (readonly [string, readonly string[]])[] = [
  [
    'CI, reviews, releases and hooks',
    [
      ...['.gitlab-ci.yml', '.circleci/config.yml', 'Jenkinsfile', 'azure-pipelines.yml', '.travis.yml', '.drone.yml'],
      ...['.woodpecker.yml', 'bitbucket-pipelines.yml', '.buildkite/pipeline.yml', 'appveyor.yml', 'cloudbuild.yaml'],
      ...['.teamcity/settings.kts', 'tools/setup/action.yml', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
      ...['renovate.json', '.releaserc.json', '.goreleaser.yml', 'lefthook.toml', 'lint-staged.config.js'],
      ...['.pre-commit-config.yaml', '.husky/pre-commit'],
    ],
  ],
  [
    'agents, editors and shells',
    [
      ...['AGENTS.md', 'CLAUDE.md', 'packages/a/CLAUDE.md', 'GEMINI.md', '.claude/settings.json', '.mcp.json'],
      ...['.cursor/rules/a.mdc', '.cursorrules', '.codex/config.toml', '.windsurfrules', '.aider.conf.yml'],
      ...['.continue/config.yaml', '.zed/tasks.json', '.vscode/tasks.json', '.idea/workspace.xml', '.dir-locals.el'],
      ...['.exrc', '.nvim.lua', '.mise/config.toml', '.tool-versions', '.devcontainer/devcontainer.json'],
      ...['.gitattributes', '.lfsconfig', 'pip.conf'],
    ],
  ],
];

const controls = ['docs/guide.md', 'src/claude-client.md'];

test.each(names)(
  'refuses writes of files that steer %s, new and existing ones, by a file tool and by a command, and keeps other files',
  async (_, paths) => {
    // Every second one exists.
    const existing = paths.filter((__, index) => index % 2 === 0);
    const before = Object.fromEntries(existing.map((path) => [path, 'before\n']));
    const root = createRepository({ 'src/a.js': 'export const a = 1;\n', ...before });
    const [byTool = '', byCommand = ''] = controls;
    const shell = (script: string) => ({ name: 'shell', args: { command: ['sh', '-c', script, 'sh', ...paths] } });
    const model = await startModelServer({
      turns: [
        {
          calls: [...paths, byTool].map((filePath) => ({ name: 'write_file', args: { filePath, content: 'after\n' } })),
        },
        {
          // The paths are words of the command, so no redirection to a literal path is decided before it starts.
          calls: [shell(`for f in "$@" ${byCommand}; do mkdir -p "$(dirname "$f")" && echo after > "$f"; done`)],
        },
        // The files that a later command finds.
        { calls: [shell(`for f in "$@" ${byCommand}; do grep -l after "$f" 2> /dev/null | sed 's/^/left: /'; done`)] },
        { text: 'Done.' },
      ],
    });
    onTestFinished(() => model.close());
    const record = join(createDirectory('record-'), 'run');
    const ended = await runCliHere(
      [
        ...['run', 'Write them.', '--policy', 'builtin:fix-tests', '--provider', 'openai-chat', '--model', 'm'],
        ...['--base-url', `${model.url}/v1`, '--record', record],
      ],
      { cwd: root },
    );
    expect(ended, ended.stderr).toMatchObject({ exitCode: 0 });

    const messages = (model.requests.at(-1)?.body.messages ?? []) as { role: string; content: string }[];
    const results = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
    expect(results).toHaveLength(paths.length + 3);
    for (const [index, path] of paths.entries()) {
      expect(results[index], path).toContain('steering-files');
      expect(results[index], path).toContain('Propose the change');
    }
    const [written, looked] = results.slice(-2);
    expect(written).toContain('The policy refused these changes of the command');
    expect(looked?.match(/left: .*/g)).toEqual([`left: ${byCommand}`]);

    for (const control of controls) expect(readFileSync(join(root, control), 'utf8')).toBe('after\n');
    for (const path of paths) {
      expect(existsSync(join(root, path)), path).toBe(existing.includes(path));
      if (existing.includes(path)) expect(readFileSync(join(root, path), 'utf8'), path).toBe('before\n');
    }
    const patch = readFileSync(join(record, 'changes.patch'), 'utf8');
    expect([...patch.matchAll(/^diff --git a\/(\S+)/gm)].map(([, path]) => path)).toEqual(controls);
  },
);
