import { ruleSchema, type RuleFile } from '../decide/rule-file.ts';
import { approvalPresets, gitModes, unixSocketModes } from '../../core/ports/policy-settings.ts';
import { isolationLevels } from '../../core/types/isolation.ts';
import * as z from 'zod';
import { defaultScriptLimits } from '../../core/limits.ts';
import { patchRisks } from '../../core/types/change.ts';
import { cacheNames } from '../../core/caches.ts';
import { decisions } from '../../core/types/decision.ts';
import { templateNames, templatePlaceholder } from '../../core/task-template.ts';
import { associationName, permissionName } from '../decide/matchers/actor.ts';
import { matchers } from '../decide/matchers/index.ts';
import { findProfileProblem, profileConditionKeys } from './profile-names.ts';
import { customToolSettings } from './custom-tool-settings.ts';
import { mcpSettings } from './mcp-settings.ts';
import { networkSettings } from './network-settings.ts';
import { passedVariable } from './passed-variable.ts';
import { isPlainPath } from '../../core/text/path-text.ts';
import { findRemoteProblem } from './remote-source.ts';
import { publishSettings } from './publish-settings.ts';
import { searchSettings } from './search-settings.ts';
import { oneOrMore, positiveWhole, strictObject, text } from '../../core/schema-parts.ts';

const defaultDecision = z.enum(decisions.filter((decision) => decision !== 'allow-for-run'));

const scriptLimits = strictObject({
  timeoutMs: positiveWhole.optional().describe('Milliseconds that a script may take, waiting included.'),
  handOverMs: z
    .int()
    .min(0)
    .optional()
    .describe('Milliseconds after which the model continues while the script runs; 0 for never.'),
  runningMs: positiveWhole.optional().describe('Milliseconds of computing, without the waiting for tools.'),
  memoryMb: positiveWhole.optional().describe('Megabytes of memory for a script.'),
  stackKb: positiveWhole.optional().describe('Kilobytes of stack for a script.'),
  sourceBytes: positiveWhole.optional().describe('Bytes that a script’s text may have.'),
  returnBytes: positiveWhole
    .optional()
    .describe('Bytes of a returned value that the record keeps as a value. A larger one is cut and stored whole.'),
  returnDepth: positiveWhole.optional().describe('How deep a returned value may be nested.'),
  toolCalls: positiveWhole.optional().describe('Tool calls that one script may make.'),
  concurrentToolCalls: positiveWhole.optional().describe('Tool calls that one script may have running at once.'),
  concurrency: z
    .enum(['queue', 'reject'])
    .optional()
    .describe('What happens to a call above that number: it waits, or it is rejected.'),
  consoleLines: positiveWhole.optional().describe('Lines that a script may log.'),
  consoleLinesPerSecond: positiveWhole.optional().describe('Lines that a script may log in a second.'),
  progressEvents: positiveWhole.optional().describe('Progress messages of a script.'),
  progressIntervalMs: positiveWhole.optional().describe('Milliseconds between two progress messages.'),
  cleanupMs: positiveWhole.optional().describe('Milliseconds for running calls to end once the script has.'),
  workerWaitMs: positiveWhole.optional().describe('Milliseconds to wait for a free engine.'),
  streamBytes: positiveWhole.optional().describe('Bytes kept of each output stream of a command that a script runs.'),
  storeBytes: positiveWhole
    .max(defaultScriptLimits.storeBytes, 'the store holds at most 262144 bytes')
    .optional()
    .describe('Bytes that `store` holds for the scripts of a run; at most 262144.'),
});

const scriptMode = z.enum(['enabled', 'dry-run', 'disabled']);

const customPack = strictObject({
  extends: z.array(text).optional().describe('Packs whose tools this pack contains too.'),
  tools: z.array(text).optional().describe('Names of tools.'),
});

const pinnedSource = strictObject({
  url: text
    .superRefine((url, context) => {
      const message = findRemoteProblem(url);
      if (message !== null) context.addIssue({ code: 'custom', message, input: url });
    })
    .describe('The https address of a policy elsewhere.'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'sha256 is 64 lower-case hexadecimal digits')
    .describe('SHA-256 (hex) of its text; another text is refused.'),
});

const localSource = text.refine(
  (written) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(written),
  'a remote policy is pinned: write { url, sha256 } instead of the address alone',
);

