// Runs in each kind of process of a run, and prints what it can read, write and connect to. It prints hashes of canaries instead of their text,
// because the harness redacts secrets, and because its output must not be a place in which a later process finds them.
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const net = require('node:net');
const path = require('node:path');

const maxFileBytes = 64 * 1024;
const maxEntries = 30_000;

function hashCanaries(text) {
  return [...new Set(text.match(/canary_[0-9a-f]{24}/g) ?? [])].map((canary) =>
    createHash('sha256').update(canary).digest('hex').slice(0, 12),
  );
}

/** Returns the text at a place, or throws. `/proc/*` in the path stands for every process. */
function readPlace(place) {
  if (place === 'environment') return JSON.stringify(process.env);
  if (place.startsWith('git ')) {
    const { stdout, error } = spawnSync('git', place.split(' ').slice(1), { encoding: 'utf8' });
    if (error !== undefined) throw error;
    return stdout;
  }
  const name = place.replace(/^~/, process.env.HOME ?? '/missing');
  const [before, after] = name.split('*');
  if (after === undefined) return fs.readFileSync(name, 'utf8');
  return fs
    .readdirSync(before)
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => attempt(() => fs.readFileSync(`${before}${entry}${after}`, 'utf8'), ''))
    .join('\n');
}

function attempt(work, otherwise) {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Every canary in the files below the directories, with the path of its file. No link is followed. */
function sweep(directories) {
  const found = new Map();
  const waiting = [...directories];
  for (let entries = 0; waiting.length > 0 && entries < maxEntries;) {
    const directory = waiting.pop();
    for (const entry of attempt(() => fs.readdirSync(directory, { withFileTypes: true }), [])) {
      entries += 1;
      const name = path.join(directory, entry.name);
      if (entry.isDirectory()) waiting.push(name);
      if (!entry.isFile() || attempt(() => fs.lstatSync(name).size, 0) > maxFileBytes) continue;
      for (const hash of hashCanaries(attempt(() => fs.readFileSync(name, 'latin1'), '')))
        found.set(`${hash} ${name}`, true);
    }
  }
  return [...found.keys()];
}

/** The directories of the root, apart from those of the system, whose directories of settings are added. */
function listSwept() {
  const system = /^(?:bin|sbin|lib.*|usr|proc|sys|dev)$/;
  const top = attempt(() => fs.readdirSync('/'), []).filter((name) => !system.test(name));
  return [...top.map((name) => `/${name}`), '/usr/etc', '/usr/local'];
}

function connect(address, text) {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(2_000, () => end('ETIMEDOUT'));
    socket.on('error', (error) => end(error.code));
    socket.on('connect', () => socket.write(text));
    // Listeners of the table answer each text.
    socket.on('data', () => end('reached'));
    socket.on('close', () => end('closed'));
  });
}

/** The lines about all places, for a process of this kind. */
async function probe({ kind, reads, writes, connects, isSwept }) {
  const lines = [];
  for (const { row, path: place } of reads) {
    try {
      lines.push(`@view ${row} ${hashCanaries(readPlace(place)).join() || 'nothing'}`);
    } catch (error) {
      lines.push(`@view ${row} !${error.code ?? error.message}`);
    }
  }
  if (isSwept) lines.push(...sweep(listSwept()).map((found) => `@swept ${found}`));
  for (const { row, path: place } of writes) {
    const name = place.replace(/^~/, process.env.HOME ?? '/missing').replace('%', kind);
    try {
      // Directories that are closed as a whole are absent.
      const directory = path.dirname(name);
      if (/\/(?:private|node_modules)$/.test(directory) && fs.existsSync(path.join(directory, '../open')))
        attempt(() => fs.mkdirSync(directory), null);
      // A comment in configuration files.
      fs.appendFileSync(name, `# written by ${kind}\n`);
      lines.push(`@view ${row} written`);
    } catch (error) {
      lines.push(`@view ${row} !${error.code ?? error.message}`);
    }
  }
  const reached = connects.map(async ({ row, address }) => {
    const result = await connect(address, `from ${kind} to row ${row};`).catch((error) => error.code);
    return `@view ${row} ${result}`;
  });
  return [...lines, ...(await Promise.all(reached))];
}

/** The kinds of process whose writes are at the places now. */
function listWritten({ kinds, writes }) {
  return writes.map(({ row, path: place }) => {
    const texts = kinds.map((kind) =>
      attempt(
        () => fs.readFileSync(place.replace(/^~/, process.env.HOME ?? '/missing').replace('%', kind), 'utf8'),
        '',
      ),
    );
    const written = kinds.filter((kind, index) => texts[index].split('\n').includes(`# written by ${kind}`));
    return `@later ${row} ${written.join() || 'none'}`;
  });
}

module.exports = { probe };

if (require.main === module) {
  const [kind] = process.argv.slice(2);
  const places = JSON.parse(fs.readFileSync(path.join(__dirname, 'places.json'), 'utf8'));
  const print = (lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  if (kind === 'later') print(listWritten(places));
  else void probe({ ...places, kind, isSwept: kind !== 'control' }).then(print);
}
