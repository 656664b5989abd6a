/** Format characters (bidi controls, tags, zero-width), what renders as nothing, control characters but tab and newline. */
export const invisibleCharacters =
  /(?![\t\n])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Noncharacter_Code_Point}]/gu;
