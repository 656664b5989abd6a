/**
 * Splits the command text of an example into arguments. Spaces separate them; single and double quotes and a backslash protect characters. Nothing is
 * expanded. Characters that are special to a shell are refused, since `exec` uses no shell. Returns null if the text is not a plain command.
 */
export function splitCommand(text: string): string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  let quote: '"' | "'" | null = null;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (quote !== null) {
      if (character === quote) quote = null;
      else if (character === '\\' && quote === '"' && /["\\$`]/.test(text[index + 1] ?? ''))
        word += text[(index += 1)] ?? '';
      else word += character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (character === '\\') {
      const next = text[(index += 1)];
      if (next === undefined) return null;
      word = (word ?? '') + next;
    } else if (/[ \t\n]/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (/[|&;<>`]/.test(character)) {
      return null;
    } else {
      word = (word ?? '') + character;
    }
  }
  if (quote !== null) return null;
  if (word !== null) words.push(word);
  return words.length === 0 ? null : words;
}
