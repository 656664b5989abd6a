import { describe, expect, test } from 'vitest';
import { type Finding, checkPolicy } from '../../../src/policy/tools/check.ts';
import { renderSarif } from '../../../src/policy/tools/sarif.ts';
import { checkText, createOptions } from '../test-policy.ts';

const finding = (more: Partial<Finding['problem']> = {}, severity: Finding['severity'] = 'error'): Finding => ({
  severity,
  code: 'any-program',
  ruleId: 'a',
  problem: { message: 'it is wrong', hint: '', file: 'p.yml', line: 3, column: 5, ...more },
});

test('SARIF names rules, levels and places', () => {
  const log = JSON.parse(
    renderSarif([finding({ file: 'a b/p.yml' }), finding({ line: null, column: null }, 'info')], '1.2.3'),
  );
  expect(log.version).toBe('2.1.0');
  const [run] = log.runs;
  expect(run.tool.driver).toMatchObject({ version: '1.2.3', rules: [{ id: 'any-program' }] });
  expect(run.results).toMatchObject([
    {
      ruleId: 'any-program',
      ruleIndex: 0,
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'a%20b/p.yml' },
            region: { startLine: 3, startColumn: 5 },
          },
        },
      ],
    },
    { level: 'note' },
  ]);
  expect(run.results[1].locations[0].physicalLocation.region).toBeUndefined();
});

describe('the further checks', () => {
  const head = 'version: 1\nname: x\n';
  const check = async (rules: string): Promise<string[]> =>
    (await checkText(`${head}rules:\n${rules.replaceAll(/^/gm, '  ')}\n`)).map(
      ({ code, ruleId }) => `${code} ${ruleId}`,
    );

  test.each([
    ['- { id: a, when: { write: "**" }, decision: allow }\n- { id: b, when: { write: x }, decision: deny }', true],
    [
      '- { id: a, when: { tool: exec }, decision: allow }\n- { id: b, when: { command: [rm, "**"] }, decision: deny }',
      true,
    ],
    ['- { id: a, when: { write: "**" }, decision: allow }', false],
    [
      '- { id: a, when: { write: "src/**" }, decision: allow }\n- { id: b, when: { write: src/x }, decision: deny }',
      false,
    ],
    [
      '- { id: a, when: { write: "**" }, unless: { write: "x/**" }, decision: allow }\n- { id: b, when: { write: x/y }, decision: deny }',
      false,
    ],
    [
      '- { id: a, when: { write: "**" }, decision: allow }\n- { id: b, when: { write: x }, decision: deny }\n- { id: c, when: { tool: exec, contained: true }, decision: allow }',
      false,
    ],
    [
      '- { id: a, when: { write: "**" }, decision: allow }\n- { id: b, when: { write: x }, decision: deny }\n- { id: c, when: { tool: exec, contained: true }, decision: allow, audit: true }',
      true,
    ],
  ])('a list of what is forbidden: %s', async (rules, found) => {
    expect((await check(rules)).includes('denylist a')).toBe(found);
  });

  test.each([
    ["tool: 'mcp.a.read', args: { /path: { glob: 'docs/**' } }", true],
    ["tool: 'mcp.a.read', args: { /files/0: { glob: 'docs/**' } }", true],
    ["tool: 'mcp.a.read', args: { /path: { path: 'docs/**' } }", false],
    ["tool: 'mcp.a.read', args: { /query: { glob: 'a*' } }", false],
    ["tool: convert, args: { /source: { glob: 'docs/**' } }", true],
  ])('a glob of an argument that names a file: %s', async (when, found) => {
    const head =
      "version: 1\nname: x\ncustomTools: { convert: { description: x, parameters: { properties: { source: { type: string, description: 'the file to convert' } } }, command: [convert, '{source}'] } }\n";
    const findings = await checkText(`${head}rules: [{ id: a, when: { ${when} }, decision: allow, reason: x }]\n`);
    expect(findings.some(({ code }) => code === 'glob-of-path')).toBe(found);
  });

  test.each([
    ['', 'agents.launch.sync', 'agents.launch.sync needs the key agents'],
    ['agents: {}\n', 'agents.launch.sync', null],
    ['', 'webSearch', 'webSearch needs a search service'],
    ['tools: { deny: [exec] }\n', 'exec', 'does not offer the tool exec: tools.pack or tools.deny'],
    ['tools: { pack: read-only }\n', 'exec', 'does not offer the tool exec'],
    ['tools: { deny: [exec] }\n', '[exec, readFile]', null],
    ['', 'mcp.git.log', null],
  ])('a rule for a tool that is not offered: %j, %s', async (keys, tool, message) => {
    const rules = `rules:\n  - { id: a, when: { tool: ${tool} }, decision: allow }\n`;
    const found = (await checkText(`${head}${keys}${rules}`)).filter(({ code }) => code === 'unoffered-tool');
    expect(found.map(({ problem }) => problem.message)).toEqual(
      message === null ? [] : [expect.stringContaining(message)],
    );
  });

  test('a file of the machine is no pinned layer', async () => {
    const files = {
      '/r/p.yml': `${head}extends: [/org/base.yml, ./next.yml]\n`,
      '/org/base.yml': head,
      '/r/next.yml': head,
    };
    const findings = await checkPolicy(createOptions(files, { source: '/r/p.yml' }));
    expect(findings.map(({ code, problem }) => `${code} ${problem.line}:${problem.column}`)).toEqual([
      'unpinned-extends 3:11',
    ]);
  });

  test('a remote layer is refused', async () => {
    const [found] = await checkText(`${head}extends: ['https://example.com/p.yml']\n`);
    expect(found).toMatchObject({ severity: 'error', code: 'invalid' });
  });
});
