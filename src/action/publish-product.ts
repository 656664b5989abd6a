import { renderPublished } from '../report/pull-request.ts';
import type { FinishedRun } from '../run/run.ts';
import { publishAnswer, type AnswerTarget } from './publish-answer.ts';
import { publishRun, type PublishResult, type RunToPublish } from './publish-run.ts';
import { noProduct, type Product } from './report-run.ts';

interface ProductOptions extends Omit<RunToPublish, 'target'> {
  readonly finished: FinishedRun;
  /** Null for a mode that publishes no changes. */
  readonly target: RunToPublish['target'] | null;
  /** Null for an answer without parts. */
  readonly answerTarget: AnswerTarget | null;
  readonly patchFile: string;
}

/** Returns the function that publishes the product of a mode besides the comment: changes, or the parts of an answer. Null for a mode without one. */
export function createPublisher(options: ProductOptions): (() => Promise<Product>) | null {
  const { finished, target, answerTarget, patchFile } = options;
  if (target !== null)
    return async () => readPublished(await publishRun({ ...options, target }, finished.result, patchFile));
  if (answerTarget === null) return null;
  return async () => {
    const { structuredOutput } = finished.result;
    if (structuredOutput === null) return noProduct;
    const { redactor } = options.host;
    const answered = await publishAnswer(answerTarget, structuredOutput, { ...options, redactor });
    return answered.type === 'failed'
      ? { ...noProduct, failure: answered.reason }
      : { ...noProduct, note: answered.note, warnings: answered.warnings };
  };
}

function readPublished(published: PublishResult): Product {
  const note = renderPublished(published);
  if (published.type === 'failed') return { ...noProduct, note, failure: published.reason };
  const { publication } = published;
  return { note, warnings: publication.notes, failure: null, publication };
}
