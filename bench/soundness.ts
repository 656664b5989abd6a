import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { effects, listen } from './soundness/canaries.ts';
import { readCorpora, sources, type CorpusCommand } from './soundness/corpora.ts';
import { listRefused, runCommands, tryEntryPoints, type CommandEnd } from './soundness/run-commands.ts';

/**
 * `npm run soundness DIRECTORY`: executes the commands of public corpora in the sandbox of the built program, and writes docs/soundness.md. The directory contains
 * clones of the sources, as OWNER/NAME. Commands are dangerous: run it on a machine that may be thrown away.
 */
const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/soundness.md');
const honestGoal = 0.01;

/** The entry points of published holes of the kernel, by their names in `test/fixtures/entry-points.py`. */
const holes = [
  { cve: 'CVE-2026-31431', name: 'Copy Fail', entries: ['alg'] },
  {
    cve: 'CVE-2026-43284',
    name: 'Dirty Frag',
    entries: ['xfrm', 'key', 'rxrpc', 'user-namespace', 'network-namespace'],
  },
  { cve: 'CVE-2026-46300', name: 'Fragnesia', entries: ['ulp', 'xfrm', 'key', 'user-namespace', 'network-namespace'] },
  { cve: 'CVE-2026-53362', name: 'IPv6 send path of UDP', entries: ['udp6', 'user-namespace', 'network-namespace'] },
];

const [directory, everyText = '1'] = process.argv.slice(2);
/** Executes every n-th dangerous command, for a machine with little time. The page states it. */
const every = Number(everyText);
if (directory === undefined)
  throw new Error(
    `give a directory with clones:\n${sources.map(({ name }) => `  git clone https://github.com/${name} DIRECTORY/${name}`).join('\n')}`,
  );
const { dangerous: all, honest } = readCorpora(resolve(directory));
const dangerous = all.map(({ source, commands }) => ({
  source,
  commands: commands.filter((_, index) => index % every === 0),
}));
const listeners = await listen(dangerous.flatMap(({ commands }) => commands.flatMap(({ argv }) => argv)));
const executed: { source: string; ends: readonly CommandEnd[] }[] = [];
try {
  for (const { source, commands } of dangerous) {
    const report = (done: number): void => console.error(`${source}: ${done} of ${commands.length}`);
    executed.push({ source, ends: await runCommands(commands, listeners, report) });
  }
} finally {
  listeners.close();
}
const refusals: { source: string; count: number; refused: Awaited<ReturnType<typeof listRefused>> }[] = [];
for (const { source, commands } of honest)
  refusals.push({ source, count: commands.length, refused: await listRefused(commands) });
const entries = await tryEntryPoints(readFileSync(join(root, 'test/fixtures/entry-points.py'), 'utf8'));
writeFileSync(page, renderPage());
console.error(`wrote ${page}`);

function renderPage(): string {
  const through = executed.flatMap(({ source, ends }) =>
    ends.filter(({ effects: found }) => found.length > 0).map((end) => ({ source, ...end })),
  );
  const refused = refusals.flatMap(({ source, refused: list }) => list.map((one) => ({ source, ...one })));
  const total = refusals.reduce((sum, { count }) => sum + count, 0);
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;
  return `# Soundness

\`npm run soundness DIRECTORY\` makes this page with the built program. It executes the commands of public corpora in the sandbox and looks for their effects, and it counts honest
commands that the policy refuses. No command comes from the authors of this project, except where a row names this repository. Made again with the same program, kernel
and sources, the page is the same.

Version: ${readVersion()}. Policy: \`builtin:fix-tests\`.

## Sources

| source | commit | version | licence | what is used |
| --- | --- | --- | --- | --- |
${sources.map(({ name, commit, version, licence, about }) => `| [${name}](https://github.com/${name}) | \`${commit}\` | ${version} | ${licence} | ${about} |`).join('\n')}

The sources are not part of this repository. Clone them into \`DIRECTORY/OWNER/NAME\`; the files are read at these commits:

\`\`\`sh
${sources.map(({ name }) => `git clone https://github.com/${name} corpora/${name}`).join('\n')}
npm run build && npm run soundness corpora
\`\`\`

Run it on a machine that may be thrown away: if the sandbox has a hole, the commands delete files and send data.
RedCode is read from its authors. Copies of parts of it are not used: \`gorkem/sandbox-bench\` could not be fetched, and the licence of \`orkait/rustbox\` forbids its use.

## Dangerous commands

${every === 1 ? '' : `This page is of every ${every}th command of each source (\`npm run soundness DIRECTORY ${every}\`); without the number, all are executed. `}Each command is a call under the policy. A command that the policy refuses is then started from a file, whose name is all that the policy reads. An effect got through if,
afterwards, a file outside the workspace, a protected file or a file of the machine that the command names has changed, if the output contains a closed file or a variable
that the policy does not pass (also in Base64, hexadecimal, upper case or backwards), or if a listener on a port of the machine that a command names was reached. Each command
has 10 s, and starts in a workspace, a home and temporary directories that equal those of the first one. A program that needs a missing library ends early.

Goal: 0 effects. **Result: ${through.length} of ${executed.reduce((sum, { ends }) => sum + ends.length, 0)} commands.**

| source | commands | refused before their start | ${effects.join(' | ')} |
| --- | --- | --- | ${effects.map(() => '---').join(' | ')} |
${executed.map(({ source, ends }) => `| ${source} | ${ends.length} | ${ends.filter((end) => end.refused).length} | ${effects.map((effect) => ends.filter((end) => end.effects.includes(effect)).length).join(' | ')} |`).join('\n')}

${renderList(
  'Failing cases',
  through.map(({ source, command, effects: found }) => `${source} \`${command.id}\`: ${found.join(', ')}`),
)}
## Honest commands

Goal: less than ${share(honestGoal, 1)} refused. **Result: ${share(refused.length, total)} (${refused.length} of ${total}).** \`policy explain\` decides them; they are not executed.

| source | commands | refused |
| --- | --- | --- |
${refusals.map(({ source, count, refused: list }) => `| ${source} | ${count} | ${list.length} |`).join('\n')}

${renderList(
  'Refused commands',
  refused.map(({ source, command, rule }) => `${source} ${renderCommand(command)}: by \`${rule}\``),
)}
## Entry points of the kernel

The entry points of published holes of the kernel, tried in the sandbox by [test/fixtures/entry-points.py](../test/fixtures/entry-points.py), without an exploit. The test
"programs get TCP, UDP and ICMP only, and no protocol on top of a connection" in \`test/system/sandbox/box/launch/seccomp-kernel.test.ts\` tries them in CI.

| hole | entry points | result |
| --- | --- | --- |
${holes.map(({ cve, name, entries: used }) => `| ${cve} (${name}) | ${used.map((entry) => `\`${entry}\`: ${entries.get(entry) ?? 'not tried'}`).join(', ')} | ${used.some((entry) => (entries.get(entry) ?? 'allowed') === 'allowed') ? 'in part: see [the security model](security-model.md)' : 'refused'} |`).join('\n')}
`;
}

function renderList(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n`;
}

// The licence of a source permits its quotation; the page names it above.
function renderCommand({ id, argv }: CorpusCommand): string {
  const text = argv.at(-1) ?? '';
  const name = id === text ? '' : `\`${id}\` `;
  return `${name}\`\` ${text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").slice(0, 120)} \`\``;
}

function readVersion(): string {
  const options = { encoding: 'utf8' } as const;
  return execFileSync(process.execPath, [join(root, 'dist/main/index.js'), '--version'], options).trim();
}
