import { renderUntrustedEnvelope, type UntrustedText } from '../core/text/untrusted-envelope.ts';
import { removeHiddenText } from './hidden-text.ts';

// GitHub's limit for a body. It also bounds the work on a hostile text.
const maxLength = 65_536;

/**
 * The marked envelope in which such a text reaches the model: without the text that a reader on GitHub does not see, and with
 * every tag escaped that the harness itself uses as a mark, so that the text can neither leave the envelope nor pose
 * as the harness.
 */
export function renderUntrustedText(untrusted: UntrustedText): string {
  const visible = removeHiddenText(untrusted.text.slice(0, maxLength).toWellFormed());
  const cut = untrusted.text.length > maxLength ? '\n[cut]' : '';
  const attributes = { source: removeHiddenText(untrusted.source), author: removeHiddenText(untrusted.author) };
  return renderUntrustedEnvelope(attributes, `${visible}${cut}`);
}
