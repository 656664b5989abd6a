// A main that is killed during its run: it saves its state, writes a record, and never ends.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveRunState } from '../../src/github/state.ts';

const recordDirectory = process.argv[2] ?? '';
saveRunState({
  schema: 'run-state/v1',
  recordDirectory,
  artifactName: 'record-1',
  upload: 'full',
  retentionDays: null,
  summary: 'full',
  programSha256: null,
});
await mkdir(recordDirectory);
await writeFile(join(recordDirectory, 'history.jsonl'), '{"seq":1}\n');
process.stdout.write('recording\n');
setInterval(() => {}, 1000);
