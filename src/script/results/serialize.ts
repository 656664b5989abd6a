import type { ScriptLimits } from '../../core/limits.ts';
import { measureJson } from '../../core/text/parse-json.ts';

/**
 * Guest JavaScript that writes a value as JSON text: `toJson(value, {depth, bytes})` gives `{ok: true, json}` (null for undefined)
 * or `{ok: false, message, fitted}`, with the beginning of the JSON text of a value that is too large, else empty. It runs inside the guest, so that getters, proxies and other exotic objects never meet the host.
 */
export const serializeSource = String.raw`
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

/**
 * Checks the JSON text from the engine and serialises it again with every control and direction character escaped. `problem`: the guest's own
 * serialiser never produces such a text, and the engine may be hostile.
 */
export function readReturnJson(
  text: string,
  limits: Pick<ScriptLimits, 'returnBytes' | 'returnDepth'>,
): { readonly json: string } | { readonly problem: string } {
  if (Buffer.byteLength(text) > limits.returnBytes) return { problem: 'the return value is over its limit' };
  if (measureJson(text).depth > limits.returnDepth) return { problem: 'the return value is nested too deep' };
  try {
    return { json: escapeControls(JSON.stringify(JSON.parse(text))) };
  } catch {
    return { problem: 'the return value is not JSON' };
  }
}

const hiddenCharacters = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Writes C1 controls, line separators, and zero-width and direction characters as `\uXXXX`; for JSON text, whose value stays the same. */
export function escapeControls(json: string): string {
  return json.replaceAll(hiddenCharacters, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
