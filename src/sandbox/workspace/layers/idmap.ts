import type { RunUser } from '../../host/run-user.ts';

// A perl program that binds a folder so that its owner appears as another user. argv is the number of the system call `unshare`, the owner's uid and
// gid, the uid and gid to show, source and target. All other ids are unchanged. util-linux supports this from 2.39 on; perl is on every Debian and on
// GitHub's images. The system calls 428, 429 and 442 have these numbers on every architecture. POSIX is not loaded, which would take longer than the
// rest.
const program = `
use strict;
my ($unshare, $source, $target, @ids) = @ARGV[0, 5, 6, 1 .. 4];
pipe(my $ready, my $ready_in); pipe(my $done, my $done_in);
my $pid = fork() // die "fork: $!";
if (!$pid) {
  close $ready; close $done_in;
  syscall(0 + $unshare, 0x10000000) == 0 or exit 1;
  syswrite($ready_in, 'x'); sysread($done, my $byte, 1); exit 0;
}
close $ready_in; close $done;
sysread($ready, my $byte, 1) or die "no user namespace";
for (['uid', @ids[0, 2]], ['gid', @ids[1, 3]]) {
  my ($kind, $from, $to) = @$_;
  my @lines = $from == $to ? () : ("$from $to 1", "$to $from 1");
  my $at = 0;
  for my $id (sort { $a <=> $b } $from == $to ? () : ($from, $to)) {
    push @lines, "$at $at " . ($id - $at) if $id > $at;
    $at = $id + 1;
  }
  push @lines, "$at $at " . (4294967295 - $at);
  open(my $map, '>', "/proc/$pid/\${kind}_map") or die "map: $!";
  syswrite($map, join("\\n", @lines) . "\\n") or die "map: $!";
  close $map or die "map: $!";
}
open(my $namespace, '<', "/proc/$pid/ns/user") or die "namespace: $!";
my $tree = syscall(428, -100, $source, 0x80001);
$tree >= 0 or die "open_tree: $!";
my ($empty, $attributes) = ('', pack('QQQQ', 0x100000, 0, 0, fileno($namespace)));
syscall(442, $tree, $empty, 0x1000, $attributes, 32) == 0 or die "mount_setattr: $!";
syscall(429, $tree, $empty, -100, $target, 4) == 0 or die "move_mount: $!";
close $done_in; waitpid($pid, 0);
`;

// From syscalls(2).
const unshareNumbers: Readonly<Record<string, number>> = { x64: 272, arm64: 97 };

/** The command that binds a folder, given as its last two words source and target, so that the owner of the repository appears as the run's user. */
export function renderIdmap(perl: string, { owner, uid, gid }: RunUser, arch: string): readonly string[] {
  const numbers = [unshareNumbers[arch] ?? -1, owner.uid, owner.gid, uid, gid];
  return [perl, '-e', program, ...numbers.map(String)];
}