const programPath = z
  .string()
  .max(500, { error: 'the path is longer than 500 characters', abort: true })
  .refine(
    (path) => path.startsWith('/') && path !== '/' && isPlainPath(path),
    'a program is listed by its absolute path',
  );

/** Name → the absolute paths that are decided under that name, besides the bare name itself. */
const listedPrograms = z.record(
  z.string().regex(/^[A-Za-z0-9_+.[-]{1,100}$/, 'a program is named by its name on the PATH'),
  oneOrMore(programPath),
);

const taskTemplate = z
  .string()
  .min(1, 'the template is empty')
  .max(20_000, { error: 'the template is longer than 20,000 characters', abort: true })
  .superRefine((written, context) => {
    for (const [placeholder, name = ''] of written.matchAll(templatePlaceholder))
      if (!templateNames.some((known) => known === name.trim()))
        context.addIssue({
          code: 'custom',
          message: `${placeholder} is not a part of an event; a template may name ${templateNames.map((known) => `{{${known}}}`).join(', ')}`,
          input: written,
        });
  });

const price = z.number().nonnegative('must not be less than 0');

const bodyShape = {
  version: z.literal(1, 'version must be 1').describe('The version of the file format: 1.'),
  name: text.max(100, 'the name is longer than 100 characters').describe('The policy’s name, as reports show it.'),
  extends: z
    .union([localSource, pinnedSource, z.array(z.union([localSource, pinnedSource]))])
    .optional()
    .describe(
      'Policies that this one builds on: `builtin:NAME` or a file next to this one. No layer can weaken another.',
    ),
  approvals: z
    .enum(approvalPresets)
    .optional()
    .describe(
      'When `explain` and `escalate` hold. `untrusted`: as the rules state; `on-request`: only for calls with a justification; `on-failure`: also a command to which the sandbox refused an access may be repeated with one; `never`: nothing is escalated.',
    ),
  harness: strictObject({
    mode: scriptMode
      .optional()
      .describe('Whether the model may write scripts. Of this and the input the stricter holds.'),
    limits: scriptLimits.optional().describe('Limits of one script. Of several layers the smaller holds.'),
    providers: z
      .record(
        text,
        strictObject({
          mode: scriptMode.describe('Whether models of this API may write scripts; never more than `harness.mode`.'),
        }),
      )
      .optional()
      .describe('Settings for one provider’s API, by its name.'),
    continueOnError: z
      .boolean()
      .optional()
      .describe('Whether the scripts that follow a failed one in the same turn still run.'),
    spawn: z.boolean().optional().describe('Whether scripts may leave calls running with `tools.spawn`.'),
    runtime: z
      .enum(['quickjs', 'isolated-vm'])
      .optional()
      .describe('The engine that runs scripts. If layers differ, `quickjs` is used.'),
  })
    .optional()
    .describe('How scripts of the model are run.'),
  tools: strictObject({
    pack: text
      .optional()
      .describe(
        'A pack of tools that the model is offered: a built-in one, or one of `tools.packs`. Without it, all tools.',
      ),
    packs: z.record(text, customPack).optional().describe('Your own packs, by name.'),
    deny: oneOrMore(text).optional().describe('Tools that are never offered; `*` matches any letters.'),
  })
    .optional()
    .describe('The tools that the model is offered.'),
  defaults: strictObject({
    decision: defaultDecision
      .optional()
      .describe('The decision about an access that no rule matches; `deny` if it is left out.'),
    opaque: defaultDecision
      .optional()
      .describe('The decision about a command whose effect cannot be determined; `deny` if it is left out.'),
    onError: z
      .literal('deny-and-abort', 'only deny-and-abort is supported by this version')
      .optional()
      .describe('The decision if a call cannot be decided because of an error.'),
  })
    .optional()
    .describe('Decisions about accesses that no rule matches.'),
  limits: strictObject({
    turns: positiveWhole.optional().describe('Turns of the model.'),
    toolCalls: positiveWhole.optional().describe('Tool calls.'),
    denials: positiveWhole.optional().describe('Denied calls before the run ends.'),
    identicalCalls: positiveWhole.optional().describe('How often the same call may be denied before the run ends.'),
    costUsd: z
      .number()
      .positive('must be more than 0')
      .optional()
      .describe('US dollars. The price of the model has to be known.'),
    tokens: positiveWhole.optional().describe('Tokens in and out. A cached token counts as a tenth.'),
    minutes: z.number().positive('must be more than 0').optional().describe('Minutes.'),
  })
    .optional()
    .describe('Limits of the whole run. Of these and the inputs the stricter holds.'),
  prices: z
    .record(
      text,
      strictObject({
        inputUsd: price.describe('US dollars for a million tokens sent.'),
        cachedUsd: price
          .optional()
          .describe('US dollars for a million tokens sent that the provider had cached; without it, as tokens sent.'),
        cacheWriteUsd: price
          .optional()
          .describe(
            'US dollars for a million tokens sent that the provider wrote to its cache; without it, as tokens sent.',
          ),
        outputUsd: price.describe('US dollars for a million tokens received.'),
      }),
    )
    .optional()
    .describe(
      'Prices of models, by name; they precede the list of this version. Of several layers the higher price holds.',
    ),
  require: strictObject({
    actor: strictObject({
      permission: oneOrMore(permissionName)
        .optional()
        .describe('Permissions in the repository, one of which the actor needs; `none` accepts everyone.'),
      association: oneOrMore(associationName)
        .optional()
        .describe('How the actor has to belong to the repository; one of these.'),
      listed: z
        .boolean()
        .optional()
        .describe('Whether accounts in `allow-users` and `allow-bot-users` may start the run with any role.'),
      schedule: z.boolean().optional().describe('Whether a schedule may start the run.'),
    })
      .refine(
        (actor) =>
          [actor.permission, actor.association, actor.listed, actor.schedule].some((value) => value !== undefined),
        'give permission, association, listed or schedule',
      )
      .optional()
      .describe('Who may start the run.'),
    fork: z
      .literal(false, 'fork takes only false: a fork’s code does not start the run')
      .optional()
      .describe('`false`: code of a fork does not start the run.'),
  })
    .optional()
    .describe('The conditions for a run to start.'),
  patch: strictObject({
    allow: z
      .array(z.enum(patchRisks))
      .optional()
      .describe(
        'Changes of a patch that are refused otherwise: `links`, `modes` (of files that were there), `attributes` (`.gitattributes`).',
      ),
  })
    .optional()
    .describe('The products of the run at its end.'),
  programs: listedPrograms.optional().describe('Absolute paths of a program, by its name.'),
  taskTemplate: taskTemplate
    .optional()
    .describe(
      'The task of a run that is given none, on an issue, pull request or comment: `{{number}}`, `{{title}}`, `{{body}}` and `{{comment}}` are replaced by the texts of the event, in envelopes for untrusted text.',
    ),
  sandbox: strictObject({
    require: z.enum(isolationLevels).optional().describe('The weakest isolation that the run accepts.'),
    network: networkSettings
      .optional()
      .describe('Hosts and ports that commands and requests may reach. Without it, none.'),
    caches: z
      .array(z.enum(cacheNames))
      .optional()
      .describe(
        'Package managers whose caches commands find at their usual places, as copies that are thrown away with the run.',
      ),
    env: strictObject({
      pass: z
        .array(passedVariable)
        .optional()
        .describe('Variables that commands may see. Names that may hold a key are refused.'),
    })
      .optional()
      .describe('Variables of the runner.'),
    limits: strictObject({
      commandTimeoutMs: positiveWhole.optional().describe('Milliseconds.'),
      memoryMb: positiveWhole
        .optional()
        .describe(
          'Megabytes of memory: of the command and all that it starts if a control group is available, otherwise of each process.',
        ),
      processes: positiveWhole.optional().describe('Processes.'),
      fileMb: positiveWhole.optional().describe('Megabytes that one written file may have.'),
      tmpMb: positiveWhole.optional().describe('Megabytes of the temporary folder.'),
      cacheMb: positiveWhole
        .optional()
        .describe('Megabytes of package caches that are copied for commands, all together.'),
      cpuSeconds: positiveWhole.optional().describe('Seconds of CPU time that one process may use.'),
      outputMb: positiveWhole.optional().describe('Megabytes of output after which the command is ended.'),
      freeDiskMb: positiveWhole
        .optional()
        .describe('Megabytes that stay free on the disk of the workspace; a command is ended there.'),
    })
      .optional()
      .describe('Limits of one command.'),
    git: z
      .enum(gitModes)
      .optional()
      .describe(
        'What processes see of the repository. `history`: all that is committed. `visible`: one commit with the files that they may read. A policy whose own rules close a file that git tracks has to choose. `visible` in one file precedes.',
      ),
    unixSockets: z
      .enum(unixSocketModes)
      .optional()
      .describe(
        'Which processes of the run may use unix sockets. `without-hosts` (the default): all but MCP servers that reach hosts. `allow`: all. `deny`: none. The strictest value of all files counts.',
      ),
    ptrace: z
      .enum(['deny', 'allow'])
      .optional()
      .describe('`allow`: commands may trace their own processes, as debuggers do.'),
  })
    .optional()
    .describe('The sandbox of commands.'),
  agents: strictObject({
    models: z
      .array(text)
      .optional()
      .describe(
        'Models that `agents.llm.chat` may ask, besides the run’s own. Of several layers, those that all name.',
      ),
    chats: positiveWhole.optional().describe('Requests of `agents.llm.chat` in a run; 20 unless written otherwise.'),
    children: positiveWhole
      .optional()
      .describe('Child agents that a run may start (`agents.launch.*`), 4 unless written otherwise.'),
    depth: positiveWhole
      .max(3, 'agents are nested at most 3 deep')
      .optional()
      .describe('How deep agents may start agents: 1 unless written otherwise, at most 3.'),
  })
    .optional()
    .describe(
      'Calls that ask a model. Without this key, no call can; with it, a rule has to allow the tool, such as `agents.llm.chat`.',
    ),
  mcp: mcpSettings
    .optional()
    .describe(
      'Servers of the Model Context Protocol: programs in the sandbox (stdio), or servers elsewhere (streamable HTTP).',
    ),
  customTools: customToolSettings
    .optional()
    .describe('Tools that are commands, by name. They are denied until a rule names them.'),
  search: searchSettings.optional().describe('The service that `webSearch` asks. Without it, the tool is not offered.'),
  publish: publishSettings
    .optional()
    .describe('With `mode: comment`: the parts of the answer, and which of them are published.'),
  rules: z
    .array(ruleSchema)
    .optional()
    .describe('The rules. Their order does not matter: the strictest that matches decides.'),
  tests: z.array(text).optional().describe('Test tables of this policy, relative to this file.'),
};

// Keys that describe the file as a whole, or that apply to every run, are not valid in a profile.
const {
  version: _version,
  name: _name,
  tests: _tests,
  programs: _programs,
  prices: _prices,
  taskTemplate: _taskTemplate,
  customTools: _customTools,
  search: _search,
  publish: _publish,
  ...profileShape
} = bodyShape;

const profile = strictObject({
  when: strictObject(
    Object.fromEntries(
      matchers.flatMap(({ key, schema }) => (profileConditionKeys.includes(key) ? [[key, schema.optional()]] : [])),
    ),
  )
    .refine((written) => Object.values(written).some((value) => value !== undefined), 'name at least one condition')
    .optional()
    .describe('The runs for which the profile holds. `fork` and other known names need none.'),
  ...profileShape,
}).refine(
  (written) => Object.values(written).some((value) => value !== undefined),
  'a profile says at least one thing',
);

/** The schema of the policy file. Anything that this version cannot enforce is an error, and is never ignored. */
export const policyFileSchema = strictObject({
  ...bodyShape,
  profiles: z
    .record(z.string(), profile)
    .superRefine(
      (profiles, context) => {
        for (const [name, written] of Object.entries<unknown>(profiles)) {
          const hasConditions = typeof written === 'object' && written !== null && Object.hasOwn(written, 'when');
          const message = findProfileProblem(name, hasConditions);
          if (message !== null) context.addIssue({ code: 'custom', path: [name], message, input: name });
        }
      },
      // Runs even if a profile has other errors, so that all problems are reported at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    )
    .optional()
    .describe('Narrower policies for some runs, by name.'),
});

export type ExtendsSource = z.output<typeof localSource> | z.output<typeof pinnedSource>;
interface Rules {
  readonly rules?: readonly RuleFile[] | undefined;
}

export type ProfileFile = Omit<z.output<typeof profile>, 'rules'> & Rules;
export type PolicyFile = Omit<z.output<typeof policyFileSchema>, 'rules' | 'profiles'> &
  Rules & { readonly profiles?: Readonly<Record<string, ProfileFile>> | undefined };
