import * as z from 'zod';
import { listKeys } from '../core/ports/model.ts';
import { HarnessError } from '../core/types/error.ts';
import { listInputs } from '../github/inputs.ts';
import { modelApis } from '../models/index.ts';
import { readYaml } from '../policy/file/read-yaml.ts';
import { strictObject } from '../core/schema-parts.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import type { AddCommand } from './arguments/options.ts';
import { readSource } from './arguments/read-source.ts';

/** The most jobs that GitHub makes of one matrix. */
const maxJobs = 256;
/** The most bytes of one output of a job on GitHub. */
const maxBytes = 1024 * 1024;

export const addMatrixCommand: AddCommand = (program, context) => {
  program
    .command('matrix <tasks>')
    .description('print a file of tasks as JSON for strategy.matrix of a workflow; - reads standard input')
    .action(async (file: string) => context.terminal.out(`${await renderMatrix(file, context)}\n`));
};

/** The tasks as `{"include": […]}` on one line. Rejects with `usage` and the places of all problems. */
async function renderMatrix(file: string, context: CommandContext): Promise<string> {
  const { value, problems: invalid, places: at } = readYaml(file, await readSource(file, context), createTasksSchema());
  const found = value === null || invalid.length > 0 ? [] : findProblems(value);
  const problems = [...invalid, ...found.map(({ path, message, hint }) => at.problemAt(path, message, hint))];
  if (value === null || problems.length > 0)
    throw new HarnessError({ code: 'usage', message: `${file} cannot be used`, hint: '', problems });
  const { defaults, tasks } = value;
  const matrix = JSON.stringify({ include: tasks.map((task) => ({ ...defaults, ...task })) });
  if (Buffer.byteLength(matrix) > maxBytes)
    throw new HarnessError({
      code: 'usage',
      message: `the matrix of ${file} has ${Buffer.byteLength(matrix)} bytes, and an output of a job at most ${maxBytes}`,
      hint: 'Use task-file for long tasks, or split the file.',
    });
  return matrix;
}

interface Tasks {
  readonly defaults: Readonly<Record<string, string | undefined>>;
  readonly tasks: readonly Readonly<Record<string, string | undefined>>[];
}

/** The place of a job, besides its inputs. */
const places = {
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'write it as owner/name'),
  ref: z.string().min(1),
  'runs-on': z.string().min(1),
};

// The inputs of the action, checked as the action will check them. Keys stay secrets of the workflow.
function createTasksSchema(): z.ZodType<Tasks> {
  const keys = new Set(['github-token', 'otlp-headers', ...listKeys(modelApis).map(({ input }) => input)]);
  const inputs = [...listInputs(modelApis)].filter(([name]) => !keys.has(name));
  const rows = { ...places, ...Object.fromEntries(inputs.map(([name, { schema }]) => [name, inputText(schema)])) };
  const optional = Object.fromEntries(Object.entries(rows).map(([name, schema]) => [name, schema.optional()]));
  const name = z.string().regex(/^\w[\w.-]{0,79}$/, 'write a name of letters, digits, ".", "_" and "-"');
  return strictObject({
    defaults: strictObject(optional).default({}),
    tasks: z.array(strictObject({ ...optional, name })).min(1, 'the file has no task'),
  });
}

function inputText(schema: z.ZodType): z.ZodType<string> {
  return z
    .union([z.string(), z.number(), z.boolean()])
    .transform(String)
    .superRefine((text, context) => {
      const { error } = schema.safeParse(text);
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
    });
}

interface Found {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly hint: string;
}

function findProblems({ defaults, tasks }: Tasks): readonly Found[] {
  const problems: Found[] = [];
  if (tasks.length > maxJobs)
    problems.push({
      path: ['tasks', maxJobs],
      message: `${tasks.length} tasks, and GitHub makes at most ${maxJobs} jobs of a matrix`,
      hint: 'Split the file, and start a workflow for each part.',
    });
  const names = new Map<string, number>();
  for (const [index, task] of tasks.entries()) {
    const { name = '' } = task;
    const first = names.get(name);
    if (first !== undefined)
      problems.push({
        path: ['tasks', index, 'name'],
        message: `task ${first + 1} has the name ${name} too`,
        hint: 'Each job needs its own name: it distinguishes comments and artifacts.',
      });
    names.set(name, first ?? index);
    const given = ['task', 'task-file'].filter((input) => (task[input] ?? defaults[input]) !== undefined);
    if (given.length !== 1)
      problems.push({
        path: ['tasks', index],
        message: `the task ${name} has ${given.length === 0 ? 'neither task nor task-file' : 'task and task-file'}`,
        hint: 'Give one of them.',
      });
  }
  return problems;
}
