import type { Problem } from '../../core/types/error.ts';
import type { Layer } from './layers.ts';

/** Reports two layers that write different things under a key. */
export function checkSingle(layers: readonly Layer[], key: 'search' | 'publish', problems: Problem[]): void {
  const [first, ...others] = layers.filter(({ file }) => file[key] !== undefined);
  for (const { file, yaml } of others)
    if (first !== undefined && JSON.stringify(file[key]) !== JSON.stringify(first.file[key]))
      problems.push(
        yaml.problemAt([key], `${key} is another one in ${first.name}`, 'Leave it out, or write exactly the same.'),
      );
}
