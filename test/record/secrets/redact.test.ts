import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRedactor } from '../../../src/record/secrets/redact.ts';
import { encodings } from '../../fixtures/encodings.ts';

const secret = 'S3cr3t/Value+with"quotes" and ümlaut';
const token = `ghp_${'a1'.repeat(18)}`;

test('a known secret is redacted in every usual encoding', () => {
  const { redactText } = createRedactor({ secrets: [secret, 'line-one-of-key\nline-two-of-key'] });
  const forms = [
    secret,
    JSON.stringify({ key: secret }),
    JSON.stringify(JSON.stringify(secret)),
    JSON.stringify(secret).replaceAll('/', '\\/'),
    JSON.stringify(secret).replace('ü', '\\u00fc'),
    encodeURIComponent(secret),
    encodeURIComponent(secret).replace(/%\w\w/g, (escape) => escape.toLowerCase()),
    encodeURIComponent(secret).replaceAll('%20', '+'),
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('hex').toUpperCase(),
    Buffer.from(secret).toString('latin1'),
    'line-two-of-key',
  ];
  for (const form of forms) {
    const text = redactText(`before ${form} after`);
    expect(text, form).toContain('***');
    expect(text, form).not.toMatch(/cr3t.*aut|533363|two-of/i);
  }
});

test('no byte of a known secret is left in base64, at any offset of the secret', () => {
  const known = 'k3y-0123456789abcdef';
  const { redactText } = createRedactor({ secrets: [known] });
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), fc.constantFrom('base64', 'base64url'), (before, after, encoding) => {
      const encoded = Buffer.concat([before, Buffer.from(known), after]).toString(encoding);
      const redacted = redactText(encoded);
      expect(redacted).toContain('***');
      // A character of the encoding at each end holds bits of a neighbour too, and stays.
      expect(encoded.length - redacted.length).toBeGreaterThanOrEqual(Math.floor((known.length * 4) / 3) - 2 - 3);
    }),
  );
});

test('a known secret in the middle of eight million hex digits is redacted', () => {
  const { redactText } = createRedactor({ secrets: ['k7#mQ2vX'] });
  const digits = 'ab'.repeat(4_000_000);
  const hidden = Buffer.from('k7#mQ2vX').toString('hex');
  expect(redactText(`${digits}${hidden}${digits}`).replaceAll(digits, '<digits>')).toBe('<digits>***<digits>');
});

test('values that look like tokens are redacted, ordinary text stays', () => {
  const { redactText } = createRedactor({ secrets: [] });
  const tokens = [
    token,
    `github_pat_${'A1_'.repeat(20)}`,
    `sk-ant-${'x9-'.repeat(20)}`,
    `sk-proj-${'x9'.repeat(20)}`,
    `sk-${'x9'.repeat(24)}`,
    'AKIAABCDEFGHIJKLMNOP',
    `xoxb-${'1234-'.repeat(5)}abc`,
    `npm_${'a1'.repeat(18)}`,
    `AIza${'b2'.repeat(17)}c`,
    `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}`,
    '-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA\n-----END RSA PRIVATE KEY-----',
  ];
  for (const each of tokens) {
    expect(redactText(`a ${each} b`)).toBe('a *** b');
    // In JSON text and in colours, a letter precedes the token.
    expect(redactText(JSON.stringify({ text: `a\n${each}\nb` }))).toBe('{"text":"a\\n***\\nb"}');
    expect(redactText(`\u001b[32m${each}\u001b[0m`)).toBe('\u001b[32m***\u001b[0m');
    expect(redactText(`token%3D${each}`)).toBe('token%3D***');
  }
  const plain = [
    'task-runner skips ask-the-user; commit 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b; sk-short',
    'task-9f86d081884c7d659a2feaa0c55ad015, sk-cube-grid-container-wrapper-inner',
    "if (text.includes('-----BEGIN PRIVATE KEY-----')) throw new Error('a key');",
    '"integrity": "sha512-AKIAabcdefghij/AIzaabc+eyJhbGciOi=="',
  ].join('\n');
  expect(redactText(plain)).toBe(plain);
});

