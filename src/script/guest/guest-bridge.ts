/** The kinds of `post(kind, id, text)`. */
export const postKinds = {
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
  handOver: 10,
} as const;

/**
 * Guest JavaScript that makes what a script sees (`tools`, `context`, `console`, `store`) and the functions that the host calls:
 * `makeArguments`, `watch` and `settle`, and `run` for an engine that calls the script from here. `post(kind, id, text)` is the only way out. Nothing here is a check that security rests on: the host repeats all of them.
 */
export const bridgeSource = String.raw`
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
