import { lstatSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { testDataDirectories, testDirectories } from '../../core/test-directories.ts';
import { compileGlobs } from '../../core/text/glob.ts';
import { foldPath } from '../../core/text/path-text.ts';

/**
 * Settings of programs outside the home directory may hold a token. They are shown by an allowlist of keys, elements and files that have no
 * credential. All checks are linear in the text.
 */

/** A user or a password in an address. */
const credentialInAddress = /:\/\/[^\s/@]*@/;

function listKeys(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** By file: the keys of settings without a credential, in lower case and without `-` and `_`. */
const harmlessKeys: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'npmrc',
    listKeys(
      'registry cafile cache prefix globalconfig userconfig initmodule strictssl fund audit auditlevel updatenotifier enginestrict saveexact saveprefix packagelock legacypeerdeps loglevel progress python nodelinker shamefullyhoist publichoistpattern autoinstallpeers preferoffline offline maxsockets noproxy proxy httpproxy httpsproxy fetchretries fetchtimeout ignorescripts foregroundscripts color unicode storedir unsafeperm',
    ),
  ],
  [
    'pip.conf',
    listKeys(
      'indexurl extraindexurl findlinks noindex cert trustedhost proxy timeout retries nocachedir cachedir disablepipversioncheck breaksystempackages preferbinary onlybinary nobinary progressbar rootuseraction requirevirtualenv nowarnscriptlocation noinput quiet user constraint usefeature usepep517 nobuildisolation pre',
    ),
  ],
  [
    'wgetrc',
    listKeys(
      'passiveftp tries timeout connecttimeout readtimeout dnstimeout waitretry wait retryconnrefused cacertificate cadirectory checkcertificate useproxy httpproxy httpsproxy ftpproxy noproxy reclevel dotstyle progress quiet verbose inet4only inet6only timestamping continue robots preferfamily',
    ),
  ],
  [
    'gemrc',
    listKeys(
      'gem install update :sources :updatesources :verbose :backtrace :bulkthreshold :benchmark :concurrentdownloads :sslverifymode :sslcacert',
    ),
  ],
  [
    'gitconfig',
    listKeys(
      'safe.directory safe.barerepository filter.lfs.clean filter.lfs.smudge filter.lfs.process filter.lfs.required init.defaultbranch push.default pull.rebase pull.ff fetch.prune fetch.parallel gc.auto pack.threads protocol.version index.version feature.manyfiles http.sslcainfo http.sslcapath http.sslverify http.postbuffer http.version user.name user.email core.autocrlf core.eol core.safecrlf core.filemode core.symlinks core.ignorecase core.precomposeunicode core.quotepath core.longpaths core.abbrev core.compression core.preloadindex core.untrackedcache core.bigfilethreshold color.ui diff.algorithm diff.renames merge.conflictstyle merge.ff log.date submodule.recurse submodule.fetchjobs url.insteadof',
    ),
  ],
]);

/** The elements of Maven's settings without a credential. A server, a proxy and a profile may have one. */
const harmlessElements = listKeys(
  'settings localRepository interactiveMode usePluginRegistry offline pluginGroups pluginGroup servers proxies mirrors mirror id name url mirrorOf blocked layout profiles activeProfiles activeProfile toolchains toolchain type provides version vendor configuration jdkHome',
);

/** Names in /etc that are settings of package managers and other tools. */
const settings =
  /^(?:npmrc|pip\.conf|wgetrc|gemrc|gitconfig|bash\.bashrc|maven|R|php.*|ruby.*|groovy|dotnet|chromium.*|luarocks|racket)$/;

/** True for a name in a directory of settings whose files `cleanSettings` has to judge. */
export function isSettings(name: string): boolean {
  return settings.test(name);
}

/** The harmless part of a file of settings, by its path below the directory of settings: its text without other entries; null if nothing is shown. */
export function cleanSettings(path: string, text: string): string | null {
  const keys = harmlessKeys.get(path);
  if (keys !== undefined) return keepEntries(text, keys, path === 'gitconfig');
  const isHarmless = path.startsWith('maven/') ? isHarmlessMaven(path, text) : !text.split('\n').some(setsCredential);
  return isHarmless ? text : null;
}

/** The size of a file of settings, and of a file with the certificates of many authorities. */
const maxBytes = 1024 * 1024;

