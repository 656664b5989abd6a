import type { TemplateName } from '../core/task-template.ts';
import type { Authored, TriggerEvent } from './trigger-event.ts';

interface EventText {
  readonly source: string;
  readonly author: string;
  readonly text: string;
}

/** The texts of an issue, a pull request or a comment at the time of the event. Returns null for an event without texts. */
export function readEventTexts(
  event: TriggerEvent,
): { readonly origin: string; readonly texts: ReadonlyMap<TemplateName, EventText | number> } | null {
  switch (event.type) {
    case 'issues':
      return readThread(`issue #${event.number}`, event.number, event.title, event.body);
    case 'pull_request':
    case 'pull_request_target':
      return readThread(`pull request #${event.number}`, event.number, event.title, event.body);
    case 'issue_comment': {
      const origin = `${event.isPullRequest ? 'pull request' : 'issue'} #${event.number}`;
      const { texts } = readThread(origin, event.number, event.title, event.thread);
      return {
        origin: `a comment on ${origin}`,
        texts: new Map([...texts, ['comment', createText(`${origin}, comment`, event.comment, event.comment.text)]]),
      };
    }
    case 'pull_request_review':
    case 'pull_request_review_comment': {
      const origin = `pull request #${event.number}`;
      const kind = event.place === null ? 'review' : `comment on ${event.place}`;
      const { texts } = readThread(origin, event.number, event.title, event.thread);
      return {
        origin: `a ${event.place === null ? 'review' : 'review comment'} of ${origin}`,
        texts: new Map([...texts, ['comment', createText(`${origin}, ${kind}`, event.comment, event.comment.text)]]),
      };
    }
    case 'workflow_dispatch':
    case 'repository_dispatch':
    case 'merge_group':
    case 'schedule':
    case 'push':
    case 'workflow_run':
      return null;
  }
}

function readThread(origin: string, number: number, title: string, body: Authored) {
  return {
    origin,
    texts: new Map<TemplateName, EventText | number>([
      ['number', number],
      ['title', createText(`${origin}, title`, body, title)],
      ['body', createText(`${origin}, body`, body, body.text)],
    ]),
  };
}

function createText(source: string, { author, authorAssociation }: Authored, text: string): EventText {
  return { source, author: `${author?.login ?? 'a deleted account'} (${authorAssociation})`, text };
}
