/**
 * A perl program that binds a folder so that its owner appears as another user. argv is source, target, the owner's uid and gid, and the
 * uid and gid to show. All other ids are unchanged. util-linux supports this from 2.39 on; perl is on every Debian and on GitHub's images.
 * The system call numbers are from syscalls(2): 428, 429 and 442 are the same on every architecture.
 */
export const idmapProgram = `
use strict; use POSIX ();
my ($source, $target, @ids) = @ARGV;
my $unshare = (POSIX::uname())[4] eq 'aarch64' ? 97 : 272;
pipe(my $ready, my $ready_in); pipe(my $done, my $done_in);
my $pid = fork() // die "fork: $!";
if (!$pid) {
  close $ready; close $done_in;
  syscall($unshare, 0x10000000) == 0 or POSIX::_exit(1);
  syswrite($ready_in, 'x'); sysread($done, my $byte, 1); POSIX::_exit(0);
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
