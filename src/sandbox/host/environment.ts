import { closeSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { explainNeverPassed } from '../../core/passed-variables.ts';
import { hasCode } from '../../core/types/error.ts';

/** The facts of the host that determine the sandbox, read once at the start of the program. No variable is inherited implicitly. */
export interface HostFacts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** The home directory in the password file, which may differ from $HOME. */
  readonly passwdHome: string;
  readonly execPath: string;
}

/**
 * The complete environment of a command. From the host it contains LANG, and the variables that `passEnv` lists and that may be passed
 * on.
 */
export function buildEnvironment(options: {
  readonly facts: HostFacts;
  readonly passEnv: readonly string[];
  readonly searchPath: string;
  readonly repositoryRoot: string;
  /** The file of `git config --global`; `/dev/null` if commands get no such file. */
  readonly globalGitConfig: string;
}): Record<string, string> {
  const { facts } = options;
  const passed = options.passEnv
    .filter((name) => explainNeverPassed(name) === null)
    .flatMap((name) => {
      const value = facts.environment[name];
      return value === undefined ? [] : [[name, value] as const];
    });
  // TERM and NO_COLOR are not set, as in a workflow step: test suites read them, and tools print no colors to a pipe.
  return {
    PATH: options.searchPath,
    HOME: facts.home,
    LANG: facts.environment['LANG'] ?? 'C.UTF-8',
    TMPDIR: '/tmp',
    SHELL: '/bin/sh',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    // A workspace below the repository's root is a separate mount.
    GIT_DISCOVERY_ACROSS_FILESYSTEM: '1',
    GIT_CONFIG_GLOBAL: options.globalGitConfig,
    // The repository may belong to another uid than the one that the commands run as. The settings that a run starts with are cleaned with an
    // allowlist, so the repository's external diff, filters and aliases are removed.
    GIT_CONFIG_COUNT: '4',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: options.repositoryRoot,
    GIT_CONFIG_KEY_1: 'core.fsmonitor',
    GIT_CONFIG_VALUE_1: 'false',
    GIT_CONFIG_KEY_2: 'core.hooksPath',
    GIT_CONFIG_VALUE_2: '/dev/null',
    GIT_CONFIG_KEY_3: 'core.pager',
    GIT_CONFIG_VALUE_3: 'cat',
    ...Object.fromEntries(passed),
  };
}

/**
 * Closes every descriptor above 2 that a child would inherit, because node passes on the descriptors that it was started with. Call it once, before
 * anything else is opened. Proved by test/scenarios/after-run.test.ts.
 */
export function closeInheritedDescriptors(): void {
  for (const name of readdirSync('/proc/self/fdinfo')) {
    const descriptor = Number(name);
    if (descriptor <= 2) continue;
    try {
      const flags = /^flags:\s+([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${name}`, 'utf8'))?.[1] ?? '0';
      const closesOnExec = (Number.parseInt(flags, 8) & 0o2000000) !== 0;
      if (!closesOnExec && readlinkSync(`/proc/self/fd/${name}`) !== '') closeSync(descriptor);
    } catch (thrown) {
      // The descriptor of this directory listing is closed already.
      if (!hasCode(thrown, 'ENOENT', 'EBADF')) throw thrown;
    }
  }
}
