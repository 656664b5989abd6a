// Each of these changes which program runs, what it loads first, or which settings it believes.
const steering =
  /^(?:PATH|IFS|ENV|BASH.*|SHELL.*|PS4|PROMPT_COMMAND|CDPATH|FPATH|ZDOTDIR|LD_.*|DYLD_.*|GIT_.*|SSH_.*|GCONV_PATH|LOCPATH|NODE_.*|NPM_CONFIG_.*|YARN_.*|PNPM_.*|COREPACK_.*|DENO_.*|BUN_.*|TS_NODE_.*|PYTHON.*|PYTEST_.*|PIP_.*|VIRTUAL_ENV|PERL.*|RUBY.*|GEM_.*|BUNDLE_.*|RAKE.*|LUA_.*|PHP.*|JAVA.*|JDK_.*|_JAVA_.*|CLASSPATH|MAVEN_.*|GRADLE_.*|GO.*|CGO_.*|CARGO.*|RUST.*|MAKE.*|MFLAGS|CC|CXX|CPP|LD|AR|AS|CMAKE.*|.*FLAGS|EDITOR|VISUAL|PAGER|.*_PAGER|BROWSER|LESS.*|MAN.*|RIPGREP_CONFIG_PATH|GREP_OPTIONS|TERMINFO.*|HOME|USERPROFILE|XDG_.*|TMPDIR|TMP|TEMP|.*_(?:WRAPPER|PRELOAD|OPTS|OPTIONS|HOOK|COMMAND|CMD|SHELL)|OPENSSL_.*|SSL_.*|CURL_.*|DOCKER_.*|.*_PROXY)$/i;

const harmless =
  /^(?:CI|LANG|LANGUAGE|LC_[A-Z]+|TZ|NO_COLOR|FORCE_COLOR|CLICOLOR(?:_FORCE)?|COLORTERM|TERM|COLUMNS|LINES|NODE_ENV|RUST_BACKTRACE|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|CI_[A-Z]+|DEBUG|VERBOSE)$/;

/** How a variable that a call sets is judged: `steering` falls to `defaults.opaque`, `harmless` needs no rule, `other` needs one. */
export function readVariableKind(name: string): 'steering' | 'harmless' | 'other' {
  if (name.length > 255) return 'steering';
  if (harmless.test(name)) return 'harmless';
  return steering.test(name) || !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? 'steering' : 'other';
}
