/** What a task template may name of the event that started a run, each written as `{{name}}`. */
export const templateNames = ['number', 'title', 'body', 'comment'] as const;

export type TemplateName = (typeof templateNames)[number];

/** A placeholder, also one of a name that is not known. */
export const templatePlaceholder = /\{\{\s*([^{}]*?)\s*\}\}/g;
