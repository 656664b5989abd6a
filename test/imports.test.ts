import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** Folders that put the parts together, each with the composition folders that it may import. */
const composition: Readonly<Record<string, readonly string[]>> = {
  run: [],
  action: ['run'],
  cli: ['run', 'doctor', 'action'],
  doctor: ['run'],
};

/** Packages that are pure functions, so that core may use them. */
const purePackages = ['zod', 're2js'];

/** Every module that a file loads: imports, type imports, re-exports and `import()`, however they are laid out. */
function listImports(text: string): string[] {
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript'] });
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const entry of node) visit(entry);
    if (node === null || typeof node !== 'object' || !('type' in node)) return;
    // Every node that loads a module has its name in `source`.
    const module = 'source' in node ? node.source : null;
    if (module !== null && typeof module === 'object' && 'value' in module) found.push(String(module.value));
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child);
  };
  visit(program.body);
  return found;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const imports = new Map(files.map((name) => [name, listImports(readFileSync(join(source, name), 'utf8'))]));

function listLocalImports(name: string): string[] {
  const targets = (imports.get(name) ?? []).filter((target) => target.startsWith('.'));
  // A file of a package that is named by its path is still a package.
  return targets.map((target) => join(dirname(name), target)).filter((target) => !target.includes('node_modules/'));
}

const folderOf = (name: string): string => (name.includes('/') ? (name.split('/')[0] ?? '') : '');

test('finds imports over several lines, re-exports, type imports and import()', () => {
  const text = `
    import {
      a,
      b,
    } from './several.ts';
    export {
      c,
    } from './re-export.ts';
    export * from './star.ts';
    import type { D } from './type.ts';
    import './effect.ts';
    type E = import('./import-type.ts').E;
    const f = () => import('./dynamic.ts');
    const text = "import x from './text.ts'"; // import y from './comment.ts'
  `;
  expect(listImports(text)).toEqual(
    ['several', 're-export', 'star', 'type', 'effect', 'import-type', 'dynamic'].map((name) => `./${name}.ts`),
  );
});

test('a feature folder imports only itself and core, and a composition folder only what is below it', () => {
  const offences = files
    .filter((name) => name.includes('/'))
    .flatMap((name) => {
      const folder = folderOf(name);
      const below = composition[folder];
      const isAllowed = (target: string): boolean =>
        target === folder ||
        target === 'core' ||
        (below !== undefined && target !== '' && (composition[target] === undefined || below.includes(target)));
      return listLocalImports(name)
        .filter((target) => !isAllowed(folderOf(target)))
        .map((target) => `${name} imports ${target}`);
    });
  expect(offences).toEqual([]);
});

test('only the entry point is at the top of src', () => {
  expect(files.filter((name) => !name.includes('/')).toSorted()).toEqual(['main.ts']);
});

test('core imports no node module and no other folder', () => {
  const offences = files
    .filter((name) => folderOf(name) === 'core')
    .flatMap((name) => [
      ...listLocalImports(name).filter((target) => folderOf(target) !== 'core'),
      ...(imports.get(name) ?? []).filter((target) => !target.startsWith('.') && !purePackages.includes(target)),
    ]);
  expect(offences).toEqual([]);
});

test('no file imports itself through other files', () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) cycles.push([...path.slice(path.indexOf(name)), name].join(' -> '));
    if (done.has(name) || path.includes(name)) return;
    for (const target of listLocalImports(name)) visit(target, [...path, name]);
    done.add(name);
  };
  for (const name of files) visit(name, []);
  expect(cycles).toEqual([]);
});

test('a folder of src has at most 24 files', () => {
  const counts = new Map<string, number>();
  for (const name of files) counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 24)).toEqual([]);
});

/** Files with more than 250 lines, each with the reason why it is not split. */
const longFiles: Readonly<Record<string, string>> = {
  'core/steering-files.ts': 'one list of data',
  'core/types/event.ts': 'one union of types',
  'core/ports/script.ts': 'the types of one port',
  'core/text/glob.ts': 'one compiler of patterns',
  'policy/file/key-help.ts': 'one list of data',
  'policy/file/schema.ts': 'the schema of one file format',
  'policy/file/plain-yaml.ts': 'one recursive parser',
  'policy/commands/shell/lower-shell.ts': 'its functions call each other as the grammar of the shell does',
  'policy/commands/shell/shell-words.ts': 'its functions call each other as the grammar of the shell does',
  'policy/commands/shell/shell-builtins.ts': 'one function for each builtin',
  'policy/commands/programs/writers.ts': 'one list of programs',
  'record/schemas/event-schema.ts': 'the schema of one file format',
  'github/inputs.ts': 'the schema of the inputs, in their order',
  'github/client.ts': 'one function for each request',
  'github/event.ts': 'one function for each event',
  'run/run.ts': 'the phases of a run in their order',
  'run/agents/launch.ts': 'the life of a child run in its order',
  'action/run-action.ts': 'the phases of a job in their order',
  'agent/loop.ts': 'the phases of a turn in their order',
  'models/responses.ts': 'one provider',
  'sandbox/launch/launcher.ts': 'one builder of command lines',
  'report/run-view.ts': 'one view and its types',
};

