import { describe, expect, test } from 'vitest';
import { defaultScriptLimits } from '../../../../src/core/limits.ts';
import { languageGlobals } from '../../../../src/script/parse/missing-names.ts';
import { prepareScript } from '../../../../src/script/parse/prepare-script.ts';
import { createFixture, readReturn } from '../harness-fixture.ts';

function listProblems(source: string): string[] {
  const result = prepareScript(source, 'ts', defaultScriptLimits.sourceBytes);
  return result.type === 'ready' ? [] : result.errors.map(({ line, message }) => `${line}: ${message}`);
}

describe('a name that does not exist in the sandbox is found before anything runs', () => {
  test.each([
    ['setTimeout', 'tools.exec({ command: ["sleep", "1"] })'],
    ['fetch', 'tools.fetchUrl'],
    ['Buffer', 'tools.exec with base64'],
    ['URL', 'encodeURIComponent'],
    ['structuredClone', 'JSON.parse(JSON.stringify(value))'],
    ['require', 'use the tools'],
    ['process', 'tools.exec'],
    ['fs', 'tools.readFile'],
  ])('%s, with its line and what to use instead', (name, advice) => {
    const problems = listProblems(`await tools.exec({ command: ["ls"] });\nif (1) {\n  ${name}.x;\n}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^3: ${name} `));
    expect(problems[0]).toContain(advice);
  });

  test('a name that is written wrong, or assigned without a declaration', () => {
    expect(listProblems('const result = 1;\nreturn reslt')).toEqual(['2: reslt is not defined']);
    expect(listProblems('\ntotal = 1')).toEqual(['2: total is not defined: declare it, as in let total = …']);
  });

  test('no tool has run', async () => {
    const fixture = await createFixture();
    const report = await fixture.run('await tools.echo({ n: 1 });\nsetTimeout(() => 1, 5)');
    await fixture.close();
    expect(report.error).toMatchObject({
      name: 'BannedIdentifierError',
      code: 'missing-name',
      phase: 'parsing',
      line: 2,
    });
    expect(fixture.dispatcher).toEqual([]);
  });
});

test('a name that the script binds, tests with typeof or uses as a property is accepted', () => {
  for (const source of [
    'const fetch = (url) => tools.fetchUrl({ urls: [url] }); return fetch("a")',
    'if (typeof setTimeout === "function") setTimeout(() => 1)',
    'return { URL: 1 }.URL + globalThis.Buffer',
    'function f() { return arguments.length } return f()',
    'interface Buffer { a: 1 } const a: Buffer = { a: 1 }; return a',
    'for (const fs of [1]) console.log(fs)',
    'try { null.x } catch (process) { return process }',
  ])
    expect(listProblems(source), source).toEqual([]);
});

test('every global of the engine is accepted, and every accepted name is a global or a name of functions', async () => {
  const fixture = await createFixture();
  const names = readReturn(await fixture.run('return Object.getOwnPropertyNames(globalThis)')) as string[];
  await fixture.close();
  expect(names.filter((name) => !languageGlobals.has(name))).toEqual([]);
  const missing = [...languageGlobals].filter((name) => !names.includes(name));
  // V8 has these, or the language gives them to functions.
  expect(missing.sort()).toEqual(['AsyncDisposableStack', 'DisposableStack', 'SuppressedError', 'arguments']);
});

test.each(['tools', 'context', 'console', 'store'])('a script may declare its own variable %s, once', (name) => {
  for (const declaration of [`const ${name} = {}`, `let { ${name} } = {}`, `function ${name}() {}`, `class ${name} {}`])
    expect(listProblems(`${declaration}; return typeof ${name}`), declaration).toEqual([]);
  expect(listProblems(`const ${name} = 1; const ${name} = 2;`)[0]).toContain(`'${name}' has already been declared`);
});
