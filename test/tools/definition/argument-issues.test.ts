import { expect, test } from 'vitest';
import { tools } from '../../../src/tools/index.ts';

function listMessages(name: string, args: unknown): string[] {
  const bound = tools.find((tool) => tool.name === name)?.bind(args);
  return bound?.type === 'invalid' ? bound.issues.map(({ path, message }) => `${path}: ${message}`) : [];
}

test('an unknown argument is reported with the nearest one and the valid ones', () => {
  const [message] = listMessages('exec', { command: ['ls'], timeout: 5 });
  expect(message).toMatch(/^timeout: unknown argument; did you mean timeoutMs\? Valid arguments: command, .*timeoutMs/);
  expect(listMessages('exec', { command: ['ls'], workdir: 'src' })[0]).toContain('did you mean cwd?');
  expect(listMessages('readFile', { path: 'a' }).join('\n')).toContain(
    'path: unknown argument; did you mean filePath?',
  );
  expect(listMessages('readFile', { file_path: 'a' }).join('\n')).toContain('did you mean filePath?');
  expect(listMessages('listDir', { path: 'a' }).join('\n')).toContain('did you mean dirPath?');
});

test('every unknown argument is reported by its name, also one that is near to nothing', () => {
  expect(listMessages('exec', { command: ['ls'], zzzzzz: 1, qqqqqq: 2 })).toEqual([
    expect.stringMatching(/^zzzzzz: unknown argument\. Valid arguments: /),
    expect.stringMatching(/^qqqqqq: unknown argument\. Valid arguments: /),
  ]);
});

test('arguments that are a list are refused with the names of the arguments and an example', () => {
  expect(listMessages('exec', ['npm', 'test'])).toEqual([
    expect.stringMatching(
      /^: expected one object with the arguments command, .*, as in tools\.exec\(\{ command: \['git'/,
    ),
  ]);
});
