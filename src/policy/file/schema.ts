import { ruleSchema, seenFile, type RuleFile } from '../decide/rule-file.ts';
import { approvalPresets, gitModes, unixSocketModes } from '../../core/ports/policy-settings.ts';
import { isolationLevels } from '../../core/types/isolation.ts';
import * as z from 'zod';
import { defaultScriptLimits } from '../../core/limits.ts';
import { patchRisks } from '../../core/types/change.ts';
import { cacheNames } from '../../core/caches.ts';
import { decisions } from '../../core/types/decision.ts';
import { templateNames, templatePlaceholder } from '../../core/task-template.ts';
import { associationName, permissionName } from '../decide/matchers/start.ts';
import { matchers, startKeys } from '../decide/matchers/index.ts';
import { findProfileProblem } from './profile-names.ts';
import { customToolSettings } from './custom-tool-settings.ts';
import { mcpSettings } from './mcp-settings.ts';
import { networkSettings } from './network-settings.ts';
import { passedVariable, setupVariable } from './passed-variable.ts';
import { findRemoteProblem } from './remote-source.ts';
import { publishSettings } from './publish-settings.ts';
import { searchSettings } from './search-settings.ts';
import {
  hasValue,
  oneOrMore,
  optional,
  optionalMap,
  positiveWhole,
  refuseFor,
  strictObject,
  text,
} from '../../core/schema-parts.ts';

const defaultDecision = z.enum(decisions.filter((decision) => decision !== 'allow-for-run'));

const scriptLimits = strictObject({
  timeoutMs: optional(positiveWhole, 'Milliseconds that a script may take, waiting included.'),
  handOverMs: optional(
    z.int('must be a whole number').min(0, 'must be at least 0'),
    'Milliseconds after which the model continues while the script runs; 0 for never.',
  ),
  runningMs: optional(positiveWhole, 'Milliseconds of computing, without the waiting for tools.'),
  memoryMb: optional(positiveWhole, 'Megabytes of memory for a script.'),
  stackKb: optional(positiveWhole, 'Kilobytes of stack for a script.'),
  sourceBytes: optional(positiveWhole, 'Bytes that a script’s text may have.'),
  returnBytes: optional(
    positiveWhole,
    'Bytes of a returned value that the record keeps as a value. A larger one is cut and stored whole.',
  ),
  returnDepth: optional(positiveWhole, 'How deep a returned value may be nested.'),
  toolCalls: optional(positiveWhole, 'Tool calls that one script may make.'),
  concurrentToolCalls: optional(positiveWhole, 'Tool calls that one script may have running at once.'),
  concurrency: optional(
    z.enum(['queue', 'reject']),
    'What happens to a call above that number: it waits, or it is rejected.',
  ),
  consoleLines: optional(positiveWhole, 'Lines that a script may log.'),
  consoleLinesPerSecond: optional(positiveWhole, 'Lines that a script may log in a second.'),
  progressEvents: optional(positiveWhole, 'Progress messages of a script.'),
  progressIntervalMs: optional(positiveWhole, 'Milliseconds between two progress messages.'),
  cleanupMs: optional(positiveWhole, 'Milliseconds for running calls to end once the script has.'),
  workerWaitMs: optional(positiveWhole, 'Milliseconds to wait for a free engine.'),
  streamBytes: optional(positiveWhole, 'Bytes kept of each output stream of a command that a script runs.'),
  storeBytes: optional(
    positiveWhole.max(defaultScriptLimits.storeBytes, 'the store holds at most 262144 bytes'),
    'Bytes that `store` holds for the scripts of a run; at most 262144.',
  ),
});

const scriptMode = z.enum(['enabled', 'dry-run', 'disabled']);

const customPack = strictObject({
  extends: optional(z.array(text), 'Packs whose tools this pack contains too.'),
  tools: optional(z.array(text), 'Names of tools.'),
});

const pinnedSource = strictObject({
  url: text.superRefine(refuseFor(findRemoteProblem)).describe('The https address of a policy elsewhere.'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'sha256 is 64 lower-case hexadecimal digits')
    .describe('SHA-256 (hex) of its text; another text is refused.'),
});