/** One example for each kind of secretlint's recommended preset (by rule), put together here so that no scanner takes this file for a leak. */
const kinds: Record<string, string> = {
  'aws access key': `AKIA${'B2C3'.repeat(4)}`,
  'aws temporary key': `ASIA${'B2C3'.repeat(4)}`,
  'aws secret key': `AWS_SECRET_ACCESS_KEY="${'aB3/'.repeat(10)}"`,
  'aws secret key in JSON': `{"SecretAccessKey": "${'aB3/'.repeat(10)}"}`,
  'gcp service account': `{"private_key": "-----BEGIN PRIVATE KEY-----\\n${'MIIB'.repeat(16)}\\n-----END PRIVATE KEY-----\\n"}`,
  'npm token': `npm_${'a1B2'.repeat(9)}`,
  'npmrc token': `//registry.example/:_authToken=${'0a1b2c3d-'.repeat(4)}`,
  'npm x-oauth': `https://${'a1b2'.repeat(10)}:x-oauth-basic@github.com/octo/repo.git`,
  slack: `xoxb-${'1234-'.repeat(5)}abcDEF`,
  'slack app': `xapp-1-${'A1B2-'.repeat(5)}abc`,
  'slack webhook': `https://hooks.slack.com/services/T0${'A1'.repeat(4)}/B0${'A1'.repeat(4)}/${'a1B2'.repeat(6)}`,
  'basic auth': 'https://deploy:s3Cr7tW0rd@git.internal.org/repo.git',
  openai: `sk-proj-${'a1B2_'.repeat(15)}T3BlbkFJ${'a1B2_'.repeat(15)}`,
  'openai, old': `sk-${'a1B2c'.repeat(4)}T3BlbkFJ${'a1B2c'.repeat(4)}`,
  anthropic: `sk-ant-api03-${'a1B2-'.repeat(18)}AA`,
  groq: `gsk_${'a1B2'.repeat(13)}`,
  huggingface: `hf_${'aB'.repeat(17)}`,
  linear: `lin_api_${'a1B2'.repeat(10)}`,
  notion: `ntn_12345678901${'a1B2c'.repeat(7)}`,
  'private key': `-----BEGIN RSA PRIVATE KEY-----\n${`${'MIIB'.repeat(16)}\n`.repeat(4)}-----END RSA PRIVATE KEY-----`,
  sendgrid: `SG.${'a1B2c3D4e5F'.repeat(2)}.${'a1B2c3D4e5F'.repeat(4)}`,
  shopify: `shpat_${'a1b2'.repeat(8)}`,
  github: `ghs_${'a1B2'.repeat(9)}`,
  'github, fine-grained': `github_pat_${'a1B2'.repeat(20)}xy`,
  gitlab: `glpat-${'a1B2-'.repeat(4)}`,
  'grafana cloud': `glc_eyJ${'a1B2'.repeat(12)}==`,
  'grafana service': `glsa_${'a1B2'.repeat(8)}_0123abcd`,
  '1password': `ops_ey${'a1B2'.repeat(30)}fQ`,
  mongodb: 'mongodb+srv://app:s3Cr7tW0rd@cluster0.abcde.mongodb.net/db?retryWrites=true',
  mysql: 'jdbc:mysql://app:s3Cr7tW0rd@db.internal:3306/app',
  postgres: 'postgresql://app:s3Cr7tW0rd@10.0.0.5/app',
  vault: `hvs.${'a1B2-'.repeat(19)}`,
  vercel: `vcp_${'a1B2'.repeat(10)}`,
  databricks: `dapi${'a1b2'.repeat(8)}`,
  docker: `dckr_pat_${'a1B2_'.repeat(5)}ab`,
  figma: `figd_${'a1B2-'.repeat(8)}`,
};

