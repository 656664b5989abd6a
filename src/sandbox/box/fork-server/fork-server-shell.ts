import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import type { Socket } from 'node:net';

/** The start of a fork server. */
export interface ForkServerPlan {
  /** Differs if the sandboxes would differ. */
  readonly key: string;
  /** The result of `inspectSources` for their mounts. */
  readonly sources: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Opens what it inherits, from number 3 on. */
  readonly openDescriptors: () => readonly number[];
}

export interface ForkServerShape {
  readonly bash: string;
  /** The folder of the named pipes. */
  readonly pipes: string;
  readonly filterFile: string | null;
  /** The number of files through which a sandbox joins its control group. */
  readonly doors: number;
  /** The number of descriptors that the fork server inherits, and that each sandbox gets. */
  readonly inherited: number;
}

/** The numbers of the descriptors in a sandbox, after 0, 1 and 2. A shell can only name those of one digit. */
export function numberDescriptors({ filterFile, doors, inherited }: Omit<ForkServerShape, 'bash' | 'pipes'>) {
  const firstDoor = filterFile === null ? 3 : 4;
  const firstInherited = firstDoor + doors;
  const report = firstInherited + inherited;
  return {
    ...{ filter: filterFile === null ? null : 3, firstDoor, firstInherited, report, command: report + 1 },
    // For bwrap, which closes it for the program inside.
    status: 10,
  };
}

// Above all numbers of a sandbox.
const reportNumber = 30;
const firstKept = 31;
/** Between the words of a line. */
export const separator = '\t';

/**
 * The command line of the shell, before the command line of a sandbox, which each of its processes becomes by the text `become`. Each line that
 * it reads names the pipes and doors of one sandbox. It is bash, because dash starts processes in the background with SIGINT ignored, which they
 * would pass on to the agent's programs; `set -m` prevents that. When the harness ends, its input ends, so it ends too, and with it every sandbox
 * (`--die-with-parent`).
 */
export function renderForkServer(shape: ForkServerShape, become: string): string[] {
  const { filter, firstDoor, firstInherited, report, command, status } = numberDescriptors(shape);
  const list = (count: number, render: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => render(index)).join(' ');
  const script = `set -m
exec ${reportNumber}>&1 1>/dev/null ${list(shape.inherited, (index) => `${firstKept + index}<&${3 + index} ${3 + index}<&-`)}
pipes=$1 filter=$2
shift 2
while IFS=$'\\t' read -r id out err report command ${list(shape.doors, (index) => `door${index}`)}; do
  { ${become}; } 0</dev/null 1>"$pipes/$out" 2>"$pipes/$err" ${filter === null ? '' : `${filter}<"$filter"`} \\
    ${list(shape.doors, (index) => `${firstDoor + index}>"$door${index}"`)} \\
    ${list(shape.inherited, (index) => `${firstInherited + index}<&${firstKept + index} ${firstKept + index}<&-`)} \\
    ${report}>"$pipes/$report" ${status}>&${report} ${command}<"$pipes/$command" ${reportNumber}>&- &
  echo "$id $!" >&${reportNumber}
done`;
  return [...[shape.bash, '--norc', '--noprofile', '-c', script, 'fork-server', shape.pipes, shape.filterFile ?? '']];
}

/** Starts the shell. It does not keep the harness alive. */
export function spawnShell({ program, args, env }: ForkServerPlan, descriptors: readonly number[]) {
  try {
    const shell = spawn(program, args, {
      ...{ env, cwd: '/' },
      stdio: ['pipe', 'pipe', 'ignore', ...descriptors],
      // In a separate session: a shell with job control would take over the terminal of the harness.
      detached: true,
    });
    const { stdin, stdout } = shell;
    if (stdin === null || stdout === null) throw new Error('the fork server has no pipes');
    for (const stream of [stdin, stdout]) stream.on('error', () => undefined);
    for (const each of [shell, stdin as Socket, stdout as Socket]) each.unref();
    return Object.assign(shell, { stdin, stdout });
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor);
  }
}
