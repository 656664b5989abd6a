/** A message of the harness itself, as the model receives it. The text may contain foreign text: no tag in it counts. */
export function createNotice(text: string): string {
  return `<harness-notice>${text.replaceAll('<', '&lt;')}</harness-notice>`;
}

/** A message in the harness's own words only. Its tags are spelled as the model has to write them. */
export function createTagNotice(text: string): string {
  return `<harness-notice>${text}</harness-notice>`;
}