test.each(Object.entries(kinds))('finds a value of the kind %s, also in JSON text', (_, text) => {
  const { redactText } = createRedactor({ secrets: [] });
  for (const shown of [
    redactText(text),
    redactText(`x\n${text}\ny`),
    redactText(JSON.stringify({ text: `a\n${text}\nb` })),
  ]) {
    expect(shown).toContain('***');
    expect(shown).not.toMatch(/(?:[a-z]1[bB]2|aB3|MIIB|B2C3|s3Cr7t|1b2c|aBaB|1234-|12345)/);
  }
  expect(JSON.parse(redactText(JSON.stringify({ text: `a\n${text}\nb`, more: 1 })))).toMatchObject({ more: 1 });
});

test('keeps addresses and assignments that documentation, tests and configuration use', () => {
  const plain = [
    'postgres://postgres:postgres@localhost:5432/test mysql://root:s3cret1234@127.0.0.1/db redis://localhost:6379',
    'https://user:password123@github.com https://user:pass@host.com ftp://bob:hunter2000@ftp.example.com/',
    'https://john:${TOKEN1234}@git.internal.org mongodb://app:{{password1}}@db.internal http://a:b@c.d:80/x@y',
    '//registry.npmjs.org/:_authToken=${NPM_TOKEN_OF_THE_JOB} aws_secret_access_key = process.env.AWS_SECRET_ACCESS_KEY',
    'AKIAIOSFODNN7EXAMPLE AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    'shelf_abcdefghijklmnopqrstuvwxyzabcdefghijkl MSG.abcdefghijklmnopqrstuvw.abcdefghijklmnopqrstuvw vcpkg_installed',
  ].join('\n');
  expect(createRedactor({ secrets: [] }).redactText(plain)).toBe(plain);
});

test.each(Object.entries(encodings))('finds known values and shapes in %s', (_, encode) => {
  const known = 'Kn0wn&value"of<the/job+19!';
  const { redactText } = createRedactor({ secrets: [known] });
  for (const value of [known, token]) {
    const encoded = encode(value);
    const shown = redactText(`before ${encoded} after`);
    expect(shown).toMatch(/^before .*\*\*\*[^]* after$/);
    // Of the value itself nothing is left: what stays is what was put around it.
    expect(encoded.length - shown.length + 'before  after'.length + 3).toBeGreaterThanOrEqual(value.length - 3);
  }
});

test('redacting decoded secrets keeps JSON text valid and leaves other text unchanged', () => {
  const { redactText } = createRedactor({ secrets: ['hunter2000', secret] });
  const escape = (text: string): string =>
    text.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const part = fc.constantFrom(
    '\\',
    '"',
    '/',
    'hunter2000',
    escape('hunter2000'),
    '%68unter2000',
    '\n',
    'x',
    '\\u0068',
    Buffer.from(token).toString('base64'),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const value = parts.join('');
      const parsed: unknown = JSON.parse(redactText(JSON.stringify({ value, more: 1 })));
      expect(parsed).toMatchObject({ more: 1 });
      expect(JSON.stringify(parsed)).not.toContain('hunter2000');
    }),
  );
  const plain =
    '100%25 &amp; &#65; \\u0041\\x41 src/a/very/long/path/of/a/file/in/a/repository.ts 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b';
  expect(redactText(plain)).toBe(plain);
});

