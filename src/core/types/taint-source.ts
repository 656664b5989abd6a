/**
 * Where untrusted text came from: a task whose author may not give instructions, files and programs of a repository that a stranger may
 * have written, an answer from the network, a tool that says of itself that others write its output.
 */
export const taintSources = ['task', 'repository', 'network', 'tool'] as const;

export type TaintSource = (typeof taintSources)[number];
