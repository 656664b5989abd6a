import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import type { AcceptedChange, StateToPlace } from '../core/types/change.ts';
import type { AcceptedFile } from '../core/types/event.ts';
import { recordFiles } from '../core/types/record.ts';
import type { SecretFinder } from './secrets/redact.ts';

/** A file over this size is not kept; a resumed run has its content from before the run. */
const maxContentBytes = 16 * 1024 * 1024;

/**
 * Keeps the contents of accepted changes in the record, each once, by its SHA-256. Redaction would change a content, so a file
 * with a secret that it did not contain before the run is not kept, and neither is a path that contains one.
 */
export function createContentStore(options: {
  readonly redactor: SecretFinder;
  readonly writeFile: (name: string, content: Uint8Array) => void;
}): (change: AcceptedChange) => AcceptedFile {
  const { redactor } = options;
  const written = new Set<string>();

  function addsSecret(content: Buffer, readBase: AcceptedChange['readBase']): boolean {
    // Latin-1 maps bytes to characters, so that bytes which are not text can be searched too.
    const text = content.toString('latin1');
    const spans = redactor.findSecrets(text);
    if (spans.length === 0) return false;
    const base = Buffer.from(readBase() ?? []).toString('latin1');
    return spans.some(({ start, end }) => !base.includes(text.slice(start, end)));
  }

  return ({ path, state, read, readBase }) => {
    const withhold = (reason: 'secret' | 'size' | 'unread'): AcceptedFile => ({
      path: redactor.redactText(path),
      kind: 'withheld',
      reason,
    });
    if (redactor.findSecrets(path).length > 0) return withhold('secret');
    if (state.kind === 'symlink' && redactor.findSecrets(state.target).length > 0) return withhold('secret');
    if (state.kind !== 'file') return { path, ...state };
    if (state.bytes > maxContentBytes) return withhold('size');
    const found = read();
    if (found === null) return withhold('unread');
    const content = Buffer.from(found);
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (!written.has(sha256)) {
      if (addsSecret(content, readBase)) return withhold('secret');
      options.writeFile(`${recordFiles.contents}/${sha256}`, content);
      written.add(sha256);
    }
    return { path, ...state, sha256 };
  };
}

/** The contents of a record that are not what their name states. */
export function findChangedContents(directory: string): readonly string[] {
  const contents = join(directory, recordFiles.contents);
  if (!existsSync(contents)) return [];
  return (
    readdirSync(contents)
      // A killed run may have left half of one under a temporary name.
      .filter((name) => !name.endsWith('.tmp') && hashFile(join(contents, name)) !== name)
      .map((name) => `${recordFiles.contents}/${name}`)
  );
}

/** SHA-256 of a file, in hex. It is read in parts: the history of a long run has many megabytes. */
export function hashFile(path: string): string {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(64 * 1024);
  const descriptor = openSync(path, 'r');
  try {
    for (let length = readSync(descriptor, buffer); length > 0; length = readSync(descriptor, buffer))
      hash.update(buffer.subarray(0, length));
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('hex');
}

/**
 * The last accepted state of each path, with its content in `directory`, whose audit was verified. A path that was not kept is left out. Throws `usage` for
 * a content that is missing.
 */
export function readAcceptedStates(directory: string, files: readonly AcceptedFile[]): readonly StateToPlace[] {
  const last = [...new Map(files.map((file) => [file.path, file])).values()];
  const locate = (sha256: string): string => {
    const contentFile = join(directory, recordFiles.contents, sha256);
    if (existsSync(contentFile)) return contentFile;
    throw new HarnessError({
      code: 'usage',
      message: `${directory} lacks the content ${sha256} of a file`,
      hint: 'Give the whole record directory as the run left it.',
    });
  };
  return last.flatMap((file): StateToPlace[] => {
    if (file.kind === 'withheld') return [];
    if (file.kind !== 'file') return [{ path: file.path, state: file, contentFile: null }];
    return [{ path: file.path, state: file, contentFile: locate(file.sha256) }];
  });
}
