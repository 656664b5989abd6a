import { protocolLimits } from '../protocol/protocol-limits.ts';

/** Guest JavaScript that makes `console`. Each method posts one text. */
export const consoleSource = String.raw`
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
