/** How many values of a JSON text follow another in an array or object, without parsing it. */
export function countJsonMembers(text: string): number {
  let members = 0;
  walkJson(text, (char) => {
    if (char === ',') members += 1;
  });
  return members;
}

/** How deep the arrays and objects of a JSON text nest, without parsing it: whoever walks a deep value may run out of stack. */
export function measureJsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  walkJson(text, (char) => {
    if (char === '{' || char === '[') deepest = Math.max(deepest, (depth += 1));
    else if (char === '}' || char === ']') depth -= 1;
  });
  return deepest;
}

// Visits what stands outside of strings.
function walkJson(text: string, visit: (char: string | undefined) => void): void {
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (quoted) {
      if (char === '\\') index += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else visit(char);
  }
}