const localSource = text.refine(
  (written) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(written),
  'a remote policy is pinned: write { url, sha256 } instead of the address alone',
);

const taskTemplate = z
  .string()
  .min(1, 'the template is empty')
  .max(20_000, { error: 'the template is longer than 20,000 characters', abort: true })
  .superRefine((written, context) => {
    for (const [placeholder, name = ''] of written.matchAll(templatePlaceholder))
      if (!templateNames.some((known) => known === name.trim())) {
        const names = templateNames.map((known) => `{{${known}}}`).join(', ');
        const message = `${placeholder} is not a part of an event; a template may name ${names}`;
        context.addIssue({ code: 'custom', message, input: written });
      }
  });

const price = z.number().nonnegative('must not be less than 0');

const bodyShape = {
  version: z.literal(1, 'version must be 1').describe('The version of the file format: 1.'),
  name: text.max(100, 'the name is longer than 100 characters').describe('The policy’s name, as reports show it.'),
  extends: optional(
    z.union([localSource, pinnedSource, z.array(z.union([localSource, pinnedSource]))]),
    'Policies that this one builds on: `builtin:NAME` or a file next to this one. No layer can weaken another.',
  ),
  approvals: optional(
    z.enum(approvalPresets),
    'When `explain` and `escalate` hold. `untrusted`: as the rules state; `on-request`: `escalate` only for calls with a justification; `on-failure`: also a command to which the sandbox refused an access may be repeated with one; `never`: nothing is escalated.',
  ),
  harness: optionalMap('How scripts of the model are run.', {
    mode: optional(scriptMode, 'Whether the model may write scripts. Of this and the input the stricter holds.'),
    limits: optional(scriptLimits, 'Limits of one script. Of several layers the smaller holds.'),
    providers: optional(
      z.record(
        text,
        strictObject({
          mode: scriptMode.describe('Whether models of this API may write scripts; never more than `harness.mode`.'),
        }),
      ),
      'Settings for one provider’s API, by its name.',
    ),
    continueOnError: optional(z.boolean(), 'Whether the scripts that follow a failed one in the same turn still run.'),
    spawn: optional(z.boolean(), 'Whether scripts may leave calls running with `tools.spawn`.'),
    runtime: optional(
      z.enum(['quickjs', 'isolated-vm']),
      'The engine that runs scripts. If layers differ, `quickjs` is used.',
    ),
  }),
  tools: optionalMap('The tools that the model is offered.', {
    pack: optional(
      text,
      'A pack of tools that the model is offered: a built-in one, or one of `tools.packs`. Without it, and with `all`, every tool that the policy may allow, and `fileSearch` only if a rule names it.',
    ),
    packs: optional(z.record(text, customPack), 'Your own packs, by name.'),
    deny: optional(oneOrMore(text), 'Tools that are never offered; `*` matches any letters.'),
  }),
  defaults: optionalMap('Decisions about accesses that no rule matches.', {
    decision: optional(defaultDecision, 'The decision about an access that no rule matches; `deny` if it is left out.'),
    opaque: optional(
      defaultDecision,
      'The decision about a command whose effect cannot be determined; `deny` if it is left out.',
    ),
    onError: optional(
      z.literal('deny-and-abort', 'only deny-and-abort is supported by this version'),
      'The decision if a call cannot be decided because of an error.',
    ),
  }),
  limits: optionalMap('Limits of the whole run. Of these and the inputs the stricter holds.', {
    turns: optional(positiveWhole, 'Turns of the model.'),
    toolCalls: optional(positiveWhole, 'Tool calls.'),
    denials: optional(positiveWhole, 'Denied calls, and calls whose changes were refused, before the run ends.'),
    identicalCalls: optional(positiveWhole, 'How often the same call may be denied before the run ends.'),
    costUsd: optional(
      z.number().positive('must be more than 0'),
      'US dollars. The price of the model has to be known.',
    ),
    tokens: optional(positiveWhole, 'Tokens in and out. A cached token counts as a tenth.'),
    minutes: optional(z.number().positive('must be more than 0'), 'Minutes.'),
  }),
  prices: optional(
    z.record(
      text,
      strictObject({
        inputUsd: price.describe('US dollars for a million tokens sent.'),
        cachedUsd: optional(
          price,
          'US dollars for a million tokens sent that the provider had cached; without it, as tokens sent.',
        ),
        cacheWriteUsd: optional(
          price,
          'US dollars for a million tokens sent that the provider wrote to its cache; without it, as tokens sent.',
        ),
        outputUsd: price.describe('US dollars for a million tokens received.'),
      }),
    ),
    'Prices of models, by name; they take precedence over the list of this version. Of several layers the higher price holds.',
  ),
  require: optionalMap('The conditions for a run to start.', {
    actor: optional(
      strictObject({
        permission: optional(
          oneOrMore(permissionName),
          'Permissions in the repository, one of which the actor needs; `none` accepts everyone.',
        ),
        association: optional(
          oneOrMore(associationName),
          'How the actor has to belong to the repository; one of these.',
        ),
        listed: optional(
          z.boolean(),
          'Whether accounts in `allow-users` and `allow-bot-users` may start the run with any role.',
        ),
        schedule: optional(z.boolean(), 'Whether a schedule may start the run.'),
      }).refine(hasValue, 'give permission, association, listed or schedule'),
      'Who may start the run.',
    ),
    fork: optional(
      z.literal(false, 'fork takes only false: a fork’s code does not start the run'),
      '`false`: code of a fork does not start the run.',
    ),
  }),
  patch: optionalMap('The products of the run at its end.', {
    allow: optional(
      z.array(z.enum(patchRisks)),
      'Changes of a patch that are refused otherwise: `links`, `modes` (of files that were there), `attributes` (`.gitattributes`).',
    ),
  }),
  taskTemplate: optional(
    taskTemplate,
    'The task of a run that is given none, on an issue, pull request or comment: `{{number}}`, `{{title}}`, `{{body}}` and `{{comment}}` are replaced by the texts of the event, in envelopes for untrusted text.',
  ),
  sandbox: optionalMap('The sandbox of commands.', {
    require: optional(z.enum(isolationLevels), 'The weakest isolation that the run accepts.'),
    network: optional(networkSettings, 'Hosts and ports that commands and requests may reach. Without it, none.'),
    caches: optional(
      z.array(z.enum(cacheNames)),
      'Package managers whose caches commands find at their usual places, as copies that are thrown away with the run.',
    ),
    env: optionalMap('Variables of the runner.', {
      pass: optional(
        z.array(passedVariable),
        'Variables that commands may see. Names that may hold a key are refused.',
      ),
    }),
    setup: optionalMap('What only the run’s `setup` command gets, before anything of the agent is there.', {
      sees: optional(
        z.array(seenFile),
        'Files that the policy closes and that `setup` sees nevertheless, such as `.npmrc`.',
      ),
      env: optional(
        z.array(setupVariable),
        'Variables of the runner, such as `NPM_TOKEN`. Their values are redacted everywhere.',
      ),
    }),
    limits: optionalMap('Limits of one command.', {
      commandTimeoutMs: optional(positiveWhole, 'Milliseconds.'),
      memoryMb: optional(
        positiveWhole,
        'Megabytes of memory that a command and all that it starts may hold together, by a control group or, without one, by measuring.',
      ),
      processes: optional(positiveWhole, 'Processes and threads.'),
      fileMb: optional(positiveWhole, 'Megabytes that one written file may have.'),
      tmpMb: optional(positiveWhole, 'Megabytes of the temporary directory.'),
      cacheMb: optional(positiveWhole, 'Megabytes of package caches that are copied for commands, all together.'),
      cpuSeconds: optional(positiveWhole, 'Seconds of CPU time that one process may use.'),
      outputMb: optional(positiveWhole, 'Megabytes of output after which the command is ended.'),
      freeDiskMb: optional(
        positiveWhole,
        'Megabytes that stay free on the disk of the workspace; a command is ended there.',
      ),
    }),
    git: optional(
      z.enum(gitModes),
      'What processes see of the repository. `history`: all that is committed. `visible`: one commit with the files that they may read. A policy whose own rules close a file that git tracks has to choose. `visible` in one file precedes.',
    ),
    unixSockets: optional(
      z.enum(unixSocketModes),
      'Which processes of the run may use unix sockets. `without-hosts` (the default): all but MCP servers that reach hosts. `allow`: all. `deny`: none. The strictest value of all files counts.',
    ),
    ptrace: optional(
      z.enum(['deny', 'allow']),
      '`allow`: commands may trace their own processes, as debuggers, strace and LeakSanitizer (a part of AddressSanitizer) do.',
    ),
  }),
  agents: optionalMap(
    'Calls that ask a model. Without this key, no call can; with it, a rule has to allow the tool, such as `agents.llm.chat`.',
    {
      models: optional(
        z.array(text),
        'Models that `agents.llm.chat` may ask, besides the run’s own. Of several layers, those that all name.',
      ),
      chats: optional(positiveWhole, 'Requests of `agents.llm.chat` in a run; 20 unless written otherwise.'),
      children: optional(
        positiveWhole,
        'Child agents that a run may start (`agents.launch.*`), 4 unless written otherwise.',
      ),
      depth: optional(
        positiveWhole.max(3, 'agents are nested at most 3 deep'),
        'How deep agents may start agents: 1 unless written otherwise, at most 3.',
      ),
    },
  ),
  mcp: optional(
    mcpSettings,
    'Servers of the Model Context Protocol: programs in the sandbox (stdio), or servers elsewhere (streamable HTTP).',
  ),
  customTools: optional(
    customToolSettings,
    'Tools that are commands, by name. They are denied until a rule names them.',
  ),
  search: optional(searchSettings, 'The service that `webSearch` asks. Without it, the tool is not offered.'),
  publish: optional(publishSettings, 'With `mode: comment`: the parts of the answer, and which of them are published.'),
  rules: optional(z.array(ruleSchema), 'The rules. Their order does not matter: the strictest that matches decides.'),
  tests: optional(z.array(text), 'Test tables of this policy, relative to this file.'),
  lock: optional(
    z.array(text),
    'In the policy of an organisation: the settings that no policy of a repository can open wider, such as `limits` or `sandbox.network`, also where this file leaves them out.',
  ),
};

