import { listHeaderSecrets, parseHeaderLines } from '../../core/text/header-lines.ts';
import type { JsonValue } from '../../core/text/json.ts';
import { readJson } from '../../core/text/parse-json.ts';
import { modelApis } from '../../models/index.ts';
import { decodePercent, listProxySecrets } from '../../models/proxy.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The input with the headers of requests to a collector of traces. */
const headersVariable = 'INPUT_OTLP-HEADERS';

/** Credentials of a cloud, which login actions leave, and the right to get OIDC tokens of the job. The program uses them itself. */
const cloudVariables = /^(?:AWS_(?:ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN)|ACTIONS_ID_TOKEN_REQUEST_TOKEN)$/;

/** True for variables that are taken out of the environment of the program itself, so that no program that it starts inherits them. */
export function isTakenVariable(name: string): boolean {
  return isKeyVariable(name) || cloudVariables.test(name);
}

/** True for keys, and for variables that configure the SDKs of providers: no child process may inherit these variables. */
export function isKeyVariable(name: string): boolean {
  return /^INPUT_.*(?:API-KEY|TOKEN)$|_API_KEY$/.test(name) || name === headersVariable || isProviderVariable(name);
}

function isProviderVariable(name: string): boolean {
  return modelApis.some(
    ({ access, provider }) =>
      access.type === 'key' && (name === access.variable || name.startsWith(`${provider.toUpperCase()}_`)),
  );
}

// The usual names of variables with secrets in jobs.
const secretName =
  /SECRET|PASSW(?:OR)?D|PASSPHRASE|CREDENTIAL|CONNECTION_?STRING|(?:^|[_-])[A-Z]*TOKEN(?:[_-]|$)|(?:^|[_-])[A-Z]*KEY(?:_BASE)?$|(?:^|_)(?:DSN|PAT|PASS|AUTH|CONN_?STR|SAS|WEBHOOK(?:_URL)?)$|_PWD$/i;
const publicName = /PUBLIC|PUBLISHABLE|CACHE_?KEY/i;
/** The names of fields and parameters inside a value. */
const secretField = /key|secret|token|passw|pwd|sig$/i;
const pathValue = /^\/(?:[a-z_.][a-z0-9_.-]{0,30}|Users)(?:\/|$)/;
// Not a word: to redact `postgres` would cost more than it protects.
const secretValue = /^(?:.{16,}|(?=.*[0-9!-,;-@[-^`{-~])(?=.*[A-Za-z]).{8,})$/s;

const isSecretValue = (value: string): boolean => secretValue.test(value) && !pathValue.test(value);

/**
 * The values of the environment that are secrets by the names of their variables, for redaction, and the user names and passwords of all
 * addresses. Values of fewer than eight characters, words and paths are no secrets, except the keys of this action.
 */
export function listKnownSecrets(environment: Environment): string[] {
  const named = Object.entries(environment).flatMap(([name, value = '']) => {
    if (name === 'GITHUB_TOKEN' || (/(?:KEY|TOKEN)$/.test(name) && isKeyVariable(name))) return [value];
    const isNamed = secretName.test(name) && !publicName.test(name) && !name.startsWith('INPUT_');
    return isNamed && isSecretValue(value) ? listSecretsIn(value) : listUserInfo(value);
  });
  const headers = parseHeaderLines(environment[headersVariable] ?? '');
  return [...new Set([...named, ...listHeaderSecrets(headers ?? {}), ...listProxySecrets(environment)])];
}

/** The value of a variable that is a secret, and the secrets in it. */
export function listSecretsIn(value: string): string[] {
  return [value, ...listParts(value), ...listUserInfo(value)];
}

// `scheme://user:password@host`: a password, or a token in the place of the user.
function listUserInfo(value: string): string[] {
  const [, user = '', password = ''] =
    /^[a-z][a-z0-9+.-]{0,30}:\/\/([^\s:/?#@]{0,1000})(?::([^\s/?#]{0,1000}))?@/i.exec(value) ?? [];
  return [user, password]
    .filter((part) => isSecretValue(part) && /[0-9]/.test(part))
    .flatMap((part) => [part, decodePercent(part)]);
}

// The fields of JSON text (`{"clientSecret": "…"}`) and of a connection string (`Server=a;Password=…`): a program may print one alone.
function listParts(value: string): string[] {
  const fields = value.trimStart().startsWith('{')
    ? listFields(readJson(value) as JsonValue)
    : value
        .split(';')
        .map((part): [string, string] => [part.split('=', 1)[0] ?? '', part.slice(part.indexOf('=') + 1)]);
  return fields.flatMap(([name, text]) => (secretField.test(name) && isSecretValue(text) ? [text] : []));
}

function listFields(value: JsonValue): [string, string][] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, field]): [string, string][] =>
    typeof field === 'string' ? [[name, field]] : listFields(field),
  );
}
