/** Text of unknown origin in which no control character can steer a terminal or a log, or pass for another line: each as `\\xNN`. */
export function escapeControls(text: string): string {
  return text.replaceAll(
    /\p{Cc}/gu,
    (character) => `\\x${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  );
}

/** The output of a program without terminal colours and with Unix line ends. */
export function removeEscapes(output: string): string {
  // oxlint-disable-next-line no-control-regex -- colours are what is looked for
  return output.replaceAll(/\u001B\[[\d;]*m/g, '').replaceAll('\r\n', '\n');
}
