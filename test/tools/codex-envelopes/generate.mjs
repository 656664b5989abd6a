// Writes corpus.json: envelopes, the files that codex's own apply_patch makes of them (null: refused), and for random ones those that were meant.
// Usage: node generate.mjs PATH-OF-THE-CODEX-BINARY (the platform binary of the npm package @openai/codex). It runs as `apply_patch` by its name.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writtenCases } from './written-cases.mjs';

const [binary] = process.argv.slice(2);
if (binary === undefined) throw new Error('usage: node generate.mjs PATH-OF-THE-CODEX-BINARY');

/** Numbers from 0 to `below`, the same at every run (mulberry32). */
function createRandom(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const words = [
  'total',
  'price',
  'if (ready) {',
  '}',
  'return null;',
  '',
  '  nested()',
  '\ttab',
  '“quoted” – dash',
  'é',
  '# x',
  '- a',
  '+ b',
];

function createFile(random) {
  const count = 1 + random(24);
  return Array.from({ length: count }, (_, index) => {
    const word = words[random(words.length)];
    return random(4) === 0 || word === '' ? word : `${word} ${index}`;
  });
}

const blur = [
  (line) => line,
  (line) => line,
  (line) => line,
  (line) => `${line}  `,
  (line) => line.trimEnd(),
  (line) => `  ${line}`,
  (line) => line.trim(),
  (line) => line.replaceAll(/[“”]/g, '"').replaceAll('–', '-'),
];

/** Hunks that change some places of the file, in order, with context as models write it; and the lines after all changes. */
function createHunks(random, lines) {
  const hunks = [];
  const wanted = [];
  let done = 0;
  let at = random(4);
  while (at < lines.length && hunks.length < 3) {
    const removed = random(3);
    const start = at - Math.min(at, random(4));
    const end = Math.min(lines.length, at + removed + random(4));
    const added = Array.from({ length: removed === 0 ? 1 : random(3) }, (_, index) => `added ${at}.${index}`);
    const change = blur[random(blur.length)];
    const body = [
      ...lines.slice(start, at).map((line) => ` ${change(line)}`),
      ...lines.slice(at, at + removed).map((line) => `-${line}`),
      ...added.map((line) => `+${line}`),
      ...lines.slice(at + removed, end).map((line) => ` ${change(line)}`),
    ];
    // Lines without a place are among the written cases.
    if (end > start) {
      const header = random(3) === 0 && start > 0 ? `@@ ${lines[random(start)]}` : '@@';
      const isFirst = hunks.length === 0 && random(5) === 0;
      const isAtEnd = end === lines.length && random(2) === 0;
      hunks.push([...(isFirst ? [] : [header]), ...body, ...(isAtEnd ? ['*** End of File'] : [])]);
      wanted.push(...lines.slice(done, at), ...added);
      done = at + removed;
    }
    at = Math.max(end, at + removed) + 1 + random(6);
  }
  return { written: hunks.flat(), wanted: [...wanted, ...lines.slice(done)] };
}

function createCase(seed) {
  const random = createRandom(seed);
  const lines = createFile(random);
  const target = random(8) === 0 ? 'moved/b.txt' : 'a.txt';
  const { written, wanted } = createHunks(random, lines);
  const move = target === 'a.txt' ? [] : [`*** Move to: ${target}`];
  return {
    name: `random ${seed}`,
    files: { 'a.txt': `${lines.join('\n')}\n` },
    envelope: ['*** Begin Patch', '*** Update File: a.txt', ...move, ...written, '*** End Patch'].join('\n'),
    wanted: { [target]: wanted.map((line) => `${line}\n`).join('') },
  };
}

function readTree(root) {
  const paths = readdirSync(root, { recursive: true }).filter((path) => statSync(join(root, path)).isFile());
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The files after codex's apply_patch, or null if it refuses the envelope. */
function applyWithCodex({ files, envelope }) {
  const root = mkdtempSync(join(tmpdir(), 'codex-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    const { status, error } = spawnSync(binary, [envelope], { argv0: 'apply_patch', cwd: root });
    if (error !== undefined) throw error;
    return status === 0 ? readTree(root) : null;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const version = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim();
const randomCases = Array.from({ length: 150 }, (_, index) => createCase(index + 1));
const cases = [...writtenCases, ...randomCases].map((one) => ({ ...one, after: applyWithCodex(one) }));
const refused = cases.filter(({ after }) => after === null).length;
writeFileSync(join(import.meta.dirname, 'corpus.json'), `${JSON.stringify({ version, cases }, null, 1)}\n`);
process.stdout.write(`${version}: ${cases.length} cases, ${refused} refused\n`);