// Keys that describe the file as a whole, or that apply to every run, are not valid in a profile.
const {
  version: _version,
  name: _name,
  tests: _tests,
  prices: _prices,
  taskTemplate: _taskTemplate,
  customTools: _customTools,
  search: _search,
  publish: _publish,
  lock: _lock,
  ...profileShape
} = bodyShape;

const profile = strictObject({
  when: optional(
    strictObject(
      Object.fromEntries(matchers.flatMap(({ key, schema }) => (startKeys.has(key) ? [[key, schema.optional()]] : []))),
    ).refine(hasValue, 'name at least one condition'),
    'The runs for which the profile holds. `fork` and other known names need none.',
  ),
  ...profileShape,
}).refine(hasValue, 'a profile has at least one key');

/** The schema of the policy file. Anything that this version cannot enforce is an error, and is never ignored. */
export const policyFileSchema = strictObject({
  ...bodyShape,
  profiles: optional(
    z.record(z.string(), profile).superRefine(
      (profiles, context) => {
        for (const [name, written] of Object.entries<unknown>(profiles)) {
          const hasConditions = typeof written === 'object' && written !== null && Object.hasOwn(written, 'when');
          const message = findProfileProblem(name, hasConditions);
          if (message !== null) context.addIssue({ code: 'custom', path: [name], message, input: name });
        }
      },
      // Runs even if a profile has other errors, so that all problems are reported at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
    'Narrower policies for some runs, by name.',
  ),
});

export type ExtendsSource = z.output<typeof localSource> | z.output<typeof pinnedSource>;
interface Rules {
  readonly rules?: readonly RuleFile[] | undefined;
}

export type ProfileFile = Omit<z.output<typeof profile>, 'rules'> & Rules;
export type PolicyFile = Omit<z.output<typeof policyFileSchema>, 'rules' | 'profiles'> &
  Rules & { readonly profiles?: Readonly<Record<string, ProfileFile>> | undefined };
