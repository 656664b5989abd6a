import * as z from 'zod';
import { refuseFor } from '../../core/schema-parts.ts';
import { explainNeverPassed, explainUnsafeForSetup, explainUnsafeVariable } from '../../core/passed-variables.ts';

/** The name of a variable. */
export const variable = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'a variable is named by letters, digits and "_"');

/** The name of a variable of the runner that is passed to commands. */
export const passedVariable = variable.superRefine(refuseFor(explainNeverPassed));

/** The name of a variable that a server gets with a written value. */
export const serverVariable = variable.superRefine(refuseFor(explainUnsafeVariable));

/** The name of a variable that only `setup` gets, such as the token of a registry. The runner's own variables and the keys of models are refused. */
export const setupVariable = variable
  .refine(
    (name) => !/^(?:GITHUB_.*|GH_TOKEN|INPUT_.*|ACTIONS_.*|RUNNER_.*|.*_API_KEY)$/i.test(name),
    'a variable of the runner, or the key of a model, is never passed to setup',
  )
  .refine(
    (name) => !/^(?:https?|all|no)_proxy$/i.test(name),
    'the proxy of setup is the one of the harness, and sandbox.network.setup opens hosts',
  )
  .superRefine(refuseFor(explainUnsafeForSetup));