/** The text of a file of settings; null if it cannot be read, or is too long for one. A link is followed. */
export function readSettings(path: string): string | null {
  try {
    return statSync(path).size > maxBytes ? null : readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** True if nothing has to be left out of the file of settings at `file`. `path` is as for `cleanSettings`. */
export function isHarmlessFile(path: string, file: string): boolean {
  const text = readSettings(file);
  const cleaned = text === null ? null : cleanSettings(path, text);
  return text !== null && cleaned !== null && listLines(cleaned).length === listLines(text).length;
}

function listLines(text: string): readonly string[] {
  return text.split(/[\r\n]/).filter((line) => line.trim() !== '' && !/^\s*[#;]/.test(line));
}

function keepEntries(text: string, keys: ReadonlySet<string>, isGit: boolean): string {
  const entries: { lines: string[]; isKept: boolean }[] = [];
  let section = '';
  let isContinued = false;
  for (const line of listLines(text)) {
    const last = entries.at(-1);
    const isClean = !credentialInAddress.test(line);
    if (last !== undefined && (isGit ? isContinued : isFurtherValue(line))) {
      last.lines.push(line);
      last.isKept &&= isClean;
    } else if (/^\s*\[/.test(line)) {
      const isHeader = isClean && /^\s*\[[^\]]*\]\s*$/.test(line);
      // No key is harmless in a section that is not understood.
      section = isHeader ? (isGit ? readGitSection(line) : '') : '?';
      entries.push({ lines: [line], isKept: isHeader });
    } else entries.push({ lines: [line], isKept: isClean && keys.has(`${section}${readKey(line)}`) });
    isContinued = isGit && line.endsWith('\\');
  }
  const kept = entries.flatMap(({ lines, isKept }) => (isKept ? lines : []));
  return [...kept, ''].join('\n');
}

/** A line with one more value of the key before it, as pip and YAML have them. */
function isFurtherValue(line: string): boolean {
  return /^(?:\s|-\s)/.test(line) && /^(?:-\s+)?[^\s=]+$/.test(line.trim());
}

function readGitSection(line: string): string {
  const [name = '', subsection = ''] = line.trim().slice(1, -1).toLowerCase().split('"');
  return `${name.trim()}.${name.trim() === 'filter' ? `${subsection}.` : ''}`;
}

// `@scope:registry` and `registry` are the same setting. A gem setting may begin with a colon.
function readKey(line: string): string {
  const trimmed = line.trim();
  const end = trimmed.slice(1).search(/[=\s]|:(?=\s|$)/);
  const key = end === -1 ? trimmed : trimmed.slice(0, end + 1);
  return key
    .replace(/^@[\w.-]+:/, '')
    .replaceAll(/[-_]/g, '')
    .toLowerCase();
}

function isHarmlessMaven(path: string, text: string): boolean {
  if (path === 'maven/m2.conf' || path.startsWith('maven/logging/')) return true;
  if (!path.endsWith('.xml')) return false;
  const shown = removeComments(text);
  const names = shown.matchAll(/<\/?([A-Za-z_][\w.:-]*)/g);
  return !credentialInAddress.test(shown) && [...names].every(([, name = '']) => harmlessElements.has(name));
}

function removeComments(text: string): string {
  const [first = '', ...others] = text.split('<!--');
  // A comment that does not end is no comment for this check.
  return [first, ...others.map((part) => part.slice(part.includes('-->') ? part.indexOf('-->') + 3 : 0))].join(' ');
}

// `tokenizer` is an extension of PHP.
const credentialKey =
  /pass(?:wor|phras|wd|code)|(?:^|[\W_])(?:pw|pat)(?:$|\W)|token(?!izer)|secret|api_?key|credential|auth|private_?key/i;

/** True for a line that may set a credential, in a file whose format is not known. */
function setsCredential(line: string): boolean {
  if (/^\s*(?:#|;|\/\/)/.test(line)) return false;
  if (credentialInAddress.test(line) || line.includes('PRIVATE KEY')) return true;
  const at = line.search(/[=:>]/);
  return at !== -1 && /[^"';\s]/.test(line.slice(at + 1)) && credentialKey.test(line);
}

/**
 * Whether the content of a file outside the workspace shows that it holds no secret, although files of this name may hold one: a `.npmrc`
 * without a credential, or certificates without a key. False if that is not certain.
 */
export function holdsNoCredential(path: string): boolean {
  const content = readSmall(path, maxBytes);
  if (basename(path) === '.npmrc') return holdsOnlySettings(content);
  return content?.includes('-----BEGIN CERTIFICATE-----') === true && !content.includes('PRIVATE KEY');
}

/**
 * Whether the content of a file of a workspace shows that it holds no secret, although files of this name may hold one: a `.npmrc` without a credential,
 * or settings of tests that everyone who can read the repository has. `isCommitted`: the commit that is checked out has the same content, since an
 * earlier step of the job may have added a secret. False if that is not certain.
 */
export function holdsNoSecret(path: string, content: Buffer, isCommitted: () => boolean): boolean {
  if (content.length > maxSmallBytes) return false;
  return basename(path) === '.npmrc' ? holdsOnlySettings(content) : isTestEnvironment(foldPath(path)) && isCommitted();
}

const isTestEnvironment = compileGlobs(
  [...testDirectories, ...testDataDirectories].map((directory) => foldPath(`**/${directory}/**/.env*`)),
);

/** The size of a small file. */
const maxSmallBytes = 64 * 1024;

/** The content of a small regular file; null for anything else, also for a link. */
export function readSmall(path: string, limitBytes = maxSmallBytes): Buffer | null {
  try {
    const stats = lstatSync(path);
    return stats.isFile() && stats.size <= limitBytes ? readFileSync(path) : null;
  } catch {
    return null;
  }
}

/** Names that npm reads, or may read, as a credential, and an address of a registry with one. */
const credential = /auth|password|token|secret|key|cert|user|:\/\/[^/\s]*@/i;

/**
 * True for the content of a `.npmrc` without a credential. Many projects commit one, and package managers fail or print errors if they cannot
 * read it.
 */
function holdsOnlySettings(content: Buffer | null): boolean {
  if (content === null) return false;
  const lines = content.toString('utf8').split(/[\r\n]/);
  return !lines.some((line) => credential.test(line) && !namesVariable(line));
}

// `//registry.example/:_authToken=${TOKEN}` holds the name of a variable, which commands do not have.
function namesVariable(line: string): boolean {
  const at = line.indexOf('=');
  return at !== -1 && !line.slice(0, at).includes('@') && /^\$\{[A-Za-z_]\w*\}$/.test(line.slice(at + 1).trim());
}
