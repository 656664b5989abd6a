/**
 * The effect of `explain` and `escalate` rules.
 * `untrusted`: they apply as written.
 * `on-request`: they apply only to a call with a justification; any other call is denied with that reason.
 * `on-failure`: they apply as written. In addition, a command for which the sandbox refused changes or connections may be repeated once with a
 * justification. It is then decided together with them, and they are granted if rules or a person allow them.
 * `never`: no approval is requested.
 * The order is from the most lenient preset to the strictest.
 */
export const approvalPresets = ['untrusted', 'on-failure', 'on-request', 'never'] as const;

export type ApprovalPreset = (typeof approvalPresets)[number];

/** The strictest of several presets; `untrusted` if the list is empty. */
export function pickStrictestPreset(written: readonly ApprovalPreset[]): ApprovalPreset {
  return written.reduce(
    (left, right) => (approvalPresets.indexOf(left) >= approvalPresets.indexOf(right) ? left : right),
    'untrusted' as ApprovalPreset,
  );
}
