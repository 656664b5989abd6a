import { createHash } from 'node:crypto';
import { createUniqueNames } from '../../core/text/unique-name.ts';
import type { JsonValue } from '../../core/text/json.ts';
import type { RunRedactor } from '../../core/ports/redact.ts';
import { createCutAnchors } from './cut-secrets.ts';
import { decodeEscapes, decodeRuns, removeInvisible, type DecodedText, type Span } from './encoded-text.ts';
import { createLiteralSearch, type Anchor } from './literal-search.ts';
import { mayHoldKeyLine, privateKeys } from './private-keys.ts';
import { secretShapes, type SecretShape } from './secret-shapes.ts';

const replacement = '***';
/** Shorter values would blank out ordinary words. */
const shortestSecret = 6;
/** Encodings inside each other that are decoded: wrapped base64 in JSON text in a URL. */
const maxDepth = 3;
/**
 * A text is searched once: keys, ids and digests are in many events, an output passes to the model, the item of the conversation and the event, and a
 * binary file is in the patch of each turn. Longer texts are known by a digest.
 */
const mostRemembered = 2_000;
const longestKey = 128;
/** A longer text is searched in blocks, since what is decoded takes many times its memory. They overlap by more than the largest secret of GitHub, of 48 KB. */
const blockLength = 2_000_000;
const overlap = 200_000;

/** A redactor that also finds the places of secrets. */
export interface SecretFinder extends RunRedactor {
  /** Start and end of each secret in a text, as offsets in order. */
  findSecrets(text: string): readonly Span[];
  /** The same without looking into encodings, which takes most of the time. */
  findPlainSecrets(text: string): readonly Span[];
}

/** The redactor of a program that may learn of a secret after its start. */
export interface GrowingRedactor extends SecretFinder {
  /** From now on, this value is a secret too. */
  addSecret(secret: string): void;
}

/**
 * Creates the redactor of a run. It replaces known secrets, also line by line, and values with the shape of a key or token. Both are found
 * in plain text and in base64 (at each alignment, also wrapped), hex, percent-encoding, escapes of JSON and shells, and HTML entities.
 * Known values under six characters are ignored.
 */
export function createRedactor(options: { readonly secrets: readonly string[] }): GrowingRedactor {
  let { secrets } = options;
  const all = createFinder(() => createSearch(secrets, shapeAnchors), createLiteralSearch(privateKeys));
  const known = createFinder(() => createSearch(secrets, []), null);
  return {
    ...all,
    known,
    addSecret(secret) {
      secrets = [...secrets, secret];
      all.refresh();
      known.refresh();
    },
  };
}

/**
 * Finds what a search finds, also in encoded text. `refresh` creates the search again. `keys` finds what continues from one string of an array to the
 * next: of the lines of a private key, only the first has a shape.
 */
function createFinder(create: () => Search, keys: Search | null): Omit<SecretFinder, 'known'> & { refresh(): void } {
  let search: Search | null = null;

  function findIn(text: string, depth: number, isText: boolean): Span[] {
    if (text.length < shortestSecret) return [];
    search ??= create();
    const found = search(text);
    if (depth === 0) return found;
    const add = (decoded: DecodedText | null, isDecodedText: boolean): void => {
      if (decoded !== null)
        for (const span of findIn(decoded.text, depth - 1, isDecodedText)) found.push(decoded.locate(span));
    };
    // Among bytes, most control characters mean nothing.
    const visible = isText ? removeInvisible(text) : null;
    if (visible !== null) {
      for (const span of findIn(visible.text, depth, isText)) found.push(visible.locate(span));
      return found;
    }
    add(decodeRuns(text), false);
    add(decodeEscapes(text), isText);
    return found;
  }

  function findInBlocks(text: string): Span[] {
    const found: Span[] = [];
    for (let from = 0; ; from += blockLength) {
      const to = from + blockLength + overlap;
      for (const { start, end } of findIn(text.slice(from, to), maxDepth, true))
        found.push({ start: from + start, end: from + end });
      if (to >= text.length) return found;
    }
  }

  const searched = new Map<string, readonly Span[]>();
  const findSecrets = (text: string): readonly Span[] => {
    const isShort = text.length <= longestKey;
    const key = isShort ? `=${text}` : createHash('sha256').update(text, 'utf16le').digest('base64');
    const before = searched.get(key);
    if (before !== undefined) return before;
    const spans = mergeSpans(findInBlocks(text));
    if (searched.size >= mostRemembered) searched.clear();
    searched.set(key, spans);
    return spans;
  };
  const redactText = (text: string): string => replaceSpans(text, findSecrets(text));
  const redactPart = (value: JsonValue, readKeySpans: (() => readonly Span[]) | null): JsonValue => {
    if (typeof value === 'string') {
      const keySpans = readKeySpans?.() ?? [];
      return keySpans.length === 0
        ? redactText(value)
        : replaceSpans(value, mergeSpans([...findSecrets(value), ...keySpans]));
    }
    if (Array.isArray(value)) {
      const read = readKeySpans ?? (keys === null ? null : createKeySpanReader(value, keys));
      return value.map((entry) => redactPart(entry, read));
    }
    if (value === null || typeof value !== 'object') return value;
    const names = Object.keys(value);
    const redacted = names.map(redactText);
    // Only keys that the redaction has changed can be equal.
    const shown = names.every((name, index) => name === redacted[index]) ? names : redacted.map(createUniqueNames());
    return Object.fromEntries(
      Object.values(value).map((entry, index) => [shown[index] ?? '', redactPart(entry, readKeySpans)]),
    );
  };
  return {
    redactText,
    redactJson: (value) => redactPart(value, null),
    findSecrets,
    findPlainSecrets: (text) => mergeSpans(findIn(text, 0, true)),
    refresh() {
      search = null;
      searched.clear();
    },
  };
}

