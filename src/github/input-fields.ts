import * as z from 'zod';
import { scriptModes, type ScriptTurns } from '../core/ports/script.ts';
import { readErrorMessage } from '../core/types/error.ts';
import type { JsonObject } from '../core/text/json.ts';
import { parseHeaderLines } from '../core/text/header-lines.ts';
import { findNearestName } from '../core/text/nearest-name.ts';
import type { RepositoryName } from './request/run-context.ts';
import { cutText } from '../core/text/cut-text.ts';

// Each function returns the schema of one input's text. The runner passes a missing input as the empty string; the schema turns it into the default
// that action.yml states.

/** The policy of an organisation in a repository. */
export interface OrganisationPolicy {
  readonly repository: RepositoryName;
  readonly path: string;
  readonly commit: string;
}

type Issue = { readonly message: string; readonly hint: string };

/** A schema over text. `read` returns the value, or the error in the text. */
export function textField<Value>(read: (text: string) => { readonly value: Value } | Issue) {
  return z
    .string()
    .default('')
    .transform((raw, context): Value => {
      const result = read(raw.trim());
      if ('value' in result) return result.value;
      context.addIssue({ code: 'custom', message: result.message, params: { hint: result.hint } });
      return z.NEVER;
    });
}

export const optionalText = () => textField((text) => ({ value: text === '' ? null : text }));

/** Words of one line. */
export const phrase = () =>
  textField((text) => {
    if (text === '') return { value: null };
    return text.length > 100 || /\p{Cc}/u.test(text)
      ? { message: `${quote(text)} is not a phrase of one line`, hint: 'Write up to 100 characters, such as @agent.' }
      : { value: text };
  });

export function oneOf<const Name extends string, const Fallback extends Name | null>(
  names: readonly Name[],
  fallback: Fallback,
) {
  return textField<Name | Fallback>((text) => {
    if (text === '') return { value: fallback };
    const found = names.find((name) => name === text);
    return found === undefined ? refuseName(text, names) : { value: found };
  });
}

/** A boolean in the spellings that GitHub accepts, which are the spellings of YAML 1.2. */
export const yamlBoolean = (fallback: boolean) =>
  textField((text) => {
    if (text === '') return { value: fallback };
    if (['true', 'True', 'TRUE'].includes(text)) return { value: true };
    if (['false', 'False', 'FALSE'].includes(text)) return { value: false };
    return { message: `${quote(text)} is neither true nor false`, hint: 'Write true or false.' };
  });

export function wholeNumber<Fallback extends number | null>(range: {
  readonly min: number;
  readonly max: number;
  readonly fallback: Fallback;
}) {
  return textField<number | Fallback>((text) => {
    if (text === '') return { value: range.fallback };
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= range.min && value <= range.max) return { value };
    return {
      message: `${quote(text)} is not a whole number from ${range.min} to ${range.max}`,
      hint: 'Write digits only.',
    };
  });
}

/** A number of minutes above zero, with fractions. */
export const fractionalMinutes = ({ max, fallback }: { readonly max: number; readonly fallback: number }) =>
  textField((text) => {
    if (text === '') return { value: fallback };
    const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value > 0 && value <= max) return { value };
    return { message: `${quote(text)} is not a number of minutes up to ${max}`, hint: 'Write it like 10 or 0.5.' };
  });

export const amountOfMoney = () =>
  textField((text) => {
    if (text === '') return { value: null };
    const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value > 0 && Number.isFinite(value)) return { value };
    return { message: `${quote(text)} is not an amount in US dollars`, hint: 'Write it like 2.50.' };
  });

/** A JSON object; the code that uses it checks that it is a schema. */
export const jsonSchema = () =>
  textField<JsonObject | null>((text) => {
    if (text === '') return { value: null };
    const hint = 'Write the schema itself, for example {"type":"object","properties":{}}.';
    try {
      const value: unknown = JSON.parse(text);
      if (value !== null && typeof value === 'object' && !Array.isArray(value)) return { value: { ...value } };
      return { message: 'the JSON is not an object', hint };
    } catch (thrown) {
      return { message: `it is not JSON: ${readErrorMessage(thrown)}`, hint };
    }
  });

/** A list of names, one per line or separated by commas. */
export function listOf<Value>(read: (entry: string) => { readonly value: Value } | Issue) {
  return z
    .string()
    .default('')
    .transform((raw, context): readonly Value[] => {
      const values: Value[] = [];
      for (const entry of raw.split(/[\n,]/).map((part) => part.trim())) {
        if (entry === '') continue;
        const result = read(entry);
        if ('value' in result) values.push(result.value);
        else context.addIssue({ code: 'custom', message: result.message, params: { hint: result.hint } });
      }
      return values;
    });
}

export const nameFrom =
  <const Name extends string>(names: readonly Name[]) =>
  (entry: string) => {
    const found = names.find((name) => name === entry);
    return found === undefined ? refuseName(entry, names) : { value: found };
  };

/** Parses turns and their mode: `1: dry-run`, `2-5: enabled`, `20-: disabled`. */
export function readScriptTurns(entry: string): { readonly value: ScriptTurns } | Issue {
  const [, from = '', dash, to = '', name = ''] = /^(\d{1,6})(?:(-)(\d{1,6})?)?\s*:\s*(\S+)$/.exec(entry) ?? [];
  const mode = scriptModes.find((known) => known === name);
  const last = dash === undefined ? Number(from) : to === '' ? null : Number(to);
  if (mode !== undefined && Number(from) >= 1 && (last === null || last >= Number(from)))
    return { value: { from: Number(from), to: last, mode } };
  return {
    message: `${quote(entry)} is not turns and a mode`,
    hint: `Write them like 1-3: dry-run, or 20-: disabled. The modes are ${scriptModes.join(', ')}.`,
  };
}

