import { cutMark } from './cut-secrets.ts';

/** A kind of secret that is recognised by its format. */
export interface SecretShape {
  readonly name: string;
  /** Where the format is described. */
  readonly source: string;
  /** Each secret of the kind contains one of these texts. At least three characters. */
  readonly literals: readonly string[];
  /**
   * The source of an expression that is tried at each of the literals, with the literal at its start. A group `before` in a lookbehind takes in
   * what precedes the literal. Of another group, which is the end of the match, only the group is the secret. Repetitions are bounded.
   */
  readonly pattern: string;
}

const gitleaks = (rule: string): string => `github.com/gitleaks/gitleaks config/gitleaks.toml ${rule}`;
const secretlint = (rule: string): string =>
  `github.com/secretlint/secretlint packages/@secretlint/secretlint-rule-${rule}`;
const trufflehog = (detector: string): string => `github.com/trufflesecurity/trufflehog pkg/detectors/${detector}`;
const noseyparker = (rules: string): string =>
  `github.com/praetorian-inc/noseyparker crates/noseyparker/data/default/builtin/rules/${rules}.yml`;

// A literal that is short or part of words counts only at the start of a word, or after an escape: tokens also occur in JSON text (`\n`), in
// coloured output and in percent-encoding. There, the character before the token is a letter or a digit.
const startOf = (inWord: string, before = ''): string =>
  String.raw`(?<=(?:(?<![${inWord}])|\\[bfnrt]|%[0-9A-Fa-f]{2}|\[[0-9;]{0,12}m)${before})`;
/** The text before the literal, from the start of a word. */
const after = (text: string, inWord = 'A-Za-z0-9'): string => startOf(inWord, `(?<before>${text})`);
const starts = { anywhere: '', word: startOf('A-Za-z0-9'), name: startOf('A-Za-z0-9_-') };

// A message is cut before it is redacted. Twelve characters: a name like `npm_config` is shorter.
const cutToken = `[A-Za-z0-9_-]{12,255}(?=${cutMark})`;

/** A token that begins with one of some literals: `text` is what follows. */
function token(
  name: string,
  source: string,
  [start, ...literals]: readonly [keyof typeof starts, ...string[]],
  text: string,
): SecretShape {
  const prefix =
    literals.length === 1 ? escapePattern(literals[0] ?? '') : `(?:${literals.map(escapePattern).join('|')})`;
  return { name, source, literals, pattern: `${starts[start]}${prefix}(?:${text}|${cutToken})` };
}

const escapePattern = (text: string): string => text.replaceAll('.', String.raw`\.`);

const quotes = String.raw`[\\"']{0,4}`;
const assigned = String.raw`${quotes}\s{0,8}(?:=>|=|:)\s{0,8}${quotes}`;
const base64End = '(?![A-Za-z0-9+/=])';
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** A value without its own format, which is assigned to a name with a provider's name in it. */
function assignment(name: string, source: string, provider: string, value: string): SecretShape {
  const literals = [provider, `${provider.charAt(0).toUpperCase()}${provider.slice(1)}`, provider.toUpperCase()];
  const kind = '(?:[Kk]ey|KEY|[Tt]oken|TOKEN|[Ss]ecret|SECRET|[Aa]uth|AUTH|[Pp]assword|PASSWORD)';
  const pattern = String.raw`(?:${literals.join('|')})[A-Za-z_-]{0,8}?${kind}[A-Za-z]{0,6}${assigned}(${value})(?![A-Za-z0-9_-])`;
  return { name, source, literals, pattern };
}

// Servers and databases whose addresses hold passwords. Not one that is short, a variable, or a word of examples and tests, and none of a
// host that is local or reserved for documentation.
const schemes = String.raw`https?|ftps?|mongodb(?:\+srv)?|mysqlx?|mariadb|postgres(?:ql)?|rediss?|amqps?`;
const placeholder = String.raw`[^\s:/@]{0,40}(?:passw|secret|example|changeme|your_|\$|\{|%[A-Z_]{2})`;
const password = String.raw`(?!${placeholder})(?=[^\s:/@\0]{0,100}[0-9])(?=[^\s:/@\0]{0,100}[A-Za-z])[^\s:/@\0"'<>]{8,200}`;
const localHost = String.raw`(?:localhost|127\.|(?:[\w-]{1,63}\.){0,4}(?:example|test|invalid)\b)`;