function replaceSpans(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const kept = spans.map(({ start }, index) => text.slice(spans[index - 1]?.end ?? 0, start));
  return [...kept, text.slice(spans.at(-1)?.end)].join(replacement);
}

const noSpans: readonly Span[] = [];

/** Searches the strings of an array as the lines of one text. Each call of the result returns what was found in the next string. */
function createKeySpanReader(array: JsonValue[], search: Search): () => readonly Span[] {
  const strings = listStrings(array);
  const lines = strings.map((text) => (mayHoldKeyLine(text) ? text : null));
  const found = mergeSpans(search(lines.filter((line) => line !== null).join('\n')));
  let index = -1;
  let start = 0;
  let next = 0;
  return () => {
    index += 1;
    const line = lines[index] ?? null;
    if (line === null || next === found.length) return noSpans;
    const end = start + line.length;
    const spans: Span[] = [];
    for (let span = found[next]; span !== undefined && span.start < end; span = found[next]) {
      if (span.end > start)
        spans.push({ start: Math.max(0, span.start - start), end: Math.min(line.length, span.end - start) });
      if (span.end > end) break;
      next += 1;
    }
    start = end + 1;
    return spans;
  };
}

// In the order in which the redaction visits them.
function listStrings(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(listStrings);
}

type Search = ReturnType<typeof createSearch>;

function createSearch(secrets: readonly string[], shapes: readonly Anchor[]): (text: string) => Span[] {
  const forms = [...new Set(secrets.flatMap(listForms))].map((literal): Anchor => ({
    literal,
    read: (_, index) => ({ start: index, end: index + literal.length }),
  }));
  return createLiteralSearch([...forms, ...createCutAnchors(secrets.flatMap(listValues)), ...shapes]);
}

const shapeAnchors: readonly Anchor[] = [...privateKeys, ...secretShapes.flatMap(createShapeAnchors)];

function createShapeAnchors({ literals, pattern }: SecretShape): Anchor[] {
  const expression = new RegExp(pattern, 'y');
  const read = (text: string, index: number): Span | null => {
    expression.lastIndex = index;
    const match = expression.exec(text);
    if (match === null) return null;
    const [matched, ...groups] = match;
    const end = index + matched.length;
    const before = match.groups?.['before'];
    if (before !== undefined) return { start: index - before.length, end };
    const value = groups.find((group) => group !== undefined) ?? matched;
    return { start: end - value.length, end };
  };
  return literals.map((literal) => ({ literal, read }));
}

/** The spans in order; those that overlap are one. */
export function mergeSpans(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((left, right) => left.start - right.start)) {
    const last = merged.at(-1);
    if (last === undefined || span.start >= last.end) merged.push(span);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return merged;
}

// The value and its lines.
function listValues(secret: string): string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  return [secret, secret.trim(), ...lines].filter((text) => text.length >= shortestSecret);
}

// Forms that decoding cannot revert: the search finds all others in decoded text.
function listForms(secret: string): string[] {
  return listValues(secret).flatMap((text) => {
    const latin1 = Buffer.from(text, 'utf8').toString('latin1');
    const json = JSON.stringify(text).slice(1, -1);
    // A value with a backslash looks like an escape itself.
    const decoded = decodeEscapes(text)?.text ?? text;
    return [
      text,
      decoded,
      decodeEscapes(decoded)?.text ?? decoded,
      // URLs encode a space as `+`.
      text.replaceAll(' ', '+'),
      // Decoded bytes, and files that are not UTF-8, are read as Latin-1.
      latin1,
      latin1.replaceAll(' ', '+'),
      json,
      JSON.stringify(json).slice(1, -1),
    ];
  });
}
