// The least that an agent loop costs: no SDK, no sandbox, no policy, no record. Scripts run in this process. Never use it as an agent.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [url, task] = process.argv.slice(2);
const tools = {
  shell({ command: [program, ...args] }) {
    const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8' });
    return { stdout: `${stdout}${stderr}`, exitCode: status };
  },
  read_file: ({ filePath }) => ({ content: readFileSync(filePath, 'utf8') }),
  write_file({ filePath, content }) {
    writeFileSync(filePath, content);
    return {};
  },
};
const scripted = {
  exec: async (args) => tools.shell(args),
  readFile: async (args) => tools.read_file(args),
  writeFile: async (args) => tools.write_file(args),
};
const parameters = { type: 'object', properties: { command: { type: 'array' }, filePath: { type: 'string' } } };
const declared = Object.keys(tools).map((name) => ({ type: 'function', function: { name, parameters } }));
const messages = [
  { role: 'system', content: 'You are a coding agent in CI.' },
  { role: 'user', content: task },
];

async function ask() {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'mock', stream: true, messages, tools: declared }),
  });
  let content = '';
  const calls = [];
  for (const line of (await response.text()).split('\n')) {
    if (!line.startsWith('data: {')) continue;
    const delta = JSON.parse(line.slice('data: '.length)).choices[0]?.delta ?? {};
    content += delta.content ?? '';
    for (const call of delta.tool_calls ?? []) calls.push({ ...call, type: 'function' });
  }
  return { content, calls };
}

for (;;) {
  const { content, calls } = await ask();
  const script = /<tool-calls>([^]*)<\/tool-calls>/.exec(content)?.[1];
  messages.push({ role: 'assistant', content, ...(calls.length > 0 && { tool_calls: calls }) });
  if (script !== undefined) {
    // oxlint-disable-next-line typescript/no-implied-eval -- the scripts come from the bench
    const result = await new Function('tools', `return (async () => {${script}})()`)(scripted);
    messages.push({ role: 'user', content: JSON.stringify(result) });
  } else if (calls.length > 0) {
    for (const { id, function: called } of calls) {
      const result = tools[called.name](JSON.parse(called.arguments));
      messages.push({ role: 'tool', tool_call_id: id, content: JSON.stringify(result) });
    }
  } else {
    console.log(content);
    break;
  }
}
