import { createOpaque, defineProgram, type ProgramProfile } from '../define-program.ts';

/** Programs that start a program from their arguments, or that can be made to run any command, and whose options are not read one by one. */
export const opaquePrograms: readonly ProgramProfile[] = [
  defineProgram(
    `chrt taskset unbuffer parallel watch script strace ltrace gdb lldb perf valgrind coproc busybox toybox coreutils flock chroot unshare nsenter
    setpriv runuser setarch linux32 linux64 prlimit choom numactl start-stop-daemon systemd-run at batch crontab bwrap firejail fakeroot proot entr
    ld.so ld-linux socat nc ncat netcat expect tmux screen dbus-run-session direnv nix-shell ed ex vi vim nvim emacs nano less more man dc m4 psql
    mysql sqlite3 osascript wish tclsh jshell ghci irb pry fish csh tcsh pwsh powershell`,
    'wrapper',
    (_words, { name }) =>
      createOpaque(`${name} runs what its arguments say; call that program itself, as a list of words`),
  ),
];
