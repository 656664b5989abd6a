/**
 * Format characters (bidi controls, tags, zero-width), characters that render as nothing, and control characters except tab and newline.
 */
export const invisibleCharacters =
  /(?![\t\n])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/**
 * Matches invisible characters, in a group if they are to be shown. Joiners and selectors inside an emoji are part of a visible sign;
 * elsewhere they can carry hidden text.
 */
export const hiddenCharacter = new RegExp(
  [
    String.raw`(?<=[\p{Extended_Pictographic}#*0-9])\uFE0F`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
    `(${invisibleCharacters.source})`,
  ].join('|'),
  'gu',
);

/**
 * Characters that a reader does not see as themselves: invisible ones, also inside an emoji, whitespace other than the space, unassigned and private ones,
 * and halves of surrogate pairs.
 */
const unseenCharacter = /(?![\t\n ])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Replaces each character that is not seen as itself by `\\u{HEX}`: what a person approves hides nothing. */
export function showUnseen(text: string): string {
  return text.replace(unseenCharacter, renderEscape);
}

/** Replaces each invisible character by `\\u{HEX}`. */
export function showHidden(text: string): string {
  return text.replace(hiddenCharacter, (characters, hidden?: string) =>
    hidden === undefined ? characters : renderEscape(hidden),
  );
}

/** `\\u{HEX}` for a character. */
export function renderEscape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
