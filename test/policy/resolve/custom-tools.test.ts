import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../../src/core/types/decision.ts';
import { createCustomAccess, fillCommand, type CustomArguments } from '../../../src/core/types/custom-tool.ts';
import type { JsonValue } from '../../../src/core/text/json.ts';
import type { ResolvedPolicy } from '../../../src/policy/resolve/load.ts';
import {
  call,
  checkText,
  command,
  loadText,
  path,
  readLoadError,
  createOptions,
  readProblems,
} from '../test-policy.ts';

const head = 'version: 1\nname: custom\n';
const check = `customTools:
  checkDocs:
    description: Checks documents.
    parameters:
      properties:
        files: { type: array, items: { type: string } }
        level: { type: string, enum: [-q, -v] }
      required: [files]
    command: [scripts/check.sh, '{level}', '--all', '{files...}']
`;
const named = '- { id: check, when: { tool: checkDocs }, decision: allow }';

function decide(policy: ResolvedPolicy, args: CustomArguments = { files: ['a.md'] }) {
  const [tool] = policy.settings.customTools;
  if (tool === undefined) throw new Error('no custom tool');
  return policy.decide(
    call(tool.name, [createCustomAccess(tool.name), command(...fillCommand(tool, args))], { args: args as JsonValue }),
  );
}

describe('the decision about a custom tool', () => {
  it.each([
    ['no rule', '', false],
    ['a rule that names it', named, true],
    [
      'a rule about its command alone',
      '- { id: c, when: { command: [scripts/check.sh, "**"] }, decision: allow }',
      false,
    ],
    ['a pattern of names', '- { id: c, when: { tool: "check*" }, decision: allow }', false],
    [
      'a rule that names it, and a rule that denies its command',
      `${named}\n- { id: no, when: { command: [scripts/check.sh, "**"] }, decision: deny }`,
      false,
    ],
    [
      'a rule that names it, and a denial of exec',
      `${named}\n- { id: no, when: { tool: exec }, decision: deny }`,
      true,
    ],
  ])('with %s', async (_, rules, allowed) => {
    const policy = await loadText(`${head}${check}rules:\n${rules === '' ? '  []' : rules}\n`);
    expect(isAllowed(decide(policy).decision)).toBe(allowed);
    expect(policy.view().isOffered('checkDocs')).toBe(rules.includes('tool: checkDocs'));
  });

  it('is not an allow of defaults.decision', async () => {
    const policy = await loadText(`${head}${check}defaults: { decision: allow }\n`);
    expect(decide(policy)).toMatchObject({ decision: 'deny', rule: 'default-opaque' });
  });

  it('allows no write: rules about writes decide them, for all tools or for this one', async () => {
    const write = (policy: ResolvedPolicy, tool = 'checkDocs') =>
      isAllowed(policy.decide(call(tool, [path('write', 'out/a.txt')])).decision);
    expect(write(await loadText(`${head}${check}rules:\n${named}\n`))).toBe(false);
    const both = await loadText(
      `${head}${check}rules:\n${named}\n- { id: w, when: { tool: checkDocs, write: ["out/**"] }, decision: allow }\n`,
    );
    expect(write(both)).toBe(true);
    expect(write(both, 'writeFile')).toBe(false);
    expect(both.view().mayWriteBelow('out')).toBe(true);
  });

  it('depends on its arguments', async () => {
    const policy = await loadText(
      `${head}${check}rules:\n- { id: check, when: { tool: checkDocs, args: { /level: { equals: -q } } }, decision: allow }\n`,
    );
    expect(isAllowed(decide(policy, { files: [], level: '-q' }).decision)).toBe(true);
    expect(isAllowed(decide(policy, { files: [], level: '-v' }).decision)).toBe(false);
  });

  it('suggests the rule that is missing', async () => {
    const policy = await loadText(`${head}${check}`);
    expect(decide(policy).suggestion).toContain('tool: checkDocs');
  });

  it('of a complete profile needs a rule of the profile too', async () => {
    const profile = `profiles:\n  narrow:\n    when: { event: cli }\n    rules:\n    - { id: r, when: { read: ["**"] }, decision: allow }\n`;
    const facts = { event: 'cli', ref: '', label: '', fork: false, actorPermission: '', actorAssociation: '' };
    const policy = await loadText(`${head}${check}rules:\n${named}\n${profile}`, {
      facts: { ...facts, authorAssociation: null },
    });
    expect(policy.view().isOffered('checkDocs')).toBe(false);
    expect(isAllowed(decide(policy).decision)).toBe(false);
  });

  it('denies writing its program, even if a rule allows the write', async () => {
    const policy = await loadText(
      `${head}${check}rules:\n${named}\n- { id: w, when: { write: ["**"] }, decision: allow }\n`,
    );
    expect(policy.decide(call('writeFile', [path('write', 'scripts/check.sh')])).rule).toBe('protected');
    expect(isAllowed(policy.decide(call('writeFile', [path('write', 'scripts/other.sh')])).decision)).toBe(true);
  });

  it('denies writing a program in a directory whose name begins with two dots', async () => {
    const tool = check.replace('scripts/check.sh', './..scripts/check.sh');
    const policy = await loadText(
      `${head}${tool}rules:\n${named}\n- { id: w, when: { write: ["**"] }, decision: allow }\n`,
    );
    expect(policy.decide(call('writeFile', [path('write', '..scripts/check.sh')])).rule).toBe('protected');
  });
});

