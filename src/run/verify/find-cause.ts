import { removeEscapes } from '../../core/text/control-characters.ts';
import { keepTail } from '../../core/text/cut-text.ts';

const maxSearchedBytes = 256 * 1024;
const maxLineCharacters = 200;
const maxLines = 3;

/** Lines that name a cause, in the words of package managers, compilers, git and the system. */
const cause =
  /\bE(?:\d{3}|[A-Z]{3,14}|RR_[A-Z_]{3,60})\b|\b[45]\d\d (?:Not Found|Forbidden|Unauthorized|Service|Bad|Gateway)|\bfatal:|is not in this registry|No matching|[Nn]ot found|NotFound|[Cc]annot |[Cc]an't |[Cc]ould not|[Uu]nable to|[Rr]efused|[Dd]enied|[Tt]imed out|[Cc]ertificate|No such file|[Cc]onflict|[Mm]issing|[Uu]nsupported/;
/** Lines that only report a failure. */
const failure = /\berror\b|\bERR!|\bfailed\b|\bfailure\b|\bpanic\b|\bException\b/i;
const remark = /\bwarn(?:ing)?\b|\bnotice\b|complete log of this run/i;

/**
 * The last lines of an output that state a cause; else the last ones that report a failure; else its last line. Empty for no output. The time is
 * linear in the size of the output.
 */
export function findCause(output: string): string {
  const lines = removeEscapes(keepTail(output, maxSearchedBytes))
    .split('\n')
    .map((line) => line.trim().slice(0, maxLineCharacters))
    .filter((line) => line !== '');
  for (const pattern of [cause, failure]) {
    const found = [...new Set(lines.filter((line) => pattern.test(line) && !remark.test(line)))];
    if (found.length > 0) return found.slice(-maxLines).join('; ');
  }
  return lines.at(-1) ?? '';
}
