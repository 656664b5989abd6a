/** Text of unknown origin in which no control character can steer a terminal or a log, or pass for another line: each as `\\xNN`. */
export function escapeControls(text: string): string {
  return text.replaceAll(
    /\p{Cc}/gu,
    (character) => `\\x${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  );
}
