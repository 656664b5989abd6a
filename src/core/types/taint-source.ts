/**
 * The source of untrusted text: a task whose author may not give instructions, files and programs of a repository that an untrusted person
 * may have written, an answer from the network, or a tool that declares that other people write its output.
 */
export const taintSources = ['task', 'repository', 'network', 'tool'] as const;

export type TaintSource = (typeof taintSources)[number];
