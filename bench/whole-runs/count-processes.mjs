// Loaded into the program by `--import`: writes a line for each process that its main thread starts.
import { ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_PROCESSES;
if (isMainThread && file !== undefined) {
  const count = (how, start) =>
    function counted(options) {
      appendFileSync(file, `${how} ${options.file}\n`);
      return start.call(this, options);
    };
  ChildProcess.prototype.spawn = count('async', ChildProcess.prototype.spawn);
  // Every synchronous start ends here.
  const binding = process.binding('spawn_sync');
  binding.spawn = count('sync', binding.spawn);
}
