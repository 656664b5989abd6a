import { posix } from 'node:path';

// Each of these variables changes which program runs, what it loads first, or which settings it uses.
const steering =
  /^(?:PATH|IFS|ENV|BASH.*|SHELL.*|PS4|PROMPT_COMMAND|CDPATH|PWD|OLDPWD|DIRSTACK|GLOBIGNORE|EXECIGNORE|POSIXLY_CORRECT|FPATH|ZDOTDIR|LD_.*|DYLD_.*|GIT_.*|SSH_.*|GCONV_PATH|LOCPATH|NODE_.*|NPM_CONFIG_.*|YARN_.*|PNPM_.*|COREPACK_.*|DENO_.*|BUN_.*|TS_NODE_.*|PYTHON.*|PYTEST_.*|PIP_.*|VIRTUAL_ENV|PERL.*|RUBY.*|GEM_.*|BUNDLE_.*|RAKE.*|LUA_.*|PHP.*|JAVA.*|JDK_.*|_JAVA_.*|CLASSPATH|MAVEN_.*|GRADLE_.*|GO.*|CGO_.*|CARGO.*|RUST.*|MAKE.*|MFLAGS|CC|CXX|CPP|LD|AR|AS|CMAKE.*|.*FLAGS|EDITOR|VISUAL|PAGER|.*_PAGER|BROWSER|LESS.*|MAN.*|RIPGREP_CONFIG_PATH|GREP_OPTIONS|TERMINFO.*|HOME|USERPROFILE|XDG_.*|TMPDIR|TMP|TEMP|.*_(?:WRAPPER|PRELOAD|OPTS|OPTIONS|HOOK|COMMAND|CMD|SHELL)|OPENSSL_.*|SSL_.*|CURL_.*|DOCKER_.*|.*_PROXY)$/i;

const harmless =
  /^(?:CI|LANG|LC_[A-Z]+|TZ|NO_COLOR|FORCE_COLOR|CLICOLOR(?:_FORCE)?|COLORTERM|TERM|COLUMNS|LINES|NODE_ENV|RUST_BACKTRACE|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|CI_[A-Z]+|DEBUG|VERBOSE)$/;

/** How a variable that a call sets is decided: `steering` is subject to `defaults.opaque`, `harmless` needs no rule, `other` needs one. */
export function readVariableKind(name: string): 'steering' | 'harmless' | 'other' {
  if (name.length > 255) return 'steering';
  if (harmless.test(name)) return 'harmless';
  return steering.test(name) || !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? 'steering' : 'other';
}

// Values of steering variables with which they only change the output, or which part of the workspace's own code runs.
const inertValues: Readonly<Record<string, RegExp>> = {
  CARGO_INCREMENTAL: /^[01]$/,
  CARGO_NET_OFFLINE: /^(?:true|false)$/,
  CARGO_TERM_COLOR: /^(?:always|auto|never)$/,
  CGO_ENABLED: /^[01]$/,
  DJANGO_SETTINGS_MODULE: /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/,
  GO111MODULE: /^(?:on|off|auto)$/,
  GOFLAGS: /^(?:-(?:count=\d+|v|race|short|mod=(?:readonly|vendor)|tags=[\w,]+|timeout=\d+[smh])(?: |$))*$/,
  GOPROXY: /^off$/,
  GOTOOLCHAIN: /^local$/,
  NODE_DISABLE_COLORS: /^\d$/,
  NODE_NO_WARNINGS: /^\d$/,
  PYTHONHASHSEED: /^(?:random|\d{1,10})$/,
  PYTHONIOENCODING: /^[\w-]+(?::[a-z]+)?$/,
  PYTHONUTF8: /^[01]$/,
  PYTHONWARNINGS: /^(?:default|error|always|module|once|ignore)$/,
  RUST_LOG: /^[\w:=,]*$/,
  RUST_TEST_THREADS: /^\d{1,4}$/,
};

/**
 * True for an assignment that makes no program run or load code from outside the workspace. These are the values of the table above, and a Python
 * search path inside the workspace. `$PYTHONPATH` as an entry keeps the previous value.
 */
export function isInertAssignment(name: string, value: string | null, workspace: string | null): boolean {
  if (value === null || value.length > 1_000) return false;
  if (name === 'PYTHONPATH') return value.split(':').every((entry) => isInertEntry(entry, workspace));
  return Object.hasOwn(inertValues, name) && inertValues[name]?.test(value) === true;
}

// An empty entry is the program's working folder.
function isInertEntry(entry: string, workspace: string | null): boolean {
  if (entry === '' || entry === '$PYTHONPATH') return true;
  if (!/^[\w./@+-]+$/.test(entry) || entry.split('/').includes('..')) return false;
  return !entry.startsWith('/') || readInside(entry, workspace) !== null;
}

/** An absolute path without `..`, relative to the workspace. Returns null if it is outside. */
export function readInside(path: string, workspace: string | null): string | null {
  if (workspace === null || !path.startsWith('/')) return null;
  const relative = posix.relative(workspace, posix.normalize(path));
  return relative === '..' || relative.startsWith('../') ? null : relative || '.';
}