test('a private key is redacted as a whole: quoted, indented, in a diff, encrypted, and without its end', () => {
  const { redactText } = createRedactor({ secrets: [] });
  const body = Array.from({ length: 5 }, (_, index) => 'ABCDE'.charAt(index).repeat(64));
  const [begin, end] = ['-----BEGIN RSA PRIVATE KEY-----', '-----END RSA PRIVATE KEY-----'];
  const key = [begin, ...body, 'Zm9v', end];
  expect(redactText(`${key.join('\r\n')}\r\nafter`)).toBe('***\r\nafter');
  expect(redactText(`${key.map((line) => `+${line}`).join('\n')}\n+after`)).toBe('+***\n+after');
  expect(redactText(`${key.map((line) => `-${line}`).join('\n')}\n-after`)).toBe('-***\n-after');
  expect(redactText(key.map((line) => `        ${line}`).join('\n'))).toBe('        ***');
  expect(redactText(`${key.map((line) => `"${line}\\n"`).join(' +\n')};`)).toBe('"***\\n";');
  const encrypted = [begin, 'Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-128-CBC,0123ABCD', '', ...body, end];
  expect(redactText(encrypted.join('\n'))).toBe('***');
  const block = ['-----BEGIN PGP PRIVATE KEY BLOCK-----', '', ...body, '=AbCd', '-----END PGP PRIVATE KEY BLOCK-----'];
  expect(redactText(block.join('\n'))).toBe('***');
  // Half a key in JSON text, with keys after it that must stay.
  const cut = JSON.stringify({ output: [begin, ...body].join('\n'), aLongNameOfTheNextField: 1, b: 'text' });
  expect(JSON.parse(redactText(cut))).toEqual({ output: '***', aLongNameOfTheNextField: 1, b: 'text' });
});

// The digests of numbers are as random as the lines of a key.
const keyLines = ['1', '2', '3', '4', '5', '6'].map((digit) =>
  createHash('sha512').update(digit).digest('base64').slice(0, 64),
);
const markedKey = ['-----BEGIN PRIVATE KEY-----', ...keyLines, 'tVZQ==', '-----END PRIVATE KEY-----'];

/** How programs and languages mark each line of a file. */
const lineMarks: Readonly<Record<string, (line: string, index: number) => string>> = {
  'the numbers of readFile': (line, index) => `L${index}: ${line}`,
  'the numbers of cat -n': (line, index) => `${String(index).padStart(6)}\t${line}`,
  'the numbers of grep -n': (line, index) => `${index}:${line}`,
  'the numbers of grep --context': (line, index) => `${index === 3 ? '3:' : `${index}-`}${line}`,
  'a path of grep -Hn': (line, index) => `src/main/java/com/example/keys/deploy.pem:${index}:${line}`,
  'the commits of git blame': (line, index) =>
    `9f86d081884c7d659a2feaa0c55ad015a3bf4f1b keys/deploy.pem (A. Author 2026-11-29 10:00:00 +0000 ${index}) ${line}`,
  'the ends of cat -A': (line) => `${line}^M$`,
  'the marks of pytest': (line) => `E   ${line}`,
  'a time and the name of a worker': (line) => `2026-11-29T10:00:00.1234567Z [gw0] ${line}`,
  'comments of Java': (line) => `    // ${line}`,
  'comments without a space': (line) => `//${line}`,
  'operators of PHP': (line) => `  '${line}' .`,
  'elements of HTML': (line) => `<li>${line}</li>`,
  'an indentation of 310 blanks': (line) => ' '.repeat(310) + line,
};

test.each(Object.entries(lineMarks))('a private key is redacted as a whole if each of its lines has %s', (_, mark) => {
  const { redactText } = createRedactor({ secrets: [] });
  const text = ['before', ...markedKey, 'after'].map(mark).join('\n');
  const [before = '', after = ''] = text.split(/-----BEGIN[^]*-----END PRIVATE KEY-----/);
  expect(redactText(text)).toBe(`${before}***${after}`);
  const json = redactText(JSON.stringify({ output: text, lines: [1, true] }));
  expect(JSON.parse(json)).toEqual({ output: `${before}***${after}`, lines: [1, true] });
  // Output is cut.
  const half = redactText(['before', ...markedKey.slice(0, 4)].map(mark).join('\n'));
  expect(half).toContain('***');
  for (const line of keyLines) expect(half).not.toContain(line.slice(0, 16));
  const encrypted = [markedKey[0] ?? '', 'Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-128-CBC,0123ABCD', ''];
  const shown = redactText([...encrypted, ...markedKey.slice(1)].map(mark).join('\n'));
  for (const line of keyLines) expect(shown).not.toContain(line.slice(0, 16));
});

