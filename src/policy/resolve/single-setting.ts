import type { Problem } from '../../core/types/error.ts';
import type { Layer } from './layers.ts';

/** Keys that only one layer may decide: no layer replaces what another one wrote. */
type SingleKey = 'search' | 'publish';

/** The value of a key in the layers; undefined if none does. `checkSingle` has reported layers that differ. */
export function readSingle<Key extends SingleKey>(layers: readonly Layer[], key: Key): Layer['file'][Key] {
  return layers.find(({ file }) => file[key] !== undefined)?.file[key];
}

/** Reports two layers that write different things under a key. */
export function checkSingle(layers: readonly Layer[], key: SingleKey, problems: Problem[]): void {
  const [first, ...others] = layers.filter(({ file }) => file[key] !== undefined);
  for (const { file, yaml } of others)
    if (first !== undefined && JSON.stringify(file[key]) !== JSON.stringify(first.file[key]))
      problems.push(
        yaml.problemAt([key], `${key} is another one in ${first.name}`, 'Leave it out, or write exactly the same.'),
      );
}
