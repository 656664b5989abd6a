/** Guest JavaScript that makes `tools`: a frozen proxy over stubs which write a call's name and arguments and wait for the host's answer. */
export const toolsSource = String.raw`
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
