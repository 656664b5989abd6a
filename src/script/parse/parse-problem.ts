/** Why a script was refused before it ran: a stable word for records and tests. */
export type ScriptProblemCode =
  | 'source-too-large'
  | 'invalid-text'
  | 'syntax'
  | 'unsupported-syntax'
  | 'unsupported-typescript'
  | 'too-complex'
  | 'banned-identifier'
  | 'banned-syntax'
  | 'missing-name'
  | 'unknown-name';

/** A problem that keeps a script from running. Line and column are 1-based and count in the model's text. */
export interface ScriptProblem {
  readonly name: 'ScriptSyntaxError' | 'BannedIdentifierError';
  readonly code: ScriptProblemCode;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** A problem at an offset of the parsed text, before the offset is turned into a line and column. */
export interface Finding {
  readonly code: ScriptProblemCode;
  readonly message: string;
  readonly offset: number;
}

/** How many problems a refusal names: enough to fix a script at once, too few to flood the conversation. */
const maxProblems = 10;

/** Problems with a name: one advice is about every use of it. */
const namedCodes: ReadonlySet<ScriptProblemCode> = new Set([
  'banned-identifier',
  'banned-syntax',
  'missing-name',
  'unknown-name',
]);

/** Turns findings into problems in the order of the text. `bodyStart` is the offset of the script in the parsed text. */
export function createProblems(text: string, bodyStart: number, findings: readonly Finding[]): ScriptProblem[] {
  const named = new Set<string>();
  return findings
    .toSorted((left, right) => left.offset - right.offset)
    .filter(({ code, message }) => !namedCodes.has(code) || (!named.has(message) && named.add(message)))
    .slice(0, maxProblems)
    .map((finding) => createProblem(text, bodyStart, finding));
}

function createProblem(text: string, bodyStart: number, { code, message, offset }: Finding): ScriptProblem {
  const place = readPlace(text, bodyStart, offset);
  const banned = code === 'banned-identifier' || code === 'banned-syntax' || code === 'missing-name';
  const advice = banned ? '' : adviseAt(text, offset);
  const advised = advice === '' ? message : message.replace(/\.$/, '') + advice;
  return { name: banned ? 'BannedIdentifierError' : 'ScriptSyntaxError', code, message: advised, ...place };
}

/** Models repeat the form in which outputs show a tag, such as `&lt;`. The parser finds it within these units of the escape. */
const escapeOfHtml = /&(?:lt|gt|amp|quot|#39);/;
const escapeUnits = 6;

/** UTF-16 units before a problem in which its cause is looked for. */
const causeUnits = 100;

/** The advice for text that was meant otherwise, such as Markdown or a shell variable in a template. Begins with a semicolon; empty without it. */
function adviseAt(text: string, offset: number): string {
  if (escapeOfHtml.test(text.slice(Math.max(0, offset - escapeUnits), offset + escapeUnits)))
    return '; here is an escape of HTML: write the character itself';
  const before = text.slice(Math.max(0, offset - causeUnits), offset).trimEnd();
  if (before.endsWith('`')) return '; if the backtick before it belongs to the text of a template, write \\`';
  return before.lastIndexOf('${') > before.lastIndexOf('}')
    ? '; if ${ belongs to the text of a template, write \\${'
    : '';
}

/** The 1-based line and column of an offset of the parsed text. */
export function readPlace(text: string, bodyStart: number, offset: number): { line: number; column: number } {
  const before = text.slice(bodyStart, Math.max(bodyStart, offset));
  const lines = before.split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
