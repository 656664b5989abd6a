/**
 * Guest JavaScript that makes `store`: JSON values that later scripts of the run read. The host gives the values of earlier scripts, and
 * receives each change at once, so that a script which fails later keeps what it has stored.
 */
export const storeSource = String.raw`
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
