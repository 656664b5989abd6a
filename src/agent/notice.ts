/** A message of the harness itself, as the model receives it. */
export function createNotice(text: string): string {
  return `<harness-notice>${text.replaceAll('<', '&lt;')}</harness-notice>`;
}
