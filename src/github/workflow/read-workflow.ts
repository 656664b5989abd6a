import { isAlias, isMap, isScalar, isSeq, Lexer, LineCounter, parseDocument, visit, type Node } from 'yaml';
import { isTooDeepYaml } from '../../core/text/yaml-depth.ts';

/** A position in a workflow file, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A text of a workflow and its position. */
export interface PlacedText {
  readonly text: string;
  readonly place: Place;
}

export interface WorkflowStep {
  readonly place: Place;
  readonly if: PlacedText | null;
  readonly uses: PlacedText | null;
  readonly run: PlacedText | null;
  /** The directory of the step, or else the default of its job or of the workflow. Null if none of them has one. */
  readonly workingDirectory: PlacedText | null;
  readonly with: ReadonlyMap<string, PlacedText>;
  readonly env: readonly PlacedText[];
}

/** `write-all` and the like are one text. Other permissions have one text for each scope. */
export type Permissions =
  | { readonly type: 'all'; readonly level: PlacedText }
  | { readonly type: 'scopes'; readonly scopes: ReadonlyMap<string, PlacedText> };

export interface WorkflowJob {
  readonly place: Place;
  /** The reusable workflow that the job calls. */
  readonly uses: PlacedText | null;
  readonly inheritsSecrets: boolean;
  /** The permissions of the job, or else the permissions of the workflow. Null if neither has any. */
  readonly permissions: Permissions | null;
  /** Values of the variables of all its steps, including the workflow's variables. */
  readonly env: readonly PlacedText[];
  readonly steps: readonly WorkflowStep[];
}

export interface Workflow {
  readonly events: ReadonlySet<string>;
  readonly jobs: readonly WorkflowJob[];
}

export type ReadWorkflow =
  | { readonly type: 'workflow'; readonly workflow: Workflow }
  | { readonly type: 'unreadable'; readonly reason: string; readonly place: Place };

// GitHub starts no workflow that is longer, or has more jobs or steps.
const maxCharacters = 500_000;
const maxJobs = 256;
const maxSteps = 1_000;

const start: Place = { line: 1, column: 1 };

/**
 * Reads the needed parts of a workflow, and omits parts that do not have the expected shape. Aliases are followed one by one and never expanded, so
 * the cost is proportional to the length of the text. The text may be hostile, and no text makes this throw.
 */
export function readWorkflow(text: string): ReadWorkflow {
  if (text.length > maxCharacters)
    return { type: 'unreadable', reason: `it has more than ${maxCharacters} characters`, place: start };
  const tooDeep = { type: 'unreadable', reason: 'it is nested too deeply', place: start } as const;
  if (isTooDeepYaml(new Lexer().lex(text))) return tooDeep;
  const lines = new LineCounter();
  try {
    // Every scalar is a text, including those that other schemas read as booleans. Duplicate keys are left to GitHub to refuse: searching for them
    // takes quadratic time.
    const document = parseDocument(text, {
      lineCounter: lines,
      schema: 'failsafe',
      uniqueKeys: false,
      logLevel: 'silent',
      prettyErrors: false,
    });
    const [error] = document.errors;
    if (error !== undefined)
      return { type: 'unreadable', reason: error.message.split('\n')[0] ?? '', place: placeAt(lines, error.pos[0]) };
    return { type: 'workflow', workflow: createReader(document.contents, lines).readAll() };
  } catch (thrown) {
    // Aliases can nest deeper than the text does.
    if (thrown instanceof RangeError) return tooDeep;
    throw thrown;
  }
}