test('a private key is redacted as a whole if each of its lines is a string of an array', () => {
  const { redactJson, known } = createRedactor({ secrets: ['hunter2000'] });
  const match = (text: string, index: number) => ({ path: 'keys/deploy.pem', line: index, text, kind: 'match' });
  const value = { matches: ['before', ...markedKey, 'after'].map(match), more: [['hunter2000', 1], 'after'] };
  expect(redactJson(value)).toEqual({
    matches: ['before', ...markedKey.map(() => '***'), 'after'].map(match),
    more: [['***', 1], 'after'],
  });
  expect(known.redactJson(value)).toEqual({ ...value, more: [['***', 1], 'after'] });
  // Marks before the lines, and half a key in nested arrays.
  const cut = markedKey.slice(0, 4).map((line, index) => [[`L${index}: ${line}`]]);
  expect(redactJson({ cut })).toEqual({ cut: cut.map((_, index) => [[index === 0 ? 'L0: ***' : '***']]) });
  // What else an array contains stays.
  const other = [
    { text: '"-----BEGIN PRIVATE KEY-----"', path: 'src/main/java/com/example/keys/KeyReader.java' },
    { text: 'decode(pem)', sha256: createHash('sha256').update('a').digest('hex'), id: 'call_0123456789abcdef' },
  ];
  expect(redactJson({ other })).toEqual({ other });
  expect(redactJson([...keyLines, 'b'])).toEqual([...keyLines, 'b']);
});

const [filler = '', ...moreLines] = keyLines;

