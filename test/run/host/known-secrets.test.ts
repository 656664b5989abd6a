import { expect, test } from 'vitest';
import { isKeyVariable, listKnownSecrets } from '../../../src/run/host/known-secrets.ts';

test.each(['INPUT_OPENAI-API-KEY', 'INPUT_GITHUB-TOKEN', 'INPUT_OTLP-HEADERS', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'])(
  'no child process inherits %s',
  (name) => {
    expect(isKeyVariable(name)).toBe(true);
  },
);

test.each(['INPUT_COMMENT-KEY', 'INPUT_KEY-COMMAND', 'INPUT_MAX-TOKENS', 'PATH'])(
  'the value of %s is no secret',
  (name) => {
    expect(isKeyVariable(name)).toBe(false);
    expect(listKnownSecrets({ [name]: 'nightly-review-of-2026' })).toEqual([]);
  },
);

test('variables are secrets by their names, unless the value is a path or a word', () => {
  expect(
    listKnownSecrets({
      'INPUT_OPENAI-API-KEY': 'short',
      GITHUB_TOKEN: 'any',
      DATABASE_PASSWORD: 'pa55word',
      POSTGRES_PASSWORD: 'postgres',
      SSH_PRIVATE_KEY: '/home/me/.ssh/id_ed25519',
      'INPUT_OTLP-HEADERS': 'authorization: Bearer collector-token',
    }),
  ).toEqual(['short', 'any', 'pa55word', 'Bearer collector-token', 'collector-token']);
});

// Random, as the values of tests are, and not in the form of any provider.
const value = 'q7Rz-m2Xw_9Kd4Lp';

test.each([
  ...['STRIPE_LIVE_KEY', 'DEPLOY_KEY', 'SSH_PRIVATE_KEY', 'SECRET_KEY_BASE', 'MY_SECRET_2', 'CLIENTSECRET', 'SECRET'],
  ...['NPM_TOKEN', 'GH_TOKEN_READ', 'AUTHTOKEN', 'DB_PASSWORD', 'PASSWORD_OF_ADMIN', 'MYSQL_PASSWD', 'GPG_PASSPHRASE'],
  ...[
    'SENTRY_DSN',
    'AZURE_CREDENTIALS',
    'BOT_PAT',
    'SMTP_PASS',
    'DB_PWD',
    'NPM_AUTH',
    'AZURE_STORAGE_CONNECTION_STRING',
  ],
  ...['DB_CONN_STR', 'BLOB_SAS', 'SLACK_WEBHOOK', 'SLACK_WEBHOOK_URL', 'stripe_live_key'],
])('the value of %s is a secret', (name) => {
  expect(listKnownSecrets({ [name]: value })).toEqual([value]);
});

test.each([
  ...[
    'KEYBOARD',
    'MONKEYS',
    'AUTHOR',
    'SSH_AUTH_SOCK',
    'PWD',
    'OLDPWD',
    'MAX_TOKENS',
    'PATH',
    'COMPASS_FILE',
    'PATTERN',
  ],
  ...['PGP_PUBLIC_KEY', 'STRIPE_PUBLISHABLE_KEY', 'CACHE_KEY', 'AWS_ACCESS_KEY_ID', 'INPUT_COMMENT-KEY', 'TOKENIZERS'],
])('the value of %s stays', (name) => {
  expect(listKnownSecrets({ [name]: value })).toEqual([]);
});

test.each(['', '1', 'true', 'test', 'secret', 'postgres', 'development', '/home/me/key.pem', '/run/secrets/key', '~'])(
  'the value %j of a variable with the name of a secret stays',
  (word) => {
    expect(listKnownSecrets({ DEPLOY_KEY: word, DB_PASSWORD: word })).toEqual([]);
  },
);

test('a key in base64 that begins with a slash is a secret', () => {
  const key = '/Qm8xVb2Wc9/Zk4Lp7Rt1Ny6';
  expect(listKnownSecrets({ SIGNING_KEY: key })).toEqual([key]);
});

test('passwords and tokens in the addresses of all variables are secrets, also decoded', () => {
  expect(listKnownSecrets({ DATABASE_URL: 'postgres://app:p%40ss-7Xw9@db/app' })).toEqual(['p%40ss-7Xw9', 'p@ss-7Xw9']);
  expect(listKnownSecrets({ REMOTE: `https://${value}@git.internal/x.git` })).toEqual([value]);
  expect(listKnownSecrets({ DATABASE_URL: 'postgres://postgres:postgres@localhost/test', HOME: '/root' })).toEqual([]);
});

test('the secret fields of JSON text and of connection strings are known values too', () => {
  const credentials = JSON.stringify({ clientId: '3f2a', nested: { clientSecret: value }, tenant: 'contoso-tenant-1' });
  expect(listKnownSecrets({ AZURE_CREDENTIALS: credentials })).toEqual([credentials, value]);
  const connection = `Server=tcp:db;User ID=app;Password=${value};Encrypt=True`;
  expect(listKnownSecrets({ CONNECTION_STRING: connection })).toEqual([connection, value]);
  expect(listKnownSecrets({ X_CREDENTIALS: '{not JSON, but long enough' })).toEqual(['{not JSON, but long enough']);
});
