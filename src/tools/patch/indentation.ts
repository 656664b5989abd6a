/** The whitespace before a line as the file has them; null if it is not known how. */
type ConvertIndent = (indent: string) => string | null;

type Indents = readonly (readonly [written: string, inFile: string])[];

const isIndentation = /^(?: *|\t*)$/;

/**
 * How lines are indented in a file, by lines that a patch has of it and the same lines in the file: the conversion is the identity if the patch
 * has them unchanged. Null if the lines differ in more than one way.
 */
export function findIndentation(
  lines: readonly { readonly text: string; readonly inFile: string }[],
): ConvertIndent | null {
  const indents = lines.flatMap(({ text, inFile }): Indents =>
    text.trim() === '' ? [] : [[readIndent(text), readIndent(inFile)]],
  );
  return findShift(indents) ?? findScale(indents);
}

/** The line with converted whitespace before it; null if they cannot be converted. */
export function convertIndent(line: string, convert: ConvertIndent): string | null {
  if (line.trim() === '') return line;
  const indent = readIndent(line);
  const converted = convert(indent);
  return converted === null ? null : `${converted}${line.slice(indent.length)}`;
}

function readIndent(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

// Each line has the same whitespace too little or too much before it.
function findShift(indents: Indents): ConvertIndent | null {
  const [[written, inFile] = ['', '']] = indents;
  const more = inFile.slice(0, Math.max(0, inFile.length - written.length));
  if (indents.every(([left, right]) => more + left === right)) return (indent) => more + indent;
  const less = written.slice(0, Math.max(0, written.length - inFile.length));
  if (indents.every(([left, right]) => left === less + right))
    return (indent) => (indent.startsWith(less) ? indent.slice(less.length) : null);
  return null;
}

// Each line has so many spaces for a tab, or the other way round.
function findScale(indents: Indents): ConvertIndent | null {
  const [[written, inFile] = ['', '']] = indents.filter(([left]) => left !== '');
  const [from = '', to = ''] = [written[0], inFile[0]];
  const ratio = inFile.length / written.length;
  const scale: ConvertIndent = (indent) => {
    const length = indent.length * ratio;
    if (indent !== '' && (indent[0] !== from || !isIndentation.test(indent))) return null;
    return Number.isInteger(length) ? to.repeat(length) : null;
  };
  return to !== '' && indents.every(([left, right]) => scale(left) === right) ? scale : null;
}
