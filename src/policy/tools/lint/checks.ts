/** Each check by its code: the severity of its findings, and its purpose. */
export const lintChecks = {
  invalid: { severity: 'error', purpose: 'The policy cannot be loaded.' },
  'test-failed': { severity: 'error', purpose: 'A row of a test table gets another decision than it states.' },
  'any-program': { severity: 'warning', purpose: 'A rule allows every program.' },
  'interpreter-allowed': {
    severity: 'warning',
    purpose: 'A rule allows an interpreter or a wrapper with anything after it.',
  },
  'workspace-program': { severity: 'warning', purpose: 'A rule allows a program that is in the workspace.' },
  'any-access': { severity: 'warning', purpose: 'A rule allows all that a call does, with any tool.' },
  'whole-tool': { severity: 'warning', purpose: 'A rule allows everything that a powerful tool can do.' },
  contained: { severity: 'info', purpose: 'A rule allows any command that the sandbox contains.' },
  advisory: { severity: 'info', purpose: 'A rule about commands matches their spelling only.' },
  'executes-workspace': {
    severity: 'info',
    purpose: 'A rule gives hosts to a command that runs in the agent’s workspace.',
  },
  'sealed-install': {
    severity: 'warning',
    purpose: 'A rule gives hosts to an installation of which nothing is kept.',
  },
  'starts-programs': { severity: 'info', purpose: 'A rule lists programs that start others.' },
  'runs-scratch': { severity: 'info', purpose: 'A rule lists programs that can run what the agent wrote in /tmp.' },
  'control-files': {
    severity: 'error',
    purpose: 'A rule allows writing files that steer git, the workflows or the policy.',
  },
  'default-allow': { severity: 'warning', purpose: 'A call that no rule names is allowed.' },
  'opaque-allow': { severity: 'warning', purpose: 'A command whose effect cannot be determined is allowed.' },
  'no-read-rule': { severity: 'error', purpose: 'The policy lets processes run and read nothing.' },
  denylist: { severity: 'warning', purpose: 'The policy allows all of a kind and lists what is forbidden.' },
  'unanchored-pattern': {
    severity: 'warning',
    purpose: 'A regular expression of an allow leaves its beginning or end open.',
  },
  'glob-of-path': { severity: 'warning', purpose: 'A rule compares an argument that names a file as a text.' },
  'any-host': { severity: 'error', purpose: 'A rule allows every host.' },
  'net-for-commands': { severity: 'error', purpose: 'A rule of requests is written for commands.' },
  'below-floor': {
    severity: 'warning',
    purpose: 'The policy of an organisation takes away what a rule or a setting opens.',
  },
  profile: { severity: 'info', purpose: 'A profile of the policy, and how it applies.' },
  'unpinned-extends': {
    severity: 'warning',
    purpose: 'The policy extends a file whose content no commit and no hash fixes.',
  },
  'duplicate-rule': { severity: 'warning', purpose: 'Two rules have the same conditions and the same decision.' },
  'contradictory-rules': {
    severity: 'warning',
    purpose: 'Two rules have the same conditions and different decisions.',
  },
  'shadowed-rule': { severity: 'warning', purpose: 'A rule never decides anything.' },
  'directory-glob': { severity: 'warning', purpose: 'A glob seems to name a directory and matches only a file.' },
  'overridden-setting': {
    severity: 'warning',
    purpose: 'A setting has no effect, because a policy that it extends sets a stricter value.',
  },
  'open-network': { severity: 'info', purpose: 'Hosts or ports are open to every command, or to setup.' },
  'own-loopback': { severity: 'warning', purpose: 'A name of the loopback is opened, which is the command’s own.' },
  'escalate-without-channel': { severity: 'warning', purpose: 'A rule escalates, and no person can be asked.' },
  'server-reads-and-connects': { severity: 'warning', purpose: 'An MCP server sees the workspace and has a network.' },
  'unpinned-server': { severity: 'info', purpose: 'An MCP server is not bound to the tools that it has now.' },
  'unknown-server': {
    severity: 'warning',
    purpose: 'A rule allows tools of an MCP server that the policy does not start.',
  },
  'unoffered-tool': { severity: 'warning', purpose: 'A rule allows a tool that the policy does not offer.' },
  'unnamed-tool': { severity: 'warning', purpose: 'A custom tool is named by no rule.' },
  'opaque-tool': { severity: 'warning', purpose: 'The effects of the command of a custom tool cannot be determined.' },
  'expiring-rule': { severity: 'warning', purpose: 'A rule has expired, or expires within 14 days.' },
  'committed-secret': { severity: 'warning', purpose: 'Git has stored a file that a rule denies to read.' },
  'committed-closed': {
    severity: 'error',
    purpose:
      'Own rules close a file that git tracks, and the policy does not choose what processes see of the history.',
  },
  'no-reason': { severity: 'info', purpose: 'A rule gives no reason.' },
  'no-examples': { severity: 'info', purpose: 'A rule has no example that it matches.' },
} as const satisfies Readonly<
  Record<string, { readonly severity: 'error' | 'warning' | 'info'; readonly purpose: string }>
>;

export type LintCode = keyof typeof lintChecks;
