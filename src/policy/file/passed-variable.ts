import * as z from 'zod';

const variable = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'a variable is named by letters, digits and "_"')
  .refine(
    (name) => !/^(?:PATH|LD_.*|GIT_.*|NODE_OPTIONS|BASH_ENV|ENV)$/i.test(name),
    'a variable that changes which program runs is never passed to commands',
  );

/** The name of a variable that is passed to commands and servers. Names that may hold a key, or that change how programs start, are refused. */
export const passedVariable = variable.refine(
  (name) =>
    !/^(?:GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GH_TOKEN|INPUT_.*|ACTIONS_.*|.*(?:_KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?))$/i.test(
      name,
    ),
  'a variable that may hold a key is never passed to commands',
);

/** The name of a variable that only `setup` gets, such as the token of a registry. The runner's own variables and the keys of models are refused. */
export const setupVariable = variable
  .refine(
    (name) => !/^(?:GITHUB_.*|GH_TOKEN|INPUT_.*|ACTIONS_.*|RUNNER_.*|.*_API_KEY)$/i.test(name),
    'a variable of the runner, or the key of a model, is never passed to setup',
  )
  .refine(
    (name) => !/^(?:https?|all|no)_proxy$/i.test(name),
    'the proxy of setup is the one of the harness, and sandbox.network.setup opens hosts',
  );
