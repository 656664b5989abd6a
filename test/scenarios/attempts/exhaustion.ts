import { file, said, type Attempt } from './attempt.ts';

/** Attempts to use up the machine. Each is limited in itself, so that it does no harm if it is not contained. `held-memory.test.ts` has those on memory. */
// Without a control group, the limit of processes is above the threads that the user has: more than 200 are allowed where the user also runs the tests.
export const exhaustion: readonly Attempt[] = [
  {
    name: 'processes',
    program: {
      python: `
import os, signal, time
children = []
try:
    for _ in range(1_000):
        pid = os.fork()
        if pid == 0: time.sleep(20); os._exit(0)
        children.append(pid)
    print(os.environ['BITE'])
finally:
    for pid in children: os.kill(pid, signal.SIGKILL)`,
    },
    sign: said,
    control: 'through',
  },
  {
    name: 'threads',
    program: {
      python: `
import os, threading, time
for _ in range(1_000): threading.Thread(target=time.sleep, args=(5,), daemon=True).start()
print(os.environ['BITE'], flush=True)
os._exit(0)`,
    },
    sign: said,
    control: 'through',
  },
  {
    name: 'memory-as-files',
    program: {
      sh: 'for i in 1 2 3; do head -c 40000000 /dev/zero > /tmp/$T_NAME-$i || f=1; done; rm -f /tmp/$T_NAME-*; [ -z "$f" ] && echo $BITE',
    },
    sign: said,
    control: 'through',
  },
  {
    name: 'memory-as-shared-files',
    program: {
      sh: 'for i in 1 2 3; do head -c 40000000 /dev/zero > /dev/shm/$T_NAME-$i || f=1; done; rm -f /dev/shm/$T_NAME-*; [ -z "$f" ] && echo $BITE',
    },
    sign: said,
    control: 'through',
  },
  {
    name: 'large-file',
    program: { sh: 'head -c 80000000 /dev/zero > large && echo $BITE; rm -f large' },
    sign: said,
    control: 'through',
  },
  {
    name: 'sparse-file',
    program: { sh: 'truncate -s 200G sparse && echo $BITE; rm -f sparse' },
    sign: said,
    control: 'through',
  },
  {
    name: 'reserved-file',
    program: { sh: 'fallocate -l 80M reserved && echo $BITE; rm -f reserved' },
    sign: said,
    control: 'through',
  },
  {
    name: 'output-flood',
    program: { sh: 'yes | head -c 300000000; echo $BITE > after-the-flood' },
    sign: file('ws/after-the-flood'),
    control: 'stopped',
  },
  { name: 'spinning', program: { sh: 'while :; do :; done' }, sign: { type: 'process' }, control: 'stopped' },
  {
    name: 'ignoring-its-time',
    program: { sh: 'trap "" TERM INT HUP ALRM; sleep 1200; sleep 1200' },
    sign: { type: 'process' },
    control: 'through',
  },
  {
    name: 'holding-the-output',
    program: { sh: `setsid sleep 1200 & sleep 0.3; echo started` },
    sign: { type: 'process' },
    control: 'through',
  },
  // The last one, since in the control its process uses a processor until the end of the test.
  {
    name: 'spinning-on-its-own',
    program: { sh: 'setsid nice -n 19 sh -c "while :; do :; done" > /dev/null 2>&1 & while :; do :; done' },
    sign: { type: 'process' },
    control: 'through',
  },
];
