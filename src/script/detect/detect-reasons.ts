/** How a script is written; part of every refusal, so that the model can do it right the next time. */
export const howToWrite =
  'Write a script as <tool-calls>, TypeScript, </tool-calls>, with exactly these tags, no attributes, and nothing nested.';

/** A sentence with the tag is the most frequent other cause. */
const howToMention = 'In a sentence, write the tag in backticks.';

/** The messages for the model about a block that did not run. */
export const refusalReasons = {
  nested: `This script did not run: it contains the beginning of another one. ${howToMention} ${howToWrite}`,
  unclosed: `This script did not run: its end, </tool-calls>, is missing. ${howToMention} ${howToWrite}`,
  unclosedFence: `This script did not run: its Markdown fence is never closed. ${howToWrite}`,
  otherLanguage: `This script did not run: the fence inside its tags names another language than TypeScript. Run commands with tools.exec. ${howToWrite}`,
  empty: `This script did not run: it is empty. ${howToWrite}`,
  stray: `There is a </tool-calls> that ends nothing. ${howToWrite}`,
  wrapped: `This script did not run: a Markdown fence around the tags makes it an example. Take the fence away. ${howToWrite}`,
  hidden: `This script did not run: it is in a Markdown fence, a comment, an envelope or thinking that is never closed. ${howToWrite}`,
  otherFence: `This did not run: a fenced script begins with \`\`\`ts tool-calls and nothing else in that line. ${howToWrite}`,
  otherFormat: `This did not run: it is not a format that is understood here. ${howToWrite}`,
} as const;
