import { expect, test } from 'vitest';
import { readLastWords } from '../../src/agent/read-response.ts';
import type { ConversationItem } from '../../src/core/types/conversation.ts';
import { detectScripts } from '../../src/script/detect/detect.ts';

const say = (role: 'assistant' | 'user', text: string): ConversationItem => ({
  type: 'message',
  id: text,
  role,
  content: [{ type: 'text', text }],
});

test('the last message of a run that was killed is what the model said, and not a script', () => {
  const script = '<tool-calls>\nreturn await tools.exec({ command: ["make"] });\n</tool-calls>';
  const read = (...items: ConversationItem[]) => readLastWords(items, detectScripts);
  expect(read(say('assistant', 'I look.'), say('assistant', script), say('user', 'output'))).toBe('I look.');
  expect(read(say('assistant', 'I look.'), say('assistant', `Then I build.\n\n${script}`))).toBe('Then I build.');
  expect(read(say('assistant', script))).toBe('');
});
