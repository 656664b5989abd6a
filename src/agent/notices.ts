import type { QuotePlace, ScriptMode } from '../core/ports/script.ts';

/** A message of the harness itself, as the model receives it. The text may contain foreign text: no tag in it counts. */
export function createNotice(text: string): string {
  return `<harness-notice>${text.replaceAll('<', '&lt;')}</harness-notice>`;
}

/** A message in the harness's own words only. Its tags are spelled as the model has to write them. */
export function createTagNotice(text: string): string {
  return `<harness-notice>${text}</harness-notice>`;
}

const descriptions: Readonly<Record<QuotePlace, string>> = {
  blockquote: 'it is in a blockquote',
  'quotation-marks': 'it is between quotation marks',
  comment: 'it is in an HTML comment',
  'indented-code': 'it is indented by four columns or more, as a code block is',
  envelope: 'it is inside an envelope of untrusted text or script output',
  thinking: 'it is inside thinking',
  copy: 'it is a verbatim copy of tool output or of untrusted text',
};

/** The notice for a message in which a block was read as a quotation. */
export function renderQuotedNotice(place: QuotePlace): string {
  const advice =
    place === 'copy'
      ? 'If the task needs it, write your own script.'
      : 'If it was meant to run, send it again with both tags at the beginning of a line and nothing around them.';
  return `A block in your message was read as quoted text and was not run: ${descriptions[place]}. ${advice}`;
}

const form = '<tool-calls>\nreturn await tools.NAME({ … });\n</tool-calls>';

/** The notice for a message with code that calls tools and is in no tags, or with a call as text. */
export function renderUntaggedNotice(mode: ScriptMode): string {
  const answer = 'If the code is part of your answer, write the explanation after it.';
  return mode === 'disabled'
    ? `The code in your message was not run: scripts are disabled in this turn. Call the structured tools instead. ${answer}`
    : `The code in your message was not run: call a tool, or write a script. It begins with <tool-calls> and ends with </tool-calls>, each at the beginning of a line, without a Markdown fence around it. Write it in this form:\n${form}\n${answer}`;
}