/** The login of a person, without wildcards. */
export function readUserLogin(entry: string): { readonly value: string } | Issue {
  if (/\[bot\]$/i.test(entry)) {
    return { message: `${quote(entry)} is a bot`, hint: 'List bots in allow-bot-users.' };
  }
  return readLogin(entry);
}

/** A login, also of a bot as GitHub shows it, for example `dependabot[bot]`. */
export function readLogin(entry: string): { readonly value: string } | Issue {
  if (/^[a-z\d][\w-]{0,99}(?:\[bot\])?$/i.test(entry)) return { value: entry };
  return {
    message: `${quote(entry)} is not a login`,
    hint: entry.includes('*') ? 'Name every login; there are no wildcards.' : 'Write logins, one a line.',
  };
}

/** The name of a label, which GitHub limits to 50 characters. */
export function readLabel(entry: string): { readonly value: string } | Issue {
  return entry.length <= 50
    ? { value: entry }
    : { message: `${quote(entry)} is longer than a label may be`, hint: 'Write up to 50 characters.' };
}

/** The login of a person, or a team as `OWNER/TEAM`. */
export function readReviewer(entry: string): { readonly value: string } | Issue {
  return /^[a-z\d][\w-]{0,99}\/[a-z\d][\w.-]{0,99}$/i.test(entry) ? { value: entry } : readUserLogin(entry);
}

/** A directory inside the workspace, normalised. `.` is the workspace. */
export const relativeDirectory = () =>
  textField((text) => {
    const parts = text.split('/').filter((part) => part !== '' && part !== '.');
    if (text.startsWith('/') || parts.includes('..') || /[\\\0\n\r]/.test(text)) {
      return {
        message: `${quote(text)} is not a directory inside the workspace`,
        hint: 'Write it relative to the root of the checkout, for example packages/app.',
      };
    }
    return { value: parts.length === 0 ? '.' : parts.join('/') };
  });

/** An http(s) address without a user name, a query or a fragment. */
export const endpoint = () =>
  textField<string | null>((text) => {
    if (text === '') return { value: null };
    const url = URL.canParse(text) ? new URL(text) : null;
    // An address that may contain a password is not shown.
    if (url === null || !['http:', 'https:'].includes(url.protocol)) {
      const shown = /[@?#]/.test(text) ? 'the address' : quote(text);
      return { message: `${shown} is not an http or https address`, hint: 'Write it like https://host/v1.' };
    }
    if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
      return {
        message: 'the address holds a user name, a query or a fragment',
        hint: 'Write scheme, host and path only; for Azure, https://NAME.openai.azure.com/openai/v1.',
      };
    }
    return { value: text.replace(/(?<!\/)\/+$/, '') };
  });

/** The address of an HTTP proxy, which may contain a password. */
export const proxyAddress = () =>
  textField<string | null>((text) => {
    if (text === '') return { value: null };
    return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
      ? { value: text }
      : { message: 'it is not the address of an HTTP proxy', hint: 'Write it like http://proxy.example.com:3128.' };
  });

/** Headers of a request. The text is secret, so no message contains it. */
export const headerLines = () =>
  textField((text) => {
    const value = parseHeaderLines(text);
    return value === null
      ? { message: 'a line is not a header', hint: 'Write one header per line, like Authorization: Bearer TOKEN.' }
      : { value };
  });

/** A file of another repository at one commit: `OWNER/REPO/PATH@SHA`. */
export const organisationPolicy = () =>
  textField<OrganisationPolicy | null>((text) => {
    if (text === '') return { value: null };
    const [, owner, name, path, commit] =
      /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@\p{Cc}\\]{1,500})@([0-9a-f]{40})$/u.exec(text) ?? [];
    const isPath = path?.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
    if (owner === undefined || name === undefined || path === undefined || commit === undefined || isPath !== true)
      return {
        message: `${quote(text)} is not a file at a commit`,
        hint: 'Write OWNER/REPO/PATH@SHA with the 40 digits of the commit: a branch or a tag can be moved.',
      };
    return { value: { repository: { owner, name }, path, commit } };
  });

function refuseName(text: string, names: readonly string[]): Issue {
  const nearest = findNearestName(text, names);
  return {
    message: `${quote(text)} is not one of ${names.join(', ')}`,
    hint: nearest === null ? '' : `Did you mean ${nearest}?`,
  };
}

function quote(text: string): string {
  return JSON.stringify(cutText(text, 80));
}

/** The beginning of branch names, such as `script-harness/`, by the rules of git-check-ref-format(1). */
export const branchPrefix = (fallback: string) =>
  textField((text) => {
    if (text === '') return { value: fallback };
    const isValid = /^[A-Za-z0-9][\w./-]{0,99}$/.test(text) && !/\.\.|\/\/|\/\.|\.lock\/|\.$/.test(text);
    return isValid
      ? { value: text }
      : { message: `${quote(text)} cannot begin the name of a branch`, hint: `Write it like ${fallback}.` };
  });
