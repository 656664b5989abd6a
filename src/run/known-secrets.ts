import { modelApis } from '../models/index.ts';
import { listProxySecrets } from '../models/model-fetch.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** True for keys, and for variables that configure the SDKs of providers: no child process may inherit these variables. */
export function isKeyVariable(name: string): boolean {
  return (
    /^INPUT_.*(?:KEY|TOKEN)$|_API_KEY$/.test(name) ||
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
  return [...named, ...listProxySecrets(environment)];
}
