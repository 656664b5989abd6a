import type { StoreOutput } from '../../core/ports/sandbox.ts';
import { cutValue } from '../definition/cut-value.ts';
import { escapeControlText } from '../../core/text/control-characters.ts';
import { escapeHarnessTags, renderUntrustedEnvelope } from '../../core/text/untrusted-envelope.ts';
import { cutText } from '../../core/text/cut-text.ts';

/** A text of a server as one harmless line: no control or invisible characters, no angle brackets, cut at `maxLength`. */
export function renderServerLine(text: string, maxLength: number): string {
  // Cut first, so that the work on a hostile text stays bounded.
  const line = text
    .slice(0, maxLength * 4)
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu, '')
    // The harness's own tags must not be imitated in the instructions.
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .trim();
  return cutText(line, maxLength);
}

/** The size at which the text of a server is cut, and the function that stores all of it. */
export interface ServerCut {
  readonly maxBytes: number;
  readonly storeOutput: StoreOutput;
}

/** A text that a server has returned, in the envelope for words of others. */
export function renderServerText(server: string, text: string, cut: ServerCut): string {
  return renderUntrustedEnvelope({ source: `mcp.${server}` }, cutVisible(server, text, cut));
}

/** The error message of a server for a failed call: without an envelope, since scripts catch it as a message. */
export function renderServerError(server: string, text: string, cut: ServerCut): string {
  return escapeHarnessTags(cutVisible(server, text, cut));
}

function cutVisible(server: string, text: string, cut: ServerCut): string {
  const visible = escapeControlText(text.toWellFormed().replaceAll(/\r\n?/g, '\n'));
  return cutValue(visible, { source: `mcp.${server}`, name: 'mcp', ...cut });
}
