/** Guest JavaScript that writes any value for people: `show` for the console, `textOf` for what was thrown. Bounded, and safe for strange objects. */
export const showSource = String.raw`
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
