import * as z from 'zod';
import { outputShownBytes } from '../../core/limits.ts';
import { cutMiddle, describeValueCut } from '../../core/text/cut-text.ts';
import { documentLimits, type DocumentNamespace } from '../../core/types/document.ts';
import type { ToolContext, ToolOutput } from '../../core/ports/tool.ts';
import { cutUntrusted } from '../definition/cut-untrusted.ts';
import { textField } from '../definition/text-field.ts';

/** A key. It may be shown in messages of the harness, so that it has no room for sentences. */
export const documentKey = z
  .string()
  .regex(/^[\w.:/-]{1,100}$/, 'a key is 1 to 100 letters, digits and any of . _ : / -');

export const saveFields = {
  key: documentKey,
  content: textField(documentLimits.documentBytes),
};

/** Saves a text in the run's file cabinet. */
export function saveDocument(
  namespace: DocumentNamespace,
  { key, content }: { readonly key: string; readonly content: string },
  { cabinet }: ToolContext,
): ToolOutput {
  const { bytes, leftBytes } = cabinet.save({ namespace, key, content, taint: null });
  return { value: { bytes, leftBytes }, text: `Saved ${bytes} bytes under ${key}.`, images: [] };
}

/** Fetches a text from the run's file cabinet. A structured call shows a part of a long one. */
export function fetchDocument(namespace: DocumentNamespace, key: string, context: ToolContext): ToolOutput {
  const { content, taint } = context.cabinet.fetch(namespace, key);
  const { storeOutput } = context.sandbox;
  const name = 'document';
  const shown = { maxBytes: outputShownBytes };
  const text =
    taint === null
      ? cutMiddle(content, {
          ...shown,
          describe: (missingBytes) => describeValueCut(storeOutput(name, content))(missingBytes),
        })
      : cutUntrusted(content, { ...shown, source: taint, name, storeOutput });
  return { value: { content }, text, images: [] };
}
