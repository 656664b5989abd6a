import { explainMissingBubblewrap } from './probe.ts';
import type { Programs } from './wrapper.ts';

/** The programs that start a sandbox, as `find` knows them. Throws `sandbox` where bwrap is missing. */
export function findPrograms(find: (name: string) => string | null): Programs {
  const bwrap = find('bwrap');
  if (bwrap === null) throw explainMissingBubblewrap();
  return {
    bwrap,
    prlimit: find('prlimit'),
    setpriv: find('setpriv'),
    unshare: find('unshare'),
    mount: find('mount'),
    nsenter: find('nsenter'),
    script: find('script'),
    stty: find('stty'),
    sh: find('sh') ?? '/bin/sh',
    cp: find('cp') ?? '/bin/cp',
    dash: find('dash'),
  };
}
