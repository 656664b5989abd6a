import type { Clock } from '../../../core/ports/clock.ts';
import { startProcess } from '../../box/processes/start-process.ts';
import { watchHolder, type Holder } from '../../host/processes/holder.ts';

const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/** Starts a command that makes mounts, prints one line that begins with `ready`, and then only keeps them. */
export async function startMountHolder([program = '', ...args]: readonly string[], clock: Clock): Promise<Holder> {
  return watchHolder(startProcess({ program, args, env, descriptors: [], user: null, status: null }).child, clock);
}