// Digits and letters: documentation and tests have words there. Not the user names and passwords of the RFCs and of most examples, encoded.
const credentials =
  '(?!dXNlcjpwYXNz|dXNlcm5hbWU6cGFzc3|QWxhZGRpbj|dGVzdD|Zm9vOmJhc|YWRtaW46)(?=[A-Za-z+/_.~-]{0,60}[0-9])';

/**
 * The formats of keys and tokens, as facts with their sources. Expressions are linear: each is tried at its literals only, and its repetitions
 * are bounded. One that matches 60 characters or more demands nothing after them: decoding joins the lines of wrapped base64.
 *
 * The preset of secretlint (version 12) is not used: it is asynchronous, and an event is redacted before the next step of the run; it takes
 * 0.5 ms for any text; a comment `secretlint-disable` in a text switches it off, and texts are hostile; and it does not find a token after
 * `\n` in JSON text, in coloured or in percent-encoded output.
 */
export const secretShapes: readonly SecretShape[] = [
  // Forges
  {
    name: 'GitHub installation token with claims',
    source: secretlint('github'),
    literals: ['ghs_'],
    pattern: String.raw`ghs_[0-9]{1,20}_[A-Za-z0-9_-]{10,1000}\.[A-Za-z0-9_-]{1,2000}\.[A-Za-z0-9_-]{1,1000}`,
  },
  token(
    'GitHub token',
    secretlint('github'),
    ['anywhere', 'ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    '[A-Za-z0-9_]{30,255}',
  ),
  token('GitHub fine-grained token', secretlint('github'), ['anywhere', 'github_pat_'], '[A-Za-z0-9_]{20,255}'),
  token(
    'GitLab token',
    gitleaks('gitlab-pat'),
    ['anywhere', 'glpat-', 'gldt-', 'glft-', 'glptt-', 'glrt-', 'glsoat-', 'glimt-', 'gloas-', 'glagent-', 'glffct-'],
    '[A-Za-z0-9_-]{20,300}(?:\\.[0-9a-z]{2}[0-9a-z]{7})?',
  ),
  token(
    'GitLab job token',
    gitleaks('gitlab-cicd-job-token'),
    ['word', 'glcbt-'],
    '[0-9A-Za-z]{1,5}_[0-9A-Za-z_-]{20}',
  ),
  token('GitLab runner registration token', gitleaks('gitlab-rrt'), ['word', 'GR1348941'], '[A-Za-z0-9_-]{20}'),
  {
    name: 'token of OAuth in an address of GitHub',
    source: secretlint('npm'),
    literals: ['https://'],
    pattern: String.raw`https://([^\s:/@\0]{8,256})(?=:x-oauth-basic@github\.com)`,
  },
  token(
    'Sourcegraph token',
    gitleaks('sourcegraph-access-token'),
    ['word', 'sgp_'],
    '(?:(?:[a-fA-F0-9]{16}|local)_)?[a-fA-F0-9]{40}',
  ),
  // Registries of packages and images
  token('npm token', gitleaks('npm-access-token'), ['anywhere', 'npm_'], '[A-Za-z0-9]{30,64}'),
  {
    name: 'token of npm in its configuration',
    source: secretlint('npm'),
    literals: ['_authToken'],
    pattern: `_authToken${assigned}([A-Za-z0-9+/=_.-]{16,255})`,
  },
  token('PyPI token', gitleaks('pypi-upload-token'), ['anywhere', 'pypi-'], '[A-Za-z0-9_-]{40,255}'),
  token('RubyGems token', gitleaks('rubygems-api-token'), ['word', 'rubygems_'], '[a-f0-9]{48}'),
  token(
    'crates.io token',
    'github.com/rust-lang/crates.io src/util/token.rs',
    ['word', 'cio'],
    '[A-Za-z0-9]{32}(?![A-Za-z0-9])',
  ),
  token('Clojars token', gitleaks('clojars-api-token'), ['word', 'CLOJARS_'], '[a-z0-9]{60}'),
  token('Docker token', secretlint('docker'), ['name', 'dckr_pat_', 'dckr_oat_'], '[A-Za-z0-9_-]{20,64}'),
  token('Artifactory key', gitleaks('artifactory-api-key'), ['word', 'AKCp'], '[A-Za-z0-9]{69}'),
  token(
    'Artifactory reference token',
    trufflehog('artifactoryreferencetoken'),
    ['word', 'cmVmdGtu'],
    '[A-Za-z0-9]{56}',
  ),
  // Chats
  token(
    'Slack token',
    gitleaks('slack-bot-token'),
    ['anywhere', 'xoxa-', 'xoxb-', 'xoxe-', 'xoxo-', 'xoxp-', 'xoxr-', 'xoxs-'],
    '[A-Za-z0-9-]{10,255}',
  ),
  {
    name: 'Slack app token',
    source: gitleaks('slack-app-token'),
    literals: ['xapp-'],
    pattern: 'xapp-[0-9]-[A-Za-z0-9-]{10,255}',
  },
  {
    name: 'Slack webhook',
    source: gitleaks('slack-webhook-url'),
    literals: ['hooks.slack.com/'],
    pattern: String.raw`hooks\.slack\.com/(?:services|workflows|triggers)/([A-Za-z0-9]{1,40}/[A-Za-z0-9]{1,40}/[A-Za-z0-9]{1,60}(?:/[A-Za-z0-9]{1,60})?)`,
  },
  {
    name: 'Discord webhook',
    source: trufflehog('discordwebhook'),
    literals: ['/api/webhooks/'],
    pattern: '/api/webhooks/[0-9]{17,20}/([A-Za-z0-9_-]{60,80})',
  },
  {
    name: 'Discord bot token',
    source: trufflehog('discordbottoken'),
    // It begins with the number of its bot in base64.
    literals: Array.from({ length: 90 }, (_, index) =>
      Buffer.from(`${index + 10}0`)
        .toString('base64')
        .slice(0, 3),
    ),
    pattern: String.raw`${starts.name}[MNO][A-Za-z0-9]{22,27}\.[A-Za-z0-9_-]{6,7}\.[A-Za-z0-9_-]{27,40}(?![A-Za-z0-9_-])`,
  },
  {
    name: 'Telegram bot token',
    source: noseyparker('telegram'),
    literals: [':AA'],
    pattern: String.raw`${after('[0-9]{5,16}', '0-9')}:AA[A-Za-z0-9_-]{32,33}(?![A-Za-z0-9_-])`,
  },
  {
    name: 'Microsoft Teams webhook',
    source: gitleaks('microsoft-teams-webhook'),
    literals: ['/webhookb2/'],
    pattern: `/webhookb2/(${uuid}@${uuid}/IncomingWebhook/[A-Za-z0-9]{32}/${uuid})`,
  },
  // Models
  token(
    'key of OpenAI, Anthropic or OpenRouter',
    gitleaks('openai-api-key'),
    ['word', 'sk-'],
    '(?:(?:proj-|svcacct-|admin-|ant-|or-v1-)[A-Za-z0-9_-]{20,255}|[A-Za-z0-9]{20,255})',
  ),
  token('Groq key', trufflehog('groq'), ['word', 'gsk_'], '[A-Za-z0-9]{40,64}'),
  token('xAI key', trufflehog('xai'), ['word', 'xai-'], '[0-9A-Za-z_]{80}'),
  token('Perplexity key', gitleaks('perplexity-api-key'), ['word', 'pplx-'], '[A-Za-z0-9]{48}'),
  token('Replicate token', trufflehog('replicate'), ['word', 'r8_'], '[0-9A-Za-z_-]{37}(?![0-9A-Za-z_-])'),
  token('LangSmith key', trufflehog('langsmith'), ['word', 'lsv2_pt_', 'lsv2_sk_'], '[a-f0-9]{32}_[a-f0-9]{10}'),
  token('Hugging Face token', gitleaks('huggingface-access-token'), ['word', 'hf_', 'api_org_'], '[A-Za-z0-9]{34,64}'),
  // Clouds. The keys of AWS's and Azure's documentation are no secrets.
  {
    name: 'AWS access key',
    source: secretlint('aws'),
    literals: ['A3T', 'AKIA', 'AGPA', 'AIDA', 'AROA', 'AIPA', 'ANPA', 'ANVA', 'ASIA', 'ABIA', 'ACCA'],
    pattern: `${startOf('A-Z0-9')}A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA|BIA|CCA)(?!IOSFODNN7EXAMPLE)[0-9A-Z]{16}(?![0-9A-Z])`,
  },
  {
    name: 'AWS secret key',
    source: secretlint('aws'),
    literals: ['SECRET', 'Secret', 'secret'],
    pattern: `(?:SECRET|[Ss]ecret)_?(?:ACCESS|[Aa]ccess)_?(?:KEY|[Kk]ey)${assigned}(?!wJalrXUtnFEMI/K7MDENG/)([A-Za-z0-9/+=]{40})(?![A-Za-z0-9/+=])`,
  },
  token(
    'Amazon Bedrock key',
    gitleaks('aws-amazon-bedrock-api-key-long-lived'),
    ['word', 'ABSK'],
    '[A-Za-z0-9+/]{109,269}={0,2}',
  ),
  token('Google API key', gitleaks('gcp-api-key'), ['name', 'AIza'], '[A-Za-z0-9_-]{35}'),
  token('Google access token', noseyparker('google'), ['name', 'ya29.'], '[A-Za-z0-9_-]{20,1024}'),
  token('Google OAuth client secret', noseyparker('google'), ['name', 'GOCSPX-'], '[A-Za-z0-9_-]{28}(?![A-Za-z0-9_-])'),
  token(
    'Google OAuth refresh token',
    'developers.google.com/identity/protocols/oauth2/web-server',
    ['name', '1//'],
    '[A-Za-z0-9_-]{40,512}',
  ),
  {
    name: 'key of an Azure account',
    source: 'learn.microsoft.com/azure/storage/common/storage-configure-connection-string',
    literals: ['AccountKey', 'SharedAccessKey'],
    pattern: `(?:Account|SharedAccess)Key${assigned}(?!Eby8vdM02xNOcqFlqUwJ)([A-Za-z0-9+/]{43}=|[A-Za-z0-9+/]{86}==)${base64End}`,
  },
  {
    name: 'Azure shared access signature',
    source: trufflehog('azuresastoken'),
    literals: ['sig='],
    pattern: `(?<=[?&;"'\\s]|amp;)sig=((?:[A-Za-z0-9+/]|%[0-9A-Fa-f]{2}){43,120}=?)`,
  },
  {
    name: 'Azure client secret',
    source: gitleaks('azure-ad-client-secret'),
    literals: Array.from({ length: 10 }, (_, digit) => `${digit}Q~`),
    pattern: String.raw`${after('[A-Za-z0-9_~.]{3}', 'A-Za-z0-9_~.')}[0-9]Q~[A-Za-z0-9_~.-]{31,34}(?![A-Za-z0-9_~.-])`,
  },
  {
    name: 'Azure DevOps token',
    source: noseyparker('azure'),
    literals: ['AZDO'],
    pattern: `${after('[A-Za-z0-9]{76}')}AZDO[A-Za-z0-9]{4}`,
  },
  token('Alibaba access key', gitleaks('alibaba-access-key-id'), ['word', 'LTAI'], '[A-Za-z0-9]{20}(?![A-Za-z0-9])'),
  token('DigitalOcean token', gitleaks('digitalocean-pat'), ['word', 'dop_v1_', 'doo_v1_', 'dor_v1_'], '[a-f0-9]{64}'),
  token('Cloudflare token', secretlint('cloudflare'), ['word', 'cfk_', 'cfut_', 'cfat_'], '[A-Za-z0-9]{40}[0-9a-f]{8}'),
  token(
    'Cloudflare origin CA key',
    gitleaks('cloudflare-origin-ca-key'),
    ['word', 'v1.0-'],
    '[a-f0-9]{24}-[a-f0-9]{146}',
  ),
  assignment('Cloudflare key', gitleaks('cloudflare-api-key'), 'cloudflare', '[A-Za-z0-9_-]{37,40}'),
  assignment('Fastly token', gitleaks('fastly-api-token'), 'fastly', '[A-Za-z0-9_-]{32}'),
  token(
    'Fly.io token',
    gitleaks('flyio-access-token'),
    ['word', 'fo1_', 'fm1a_', 'fm1r_', 'fm2_'],
    '[A-Za-z0-9+/_-]{43,800}={0,3}',
  ),
  token('Heroku token', gitleaks('heroku-api-key-v2'), ['word', 'HRKU-AA'], '[0-9A-Za-z_-]{58}'),
  assignment('Heroku key', gitleaks('heroku-api-key'), 'heroku', uuid),
  token(
    'Vercel token',
    secretlint('vercel'),
    ['word', 'vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'],
    '[A-Za-z0-9]{20,60}(?![A-Za-z0-9_])',
  ),
  token('Netlify token', trufflehog('netlify'), ['word', 'nfp_'], '[A-Za-z0-9_]{36}'),
  token('Scalingo token', gitleaks('scalingo-api-token'), ['word', 'tk-us-'], '[A-Za-z0-9_-]{48}'),
  token('OpenShift token', gitleaks('openshift-user-token'), ['word', 'sha256~'], '[A-Za-z0-9_-]{43}'),
  token('Deno Deploy token', trufflehog('deno'), ['word', 'ddp_', 'ddw_'], '[A-Za-z0-9]{36}'),
  token(
    'PlanetScale secret',
    gitleaks('planetscale-api-token'),
    ['word', 'pscale_tkn_', 'pscale_oauth_', 'pscale_pw_'],
    '[A-Za-z0-9_=.-]{32,64}',
  ),
  token('Supabase token', trufflehog('supabasetoken'), ['word', 'sbp_'], '[a-z0-9]{40}'),
  token('Supabase secret key', 'supabase.com/docs/guides/api/api-keys', ['word', 'sb_secret_'], '[A-Za-z0-9_-]{20,64}'),
  token('Databricks token', secretlint('databricks'), ['word', 'dapi'], '[A-Fa-f0-9]{32}(?:-[0-9])?'),
  // Infrastructure and secrets
  {
    name: 'Terraform Cloud token',
    source: gitleaks('hashicorp-tf-api-token'),
    literals: ['.atlasv1.'],
    pattern: String.raw`${after('[A-Za-z0-9]{14}')}\.atlasv1\.[A-Za-z0-9_=-]{60,70}`,
  },
  token(
    'HashiCorp Vault token',
    secretlint('hashicorp-vault'),
    ['word', 'hvs.', 'hvb.', 'hvr.'],
    '[A-Za-z0-9_-]{90,300}',
  ),
  token(
    'Doppler token',
    trufflehog('doppler'),
    ['word', 'dp.ct.', 'dp.pt.', 'dp.sa.', 'dp.scim.', 'dp.audit.', 'dp.st.'],
    '(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{40,44}(?![A-Za-z0-9])',
  ),
  token('1Password service account', secretlint('1password'), ['word', 'ops_ey'], '[A-Za-z0-9+/=_-]{100,1280}'),
  {
    name: '1Password secret key',
    source: gitleaks('1password-secret-key'),
    literals: ['A3-'],
    pattern: `${starts.name}A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}(?![A-Z0-9])`,
  },
  token('age key', gitleaks('age-secret-key'), ['word', 'AGE-SECRET-KEY-1'], '[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}'),
  token('Pulumi token', gitleaks('pulumi-api-token'), ['word', 'pul-'], '[a-f0-9]{40}(?![A-Za-z0-9])'),
  token('Infracost key', gitleaks('infracost-api-token'), ['word', 'ico-'], '[A-Za-z0-9]{32}(?![A-Za-z0-9])'),
  token('Prefect token', gitleaks('prefect-api-token'), ['word', 'pnu_'], '[A-Za-z0-9]{36}'),
  token(
    'Tailscale key',
    secretlint('tailscale'),
    ['word', 'tskey-'],
    '[a-z]{2,20}-[0-9A-Za-z_]{8,40}-[0-9A-Za-z_]{16,60}',
  ),
  token('Octopus Deploy key', gitleaks('octopus-deploy-api-key'), ['name', 'API-'], '[A-Z0-9]{26}(?![A-Za-z0-9_-])'),
  token(
    'Harness token',
    gitleaks('harness-api-key'),
    ['word', 'pat.', 'sat.'],
    String.raw`[A-Za-z0-9_-]{22}\.[A-Za-z0-9]{24}\.[A-Za-z0-9]{20}`,
  ),
  token('Buildkite token', trufflehog('buildkite'), ['word', 'bkua_'], '[a-z0-9]{40}'),
  token('CircleCI token', trufflehog('circleci'), ['word', 'CCIPAT_'], '[A-Za-z0-9]{22}_[A-Fa-f0-9]{40}'),
  // Observability
  token('Sentry organisation token', gitleaks('sentry-org-token'), ['word', 'sntrys_'], '[A-Za-z0-9+/=_]{60,500}'),
  token('Sentry user token', gitleaks('sentry-user-token'), ['word', 'sntryu_'], '[a-f0-9]{64}'),
  {
    name: 'Sentry DSN',
    source: 'docs.sentry.io/concepts/key-terms/dsn-explainer',
    literals: ['https://'],
    pattern: String.raw`https://([0-9a-f]{32}(?::[0-9a-f]{32})?)(?=@[a-z0-9.-]{0,60}sentry\.io/)`,
  },
  token(
    'New Relic key',
    gitleaks('new-relic-user-api-key'),
    ['word', 'NRAK-', 'NRII-', 'NRJS-', 'NRRA-', 'NRAA-'],
    '[A-Za-z0-9-]{19,42}',
  ),
  token('Grafana Cloud token', secretlint('grafana'), ['word', 'glc_'], '[A-Za-z0-9+/]{32,400}={0,2}'),
  token('Grafana service account token', secretlint('grafana'), ['word', 'glsa_'], '[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}'),
  token(
    'Dynatrace token',
    gitleaks('dynatrace-api-token'),
    ['word', 'dt0c01.'],
    String.raw`[A-Za-z0-9]{24}\.[A-Za-z0-9]{64}`,
  ),
  assignment('Datadog key', gitleaks('datadog-access-token'), 'datadog', '[a-f0-9]{32}|[a-f0-9]{40}'),
  assignment('Snyk token', gitleaks('snyk-api-token'), 'snyk', uuid),
  token('Sonar token', gitleaks('sonar-api-token'), ['word', 'squ_', 'sqp_', 'sqa_'], '[A-Za-z0-9]{40}'),
  // Payments and shops
  token(
    'Stripe key',
    secretlint('stripe'),
    ['word', 'sk_live_', 'sk_test_', 'rk_live_', 'rk_test_', 'sk_prod_', 'rk_prod_'],
    '[A-Za-z0-9]{24,247}',
  ),
  token('Stripe webhook secret', 'docs.stripe.com/webhooks', ['word', 'whsec_'], '[A-Za-z0-9+/]{32,128}={0,2}'),
  token('Square token', gitleaks('square-access-token'), ['word', 'sq0atp-', 'sq0csp-'], '[A-Za-z0-9_-]{22,60}'),
  token('Shopify token', secretlint('shopify'), ['word', 'shppa_', 'shpca_', 'shpat_', 'shpss_'], '[A-Za-z0-9]{32,64}'),
  token('Shippo token', gitleaks('shippo-api-token'), ['word', 'shippo_live_', 'shippo_test_'], '[a-fA-F0-9]{40}'),
  token('EasyPost key', gitleaks('easypost-api-token'), ['word', 'EZAK', 'EZTK'], '[A-Za-z0-9]{54}'),
  token('Duffel token', gitleaks('duffel-api-token'), ['word', 'duffel_live_', 'duffel_test_'], '[A-Za-z0-9_=-]{43}'),
  // Messages and mail
  {
    name: 'Twilio key',
    source: gitleaks('twilio-api-key'),
    literals: Array.from({ length: 16 }, (_, digit) => `SK${digit.toString(16)}`),
    pattern: `${starts.word}SK(?!0{8})[0-9a-f]{32}(?![0-9A-Za-z])`,
  },
  assignment('Twilio token', trufflehog('twilio'), 'twilio', '[0-9a-f]{32}'),
  token(
    'SendGrid key',
    gitleaks('sendgrid-api-token'),
    ['word', 'SG.'],
    String.raw`[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,128}`,
  ),
  token('Brevo key', gitleaks('sendinblue-api-token'), ['word', 'xkeysib-'], '[a-f0-9]{64}-[A-Za-z0-9]{16}'),
  token('Mailgun key', trufflehog('mailgun'), ['name', 'key-'], '[a-f0-9]{32}(?![A-Za-z0-9_-])'),
  {
    name: 'Mailchimp key',
    source: gitleaks('mailchimp-api-key'),
    literals: ['-us'],
    pattern: `${after('[a-f0-9]{32}')}-us[0-9]{1,2}(?![A-Za-z0-9])`,
  },
  // Work
  token('Atlassian token', gitleaks('atlassian-api-token'), ['word', 'ATATT3', 'ATCTT3'], '[A-Za-z0-9_=+/-]{60,400}'),
  token('Linear key', secretlint('linear'), ['word', 'lin_api_'], '[A-Za-z0-9_]{32,128}'),
  token('Notion token', gitleaks('notion-api-token'), ['word', 'ntn_'], '[0-9]{11}[A-Za-z0-9]{35}'),
  token('Notion token, old', trufflehog('notion'), ['name', 'secret_'], '[A-Za-z0-9]{43}(?![A-Za-z0-9_-])'),
  token('Figma token', secretlint('figma'), ['word', 'figd_'], '[A-Za-z0-9_-]{40,200}'),
  token(
    'Airtable token',
    gitleaks('airtable-personnal-access-token'),
    ['word', 'pat'],
    String.raw`[A-Za-z0-9]{14}\.[a-f0-9]{64}`,
  ),
  token('Dropbox token', trufflehog('dropbox'), ['word', 'sl.'], String.raw`(?:u\.)?[A-Za-z0-9_-]{130,1000}`),
  token('Postman key', gitleaks('postman-api-token'), ['word', 'PMAK-'], '[a-fA-F0-9]{24}-[a-fA-F0-9]{34}'),
  token('Typeform token', gitleaks('typeform-api-token'), ['word', 'tfp_'], '[A-Za-z0-9_.=-]{59}'),
  token('ReadMe key', gitleaks('readme-api-token'), ['word', 'rdme_'], '[a-z0-9]{70}'),
  token('Frame.io token', gitleaks('frameio-api-token'), ['word', 'fio-u-'], '[A-Za-z0-9_=-]{64}'),
  token('Adobe client secret', gitleaks('adobe-client-secret'), ['word', 'p8e-'], '[A-Za-z0-9]{32}(?![A-Za-z0-9])'),
  {
    name: 'MaxMind key',
    source: gitleaks('maxmind-license-key'),
    literals: ['_mmk'],
    pattern: `${after('[A-Za-z0-9]{6}_[A-Za-z0-9]{29}')}_mmk(?![A-Za-z0-9])`,
  },
  {
    name: 'Mapbox secret token',
    source: noseyparker('mapbox'),
    literals: ['sk.', 'tk.'],
    pattern: String.raw`${starts.name}[st]k\.(?=eyJ)[A-Za-z0-9_-]{32,200}\.[A-Za-z0-9_-]{20,30}(?![A-Za-z0-9_-])`,
  },
  // Of all services
  {
    name: 'password in an address',
    source: secretlint('database-connection-string'),
    literals: ['://'],
    pattern: String.raw`(?<=(?:${schemes}))://[^\s:/@\0]{0,100}:(${password})(?=@(?!${localHost})[\w[])`,
  },
  {
    name: 'JSON Web Token',
    source: gitleaks('jwt'),
    literals: ['eyJ'],
    pattern: String.raw`${starts.name}eyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,2000}`,
  },
  {
    name: 'header with credentials',
    source: noseyparker('http'),
    literals: ['uthorization', 'UTHORIZATION'],
    pattern: `(?:uthorization|UTHORIZATION)${assigned}(?:Basic|basic|BASIC|Bearer|bearer|BEARER|Token|token)\\s{1,4}(${credentials}[A-Za-z0-9+/=._~-]{20,4000})`,
  },
];
