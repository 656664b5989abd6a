import * as z from 'zod';
import { outputShownBytes } from '../core/limits.ts';
import type { OpaqueAccess } from '../core/types/access.ts';
import type { GitHubRead } from '../core/ports/github.ts';
import type { Tool, ToolContext, ToolOutput } from '../core/ports/tool.ts';
import { cutValue } from './definition/cut-value.ts';
import { defineTool } from './definition/define-tool.ts';
import { renderUntrustedEnvelope, renderUntrustedFile, type UntrustedText } from '../core/text/untrusted-envelope.ts';

const maxTextBytes = 8 * 1024;
/** Texts that are always shown: the title and the body, or the first result. */
const alwaysShown = 2;

const thread = z.strictObject({ number: z.int().positive() });

/** Reads of the job's repository on GitHub. The harness makes the requests: no process of the agent sees the token. */
export const githubTools: readonly Tool[] = [
  defineRead({
    name: 'github.issue',
    structuredName: 'github_issue',
    description: 'Reads an issue of this repository with its comments.',
    input: thread,
    createRead: ({ number }) => ({ type: 'issue', number }),
  }),
  defineRead({
    name: 'github.pull',
    structuredName: 'github_pull',
    description: 'Reads a pull request of this repository with its comments, reviews, changed files and checks.',
    input: thread,
    createRead: ({ number }) => ({ type: 'pull', number }),
  }),
  defineRead({
    name: 'github.search',
    structuredName: 'github_search',
    description: 'Searches issues and pull requests of this repository, with qualifiers of GitHub such as is:issue.',
    input: z.strictObject({ query: z.string().min(1).max(256) }),
    createRead: ({ query }) => ({ type: 'search', query }),
  }),
  defineRead({
    name: 'github.runLog',
    structuredName: 'github_run_log',
    description: 'Reads the logs of the failed jobs of a workflow run.',
    input: z.strictObject({ runId: z.int().positive() }),
    createRead: ({ runId }) => ({ type: 'run-log', runId }),
  }),
];

function defineRead<Schema extends z.ZodType>({
  createRead,
  ...definition
}: {
  readonly name: string;
  readonly structuredName: string;
  readonly description: string;
  readonly input: Schema;
  readonly createRead: (input: z.output<Schema>) => GitHubRead;
}): Tool {
  const access: OpaqueAccess = {
    type: 'opaque',
    text: definition.name,
    reason: 'it reads with the token of the job, so a rule has to name the tool',
  };
  return defineTool({
    ...definition,
    kind: 'github',
    packs: [],
    returns: '{ texts: { source: string; author: string; text: string }[] }',
    outputTrust: 'untrusted',
    accesses: async () => [access],
    async run(input, context) {
      const texts = await context.readGitHub(createRead(input));
      return renderTexts(texts, context);
    },
  });
}

/** All texts for a script. A structured call shows the first ones and, of the others, the newest that fit. */
function renderTexts(texts: readonly UntrustedText[], { sandbox }: ToolContext): ToolOutput {
  const { storeOutput } = sandbox;
  const shown = texts.map(({ source, author, text }) =>
    renderUntrustedEnvelope(
      { source, author },
      cutValue(text, { source, name: 'github', maxBytes: maxTextBytes, storeOutput }),
    ),
  );
  const first = shown.slice(0, alwaysShown);
  const last: string[] = [];
  let left = outputShownBytes - Buffer.byteLength(first.join('\n'));
  for (const text of shown.slice(alwaysShown).toReversed()) {
    left -= Buffer.byteLength(text);
    if (left < 0) break;
    last.unshift(text);
  }
  const missing = shown.length - first.length - last.length;
  const whole = (): string =>
    texts.map(({ source, author, text }) => renderUntrustedFile({ source, author }, text)).join('');
  const path = missing === 0 ? null : storeOutput('github', whole());
  const note = `[${missing} texts are left out here${path === null ? '' : `; all are in ${path}`}]`;
  return {
    value: { texts: texts.map((text) => ({ ...text })) },
    text: [...first, ...(missing === 0 ? [] : [note]), ...last].join('\n'),
    images: [],
  };
}
