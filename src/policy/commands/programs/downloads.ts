import { posix } from 'node:path';
import { isAddress, readAddress } from './connections.ts';
import {
  createEffects,
  createOpaque,
  defineProgram,
  mergeEffects,
  textOf,
  word,
  type Effects,
  type ProgramProfile,
} from '../define-program.ts';
import { createTable, letters, sortWords } from '../option-table.ts';

const closed = { unlisted: 'opaque' } as const;

const curl = createTable(
  {
    flags: `${letters('sSfLIivkgGjN0146OR#aZ')} --silent --show-error --fail --fail-with-body --location --head --include --verbose --insecure --get --globoff
      --compressed --no-buffer --http1.0 --http1.1 --http2 --http3 --ipv4 --ipv6 --remote-name --remote-time --progress-bar --no-progress-meter
      --tlsv1.2 --tlsv1.3 --ssl-reqd --retry-connrefused --retry-all-errors --create-dirs --append --path-as-is --raw --parallel --version -V`,
    values: `-X --request -A --user-agent -e --referer -m --max-time --connect-timeout --retry --retry-delay --retry-max-time -r --range --max-filesize
      --max-redirs -y -Y --speed-time --speed-limit --limit-rate -u --user --oauth2-bearer -z --time-cond --proto --proto-redir --data-raw
      --url -d --data --data-ascii --data-binary --data-urlencode --json -F --form --form-string -H --header -b --cookie -w --write-out`,
    reads: '-T --upload-file --cacert -E --cert --key --capath --crlfile --netrc-file',
    writes:
      '-o --output -c --cookie-jar -D --dump-header --trace --trace-ascii --stderr --libcurl --etag-save --hsts --alt-svc',
    opaque: `-K --config -q --disable -x --proxy -n --netrc --netrc-optional --resolve --connect-to --unix-socket --abstract-unix-socket --doh-url --interface
      --dns-servers --socks5 --socks4 --socks5-hostname --preproxy -J --remote-header-name --output-dir --remote-name-all -Q --quote --engine
      --ftp-port -P -U --location-trusted --telnet-option -t --mail-from --egd-file --random-file`,
  },
  closed,
);

const wget = createTable(
  {
    flags: `-q -v -nv -c -S -nc -N -4 -6 --quiet --verbose --no-verbose --continue --spider --server-response --no-clobber --timestamping
      --no-check-certificate --https-only --no-cookies --no-cache --no-hsts --no-config --show-progress --inet4-only --inet6-only --no-proxy`,
    values: `-T -t -w -U --timeout --tries --wait --waitretry --user-agent --header --method --body-data --post-data --connect-timeout --read-timeout
      --dns-timeout --max-redirect --limit-rate --progress -O --output-document -P --directory-prefix`,
    reads: '--post-file --body-file --load-cookies --ca-certificate --certificate --private-key',
    writes: '-o --output-file -a --append-output --save-cookies',
    opaque: `-e --execute --config --use-askpass -i --input-file -r --recursive -m --mirror -p --page-requisites -k -K -E -x --force-directories
      --trust-server-names --content-disposition --warc-file --input-metalink --ca-directory --proxy-user -b --background`,
  },
  closed,
);

/** Programs that download the content of an address. */
export const downloads: readonly ProgramProfile[] = [
  defineProgram('curl', 'other', (words) => {
    const { operands, effects, has, valuesOf } = sortWords(curl, words);
    if (has('-V', '--version')) return effects;
    const urls = [...operands.map(textOf), ...valuesOf('--url')];
    const isPattern = valuesOf('-o', '--output').some((name) => name.includes('#'));
    const names = has('-O', '--remote-name') ? urls.map((url) => nameDownload(url ?? '')) : [];
    return mergeEffects(
      // `-` is the standard output, not a file.
      { ...effects, writes: effects.writes.filter((file) => textOf(file) !== '-') },
      ...urls.map((url) =>
        url === null ? createOpaque('where curl connects is known only when it runs') : connect(url),
      ),
      ...names,
      ...readData(valuesOf),
      isPattern ? createOpaque('the name of the file that is written is not certain') : createEffects(),
      createEffects({ certain: ['connect'], known: has('-L', '--location') ? 'part' : 'whole' }),
    );
  }),
  defineProgram('wget', 'other', (words) => {
    const { operands, effects, has, valuesOf } = sortWords(wget, words);
    const urls = operands.map(textOf);
    const [file] = valuesOf('-O', '--output-document').slice(-1);
    const [folder = '.'] = valuesOf('-P', '--directory-prefix').slice(-1);
    const written = has('--spider')
      ? []
      : file !== undefined
        ? [createEffects({ writes: file === '-' ? [] : [word(file)] })]
        : urls.map((url) => nameDownload(url ?? '', folder));
    return mergeEffects(
      effects,
      ...urls.map((url) =>
        url === null ? createOpaque('where wget connects is known only when it runs') : connect(url),
      ),
      ...written,
      // A redirection may lead to another host, which the network rules restrict.
      createEffects({ certain: ['connect'], known: 'part' }),
    );
  }),
];

function connect(url: string): Effects {
  if (isAddress(url)) return readAddress(url);
  // Without a scheme, curl derives the protocol from the host's name.
  return /^(?:ftp|dict|ldap|imap|smtp|pop3)\./i.test(url)
    ? createOpaque(`${url} has no scheme`)
    : readAddress(`http://${url}`);
}

function nameDownload(url: string, folder = '.'): Effects {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? '';
  const name = posix.basename(path) || 'index.html';
  return /^[\w.@+-]+$/.test(name) && !/^\.+$/.test(name)
    ? createEffects({ writes: [word(posix.join(folder, name))] })
    : createOpaque('the name of the file that is written is not certain');
}

// `@name` in a value means the contents of that file. A format of `--write-out` may write to a file.
function readData(valuesOf: (...names: readonly string[]) => readonly string[]): Effects[] {
  const bodies = valuesOf('-d', '--data', '--data-ascii', '--data-binary', '--json', '-H', '--header').flatMap(
    (value) => (value.startsWith('@') ? [value.slice(1)] : []),
  );
  const encoded = valuesOf('--data-urlencode').flatMap((value) =>
    value.includes('@') ? [value.slice(value.indexOf('@') + 1)] : [],
  );
  const forms = valuesOf('-F', '--form').map(
    (value) => /^[^=]*=[@<]([^;,"]+)(?:;[\w=/.-]*)*$/.exec(value)?.[1] ?? null,
  );
  const cookies = valuesOf('-b', '--cookie').filter((value) => !value.includes('='));
  const formats = valuesOf('-w', '--write-out');
  const isUnclear =
    formats.some((format) => format.includes('%output') || format.startsWith('@')) ||
    valuesOf('-F', '--form').some((value, index) => /=[@<]|["(]/.test(value) && forms[index] === null);
  return [
    createEffects({ reads: [...bodies, ...encoded, ...forms.filter((name) => name !== null), ...cookies].map(word) }),
    isUnclear ? createOpaque('a value of curl reads or writes a file that is not certain') : createEffects(),
  ];
}
