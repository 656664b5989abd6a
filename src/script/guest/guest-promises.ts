/**
 * Guest JavaScript that keeps what the harness has to know about promises: which calls have lost a race, and which promises were rejected
 * while nothing used them. It runs before the intrinsics are frozen, and nothing of it can be reached from a script. A script can race its
 * calls and catch its rejections, to the same effect as to deceive this, so no check rests on it.
 */
export const promisesSource = String.raw`
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
