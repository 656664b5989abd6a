import { posix } from 'node:path';
import type { Access } from '../../../core/types/access.ts';
import { isOutside } from '../../../core/text/path-text.ts';

const harmless =
  /^(?:CI|LANG|LC_[A-Z]+|TZ|NO_COLOR|FORCE_COLOR|CLICOLOR(?:_FORCE)?|COLORTERM|TERM|COLUMNS|LINES|NODE_ENV|RUST_BACKTRACE|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|CI_[A-Z]+|DEBUG|VERBOSE)$/;

/** True for a variable that, with any value, only changes the output of programs. Every other variable may change what a program runs. */
export function isHarmlessVariable(name: string): boolean {
  return name.length <= 255 && harmless.test(name);
}

// Values of other variables with which they only change the output, or which part of the workspace's own code runs.
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

/** Lowers a variable that a command sets for programs. `value` is null if it is not known. */
export function lowerVariable(name: string, value: string | null, workspace: string | null): Access {
  return { type: 'env', name, ...(isInertAssignment(name, value, workspace) && { inert: true }) };
}

/**
 * True for an assignment that makes no program run or load code from outside the workspace. These are the values of the table above, and a Python
 * search path inside the workspace. `$PYTHONPATH` as an entry keeps the previous value.
 */
function isInertAssignment(name: string, value: string | null, workspace: string | null): boolean {
  if (value === null || value.length > 1_000) return false;
  if (name === 'PYTHONPATH') return value.split(':').every((entry) => isInertEntry(entry, workspace));
  return Object.hasOwn(inertValues, name) && inertValues[name]?.test(value) === true;
}

// An empty entry is the program's working directory.
function isInertEntry(entry: string, workspace: string | null): boolean {
  if (entry === '' || entry === '$PYTHONPATH' || entry === '$PWD') return true;
  if (entry.startsWith('$PWD/')) return isInertEntry(entry.slice('$PWD/'.length), null);
  if (!/^[\w./@+-]+$/.test(entry) || entry.split('/').includes('..')) return false;
  return readInside(entry, workspace) !== null;
}

/** A path, absolute or from the workspace, relative to the workspace. Null if it is outside. */
export function readInside(path: string, workspace: string | null): string | null {
  const normal = posix.normalize(path);
  const relative = normal.startsWith('/') && workspace !== null ? posix.relative(workspace, normal) : normal;
  return isOutside(relative) ? null : relative || '.';
}
