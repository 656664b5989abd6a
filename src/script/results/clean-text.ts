// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Writes control and direction characters, except line feed and tab, as `\uXXXX`: a script's text must not steer a terminal or a log. */
export function escapeControlText(text: string): string {
  return text.replaceAll(unsafe, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
