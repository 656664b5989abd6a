import { isFileCall } from './access.ts';
import type { DecisionRecord } from './decision.ts';
import { escapeHarnessTags } from '../text/untrusted-envelope.ts';
import { cutText } from '../text/cut-text.ts';

const maxCharacters = 400;

/** Renders the refused access in brackets if the reason does not contain it. Empty otherwise, and for a call that accesses nothing. */
export function renderRefused({ reason, refused }: Pick<DecisionRecord, 'reason' | 'refused'>): string {
  return ['', 'none'].includes(refused) || reason.includes(refused) ? '' : ` (${refused})`;
}

/** Renders a denial for the model: rule, reason, the access that was refused, and the shortest alternative. */
export function renderDenial(decision: DecisionRecord): string {
  const { rule, reason, instead } = decision;
  const ask =
    decision.decision === 'explain'
      ? ' Make the same call again with the argument `justification`: purpose, expected effect, and why there is no other way.'
      : '';
  const effect = `${describeNoEffect(decision)}${renderLastDenial(decision)}`;
  const rest = `${renderRefused(decision)} ${effect}${instead === '' ? '' : ` ${instead}`}${ask}`;
  const head = `Denied by rule ${rule}: ${reason}`;
  const room = Math.max(0, maxCharacters - rest.length);
  const text = `${cutText(head, room)}${rest}`.slice(0, maxCharacters);
  // A link in the repository can contain any path.
  return escapeHarnessTags(text);
}

export const lastDenial = 'The next denied call or refused change ends the run.';

/** Warns, after a space, that one more denial ends the run. Empty if more are permitted. `limits` does not count the denial itself. */
export function renderLastDenial({ limits }: Pick<DecisionRecord, 'limits'>): string {
  const isLast = (name: string): boolean => limits.some(({ limit, used, of }) => limit === name && used + 2 === of);
  if (isLast('denials')) return ` ${lastDenial}`;
  return isLast('identicalCalls') ? ' If this call is denied again, the run ends.' : '';
}

function describeNoEffect({ accesses }: DecisionRecord): string {
  if (!isFileCall(accesses)) return 'Nothing was run.';
  return accesses.some(({ type }) => type === 'write') ? 'No file was changed.' : 'Nothing was read.';
}