test('a file of src has at most 250 lines, or a reason', () => {
  const lines = files.map((name) => [name, readFileSync(join(source, name), 'utf8').split('\n').length - 1] as const);
  const long = lines.filter(([, count]) => count > 250).map(([name]) => name);
  expect(long.toSorted()).toEqual(Object.keys(longFiles).toSorted());
});

/** Functions with more than 60 lines besides the functions in them, each with the reason why it is not split. */
const longFunctions: Readonly<Record<string, string>> = {
  'action/run-action.ts: runJob': 'the phases of a job in their order',
  'agent/loop.ts: runAgent': 'the phases of a turn in their order',
  'cli/run.ts: runFromCli': 'the steps of a command in their order',
  'dispatch/decide-call.ts: createCallDecider': 'the steps of a decision in their order',
  'dispatch/execute-call.ts: executeCall': 'the steps of a call in their order',
  'run/agents/launch.ts: work': 'the life of a child run in its order',
  'run/patch/settle-patch.ts: settlePatch': 'the steps from the changes to the patch in their order',
  'run/run.ts: work': 'the phases of a run in their order',
  'sandbox/assemble-sandbox.ts: connectParts': 'puts the parts together',
  'sandbox/prepare-launch.ts: prepareLaunch': 'puts the parts together',
  'sandbox/unisolated/unisolated-sandbox.ts: createUnisolatedSandbox': 'one member for each of the port',
  'sandbox/waiting/fork-server.ts: start': 'the life of one sandbox in its order',
  'script/facade/facade.ts: createToolFacade': 'one state, shared by its functions',
  'script/harness.ts: run': 'the steps of a script in their order',
  'script/results/call-answer.ts: createCallAnswer': 'one case for each result',
  'cli/init/workflow-files.ts: createParts': 'one text for each workflow',
  'cli/policy/policy.ts: addPolicyCommands': 'one entry for each command',
  'github/event.ts: parseTriggerEvent': 'one case for each event',
  'github/input-checks.ts: checkTogether': 'one check after the other',
  'github/inputs.ts: readInputs': 'one entry for each input',
  'policy/commands/shell/lower-shell.ts: runCommandNode': 'one case for each kind of command',
  'policy/commands/shell/shell-builtins.ts: lowerBuiltin': 'one case for each builtin',
  'policy/layers/resolved-yaml.ts: renderResolvedYaml': 'one entry for each key',
  'policy/tools/fuzz-mutants.ts: mutateCommand': 'one mutant after the other',
  'record/audit.ts: foldAudit': 'one case for each event',
  'report/console.ts: renderEvent': 'one case for each event',
};

interface LongFunction {
  readonly name: string;
  lines: number;
}

/** Functions of a file with the number of their lines, without the lines of longer functions in them. */
function listFunctions(text: string): LongFunction[] {
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript'] });
  const found: LongFunction[] = [];
  const visit = (node: unknown, outer: LongFunction | null, name: string): void => {
    if (Array.isArray(node)) for (const entry of node) visit(entry, outer, name);
    if (node === null || typeof node !== 'object' || !('type' in node) || !('loc' in node)) return;
    const { loc } = node as { loc: { start: { line: number }; end: { line: number } } };
    const key = 'id' in node ? node.id : 'key' in node ? node.key : null;
    const named = key !== null && typeof key === 'object' && 'name' in key ? String(key.name) : name;
    let inner = outer;
    if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod)$/.test(String(node.type))) {
      inner = { name: named, lines: loc.end.line - loc.start.line + 1 };
      if (outer !== null && inner.lines > 3) outer.lines -= inner.lines;
      found.push(inner);
    }
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child, inner, named);
  };
  visit(program.body, null, '');
  return found;
}

test('a function of src has at most 60 lines besides the functions in it, or a reason', () => {
  const long = files.flatMap((name) =>
    listFunctions(readFileSync(join(source, name), 'utf8'))
      .filter(({ lines }) => lines > 60)
      .map((one) => `${name}: ${one.name}`),
  );
  expect(long.toSorted()).toEqual(Object.keys(longFunctions).toSorted());
});
