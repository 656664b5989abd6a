import { renderEscape, showHidden } from './invisible-characters.ts';

/**
 * Escapes text of unknown origin, so that no character can control a terminal or a log, imitate another line, or be overlooked: control
 * characters become `\\xNN`, other invisible ones and line separators become `\\u{HEX}`.
 */
export function escapeControls(text: string): string {
  const escaped = text.replaceAll(
    /\p{Cc}/gu,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return showHidden(escaped).replaceAll(/[\u2028\u2029]/g, renderEscape);
}

/** A text on one line, in which no control character is left. */
export function replaceControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Escapes text of several lines, so that it cannot control a terminal or a log: control and direction characters, except line feed and tab,
 * become `\\uXXXX`. JSON text keeps its value.
 */
export function escapeControlText(text: string): string {
  return text.replaceAll(unsafe, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The output of a program without terminal colours and with Unix line endings. */
export function removeEscapes(output: string): string {
  return removeColors(output).replaceAll('\r\n', '\n');
}

/**
 * A text for a model without the codes of terminal colours and without commands to the terminal (OSC), such as titles and the addresses of links, and
 * with the first and the last state of a line that a program writes again and again, as for progress: the others are only characters to pay for. A command ends on its line, or one program could hide the output of the next one. Results of tests are counted with
 * them, since a test could hide its failure in one.
 */
export function removeTerminalCodes(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these codes are what is looked for
  const command = /\u001B\][^\u0007\u001B\r\n]*(?:\u0007|\u001B\\)/g;
  return shortenRewrites(text.includes('\u001B') ? removeColors(text).replaceAll(command, '') : text);
}

/** States of a line that are shown whole. */
const maxStates = 4;

// One program could hide the output of another with it, so the text says what is left out.
function shortenRewrites(text: string): string {
  if (!text.includes('\r')) return text;
  const shorten = (line: string): string => {
    const states = line.split('\r').filter((state) => state.trim() !== '');
    if (states.length <= maxStates) return line;
    return `${states[0]}\n[… ${states.length - 2} states of this line left out …]\n${states.at(-1)}`;
  };
  return text.split('\n').map(shorten).join('\n');
}

function removeColors(text: string): string {
  // oxlint-disable-next-line no-control-regex -- colours are what is looked for
  return text.includes('\u001B[') ? text.replaceAll(/\u001B\[[\d;]*m/g, '') : text;
}
