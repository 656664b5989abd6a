import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import type { MinimalRoot } from './bubblewrap.ts';
import { readStats } from '../files/paths.ts';

/** Only the system's programs and libraries, for the harness's own processes in a sandbox. */
export function readMinimalRoot(): MinimalRoot {
  const folders = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'].flatMap((path) => {
    const stats = readStats(path);
    return stats === null ? [] : [{ path, link: stats.isSymbolicLink() }];
  });
  return {
    type: 'minimal',
    readOnly: [
      '/usr',
      ...folders.filter(({ link }) => !link).map(({ path }) => path),
      ...(readStats('/etc/ld.so.cache') === null ? [] : ['/etc/ld.so.cache']),
    ],
    links: folders.filter(({ link }) => link).map(({ path }) => ({ path, target: relative('/', realpathSync(path)) })),
  };
}
