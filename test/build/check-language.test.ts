import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../fixtures/workspace.ts';

const program = join(import.meta.dirname, '../../build/check-language.ts');
// Split, so that the check of this file does not find them.
const phrase = ['once', 'more'].join(' ');
const longSentence = `${'word '.repeat(60)}end.`;

test.each([
  ['a comment', 'a.ts', `const a = 1;\n// Read it ${phrase}, please.\n`, `a.ts:2: "${phrase}": write`],
  ['a text', 'a.ts', `const a = 1;\nconst b = 'read it ${phrase}, please';\n`, `a.ts:2: "${phrase}": write`],
  ['a template', 'a.ts', `const b = \`x\ny \${1} read ${phrase}\`;\n`, `a.ts:2: "${phrase}": write`],
  ['a paragraph', 'a.md', `# A\n\nRead it ${phrase}.\n`, `a.md:3: "${phrase}": write`],
  ['YAML', 'a.yml', `a: 1\nreason: Read it ${phrase}.\n`, `a.yml:2: "${phrase}": write`],
  ['a long sentence', 'a.md', `# A\n\nShort.\n\n${longSentence}\n`, 'a.md:5: a sentence of 61 words'],
])('reports the place of a phrase in %s', (_, name, text, report) => {
  const folder = createFolder();
  writeFileSync(join(folder, name), text);
  const found = spawnSync(process.execPath, [program, name], { cwd: folder, encoding: 'utf8' });
  expect(found.stdout).toContain(report);
  expect(found.status).toBe(1);
});

test.each([
  ['code of a program', 'a.ts', `const onceMore = { once: 1, more: 2 }; // twice\n`],
  ['a fenced block', 'a.md', `# A\n\n\`\`\`sh\nread ${phrase}\n\`\`\`\n`],
])('accepts %s', (_, name, text) => {
  const folder = createFolder();
  writeFileSync(join(folder, name), text);
  const found = spawnSync(process.execPath, [program, name], { cwd: folder, encoding: 'utf8' });
  expect(found).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
