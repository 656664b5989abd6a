import { renderPolicyJsonSchema } from '../../policy/file/json-schema.ts';
import { toolCatalogue } from '../../tools/index.ts';
import type { AddCommand } from '../arguments/options.ts';
import { addCheckCommand } from './check.ts';
import { addCompareCommands } from './compare.ts';
import { addExplainCommand } from './explain.ts';
import { addTestCommands } from './test.ts';

/** Adds the commands under `policy`. */
export const addPolicyCommands: AddCommand = (program, context, exit) => {
  const policy = program.command('policy').description('check, try, test and compare policies');
  addCheckCommand(policy, context, exit);
  addExplainCommand(policy, context, exit);
  addTestCommands(policy, context, exit);
  addCompareCommands(policy, context, exit);
  policy
    .command('schema')
    .description('the JSON Schema of the policy file, for editors')
    .action(() => context.terminal.out(renderPolicyJsonSchema(toolCatalogue)));
};
