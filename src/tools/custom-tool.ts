import { RE2JS } from 're2js';
import * as z from 'zod';
import {
  createCustomAccess,
  fillCommand,
  findOptionArgument,
  type CustomArguments,
  type CustomParameter,
  type CustomTool,
  type CustomValue,
} from '../core/types/custom-tool.ts';
import type { Tool } from '../core/ports/tool.ts';
import { commandWord, lowerCommandCall } from './command-call.ts';
import { defineTool } from './definition/define-tool.ts';
import { commandReturns, runCommandCall } from './exec.ts';

const maxListed = 1_000;

/**
 * A tool that a policy declares as a command. A call needs a rule that names the tool, and is a command besides: rules that deny the command
 * or its effects deny the call. No shell reads an argument, and none becomes an option of the program.
 */
export function createCustomTool(tool: CustomTool): Tool {
  const { name, structuredName, description, cwd, timeoutMs } = tool;
  const readCall = (args: CustomArguments) => ({ command: [...fillCommand(tool, args)], cwd });
  return defineTool({
    name,
    structuredName,
    kind: 'custom',
    packs: [],
    description,
    input: createInput(tool),
    returns: commandReturns,
    accesses: async (args, files) => [createCustomAccess(name), ...(await lowerCommandCall(readCall(args), files))],
    run: (args, context) =>
      runCommandCall({ ...readCall(args), ...(timeoutMs !== null && { timeoutMs }) }, context, 'sealed'),
  });
}

function createInput(tool: CustomTool) {
  const shape = Object.fromEntries(
    Object.entries(tool.parameters).map(([name, parameter]): [string, z.ZodType<CustomArguments[string]>] => {
      const schema = createParameter(parameter);
      return [name, tool.required.includes(name) ? schema : schema.optional()];
    }),
  );
  return z.strictObject(shape).superRefine((args, context) => {
    const option = findOptionArgument(tool, args);
    if (option === null) return;
    const [program] = tool.command;
    context.addIssue({
      code: 'custom',
      path: [option.name],
      message: `${JSON.stringify(option.word.slice(0, 100))} begins with "-", so ${program} would read it as an option; a path may begin with "./"; for other values, the policy may write --${option.name}={${option.name}} or list them in enum`,
      input: args,
    });
  });
}

function createParameter(parameter: CustomParameter): z.ZodType<CustomArguments[string]> {
  const schema = ((): z.ZodType<CustomArguments[string]> => {
    if (parameter.type !== 'array') return createValue(parameter);
    const { items, minItems = 0, maxItems = maxListed } = parameter;
    return z.array(createValue(items)).min(minItems).max(Math.min(maxItems, maxListed));
  })();
  return parameter.description === undefined ? schema : schema.describe(parameter.description);
}

function createValue(value: CustomValue): z.ZodType<string | number | boolean> {
  if (value.enum !== undefined) return z.literal([...value.enum]);
  switch (value.type) {
    case 'string':
      return createText(value);
    case 'boolean':
      return z.boolean();
    case 'integer':
    case 'number': {
      const { minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = value;
      const number = value.type === 'integer' ? z.int() : z.number();
      return number.min(minimum).max(maximum);
    }
  }
}

function createText({ pattern, minLength, maxLength }: CustomValue): z.ZodType<string> {
  const text = commandWord.min(minLength ?? 0).max(maxLength ?? 10_000, { abort: true });
  if (pattern === undefined) return text;
  const expression = RE2JS.compile(pattern);
  // Models read a pattern as one that may match a part.
  return text
    .refine((written) => expression.matches(written), `does not match ${pattern} as a whole`)
    .meta({ pattern: `^(?:${pattern})$` });
}