function createReader(root: Node | null, lines: LineCounter) {
  const targets = findTargets(root);

  function follow(node: unknown): unknown {
    return isAlias(node) ? targets.get(node) : node;
  }

  function listEntries(node: unknown): { name: string; key: unknown; value: unknown }[] {
    const map = follow(node);
    if (!isMap(map)) return [];
    return map.items.flatMap(({ key, value }) => {
      const name = follow(key);
      return isScalar(name) && typeof name.value === 'string' ? [{ name: name.value, key, value }] : [];
    });
  }

  function get(node: unknown, name: string): unknown {
    return listEntries(node).find((entry) => entry.name === name)?.value ?? null;
  }

  function listItems(node: unknown): unknown[] {
    const list = follow(node);
    return isSeq(list) ? list.items : [];
  }

  function place(node: unknown): Place {
    const offset = typeof node === 'object' && node !== null && 'range' in node ? (node as Node).range?.[0] : undefined;
    return offset === undefined ? start : placeAt(lines, offset);
  }

  function readText(node: unknown): PlacedText | null {
    const scalar = follow(node);
    if (!isScalar(scalar) || typeof scalar.value !== 'string' || scalar.value === '') return null;
    return { text: scalar.value, place: place(node) };
  }

  function readTexts(node: unknown): Map<string, PlacedText> {
    return new Map(
      listEntries(node).flatMap(({ name, value }) => {
        const text = readText(value);
        return text === null ? [] : [[name, text]];
      }),
    );
  }

  function readEnv(node: unknown): readonly PlacedText[] {
    return [...readTexts(node).values(), readText(node)].filter((text) => text !== null);
  }

  function readPermissions(node: unknown): Permissions | null {
    const level = readText(node);
    if (level !== null) return { type: 'all', level };
    return isMap(follow(node)) ? { type: 'scopes', scopes: readTexts(node) } : null;
  }

  function readEvents(node: unknown): Set<string> {
    const names = [readText(node), ...listItems(node).map(readText)].flatMap((text) => text?.text ?? []);
    return new Set([...names, ...listEntries(node).map(({ name }) => name)]);
  }

  // A step that aliases repeat is read only once.
  const stepsRead = new Map<unknown, WorkflowStep>();

  function readStep(node: unknown): WorkflowStep {
    const target = follow(node);
    const known = stepsRead.get(target);
    if (known !== undefined) return { ...known, place: place(node) };
    const step = readOneStep(node);
    stepsRead.set(target, step);
    return step;
  }

  function readOneStep(node: unknown): WorkflowStep {
    return {
      place: place(node),
      if: readText(get(node, 'if')),
      uses: readText(get(node, 'uses')),
      run: readText(get(node, 'run')),
      workingDirectory: readText(get(node, 'working-directory')),
      with: readTexts(get(node, 'with')),
      env: readEnv(get(node, 'env')),
    };
  }

  function readDefaultDirectory(node: unknown): PlacedText | null {
    return readText(get(get(get(node, 'defaults'), 'run'), 'working-directory'));
  }

  return {
    readAll(): Workflow {
      const above = {
        permissions: readPermissions(get(root, 'permissions')),
        env: readEnv(get(root, 'env')),
        workingDirectory: readDefaultDirectory(root),
      };
      let left = maxSteps;
      const jobs = listEntries(get(root, 'jobs'))
        .slice(0, maxJobs)
        .map(({ key, value }): WorkflowJob => {
          const directory = readDefaultDirectory(value) ?? above.workingDirectory;
          const steps = listItems(get(value, 'steps'))
            .slice(0, left)
            .map(readStep)
            .map((step) => ({ ...step, workingDirectory: step.workingDirectory ?? directory }));
          left -= steps.length;
          return {
            place: place(key),
            uses: readText(get(value, 'uses')),
            inheritsSecrets:
              readText(get(value, 'secrets'))?.text === 'inherit' || isMap(follow(get(value, 'secrets'))),
            permissions: readPermissions(get(value, 'permissions')) ?? above.permissions,
            env: [...above.env, ...readEnv(get(value, 'env'))],
            steps,
          };
        });
      return { events: readEvents(get(root, 'on')), jobs };
    },
  };
}

// Maps each alias to its target: the last anchor of that name before it.
function findTargets(root: Node | null): Map<unknown, unknown> {
  const anchors = new Map<string, unknown>();
  const targets = new Map<unknown, unknown>();
  visit(root, {
    Alias(_, alias) {
      targets.set(alias, anchors.get(alias.source));
    },
    Value(_, node) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
  });
  return targets;
}

function placeAt(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
