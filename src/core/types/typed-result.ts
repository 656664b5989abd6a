/** The parts that a run in `mode: comment` publishes besides its text, and the lists that the model chooses from. */
export type TypedResult =
  | { readonly type: 'review'; readonly maxComments: number }
  | { readonly type: 'triage'; readonly labels: readonly string[]; readonly assignees: readonly string[] };