test.each([
  ['RSA (PKCS #1)', 'MIIEowIBAAKCAQEA'],
  ['RSA of 1024 bits (PKCS #1)', 'MIICXAIBAAKBgQ'],
  ['RSA (PKCS #8)', 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQ'],
  ['P-256 (SEC 1)', 'MHcCAQEEI'],
  ['P-384 (SEC 1)', 'MIGkAgEBBD'],
  ['P-521 (SEC 1)', 'MIHcAgEBBEI'],
  ['P-256 (PKCS #8)', 'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg'],
  ['P-384 (PKCS #8)', 'MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBD'],
  ['Ed25519 (PKCS #8)', 'MC4CAQAwBQYDK2VwBCIEI'],
  ['OpenSSH', 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAE'],
])('a private key of %s without the line before it is redacted', (_, beginning) => {
  const { redactText } = createRedactor({ secrets: [] });
  const key = [`${beginning}${filler}`.slice(0, 64), ...moreLines];
  expect(redactText(['a', ...key, '-----END PRIVATE KEY-----', 'b'].join('\n'))).toBe('a\n***\nb');
  expect(redactText(key.map((line, index) => `L${index + 2}: ${line}`).join('\n'))).toBe('L2: ***');
  expect(redactText(`['-----BEGIN', '${key.join("', '")}', '-----END']`)).toBe(`['-----BEGIN', '***', '-----END']`);
  expect(redactText(`${key.map((line) => `// ${line}`).join('\n')}\n`)).toBe('// ***\n');
  expect(redactText(JSON.stringify({ KEY: key.join('') }))).toBe('{"KEY":"***"}');
});

test('certificates, public keys and the beginnings of keys in documentation stay', () => {
  const { redactText } = createRedactor({ secrets: [] });
  for (const text of ['MIIEowIBAAKCAQEA...', 'KEY=MIIEvQIBADANBgkqhkiG9w0BAQEFAASC…', 'b3BlbnNzaC1rZXktdjEAAAAA...'])
    expect(redactText(text)).toBe(text);
  const beginnings = {
    CERTIFICATE: 'MIIDazCCAlOgAwIBAgIUJfQ',
    'CERTIFICATE REQUEST': 'MIICijCCAXICAQAwRTELMAkGA1UEBhMC',
    'PUBLIC KEY': 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA',
    'RSA PUBLIC KEY': 'MIIBCgKCAQEA',
  };
  for (const [name, beginning] of Object.entries(beginnings)) {
    const lines = [`-----BEGIN ${name}-----`, `${beginning}${filler}`.slice(0, 64), ...moreLines];
    for (const text of [lines, lines.slice(1)]) expect(redactText(text.join('\n'))).toBe(text.join('\n'));
  }
});

test('code and text after the first line of a private key stay', () => {
  const { redactText } = createRedactor({ secrets: [] });
  const texts = [
    [
      'if (pem.startsWith("-----BEGIN PRIVATE KEY-----")) {',
      '  PKCS8EncodedKeySpec spec = new PKCS8EncodedKeySpec(decode(pem));',
      '  return KeyFactory.getInstance("RSA").generatePrivate(spec);',
    ],
    [
      'src/main/java/com/example/project/keys/KeyReader.java:12:"-----BEGIN PRIVATE KEY-----"',
      './src/main/java/com/example/project/keys/internal/generated/KeyWriterOfTheProject.java:9:x',
      './src/main/java/com/example/project/keys/internal/generated/KeyWriterOfTheProject.java:10:y',
    ],
    [
      "const begin = '-----BEGIN PRIVATE KEY-----';",
      "const digest = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';",
      "const short = 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=';",
    ],
    [
      'A key begins with `-----BEGIN PRIVATE KEY-----`.',
      'A certificate does not:',
      '-----BEGIN CERTIFICATE-----',
      ...keyLines,
      '-----END CERTIFICATE-----',
    ],
    ['1: -----BEGIN PRIVATE KEY-----', '2: (redacted)', '3: -----END PRIVATE KEY-----', `4: ${keyLines.join('')}`],
    ['1: -----BEGIN PRIVATE KEY-----', '2:', '3:', '4: text', `5: ${keyLines.join('')}`],
  ];
  for (const lines of texts) expect(redactText(lines.join('\n'))).toBe(lines.join('\n'));
});

test('no text around a secret keeps it from being found, in values and in keys', () => {
  const { redactText, redactJson } = createRedactor({ secrets: ['hunter2000'] });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (before, after) => {
      expect(redactText(`${before}hunter2000${after}`)).not.toContain('hunter2000');
      expect(redactText(`${before}${token}${after}`)).not.toContain(token);
      expect(redactText(JSON.stringify([`${before}${token}${after}`]))).not.toContain(token);
    }),
  );
  expect(redactJson({ hunter2000: ['x hunter2000', { y: 1, z: null }] })).toEqual({
    '***': ['x ***', { y: 1, z: null }],
  });
});

test('short values and empty ones are left alone', () => {
  const { redactText } = createRedactor({ secrets: ['', ' ', '12345', '\n'] });
  expect(redactText('12345 is no secret')).toBe('12345 is no secret');
});

test('JSON text stays JSON', () => {
  const { redactText } = createRedactor({ secrets: ['hunter2000', secret] });
  const word = fc.oneof(fc.string(), fc.constantFrom('hunter2000', secret, token, `sk-ant-${'x9'.repeat(12)}`));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.array(word)), (value) => {
      const parsed: unknown = JSON.parse(redactText(JSON.stringify(value)));
      expect(Object.keys(parsed as object).length).toBe(Object.keys(value).length);
    }),
  );
});

const marks = ['…', '\n[… 400 bytes left out; the whole is in outputs/7.json …]\n', '… [400 more characters]'];

test.each(marks)('the parts that a cut with %j leaves of a known value are redacted', (mark) => {
  const value = 'k3y-0123456789abcdef-zyx';
  const { redactText } = createRedactor({ secrets: [value] });
  for (let length = 9; length < value.length; length += 1) {
    expect(redactText(`the key is ${value.slice(0, length)}${mark}`)).toBe(`the key is ***${mark}`);
    expect(redactText(`${mark}${value.slice(-length)} it was`)).toBe(`${mark}*** it was`);
    // The text itself may end or begin at a cut.
    expect(redactText(`the key is ${value.slice(0, length)}`)).toBe('the key is ***');
    expect(redactText(`${value.slice(-length)} it was`)).toBe('*** it was');
    // A cut through an escape.
    expect(redactText(`"${value.slice(0, length)}\\u00${mark}`)).toBe(`"***\\u00${mark}`);
  }
});

