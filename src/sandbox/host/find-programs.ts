import { HarnessError } from '../../core/types/error.ts';

/** Programs that the harness starts, as absolute trusted paths. */
export interface Programs {
  readonly bwrap: string;
  readonly prlimit: string;
  readonly setpriv: string | null;
  readonly unshare: string;
  readonly mount: string;
  readonly nsenter: string;
  readonly perl: string | null;
  readonly script: string | null;
  readonly stty: string | null;
  readonly sh: string;
  readonly cp: string;
  readonly chown: string;
  readonly rm: string;
  readonly du: string;
  readonly mkfifo: string;
  readonly mknod: string;
}

/** The programs that start a sandbox, found with `find`. Throws `sandbox` if one of those is missing that every run of this user needs. */
export function findPrograms(find: (name: string) => string | null, uid: number): Programs {
  const bwrap = find('bwrap');
  if (bwrap === null)
    throw new HarnessError({
      code: 'sandbox',
      message: 'bubblewrap (bwrap) is not installed, so no command can be contained',
      hint: 'Install it: sudo apt-get install -y bubblewrap (Debian, Ubuntu), or your distribution’s package.',
    });
  const [nsenter, unshare, mount, prlimit] = [find('nsenter'), find('unshare'), find('mount'), find('prlimit')];
  const setpriv = find('setpriv');
  if (nsenter === null || unshare === null || mount === null || prlimit === null || (setpriv === null && uid === 0)) {
    const found = { nsenter, unshare, mount, prlimit, ...(uid === 0 && { setpriv }) };
    const missing = Object.entries(found).flatMap(([name, path]) => (path === null ? [name] : []));
    throw new HarnessError({
      code: 'sandbox',
      message: `${missing.join(' and ')} of util-linux not found among programs that root owns, so no command can be contained`,
      hint: 'Install it: apt-get install -y util-linux (Debian, Ubuntu), or your distribution’s package.',
    });
  }
  return {
    bwrap,
    prlimit,
    setpriv,
    unshare,
    mount,
    nsenter,
    perl: find('perl'),
    script: find('script'),
    stty: find('stty'),
    sh: find('sh') ?? '/bin/sh',
    cp: find('cp') ?? '/bin/cp',
    chown: find('chown') ?? '/bin/chown',
    rm: find('rm') ?? '/bin/rm',
    du: find('du') ?? '/usr/bin/du',
    mkfifo: find('mkfifo') ?? '/usr/bin/mkfifo',
    mknod: find('mknod') ?? '/usr/bin/mknod',
  };
}
