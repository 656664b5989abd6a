import type { ScriptMode } from '../core/ports/script.ts';

const form = '<tool-calls>\nreturn await tools.NAME({ … });\n</tool-calls>';

/** The notice for a message with code that calls tools and is in no tags. */
export function renderUntaggedNotice(mode: ScriptMode): string {
  const answer = 'If the code is part of your answer, write the explanation after it.';
  return mode === 'disabled'
    ? `The code in your message was not run: scripts are disabled in this turn. Call the structured tools instead. ${answer}`
    : `The code in your message was not run: a script begins with <tool-calls> and ends with </tool-calls>, each at the beginning of a line, without a Markdown fence around it. Write it in this form:\n${form}\n${answer}`;
}
