/** Devices that hold nothing of the machine, and that every sandbox has. Commands may read and write them under every policy. */
export const harmlessDevices: ReadonlySet<string> = new Set([
  '/dev/null',
  '/dev/zero',
  '/dev/full',
  '/dev/random',
  '/dev/urandom',
]);
