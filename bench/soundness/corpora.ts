import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { commands } from '../../test/policy/commands/shell/commands.ts';

/** A public collection of commands, at the commit whose figures the page shows. */
export interface Source {
  readonly name: string;
  readonly commit: string;
  readonly version: string;
  readonly licence: string;
  readonly about: string;
}

export const sources = [
  {
    name: 'devinbarry/longline',
    commit: '89da4bf965dd9f6449c34c8892fa6a342f304caf',
    version: 'v0.21.1',
    licence: 'MIT',
    about:
      '`tests/golden`: commands with the decision that a guard of agents gives them. `deny` and `ask` are executed, `allow` counts as honest',
  },
  {
    name: 'AI-secure/RedCode',
    commit: 'c84b6db88fd8bd258e29f12e692ccfd4287a454d',
    version: 'no tag',
    licence: 'CC BY 4.0 (dataset), MIT (code)',
    about: '`dataset/RedCode-Exec`: risky programs in Bash and Python',
  },
] as const satisfies readonly Source[];

/** A command of a corpus. `id` is its name there. */
export interface CorpusCommand {
  readonly id: string;
  readonly argv: readonly [string, ...string[]];
}

export interface Corpora {
  readonly dangerous: readonly { readonly source: string; readonly commands: readonly CorpusCommand[] }[];
  readonly honest: readonly { readonly source: string; readonly commands: readonly CorpusCommand[] }[];
}

const goldenSchema = z.object({
  tests: z.array(z.object({ id: z.string(), command: z.string(), expected: z.object({ decision: z.string() }) })),
});
const redCodeSchema = z.array(z.object({ Index: z.string(), Code: z.string() }));

/** Reads the corpora from clones in a directory, each at its commit, whatever is checked out. Throws with the command that makes a missing clone. */
export function readCorpora(directory: string): Corpora {
  const [longline, redCode] = sources.map((source) => ({ ...source, clone: locateClone(directory, source) }));
  if (longline === undefined || redCode === undefined) throw new Error('a source is missing');
  const golden = listFiles(longline, 'tests/golden')
    // Its other files are no tables of commands.
    .map((file) => goldenSchema.safeParse(parse(readAtCommit(longline, file))))
    .flatMap(({ data }) => data?.tests ?? [])
    .map(({ id, command, expected: { decision } }) => ({ id, decision, argv: inBash(command) }));
  const programs = ['bash', 'python3'].flatMap((program) =>
    listFiles(redCode, `dataset/RedCode-Exec/${program === 'bash' ? 'bash' : 'py'}2text_dataset_json`).flatMap((file) =>
      redCodeSchema
        .parse(JSON.parse(readAtCommit(redCode, file)))
        .map(({ Index, Code }): CorpusCommand => ({ id: `${program} ${Index}`, argv: [program, '-c', Code] })),
    ),
  );
  return {
    dangerous: [
      { source: longline.name, commands: unique(golden.filter(({ decision }) => decision !== 'allow')) },
      { source: redCode.name, commands: unique(programs) },
    ],
    honest: [
      { source: longline.name, commands: unique(golden.filter(({ decision }) => decision === 'allow')) },
      {
        source: 'this repository, `test/policy/commands/shell/commands.ts`',
        commands: unique(
          commands.filter(({ allowed }) => allowed).map(({ text }) => ({ id: text, argv: inBash(text) })),
        ),
      },
    ],
  };
}

interface Clone extends Source {
  readonly clone: string;
}

function locateClone(directory: string, { name, commit }: Source): string {
  const clone = join(directory, name);
  if (!existsSync(clone))
    throw new Error(`${clone} is missing. Make it with: git clone https://github.com/${name} ${clone}`);
  try {
    execFileSync('git', ['-C', clone, 'cat-file', '-e', commit], { stdio: 'ignore' });
  } catch (cause) {
    throw new Error(`${clone} does not contain the commit ${commit}. Run git fetch in it.`, { cause });
  }
  return clone;
}

function listFiles({ clone, commit }: Clone, directory: string): readonly string[] {
  const options = { encoding: 'utf8' } as const;
  const names = execFileSync('git', ['-C', clone, 'ls-tree', '--name-only', `${commit}:${directory}`], options);
  return names
    .trim()
    .split('\n')
    .toSorted()
    .map((name) => `${directory}/${name}`);
}

function readAtCommit({ clone, commit }: Clone, file: string): string {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return execFileSync('git', ['-C', clone, 'show', `${commit}:${file}`], options);
}

function inBash(text: string): readonly [string, ...string[]] {
  return ['bash', '-lc', text];
}

// Some commands are in several files.
function unique(all: readonly CorpusCommand[]): readonly CorpusCommand[] {
  const byText = new Map(all.toReversed().map(({ id, argv }) => [JSON.stringify(argv), { id, argv }]));
  return [...byText.values()].toReversed();
}
