/**
 * What `explain` and `escalate` rules come to. `untrusted`: as they are written. `on-request`: only for a call that says what it is for;
 * any other is denied and told so. `on-failure`: as written, and a command to which the sandbox refused changes or connections may be made
 * once more with a justification: it is then decided together with them, and has them where rules or a person allow it. `never`: nobody is asked. The order is from the most lenient to the strictest.
 */
export const approvalPresets = ['untrusted', 'on-failure', 'on-request', 'never'] as const;

export type ApprovalPreset = (typeof approvalPresets)[number];

/** The strictest of several; `untrusted` where none is written. */
export function pickStrictestPreset(written: readonly ApprovalPreset[]): ApprovalPreset {
  return written.reduce(
    (left, right) => (approvalPresets.indexOf(left) >= approvalPresets.indexOf(right) ? left : right),
    'untrusted' as ApprovalPreset,
  );
}
