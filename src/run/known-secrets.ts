import { listHeaderSecrets, parseHeaderLines } from '../core/text/header-lines.ts';
import { modelApis } from '../models/index.ts';
import { listProxySecrets } from '../models/proxy.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The input with the headers of requests to a collector of traces. */
const headersVariable = 'INPUT_OTLP-HEADERS';

/** True for keys, and for variables that configure the SDKs of providers: no child process may inherit these variables. */
export function isKeyVariable(name: string): boolean {
  return (
    /^INPUT_.*(?:API-KEY|TOKEN)$|_API_KEY$/.test(name) ||
    name === headersVariable ||
    modelApis.some((api) => name === api.keyVariable || name.startsWith(`${api.provider.toUpperCase()}_`))
  );
}

// The usual names of variables with secrets in jobs.
const secretName =
  /(?:^|[_-])(?:API_?KEY|ACCESS_?KEY|SECRET_?KEY|PRIVATE_?KEY|KEY_BASE|SECRETS?|(?:AUTH)?TOKEN|PASSWORD|PASSWD|PASSPHRASE|PAT|CREDENTIALS?|CONNECTION_STRING)$/i;
// Neither a path nor a word: to redact `postgres` would cost more than it protects.
const secretValue = /^(?!\/)(?:.{16,}|(?=.*[0-9])(?=.*[A-Za-z]).{8,})$/s;

/** The values of the environment that are secrets by the names of their variables, for redaction. */
export function listKnownSecrets(environment: Environment): string[] {
  const named = Object.entries(environment).flatMap(([name, value = '']) => {
    if (/(?:KEY|TOKEN)$/.test(name) && isKeyVariable(name)) return [value];
    return name === 'GITHUB_TOKEN' || (secretName.test(name) && secretValue.test(value)) ? [value] : [];
  });
  const headers = parseHeaderLines(environment[headersVariable] ?? '');
  return [...named, ...listHeaderSecrets(headers ?? {}), ...listProxySecrets(environment)];
}
