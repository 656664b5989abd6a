import type { Word } from '../../../core/types/access.ts';
import {
  createEffects,
  createOpaque,
  defineProgram,
  mergeEffects,
  splitNames,
  textOf,
  word,
  type Effects,
} from '../define-program.ts';

const valueTests = new Set(
  splitNames(`-name -iname -path -ipath -wholename -iwholename -type -xtype -maxdepth -mindepth -size -mtime -mmin -atime -amin -ctime -cmin -perm
  -user -group -uid -gid -regex -iregex -regextype -lname -ilname -links -inum -fstype -used -newermt -printf`),
);
const plainTests = new Set(
  splitNames(`-print -print0 -ls -empty -prune -not ! -o -or -a -and ( ) , -true -false -depth -d -xdev -mount -quit -readable -executable
  -writable -nouser -nogroup -daystart -noleaf -ignore_readdir_race -noignore_readdir_race`),
);
const fileTests = new Set(splitNames('-newer -anewer -cnewer -samefile'));
const writingTests = new Map([
  ['-fprint', 1],
  ['-fprint0', 1],
  ['-fls', 1],
  ['-fprintf', 2],
]);
const runningTests = new Set(splitNames('-exec -execdir -ok -okdir'));

/** `find`: reads the folders, and applies its actions to the files that it finds. */
export const find = defineProgram('find', 'reader', (words) => {
  // `-H`, `-L` and `-P` come first and only select which links are followed.
  const first = words.findIndex((written) => !/^-[HLP]$/.test(textOf(written) ?? ''));
  const own = first < 0 ? [] : words.slice(first);
  const start = own.findIndex((written) => {
    const text = textOf(written);
    return text !== null && (text.startsWith('-') || text === '(' || text === '!');
  });
  const folders = start < 0 ? own : own.slice(0, start);
  const roots = folders.length === 0 ? [word('.')] : folders;
  const unknown = folders
    .filter((written) => written.type === 'dynamic' && written.folder === null)
    .map(() => createOpaque('the folders that find goes through are known only when it runs'));
  return mergeEffects(
    createEffects({ reads: roots }),
    ...unknown,
    ...(start < 0 ? [] : readExpression(own.slice(start), roots)),
  );
});

function readExpression(words: readonly Word[], roots: readonly Word[]): Effects[] {
  const all: Effects[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const text = textOf(words[at]);
    if (text === null) return [...all, createOpaque('a test of find is known only when it runs')];
    const value = words[at + 1];
    if (plainTests.has(text)) continue;
    if (valueTests.has(text) || fileTests.has(text) || writingTests.has(text)) {
      if (value?.type === 'dynamic') return [...all, createOpaque(`the value of ${text} is known only when it runs`)];
      if (value === undefined) return [...all, createEffects({ known: 'part' })];
      if (fileTests.has(text)) all.push(createEffects({ reads: [value] }));
      if (writingTests.has(text)) all.push(createEffects({ writes: [value] }));
      at += writingTests.get(text) ?? 1;
    } else if (text === '-delete') {
      all.push(createEffects({ writes: roots }));
    } else if (runningTests.has(text)) {
      const { effects, end } = readAction(words, at + 1, text, roots);
      all.push(effects);
      at = end;
    } else {
      return [...all, createOpaque(`find ${text} is not known`)];
    }
  }
  return all;
}

function readAction(
  words: readonly Word[],
  from: number,
  action: string,
  roots: readonly Word[],
): { readonly effects: Effects; readonly end: number } {
  const end = words.findIndex((written, index) => {
    const text = textOf(written);
    return index > from && (text === ';' || (text === '+' && textOf(words[index - 1]) === '{}'));
  });
  if (end < 0) return { effects: createOpaque(`find ${action} has no end`), end: words.length };
  const command = words.slice(from, end).map((written) => replaceFound(written, roots));
  // In the folder of a found file, a relative path or a program name may mean another file.
  const effects = action.endsWith('dir')
    ? mergeEffects(
        createOpaque(`find ${action} runs in folders that are not known`),
        createEffects({ commands: [command] }),
      )
    : createEffects({ commands: [command] });
  return { effects, end };
}

// A found name begins with the searched folder, so it is not an option unless that folder's name looks like one.
function replaceFound(written: Word, roots: readonly Word[]): Word {
  const text = textOf(written);
  if (text === null || !text.includes('{}')) return written;
  const [root] = roots;
  const folder = roots.length === 1 && text === '{}' ? textOf(root) : null;
  return { type: 'dynamic', text, folder };
}
