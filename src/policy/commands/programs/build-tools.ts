import type { Word } from '../../../core/types/access.ts';
import { connectRegistry, isOffline } from './connections.ts';
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
import { findLooseOption, listSubcommands } from '../loose-options.ts';
import { readsInput } from './shells.ts';

const runs = createEffects({ executes: 'workspace', known: 'part' });
const part = createEffects({ known: 'part' });

function asks(registry: Parameters<typeof connectRegistry>[0]): Effects {
  return createEffects({ connects: [connectRegistry(registry)] });
}

/** Tools that run the builds and tests that files of the workspace define. */
export const buildTools: readonly ProgramProfile[] = [
  defineProgram('make gmake', 'runner', (words) => {
    const expands = words.some((written) => /[=$`]/.test(textOf(written) ?? '') || readsInput(textOf(written) ?? 'x'));
    return mergeEffects(
      findLooseOption(words, '--eval -E', 'bundled'),
      expands ? createOpaque('make expands what a variable or its input holds, and may run it') : createEffects(),
      runs,
    );
  }),
  defineProgram('go', 'runner', readGo),
  defineProgram('gofmt', 'runner', (words) => {
    const files = words.filter((written) => textOf(written)?.startsWith('-') !== true);
    const isWriting = words.some((written) => textOf(written) === '-w');
    return mergeEffects(
      part,
      createEffects({ reads: files, writes: isWriting ? files : [] }),
      findLooseOption(words, '', 'plain'),
    );
  }),
  defineProgram('cargo', 'runner', readCargo),
  defineProgram('mvn mvnw', 'runner', (words) => {
    const goal = words.find((written) =>
      /^-D(?:exec\.|maven\.ext|jvm|argLine)|exec:|antrun:|groovy|[\w.-]:[\w.-]+:[\w.-]/.test(textOf(written) ?? ''),
    );
    const refused =
      goal === undefined ? createEffects() : createOpaque(`mvn ${textOf(goal) ?? ''} runs what its arguments say`);
    return mergeEffects(
      findLooseOption(words, '-s --settings -gs --global-settings -t --toolchains', 'plain'),
      refused,
      runs,
    );
  }),
  defineProgram('gradle gradlew', 'runner', (words) =>
    mergeEffects(
      findLooseOption(
        words,
        '-I --init-script -c --settings-file -b --build-file -g --gradle-user-home -p --project-dir --include-build',
        'plain',
      ),
      words.some((written) => textOf(written)?.startsWith('-Dorg.gradle') === true)
        ? createOpaque('gradle would start another machine')
        : createEffects(),
      runs,
    ),
  ),
  defineProgram('bundle bundler gem', 'runner', (words) => {
    const subs = listSubcommands(words);
    const code = subs.find((sub) => /^(?:exec|e|ex|exe|config|console|plugin)$/.test(sub));
    if (code !== undefined) return createOpaque(`bundle ${code} runs what its arguments name`);
    const fetches =
      subs.length === 0 ||
      subs.some((sub) => /^(?:install|update|add|outdated|lock|cache|package|fetch|search|push)$/.test(sub));
    return mergeEffects(runs, findLooseOption(words, '', 'plain'), fetches ? asks('rubygems') : createEffects());
  }),
  defineProgram(
    'just ninja cmake ctest sbt rake rspec mix dotnet swift zig composer phpunit prove bazel buck task tox bundle-audit rubocop',
    'runner',
    (words) => mergeEffects(runs, findLooseOption(words, '', 'plain')),
  ),
];

function readGo(words: readonly Word[]): Effects {
  const option = findLooseOption(
    words,
    '-exec --exec -toolexec --toolexec -vettool --vettool -overlay --overlay -modfile --modfile -C --C',
    'plain',
  );
  const [sub, ...rest] = words;
  const name = textOf(sub) ?? '';
  if (name === 'generate' || name === 'tool')
    return mergeEffects(option, createOpaque(`go ${name} runs code that its arguments name`));
  if (name === 'env' && rest.some((written) => /^--?[wu]$/.test(textOf(written) ?? '')))
    return mergeEffects(option, createOpaque('go env -w changes the settings of go'));
  const writes = rest.flatMap((written, index) => {
    const match =
      /^--?(?:o|coverprofile|cpuprofile|memprofile|blockprofile|mutexprofile|trace|outputdir|json-output)(?:=(.*))?$/s.exec(
        textOf(written) ?? '',
      );
    if (match === null) return [];
    return match[1] === undefined ? rest.slice(index + 1, index + 2) : [word(match[1])];
  });
  const fetches =
    name === 'get' ||
    name === 'install' ||
    (name === 'mod' && /^(?:download|tidy|why|vendor)$/.test(textOf(rest[0]) ?? ''));
  const isQuery =
    /^(?:version|env)$/.test(name) && rest.every((written) => /^(?:[A-Z]\w*|-json)$/.test(textOf(written) ?? ''));
  if (isQuery) return createEffects({ reads: [word('.')] });
  const plain = /^(?:version|env|help|doc|fmt)$/.test(name);
  return mergeEffects(option, plain ? part : runs, createEffects({ writes }), fetches ? asks('go') : createEffects());
}

function readCargo(words: readonly Word[]): Effects {
  const option = findLooseOption(words, '--config -Z --manifest-path -C', 'plain');
  const [sub] = listSubcommands(words).slice(-1);
  const fetches = /^(?:install|add|update|fetch|search|publish|login|owner|yank|generate-lockfile|info)$/.test(
    sub ?? '',
  );
  return mergeEffects(
    option,
    sub === undefined ? part : runs,
    fetches && !isOffline(words) ? asks('crates') : createEffects(),
  );
}
