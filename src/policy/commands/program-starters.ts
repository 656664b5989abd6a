import { isInterpreter } from './inline-code.ts';
import { readBaseName, readProgramFamily } from './program-name.ts';
import { wrapperNames } from './wrappers.ts';

// Only lint and suggestions use these lists. No decision does.

/** Programs that run a command which they are given. */
const starters: ReadonlySet<string> = new Set(
  `${wrapperNames.join(' ')} builtin eval ionice xargs chrt taskset parallel watch script strace ltrace gdb lldb perf valgrind
  busybox toybox flock chroot unshare nsenter setpriv runuser setarch systemd-run at batch crontab bwrap firejail fakeroot proot entr socat nc ncat
  expect tmux screen direnv nix-shell ed ex vi vim nvim emacs m4 psql mysql sqlite3 tclsh jshell ghci irb pry ssh scp sftp docker podman kubectl`.split(
    /\s+/,
  ),
);

/** Programs whose usual form only looks or copies, and that start other programs by some of their options, settings or words. */
const occasionalStarters: ReadonlySet<string> = new Set(
  'find fd git awk gawk mawk nawk sed tar zip rsync rg less more man sort tree'.split(' '),
);

/** Programs that find the instructions for what they run in the directory where they start, so that they can run what the agent wrote in `/tmp`. */
const runners: ReadonlySet<string> = new Set(
  `make gmake ninja cmake ctest just task npm pnpm yarn bun npx deno vitest jest mocha pytest py.test tox nox go cargo mvn gradle sbt bundle rake rspec
  composer phpunit prove mix dotnet swift zig bazel tsc eslint`.split(/\s+/),
);

/** True for a program that runs any command or code that it is given. */
export function startsPrograms(program: string): boolean {
  return isListed(starters, program) || isInterpreter(program);
}

/** True for a program that may start others: a rule that lists it states what starts, and does not bound what follows. */
export function mayStartPrograms(program: string): boolean {
  return isListed(occasionalStarters, program);
}

/** True for a program that can run what the agent wrote in `/tmp`. */
export function runsFiles(program: string): boolean {
  return isListed(runners, program);
}

function isListed(names: ReadonlySet<string>, program: string): boolean {
  return names.has(readBaseName(program).toLowerCase()) || names.has(readProgramFamily(program));
}
