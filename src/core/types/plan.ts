/** The steps that the model has planned, as it last reported them. */
export interface Plan {
  readonly explanation: string;
  readonly steps: readonly { readonly step: string; readonly status: 'pending' | 'in_progress' | 'completed' }[];
}
