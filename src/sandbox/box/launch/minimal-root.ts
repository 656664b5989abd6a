import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { MinimalRoot } from './bubblewrap.ts';
import { isBelow, readStats } from '../../host/files/paths.ts';

/**
 * What the node that runs the harness needs to start, apart from its own file: the libraries of the system, the folders of the other libraries
 * that it has loaded, and the modules that distributions take out of node. No program, and no settings.
 */
export function readNodeRoot(): MinimalRoot {
  const { links, readOnly } = readMinimalRoot();
  const loaded = readFileSync('/proc/self/maps', 'utf8')
    .split('\n')
    .flatMap((line) => (line.includes('/') ? [line.slice(line.indexOf('/'))] : []))
    .filter((path) => /\.so(?:\.|$)/.test(basename(path)))
    .map((path) => dirname(path));
  const others = loaded.filter((folder) => !libraryFolders.some((own) => isBelow(own, folder)));
  const folders = [...libraryFolders, '/usr/share/nodejs', ...others].filter(
    (path) => readStats(path)?.isDirectory() === true,
  );
  return {
    type: 'minimal',
    readOnly: [...new Set([...folders, ...readOnly.filter((path) => /^\/(?:lib|etc)/.test(path))])],
    links: links.filter(({ path }) => path.startsWith('/lib')),
  };
}

const libraryFolders = ['/usr/lib', '/usr/lib32', '/usr/lib64', '/usr/libx32'];

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
