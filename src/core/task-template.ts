/** The values of the starting event that a task template may contain, each written as `{{name}}`. */
export const templateNames = ['number', 'title', 'body', 'comment'] as const;

export type TemplateName = (typeof templateNames)[number];

/** A placeholder, also with an unknown name. The name may have spaces around it. */
export const templatePlaceholder = /\{\{([^{}]*)\}\}/g;
