/** Kinds of process that run commands of the agent, in its workspace. */
export const commands = ['command', 'shell', 'session', 'tool'] as const;
/** Processes that prepare and check, each in a tree of its own. */
export const checks = ['setup', 'verify-before', 'verify-after'] as const;
/** MCP servers without the workspace, and with `workspace: read`. */
export const servers = ['server', 'server-reading'] as const;
/** Tools of the harness that read files, and `git grep` as a command. */
export const searches = ['readFile', 'grepFiles', 'fileSearch', 'gitGrep'] as const;

/** The kinds that run the probe. */
export const probed = [...commands, ...checks, ...servers, 'engine'] as const;
/** The columns of the table: what serves the agent in a run. */
export const columns = [...probed, ...searches] as const;

export type Probed = (typeof probed)[number];
export type Column = (typeof columns)[number];
