import type { Finding } from './parse-problem.ts';

/** Takes off a byte order mark, which some models and editors put first. */
export function stripByteOrderMark(source: string): string {
  return source.startsWith('\uFEFF') ? source.slice(1) : source;
}

/** Refuses what could not be written as UTF-8 text: lone surrogates, NUL, and more than `maxBytes`. */
export function checkSourceText(source: string, maxBytes: number): Finding[] {
  const bytes = Buffer.byteLength(source, 'utf8');
  if (bytes > maxBytes) {
    const message = `the script has ${bytes} bytes, and at most ${maxBytes} are allowed; split it into several scripts`;
    return [{ code: 'source-too-large', message, offset: 0 }];
  }
  const findings: Finding[] = [];
  const nul = source.indexOf('\0');
  if (nul >= 0) findings.push({ code: 'invalid-text', message: 'the script contains a NUL character', offset: nul });
  const surrogate = source.isWellFormed()
    ? -1
    : source.search(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/);
  if (surrogate >= 0) {
    const message = 'the script is not valid Unicode: it contains half of a surrogate pair';
    findings.push({ code: 'invalid-text', message, offset: surrogate });
  }
  return findings;
}
