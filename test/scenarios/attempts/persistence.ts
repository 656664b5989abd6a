import { file, said, type Attempt } from './attempt.ts';

// late.sh waits until the harness has ended, and then writes the token to late-NAME.
const late = (name: string, sh: string): Attempt => ({
  name,
  program: { sh: sh.replaceAll('LATE', `sh attempts/late.sh ${name}`) },
  sign: file(`ws/late-${name}`),
  control: 'through',
});

/**
 * Attempts to keep running after the command, its time limit or the run has ended.
 */
export const persistence: readonly Attempt[] = [
  late('background', 'LATE > /dev/null 2>&1 &'),
  late('nohup', 'nohup LATE > /dev/null 2>&1 &'),
  late('ignoring-signals', '(trap "" TERM HUP INT; LATE) > /dev/null 2>&1 &'),
  late('own-session', `setsid LATE > /dev/null 2>&1 &`),
  late('own-session-ignoring-signals', `setsid sh -c 'trap "" TERM HUP INT QUIT; exec LATE' > /dev/null 2>&1 &`),
  late('double-fork', `(setsid sh -c "LATE &" > /dev/null 2>&1 &)`),
  late('session-after-session', `setsid sh -c "setsid sh -c \\"setsid LATE &\\" &" > /dev/null 2>&1 &`),
  {
    name: 'daemon-of-node',
    program: {
      node: `require('child_process').spawn('sh', ['attempts/late.sh', 'daemon-of-node'], { detached: true, stdio: 'ignore', env: { ...process.env, SCRIPT_HARNESS_COMMAND: undefined } }).unref()`,
    },
    sign: file('ws/late-daemon-of-node'),
    control: 'through',
  },
  {
    name: 'daemon-of-python',
    program: {
      python: `
import os, sys
if os.fork(): sys.exit()
os.setsid()
if os.fork(): os._exit(0)
os.closerange(0, 64)
os.open('/dev/null', os.O_RDWR); os.dup(0); os.dup(0)
os.environ.pop('SCRIPT_HARNESS_COMMAND', None)
os.execvp('sh', ['kworker/0:1', 'attempts/late.sh', 'daemon-of-python'])`,
    },
    sign: file('ws/late-daemon-of-python'),
    control: 'through',
  },
  {
    // A timer of the kernel sends SIGCONT every millisecond.
    name: 'woken-by-a-timer',
    program: {
      sh: `setsid /usr/bin/python3 -c '
import ctypes, os, struct, time
create, start = (222, 223) if os.uname().machine == "x86_64" else (107, 110)
libc, timer = ctypes.CDLL(None), ctypes.create_string_buffer(8)
libc.syscall(create, 1, struct.pack("qii48x", 0, 18, 0), timer)
libc.syscall(start, struct.unpack("i", timer.raw[:4])[0], 0, struct.pack("4q", 0, 1000000, 0, 1000000), None)
while not os.path.exists("go"): time.sleep(0.001)
open("late-woken-by-a-timer", "w").write(os.environ["BITE"])' > /dev/null 2>&1 &`,
    },
    sign: file('ws/late-woken-by-a-timer'),
    control: 'through',
  },
  {
    name: 'sleeper',
    program: { sh: `setsid sleep 1200 > /dev/null 2>&1 &` },
    sign: { type: 'process' },
    control: 'through',
  },
  {
    name: 'stopped-process',
    program: { sh: `setsid sh -c "kill -STOP \\$\\$" > /dev/null 2>&1 &` },
    sign: { type: 'process' },
    control: 'through',
  },
  {
    name: 'woken-by-a-library-timer',
    program: {
      python: `
import ctypes, os, signal, struct
if os.fork(): raise SystemExit
os.setsid()
if os.fork(): os._exit(0)
# SIGCONT each 50 ms, also while the process is stopped.
libc, timer = ctypes.CDLL(None), ctypes.c_void_p()
libc.timer_create(1, struct.pack('qii48x', 0, signal.SIGCONT, 0), ctypes.byref(timer))
libc.timer_settime(timer, 0, struct.pack('4q', 0, 50_000_000, 0, 50_000_000), None)
os.kill(os.getpid(), signal.SIGSTOP)
os.environ.pop('SCRIPT_HARNESS_COMMAND', None)
os.closerange(0, 64)
os.open('/dev/null', os.O_RDWR); os.dup(0); os.dup(0)
os.execvp('sh', ['sh', 'attempts/late.sh', 'woken-by-a-library-timer'])`,
    },
    sign: file('ws/late-woken-by-a-library-timer'),
    control: 'through',
  },
  late(
    'woken-by-a-sibling',
    `setsid sh -c 'kill -STOP $$; exec LATE' > /dev/null 2>&1 &
sleeper=$!
(setsid sh -c "while sleep 0.1; do kill -CONT $sleeper || exit; done" > /dev/null 2>&1 &)`,
  ),
  {
    name: 'open-descriptor',
    program: {
      sh: `exec 9>> held-file
setsid sh -c 'i=0; while [ ! -e go ] && [ $i -lt 6000 ]; do sleep 0.1; i=$((i+1)); done; echo $BITE >&9' > /dev/null 2>&1 &`,
    },
    sign: file('ws/held-file'),
    control: 'through',
  },
  {
    name: 'crontab',
    program: { sh: 'echo "# $BITE" | crontab - && echo $BITE; crontab -r' },
    sign: said,
    control: 'either',
  },
  {
    name: 'user-service',
    program: { sh: 'systemd-run --user --collect true && echo $BITE' },
    sign: said,
    control: 'either',
  },
  { name: 'at-job', program: { sh: 'echo true | at now + 1 year && echo $BITE' }, sign: said, control: 'either' },
];
