import { bannedNames } from './banned.ts';
import { scriptGlobals } from './parse-frame.ts';
import { otherGlobals } from './parse-shape.ts';
import type { Finding } from './parse-problem.ts';
import type { Place, ScopeAnalysis } from './parse-scope.ts';
import { readText } from './parse-tree.ts';

const noTimers = 'there are no timers; to wait, run tools.exec({ command: ["sleep", "1"] })';
const noWeb = 'there is no network in scripts; use tools.fetchUrl or tools.http if they are offered';
const noBytes = 'there are no bytes in scripts; use text, or tools.exec with base64';
const noUrl = 'there is no URL class; split the text, or use encodeURIComponent';
const noDocument = 'there is no browser; use tools.exec and the tools for files';

/** Names of other platforms that scripts do not have, each with what to use instead. */
const adviceByName: ReadonlyMap<string, string> = new Map([
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'].map(
    (name) => [name, noTimers] as const,
  ),
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'Request', 'Response', 'Headers'].map((name) => [name, noWeb] as const),
  ...['Buffer', 'TextEncoder', 'TextDecoder', 'Blob', 'File', 'btoa', 'atob'].map((name) => [name, noBytes] as const),
  ...['URL', 'URLSearchParams'].map((name) => [name, noUrl] as const),
  ...['window', 'document', 'navigator', 'localStorage', 'alert'].map((name) => [name, noDocument] as const),
  ['structuredClone', 'use JSON.parse(JSON.stringify(value))'],
  ['queueMicrotask', 'use Promise.resolve().then(…)'],
  ['performance', 'use Date.now()'],
  ['crypto', 'use Math.random(), or tools.exec with sha256sum'],
  ['Intl', 'use toFixed, padStart and toISOString'],
  ['WebAssembly', 'use tools.exec for programs'],
  ['AbortController', 'calls that are not awaited are aborted when the script ends'],
  ['WeakRef', 'use WeakMap'],
  ['FinalizationRegistry', 'use WeakMap'],
  ['global', 'use globalThis'],
  ['self', 'use globalThis'],
  ['exports', 'return a value instead'],
  ['__dirname', 'use context.workingDirectory'],
  ['__filename', 'use context.workingDirectory'],
  ['fs', 'use tools.readFile, tools.writeFile and tools.listDir'],
  ['path', 'paths are relative to the workspace; join them with a template'],
  ['child_process', 'use tools.exec'],
  ['execSync', 'use await tools.exec'],
  ['exec', 'use await tools.exec'],
  ['readFile', 'use await tools.readFile'],
  ['args', 'scripts have no arguments'],
  ['exit', 'use return'],
  ['final_answer', 'use return'],
  ['notify', 'use context.telemetry.emitProgress(…)'],
  ['yield_control', 'a long script hands over by itself'],
  ['image', 'use await tools.viewImage'],
  ['ALL_TOOLS', 'use context.capabilities.tools'],
  ['Bun', 'use tools.exec for programs'],
  ['Deno', 'use tools.exec for programs'],
  ...['callTool', 'call_tool', 'invokeTool'].map((name) => [name, 'use await tools.NAME({ … })'] as const),
]);

/** The globals of the language that scripts have. A test compares them with the engines. */
export const languageGlobals: ReadonlySet<string> = new Set(
  [
    'globalThis undefined NaN Infinity arguments',
    'Object Function Array String Number Boolean Symbol BigInt Math JSON Reflect Proxy Date RegExp Promise Iterator',
    'Error EvalError RangeError ReferenceError SyntaxError TypeError URIError AggregateError SuppressedError InternalError',
    'Map Set WeakMap WeakSet ArrayBuffer DataView DisposableStack AsyncDisposableStack',
    'Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array BigInt64Array BigUint64Array',
    'Float16Array Float32Array Float64Array',
    'parseInt parseFloat isNaN isFinite encodeURI encodeURIComponent decodeURI decodeURIComponent',
  ].flatMap((names) => names.split(' ')),
);

const sandboxNames: ReadonlySet<string> = new Set([...languageGlobals, ...scriptGlobals, ...otherGlobals.keys()]);

/**
 * Finds names that exist neither in the script nor in its sandbox: using one would throw a ReferenceError after tools have run. A script
 * that tests a name with `typeof` may use it.
 */
export function findMissingNames({ free }: ScopeAnalysis): Finding[] {
  const missing = free.filter(({ node }) => {
    const name = readText(node, 'name') ?? '';
    // `findBanned` reports the banned names.
    return !sandboxNames.has(name) && !bannedNames.has(name);
  });
  const calledStore = free.filter(
    ({ node, parent }) =>
      readText(node, 'name') === 'store' && parent?.node.type === 'CallExpression' && parent.node['callee'] === node,
  );
  const tested = new Set(missing.filter(isTypeTest).map(({ node }) => readText(node, 'name')));
  return [
    ...missing.filter(({ node }) => !tested.has(readText(node, 'name'))).map(createFinding),
    ...calledStore.map(({ node }): Finding => {
      const message = 'store is an object: write store.set(key, value) and store.get(key)';
      return { code: 'missing-name', message, offset: node.start };
    }),
  ];
}

function createFinding({ node, parent }: Place): Finding {
  const name = readText(node, 'name') ?? '';
  const offset = node.start;
  const advice = adviceByName.get(name);
  if (advice !== undefined)
    return { code: 'missing-name', message: `${name} does not exist in scripts: ${advice}`, offset };
  const isTarget = parent?.node.type === 'AssignmentExpression' && parent.node['left'] === node;
  const declare = isTarget ? `: declare it, as in let ${name} = …` : '';
  return { code: 'unknown-name', message: `${name} is not defined${declare}`, offset };
}

function isTypeTest({ node, parent }: Place): boolean {
  return (
    parent?.node.type === 'UnaryExpression' && parent.node['operator'] === 'typeof' && parent.node['argument'] === node
  );
}
