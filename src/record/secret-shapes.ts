import { brokenEscape } from './cut-secrets.ts';

// A prefix that is short or a common word counts only at the start of a word, or after an escape: tokens also occur in JSON text (`\n`), in
// coloured output and in percent-encoding. There, the character before the token is a letter or a digit. The prefix is matched first, because
// a lookbehind from every character would take ten times as long.
const startAt = (inWord: string, prefix: string): string =>
  String.raw`${prefix}(?<=(?:(?<![${inWord}])|\\[bfnrt]|%[0-9A-Fa-f]{2}|\[[0-9;]{0,12}m)${prefix})`;
const word = (prefix: string): string => startAt('A-Za-z0-9', prefix);
const name = (prefix: string): string => startAt('A-Za-z0-9_-', prefix);

const marker = (border: string): string => `-----${border} [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----`;
// Line breaks, also escaped ones, with what diffs, quotations and string literals put around them. There is one way to read each gap: a run of
// backslashes and the letter after it are one part, and `+` belongs to the gap and not to the text after it.
const gap = String.raw`(?:(?<!\\)\\{1,16}[nrt]?|(?!-----END)[\s"',+>|#*-]){0,40}`;
const keyText = (least: number, most: number): string =>
  String.raw`${gap}(?<!\\)[A-Za-z0-9/=][A-Za-z0-9/+=]{${least - 1},${most - 1}}${wordEnd}`;
// A whole word, and not the key of what follows in JSON text: that must stay JSON.
const wordEnd = String.raw`(?![A-Za-z0-9/+=]|\\{0,8}"\s{0,8}:)`;
const keyHeader = `${gap}(?:Proc-Type: 4,ENCRYPTED|DEK-Info: [A-Z0-9-]{1,40},[0-9A-Fa-f]{1,64}(?![0-9A-Fa-f]))`;

const quotes = String.raw`[\\"']{0,4}`;
const assigned = String.raw`${quotes}\s{0,8}(?:=>|=|:)\s{0,8}${quotes}`;

// Servers and databases whose addresses hold passwords. Not one that is short, a variable, or a word of examples and tests, and none of a
// host that is local or reserved for documentation.
const schemes = String.raw`https?|ftps?|mongodb(?:\+srv)?|mysqlx?|mariadb|postgres(?:ql)?|rediss?|amqps?`;
const placeholder = String.raw`[^\s:/@]{0,40}(?:passw|secret|example|changeme|your_|\$|\{|%[A-Z_]{2})`;
const password = String.raw`(?!${placeholder})(?=[^\s:/@\0]{0,100}[0-9])(?=[^\s:/@\0]{0,100}[A-Za-z])[^\s:/@\0"'<>]{8,200}`;
const localHost = String.raw`(?:localhost|127\.|(?:[\w-]{1,63}\.){0,4}(?:example|test|invalid)\b)`;

/**
 * Shapes of keys and tokens, as sources of regular expressions: the kinds that the recommended preset of secretlint finds in text, and a few
 * more. If a shape has a group, the group is the secret, at the end of the match. After a prefix, each is one bounded repetition, or is
 * optional from the point on at which the scan gets long, so that nothing is scanned again and matching stays linear.
 *
 * The preset itself (version 12) is not used: it is asynchronous, and an event is redacted before the next step of the run; it takes 0.5 ms
 * for any text; a comment `secretlint-disable` in a text switches it off, and texts are hostile; and it does not find a token after `\n` in
 * JSON text, in coloured or in percent-encoded output.
 */