describe('the policy file', () => {
  it('takes custom tools in packs, and names the nearest for one that does not exist', async () => {
    const packs = (name: string) =>
      `tools: { pack: mine, packs: { mine: { extends: [read-only], tools: [${name}] } } }\n`;
    const policy = await loadText(`${head}${packs('checkDocs')}${check}rules:\n${named}\n`);
    expect(policy.view().isOffered('checkDocs')).toBe(true);
    expect(await readProblems(`${head}${packs('checkDoc')}${check}`)).toEqual([
      '3:69 there is no tool "checkDoc" (did you mean "checkDocs"?)',
    ]);
    const denied = await loadText(`${head}tools: { deny: [checkDocs] }\n${check}rules:\n${named}\n`);
    expect(decide(denied)).toMatchObject({ decision: 'deny', rule: 'tools' });
  });

  const tool = (name: string, command: string, parameters = '{}') =>
    `${head}customTools:\n  ${name}:\n    description: A tool.\n    parameters: { properties: ${parameters} }\n    command: ${command}\n`;
  it.each([
    ['the name of a tool', tool('exec', '[a]'), '"exec" is a tool of the harness'],
    ['the structured name of a tool', tool('applypatch', '[a]'), '"applypatch" is a tool of the harness'],
    ['a name with a meaning in scripts', tool('then', '[a]'), 'the name has a meaning in scripts'],
    ['a call of the loop', tool('searchTools', '[a]'), 'the harness has a tool of this name'],
    ['another call of the loop', tool('waitScript', '[a]'), 'the harness has a tool of this name'],
    ['a facade', tool('mcp', '[a]'), 'the name has a meaning in scripts'],
    ['a name with "_"', tool('a_b', '[a]'), 'like runTests'],
    ['an argument as the program', tool('run', "['{p}']", '{ p: { type: string } }'), 'the program is a fixed text'],
    [
      'an argument as the program of a wrapper',
      tool('run', "[env, A=b, '{p}']", '{ p: { type: string } }'),
      'an argument would choose the program',
    ],
    [
      'an argument in shell text',
      tool('run', "[bash, -c, 'grep {p} src']", '{ p: { type: string } }'),
      'an argument would become code',
    ],
    [
      'an argument in shell text behind a wrapper',
      tool('run', "[timeout, '5', sh, -c, 'grep {p} src']", '{ p: { type: string } }'),
      'an argument would become code',
    ],
    ['an unknown placeholder', tool('run', "[a, '{pat}']", '{ path: { type: string } }'), 'did you mean "path"?'],
    ['an unused parameter', tool('run', '[a]', '{ p: { type: string } }'), 'no word of the command has'],
    ['a list in one word', tool('run', "[a, '{p}']", '{ p: { type: array, items: { type: string } } }'), '{p...}'],
    ['a value as a list', tool('run', "[a, '{p...}']", '{ p: { type: string } }'), 'p is no list'],
    [
      'a list inside a word',
      tool('run', "[a, '-x{p...}']", '{ p: { type: array, items: { type: string } } }'),
      'its word has no other text',
    ],
    ['an unknown keyword', tool('run', "[a, '{p}']", '{ p: { type: string, format: uri } }'), 'format'],
    [
      'a keyword of another type',
      tool('run', "[a, '{p}']", '{ p: { type: integer, pattern: x } }'),
      'unknown key "pattern" (known: type, description, enum, minimum, maximum)',
    ],
    [
      'a type that does not exist',
      tool('run', "[a, '{p}']", '{ p: { type: strng } }'),
      '"type" takes one of: string, integer, number, boolean, array (did you mean "string"?)',
    ],
    ['the argument justification', tool('run', '[a]', '{ justification: { type: string } }'), 'belongs to the harness'],
  ])('refuses %s', async (_, text, message) => {
    const problems = await readProblems(text);
    expect(problems.join('\n')).toContain(message);
    for (const problem of problems) expect(problem).toMatch(/^\d+:\d+ /);
  });

  it('refuses another tool of the same name in a layer, and accepts the same one', async () => {
    const own = `${head}extends: base.yml\n${check}`;
    const same = createOptions({ 'policy.yml': own, 'base.yml': `version: 1\nname: base\n${check}` });
    expect((await loadText(own, same)).settings.customTools.length).toBe(1);
    const other = `version: 1\nname: base\n${check.replace("'--all'", "'--some'")}`;
    const error = await readLoadError(createOptions({ 'policy.yml': own, 'base.yml': other }));
    expect(error.problems[0]?.message).toContain('differs from the one in base.yml');
  });

  it('refuses custom tools in a profile', async () => {
    const text = `${head}profiles:\n  p:\n    when: { event: cli }\n    customTools: {}\n`;
    expect((await readProblems(text)).join('\n')).toContain('customTools');
  });

  it('is the same policy when it is loaded again from its resolved text', async () => {
    const policy = await loadText(`${head}${check}rules:\n${named}\n`);
    const again = await loadText(policy.resolvedYaml);
    expect(again.settings.customTools).toEqual(policy.settings.customTools);
  });

  it('is checked for tools that no rule names, and for commands that no rule can allow', async () => {
    const codes = async (text: string) => (await checkText(text)).map(({ code }) => code);
    expect(await codes(`${head}${check}`)).toContain('unnamed-tool');
    expect(await codes(tool('run', "[python3, -c, 'print(1)']"))).toContain('opaque-tool');
    expect(await codes(`${head}${check}rules:\n${named.replace('allow }', 'allow, audit: true }')}\n`)).toContain(
      'unnamed-tool',
    );
    const fine = await codes(`${head}${check}rules:\n${named}\n`);
    expect(fine).not.toContain('unnamed-tool');
    expect(fine).not.toContain('opaque-tool');
  });
});
