/** The file name of a script's frames. */
export const scriptFileName = 'script.ts';

/**
 * Guest JavaScript that turns a fresh context into one in which nothing shared can be changed. It runs once per image,
 * before any script, as statements of the prelude's function body (strict). Order matters: intrinsics are captured, the override
 * mistake is cured, dangerous globals go, function constructors become inert, and only then everything reachable is frozen.
 */
export const hardeningSource = String.raw`
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