export const secretShapes: readonly string[] = [
  // GitHub, GitLab
  'gh[pousr]_[A-Za-z0-9_]{30,255}',
  'github_pat_[A-Za-z0-9_]{20,255}',
  'glpat-[A-Za-z0-9_-]{20,300}',
  // Package registries: npm, PyPI, Docker
  'npm_[A-Za-z0-9]{30,64}',
  `_authToken${assigned}([A-Za-z0-9+/=_.-]{16,255})`,
  String.raw`https?://([^\s:/@\0]{8,256})(?=:x-oauth-basic@github\.com)`,
  'pypi-[A-Za-z0-9_-]{40,255}',
  `${name('dckr_[po]at_')}[A-Za-z0-9_-]{20,64}`,
  // Slack
  'xox[abeoprs]-[A-Za-z0-9-]{10,255}',
  'xapp-[0-9]-[A-Za-z0-9-]{10,255}',
  String.raw`hooks\.slack\.com/services/(T[A-Za-z0-9]{1,40}/B[A-Za-z0-9]{1,40}/[A-Za-z0-9]{1,40})`,
  // Models: OpenAI, Anthropic, OpenRouter, Groq, Hugging Face
  `${word('sk-')}(?:(?:proj-|svcacct-|admin-|ant-|or-v1-)[A-Za-z0-9_-]{20,255}|[A-Za-z0-9]{20,255})`,
  `${word('gsk_')}[A-Za-z0-9]{40,64}`,
  `${word('hf_')}[A-Za-z0-9]{34,64}`,
  // Clouds: AWS (without the keys of its documentation), Google
  `${startAt('A-Z0-9', 'A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)')}(?!IOSFODNN7EXAMPLE)[0-9A-Z]{16}(?![0-9A-Z])`,
  `(?:SECRET|[Ss]ecret)_?(?:ACCESS|[Aa]ccess)_?(?:KEY|[Kk]ey)${assigned}(?!wJalrXUtnFEMI/K7MDENG/)([A-Za-z0-9/+=]{40})(?![A-Za-z0-9/+=])`,
  `${name('AIza')}[A-Za-z0-9_-]{35}`,
  String.raw`${name('ya29\\.')}[A-Za-z0-9_-]{20,255}`,
  // Services: SendGrid, Shopify, Linear, Notion, Grafana, 1Password, HashiCorp Vault, Vercel, Databricks, Figma
  String.raw`${word('SG\\.')}[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,128}`,
  `${word('shp(?:pa|ca|at|ss)_')}[A-Za-z0-9]{32,64}`,
  `${word('lin_api_')}[A-Za-z0-9_]{32,128}`,
  `${word('ntn_')}[0-9]{11}[A-Za-z0-9]{35}`,
  `${word('glc_')}[A-Za-z0-9+/]{32,400}={0,2}`,
  `${word('glsa_')}[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}`,
  `${word('ops_ey')}[A-Za-z0-9+/=_-]{100,1280}`,
  `${word('hv[sbr]\\.')}[A-Za-z0-9_-]{90,300}`,
  `${word('vc[piark]_')}[A-Za-z0-9]{20,60}(?![A-Za-z0-9_])`,
  `${word('dapi')}[A-Fa-f0-9]{32}(?:-[0-9])?`,
  `${word('figd_')}[A-Za-z0-9_-]{40,200}`,
  String.raw`://(?<=(?:${schemes})://)[^\s:/@\0]{0,100}:(${password})(?=@(?!${localHost})[\w[])`,
  // What the cut of a message left of a token. Twelve characters: a name like `npm_config` is shorter.
  String.raw`(?:gh[pousr]_|github_pat_|glpat-|npm_|pypi-|${word('sk-(?:ant-|proj-)?')}|${word('hf_')}|${name('AIza')})[A-Za-z0-9_-]{12,255}(?=${brokenEscape}(?:\s|\\n)?\[?\u2026)`,
  // JSON Web Tokens
  String.raw`${name('eyJ')}[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,2000}`,
  // Private keys. The end is optional: output is cut, and half a key is still a secret.
  `${marker('BEGIN')}(?:${keyHeader}){0,2}(?:${keyText(16, 16_000)})+(?:${keyText(1, 76)}){0,2}(?:${gap}${marker('END')})?`,
];