test('a cut that takes one character of a short known value leaves nothing of it', () => {
  const { redactText } = createRedactor({ secrets: ['k3y-01234'] });
  expect(redactText('the key is k3y-0123…')).toBe('the key is ***…');
  expect(redactText('…3y-01234 it was')).toBe('…*** it was');
});

test('a part of a known value stays if nothing was cut there', () => {
  const { redactText } = createRedactor({ secrets: ['k3y-0123456789abcdef-zyx'] });
  const plain = 'k3y-0123 is a prefix, and abcdef-zyx an end. And so on.';
  expect(redactText(`see: ${plain}`)).toBe(`see: ${plain}`);
});

test.each(['q7Rz\\b-m2Xw\\r9Kd4', 'q7Rz\\x41-m2Xw\\;9Kd4', '\\n\\n\\n'])(
  'the value %j, which looks like an escape itself, is redacted, also next to other encodings',
  (value) => {
    const { redactText } = createRedactor({ secrets: [value] });
    for (const text of [value, `%41 ${value}`, JSON.stringify(value), JSON.stringify(JSON.stringify(value))])
      expect(redactText(`a ${text} b`), text).toContain('***');
    const oneEncoded = `%${value.charCodeAt(0).toString(16)}${value.slice(1)}`;
    expect(redactText(`a ${oneEncoded} b`)).toBe('a *** b');
  },
);

test('a value with invisible characters in it is redacted, since a report shows it without them', () => {
  const known = 'k3y-0123456789abcdef-zyx';
  const { redactText } = createRedactor({ secrets: [known] });
  for (const character of [
    '\u200b',
    '\u00ad',
    '\u2060',
    '\ufeff',
    '\u{e0041}',
    '\0',
    '\u001b',
    '\ufe0f',
    '\u200b\u200d',
  ])
    for (const value of [known, token]) {
      expect(redactText(`a ${Array.from(value).join(character)} b`)).toBe('a *** b');
      expect(redactText(`a ${value.slice(0, 9)}${character}${value.slice(9)} b`)).toBe('a *** b');
    }
  // As `grep --color` shows a match.
  expect(redactText(`a k3y-0\u001b[01;31m\u001b[K1234567\u001b[m\u001b[K89abcdef-zyx b`)).toBe('a *** b');
  // The text around a secret stays.
  expect(redactText('\u001b[32mgreen\u001b[0m\r\n\u200b')).toBe('\u001b[32mgreen\u001b[0m\r\n\u200b');
});

test('a value in a long text is redacted wherever a block begins or ends, plain and encoded', () => {
  const value = 'between-two-blocks';
  const { redactText } = createRedactor({ secrets: [value] });
  const filler = '.-'.repeat(2_500_000);
  const forms = [value, Buffer.from(value).toString('base64url'), encodeURIComponent(value).replaceAll('-', '%2D')];
  for (const edge of [2_000_000, 2_200_000, 4_000_000, 4_200_000])
    for (const form of forms) {
      const at = edge - 9;
      expect(redactText(`${filler.slice(0, at)}\n${form}\n${filler.slice(at)}`)).toBe(
        `${filler.slice(0, at)}\n***\n${filler.slice(at)}`,
      );
    }
});

test('a value that becomes a secret is found in a text that was searched before, whatever its length', () => {
  const value = 'learned-in-the-middle';
  for (const text of [value, `${value}${'.'.repeat(1_000)}`]) {
    const redactor = createRedactor({ secrets: [] });
    expect(redactor.findSecrets(text)).toEqual([]);
    redactor.addSecret(value);
    expect(redactor.findSecrets(text)).toEqual([{ start: 0, end: value.length }]);
  }
});
