import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	780: (function (module, __unused_webpack_exports, __nccwpck_require__) {
		module.exports = __nccwpck_require__.p + "017c8a1a1898bfe7b7ae.wasm";
	}),
	760: (function (module) {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
	}),
	136: (function (module) {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
	}),
	919: (function (module) {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
	}),
	56: (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
		__nccwpck_require__.d(__webpack_exports__, { tP: () => readStoredImage });
		;
		const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
		var external_node_path_ = __nccwpck_require__(760);
		;
		const storedImageName = "image.bin";
		function renderStoredImage({ memory, ...numbers }) {
			const head = JSON.stringify({
				...numbers,
				pages: [...memory.pages]
			});
			return Buffer.concat([Buffer.from(`${head}\n`), memory.bytes]);
		}
		function readStoredImage(workerFile) {
			if ((0, external_node_path_.basename)(workerFile) !== "index.js") return null;
			const file = (0, external_node_fs_namespaceObject.readFileSync)((0, external_node_path_.join)((0, external_node_path_.dirname)(workerFile), storedImageName));
			const end = file.indexOf("\n");
			const { pages, ...numbers } = JSON.parse(file.toString("utf8", 0, end));
			return {
				...numbers,
				memory: {
					pages: Uint32Array.from(pages),
					bytes: new Uint8Array(file.subarray(end + 1))
				}
			};
		}
	}),
	148: (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
		__nccwpck_require__.d(__webpack_exports__, {
			A: () => createIsolateEngine,
			l: () => createQuickJsEngine
		});
		;
		function createDeferred() {
			let resolve = () => undefined;
			let reject = () => undefined;
			const promise = new Promise((onResolve, onReject) => {
				resolve = onResolve;
				reject = onReject;
			});
			return {
				promise,
				resolve,
				reject
			};
		}
		var chunk_V2S4ZYJR = __nccwpck_require__(956);
		;
		const pageBytes = 4096;
		function readMemoryImage(memory) {
			const words = new BigUint64Array(memory.buffer);
			const wordsPerPage = pageBytes / 8;
			const pages = [];
			for (let page = 0; page < words.length / wordsPerPage; page += 1) {
				const start = page * wordsPerPage;
				for (let index = start; index < start + wordsPerPage; index += 1) {
					if (words[index] === 0n) continue;
					pages.push(page);
					break;
				}
			}
			const source = new Uint8Array(memory.buffer);
			const bytes = new Uint8Array(pages.length * pageBytes);
			pages.forEach((page, index) => {
				bytes.set(source.subarray(page * pageBytes, (page + 1) * pageBytes), index * pageBytes);
			});
			return {
				pages: Uint32Array.from(pages),
				bytes
			};
		}
		const zeros = Buffer.alloc(16 * pageBytes);
		function measureUsedBytes(memory, image) {
			const bytes = Buffer.from(memory.buffer);
			let end = bytes.length;
			while (end > 0 && bytes.subarray(Math.max(0, end - zeros.length), end).equals(zeros.subarray(0, Math.min(end, zeros.length)))) end -= zeros.length;
			const imageEnd = ((image.pages.at(-1) ?? -1) + 1) * pageBytes;
			return image.bytes.length + Math.max(0, end - imageEnd);
		}
		function writeMemoryImage(memory, image) {
			new Uint8Array(memory.buffer).fill(0);
			writeImagePages(memory, image);
		}
		function writeImagePages(memory, image) {
			const target = new Uint8Array(memory.buffer);
			image.pages.forEach((page, index) => {
				target.set(image.bytes.subarray(index * pageBytes, (index + 1) * pageBytes), page * pageBytes);
			});
		}
		;
		const scriptFileName = "script.ts";
		const hardeningSource = String.raw`
const ownKeys = Reflect.ownKeys;
const describeProperty = Reflect.getOwnPropertyDescriptor;
const defineProperty = Reflect.defineProperty;
const getPrototype = Reflect.getPrototypeOf;
const hasOwn = Object.hasOwn;
const freeze = Object.freeze;

// Every intrinsic that no global names, found through syntax.
const hiddenIntrinsics = () => {
  const arrow = async () => undefined;
  function* generator() {}
  async function* asyncGenerator() {}
  const strictArguments = (function () { return arguments; })();
  const found = [
    getPrototype(arrow), getPrototype(generator), getPrototype(asyncGenerator),
    generator.prototype, getPrototype(generator.prototype), asyncGenerator.prototype, getPrototype(asyncGenerator.prototype),
    getPrototype([][Symbol.iterator]()), getPrototype(''[Symbol.iterator]()), getPrototype(new Map()[Symbol.iterator]()),
    getPrototype(new Set()[Symbol.iterator]()), getPrototype('x'.matchAll(/x/g)), getPrototype(Uint8Array),
    getPrototype(Iterator.from({ next() { return { done: true }; } })), getPrototype([].values().map((item) => item)),
    ...(typeof Iterator.concat === 'function' ? [getPrototype(Iterator.concat([1]))] : []),
    describeProperty(strictArguments, 'callee')?.get,
  ];
  return found.filter((item) => item !== undefined && item !== null);
};
const hidden = hiddenIntrinsics();

// QuickJS has a custom error for a full stack or heap.
const EngineError = typeof InternalError === 'function' ? InternalError : null;

// Stacks that a script can read have frames of the script only.
const scriptFrames = (stack) => stack.split('\n').filter((line) => line.includes('(${scriptFileName}:') || line.includes(' ${scriptFileName}:')).join('\n');
const withScriptStack = (error) => {
  defineProperty(error, 'stack', { value: scriptFrames(error.stack), writable: true, enumerable: false, configurable: true });
  return error;
};
// V8 asks this function for the text of each stack; QuickJS writes the frames itself, and none of them is the harness's.
if (EngineError === null) {
  Error.prepareStackTrace = (error, sites) => {
    let heading = 'Error';
    try { heading = String(error); } catch (failure) { /* An error of the script that cannot be shown has no heading. */ }
    return [heading, ...sites.filter((site) => site.getFileName() === '${scriptFileName}').map((site) => '    at ' + site.toString())].join('\n');
  };
}

// The override mistake: an inherited read-only data property cannot be shadowed by assignment. As an accessor whose setter defines
// an own property on the receiver, it can, and the prototype itself stays unchanged.
const cure = (prototype, key, onRead) => {
  const property = describeProperty(prototype, key);
  if (property === undefined || !('value' in property) || !property.configurable) return;
  const { value } = property;
  defineProperty(prototype, key, {
    get: onRead === undefined ? () => value : { get() { onRead(this); return value; } }.get,
    set: { set(next) {
      if (this === prototype || (typeof this !== 'object' && typeof this !== 'function') || this === null) {
        throw withScriptStack(new TypeError("'" + String(key) + "' of a built-in object is read-only"));
      }
      if (hasOwn(this, key)) this[key] = next;
      else if (!defineProperty(this, key, { value: next, writable: true, enumerable: true, configurable: true })) {
        throw withScriptStack(new TypeError("cannot define '" + String(key) + "': the object is not extensible"));
      }
    } }.set,
    enumerable: property.enumerable,
    configurable: false,
  });
};
const errorConstructors = [
  Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError,
  ...(EngineError === null ? [] : [EngineError]),
];

const deletedGlobals = [
  'eval', 'SharedArrayBuffer', 'Atomics', 'WeakRef', 'FinalizationRegistry', 'escape', 'unescape', 'WebAssembly', 'Worker',
  'require', 'module', 'exports', 'process', 'std', 'os', 'scriptArgs', 'print', 'console', 'performance', 'navigator', 'fetch',
  'XMLHttpRequest', 'WebSocket', 'setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'queueMicrotask',
  'importScripts', 'loadScript', 'load', 'read', 'gc', 'Intl',
];
for (const name of deletedGlobals) {
  if (hasOwn(globalThis, name) && !Reflect.deleteProperty(globalThis, name)) throw new Error('cannot remove ' + name);
}
for (const name of ['__proto__', '__defineGetter__', '__defineSetter__', '__lookupGetter__', '__lookupSetter__']) {
  if (!Reflect.deleteProperty(Object.prototype, name)) throw new Error('cannot remove ' + name);
}

// Code made from text is out of reach: each function prototype's constructor becomes an inert stand-in, which keeps "instanceof Function" working.
const denyConstructor = (prototype, name) => {
  const denied = { [name]: function () {
    throw withScriptStack(new TypeError(name + ' cannot make code from text in a script'));
  } }[name];
  defineProperty(denied, 'prototype', { value: prototype, writable: false, enumerable: false, configurable: false });
  if (!defineProperty(prototype, 'constructor', { value: denied, writable: true, enumerable: false, configurable: true })) {
    throw new Error('cannot deny ' + name);
  }
  return denied;
};
const deniedFunction = denyConstructor(Function.prototype, 'Function');
denyConstructor(getPrototype(async () => undefined), 'AsyncFunction');
denyConstructor(getPrototype(function* () {}), 'GeneratorFunction');
denyConstructor(getPrototype(async function* () {}), 'AsyncGeneratorFunction');
defineProperty(globalThis, 'Function', { value: deniedFunction, writable: true, enumerable: false, configurable: true });

// Seeded again for every run: the generator's state is part of the image, and would otherwise repeat itself in each script.
const randomState = [1, 2, 3, 4];
const nextRandom = () => {
  const sum = (((randomState[0] + randomState[1]) | 0) + randomState[3]) | 0;
  randomState[3] = (randomState[3] + 1) | 0;
  randomState[0] = randomState[1] ^ (randomState[1] >>> 9);
  randomState[1] = (randomState[2] + (randomState[2] << 3)) | 0;
  randomState[2] = (((randomState[2] << 21) | (randomState[2] >>> 11)) + sum) | 0;
  return sum >>> 0;
};
const seedRandom = (words) => {
  for (let index = 0; index < 4; index += 1) randomState[index] = words[index] | 0;
  for (let count = 0; count < 12; count += 1) nextRandom();
};
defineProperty(Math, 'random', {
  value: { random: () => ((nextRandom() >>> 5) * 67108864 + (nextRandom() >>> 6)) / 9007199254740992 }.random,
  writable: true, enumerable: false, configurable: true,
});

const cureAll = (prototype, except) => {
  for (const key of ownKeys(prototype)) if (typeof key === 'string' && !except.includes(key)) cure(prototype, key);
};
cureAll(Object.prototype, []);
// The language reads the constructor of a promise that is awaited, chained or given to a function such as Promise.all.
cure(Promise.prototype, 'constructor', notePromiseUse);
cureAll(Promise.prototype, ['constructor']);
// Accessors cost a call: what hot code reads (call, apply, push, get and others) stays plain data, since no one shadows it.
cureAll(Function.prototype, ['call', 'apply']);
for (const constructor of errorConstructors) cureAll(constructor.prototype, []);
const otherPrototypes = [
  Array, Map, Set, WeakMap, WeakSet, Date, RegExp, String, Number, Boolean, Symbol, BigInt, DataView, ArrayBuffer, Iterator,
  getPrototype(Uint8Array),
].map((constructor) => constructor.prototype);
for (const prototype of [...otherPrototypes, ...hidden]) {
  for (const key of ['constructor', 'toString', 'toLocaleString', 'valueOf', 'toJSON', 'next', 'return', 'throw']) cure(prototype, key);
}

const freezeGraph = (roots) => {
  const seen = new Set();
  const queue = [...roots];
  const add = (value) => {
    if ((typeof value === 'object' || typeof value === 'function') && value !== null && !seen.has(value)) {
      seen.add(value);
      queue.push(value);
    }
  };
  for (const root of roots) seen.add(root);
  while (queue.length > 0) {
    const current = queue.pop();
    add(getPrototype(current));
    for (const key of ownKeys(current)) {
      const property = describeProperty(current, key);
      add(property.value);
      add(property.get);
      add(property.set);
    }
    // The global object comes last, when the bridge is made.
    if (current !== globalThis) freeze(current);
  }
};
freezeGraph([globalThis, ...hidden]);
`;
		;
		const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
		;
		const postKinds = {
			returned: 0,
			threw: 1,
			call: 2,
			missing: 3,
			log: 4,
			progress: 5,
			lost: 6,
			store: 7,
			unhandled: 8,
			left: 9,
			handOver: 10
		};
		const bridgeSource = String.raw`
const posts = ${JSON.stringify(postKinds)};
const outOfMemoryText = '{"name":"InternalError","message":"out of memory","stack":"","known":null}';
const unreadableText = '{"name":"","message":"a value that cannot be shown","stack":"","known":null}';
const pending = new Map();
const knownErrors = new WeakMap();
const objectNames = freeze([...ownKeys(Object.prototype), '__proto__', 'then', 'toJSON', 'inspect', 'prototype', 'name', 'length', 'call', 'apply', 'bind']);
let config = null;
let lastRequestId;

const deepFreeze = (root) => {
  const queue = [root];
  while (queue.length > 0) {
    const current = queue.pop();
    if (typeof current !== 'object' || current === null) continue;
    freeze(current);
    for (const key of ownKeys(current)) queue.push(current[key]);
  }
  return root;
};

const makeError = (details, stack) => {
  const error = new Error(String(details.message));
  defineProperty(error, 'name', { value: details.name, writable: true, enumerable: false, configurable: true });
  if (stack !== undefined) defineProperty(error, 'stack', { value: scriptFrames(stack), writable: true, enumerable: false, configurable: true });
  for (const key of Object.keys(details)) {
    if (key !== 'name' && key !== 'message' && details[key] !== null) {
      defineProperty(error, key, { value: deepFreeze(details[key]), writable: true, enumerable: true, configurable: true });
    }
  }
  knownErrors.set(error, { name: details.name, code: details.code ?? '', toolName: details.toolName ?? null, callId: details.callId ?? null });
  return error;
};

const makeContext = (data) => {
  const made = data;
  const reader = (object, key, get) => {
    freeze(get);
    defineProperty(object, key, { get, set: undefined, enumerable: true, configurable: false });
  };
  reader(made.sandbox, 'remainingToolBudget', () => Math.max(0, config.toolCalls - (nextCall - 1)));
  reader(made.approvals, 'lastRequestId', () => lastRequestId);
  const emitProgress = (message, kind) => {
    post(posts.progress, kind === 'warn' ? 1 : 0, cut(withoutNul(textOf(message)), 1000));
  };
  let handOvers = 0;
  const handOver = (value) => {
    const written = toJson(value, { depth: config.returnDepth, bytes: config.handOverBytes, root: 'the value' });
    if (!written.ok) throw makeError({ name: 'SerializationError', code: 'not-serializable', message: 'handOver: ' + written.message }, new Error().stack);
    handOvers += 1;
    if (handOvers <= config.handOvers) post(posts.handOver, written.json === null ? 0 : 1, written.json ?? '');
  };
  // A copy of the context has only values.
  defineProperty(made, 'handOver', { value: freeze(handOver), writable: false, enumerable: false, configurable: false });
  made.telemetry = { emitProgress: freeze(emitProgress) };
  return deepFreeze(made);
};

// Scripts often log only the stack of a caught error, which has name and message in V8.
const nameStack = (value) => {
  try {
    if (!(value instanceof Error)) return value;
    const { stack } = value;
    if (typeof stack === 'string' && (stack === '' || stack.startsWith('    at ')))
      value.stack = [String(value), ...scriptFrames(stack).split('\n').filter(Boolean)].join('\n');
  } catch (failure) { if (isEngineFailure(failure)) throw failure; }
  return value;
};

// The heading of a stack has the message, which could pose as a frame.
const framesOf = (stack, message) => {
  const at = message === '' || stack.startsWith('    at ') ? -1 : stack.indexOf(message);
  return (at < 0 ? stack : stack.slice(at + message.length)).slice(0, 4000);
};
const describe = (thrown) => {
  const known = typeof thrown === 'object' && thrown !== null ? knownErrors.get(thrown) ?? null : null;
  const read = (key) => { try { return String(thrown[key] ?? ''); } catch (failure) { return ''; } };
  if (thrown instanceof Error) {
    const message = read('message');
    // A call of undefined has no name. Reading the missing tool may have been a mere test, so this is only a hint.
    const hint = known === null && thrown instanceof TypeError && message.endsWith('not a function') && lastMissing !== null
      ? ' (the script has read ' + describeMissing(lastMissing) + ')' : '';
    let reasons = '';
    try { reasons = reasonsOf(thrown, 0); } catch (failure) { if (isEngineFailure(failure)) throw failure; }
    return { name: cut(read('name'), 100), message: cut(message + hint + reasons, 8000), stack: framesOf(read('stack'), message), known };
  }
  return { name: '', message: cut(textOf(thrown), 8000), stack: '', known };
};
const report = (thrown) => {
  try {
    post(posts.threw, 0, stringify(describe(thrown)));
  } catch (failure) {
    post(posts.threw, 0, isEngineFailure(failure) ? outOfMemoryText : unreadableText);
  }
};
// Of a call whose answer the script did not wait for.
const leave = (id) => post(hasLost(id) ? posts.lost : posts.left, id, '');
// A character has at most six bytes as JSON, and a text of JSON has at most three for each of its own.
const beginningOf = (value, fitted) => typeof value === 'string'
  ? value.slice(0, Math.max(0, Math.floor(config.returnBytes / 6) - 2)) : fitted.slice(0, Math.max(0, Math.floor(config.returnBytes / 3) - 2));
const finish = (value) => {
  over = true;
  const written = toJson(value, { depth: config.returnDepth, bytes: config.returnBytes, root: 'the return value' });
  const beginning = written.ok ? '' : beginningOf(value, written.fitted);
  if (beginning !== '') {
    const kept = typeof value === 'string' ? 'only the first ' + beginning.length + ' of ' + value.length + ' characters of the return value are kept'
      : 'only the first ' + beginning.length + ' characters of the return value as JSON are kept';
    post(posts.log, 1, cut(withoutNul(kept + ': ' + written.message + '. Return a part, or write the whole to a file'), lineChars));
    finish(beginning);
  } else if (!written.ok && config.isImplicit) {
    post(posts.log, 1, cut(withoutNul('the value of the last expression is not shown: ' + written.message), lineChars));
    finish(undefined);
  } else if (written.ok) {
    for (const id of pending.keys()) leave(id);
    waitForRejections((reasons) => {
      try {
        if (reasons.length === 0) post(posts.returned, written.json === null ? 0 : 1, written.json ?? '');
        else post(posts.unhandled, 0, stringify(describe(reasons[0])));
      } catch (failure) {
        report(failure);
      }
    });
  } else report(makeError({ name: 'SerializationError', code: 'not-serializable', message: written.message }, ''));
};

// The host calls the script itself with these arguments: its stacks then have no frame of the harness.
const makeArguments = (configJson) => {
  config = JSON.parse(configJson);
  seedRandom(config.seed);
  return [
    makeTools(config.toolNames, unknownMember), makeContext(config.context), makeConsole(), makeStore(config.store),
    raceOfCalls, makeTools(config.toolNames, missing), watchTask,
  ];
};
const watch = (promise) => observe(observe(promise, finish), undefined, report);
const run = (script, configJson) => {
  watch(script(...makeArguments(configJson)));
};

// Replaces Promise.race if all contestants are calls made on the spot: no other code can wait for the losers.
const raceOfCalls = freeze((contestants) => {
  const race = Promise.race(contestants);
  const end = () => {
    // The last first, so that the end of one does not let the next begin.
    for (let place = contestants.length - 1; place >= 0; place -= 1) {
      const contestant = contestants[place];
      const id = typeof contestant === 'object' && contestant !== null ? callIds.get(contestant) : undefined;
      if (id !== undefined && pending.has(id)) post(posts.lost, id, '');
    }
  };
  observe(race, end, end);
  return race;
});

const settle = (id, succeeded, json) => {
  const entry = pending.get(id);
  if (entry === undefined) return;
  pending.delete(id);
  cause = id;
  try {
    const message = JSON.parse(json);
    if (typeof message.requestId === 'string') lastRequestId = message.requestId;
    if (succeeded) entry.resolve(deepFreeze(message.value));
    else entry.reject(makeError(message.error, entry.stack));
  } catch (thrown) {
    entry.reject(isEngineFailure(thrown) ? thrown : makeError({ name: 'ToolExecutionError', code: 'unreadable-result', message: textOf(thrown) }, entry.stack));
  }
};
`;
		;
		const protocolLimits = {
			sourceChars: 131072,
			configChars: 1572864,
			argumentBytes: 4194304,
			argumentDepth: 64,
			resultChars: 4194304,
			lineChars: 524288,
			logChars: 524352,
			consoleChars: 1048576,
			progressChars: 1100,
			errorNameChars: 256,
			errorChars: 16384,
			callsOverBudget: 16,
			missingReports: 16,
			handOverChars: 131072,
			handOvers: 100,
			storeKeyChars: 200,
			storeChanges: 1e3,
			storePostedChars: 2097152
		};
		;
		const consoleSource = String.raw`
const lineChars = ${protocolLimits.lineChars};

const makeConsole = () => {
  const timers = new Map();
  const counts = new Map();
  let indent = '';
  const showAll = (values) => {
    const texts = [];
    for (const value of values) {
      try { texts.push(show(value, 0, [])); } catch (thrown) {
        if (isEngineFailure(thrown)) throw thrown;
        texts.push('a value that cannot be shown');
      }
    }
    return texts.join(' ');
  };
  const write = (level, text) => {
    const lines = indent === '' ? text : indent + text.replaceAll('\n', '\n' + indent);
    post(posts.log, level, cut(withoutNul(lines), lineChars));
  };
  const at = (level) => (...values) => write(level, showAll(values));
  const labelOf = (label) => label === undefined ? 'default' : cut(textOf(label), 100);
  const elapsed = (label, rest) => {
    const startMs = timers.get(labelOf(label));
    if (startMs === undefined) return write(1, 'there is no timer ' + labelOf(label));
    write(0, [labelOf(label) + ': ' + (Date.now() - startMs) + ' ms', ...(rest.length === 0 ? [] : [showAll(rest)])].join(' '));
  };
  const group = (...values) => {
    if (values.length > 0) write(0, showAll(values));
    if (indent.length < 40) indent += '  ';
  };
  const table = (data, columns) => {
    if (typeof data !== 'object' || data === null) return write(0, showAll([data]));
    const rows = data instanceof Map ? [...data] : data instanceof Set ? [...data].map((value, index) => [index, value]) : Object.entries(data);
    const keys = [];
    for (const [, row] of rows.slice(0, 1000)) {
      const own = typeof row === 'object' && row !== null ? Object.keys(row) : [''];
      for (const key of own) if (keys.length < 50 && !keys.includes(key)) keys.push(key);
    }
    const shown = Array.isArray(columns) ? columns.map(String) : keys;
    const cells = rows.slice(0, 1000).map(([index, row]) => [
      String(index),
      ...shown.map((key) => {
        if (typeof row !== 'object' || row === null) return key === '' ? showAll([row]) : '';
        return hasOwn(row, key) ? showAll([row[key]]) : '';
      }),
    ]);
    const heading = ['', ...shown];
    const widths = heading.map((text, column) => cells.reduce((width, row) => Math.min(60, Math.max(width, row[column].length)), text.length));
    write(0, [heading, ...cells].map((row) => row.map((text, column) => text.padEnd(widths[column])).join('  ').trimEnd()).join('\n'));
  };
  const made = {
    log: at(0), info: at(0), debug: at(0), trace: at(0), warn: at(1), error: at(2),
    // The second argument of dir is its options.
    dir: (value) => write(0, showAll([value])),
    dirxml: at(0),
    table,
    group,
    groupCollapsed: group,
    groupEnd: () => { indent = indent.slice(2); },
    time: (label) => { timers.set(labelOf(label), Date.now()); },
    timeLog: (label, ...rest) => elapsed(label, rest),
    timeEnd: (label) => { elapsed(label, []); timers.delete(labelOf(label)); },
    count: (label) => {
      const next = (counts.get(labelOf(label)) ?? 0) + 1;
      counts.set(labelOf(label), next);
      write(0, labelOf(label) + ': ' + next);
    },
    countReset: (label) => { counts.delete(labelOf(label)); },
    assert: (condition, ...values) => {
      if (!condition) write(2, 'Assertion failed' + (values.length === 0 ? '' : ': ' + showAll(values)));
    },
    clear: () => undefined,
  };
  for (const key of Object.keys(made)) freeze(made[key]);
  return freeze(made);
};
`;
		;
		const storeSource = String.raw`
const makeStore = (given) => {
  const values = new Map(given);
  const sizeOf = (key, json) => utf8Length(key) + utf8Length(json);
  let used = 0;
  for (const [key, json] of values) used += sizeOf(key, json);
  let changes = 0;
  let posted = 0;
  const refuse = (code, message) => { throw makeError({ name: 'SerializationError', code, message: 'store: ' + message }, new Error().stack); };
  const keyOf = (key) => {
    if (typeof key !== 'string' || key === '' || key.length > config.storeKeyChars)
      refuse('store-key', 'a key is a text of 1 to ' + config.storeKeyChars + ' characters');
    return key;
  };
  const tell = (key, json) => {
    const text = stringify(json === null ? { key } : { key, json });
    changes += 1;
    posted += text.length;
    if (changes > config.storeChanges || posted > config.storePostedChars)
      refuse('store-changes', 'a script makes at most ' + config.storeChanges + ' changes; collect the values and set them once');
    post(posts.store, 0, text);
  };
  const made = {
    get: (key) => {
      const json = values.get(keyOf(key));
      return json === undefined ? undefined : JSON.parse(json);
    },
    set: (key, value) => {
      const name = keyOf(key);
      const written = toJson(value, { depth: config.argumentDepth, bytes: config.storeBytes, root: 'the value of ' + cut(name, 60) });
      if (!written.ok) refuse('not-serializable', written.message);
      if (written.json === null) refuse('not-serializable', 'undefined is no JSON value; use store.delete(' + stringify(cut(name, 60)) + ')');
      const before = values.get(name);
      const next = used + sizeOf(name, written.json) - (before === undefined ? 0 : sizeOf(name, before));
      if (next > config.storeBytes)
        refuse('store-full', 'the values of the run would take ' + next + ' bytes, and ' + config.storeBytes + ' are the limit; delete values, or write a file in /tmp');
      if (before === written.json) return;
      tell(name, written.json);
      values.set(name, written.json);
      used = next;
    },
    delete: (key) => {
      const name = keyOf(key);
      const before = values.get(name);
      if (before === undefined) return false;
      tell(name, null);
      values.delete(name);
      used -= sizeOf(name, before);
      return true;
    },
  };
  for (const name of ownKeys(made)) freeze(made[name]);
  return freeze(made);
};
`;
		;
		const promisesSource = String.raw`
const applyNative = Reflect.apply;
const promiseThen = Promise.prototype.then;
const callIds = new WeakMap();
let nextCall = 1;
// The call whose answer the code that runs now continues from; 0 before the first answer. And the same for each call that was made.
let cause = 0;
const causes = new Map();
const lostCalls = new Set();
// Promises that nothing has awaited, chained or given to a function such as Promise.all.
const tracked = new Set();
const settled = Promise.resolve();
let over = false;
const leastSwept = 1000;
let sweptSize = leastSwept;
// True while the harness itself uses a promise.
let isOwnUse = false;

const notePromiseUse = (promise) => { if (!isOwnUse) tracked.delete(promise); };
// Calls these functions with the result of a promise; no use of it by the script.
const observe = (promise, onFulfilled, onRejected) => {
  const before = isOwnUse;
  isOwnUse = true;
  try {
    return applyNative(promiseThen, promise, [onFulfilled, onRejected]);
  } finally {
    isOwnUse = before;
  }
};
const track = (promise) => {
  tracked.add(promise);
  if (tracked.size >= sweptSize) {
    // Those that are fulfilled do not matter. They leave after the code that runs now.
    for (const entry of tracked) observeTracked(entry, () => tracked.delete(entry), () => undefined);
    sweptSize = Infinity;
    observe(settled, () => { sweptSize = Math.max(leastSwept, tracked.size * 2); });
  }
  return promise;
};
// A subclass may have made it; then it may be anything.
const observeTracked = (promise, onFulfilled, onRejected) => {
  try { observe(promise, onFulfilled, onRejected); } catch (failure) { tracked.delete(promise); }
};
const untrack = (promise) => {
  tracked.delete(promise);
  return promise;
};

// Code between two waits runs for a few rounds after the end: a function that throws after an await is seen.
const lateRounds = 100;
const waitForRejections = (conclude) => {
  const reasons = [];
  const wait = (rounds) => {
    if (rounds > 1) return void observe(settled, () => wait(rounds - 1));
    for (const promise of tracked) observeTracked(promise, undefined, (reason) => { reasons.push(reason); });
    observe(settled, () => conclude(reasons));
  };
  wait(lateRounds);
};

const taskHandler = Object.freeze({ __proto__: null, apply: (task, self, args) => track(applyNative(task, self, args)) });
const define = Reflect.defineProperty;
const asyncPrototype = Reflect.getPrototypeOf(async () => undefined);
const watchedTasks = new WeakSet();
const watchFunction = (task) => {
  const watched = new Proxy(task, taskHandler);
  watchedTasks.add(watched);
  return watched;
};
// Only async methods are not watched yet: a function keeps its identity.
const watchMethods = (holder) => {
  for (const key of Reflect.ownKeys(holder)) {
    const { value } = Reflect.getOwnPropertyDescriptor(holder, key);
    if (typeof value === 'function' && Reflect.getPrototypeOf(value) === asyncPrototype && !watchedTasks.has(value)) {
      define(holder, key, { value: watchFunction(value) });
    }
  }
};
// With the name null, the value is a class or an object, whose methods are watched; with 0, it is an object whose stack is read.
const watchTask = Object.freeze((task, name) => {
  if (name === 0) return nameStack(task);
  if (name === null) {
    watchMethods(task);
    if (typeof task === 'function') watchMethods(task.prototype);
    return task;
  }
  if (typeof task !== 'function') return track(task);
  // A function gets a name here, since the language gives it only to a function that is assigned itself.
  if (name !== undefined) define(task, 'name', { value: name, writable: false, enumerable: false, configurable: true });
  return watchFunction(task);
});

// Races that are over, with a contestant that is not.
const openRaces = new Set();

const noteRace = (race, contestants) => {
  const calls = [];
  // The calls behind a contestant that is not a call itself are those that were made before the race was over, and what follows from them.
  const entry = { open: 0, isOver: false, callsBefore: 0, decidedBy: 0 };
  const leave = () => {
    entry.open -= 1;
    if (entry.open === 0) openRaces.delete(entry);
  };
  for (const contestant of contestants) {
    const id = typeof contestant === 'object' && contestant !== null ? callIds.get(contestant) : undefined;
    if (id !== undefined) {
      calls.push(id);
      continue;
    }
    try {
      observe(contestant, leave, leave);
      entry.open += 1;
    } catch (failure) { /* It is no promise of the engine. */ }
  }
  const decide = () => {
    for (const id of calls) lostCalls.add(id);
    entry.callsBefore = nextCall;
    entry.decidedBy = cause;
    if (entry.open > 0) openRaces.add(entry);
  };
  observe(race, decide, decide);
};

const replace = (object, name, value) => Reflect.defineProperty(object, name, { value, writable: true, enumerable: false, configurable: true });
for (const name of ['race', 'any']) {
  const native = Promise[name];
  replace(Promise, name, { [name](contestants) {
    const seen = [];
    const race = applyNative(native, this, [(function* () {
      for (const contestant of contestants) {
        seen.push(contestant);
        yield contestant;
      }
    })()]);
    noteRace(race, seen);
    return track(race);
  } }[name]);
}
// Methods of the language that make a promise.
const asyncGeneratorPrototype = Reflect.getPrototypeOf((async function* () {}).prototype);
for (const [holder, names] of [
  [Promise, ['all', 'allSettled', 'reject', 'resolve']], [asyncGeneratorPrototype, ['next', 'return', 'throw']],
]) {
  for (const name of names) {
    const native = holder[name];
    replace(holder, name, { [name](value) { return track(applyNative(native, this, [value])); } }[name]);
  }
}
for (const [holder, name] of [[Promise, 'try'], [Array, 'fromAsync']]) {
  const native = holder[name];
  if (native !== undefined) replace(holder, name, { [name](first, ...rest) { return track(applyNative(native, this, [first, ...rest])); } }[name]);
}
// An engine may lack the functions of newer editions of the language.
const { withResolvers } = Promise;
if (withResolvers !== undefined) replace(Promise, 'withResolvers', { withResolvers() {
  const made = applyNative(withResolvers, this, []);
  track(made.promise);
  return made;
} }.withResolvers);
replace(Promise.prototype, 'then', { then(onFulfilled, onRejected) {
  const next = applyNative(promiseThen, this, [onFulfilled, onRejected]);
  // With both functions, as the language itself calls it, a rejection does not go on.
  return typeof onFulfilled === 'function' && typeof onRejected === 'function' ? next : track(next);
} }.then);
const promiseFinally = Promise.prototype.finally;
replace(Promise.prototype, 'finally', { finally(onFinally) { return track(applyNative(promiseFinally, this, [onFinally])); } }.finally);

const isBehind = ({ callsBefore, decidedBy }, id) => {
  let call = id;
  while (call >= callsBefore) call = causes.get(call) ?? 0;
  // The code after the race is what follows from the call that decided it.
  return call !== 0 && (call === id || call !== decidedBy);
};
const hasLost = (id) => {
  if (lostCalls.has(id)) return true;
  for (const race of openRaces) if (isBehind(race, id)) return true;
  return false;
};
`;
		;
		const showSource = String.raw`
const isEngineFailure = (thrown) => {
  try {
    return EngineError === null
      ? thrown instanceof RangeError && thrown.message === 'Maximum call stack size exceeded'
      : thrown instanceof EngineError;
  } catch (failure) { return false; }
};
const cut = (text, length) => text.length <= length ? text : text.slice(0, length) + '\u2026 (' + (text.length - length) + ' more)';
// A text leaves the guest as a C string, which would end there.
const withoutNul = (text) => text.replaceAll('\u0000', '\\u0000');
const textOf = (value) => {
  try {
    if (value instanceof Error) return String(value.name) + ': ' + String(value.message) + reasonsOf(value, 0);
    return typeof value === 'string' ? value : show(value, 0, []);
  } catch (thrown) {
    return 'a value that cannot be shown';
  }
};
// The errors that an aggregate error contains, and the error that caused it. Its cause may be itself.
const reasonsOf = (error, depth) => {
  if (depth >= 4) return '';
  const textAt = (reason) => cut(reason instanceof Error
    ? String(reason.name) + ': ' + String(reason.message) + reasonsOf(reason, depth + 1) : textOf(reason), 1000).replaceAll('\n', '\n  ');
  const errors = error instanceof AggregateError && Array.isArray(error.errors) ? error.errors : [];
  const listed = errors.slice(0, 20).map((reason) => '\n- ' + textAt(reason));
  if (errors.length > 20) listed.push('\n- and ' + (errors.length - 20) + ' more');
  if (hasOwn(error, 'cause')) listed.push('\ncaused by ' + textAt(error.cause));
  return listed.join('');
};
// For people: never fails for a strange object, and never shows more than about a line of the console.
const show = (value, depth, open) => {
  if (typeof value === 'string') return depth === 0 ? value : stringify(cut(value, lineChars));
  if (typeof value === 'bigint') return String(value) + 'n';
  if (typeof value === 'function') return '[function ' + cut(String(value.name), 60) + ']';
  if (typeof value !== 'object' || value === null) return String(value);
  if (open.includes(value)) return '[circular]';
  if (value instanceof Error) return textOf(value);
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (value instanceof Promise) return '[promise: not awaited]';
  if (depth >= 4) return Array.isArray(value) ? '[\u2026]' : '{\u2026}';
  open.push(value);
  const shown = [];
  // Below the line of an object: its strings of several lines. The output of a command in its order repeats both streams, unless the script took a part.
  const blocks = [];
  const { stdout, stderr, aggregatedOutput } = value;
  const isRepeated = depth === 0 && typeof stdout === 'string' && typeof stderr === 'string' && typeof aggregatedOutput === 'string'
    && aggregatedOutput.length === stdout.length + stderr.length;
  let entries = value instanceof Map ? [...value] : value instanceof Set ? [...value] : Array.isArray(value) ? null
    : Object.keys(value).filter((key) => !isRepeated || key !== 'aggregatedOutput');
  let rest = 0;
  if (entries === null) {
    entries = [];
    for (let index = 0; index < value.length && index < 1000; index += 1) entries.push(value[index]);
    rest = value.length - entries.length;
  } else {
    rest = Math.max(0, entries.length - 1000);
    entries = entries.slice(0, 1000);
  }
  let size = 0;
  for (const entry of entries) {
    const block = depth === 0 && typeof entry === 'string' && !(value instanceof Set) && !Array.isArray(value) ? value[entry] : '';
    const lines = typeof block === 'string' ? block.trimEnd().split('\n').length : 1;
    if (lines > 1) blocks.push('\n' + cut(entry, 60) + ' (' + lines + ' lines):\n' + cut(block.trimEnd(), lineChars));
    const text = lines > 1 ? cut(entry, 60) + ': (' + lines + ' lines below)' : value instanceof Map ? show(entry[0], depth + 1, open) + ' => ' + show(entry[1], depth + 1, open)
      : value instanceof Set || Array.isArray(value) ? show(entry, depth + 1, open)
      : (isPlainKey(entry) ? entry : stringify(cut(entry, 60))) + ': ' + show(value[entry], depth + 1, open);
    shown.push(text);
    size += text.length;
    if (size > lineChars) { shown.push('\u2026'); break; }
  }
  if (rest > 0) shown.push('\u2026 ' + rest + ' more');
  open.pop();
  const inside = shown.join(', ');
  if (Array.isArray(value)) return '[' + inside + ']';
  if (value instanceof Map) return 'Map {' + inside + '}';
  if (value instanceof Set) return 'Set {' + inside + '}';
  return '{' + inside + '}' + blocks.join('');
};

`;
		;
		const toolsSource = String.raw`
const callTool = (name, args) => {
  const stack = new Error().stack;
  let call = null;
  const answer = new Promise((resolve, reject) => {
    if (nextCall > config.toolCalls + config.callsOverBudget) {
      reject(makeError({ name: 'ToolBudgetExceededError', code: 'tool-budget', message: name + ': the script has used all of its ' + config.toolCalls + ' tool calls; make the other calls in another script', toolName: name, callId: null }, stack));
      return;
    }
    const written = toJson(args === undefined ? {} : args, { depth: config.argumentDepth, bytes: config.argumentBytes, root: 'the arguments' });
    if (!written.ok) {
      reject(makeError({ name: 'ToolValidationError', code: 'invalid-arguments', message: name + ': ' + written.message, toolName: name, callId: null }, stack));
      return;
    }
    const id = nextCall;
    nextCall += 1;
    call = id;
    causes.set(id, cause);
    pending.set(id, { resolve, reject, stack });
    post(posts.call, id, '{"name":' + stringify(name) + ',"stack":' + stringify(cut(scriptFrames(stack), 400)) + ',"args":' + (written.json ?? '{}') + '}');
    // Code that nothing waited for continues for a moment after the end.
    if (over) leave(id);
  });
  if (call !== null) callIds.set(answer, call);
  return track(answer);
};

// Several arguments travel as a list, of which the tool makes one object. An array's methods call a tool with an element, its index and
// the array: that is one argument.
const joinArguments = (args) => {
  let { length } = args;
  while (length > 1 && args[length - 1] === undefined) length -= 1;
  const isOfArray = length === 3 && typeof args[1] === 'number' && Array.isArray(args[2]) && args[2][args[1]] === args[0];
  return length <= 1 || isOfArray ? args[0] : args.slice(0, length);
};

// The host has looked for the nearest names of the tools that the script's text names.
const nearestOf = (name) => hasOwn(config.nearest, name) ? config.nearest[name] : [];
const describeMissing = (name) => {
  if (hasOwn(config.advice, name)) return 'tools.' + cut(name, 100) + ', which does not exist. ' + config.advice[name];
  const near = nearestOf(name);
  const names = near.length > 0 ? near : config.toolNames.slice(0, 20);
  const listed = names.map((known) => 'tools.' + known);
  return 'tools.' + cut(name, 100) + ', which does not exist; ' + (near.length > 0 ? 'did you mean ' + listed.join(' or ') + '?' : 'the tools are ' + listed.join(', '));
};

// The last unknown member of tools that the script has read.
let lastMissing = null;
const unknownMember = (name) => {
  lastMissing = name;
  return undefined;
};

// An unknown member in a call: it throws when it is called, with its whole name.
const missing = (name) => {
  const target = freeze(() => undefined);
  return new Proxy(target, {
    apply: () => {
      post(posts.missing, 0, cut(withoutNul(name), 200));
      throw makeError({ name: 'ToolNotFoundError', code: 'tool-not-found', message: 'the script calls ' + describeMissing(name), toolName: cut(name, 200), nearest: nearestOf(name) }, new Error().stack);
    },
    get: (self, key) => typeof key === 'symbol' || hasOwn(self, key) ? self[key]
      : objectNames.includes(key) ? undefined : missing(name + '.' + key),
  });
};

// Calls that may outlive the script; the host keeps them.
let nextSpawned = 1;
const spawnCall = (name, args) => {
  if (!config.toolNames.includes(name)) return missing(String(name))();
  const id = config.context.scriptId + '.' + nextSpawned;
  nextSpawned += 1;
  // No one has to wait for a call that may outlive the script.
  const done = untrack(callTool('spawn', { id, name, args: args === undefined ? {} : args }));
  return freeze({ id, done, cancel: freeze(() => cancelSpawned(id)) });
};
const cancelSpawned = (id) => untrack(callTool('spawn.cancel', { id: String(id) }));

const makeTools = (names, onUnknown) => {
  const root = { path: '', stub: null, children: new Map() };
  const add = (name, stub) => {
    let node = root;
    for (const part of name.split('.')) {
      if (!node.children.has(part)) {
        node.children.set(part, { path: node.path === '' ? part : node.path + '.' + part, stub: null, children: new Map() });
      }
      node = node.children.get(part);
    }
    node.stub = stub;
  };
  for (const name of names) add(name, { call: (...args) => callTool(name, joinArguments(args)) }.call);
  for (const name of Object.keys(config.aliases)) add(name, { call: (...args) => callTool(config.aliases[name], joinArguments(args)) }.call);
  if (config.spawn) {
    for (const name of names) add('spawn.' + name, { call: (...args) => spawnCall(name, joinArguments(args)) }.call);
    add('spawn', { call: (name, ...args) => spawnCall(name, joinArguments(args)) }.call);
    add('spawn.cancel', { call: (id) => cancelSpawned(id) }.call);
  }
  const build = (node) => {
    const target = node.stub ?? Object.create(null);
    for (const [key, child] of node.children) {
      defineProperty(target, key, { value: build(child), writable: false, enumerable: true, configurable: false });
    }
    freeze(target);
    if (node.stub !== null && node.children.size === 0) return target;
    return new Proxy(target, {
      get: (self, key) => typeof key === 'symbol' || hasOwn(self, key) ? self[key]
        : objectNames.includes(key) ? undefined : onUnknown(node.path === '' ? key : node.path + '.' + key),
    });
  };
  return build(root);
};

`;
		;
		const serializeSource = String.raw`
const stringify = JSON.stringify;
const isPlainKey = (key) => { for (let index = 0; index < key.length; index += 1) {
  const code = key.charCodeAt(index);
  const letter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95 || code === 36;
  if (!letter && !(index > 0 && code >= 48 && code <= 57)) return false;
} return key.length > 0 && key.length <= 60; };
const pathOf = (path, key) => typeof key === 'number' ? path + '[' + key + ']'
  : isPlainKey(key) ? path + '.' + key : path + '[' + stringify(key.slice(0, 60)) + ']';
// Most texts are ASCII, and the expression finds that out many times faster than a loop of the guest.
const beyondAscii = /[^\x00-\x7f]/;
const utf8Length = (text) => {
  if (!beyondAscii.test(text)) return text.length;
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) bytes += code > 0x7ff && !(code >= 0xd800 && code <= 0xdfff) ? 2 : 1;
  }
  return bytes;
};
const unsupported = [
  [Map, 'a Map (use Object.fromEntries)'], [Set, 'a Set (use an array)'], [WeakMap, 'a WeakMap'], [WeakSet, 'a WeakSet'],
  [Promise, 'a promise (await it)'], [RegExp, 'a regular expression'], [ArrayBuffer, 'an ArrayBuffer'], [DataView, 'a DataView'],
  [getPrototype(Uint8Array), 'a typed array (use an array)'],
];
const toJson = (root, limits) => {
  const parts = [];
  const open = [];
  let units = 0;
  let bytes = -1;
  let refusal = null;
  const fail = (message) => {
    refusal = { message, fitted: '' };
    throw refusal;
  };
  const failLarge = (place) => {
    refusal = { message: 'the value is over ' + limits.bytes + ' bytes as JSON' + place, fitted: parts.join('') };
    throw refusal;
  };
  const emit = (text) => {
    units += text.length;
    // No UTF-16 unit takes more than three bytes, so most values need no exact count.
    if (bytes < 0 && units * 3 > limits.bytes) bytes = utf8Length(parts.join(''));
    if (bytes >= 0) {
      bytes += utf8Length(text);
      if (bytes > limits.bytes) failLarge('');
    }
    parts.push(text);
  };
  const emitString = (text, path) => {
    // A string alone may be larger than all that is allowed; do not write it out first.
    if (text.length > limits.bytes) {
      parts.push(stringify(text.slice(0, Math.max(0, limits.bytes - units))));
      failLarge(', at ' + path);
    }
    emit(stringify(text));
  };
  // True where something was written; false for what JSON leaves out of objects.
  const write = (input, path, key, prefix) => {
    let value = input;
    if (typeof value === 'object' && value !== null) {
      const convert = value.toJSON;
      if (typeof convert === 'function') value = Reflect.apply(convert, value, [String(key)]);
    }
    if (value === undefined) return false;
    if (prefix !== '') emit(prefix);
    if (value === null) { emit('null'); return true; }
    switch (typeof value) {
      case 'string': emitString(value, path); return true;
      case 'number': emit(Number.isFinite(value) ? String(value) : 'null'); return true;
      case 'boolean': emit(value ? 'true' : 'false'); return true;
      case 'bigint': return fail(path + ' is a BigInt (use Number or String)');
      case 'symbol': return fail(path + ' is a symbol');
      case 'function': return fail(path + ' is a function');
    }
    if (open.includes(value)) fail(path + ' refers back to an object that contains it');
    if (open.length >= limits.depth) fail(path + ' is nested deeper than ' + limits.depth + ' levels');
    for (const [constructor, name] of unsupported) if (value instanceof constructor) fail(path + ' is ' + name);
    if (value instanceof Number || value instanceof String || value instanceof Boolean) {
      return write(value.valueOf(), path, key, '');
    }
    open.push(value);
    if (Array.isArray(value)) {
      emit('[');
      const { length } = value;
      for (let index = 0; index < length; index += 1) {
        if (index > 0) emit(',');
        if (!write(value[index], pathOf(path, index), index, '')) emit('null');
      }
      emit(']');
    } else {
      emit('{');
      const keys = Object.keys(value);
      if (value instanceof Error) for (const name of ['message', 'name']) if (!keys.includes(name)) keys.unshift(name);
      let separator = '';
      for (const name of keys) {
        if (write(value[name], pathOf(path, name), name, separator + stringify(name) + ':')) separator = ',';
      }
      emit('}');
    }
    open.pop();
    return true;
  };
  try {
    return write(root, limits.root, '', '') ? { ok: true, json: parts.join('') } : { ok: true, json: null };
  } catch (thrown) {
    if (thrown !== refusal) {
      // A getter, a proxy or toJSON of the script's own: its error is the reason. Running out of memory or stack stays what it is.
      if (isEngineFailure(thrown)) throw thrown;
      return { ok: false, message: 'reading the value failed: ' + textOf(thrown), fitted: '' };
    }
    return { ok: false, ...refusal };
  }
};
`;
		function readReturnJson(text, limits) {
			if (Buffer.byteLength(text) > limits.returnBytes) return { problem: "the return value is over its limit" };
			if (measureJson(text).depth > limits.returnDepth) return { problem: "the return value is nested too deep" };
			try {
				return { json: escapeControls(JSON.stringify(JSON.parse(text))) };
			} catch {
				return { problem: "the return value is not JSON" };
			}
		}
		const hiddenCharacters = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
		function escapeControls(json) {
			return json.replaceAll(hiddenCharacters, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
		;
		const preludeFileName = "harness";
		const preludeSource = `(function (post) {
'use strict';
${promisesSource}
${hardeningSource}
${serializeSource}
${showSource}
${consoleSource}
${bridgeSource}
${toolsSource}
${storeSource}
// Last, so that everything above could still remove and define globals.
freeze(globalThis);
return { makeArguments, watch, run, settle };
})`;
		function hashImageKey(parts) {
			return (0, external_node_crypto_namespaceObject.createHash)("sha256").update(JSON.stringify([
				parts.wasmSha256,
				parts.memoryMb,
				parts.stackKb,
				preludeSource
			])).digest("hex");
		}
		;
		const bookkeeping = new Set([
			"loc",
			"extra",
			"leadingComments",
			"trailingComments",
			"innerComments"
		]);
		const runtimeTypeScriptNodes = new Set([
			"TSAsExpression",
			"TSSatisfiesExpression",
			"TSNonNullExpression",
			"TSInstantiationExpression",
			"TSTypeAssertion",
			"TSParameterProperty"
		]);
		const transparentNodes = new Set([
			"ParenthesizedExpression",
			"TSAsExpression",
			"TSSatisfiesExpression",
			"TSNonNullExpression",
			"TSInstantiationExpression"
		]);
		function parse_tree_isSyntaxNode(value) {
			if (typeof value !== "object" || value === null) return false;
			const { type, start } = value;
			return typeof type === "string" && typeof start === "number";
		}
		function parse_tree_readChild(node, field) {
			const value = node[field];
			return parse_tree_isSyntaxNode(value) ? value : null;
		}
		function parse_tree_readChildren(node, field) {
			const value = node[field];
			return Array.isArray(value) ? value.filter(parse_tree_isSyntaxNode) : [];
		}
		function readText(node, field) {
			const value = node[field];
			return typeof value === "string" ? value : null;
		}
		function listChildren(node) {
			const children = [];
			for (const field in node) {
				const value = node[field];
				if (typeof value !== "object" || value === null || bookkeeping.has(field)) continue;
				for (const entry of Array.isArray(value) ? value : [value]) if (parse_tree_isSyntaxNode(entry)) children.push(entry);
			}
			return children;
		}
		function isTypeOnly(node) {
			if (node["declare"] === true || node["abstract"] === true && node.type === "ClassProperty") return true;
			return node.type.startsWith("TS") && !runtimeTypeScriptNodes.has(node.type);
		}
		function isTransparent(node) {
			return transparentNodes.has(node.type);
		}
		function unwrap(expression) {
			let node = expression;
			while (isTransparent(node)) node = parse_tree_readChild(node, "expression") ?? node;
			return node;
		}
		function readStaticName(key, computed) {
			if (!computed && key.type === "Identifier") return readText(key, "name");
			if (key.type === "StringLiteral") return readText(key, "value");
			if (key.type !== "TemplateLiteral" || parse_tree_readChildren(key, "expressions").length > 0) return null;
			const value = parse_tree_readChildren(key, "quasis")[0]?.["value"];
			return typeof value === "object" && value !== null && "cooked" in value && typeof value.cooked === "string" ? value.cooked : null;
		}
		function isFunction({ type }) {
			return type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";
		}
		;
		const scriptGlobals = [
			"tools",
			"context",
			"console",
			"store"
		];
		const scriptPrefix = null && `(async (${scriptGlobals.join(", ")}) => {"use strict";{\n`;
		const raceName = "$__$raceCall";
		const callName = "$__$t";
		const taskName = "$__$task";
		const hiddenNames = [
			raceName,
			callName,
			taskName
		];
		const scriptParameters = scriptGlobals.length + hiddenNames.length;
		const enginePrefix = `(async (${[...scriptGlobals, ...hiddenNames].join(", ")}) => {"use strict";{`;
		const enginePrefixLength = enginePrefix.length;
		function frameForEngine(text) {
			return enginePrefix + text.slice(scriptPrefix.length);
		}
		const scriptSuffix = "\n}})";
		function readFrameBody(program, text) {
			const statements = program["body"];
			if (!Array.isArray(statements) || statements.length !== 1) return null;
			const statement = statements[0];
			const group = isSyntaxNode(statement) ? readChild(statement, "expression") : null;
			const arrow = group === null ? null : readChild(group, "expression");
			const outer = arrow?.type === "ArrowFunctionExpression" ? readChild(arrow, "body") : null;
			if (group === null || arrow === null || outer === null) return null;
			const [body, ...others] = readChildren(outer, "body");
			const isFrame = group.type === "ParenthesizedExpression" && group.start === 0 && group.end === text.length && arrow.start === 1 && outer.type === "BlockStatement" && outer.start === scriptPrefix.indexOf("{") && outer.end === text.length - 1 && body?.type === "BlockStatement" && body.start === scriptPrefix.lastIndexOf("{") && body.end === text.length - 2 && others.length === 0;
			return isFrame ? body : null;
		}
		;
		const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
		;
		var QuickJSFFI = class {
			constructor(module) {
				this.module = module;
				this.DEBUG = !1;
				this.QTS_Throw = this.module.cwrap("QTS_Throw", "number", ["number", "number"]);
				this.QTS_NewError = this.module.cwrap("QTS_NewError", "number", ["number"]);
				this.QTS_RuntimeSetMemoryLimit = this.module.cwrap("QTS_RuntimeSetMemoryLimit", null, ["number", "number"]);
				this.QTS_RuntimeComputeMemoryUsage = this.module.cwrap("QTS_RuntimeComputeMemoryUsage", "number", ["number", "number"]);
				this.QTS_RuntimeDumpMemoryUsage = this.module.cwrap("QTS_RuntimeDumpMemoryUsage", "number", ["number"]);
				this.QTS_RecoverableLeakCheck = this.module.cwrap("QTS_RecoverableLeakCheck", "number", []);
				this.QTS_BuildIsSanitizeLeak = this.module.cwrap("QTS_BuildIsSanitizeLeak", "number", []);
				this.QTS_RuntimeSetMaxStackSize = this.module.cwrap("QTS_RuntimeSetMaxStackSize", null, ["number", "number"]);
				this.QTS_GetUndefined = this.module.cwrap("QTS_GetUndefined", "number", []);
				this.QTS_GetNull = this.module.cwrap("QTS_GetNull", "number", []);
				this.QTS_GetFalse = this.module.cwrap("QTS_GetFalse", "number", []);
				this.QTS_GetTrue = this.module.cwrap("QTS_GetTrue", "number", []);
				this.QTS_NewHostRef = this.module.cwrap("QTS_NewHostRef", "number", ["number", "number"]);
				this.QTS_GetHostRefId = this.module.cwrap("QTS_GetHostRefId", "number", ["number"]);
				this.QTS_NewRuntime = this.module.cwrap("QTS_NewRuntime", "number", []);
				this.QTS_FreeRuntime = this.module.cwrap("QTS_FreeRuntime", null, ["number"]);
				this.QTS_NewContext = this.module.cwrap("QTS_NewContext", "number", ["number", "number"]);
				this.QTS_FreeContext = this.module.cwrap("QTS_FreeContext", null, ["number"]);
				this.QTS_FreeValuePointer = this.module.cwrap("QTS_FreeValuePointer", null, ["number", "number"]);
				this.QTS_FreeValuePointerRuntime = this.module.cwrap("QTS_FreeValuePointerRuntime", null, ["number", "number"]);
				this.QTS_FreeVoidPointer = this.module.cwrap("QTS_FreeVoidPointer", null, ["number", "number"]);
				this.QTS_FreeCString = this.module.cwrap("QTS_FreeCString", null, ["number", "number"]);
				this.QTS_DupValuePointer = this.module.cwrap("QTS_DupValuePointer", "number", ["number", "number"]);
				this.QTS_NewObject = this.module.cwrap("QTS_NewObject", "number", ["number"]);
				this.QTS_NewObjectProto = this.module.cwrap("QTS_NewObjectProto", "number", ["number", "number"]);
				this.QTS_NewArray = this.module.cwrap("QTS_NewArray", "number", ["number"]);
				this.QTS_NewArrayBuffer = this.module.cwrap("QTS_NewArrayBuffer", "number", [
					"number",
					"number",
					"number"
				]);
				this.QTS_NewFloat64 = this.module.cwrap("QTS_NewFloat64", "number", ["number", "number"]);
				this.QTS_GetFloat64 = this.module.cwrap("QTS_GetFloat64", "number", ["number", "number"]);
				this.QTS_NewString = this.module.cwrap("QTS_NewString", "number", ["number", "number"]);
				this.QTS_GetString = this.module.cwrap("QTS_GetString", "number", ["number", "number"]);
				this.QTS_GetArrayBuffer = this.module.cwrap("QTS_GetArrayBuffer", "number", ["number", "number"]);
				this.QTS_GetArrayBufferLength = this.module.cwrap("QTS_GetArrayBufferLength", "number", ["number", "number"]);
				this.QTS_NewSymbol = this.module.cwrap("QTS_NewSymbol", "number", [
					"number",
					"number",
					"number"
				]);
				this.QTS_GetSymbolDescriptionOrKey = this.module.cwrap("QTS_GetSymbolDescriptionOrKey", "number", ["number", "number"]);
				this.QTS_IsGlobalSymbol = this.module.cwrap("QTS_IsGlobalSymbol", "number", ["number", "number"]);
				this.QTS_IsJobPending = this.module.cwrap("QTS_IsJobPending", "number", ["number"]);
				this.QTS_ExecutePendingJob = this.module.cwrap("QTS_ExecutePendingJob", "number", [
					"number",
					"number",
					"number"
				]);
				this.QTS_GetProp = this.module.cwrap("QTS_GetProp", "number", [
					"number",
					"number",
					"number"
				]);
				this.QTS_GetPropNumber = this.module.cwrap("QTS_GetPropNumber", "number", [
					"number",
					"number",
					"number"
				]);
				this.QTS_SetProp = this.module.cwrap("QTS_SetProp", null, [
					"number",
					"number",
					"number",
					"number"
				]);
				this.QTS_DefineProp = this.module.cwrap("QTS_DefineProp", null, [
					"number",
					"number",
					"number",
					"number",
					"number",
					"number",
					"boolean",
					"boolean",
					"boolean"
				]);
				this.QTS_GetOwnPropertyNames = this.module.cwrap("QTS_GetOwnPropertyNames", "number", [
					"number",
					"number",
					"number",
					"number",
					"number"
				]);
				this.QTS_Call = this.module.cwrap("QTS_Call", "number", [
					"number",
					"number",
					"number",
					"number",
					"number"
				]);
				this.QTS_ResolveException = this.module.cwrap("QTS_ResolveException", "number", ["number", "number"]);
				this.QTS_Dump = this.module.cwrap("QTS_Dump", "number", ["number", "number"]);
				this.QTS_Eval = this.module.cwrap("QTS_Eval", "number", [
					"number",
					"number",
					"number",
					"string",
					"number",
					"number"
				]);
				this.QTS_GetModuleNamespace = this.module.cwrap("QTS_GetModuleNamespace", "number", ["number", "number"]);
				this.QTS_Typeof = this.module.cwrap("QTS_Typeof", "number", ["number", "number"]);
				this.QTS_GetLength = this.module.cwrap("QTS_GetLength", "number", [
					"number",
					"number",
					"number"
				]);
				this.QTS_IsEqual = this.module.cwrap("QTS_IsEqual", "number", [
					"number",
					"number",
					"number",
					"number"
				]);
				this.QTS_GetGlobalObject = this.module.cwrap("QTS_GetGlobalObject", "number", ["number"]);
				this.QTS_NewPromiseCapability = this.module.cwrap("QTS_NewPromiseCapability", "number", ["number", "number"]);
				this.QTS_PromiseState = this.module.cwrap("QTS_PromiseState", "number", ["number", "number"]);
				this.QTS_PromiseResult = this.module.cwrap("QTS_PromiseResult", "number", ["number", "number"]);
				this.QTS_TestStringArg = this.module.cwrap("QTS_TestStringArg", null, ["string"]);
				this.QTS_GetDebugLogEnabled = this.module.cwrap("QTS_GetDebugLogEnabled", "number", ["number"]);
				this.QTS_SetDebugLogEnabled = this.module.cwrap("QTS_SetDebugLogEnabled", null, ["number", "number"]);
				this.QTS_BuildIsDebug = this.module.cwrap("QTS_BuildIsDebug", "number", []);
				this.QTS_BuildIsAsyncify = this.module.cwrap("QTS_BuildIsAsyncify", "number", []);
				this.QTS_NewFunction = this.module.cwrap("QTS_NewFunction", "number", [
					"number",
					"string",
					"number",
					"boolean",
					"number"
				]);
				this.QTS_ArgvGetJSValueConstPointer = this.module.cwrap("QTS_ArgvGetJSValueConstPointer", "number", ["number", "number"]);
				this.QTS_RuntimeEnableInterruptHandler = this.module.cwrap("QTS_RuntimeEnableInterruptHandler", null, ["number"]);
				this.QTS_RuntimeDisableInterruptHandler = this.module.cwrap("QTS_RuntimeDisableInterruptHandler", null, ["number"]);
				this.QTS_RuntimeEnableModuleLoader = this.module.cwrap("QTS_RuntimeEnableModuleLoader", null, ["number", "number"]);
				this.QTS_RuntimeDisableModuleLoader = this.module.cwrap("QTS_RuntimeDisableModuleLoader", null, ["number"]);
				this.QTS_bjson_encode = this.module.cwrap("QTS_bjson_encode", "number", ["number", "number"]);
				this.QTS_bjson_decode = this.module.cwrap("QTS_bjson_decode", "number", ["number", "number"]);
			}
		};
		var dist = __nccwpck_require__(153);
		;
		async function newQuickJSWASMModuleFromVariant(variantOrPromise) {
			let variant = smartUnwrap(await variantOrPromise), [wasmModuleLoader, QuickJSFFI, { QuickJSWASMModule: QuickJSWASMModule2 }] = await Promise.all([
				variant.importModuleLoader().then(smartUnwrap),
				variant.importFFI(),
				__nccwpck_require__.e(423).then(__nccwpck_require__.bind(__nccwpck_require__, 423)).then(smartUnwrap)
			]), wasmModule = await wasmModuleLoader();
			wasmModule.type = "sync";
			let ffi = new QuickJSFFI(wasmModule);
			return new QuickJSWASMModule2(wasmModule, ffi);
		}
		async function newQuickJSAsyncWASMModuleFromVariant(variantOrPromise) {
			let variant = smartUnwrap(await variantOrPromise), [wasmModuleLoader, QuickJSAsyncFFI, { QuickJSAsyncWASMModule: QuickJSAsyncWASMModule2 }] = await Promise.all([
				variant.importModuleLoader().then(smartUnwrap),
				variant.importFFI(),
				__nccwpck_require__.e(336).then(__nccwpck_require__.bind(__nccwpck_require__, 336)).then(smartUnwrap)
			]), wasmModule = await wasmModuleLoader();
			wasmModule.type = "async";
			let ffi = new QuickJSAsyncFFI(wasmModule);
			return new QuickJSAsyncWASMModule2(wasmModule, ffi);
		}
		function memoizePromiseFactory(fn) {
			let promise;
			return () => promise ?? (promise = fn());
		}
		function smartUnwrap(val) {
			return val && "default" in val && val.default ? val.default && "default" in val.default && val.default.default ? val.default.default : val.default : val;
		}
		function newVariant(baseVariant, options) {
			return {
				...baseVariant,
				async importModuleLoader() {
					let moduleLoader = smartUnwrap(await baseVariant.importModuleLoader());
					return async function() {
						let moduleLoaderArg = options.emscriptenModule ? { ...options.emscriptenModule } : {}, log = options.log ?? ((...args) => (0, chunk_V2S4ZYJR.cY)("newVariant moduleLoader:", ...args)), tapValue = (message, val) => (log(...message, val), val), force = (val) => typeof val == "function" ? val() : val;
						(options.wasmLocation || options.wasmSourceMapLocation || options.locateFile) && (moduleLoaderArg.locateFile = (fileName, relativeTo) => {
							let args = {
								fileName,
								relativeTo
							};
							if (fileName.endsWith(".wasm") && options.wasmLocation !== void 0) return tapValue(["locateFile .wasm: provide wasmLocation", args], options.wasmLocation);
							if (fileName.endsWith(".map")) {
								if (options.wasmSourceMapLocation !== void 0) return tapValue(["locateFile .map: provide wasmSourceMapLocation", args], options.wasmSourceMapLocation);
								if (options.wasmLocation && !options.locateFile) return tapValue(["locateFile .map: infer from wasmLocation", args], options.wasmLocation + ".map");
							}
							return options.locateFile ? tapValue(["locateFile: use provided fn", args], options.locateFile(fileName, relativeTo)) : tapValue(["locateFile: unhandled, passthrough", args], fileName);
						}), options.wasmBinary && (moduleLoaderArg.wasmBinary = await force(options.wasmBinary)), options.wasmMemory && (moduleLoaderArg.wasmMemory = await force(options.wasmMemory));
						let optionsWasmModule = options.wasmModule, modulePromise;
						optionsWasmModule && (moduleLoaderArg.instantiateWasm = async (imports, onSuccess) => {
							modulePromise ?? (modulePromise = Promise.resolve(force(optionsWasmModule)));
							let wasmModule = await modulePromise;
							if (!wasmModule) throw new chunk_V2S4ZYJR.$R(`options.wasmModule returned ${String(wasmModule)}`);
							let instance = await WebAssembly.instantiate(wasmModule, imports);
							return onSuccess(instance), instance.exports;
						}), moduleLoaderArg.monitorRunDependencies = (left) => {
							log("monitorRunDependencies:", left);
						}, moduleLoaderArg.quickjsEmscriptenInit = () => newMockExtensions(log);
						let resultPromise = moduleLoader(moduleLoaderArg), extensions = moduleLoaderArg.quickjsEmscriptenInit?.(log);
						if (optionsWasmModule && extensions?.receiveWasmOffsetConverter && !extensions.existingWasmOffsetConverter) {
							let wasmBinary = await force(options.wasmBinary) ?? new ArrayBuffer(0);
							modulePromise ?? (modulePromise = Promise.resolve(force(optionsWasmModule)));
							let wasmModule = await modulePromise;
							if (!wasmModule) throw new chunk_V2S4ZYJR.$R(`options.wasmModule returned ${String(wasmModule)}`);
							extensions.receiveWasmOffsetConverter(wasmBinary, wasmModule);
						}
						if (extensions?.receiveSourceMapJSON) {
							let loadedSourceMapData = await force(options.wasmSourceMapData);
							typeof loadedSourceMapData == "string" ? extensions.receiveSourceMapJSON(JSON.parse(loadedSourceMapData)) : loadedSourceMapData ? extensions.receiveSourceMapJSON(loadedSourceMapData) : extensions.receiveSourceMapJSON({
								version: 3,
								names: [],
								sources: [],
								mappings: ""
							});
						}
						return resultPromise;
					};
				}
			};
		}
		function newMockExtensions(log) {
			let mockMessage = "mock called, emscripten module may not be initialized yet";
			return {
				mock: !0,
				removeRunDependency(name) {
					log(`${mockMessage}: removeRunDependency called:`, name);
				},
				receiveSourceMapJSON(data) {
					log(`${mockMessage}: receiveSourceMapJSON called:`, data);
				},
				WasmOffsetConverter: void 0,
				receiveWasmOffsetConverter(bytes, mod) {
					log(`${mockMessage}: receiveWasmOffsetConverter called:`, bytes, mod);
				}
			};
		}
		function isSuccess(successOrFail) {
			return !("error" in successOrFail);
		}
		function isFail(successOrFail) {
			return "error" in successOrFail;
		}
		function shouldInterruptAfterDeadline(deadline) {
			let deadlineAsNumber = typeof deadline == "number" ? deadline : deadline.getTime();
			return function() {
				return Date.now() > deadlineAsNumber;
			};
		}
		var TestQuickJSWASMModule = class {
			constructor(parent) {
				this.parent = parent;
				this.contexts = new Set();
				this.runtimes = new Set();
			}
			newRuntime(options) {
				let runtime = this.parent.newRuntime({
					...options,
					ownedLifetimes: [new Lifetime(void 0, void 0, () => this.runtimes.delete(runtime)), ...options?.ownedLifetimes ?? []]
				});
				return this.runtimes.add(runtime), runtime;
			}
			newContext(options) {
				let context = this.parent.newContext({
					...options,
					ownedLifetimes: [new Lifetime(void 0, void 0, () => this.contexts.delete(context)), ...options?.ownedLifetimes ?? []]
				});
				return this.contexts.add(context), context;
			}
			evalCode(code, options) {
				return this.parent.evalCode(code, options);
			}
			disposeAll() {
				let allDisposables = [...this.contexts, ...this.runtimes];
				this.runtimes.clear(), this.contexts.clear(), allDisposables.forEach((d) => {
					d.alive && d.dispose();
				});
			}
			assertNoMemoryAllocated() {
				if (this.getFFI().QTS_RecoverableLeakCheck()) throw new QuickJSMemoryLeakDetected("Leak sanitizer detected un-freed memory");
				if (this.contexts.size > 0) throw new QuickJSMemoryLeakDetected(`${this.contexts.size} contexts leaked`);
				if (this.runtimes.size > 0) throw new QuickJSMemoryLeakDetected(`${this.runtimes.size} runtimes leaked`);
			}
			getWasmMemory() {
				return this.parent.getWasmMemory();
			}
			getFFI() {
				return this.parent.getFFI();
			}
		};
		;
		async function QuickJSRaw(moduleArg = {}) {
			var moduleRtn;
			var c = moduleArg, aa = !!globalThis.window, n = !!globalThis.WorkerGlobalScope;
			function q(a) {
				a = { log: a || function() {} };
				for (const d of q.Pa) d(a);
				return c.quickJSEmscriptenExtensions = a;
			}
			q.Pa = [];
			c.quickjsEmscriptenInit = q;
			q.Pa.push((a) => {
				a.getWasmMemory = function() {
					return r;
				};
			});
			var t = "./this.program", ba = import.meta.url, u = "", v, w;
			if (aa || n) {
				try {
					u = new URL(".", ba).href;
				} catch {}
				n && (w = (a) => {
					var d = new XMLHttpRequest();
					d.open("GET", a, !1);
					d.responseType = "arraybuffer";
					d.send(null);
					return new Uint8Array(d.response);
				});
				v = async (a) => {
					a = await fetch(a, { credentials: "same-origin" });
					if (a.ok) return a.arrayBuffer();
					throw Error(a.status + " : " + a.url);
				};
			}
			var y = console.log.bind(console), z = console.error.bind(console), A, B = !1, C, D, E, F, G, H, I, J = !1;
			function K() {
				var a = r.buffer;
				c.HEAP8 = F = new Int8Array(a);
				new Int16Array(a);
				c.HEAPU8 = G = new Uint8Array(a);
				new Uint16Array(a);
				H = new Int32Array(a);
				I = new Uint32Array(a);
				new Float32Array(a);
				new Float64Array(a);
				new BigInt64Array(a);
				new BigUint64Array(a);
			}
			function L(a) {
				c.onAbort?.(a);
				a = "Aborted(" + a + ")";
				z(a);
				B = !0;
				a = new WebAssembly.RuntimeError(a + ". Build with -sASSERTIONS for more info.");
				E?.(a);
				throw a;
			}
			var M;
			async function ca(a) {
				if (!A) try {
					var d = await v(a);
					return new Uint8Array(d);
				} catch {}
				if (a == M && A) a = new Uint8Array(A);
				else if (w) a = w(a);
				else throw "both async and sync fetching of the wasm failed";
				return a;
			}
			async function da(a, d) {
				try {
					var b = await ca(a);
					return await WebAssembly.instantiate(b, d);
				} catch (e) {
					z(`failed to asynchronously prepare wasm: ${e}`), L(e);
				}
			}
			async function ea(a) {
				var d = M;
				if (!A) try {
					var b = fetch(d, { credentials: "same-origin" });
					return await WebAssembly.instantiateStreaming(b, a);
				} catch (e) {
					z(`wasm streaming compile failed: ${e}`), z("falling back to ArrayBuffer instantiation");
				}
				return da(d, a);
			}
			class N {
				name = "ExitStatus";
				constructor(a) {
					this.message = `Program terminated with exit(${a})`;
					this.status = a;
				}
			}
			var O = (a) => {
				for (; 0 < a.length;) a.shift()(c);
			}, P = [], fa = [], ha = () => {
				var a = c.preRun.shift();
				fa.push(a);
			}, Q = !0, r, ia = new TextDecoder(), ja = (a, d, b, e) => {
				b = d + b;
				if (e) return b;
				for (; a[d] && !(d >= b);) ++d;
				return d;
			}, R = (a, d, b) => a ? ia.decode(G.subarray(a, ja(G, a, d, b))) : "", S = 0, ka = [
				0,
				31,
				60,
				91,
				121,
				152,
				182,
				213,
				244,
				274,
				305,
				335
			], la = [
				0,
				31,
				59,
				90,
				120,
				151,
				181,
				212,
				243,
				273,
				304,
				334
			], T = {}, ma = (a) => {
				if (!(a instanceof N || "unwind" == a)) throw a;
			}, na = (a) => {
				C = a;
				Q || 0 < S || (c.onExit?.(a), B = !0);
				throw new N(a);
			}, oa = (a) => {
				if (!B) try {
					a();
				} catch (d) {
					ma(d);
				} finally {
					if (!(Q || 0 < S)) try {
						C = a = C, na(a);
					} catch (d) {
						ma(d);
					}
				}
			}, U = (a, d, b) => {
				var e = G;
				if (!(0 < b)) return 0;
				var f = d;
				b = d + b - 1;
				for (var g = 0; g < a.length; ++g) {
					var h = a.codePointAt(g);
					if (127 >= h) {
						if (d >= b) break;
						e[d++] = h;
					} else if (2047 >= h) {
						if (d + 1 >= b) break;
						e[d++] = 192 | h >> 6;
						e[d++] = 128 | h & 63;
					} else if (65535 >= h) {
						if (d + 2 >= b) break;
						e[d++] = 224 | h >> 12;
						e[d++] = 128 | h >> 6 & 63;
						e[d++] = 128 | h & 63;
					} else {
						if (d + 3 >= b) break;
						e[d++] = 240 | h >> 18;
						e[d++] = 128 | h >> 12 & 63;
						e[d++] = 128 | h >> 6 & 63;
						e[d++] = 128 | h & 63;
						g++;
					}
				}
				e[d] = 0;
				return d - f;
			}, V = {}, pa = () => {
				if (!W) {
					var a = {
						USER: "web_user",
						LOGNAME: "web_user",
						PATH: "/",
						PWD: "/",
						HOME: "/home/web_user",
						LANG: (globalThis.navigator?.language ?? "C").replace("-", "_") + ".UTF-8",
						_: t || "./this.program"
					}, d;
					for (d in V) void 0 === V[d] ? delete a[d] : a[d] = V[d];
					var b = [];
					for (d in a) b.push(`${d}=${a[d]}`);
					W = b;
				}
				return W;
			}, W, X = (a) => {
				for (var d = 0, b = 0; b < a.length; ++b) {
					var e = a.charCodeAt(b);
					127 >= e ? d++ : 2047 >= e ? d += 2 : 55296 <= e && 57343 >= e ? (d += 4, ++b) : d += 3;
				}
				return d;
			}, qa = [
				null,
				[],
				[]
			], ta = (a, d, b, e) => {
				var f = {
					string: (k) => {
						var l = 0;
						if (null !== k && void 0 !== k && 0 !== k) {
							l = X(k) + 1;
							var p = Y(l);
							U(k, p, l);
							l = p;
						}
						return l;
					},
					array: (k) => {
						var l = Y(k.length);
						F.set(k, l);
						return l;
					}
				};
				a = c["_" + a];
				var g = [], h = 0;
				if (e) for (var m = 0; m < e.length; m++) {
					var x = f[b[m]];
					x ? (0 === h && (h = ra()), g[m] = x(e[m])) : g[m] = e[m];
				}
				b = a(...g);
				return b = function(k) {
					0 !== h && sa(h);
					return "string" === d ? R(k) : "boolean" === d ? !!k : k;
				}(b);
			};
			c.wasmMemory ? r = c.wasmMemory : r = new WebAssembly.Memory({
				initial: (c.INITIAL_MEMORY || 16777216) / 65536,
				maximum: 32768
			});
			K();
			c.noExitRuntime && (Q = c.noExitRuntime);
			c.print && (y = c.print);
			c.printErr && (z = c.printErr);
			c.wasmBinary && (A = c.wasmBinary);
			c.thisProgram && (t = c.thisProgram);
			if (c.preInit) for ("function" == typeof c.preInit && (c.preInit = [c.preInit]); 0 < c.preInit.length;) c.preInit.shift()();
			c.cwrap = (a, d, b, e) => {
				var f = !b || b.every((g) => "number" === g || "boolean" === g);
				return "string" !== d && f && !e ? c["_" + a] : (...g) => ta(a, d, b, g);
			};
			c.UTF8ToString = R;
			c.stringToUTF8 = (a, d, b) => U(a, d, b);
			c.lengthBytesUTF8 = X;
			var ua, sa, Y, ra, va = {
				b: (a, d, b, e) => L(`Assertion failed: ${R(a)}, at: ` + [
					d ? R(d) : "unknown filename",
					b,
					e ? R(e) : "unknown function"
				]),
				q: () => L(""),
				l: () => {
					Q = !1;
					S = 0;
				},
				m: function(a, d) {
					a = -9007199254740992 > a || 9007199254740992 < a ? NaN : Number(a);
					a = new Date(1e3 * a);
					H[d >> 2] = a.getSeconds();
					H[d + 4 >> 2] = a.getMinutes();
					H[d + 8 >> 2] = a.getHours();
					H[d + 12 >> 2] = a.getDate();
					H[d + 16 >> 2] = a.getMonth();
					H[d + 20 >> 2] = a.getFullYear() - 1900;
					H[d + 24 >> 2] = a.getDay();
					var b = a.getFullYear();
					H[d + 28 >> 2] = (0 !== b % 4 || 0 === b % 100 && 0 !== b % 400 ? la : ka)[a.getMonth()] + a.getDate() - 1 | 0;
					H[d + 36 >> 2] = -(60 * a.getTimezoneOffset());
					b = new Date(a.getFullYear(), 6, 1).getTimezoneOffset();
					var e = new Date(a.getFullYear(), 0, 1).getTimezoneOffset();
					H[d + 32 >> 2] = (b != e && a.getTimezoneOffset() == Math.min(e, b)) | 0;
				},
				j: (a, d) => {
					T[a] && (clearTimeout(T[a].id), delete T[a]);
					if (!d) return 0;
					var b = setTimeout(() => {
						delete T[a];
						oa(() => ua(a, performance.now()));
					}, d);
					T[a] = {
						id: b,
						Qa: d
					};
					return 0;
				},
				n: (a, d, b, e) => {
					var f = new Date().getFullYear(), g = new Date(f, 0, 1).getTimezoneOffset();
					f = new Date(f, 6, 1).getTimezoneOffset();
					I[a >> 2] = 60 * Math.max(g, f);
					H[d >> 2] = Number(g != f);
					d = (h) => {
						var m = Math.abs(h);
						return `UTC${0 <= h ? "-" : "+"}${String(Math.floor(m / 60)).padStart(2, "0")}${String(m % 60).padStart(2, "0")}`;
					};
					a = d(g);
					d = d(f);
					f < g ? (U(a, b, 17), U(d, e, 17)) : (U(a, e, 17), U(d, b, 17));
				},
				p: () => Date.now(),
				k: (a) => {
					var d = G.length;
					a >>>= 0;
					if (2147483648 < a) return !1;
					for (var b = 1; 4 >= b; b *= 2) {
						var e = d * (1 + .2 / b);
						e = Math.min(e, a + 100663296);
						a: {
							e = (Math.min(2147483648, 65536 * Math.ceil(Math.max(a, e) / 65536)) - r.buffer.byteLength + 65535) / 65536 | 0;
							try {
								r.grow(e);
								K();
								var f = 1;
								break a;
							} catch (g) {}
							f = void 0;
						}
						if (f) return !0;
					}
					return !1;
				},
				e: (a, d) => {
					var b = 0, e = 0, f;
					for (f of pa()) {
						var g = d + b;
						I[a + e >> 2] = g;
						b += U(f, g, Infinity) + 1;
						e += 4;
					}
					return 0;
				},
				f: (a, d) => {
					var b = pa();
					I[a >> 2] = b.length;
					a = 0;
					for (var e of b) a += X(e) + 1;
					I[d >> 2] = a;
					return 0;
				},
				d: () => 52,
				o: function() {
					return 70;
				},
				c: (a, d, b, e) => {
					for (var f = 0, g = 0; g < b; g++) {
						var h = I[d >> 2], m = I[d + 4 >> 2];
						d += 8;
						for (var x = 0; x < m; x++) {
							var k = a, l = G[h + x], p = qa[k];
							0 === l || 10 === l ? (k = 1 === k ? y : z, l = ja(p, 0), l = ia.decode(p.buffer ? p.subarray(0, l) : new Uint8Array(p.slice(0, l))), k(l), p.length = 0) : p.push(l);
						}
						f += m;
					}
					I[e >> 2] = f;
					return 0;
				},
				a: r,
				r: na,
				s: function(a, d, b, e, f) {
					return c.callbacks.callFunction(void 0, a, d, b, e, f);
				},
				i: function(a) {
					return c.callbacks.shouldInterrupt(void 0, a);
				},
				h: function(a, d, b) {
					b = R(b);
					return c.callbacks.loadModuleSource(void 0, a, d, b);
				},
				g: function(a, d, b, e) {
					b = R(b);
					e = R(e);
					return c.callbacks.normalizeModule(void 0, a, d, b, e);
				},
				t: function(a, d) {
					c.callbacks.freeHostRef(void 0, a, d);
				}
			}, Z;
			Z = await async function() {
				function a(b) {
					b = Z = b.exports;
					c._malloc = b.v;
					c._QTS_Throw = b.w;
					c._QTS_NewError = b.x;
					c._QTS_RuntimeSetMemoryLimit = b.y;
					c._QTS_RuntimeComputeMemoryUsage = b.z;
					c._QTS_RuntimeDumpMemoryUsage = b.A;
					c._QTS_RecoverableLeakCheck = b.B;
					c._QTS_BuildIsSanitizeLeak = b.C;
					c._QTS_RuntimeSetMaxStackSize = b.D;
					c._QTS_GetUndefined = b.E;
					c._QTS_GetNull = b.F;
					c._QTS_GetFalse = b.G;
					c._QTS_GetTrue = b.H;
					c._QTS_NewHostRef = b.I;
					c._QTS_GetHostRefId = b.J;
					c._QTS_NewRuntime = b.K;
					c._QTS_FreeRuntime = b.L;
					c._free = b.M;
					c._QTS_NewContext = b.N;
					c._QTS_FreeContext = b.O;
					c._QTS_FreeValuePointer = b.P;
					c._QTS_FreeValuePointerRuntime = b.Q;
					c._QTS_FreeVoidPointer = b.R;
					c._QTS_FreeCString = b.S;
					c._QTS_DupValuePointer = b.T;
					c._QTS_NewObject = b.U;
					c._QTS_NewObjectProto = b.V;
					c._QTS_NewArray = b.W;
					c._QTS_NewArrayBuffer = b.X;
					c._QTS_NewFloat64 = b.Y;
					c._QTS_GetFloat64 = b.Z;
					c._QTS_NewString = b._;
					c._QTS_GetString = b.$;
					c._QTS_GetArrayBuffer = b.aa;
					c._QTS_GetArrayBufferLength = b.ba;
					c._QTS_NewSymbol = b.ca;
					c._QTS_GetSymbolDescriptionOrKey = b.da;
					c._QTS_IsGlobalSymbol = b.ea;
					c._QTS_IsJobPending = b.fa;
					c._QTS_ExecutePendingJob = b.ga;
					c._QTS_GetProp = b.ha;
					c._QTS_GetPropNumber = b.ia;
					c._QTS_SetProp = b.ja;
					c._QTS_DefineProp = b.ka;
					c._QTS_GetOwnPropertyNames = b.la;
					c._QTS_Call = b.ma;
					c._QTS_ResolveException = b.na;
					c._QTS_Dump = b.oa;
					c._QTS_Eval = b.pa;
					c._QTS_GetModuleNamespace = b.qa;
					c._QTS_Typeof = b.ra;
					c._QTS_GetLength = b.sa;
					c._QTS_IsEqual = b.ta;
					c._QTS_GetGlobalObject = b.ua;
					c._QTS_NewPromiseCapability = b.va;
					c._QTS_PromiseState = b.wa;
					c._QTS_PromiseResult = b.xa;
					c._QTS_TestStringArg = b.ya;
					c._QTS_GetDebugLogEnabled = b.za;
					c._QTS_SetDebugLogEnabled = b.Aa;
					c._QTS_BuildIsDebug = b.Ba;
					c._QTS_BuildIsAsyncify = b.Ca;
					c._QTS_NewFunction = b.Da;
					c._QTS_ArgvGetJSValueConstPointer = b.Ea;
					c._QTS_RuntimeEnableInterruptHandler = b.Fa;
					c._QTS_RuntimeDisableInterruptHandler = b.Ga;
					c._QTS_RuntimeEnableModuleLoader = b.Ha;
					c._QTS_RuntimeDisableModuleLoader = b.Ia;
					c._QTS_bjson_encode = b.Ja;
					c._QTS_bjson_decode = b.Ka;
					ua = b.La;
					sa = b.Ma;
					Y = b.Na;
					ra = b.Oa;
					return Z;
				}
				var d = { a: va };
				if (c.instantiateWasm) return new Promise((b) => {
					c.instantiateWasm(d, (e, f) => {
						b(a(e, f));
					});
				});
				M ??= c.locateFile ? c.locateFile ? c.locateFile("emscripten-module.wasm", u) : u + "emscripten-module.wasm" : new URL(__nccwpck_require__(780), __nccwpck_require__.b).href;
				return a((await ea(d)).instance);
			}();
			(function() {
				function a() {
					c.calledRun = !0;
					if (!B) {
						J = !0;
						Z.u();
						D?.(c);
						c.onRuntimeInitialized?.();
						if (c.postRun) for ("function" == typeof c.postRun && (c.postRun = [c.postRun]); c.postRun.length;) {
							var d = c.postRun.shift();
							P.push(d);
						}
						O(P);
					}
				}
				if (c.preRun) for ("function" == typeof c.preRun && (c.preRun = [c.preRun]); c.preRun.length;) ha();
				O(fa);
				c.setStatus ? (c.setStatus("Running..."), setTimeout(() => {
					setTimeout(() => c.setStatus(""), 1);
					a();
				}, 1)) : a();
			})();
			J ? moduleRtn = c : moduleRtn = new Promise((a, d) => {
				D = a;
				E = d;
			});
			;
			return moduleRtn;
		}
		const emscripten_module_browser = QuickJSRaw;
		;
		const quickjs_module_pageBytes = 65536;
		const initialMemoryBytes = 256 * quickjs_module_pageBytes;
		const variant = {
			type: "sync",
			importFFI: async () => QuickJSFFI,
			importModuleLoader: async () => emscripten_module_browser
		};
		const wasmUrl = new URL(__nccwpck_require__(780), __nccwpck_require__.b);
		async function compileQuickJs() {
			const bytes = new Uint8Array(await (0, promises_namespaceObject.readFile)(wasmUrl));
			return {
				module: new WebAssembly.Module(bytes),
				wasmSha256: (0, external_node_crypto_namespaceObject.createHash)("sha256").update(bytes).digest("hex")
			};
		}
		async function instantiateQuickJs(compiled, maxMemoryBytes) {
			const maximum = Math.max(initialMemoryBytes, Math.ceil(maxMemoryBytes / quickjs_module_pageBytes) * quickjs_module_pageBytes) / quickjs_module_pageBytes;
			const memory = new WebAssembly.Memory({
				initial: initialMemoryBytes / quickjs_module_pageBytes,
				maximum
			});
			const emscriptenModule = {
				wasmMemory: memory,
				thisProgram: "./script",
				print: () => undefined,
				printErr: () => undefined
			};
			const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, {
				emscriptenModule,
				wasmModule: compiled.module
			}));
			return {
				quickJs,
				memory
			};
		}
		;
		const memoryHeadroomMb = 32;
		async function createGuestInstance(compiled, limits, given) {
			const maxMemoryBytes = (limits.memoryMb + memoryHeadroomMb) * 1024 * 1024;
			const { quickJs, memory } = await instantiateQuickJs(compiled, maxMemoryBytes);
			const key = hashImageKey({
				wasmSha256: compiled.wasmSha256,
				...limits
			});
			let listener = null;
			let report = null;
			let ended = null;
			const runtime = quickJs.newRuntime();
			runtime.setMemoryLimit(limits.memoryMb * 1024 * 1024);
			runtime.setMaxStackSize(limits.stackKb * 1024);
			runtime.setInterruptHandler(() => listener?.shouldStop() ?? false);
			const vm = runtime.newContext();
			const probe = vm.newString("probe");
			const post = vm.newFunction("post", (kind, id, text) => {
				listener?.onPost(vm.getNumber(kind), vm.getNumber(id), vm.getString(text));
			});
			const image = given !== null && given.key === key && given.probe === probe.value ? given : makeImage({
				vm,
				post,
				key,
				probe: probe.value,
				memory
			});
			if (image === given) writeImagePages(memory, image.memory);
			const makeArguments = new chunk_V2S4ZYJR.cL(image.makeArguments, runtime);
			const watch = new chunk_V2S4ZYJR.cL(image.watch, runtime);
			const settleFunction = new chunk_V2S4ZYJR.cL(image.settle, runtime);
			function finish(result, phase) {
				if (result.error !== undefined) return {
					type: "failed",
					phase,
					error: readGuestError(vm, result.error)
				};
				result.value.dispose();
				return {
					type: "done",
					jobs: 0
				};
			}
			return {
				image,
				start(js, configJson, next) {
					listener = next;
					const script = vm.evalCode(js, scriptFileName, { type: "global" });
					if (script.error !== undefined) return {
						type: "failed",
						phase: "compile",
						error: readGuestError(vm, script.error)
					};
					const config = vm.newString(configJson);
					const made = vm.callFunction(makeArguments, vm.undefined, config);
					config.dispose();
					if (made.error !== undefined) return finish(made, "run");
					const values = Array.from({ length: scriptParameters }, (_, index) => vm.getProp(made.value, index));
					made.value.dispose();
					const promise = vm.callFunction(script.value, vm.undefined, ...values);
					for (const handle of [...values, script.value]) handle.dispose();
					if (promise.error !== undefined) return finish(promise, "run");
					ended = promise.value;
					const watched = vm.callFunction(watch, vm.undefined, ended);
					if (watched.error !== undefined) return finish(watched, "run");
					report = watched.value;
					return {
						type: "done",
						jobs: 0
					};
				},
				settle(id, succeeded, json) {
					const number = vm.newNumber(id);
					const text = vm.newString(json);
					const result = vm.callFunction(settleFunction, vm.undefined, number, succeeded ? vm.true : vm.false, text);
					number.dispose();
					text.dispose();
					return finish(result, "run");
				},
				runJobs(max) {
					const result = runtime.executePendingJobs(max);
					if (result.error !== undefined) return {
						type: "failed",
						phase: "run",
						error: readGuestError(vm, result.error)
					};
					return {
						type: "done",
						jobs: result.value
					};
				},
				isReportBroken() {
					if (report === null) return false;
					const state = vm.getPromiseState(report);
					if (state.type === "rejected") state.error.dispose();
					if (state.type === "fulfilled" && state.notAPromise !== true) state.value.dispose();
					return state.type === "rejected";
				},
				readEndStack() {
					if (ended === null) return "";
					const state = vm.getPromiseState(ended);
					if (state.type === "fulfilled" && state.notAPromise !== true) state.value.dispose();
					return state.type === "rejected" ? readGuestError(vm, state.error).stack : "";
				},
				measureMemoryBytes: () => measureUsedBytes(memory, image.memory),
				isMemoryFull: () => memory.buffer.byteLength >= limits.memoryMb * 1024 * 1024 * .9,
				restore() {
					listener = null;
					report = null;
					ended = null;
					if (memory.buffer.byteLength > initialMemoryBytes) return false;
					writeMemoryImage(memory, image.memory);
					return true;
				}
			};
		}
		function makeImage(parts) {
			const { vm } = parts;
			const prelude = vm.unwrapResult(vm.evalCode(preludeSource, preludeFileName, { type: "global" }));
			const bridge = vm.unwrapResult(vm.callFunction(prelude, vm.undefined, parts.post));
			const makeArguments = vm.getProp(bridge, "makeArguments");
			const watch = vm.getProp(bridge, "watch");
			const settle = vm.getProp(bridge, "settle");
			bridge.dispose();
			prelude.dispose();
			return {
				key: parts.key,
				memory: readMemoryImage(parts.memory),
				probe: parts.probe,
				makeArguments: makeArguments.value,
				watch: watch.value,
				settle: settle.value
			};
		}
		function readGuestError(vm, handle) {
			const read = (key, maxChars = protocolLimits.errorChars) => {
				const property = vm.getProp(handle, key);
				const text = vm.typeof(property) === "string" ? vm.getString(property).slice(0, maxChars) : "";
				property.dispose();
				return text;
			};
			const error = vm.typeof(handle) === "object" && !vm.eq(handle, vm.null) ? {
				name: read("name", protocolLimits.errorNameChars),
				message: read("message"),
				stack: read("stack")
			} : {
				name: "",
				message: vm.eq(handle, vm.null) ? "null" : vm.typeof(handle),
				stack: ""
			};
			handle.dispose();
			return error;
		}
		;
		function createOutputQuota(limits, nowMs) {
			let logs = 0;
			let logChars = 0;
			let progress = 0;
			let droppedLogs = 0;
			let droppedProgress = 0;
			let lastProgressMs = -Infinity;
			return {
				takeLog(text) {
					const taken = logs < limits.consoleLines && logChars + text.length <= protocolLimits.consoleChars;
					if (taken) {
						logs += 1;
						logChars += text.length;
					} else droppedLogs += 1;
					return taken;
				},
				takeProgress() {
					const now = nowMs();
					const taken = progress < limits.progressEvents && now - lastProgressMs >= limits.progressIntervalMs;
					if (taken) {
						progress += 1;
						lastProgressMs = now;
					} else droppedProgress += 1;
					return taken;
				},
				droppedLogs: () => droppedLogs,
				droppedProgress: () => droppedProgress
			};
		}
		;
		function createGuestPosts(options) {
			const { job, nowNs, send } = options;
			const { epoch, limits } = job;
			const quota = createOutputQuota(limits, () => Number(nowNs() / 1000000n));
			const pendingCalls = new Set();
			let outcome = null;
			let missingReports = 0;
			return {
				get outcome() {
					return outcome;
				},
				pendingCalls,
				end(next) {
					outcome ??= next;
				},
				onPost(kind, id, text) {
					if (outcome !== null) return;
					switch (kind) {
						case postKinds.returned:
							outcome = {
								type: "returned",
								json: id === 0 ? null : text
							};
							break;
						case postKinds.threw:
							outcome = options.readThrown(JSON.parse(text));
							break;
						case postKinds.unhandled: {
							const thrown = options.readThrown(JSON.parse(text));
							outcome = thrown.type === "threw" ? {
								type: "unhandled",
								error: thrown.error
							} : thrown;
							break;
						}
						case postKinds.call:
							pendingCalls.add(id);
							send({
								type: "call",
								epoch,
								id,
								json: text
							});
							break;
						case postKinds.lost:
							if (pendingCalls.has(id)) send({
								type: "lost",
								epoch,
								id
							});
							break;
						case postKinds.left:
							send({
								type: "left",
								epoch,
								id
							});
							break;
						case postKinds.missing:
							missingReports += 1;
							if (missingReports <= protocolLimits.missingReports) send({
								type: "missing",
								epoch,
								name: text
							});
							break;
						case postKinds.log:
							if (quota.takeLog(text)) send({
								type: "log",
								epoch,
								level: id === 1 ? "warn" : id === 2 ? "error" : "log",
								text
							});
							break;
						case postKinds.handOver:
							send({
								type: "hand-over",
								epoch,
								json: id === 0 ? null : text
							});
							break;
						case postKinds.store:
							send({
								type: "store",
								epoch,
								json: text
							});
							break;
						case postKinds.progress:
							if (quota.takeProgress()) send({
								type: "progress",
								epoch,
								kind: id === 1 ? "warn" : "info",
								message: text
							});
							break;
						default: throw new Error("unknown message of the guest");
					}
				},
				countDropped: () => ({
					droppedLogs: quota.droppedLogs(),
					droppedProgress: quota.droppedProgress()
				})
			};
		}
		;
		const jobBatch = 1e3;
		function startGuestRun(options) {
			const { instance, job, control, nowNs, send } = options;
			const { limits } = job;
			const readThrown = (error) => readEngineLimit(error, instance.isMemoryFull()) ?? {
				type: "threw",
				error
			};
			const posts = createGuestPosts({
				job,
				nowNs,
				send,
				readThrown
			});
			const { pendingCalls } = posts;
			const runningLimitNs = BigInt(Math.ceil(limits.runningMs)) * 1000000n;
			const ended = createDeferred();
			let stopped = null;
			let runningNs = 0n;
			let enteredNs = nowNs();
			let reusable = true;
			let pumping = false;
			enter(() => instance.start(job.js, job.configJson, {
				onPost: posts.onPost,
				shouldStop
			}));
			pump();
			return {
				ended: ended.promise,
				settle(id, succeeded, json) {
					if (posts.outcome !== null || !pendingCalls.delete(id)) return;
					enter(() => instance.settle(id, succeeded, json));
					if (!pumping) pump();
				},
				checkClock() {
					if (!pumping && posts.outcome === null) pump();
				}
			};
			function shouldStop() {
				if (stopped === null) {
					stopped = control.read();
					if (stopped === null && runningNs + nowNs() - enteredNs > runningLimitNs) stopped = "running";
				}
				return stopped !== null;
			}
			function enter(step) {
				enteredNs = nowNs();
				control.setRunningDeadline(enteredNs + runningLimitNs - runningNs);
				try {
					const result = step();
					if (result.type === "done") return result.jobs;
					posts.end(readFailure(result.phase, result.error, instance.isMemoryFull()));
				} catch (thrown) {
					reusable = false;
					posts.end(readHostException(thrown, instance.isMemoryFull()));
				} finally {
					control.setRunningDeadline(0n);
					runningNs += nowNs() - enteredNs;
					enteredNs = nowNs();
				}
				return 0;
			}
			function pump() {
				pumping = true;
				if (posts.outcome === null && !shouldStop()) {
					const jobs = enter(() => instance.runJobs(jobBatch));
					if (posts.outcome === null && !shouldStop()) {
						if (jobs >= jobBatch) {
							setImmediate(pump);
							return;
						}
						if (pendingCalls.size > 0) {
							pumping = false;
							return;
						}
						const isStarved = instance.isReportBroken() || instance.isMemoryFull();
						posts.end(isStarved ? {
							type: "limit",
							limit: "memory",
							stack: ""
						} : { type: "stalled" });
					}
				}
				pumping = false;
				finish();
			}
			function readStopStack(outcome) {
				if (outcome?.type === "limit") return outcome.stack;
				if (outcome?.type === "threw") return outcome.error.stack;
				let stack = "";
				enter(() => {
					stack = instance.readEndStack();
					return {
						type: "done",
						jobs: 0
					};
				});
				return stack;
			}
			function finish() {
				const { outcome } = posts;
				const final = stopped !== null && (outcome === null || outcome.type === "limit" || outcome.type === "threw") ? {
					type: "limit",
					limit: stopped,
					stack: readStopStack(outcome)
				} : outcome ?? { type: "stalled" };
				posts.end(final);
				if (final.type === "limit" || final.type === "fault") reusable = false;
				ended.resolve({
					outcome: final,
					reusable,
					metrics: {
						runningMs: Number(runningNs / 1000n) / 1e3,
						memoryBytes: instance.measureMemoryBytes(),
						...posts.countDropped()
					}
				});
			}
		}
		function readFailure(phase, error, memoryFull) {
			const thrown = {
				...error,
				known: null
			};
			return readEngineLimit(thrown, memoryFull) ?? {
				type: phase === "compile" ? "syntax" : "threw",
				error: thrown
			};
		}
		function readEngineLimit(error, memoryFull) {
			if (error.known !== null) return null;
			if (memoryFull && error.name === "" && error.message === "null") return {
				type: "limit",
				limit: "memory",
				stack: ""
			};
			if (error.message === "out of memory" && error.name === "InternalError") return {
				type: "limit",
				limit: "memory",
				stack: error.stack
			};
			const overflow = error.message === "stack overflow" && [
				"InternalError",
				"SyntaxError",
				"RangeError"
			].includes(error.name);
			return overflow ? {
				type: "limit",
				limit: "stack",
				stack: error.stack
			} : null;
		}
		function readHostException(thrown, memoryFull) {
			const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
			if (thrown instanceof RangeError && thrown.message.includes("call stack")) return {
				type: "limit",
				limit: "stack",
				stack: ""
			};
			if (memoryFull) return {
				type: "limit",
				limit: "memory",
				stack: ""
			};
			return {
				type: "fault",
				message: message.slice(0, 1e3)
			};
		}
		;
		const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
		var external_node_path_ = __nccwpck_require__(760);
		;
		function loadIsolatedVm(packageDirectory) {
			return (0, external_node_module_namespaceObject.createRequire)((0, external_node_path_.join)(packageDirectory, "package.json"))(packageDirectory);
		}
		async function createIsolateInstance(ivm, limits, onMemoryLost) {
			let memoryBytes = 0;
			let listener = null;
			const isolate = new ivm.Isolate({
				memoryLimit: limits.memoryMb,
				onCatastrophicError: onMemoryLost
			});
			const context = await isolate.createContext();
			const post = new ivm.Callback((kind, id, text) => listener?.(kind, id, text));
			const prelude = await context.eval(preludeSource, {
				filename: preludeFileName,
				reference: true
			});
			const bridge = await prelude.apply(undefined, [post], { result: { reference: true } });
			const run = await bridge.get("run", { reference: true });
			const settle = await bridge.get("settle", { reference: true });
			async function waitForJobs(jobs) {
				try {
					await jobs;
				} catch (thrown) {
					if (isolate.isDisposed) throw thrown;
				}
			}
			return {
				async start(js, configJson, onPost) {
					listener = onPost;
					const script = await context.eval(js, {
						filename: scriptFileName,
						reference: true
					});
					await waitForJobs(run.apply(undefined, [script.derefInto(), configJson], { result: { reference: true } }));
				},
				async settle(id, succeeded, json) {
					await waitForJobs(settle.apply(undefined, [
						id,
						succeeded,
						json
					], { result: { reference: true } }));
				},
				get ended() {
					return isolate.isDisposed;
				},
				readMemoryBytes() {
					if (!isolate.isDisposed) {
						const heap = isolate.getHeapStatisticsSync();
						memoryBytes = heap.total_heap_size + heap.externally_allocated_size;
					}
					return memoryBytes;
				},
				dispose() {
					listener = null;
					if (!isolate.isDisposed) isolate.dispose();
				}
			};
		}
		;
		const watchMs = 50;
		const stuckMs = 2e3;
		function startIsolateRun(options) {
			const { instance, job, control, nowNs } = options;
			const posts = createGuestPosts({
				...options,
				readThrown
			});
			const ended = createDeferred();
			const left = createDeferred();
			const runningLimitNs = BigInt(Math.ceil(job.limits.runningMs)) * 1000000n;
			let stopped = null;
			let runningNs = 0n;
			let enteredNs = null;
			let memoryBytes = 0;
			let steps = Promise.resolve();
			let queued = 0;
			let over = false;
			let stuckTimer;
			const watch = setInterval(look, watchMs);
			options.memoryLost.then(() => end({
				type: "limit",
				limit: "memory",
				stack: ""
			}, "stuck"), () => undefined);
			enter(() => instance.start(job.js, job.configJson, posts.onPost));
			return {
				ended: ended.promise,
				left: left.promise,
				settle(id, succeeded, json) {
					if (posts.outcome !== null || !posts.pendingCalls.delete(id)) return;
					enter(() => instance.settle(id, succeeded, json));
				},
				checkClock: look
			};
			function look() {
				if (over) return;
				const now = nowNs();
				stopped ??= control.read();
				if (stopped === null && enteredNs !== null && runningNs + now - enteredNs > runningLimitNs) stopped = "running";
				if (stopped !== null) instance.dispose();
				if (stopped !== null && queued === 0) finish();
				else if (instance.ended && queued > 0) endStuck();
			}
			function endStuck() {
				stuckTimer ??= setTimeout(() => end(stopped === null ? {
					type: "limit",
					limit: "memory",
					stack: ""
				} : posts.outcome, "stuck"), stuckMs);
			}
			function enter(step) {
				queued += 1;
				steps = steps.then(async () => {
					if (over || posts.outcome !== null || stopped !== null) return leave();
					enteredNs = nowNs();
					try {
						await step();
					} catch (thrown) {
						posts.end(isolate_run_readFailure(thrown));
					}
					if (enteredNs !== null) runningNs += nowNs() - enteredNs;
					enteredNs = null;
					leave();
				});
			}
			function leave() {
				queued -= 1;
				if (over || queued > 0) return;
				look();
				if (over || posts.outcome === null && stopped === null && posts.pendingCalls.size > 0) return;
				finish();
			}
			function finish() {
				end(posts.outcome, "clean");
			}
			function end(outcome, how) {
				if (over) return;
				over = true;
				clearInterval(watch);
				clearTimeout(stuckTimer);
				if (enteredNs !== null) runningNs += nowNs() - enteredNs;
				if (how === "clean") memoryBytes = instance.readMemoryBytes();
				const stoppable = outcome === null || [
					"limit",
					"threw",
					"stalled",
					"fault"
				].includes(outcome.type);
				const final = stopped !== null && stoppable ? {
					type: "limit",
					limit: stopped,
					stack: ""
				} : outcome ?? { type: "stalled" };
				posts.end(final);
				ended.resolve({
					outcome: final,
					reusable: false,
					metrics: {
						runningMs: Number(runningNs / 1000n) / 1e3,
						memoryBytes,
						...posts.countDropped()
					}
				});
				left.resolve(how);
				instance.dispose();
			}
		}
		function readThrown(error) {
			return isolate_run_readEngineLimit(error) ?? {
				type: "threw",
				error
			};
		}
		function isolate_run_readEngineLimit(error) {
			if (error.known !== null || error.name !== "RangeError") return null;
			if (error.message === "Maximum call stack size exceeded") return {
				type: "limit",
				limit: "stack",
				stack: error.stack
			};
			return error.message === "Array buffer allocation failed" ? {
				type: "limit",
				limit: "memory",
				stack: error.stack
			} : null;
		}
		function isolate_run_readFailure(thrown) {
			if (!(thrown instanceof Error)) return {
				type: "fault",
				message: "the isolate failed without an error"
			};
			const { name, message } = thrown;
			if (message.includes("due to memory limit")) return {
				type: "limit",
				limit: "memory",
				stack: ""
			};
			const position = /^(.*) \[script\.ts:(\d+):(\d+)\]$/s.exec(message);
			const error = {
				name,
				message: (position?.[1] ?? message).slice(0, 8e3),
				stack: position === null ? "" : `    at script.ts:${position[2]}:${position[3]}`,
				known: null
			};
			const limit = isolate_run_readEngineLimit(error);
			if (limit !== null) return limit;
			return thrown instanceof SyntaxError ? {
				type: "syntax",
				error
			} : {
				type: "fault",
				message: `${name}: ${message}`.slice(0, 1e3)
			};
		}
		;
		const scriptsPerInstance = 100;
		async function createQuickJsEngine(limits, given, readStored) {
			const compiled = given?.compiled ?? await compileQuickJs();
			let instance = await createGuestInstance(compiled, limits, given?.image ?? readStored());
			const { image } = instance;
			let scripts = 0;
			return {
				shared: {
					compiled,
					image
				},
				start: (options) => startGuestRun({
					...options,
					instance
				}),
				async renew(reusable) {
					scripts += 1;
					const kept = reusable && scripts % scriptsPerInstance !== 0 && instance.restore();
					if (!kept) instance = await createGuestInstance(compiled, limits, image);
					return "ready";
				}
			};
		}
		async function createIsolateEngine(limits, packageDirectory) {
			const ivm = loadIsolatedVm(packageDirectory);
			const make = async () => {
				const lost = createDeferred();
				return {
					memoryLost: lost.promise,
					instance: await createIsolateInstance(ivm, limits, lost.resolve)
				};
			};
			let next = await make();
			let left = Promise.resolve("clean");
			return {
				shared: null,
				start(options) {
					const run = startIsolateRun({
						...options,
						...next
					});
					left = run.left;
					return run;
				},
				async renew() {
					if (await left === "stuck") return "stuck";
					next = await make();
					return "ready";
				}
			};
		}
	}),
	114: (function (__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) {
		__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				var node_url__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(136);
				var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(919);
				var _protocol_run_control_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(113);
				var _stored_image_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(56);
				var _worker_engine_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(148);
				const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort;
				if (port === null) throw new Error("worker.ts is the entry of a worker thread");
				const { settings, shared, control: buffer } = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.workerData;
				const control = (0, _protocol_run_control_js__WEBPACK_IMPORTED_MODULE_2__.d)(buffer);
				const send = (message) => port.postMessage(message);
				const engine = settings.runtime.type === "quickjs" ? await (0, _worker_engine_js__WEBPACK_IMPORTED_MODULE_4__.l)(settings, shared, () => (0, _stored_image_js__WEBPACK_IMPORTED_MODULE_3__.tP)((0, node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(import.meta.url))) : await (0, _worker_engine_js__WEBPACK_IMPORTED_MODULE_4__.A)(settings, settings.runtime.packageDirectory);
				let current = null;
				port.on("message", (command) => {
					if (command.type === "run") void runJob(command.job);
					else if (current?.epoch !== command.epoch) return;
					else if (command.type === "settle") current.run.settle(command.id, command.ok, command.json);
					else current.run.checkClock();
				});
				send({
					type: "ready",
					shared: engine.shared
				});
				async function runJob(job) {
					const { epoch } = job;
					const run = engine.start({
						job,
						control,
						nowNs: () => process.hrtime.bigint(),
						send
					});
					current = {
						epoch,
						run
					};
					const { outcome, metrics, reusable } = await run.ended;
					current = null;
					send({
						type: "done",
						epoch,
						outcome,
						metrics
					});
					const state = await engine.renew(reusable);
					send(state === "ready" ? {
						type: "idle",
						epoch
					} : { type: "stuck" });
				}
				__webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	}),
	113: (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
		__nccwpck_require__.d(__webpack_exports__, { d: () => createRunControl });
		const codes = {
			none: 0n,
			wall: 1n,
			cancelled: 2n
		};
		function createRunControl(buffer = new SharedArrayBuffer(16)) {
			const slots = new BigInt64Array(buffer);
			return {
				buffer,
				reset() {
					Atomics.store(slots, 0, codes.none);
					Atomics.store(slots, 1, 0n);
				},
				stop(reason) {
					Atomics.store(slots, 0, codes[reason]);
				},
				read() {
					const code = Atomics.load(slots, 0);
					if (code === codes.none) return null;
					return code === codes.wall ? "wall" : "cancelled";
				},
				setRunningDeadline(deadlineNs) {
					Atomics.store(slots, 1, deadlineNs);
				},
				readRunningDeadline: () => Atomics.load(slots, 1)
			};
		}
	}),
	153: (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
		__nccwpck_require__.d(__webpack_exports__, {
			WB: () => EvalFlags,
			es: () => IsEqualOp,
			h1: () => GetOwnPropertyNamesFlags,
			qG: () => IntrinsicsFlags,
			zd: () => JSPromiseStateEnum
		});
		function assertSync(fn) {
			return function(...args) {
				let result = fn(...args);
				if (result && typeof result == "object" && result instanceof Promise) throw new Error("Function unexpectedly returned a Promise");
				return result;
			};
		}
		var EvalFlags = {
			JS_EVAL_TYPE_GLOBAL: 0,
			JS_EVAL_TYPE_MODULE: 1,
			JS_EVAL_TYPE_DIRECT: 2,
			JS_EVAL_TYPE_INDIRECT: 3,
			JS_EVAL_TYPE_MASK: 3,
			JS_EVAL_FLAG_STRICT: 8,
			JS_EVAL_FLAG_STRIP: 16,
			JS_EVAL_FLAG_COMPILE_ONLY: 32,
			JS_EVAL_FLAG_BACKTRACE_BARRIER: 64
		}, IntrinsicsFlags = {
			BaseObjects: 1,
			Date: 2,
			Eval: 4,
			StringNormalize: 8,
			RegExp: 16,
			RegExpCompiler: 32,
			JSON: 64,
			Proxy: 128,
			MapSet: 256,
			TypedArrays: 512,
			Promise: 1024,
			BigInt: 2048,
			BigFloat: 4096,
			BigDecimal: 8192,
			OperatorOverloading: 16384,
			BignumExt: 32768
		}, JSPromiseStateEnum = {
			Pending: 0,
			Fulfilled: 1,
			Rejected: 2
		}, GetOwnPropertyNamesFlags = {
			JS_GPN_STRING_MASK: 1,
			JS_GPN_SYMBOL_MASK: 2,
			JS_GPN_PRIVATE_MASK: 4,
			JS_GPN_ENUM_ONLY: 16,
			JS_GPN_SET_ENUM: 32,
			QTS_GPN_NUMBER_MASK: 64,
			QTS_STANDARD_COMPLIANT_NUMBER: 128
		}, IsEqualOp = {
			IsStrictlyEqual: 0,
			IsSameValue: 1,
			IsSameValueZero: 2
		};
	}),
	956: (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
		__nccwpck_require__.d(__webpack_exports__, {
			$R: () => QuickJSEmscriptenModuleError,
			HG: () => Scope,
			QM: () => QuickJSContext,
			Xt: () => QuickJSModuleCallbacks,
			cL: () => StaticLifetime,
			cY: () => debugLog,
			iR: () => Lifetime,
			nS: () => applyModuleEvalRuntimeOptions,
			od: () => applyBaseRuntimeOptions,
			r6: () => QuickJSWASMModule,
			rn: () => QuickJSRuntime,
			tv: () => intrinsicsToFlags,
			wz: () => QuickJSNotImplemented,
			zV: () => evalOptionsToFlags
		});
		var _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(153);
		var __defProp = Object.defineProperty;
		var __export = (target, all) => {
			for (var name in all) __defProp(target, name, {
				get: all[name],
				enumerable: !0
			});
		};
		var QTS_DEBUG = !1;
		function setDebugMode(enabled = !0) {
			QTS_DEBUG = enabled;
		}
		function debugLog(...args) {
			QTS_DEBUG && console.log("quickjs-emscripten:", ...args);
		}
		var errors_exports = {};
		__export(errors_exports, {
			QuickJSAsyncifyError: () => QuickJSAsyncifyError,
			QuickJSAsyncifySuspended: () => QuickJSAsyncifySuspended,
			QuickJSEmptyGetOwnPropertyNames: () => QuickJSEmptyGetOwnPropertyNames,
			QuickJSEmscriptenModuleError: () => QuickJSEmscriptenModuleError,
			QuickJSHostRefInvalid: () => QuickJSHostRefInvalid,
			QuickJSHostRefRangeExceeded: () => QuickJSHostRefRangeExceeded,
			QuickJSMemoryLeakDetected: () => QuickJSMemoryLeakDetected,
			QuickJSNotImplemented: () => QuickJSNotImplemented,
			QuickJSPromisePending: () => QuickJSPromisePending,
			QuickJSUnknownIntrinsic: () => QuickJSUnknownIntrinsic,
			QuickJSUnwrapError: () => QuickJSUnwrapError,
			QuickJSUseAfterFree: () => QuickJSUseAfterFree,
			QuickJSWrongOwner: () => QuickJSWrongOwner
		});
		var QuickJSUnwrapError = class extends Error {
			constructor(cause, context) {
				let message = typeof cause == "object" && cause && "message" in cause ? String(cause.message) : String(cause);
				super(message);
				this.cause = cause;
				this.context = context;
				this.name = "QuickJSUnwrapError";
			}
		}, QuickJSWrongOwner = class extends Error {
			constructor() {
				super(...arguments);
				this.name = "QuickJSWrongOwner";
			}
		}, QuickJSUseAfterFree = class extends Error {
			constructor() {
				super(...arguments);
				this.name = "QuickJSUseAfterFree";
			}
		}, QuickJSNotImplemented = class extends Error {
			constructor() {
				super(...arguments);
				this.name = "QuickJSNotImplemented";
			}
		}, QuickJSAsyncifyError = class extends Error {
			constructor() {
				super(...arguments);
				this.name = "QuickJSAsyncifyError";
			}
		}, QuickJSAsyncifySuspended = class extends Error {
			constructor() {
				super(...arguments);
				this.name = "QuickJSAsyncifySuspended";
			}
		}, QuickJSMemoryLeakDetected = class extends Error {
			constructor() {
				super(...arguments);
				this.name = "QuickJSMemoryLeakDetected";
			}
		}, QuickJSEmscriptenModuleError = class extends Error {
			constructor() {
				super(...arguments);
				this.name = "QuickJSEmscriptenModuleError";
			}
		}, QuickJSUnknownIntrinsic = class extends TypeError {
			constructor() {
				super(...arguments);
				this.name = "QuickJSUnknownIntrinsic";
			}
		}, QuickJSPromisePending = class extends Error {
			constructor() {
				super(...arguments);
				this.name = "QuickJSPromisePending";
			}
		}, QuickJSEmptyGetOwnPropertyNames = class extends Error {
			constructor() {
				super(...arguments);
				this.name = "QuickJSEmptyGetOwnPropertyNames";
			}
		}, QuickJSHostRefRangeExceeded = class extends Error {
			constructor() {
				super(...arguments);
				this.name = "QuickJSHostRefRangeExceeded";
			}
		}, QuickJSHostRefInvalid = class extends Error {
			constructor() {
				super(...arguments);
				this.name = "QuickJSHostRefInvalid";
			}
		};
		function* awaitYield(value) {
			return yield value;
		}
		function awaitYieldOf(generator) {
			return awaitYield(awaitEachYieldedPromise(generator));
		}
		var AwaitYield = awaitYield;
		AwaitYield.of = awaitYieldOf;
		function maybeAsyncFn(that, fn) {
			return (...args) => {
				let generator = fn.call(that, AwaitYield, ...args);
				return awaitEachYieldedPromise(generator);
			};
		}
		function maybeAsync(that, startGenerator) {
			let generator = startGenerator.call(that, AwaitYield);
			return awaitEachYieldedPromise(generator);
		}
		function awaitEachYieldedPromise(gen) {
			function handleNextStep(step) {
				return step.done ? step.value : step.value instanceof Promise ? step.value.then((value) => handleNextStep(gen.next(value)), (error) => handleNextStep(gen.throw(error))) : handleNextStep(gen.next(step.value));
			}
			return handleNextStep(gen.next());
		}
		var UsingDisposable = class {
			[Symbol.dispose]() {
				return this.dispose();
			}
		}, SymbolDispose = Symbol.dispose ?? Symbol.for("Symbol.dispose"), prototypeAsAny = UsingDisposable.prototype;
		prototypeAsAny[SymbolDispose] || (prototypeAsAny[SymbolDispose] = function() {
			return this.dispose();
		});
		var Lifetime = class _Lifetime extends UsingDisposable {
			constructor(_value, copier, disposer, _owner) {
				super();
				this._value = _value;
				this.copier = copier;
				this.disposer = disposer;
				this._owner = _owner;
				this._alive = !0;
				this._constructorStack = QTS_DEBUG ? new Error("Lifetime constructed").stack : void 0;
			}
			get alive() {
				return this._alive;
			}
			get value() {
				return this.assertAlive(), this._value;
			}
			get owner() {
				return this._owner;
			}
			get dupable() {
				return !!this.copier;
			}
			dup() {
				if (this.assertAlive(), !this.copier) throw new Error("Non-dupable lifetime");
				return new _Lifetime(this.copier(this._value), this.copier, this.disposer, this._owner);
			}
			consume(map) {
				this.assertAlive();
				let result = map(this);
				return this.dispose(), result;
			}
			map(map) {
				return this.assertAlive(), map(this);
			}
			tap(fn) {
				return fn(this), this;
			}
			dispose() {
				this.assertAlive(), this.disposer && this.disposer(this._value), this._alive = !1;
			}
			assertAlive() {
				if (!this.alive) throw this._constructorStack ? new QuickJSUseAfterFree(`Lifetime not alive
${this._constructorStack}
Lifetime used`) : new QuickJSUseAfterFree("Lifetime not alive");
			}
		}, StaticLifetime = class extends Lifetime {
			constructor(value, owner) {
				super(value, void 0, void 0, owner);
			}
			get dupable() {
				return !0;
			}
			dup() {
				return this;
			}
			dispose() {}
		}, WeakLifetime = class extends Lifetime {
			constructor(value, copier, disposer, owner) {
				super(value, copier, disposer, owner);
			}
			dispose() {
				this._alive = !1;
			}
		};
		function scopeFinally(scope, blockError) {
			let disposeError;
			try {
				scope.dispose();
			} catch (error) {
				disposeError = error;
			}
			if (blockError && disposeError) throw Object.assign(blockError, {
				message: `${blockError.message}
 Then, failed to dispose scope: ${disposeError.message}`,
				disposeError
			}), blockError;
			if (blockError || disposeError) throw blockError || disposeError;
		}
		var Scope = class _Scope extends UsingDisposable {
			constructor() {
				super(...arguments);
				this._disposables = new Lifetime(new Set());
				this.manage = (lifetime) => (this._disposables.value.add(lifetime), lifetime);
			}
			static withScope(block) {
				let scope = new _Scope(), blockError;
				try {
					return block(scope);
				} catch (error) {
					throw blockError = error, error;
				} finally {
					scopeFinally(scope, blockError);
				}
			}
			static withScopeMaybeAsync(_this, block) {
				return maybeAsync(void 0, function* (awaited) {
					let scope = new _Scope(), blockError;
					try {
						return yield* awaited.of(block.call(_this, awaited, scope));
					} catch (error) {
						throw blockError = error, error;
					} finally {
						scopeFinally(scope, blockError);
					}
				});
			}
			static async withScopeAsync(block) {
				let scope = new _Scope(), blockError;
				try {
					return await block(scope);
				} catch (error) {
					throw blockError = error, error;
				} finally {
					scopeFinally(scope, blockError);
				}
			}
			get alive() {
				return this._disposables.alive;
			}
			dispose() {
				let lifetimes = Array.from(this._disposables.value.values()).reverse();
				for (let lifetime of lifetimes) lifetime.alive && lifetime.dispose();
				this._disposables.dispose();
			}
		};
		function createDisposableArray(items) {
			let array = items ? Array.from(items) : [];
			function disposeAlive() {
				return array.forEach((disposable) => disposable.alive ? disposable.dispose() : void 0);
			}
			function someIsAlive() {
				return array.some((disposable) => disposable.alive);
			}
			return Object.defineProperty(array, SymbolDispose, {
				configurable: !0,
				enumerable: !1,
				value: disposeAlive
			}), Object.defineProperty(array, "dispose", {
				configurable: !0,
				enumerable: !1,
				value: disposeAlive
			}), Object.defineProperty(array, "alive", {
				configurable: !0,
				enumerable: !1,
				get: someIsAlive
			}), array;
		}
		function isDisposable(value) {
			return !!(value && (typeof value == "object" || typeof value == "function") && "alive" in value && typeof value.alive == "boolean" && "dispose" in value && typeof value.dispose == "function");
		}
		var AbstractDisposableResult = class _AbstractDisposableResult extends UsingDisposable {
			static success(value) {
				return new DisposableSuccess(value);
			}
			static fail(error, onUnwrap) {
				return new DisposableFail(error, onUnwrap);
			}
			static is(result) {
				return result instanceof _AbstractDisposableResult;
			}
		}, DisposableSuccess = class extends AbstractDisposableResult {
			constructor(value) {
				super();
				this.value = value;
			}
			get alive() {
				return isDisposable(this.value) ? this.value.alive : !0;
			}
			dispose() {
				isDisposable(this.value) && this.value.dispose();
			}
			unwrap() {
				return this.value;
			}
			unwrapOr(_fallback) {
				return this.value;
			}
		}, DisposableFail = class extends AbstractDisposableResult {
			constructor(error, onUnwrap) {
				super();
				this.error = error;
				this.onUnwrap = onUnwrap;
			}
			get alive() {
				return isDisposable(this.error) ? this.error.alive : !0;
			}
			dispose() {
				isDisposable(this.error) && this.error.dispose();
			}
			unwrap() {
				throw this.onUnwrap(this), this.error;
			}
			unwrapOr(fallback) {
				return fallback;
			}
		}, DisposableResult = AbstractDisposableResult;
		var QuickJSDeferredPromise = class extends UsingDisposable {
			constructor(args) {
				super();
				this.resolve = (value) => {
					this.resolveHandle.alive && (this.context.unwrapResult(this.context.callFunction(this.resolveHandle, this.context.undefined, value || this.context.undefined)).dispose(), this.disposeResolvers(), this.onSettled());
				};
				this.reject = (value) => {
					this.rejectHandle.alive && (this.context.unwrapResult(this.context.callFunction(this.rejectHandle, this.context.undefined, value || this.context.undefined)).dispose(), this.disposeResolvers(), this.onSettled());
				};
				this.dispose = () => {
					this.handle.alive && this.handle.dispose(), this.disposeResolvers();
				};
				this.context = args.context, this.owner = args.context.runtime, this.handle = args.promiseHandle, this.settled = new Promise((resolve) => {
					this.onSettled = resolve;
				}), this.resolveHandle = args.resolveHandle, this.rejectHandle = args.rejectHandle;
			}
			get alive() {
				return this.handle.alive || this.resolveHandle.alive || this.rejectHandle.alive;
			}
			disposeResolvers() {
				this.resolveHandle.alive && this.resolveHandle.dispose(), this.rejectHandle.alive && this.rejectHandle.dispose();
			}
		};
		var ModuleMemory = class {
			constructor(module) {
				this.module = module;
			}
			toPointerArray(handleArray) {
				let typedArray = new Int32Array(handleArray.map((handle) => handle.value)), numBytes = typedArray.length * typedArray.BYTES_PER_ELEMENT, ptr = this.module._malloc(numBytes);
				return new Uint8Array(this.module.HEAPU8.buffer, ptr, numBytes).set(new Uint8Array(typedArray.buffer)), new Lifetime(ptr, void 0, (ptr2) => this.module._free(ptr2));
			}
			newTypedArray(kind, length) {
				let zeros = new kind(new Array(length).fill(0)), numBytes = zeros.length * zeros.BYTES_PER_ELEMENT, ptr = this.module._malloc(numBytes), typedArray = new kind(this.module.HEAPU8.buffer, ptr, length);
				return typedArray.set(zeros), new Lifetime({
					typedArray,
					ptr
				}, void 0, (value) => this.module._free(value.ptr));
			}
			newMutablePointerArray(length) {
				return this.newTypedArray(Int32Array, length);
			}
			newHeapCharPointer(string) {
				let strlen = this.module.lengthBytesUTF8(string), dataBytes = strlen + 1, ptr = this.module._malloc(dataBytes);
				return this.module.stringToUTF8(string, ptr, dataBytes), new Lifetime({
					ptr,
					strlen
				}, void 0, (value) => this.module._free(value.ptr));
			}
			newHeapBufferPointer(buffer) {
				let numBytes = buffer.byteLength, ptr = this.module._malloc(numBytes);
				return this.module.HEAPU8.set(buffer, ptr), new Lifetime({
					pointer: ptr,
					numBytes
				}, void 0, (value) => this.module._free(value.pointer));
			}
			consumeHeapCharPointer(ptr) {
				let str = this.module.UTF8ToString(ptr);
				return this.module._free(ptr), str;
			}
		};
		var UnstableSymbol = Symbol("Unstable"), DefaultIntrinsics = Object.freeze({
			BaseObjects: !0,
			Date: !0,
			Eval: !0,
			StringNormalize: !0,
			RegExp: !0,
			JSON: !0,
			Proxy: !0,
			MapSet: !0,
			TypedArrays: !0,
			Promise: !0
		});
		function intrinsicsToFlags(intrinsics) {
			if (!intrinsics) return 0;
			let result = 0;
			for (let [maybeIntrinsicName, enabled] of Object.entries(intrinsics)) {
				if (!(maybeIntrinsicName in _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.qG)) throw new QuickJSUnknownIntrinsic(maybeIntrinsicName);
				enabled && (result |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.qG[maybeIntrinsicName]);
			}
			return result;
		}
		function evalOptionsToFlags(evalOptions) {
			if (typeof evalOptions == "number") return evalOptions;
			if (evalOptions === void 0) return 0;
			let { type, strict, strip, compileOnly, backtraceBarrier } = evalOptions, flags = 0;
			return type === "global" && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.WB.JS_EVAL_TYPE_GLOBAL), type === "module" && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.WB.JS_EVAL_TYPE_MODULE), strict && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.WB.JS_EVAL_FLAG_STRICT), strip && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.WB.JS_EVAL_FLAG_STRIP), compileOnly && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.WB.JS_EVAL_FLAG_COMPILE_ONLY), backtraceBarrier && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.WB.JS_EVAL_FLAG_BACKTRACE_BARRIER), flags;
		}
		function getOwnPropertyNamesOptionsToFlags(options) {
			if (typeof options == "number") return options;
			if (options === void 0) return 0;
			let { strings: includeStrings, symbols: includeSymbols, quickjsPrivate: includePrivate, onlyEnumerable, numbers: includeNumbers, numbersAsStrings } = options, flags = 0;
			return includeStrings && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.h1.JS_GPN_STRING_MASK), includeSymbols && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.h1.JS_GPN_SYMBOL_MASK), includePrivate && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.h1.JS_GPN_PRIVATE_MASK), onlyEnumerable && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.h1.JS_GPN_ENUM_ONLY), includeNumbers && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.h1.QTS_GPN_NUMBER_MASK), numbersAsStrings && (flags |= _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.h1.QTS_STANDARD_COMPLIANT_NUMBER), flags;
		}
		function concat(...values) {
			let result = [];
			for (let value of values) value !== void 0 && (result = result.concat(value));
			return result;
		}
		var QuickJSIterator = class extends UsingDisposable {
			constructor(handle, context) {
				super();
				this.handle = handle;
				this.context = context;
				this._isDone = !1;
				this.owner = context.runtime;
			}
			[Symbol.iterator]() {
				return this;
			}
			next(value) {
				if (!this.alive || this._isDone) return {
					done: !0,
					value: void 0
				};
				let nextMethod = this._next ?? (this._next = this.context.getProp(this.handle, "next"));
				return this.callIteratorMethod(nextMethod, value);
			}
			return(value) {
				if (!this.alive) return {
					done: !0,
					value: void 0
				};
				let returnMethod = this.context.getProp(this.handle, "return");
				if (returnMethod === this.context.undefined && value === void 0) return this.dispose(), {
					done: !0,
					value: void 0
				};
				let result = this.callIteratorMethod(returnMethod, value);
				return returnMethod.dispose(), this.dispose(), result;
			}
			throw(e) {
				if (!this.alive) return {
					done: !0,
					value: void 0
				};
				let errorHandle = e instanceof Lifetime ? e : this.context.newError(e), throwMethod = this.context.getProp(this.handle, "throw"), result = this.callIteratorMethod(throwMethod, e);
				return errorHandle.alive && errorHandle.dispose(), throwMethod.dispose(), this.dispose(), result;
			}
			get alive() {
				return this.handle.alive;
			}
			dispose() {
				this._isDone = !0, this.handle.dispose(), this._next?.dispose();
			}
			callIteratorMethod(method, input) {
				let callResult = input ? this.context.callFunction(method, this.handle, input) : this.context.callFunction(method, this.handle);
				if (callResult.error) return this.dispose(), { value: callResult };
				let done = this.context.getProp(callResult.value, "done").consume((v) => this.context.dump(v)), value = this.context.getProp(callResult.value, "value");
				return callResult.value.dispose(), done && this.dispose(), {
					value: DisposableResult.success(value),
					done
				};
			}
		};
		var INT32_MIN = -2147483648, INT32_MAX = 2147483647, INVALID_HOST_REF_ID = 0;
		function getGroupId(id) {
			return id >> 8;
		}
		var HostRefMap = class {
			constructor() {
				this.nextId = INT32_MIN;
				this.freelist = [];
				this.groups = new Map();
			}
			put(value) {
				let id = this.allocateId(), groupId = getGroupId(id), group = this.groups.get(groupId);
				return group || (group = new Map(), this.groups.set(groupId, group)), group.set(id, value), id;
			}
			get(id) {
				if (id === INVALID_HOST_REF_ID) throw new QuickJSHostRefInvalid("no host reference id defined");
				let groupId = getGroupId(id), group = this.groups.get(groupId);
				if (!group) throw new QuickJSHostRefInvalid(`host reference id ${id} is not defined`);
				let value = group.get(id);
				if (!value) throw new QuickJSHostRefInvalid(`host reference id ${id} is not defined`);
				return value;
			}
			delete(id) {
				if (id === INVALID_HOST_REF_ID) throw new QuickJSHostRefInvalid("no host reference id defined");
				let groupId = getGroupId(id), group = this.groups.get(groupId);
				if (!group) throw new QuickJSHostRefInvalid(`host reference id ${id} is not defined`);
				group.delete(id), group.size === 0 && this.groups.delete(groupId), this.freelist.push(id);
			}
			allocateId() {
				if (this.freelist.length > 0) return this.freelist.shift();
				if (this.nextId === INVALID_HOST_REF_ID && this.nextId++, this.nextId > INT32_MAX) throw new QuickJSHostRefRangeExceeded(`HostRefMap: too many host refs created without disposing. Max simultaneous host refs: ${INT32_MAX - INT32_MIN}`);
				return this.nextId++;
			}
		}, HostRef = class extends UsingDisposable {
			constructor(runtime, handle, id) {
				if (id === INVALID_HOST_REF_ID) throw new QuickJSHostRefInvalid("cannot create HostRef with undefined id");
				super();
				this.runtime = runtime;
				this.handle = handle;
				this.id = id;
			}
			get alive() {
				return this.handle.alive;
			}
			dispose() {
				this.handle.dispose();
			}
			get value() {
				return this.runtime.hostRefs.get(this.id);
			}
		};
		var ContextMemory = class extends ModuleMemory {
			constructor(args) {
				super(args.module);
				this.scope = new Scope();
				this.copyJSValue = (ptr) => this.ffi.QTS_DupValuePointer(this.ctx.value, ptr);
				this.freeJSValue = (ptr) => {
					this.ffi.QTS_FreeValuePointer(this.ctx.value, ptr);
				};
				args.ownedLifetimes?.forEach((lifetime) => this.scope.manage(lifetime)), this.owner = args.owner, this.module = args.module, this.ffi = args.ffi, this.rt = args.rt, this.ctx = this.scope.manage(args.ctx);
			}
			get alive() {
				return this.scope.alive;
			}
			dispose() {
				return this.scope.dispose();
			}
			[Symbol.dispose]() {
				return this.dispose();
			}
			manage(lifetime) {
				return this.scope.manage(lifetime);
			}
			consumeJSCharPointer(ptr) {
				let str = this.module.UTF8ToString(ptr);
				return this.ffi.QTS_FreeCString(this.ctx.value, ptr), str;
			}
			heapValueHandle(ptr, extraDispose) {
				let dispose = extraDispose ? (val) => {
					extraDispose(), this.freeJSValue(val);
				} : this.freeJSValue;
				return new Lifetime(ptr, this.copyJSValue, dispose, this.owner);
			}
			staticHeapValueHandle(ptr) {
				return this.manage(this.heapValueHandle(ptr)), new StaticLifetime(ptr, this.owner);
			}
		}, QuickJSContext = class extends UsingDisposable {
			constructor(args) {
				super();
				this._undefined = void 0;
				this._null = void 0;
				this._false = void 0;
				this._true = void 0;
				this._global = void 0;
				this._BigInt = void 0;
				this._Symbol = void 0;
				this._SymbolIterator = void 0;
				this._SymbolAsyncIterator = void 0;
				this.cToHostCallbacks = { callFunction: (ctx, this_ptr, argc, argv, fn_id) => {
					if (ctx !== this.ctx.value) throw new Error("QuickJSContext instance received C -> JS call with mismatched ctx");
					let fn = this.getFunction(fn_id);
					return Scope.withScopeMaybeAsync(this, function* (awaited, scope) {
						let thisHandle = scope.manage(new WeakLifetime(this_ptr, this.memory.copyJSValue, this.memory.freeJSValue, this.runtime)), argHandles = new Array(argc);
						for (let i = 0; i < argc; i++) {
							let ptr = this.ffi.QTS_ArgvGetJSValueConstPointer(argv, i);
							argHandles[i] = scope.manage(new WeakLifetime(ptr, this.memory.copyJSValue, this.memory.freeJSValue, this.runtime));
						}
						try {
							let result = yield* awaited(fn.apply(thisHandle, argHandles));
							if (result) {
								if ("error" in result && result.error) throw this.runtime.debugLog("throw error", result.error), result.error;
								let handle = scope.manage(result instanceof Lifetime ? result : result.value);
								return this.ffi.QTS_DupValuePointer(this.ctx.value, handle.value);
							}
							return 0;
						} catch (error) {
							return this.errorToHandle(error).consume((errorHandle) => this.ffi.QTS_Throw(this.ctx.value, errorHandle.value));
						}
					});
				} };
				this.runtime = args.runtime, this.module = args.module, this.ffi = args.ffi, this.rt = args.rt, this.ctx = args.ctx, this.memory = new ContextMemory({
					...args,
					owner: this.runtime
				}), args.callbacks.setContextCallbacks(this.ctx.value, this.cToHostCallbacks), this.dump = this.dump.bind(this), this.getString = this.getString.bind(this), this.getNumber = this.getNumber.bind(this), this.resolvePromise = this.resolvePromise.bind(this), this.uint32Out = this.memory.manage(this.memory.newTypedArray(Uint32Array, 1));
			}
			get alive() {
				return this.memory.alive;
			}
			dispose() {
				this.memory.dispose();
			}
			get undefined() {
				if (this._undefined) return this._undefined;
				let ptr = this.ffi.QTS_GetUndefined();
				return this._undefined = new StaticLifetime(ptr);
			}
			get null() {
				if (this._null) return this._null;
				let ptr = this.ffi.QTS_GetNull();
				return this._null = new StaticLifetime(ptr);
			}
			get true() {
				if (this._true) return this._true;
				let ptr = this.ffi.QTS_GetTrue();
				return this._true = new StaticLifetime(ptr);
			}
			get false() {
				if (this._false) return this._false;
				let ptr = this.ffi.QTS_GetFalse();
				return this._false = new StaticLifetime(ptr);
			}
			get global() {
				if (this._global) return this._global;
				let ptr = this.ffi.QTS_GetGlobalObject(this.ctx.value);
				return this._global = this.memory.staticHeapValueHandle(ptr), this._global;
			}
			newNumber(num) {
				return this.memory.heapValueHandle(this.ffi.QTS_NewFloat64(this.ctx.value, num));
			}
			newString(str) {
				let ptr = this.memory.newHeapCharPointer(str).consume((charHandle) => this.ffi.QTS_NewString(this.ctx.value, charHandle.value.ptr));
				return this.memory.heapValueHandle(ptr);
			}
			newUniqueSymbol(description) {
				let key = (typeof description == "symbol" ? description.description : description) ?? "", ptr = this.memory.newHeapCharPointer(key).consume((charHandle) => this.ffi.QTS_NewSymbol(this.ctx.value, charHandle.value.ptr, 0));
				return this.memory.heapValueHandle(ptr);
			}
			newSymbolFor(key) {
				let description = (typeof key == "symbol" ? key.description : key) ?? "", ptr = this.memory.newHeapCharPointer(description).consume((charHandle) => this.ffi.QTS_NewSymbol(this.ctx.value, charHandle.value.ptr, 1));
				return this.memory.heapValueHandle(ptr);
			}
			getWellKnownSymbol(name) {
				return this._Symbol ?? (this._Symbol = this.memory.manage(this.getProp(this.global, "Symbol"))), this.getProp(this._Symbol, name);
			}
			newBigInt(num) {
				if (!this._BigInt) {
					let bigIntHandle2 = this.getProp(this.global, "BigInt");
					this.memory.manage(bigIntHandle2), this._BigInt = new StaticLifetime(bigIntHandle2.value, this.runtime);
				}
				let bigIntHandle = this._BigInt, asString = String(num);
				return this.newString(asString).consume((handle) => this.unwrapResult(this.callFunction(bigIntHandle, this.undefined, handle)));
			}
			newObject(prototype) {
				prototype && this.runtime.assertOwned(prototype);
				let ptr = prototype ? this.ffi.QTS_NewObjectProto(this.ctx.value, prototype.value) : this.ffi.QTS_NewObject(this.ctx.value);
				return this.memory.heapValueHandle(ptr);
			}
			newArray() {
				let ptr = this.ffi.QTS_NewArray(this.ctx.value);
				return this.memory.heapValueHandle(ptr);
			}
			newArrayBuffer(buffer) {
				let array = new Uint8Array(buffer), handle = this.memory.newHeapBufferPointer(array), ptr = this.ffi.QTS_NewArrayBuffer(this.ctx.value, handle.value.pointer, array.length);
				return this.memory.heapValueHandle(ptr);
			}
			newPromise(value) {
				let deferredPromise = Scope.withScope((scope) => {
					let mutablePointerArray = scope.manage(this.memory.newMutablePointerArray(2)), promisePtr = this.ffi.QTS_NewPromiseCapability(this.ctx.value, mutablePointerArray.value.ptr), promiseHandle = this.memory.heapValueHandle(promisePtr), [resolveHandle, rejectHandle] = Array.from(mutablePointerArray.value.typedArray).map((jsvaluePtr) => this.memory.heapValueHandle(jsvaluePtr));
					return new QuickJSDeferredPromise({
						context: this,
						promiseHandle,
						resolveHandle,
						rejectHandle
					});
				});
				return value && typeof value == "function" && (value = new Promise(value)), value && Promise.resolve(value).then(deferredPromise.resolve, (error) => error instanceof Lifetime ? deferredPromise.reject(error) : this.newError(error).consume(deferredPromise.reject)), deferredPromise;
			}
			newFunction(nameOrFn, maybeFn) {
				let fn = typeof nameOrFn == "function" ? nameOrFn : maybeFn;
				if (!fn) throw new TypeError("Expected a function");
				return this.newFunctionWithOptions({
					name: typeof nameOrFn == "string" ? nameOrFn : void 0,
					length: fn.length,
					isConstructor: !1,
					fn
				});
			}
			newConstructorFunction(nameOrFn, maybeFn) {
				let fn = typeof nameOrFn == "function" ? nameOrFn : maybeFn;
				if (!fn) throw new TypeError("Expected a function");
				return this.newFunctionWithOptions({
					name: typeof nameOrFn == "string" ? nameOrFn : void 0,
					length: fn.length,
					isConstructor: !0,
					fn
				});
			}
			newFunctionWithOptions(args) {
				let { name, length, isConstructor, fn } = args, refId = this.runtime.hostRefs.put(fn);
				try {
					return this.memory.heapValueHandle(this.ffi.QTS_NewFunction(this.ctx.value, name ?? "", length, isConstructor, refId));
				} catch (error) {
					throw this.runtime.hostRefs.delete(refId), error;
				}
			}
			newError(error) {
				let errorHandle = this.memory.heapValueHandle(this.ffi.QTS_NewError(this.ctx.value));
				return error && typeof error == "object" ? (error.name !== void 0 && this.newString(error.name).consume((handle) => this.setProp(errorHandle, "name", handle)), error.message !== void 0 && this.newString(error.message).consume((handle) => this.setProp(errorHandle, "message", handle))) : typeof error == "string" ? this.newString(error).consume((handle) => this.setProp(errorHandle, "message", handle)) : error !== void 0 && this.newString(String(error)).consume((handle) => this.setProp(errorHandle, "message", handle)), errorHandle;
			}
			newHostRef(value) {
				let id = this.runtime.hostRefs.put(value);
				try {
					let handle = this.memory.heapValueHandle(this.ffi.QTS_NewHostRef(this.ctx.value, id));
					return new HostRef(this.runtime, handle, id);
				} catch (error) {
					throw this.runtime.hostRefs.delete(id), error;
				}
			}
			toHostRef(handle) {
				let id = this.ffi.QTS_GetHostRefId(handle.value);
				if (id !== 0) return this.runtime.hostRefs.get(id), new HostRef(this.runtime, handle.dup(), id);
			}
			unwrapHostRef(handle) {
				let id = this.ffi.QTS_GetHostRefId(handle.value);
				if (id === 0) throw new QuickJSHostRefInvalid("handle is not a HostRef");
				return this.runtime.hostRefs.get(id);
			}
			typeof(handle) {
				return this.runtime.assertOwned(handle), this.memory.consumeHeapCharPointer(this.ffi.QTS_Typeof(this.ctx.value, handle.value));
			}
			getNumber(handle) {
				return this.runtime.assertOwned(handle), this.ffi.QTS_GetFloat64(this.ctx.value, handle.value);
			}
			getString(handle) {
				return this.runtime.assertOwned(handle), this.memory.consumeJSCharPointer(this.ffi.QTS_GetString(this.ctx.value, handle.value));
			}
			getSymbol(handle) {
				this.runtime.assertOwned(handle);
				let key = this.memory.consumeJSCharPointer(this.ffi.QTS_GetSymbolDescriptionOrKey(this.ctx.value, handle.value));
				return this.ffi.QTS_IsGlobalSymbol(this.ctx.value, handle.value) ? Symbol.for(key) : Symbol(key);
			}
			getBigInt(handle) {
				this.runtime.assertOwned(handle);
				let asString = this.getString(handle);
				return BigInt(asString);
			}
			getArrayBuffer(handle) {
				this.runtime.assertOwned(handle);
				let len = this.ffi.QTS_GetArrayBufferLength(this.ctx.value, handle.value), ptr = this.ffi.QTS_GetArrayBuffer(this.ctx.value, handle.value);
				if (!ptr) throw new Error("Couldn't allocate memory to get ArrayBuffer");
				return new Lifetime(this.module.HEAPU8.subarray(ptr, ptr + len), void 0, () => this.module._free(ptr));
			}
			getPromiseState(handle) {
				this.runtime.assertOwned(handle);
				let state = this.ffi.QTS_PromiseState(this.ctx.value, handle.value);
				if (state < 0) return {
					type: "fulfilled",
					value: handle,
					notAPromise: !0
				};
				if (state === _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.zd.Pending) return {
					type: "pending",
					get error() {
						return new QuickJSPromisePending("Cannot unwrap a pending promise");
					}
				};
				let ptr = this.ffi.QTS_PromiseResult(this.ctx.value, handle.value), result = this.memory.heapValueHandle(ptr);
				if (state === _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.zd.Fulfilled) return {
					type: "fulfilled",
					value: result
				};
				if (state === _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.zd.Rejected) return {
					type: "rejected",
					error: result
				};
				throw result.dispose(), new Error(`Unknown JSPromiseStateEnum: ${state}`);
			}
			resolvePromise(promiseLikeHandle) {
				this.runtime.assertOwned(promiseLikeHandle);
				let vmResolveResult = Scope.withScope((scope) => {
					let vmPromise = scope.manage(this.getProp(this.global, "Promise")), vmPromiseResolve = scope.manage(this.getProp(vmPromise, "resolve"));
					return this.callFunction(vmPromiseResolve, vmPromise, promiseLikeHandle);
				});
				return vmResolveResult.error ? Promise.resolve(vmResolveResult) : new Promise((resolve) => {
					Scope.withScope((scope) => {
						let resolveHandle = scope.manage(this.newFunction("resolve", (value) => {
							resolve(this.success(value && value.dup()));
						})), rejectHandle = scope.manage(this.newFunction("reject", (error) => {
							resolve(this.fail(error && error.dup()));
						})), promiseHandle = scope.manage(vmResolveResult.value), promiseThenHandle = scope.manage(this.getProp(promiseHandle, "then"));
						this.callFunction(promiseThenHandle, promiseHandle, resolveHandle, rejectHandle).unwrap().dispose();
					});
				});
			}
			isEqual(a, b, equalityType = _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.es.IsStrictlyEqual) {
				if (a === b) return !0;
				this.runtime.assertOwned(a), this.runtime.assertOwned(b);
				let result = this.ffi.QTS_IsEqual(this.ctx.value, a.value, b.value, equalityType);
				if (result === -1) throw new QuickJSNotImplemented("WASM variant does not expose equality");
				return !!result;
			}
			eq(handle, other) {
				return this.isEqual(handle, other, _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.es.IsStrictlyEqual);
			}
			sameValue(handle, other) {
				return this.isEqual(handle, other, _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.es.IsSameValue);
			}
			sameValueZero(handle, other) {
				return this.isEqual(handle, other, _jitl_quickjs_ffi_types__WEBPACK_IMPORTED_MODULE_0__.es.IsSameValueZero);
			}
			getProp(handle, key) {
				this.runtime.assertOwned(handle);
				let ptr;
				return typeof key == "number" && key >= 0 ? ptr = this.ffi.QTS_GetPropNumber(this.ctx.value, handle.value, key) : ptr = this.borrowPropertyKey(key).consume((quickJSKey) => this.ffi.QTS_GetProp(this.ctx.value, handle.value, quickJSKey.value)), this.memory.heapValueHandle(ptr);
			}
			getLength(handle) {
				if (this.runtime.assertOwned(handle), !(this.ffi.QTS_GetLength(this.ctx.value, this.uint32Out.value.ptr, handle.value) < 0)) return this.uint32Out.value.typedArray[0];
			}
			getOwnPropertyNames(handle, options = {
				strings: !0,
				numbersAsStrings: !0
			}) {
				this.runtime.assertOwned(handle), handle.value;
				let flags = getOwnPropertyNamesOptionsToFlags(options);
				if (flags === 0) throw new QuickJSEmptyGetOwnPropertyNames("No options set, will return an empty array");
				return Scope.withScope((scope) => {
					let outPtr = scope.manage(this.memory.newMutablePointerArray(1)), errorPtr = this.ffi.QTS_GetOwnPropertyNames(this.ctx.value, outPtr.value.ptr, this.uint32Out.value.ptr, handle.value, flags);
					if (errorPtr) return this.fail(this.memory.heapValueHandle(errorPtr));
					let len = this.uint32Out.value.typedArray[0], ptr = outPtr.value.typedArray[0], pointerArray = new Uint32Array(this.module.HEAP8.buffer, ptr, len), handles = Array.from(pointerArray).map((ptr2) => this.memory.heapValueHandle(ptr2));
					return this.ffi.QTS_FreeVoidPointer(this.ctx.value, ptr), this.success(createDisposableArray(handles));
				});
			}
			getIterator(iterableHandle) {
				let SymbolIterator = this._SymbolIterator ?? (this._SymbolIterator = this.memory.manage(this.getWellKnownSymbol("iterator")));
				return Scope.withScope((scope) => {
					let methodHandle = scope.manage(this.getProp(iterableHandle, SymbolIterator)), iteratorCallResult = this.callFunction(methodHandle, iterableHandle);
					return iteratorCallResult.error ? iteratorCallResult : this.success(new QuickJSIterator(iteratorCallResult.value, this));
				});
			}
			setProp(handle, key, value) {
				this.runtime.assertOwned(handle), this.borrowPropertyKey(key).consume((quickJSKey) => this.ffi.QTS_SetProp(this.ctx.value, handle.value, quickJSKey.value, value.value));
			}
			defineProp(handle, key, descriptor) {
				this.runtime.assertOwned(handle), Scope.withScope((scope) => {
					let quickJSKey = scope.manage(this.borrowPropertyKey(key)), value = descriptor.value || this.undefined, configurable = !!descriptor.configurable, enumerable = !!descriptor.enumerable, hasValue = !!descriptor.value, get = descriptor.get ? scope.manage(this.newFunction(descriptor.get.name, descriptor.get)) : this.undefined, set = descriptor.set ? scope.manage(this.newFunction(descriptor.set.name, descriptor.set)) : this.undefined;
					this.ffi.QTS_DefineProp(this.ctx.value, handle.value, quickJSKey.value, value.value, get.value, set.value, configurable, enumerable, hasValue);
				});
			}
			callFunction(func, thisVal, ...restArgs) {
				this.runtime.assertOwned(func);
				let args, firstArg = restArgs[0];
				firstArg === void 0 || Array.isArray(firstArg) ? args = firstArg ?? [] : args = restArgs;
				let resultPtr = this.memory.toPointerArray(args).consume((argsArrayPtr) => this.ffi.QTS_Call(this.ctx.value, func.value, thisVal.value, args.length, argsArrayPtr.value)), errorPtr = this.ffi.QTS_ResolveException(this.ctx.value, resultPtr);
				return errorPtr ? (this.ffi.QTS_FreeValuePointer(this.ctx.value, resultPtr), this.fail(this.memory.heapValueHandle(errorPtr))) : this.success(this.memory.heapValueHandle(resultPtr));
			}
			callMethod(thisHandle, key, args = []) {
				return this.getProp(thisHandle, key).consume((func) => this.callFunction(func, thisHandle, args));
			}
			evalCode(code, filename = "eval.js", options) {
				let detectModule = options === void 0 ? 1 : 0, flags = evalOptionsToFlags(options), resultPtr = this.memory.newHeapCharPointer(code).consume((charHandle) => this.ffi.QTS_Eval(this.ctx.value, charHandle.value.ptr, charHandle.value.strlen, filename, detectModule, flags)), errorPtr = this.ffi.QTS_ResolveException(this.ctx.value, resultPtr);
				return errorPtr ? (this.ffi.QTS_FreeValuePointer(this.ctx.value, resultPtr), this.fail(this.memory.heapValueHandle(errorPtr))) : this.success(this.memory.heapValueHandle(resultPtr));
			}
			throw(error) {
				return this.errorToHandle(error).consume((handle) => this.ffi.QTS_Throw(this.ctx.value, handle.value));
			}
			borrowPropertyKey(key) {
				return typeof key == "number" ? this.newNumber(key) : typeof key == "string" ? this.newString(key) : new StaticLifetime(key.value, this.runtime);
			}
			getMemory(rt) {
				if (rt === this.rt.value) return this.memory;
				throw new Error("Private API. Cannot get memory from a different runtime");
			}
			dump(handle) {
				this.runtime.assertOwned(handle);
				let type = this.typeof(handle);
				if (type === "string") return this.getString(handle);
				if (type === "number") return this.getNumber(handle);
				if (type === "bigint") return this.getBigInt(handle);
				if (type === "undefined") return;
				if (type === "symbol") return this.getSymbol(handle);
				let asPromiseState = this.getPromiseState(handle);
				if (asPromiseState.type === "fulfilled" && !asPromiseState.notAPromise) return handle.dispose(), {
					type: asPromiseState.type,
					value: asPromiseState.value.consume(this.dump)
				};
				if (asPromiseState.type === "pending") return handle.dispose(), { type: asPromiseState.type };
				if (asPromiseState.type === "rejected") return handle.dispose(), {
					type: asPromiseState.type,
					error: asPromiseState.error.consume(this.dump)
				};
				let str = this.memory.consumeJSCharPointer(this.ffi.QTS_Dump(this.ctx.value, handle.value));
				try {
					return JSON.parse(str);
				} catch {
					return str;
				}
			}
			unwrapResult(result) {
				if (result.error) {
					let context = "context" in result.error ? result.error.context : this, cause = result.error.consume((error) => this.dump(error));
					if (cause && typeof cause == "object" && typeof cause.message == "string") {
						let { message, name, stack, ...rest } = cause, exception = new QuickJSUnwrapError(cause, context);
						typeof name == "string" && (exception.name = cause.name), exception.message = message;
						let hostStack = exception.stack;
						throw typeof stack == "string" && (exception.stack = `${name}: ${message}
${cause.stack}Host: ${hostStack}`), Object.assign(exception, rest), exception;
					}
					throw new QuickJSUnwrapError(cause);
				}
				return result.value;
			}
			[Symbol.for("nodejs.util.inspect.custom")]() {
				return this.alive ? `${this.constructor.name} { ctx: ${this.ctx.value} rt: ${this.rt.value} }` : `${this.constructor.name} { disposed }`;
			}
			getFunction(fn_id) {
				let fn = this.runtime.hostRefs.get(fn_id);
				if (typeof fn != "function") throw new Error(`Host reference ${fn_id} is not a function`);
				return fn;
			}
			errorToHandle(error) {
				return error instanceof Lifetime ? error : this.newError(error);
			}
			encodeBinaryJSON(handle) {
				let ptr = this.ffi.QTS_bjson_encode(this.ctx.value, handle.value);
				return this.memory.heapValueHandle(ptr);
			}
			decodeBinaryJSON(handle) {
				let ptr = this.ffi.QTS_bjson_decode(this.ctx.value, handle.value);
				return this.memory.heapValueHandle(ptr);
			}
			success(value) {
				return DisposableResult.success(value);
			}
			fail(error) {
				return DisposableResult.fail(error, (error2) => this.unwrapResult(error2));
			}
		};
		var QuickJSRuntime = class extends UsingDisposable {
			constructor(args) {
				super();
				this.scope = new Scope();
				this.contextMap = new Map();
				this.hostRefs = new HostRefMap();
				this._debugMode = !1;
				this.cToHostCallbacks = {
					freeHostRef: (rt, host_ref_id) => {
						if (rt !== this.rt.value) throw new Error("Runtime pointer mismatch");
						this.hostRefs.delete(host_ref_id);
					},
					shouldInterrupt: (rt) => {
						if (rt !== this.rt.value) throw new Error("QuickJSContext instance received C -> JS interrupt with mismatched rt");
						let fn = this.interruptHandler;
						if (!fn) throw new Error("QuickJSContext had no interrupt handler");
						return fn(this) ? 1 : 0;
					},
					loadModuleSource: maybeAsyncFn(this, function* (awaited, rt, ctx, moduleName) {
						let moduleLoader = this.moduleLoader;
						if (!moduleLoader) throw new Error("Runtime has no module loader");
						if (rt !== this.rt.value) throw new Error("Runtime pointer mismatch");
						let context = this.contextMap.get(ctx) ?? this.newContext({ contextPointer: ctx });
						try {
							let result = yield* awaited(moduleLoader(moduleName, context));
							if (typeof result == "object" && "error" in result && result.error) throw this.debugLog("cToHostLoadModule: loader returned error", result.error), result.error;
							let moduleSource = typeof result == "string" ? result : "value" in result ? result.value : result;
							return this.memory.newHeapCharPointer(moduleSource).value.ptr;
						} catch (error) {
							return this.debugLog("cToHostLoadModule: caught error", error), context.throw(error), 0;
						}
					}),
					normalizeModule: maybeAsyncFn(this, function* (awaited, rt, ctx, baseModuleName, moduleNameRequest) {
						let moduleNormalizer = this.moduleNormalizer;
						if (!moduleNormalizer) throw new Error("Runtime has no module normalizer");
						if (rt !== this.rt.value) throw new Error("Runtime pointer mismatch");
						let context = this.contextMap.get(ctx) ?? this.newContext({ contextPointer: ctx });
						try {
							let result = yield* awaited(moduleNormalizer(baseModuleName, moduleNameRequest, context));
							if (typeof result == "object" && "error" in result && result.error) throw this.debugLog("cToHostNormalizeModule: normalizer returned error", result.error), result.error;
							let name = typeof result == "string" ? result : result.value;
							return context.getMemory(this.rt.value).newHeapCharPointer(name).value.ptr;
						} catch (error) {
							return this.debugLog("normalizeModule: caught error", error), context.throw(error), 0;
						}
					})
				};
				args.ownedLifetimes?.forEach((lifetime) => this.scope.manage(lifetime)), this.module = args.module, this.memory = new ModuleMemory(this.module), this.ffi = args.ffi, this.rt = args.rt, this.callbacks = args.callbacks, this.scope.manage(this.rt), this.callbacks.setRuntimeCallbacks(this.rt.value, this.cToHostCallbacks), this.executePendingJobs = this.executePendingJobs.bind(this), QTS_DEBUG && this.setDebugMode(!0);
			}
			get alive() {
				return this.scope.alive;
			}
			dispose() {
				return this.scope.dispose();
			}
			newContext(options = {}) {
				let intrinsics = intrinsicsToFlags(options.intrinsics), ctx = new Lifetime(options.contextPointer || this.ffi.QTS_NewContext(this.rt.value, intrinsics), void 0, (ctx_ptr) => {
					this.contextMap.delete(ctx_ptr), this.callbacks.deleteContext(ctx_ptr), this.ffi.QTS_FreeContext(ctx_ptr);
				}), context = new QuickJSContext({
					module: this.module,
					ctx,
					ffi: this.ffi,
					rt: this.rt,
					ownedLifetimes: options.ownedLifetimes,
					runtime: this,
					callbacks: this.callbacks
				});
				return this.contextMap.set(ctx.value, context), context;
			}
			setModuleLoader(moduleLoader, moduleNormalizer) {
				this.moduleLoader = moduleLoader, this.moduleNormalizer = moduleNormalizer, this.ffi.QTS_RuntimeEnableModuleLoader(this.rt.value, this.moduleNormalizer ? 1 : 0);
			}
			removeModuleLoader() {
				this.moduleLoader = void 0, this.ffi.QTS_RuntimeDisableModuleLoader(this.rt.value);
			}
			hasPendingJob() {
				return !!this.ffi.QTS_IsJobPending(this.rt.value);
			}
			setInterruptHandler(cb) {
				let prevInterruptHandler = this.interruptHandler;
				this.interruptHandler = cb, prevInterruptHandler || this.ffi.QTS_RuntimeEnableInterruptHandler(this.rt.value);
			}
			removeInterruptHandler() {
				this.interruptHandler && (this.ffi.QTS_RuntimeDisableInterruptHandler(this.rt.value), this.interruptHandler = void 0);
			}
			executePendingJobs(maxJobsToExecute = -1) {
				let ctxPtrOut = this.memory.newMutablePointerArray(1), valuePtr = this.ffi.QTS_ExecutePendingJob(this.rt.value, maxJobsToExecute ?? -1, ctxPtrOut.value.ptr), ctxPtr = ctxPtrOut.value.typedArray[0];
				if (ctxPtrOut.dispose(), ctxPtr === 0) return this.ffi.QTS_FreeValuePointerRuntime(this.rt.value, valuePtr), DisposableResult.success(0);
				let context = this.contextMap.get(ctxPtr) ?? this.newContext({ contextPointer: ctxPtr }), resultValue = context.getMemory(this.rt.value).heapValueHandle(valuePtr);
				if (context.typeof(resultValue) === "number") {
					let executedJobs = context.getNumber(resultValue);
					return resultValue.dispose(), DisposableResult.success(executedJobs);
				} else {
					let error = Object.assign(resultValue, { context });
					return DisposableResult.fail(error, (error2) => context.unwrapResult(error2));
				}
			}
			setMemoryLimit(limitBytes) {
				if (limitBytes < 0 && limitBytes !== -1) throw new Error("Cannot set memory limit to negative number. To unset, pass -1");
				this.ffi.QTS_RuntimeSetMemoryLimit(this.rt.value, limitBytes);
			}
			computeMemoryUsage() {
				let serviceContextMemory = this.getSystemContext().getMemory(this.rt.value);
				return serviceContextMemory.heapValueHandle(this.ffi.QTS_RuntimeComputeMemoryUsage(this.rt.value, serviceContextMemory.ctx.value));
			}
			dumpMemoryUsage() {
				return this.memory.consumeHeapCharPointer(this.ffi.QTS_RuntimeDumpMemoryUsage(this.rt.value));
			}
			setMaxStackSize(stackSize) {
				if (stackSize < 0) throw new Error("Cannot set memory limit to negative number. To unset, pass 0.");
				this.ffi.QTS_RuntimeSetMaxStackSize(this.rt.value, stackSize);
			}
			assertOwned(handle) {
				if (handle.owner && handle.owner.rt !== this.rt) throw new QuickJSWrongOwner(`Handle is not owned by this runtime: ${handle.owner.rt.value} != ${this.rt.value}`);
			}
			setDebugMode(enabled) {
				this._debugMode = enabled, this.ffi.DEBUG && this.rt.alive && this.ffi.QTS_SetDebugLogEnabled(this.rt.value, enabled ? 1 : 0);
			}
			isDebugMode() {
				return this._debugMode;
			}
			debugLog(...msg) {
				this._debugMode && console.log("quickjs-emscripten:", ...msg);
			}
			[Symbol.for("nodejs.util.inspect.custom")]() {
				return this.alive ? `${this.constructor.name} { rt: ${this.rt.value} }` : `${this.constructor.name} { disposed }`;
			}
			getSystemContext() {
				return this.context || (this.context = this.scope.manage(this.newContext())), this.context;
			}
		};
		var QuickJSEmscriptenModuleCallbacks = class {
			constructor(args) {
				this.freeHostRef = args.freeHostRef, this.callFunction = args.callFunction, this.shouldInterrupt = args.shouldInterrupt, this.loadModuleSource = args.loadModuleSource, this.normalizeModule = args.normalizeModule;
			}
		}, QuickJSModuleCallbacks = class {
			constructor(module) {
				this.contextCallbacks = new Map();
				this.runtimeCallbacks = new Map();
				this.suspendedCount = 0;
				this.cToHostCallbacks = new QuickJSEmscriptenModuleCallbacks({
					freeHostRef: (_asyncify, rt, host_ref_id) => {
						let runtimeCallbacks = this.runtimeCallbacks.get(rt);
						if (!runtimeCallbacks) throw new Error(`QuickJSRuntime(rt = ${rt}) not found when trying to free HostRef(id = ${host_ref_id})`);
						runtimeCallbacks.freeHostRef(rt, host_ref_id);
					},
					callFunction: (asyncify, ctx, this_ptr, argc, argv, fn_id) => this.handleAsyncify(asyncify, () => {
						try {
							let vm = this.contextCallbacks.get(ctx);
							if (!vm) throw new Error(`QuickJSContext(ctx = ${ctx}) not found for C function call "${fn_id}"`);
							return vm.callFunction(ctx, this_ptr, argc, argv, fn_id);
						} catch (error) {
							return console.error("[C to host error: returning null]", error), 0;
						}
					}),
					shouldInterrupt: (asyncify, rt) => this.handleAsyncify(asyncify, () => {
						try {
							let vm = this.runtimeCallbacks.get(rt);
							if (!vm) throw new Error(`QuickJSRuntime(rt = ${rt}) not found for C interrupt`);
							return vm.shouldInterrupt(rt);
						} catch (error) {
							return console.error("[C to host interrupt: returning error]", error), 1;
						}
					}),
					loadModuleSource: (asyncify, rt, ctx, moduleName) => this.handleAsyncify(asyncify, () => {
						try {
							let runtimeCallbacks = this.runtimeCallbacks.get(rt);
							if (!runtimeCallbacks) throw new Error(`QuickJSRuntime(rt = ${rt}) not found for C module loader`);
							let loadModule = runtimeCallbacks.loadModuleSource;
							if (!loadModule) throw new Error(`QuickJSRuntime(rt = ${rt}) does not support module loading`);
							return loadModule(rt, ctx, moduleName);
						} catch (error) {
							return console.error("[C to host module loader error: returning null]", error), 0;
						}
					}),
					normalizeModule: (asyncify, rt, ctx, moduleBaseName, moduleName) => this.handleAsyncify(asyncify, () => {
						try {
							let runtimeCallbacks = this.runtimeCallbacks.get(rt);
							if (!runtimeCallbacks) throw new Error(`QuickJSRuntime(rt = ${rt}) not found for C module loader`);
							let normalizeModule = runtimeCallbacks.normalizeModule;
							if (!normalizeModule) throw new Error(`QuickJSRuntime(rt = ${rt}) does not support module loading`);
							return normalizeModule(rt, ctx, moduleBaseName, moduleName);
						} catch (error) {
							return console.error("[C to host module loader error: returning null]", error), 0;
						}
					})
				});
				this.module = module, this.module.callbacks = this.cToHostCallbacks;
			}
			setRuntimeCallbacks(rt, callbacks) {
				this.runtimeCallbacks.set(rt, callbacks);
			}
			deleteRuntime(rt) {
				this.runtimeCallbacks.delete(rt);
			}
			setContextCallbacks(ctx, callbacks) {
				this.contextCallbacks.set(ctx, callbacks);
			}
			deleteContext(ctx) {
				this.contextCallbacks.delete(ctx);
			}
			handleAsyncify(asyncify, fn) {
				if (asyncify) return asyncify.handleSleep((done) => {
					try {
						let result = fn();
						if (!(result instanceof Promise)) {
							debugLog("asyncify.handleSleep: not suspending:", result), done(result);
							return;
						}
						if (this.suspended) throw new QuickJSAsyncifyError(`Already suspended at: ${this.suspended.stack}
Attempted to suspend at:`);
						this.suspended = new QuickJSAsyncifySuspended(`(${this.suspendedCount++})`), debugLog("asyncify.handleSleep: suspending:", this.suspended), result.then((resolvedResult) => {
							this.suspended = void 0, debugLog("asyncify.handleSleep: resolved:", resolvedResult), done(resolvedResult);
						}, (error) => {
							debugLog("asyncify.handleSleep: rejected:", error), console.error("QuickJS: cannot handle error in suspended function", error), this.suspended = void 0;
						});
					} catch (error) {
						throw debugLog("asyncify.handleSleep: error:", error), this.suspended = void 0, error;
					}
				});
				let value = fn();
				if (value instanceof Promise) throw new Error("Promise return value not supported in non-asyncify context.");
				return value;
			}
		};
		function applyBaseRuntimeOptions(runtime, options) {
			options.interruptHandler && runtime.setInterruptHandler(options.interruptHandler), options.maxStackSizeBytes !== void 0 && runtime.setMaxStackSize(options.maxStackSizeBytes), options.memoryLimitBytes !== void 0 && runtime.setMemoryLimit(options.memoryLimitBytes);
		}
		function applyModuleEvalRuntimeOptions(runtime, options) {
			options.moduleLoader && runtime.setModuleLoader(options.moduleLoader), options.shouldInterrupt && runtime.setInterruptHandler(options.shouldInterrupt), options.memoryLimitBytes !== void 0 && runtime.setMemoryLimit(options.memoryLimitBytes), options.maxStackSizeBytes !== void 0 && runtime.setMaxStackSize(options.maxStackSizeBytes);
		}
		var QuickJSWASMModule = class {
			constructor(module, ffi) {
				this.module = module, this.ffi = ffi, this.callbacks = new QuickJSModuleCallbacks(module);
			}
			newRuntime(options = {}) {
				let rt = new Lifetime(this.ffi.QTS_NewRuntime(), void 0, (rt_ptr) => {
					this.ffi.QTS_FreeRuntime(rt_ptr), this.callbacks.deleteRuntime(rt_ptr);
				}), runtime = new QuickJSRuntime({
					module: this.module,
					callbacks: this.callbacks,
					ffi: this.ffi,
					rt
				});
				return applyBaseRuntimeOptions(runtime, options), options.moduleLoader && runtime.setModuleLoader(options.moduleLoader), runtime;
			}
			newContext(options = {}) {
				let runtime = this.newRuntime(), context = runtime.newContext({
					...options,
					ownedLifetimes: concat(runtime, options.ownedLifetimes)
				});
				return runtime.context = context, context;
			}
			evalCode(code, options = {}) {
				return Scope.withScope((scope) => {
					let vm = scope.manage(this.newContext());
					applyModuleEvalRuntimeOptions(vm.runtime, options);
					let result = vm.evalCode(code, "eval.js");
					if (options.memoryLimitBytes !== void 0 && vm.runtime.setMemoryLimit(-1), result.error) throw vm.dump(scope.manage(result.error));
					return vm.dump(scope.manage(result.value));
				});
			}
			getWasmMemory() {
				let memory = this.module.quickjsEmscriptenInit?.(() => {})?.getWasmMemory?.();
				if (!memory) throw new Error("Variant does not support getting WebAssembly.Memory");
				return memory;
			}
			getFFI() {
				return this.ffi;
			}
		};
	})
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== undefined) {
		return cachedModule.exports;
	}
	var module = __webpack_module_cache__[moduleId] = { exports: {} };
	var threw = true;
	try {
		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
		threw = false;
	} finally {
		if (threw) delete __webpack_module_cache__[moduleId];
	}
	return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
	var resolveQueue = (queue) => {
		if (queue && queue.d < 1) {
			queue.d = 1;
			queue.forEach((fn) => fn.r--);
			queue.forEach((fn) => fn.r-- ? fn.r++ : fn());
		}
	};
	var wrapDeps = (deps) => deps.map((dep) => {
		if (dep !== null && typeof dep === "object") {
			if (dep[webpackQueues]) return dep;
			if (dep.then) {
				var queue = [];
				queue.d = 0;
				dep.then((r) => {
					obj[webpackExports] = r;
					resolveQueue(queue);
				}, (e) => {
					obj[webpackError] = e;
					resolveQueue(queue);
				});
				var obj = {};
				obj[webpackQueues] = (fn) => fn(queue);
				return obj;
			}
		}
		var ret = {};
		ret[webpackQueues] = (x) => {};
		ret[webpackExports] = dep;
		return ret;
	});
	__nccwpck_require__.a = (module, body, hasAwait) => {
		var queue;
		hasAwait && ((queue = []).d = -1);
		var depQueues = new Set();
		var exports = module.exports;
		var currentDeps;
		var outerResolve;
		var reject;
		var promise = new Promise((resolve, rej) => {
			reject = rej;
			outerResolve = resolve;
		});
		promise[webpackExports] = exports;
		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"]((x) => {}));
		module.exports = promise;
		body((deps) => {
			currentDeps = wrapDeps(deps);
			var fn;
			var getResult = () => currentDeps.map((d) => {
				if (d[webpackError]) throw d[webpackError];
				return d[webpackExports];
			});
			var promise = new Promise((resolve) => {
				fn = () => resolve(getResult);
				fn.r = 0;
				var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
				currentDeps.map((dep) => dep[webpackQueues](fnQueue));
			});
			return fn.r ? promise : getResult();
		}, (err) => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
		queue && queue.d < 0 && (queue.d = 0);
	};
})();
(() => {
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) {
			if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
				Object.defineProperty(exports, key, {
					enumerable: true,
					get: definition[key]
				});
			}
		}
	};
})();
(() => {
	__nccwpck_require__.f = {};
	__nccwpck_require__.e = (chunkId) => {
		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
			__nccwpck_require__.f[key](chunkId, promises);
			return promises;
		}, []));
	};
})();
(() => {
	__nccwpck_require__.u = (chunkId) => {
		return "" + chunkId + ".index.js";
	};
})();
(() => {
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();
(() => {
	__nccwpck_require__.r = (exports) => {
		if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
			Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		}
		Object.defineProperty(exports, "__esModule", { value: true });
	};
})();
(() => {
	var scriptUrl;
	if (typeof import.meta.url === "string") scriptUrl = import.meta.url;
	if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
	scriptUrl = scriptUrl.replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
	__nccwpck_require__.p = scriptUrl;
})();
(() => {
	__nccwpck_require__.b = new URL("./", import.meta.url);
	var installedChunks = { 792: 0 };
	var installChunk = (data) => {
		var { ids, modules, runtime } = data;
		var moduleId, chunkId, i = 0;
		for (moduleId in modules) {
			if (__nccwpck_require__.o(modules, moduleId)) {
				__nccwpck_require__.m[moduleId] = modules[moduleId];
			}
		}
		if (runtime) runtime(__nccwpck_require__);
		for (; i < ids.length; i++) {
			chunkId = ids[i];
			if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
				installedChunks[chunkId][0]();
			}
			installedChunks[ids[i]] = 0;
		}
	};
	__nccwpck_require__.f.j = (chunkId, promises) => {
		var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
		if (installedChunkData !== 0) {
			if (installedChunkData) {
				promises.push(installedChunkData[1]);
			} else {
				if (true) {
					var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
						if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
						throw e;
					});
					var promise = Promise.race([promise, new Promise((resolve) => installedChunkData = installedChunks[chunkId] = [resolve])]);
					promises.push(installedChunkData[1] = promise);
				}
			}
		}
	};
})();
var __webpack_exports__ = __nccwpck_require__(114);
__webpack_exports__ = await __webpack_exports__;
