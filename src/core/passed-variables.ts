const changesPrograms = /^(?:PATH|LD_.*|GIT_.*|NODE_OPTIONS|BASH_ENV|ENV)$/i;

const mayHoldKey =
  /^(?:GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GH_TOKEN|INPUT_.*|ACTIONS_.*|.*(?:_KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?))$/i;

/** Also refused for the value of the runner: its channels, half of a key, proxies with their passwords, and what Python runs first. */
const ownOfRunner = /^(?:RUNNER_TEMP|AWS_ACCESS_KEY_ID|(?:https?|all|ftp)_proxy|PYTHONSTARTUP)$/i;

/** Why commands and servers get no variable of this name, whatever its value is; null if they may. */
export function explainUnsafeVariable(name: string): string | null {
  if (changesPrograms.test(name))
    return 'a variable that changes which program runs is never passed to commands: remove it';
  return mayHoldKey.test(name) ? 'a variable that may hold a key is never passed to commands: remove it' : null;
}

/** Why `setup` gets no variable of this name, which may hold a key; null if it may. */
export function explainUnsafeForSetup(name: string): string | null {
  return changesPrograms.test(name) && !mayHoldKey.test(name)
    ? 'a variable that changes which program runs is never passed to setup: remove it, or rename it if it holds a key'
    : null;
}

/** Why the sandbox never passes on the runner's variable of this name; null if a policy can pass it. */
export function explainNeverPassed(name: string): string | null {
  return (
    explainUnsafeVariable(name) ??
    (ownOfRunner.test(name) ? `the runner's own value of ${name} is never passed to commands: remove it` : null)
  );
}
